"""A large card raises dust where it lands, a natural and a whole pot glint: only where things may move."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import BLEND_SUB

from game.rules.places import hand
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.bursts import draw_bursts, draw_cries, draw_sparks
from game.scenes.table.scenery import Scenery
from game.show.cards import boxes_of
from game.show.frame import Burst
from game.show.layout import OWN_CARDS, SMALL
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Hot
from tests.ui.stage import same

from .ochko import ochko
from .stage import IN_BETWEEN, Table, table

WIDE = "5H QS 9C"


def dust(made: Table) -> set[int]:
    seen = set()
    for _ in range(600):
        made.run(10, 10)
        seen |= {card.dust for card in made.scene._frame.cards}
    return seen


def test_dust_rises_where_a_large_card_lands_unless_motion_is_reduced() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        assert dust(made) == {0, 1, 2, 3}
    with table(IN_BETWEEN, WIDE, reduced_motion=True) as made:
        assert dust(made) == {0}


def scenery(made: Table, canvas: Canvas, burst: Burst) -> Scenery:
    """The table as it is seen while `burst` lights up."""
    scene = made.scene
    frame = replace(scene._frame, bursts=(burst,))
    return scene._painter.scenery(canvas, frame, scene.board, scene._look)


def glinting(made: Table, burst: Burst) -> Canvas:
    canvas = Canvas(made.app.services.atlas, made.app.services.fonts)
    draw_sparks(scenery(made, canvas, burst))
    return canvas


def test_naturals_and_whole_pots_glint_and_small_gains_do_not() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        dark = glinting(made, Burst("gain", 0, 500))
        natural = glinting(made, Burst("cry", 0, 500, what="natural_shown"))
        pot = glinting(made, Burst("confetti", 2, 500))
        assert not same(dark, natural)
        assert not same(dark, pot)
        assert not same(natural, pot), "each where its cards lie"
        for p in (0, 1000):
            assert same(dark, glinting(made, Burst("confetti", 2, p))), "nothing is left over"


def hopping(made: Table) -> list[int]:
    """The order in which large cards that lie there leave the cloth once the person has won."""
    made.ask()
    made.do(Hot("m"), Hot("m"))
    order: list[int] = []
    for _ in range(300):
        made.run(10, 10)
        if 0 in made.scene._frame.marks:
            order += [card.x for card in made.scene._frame.cards if card.hero and card.lift > 2]
    return list(dict.fromkeys(order))


def test_cards_that_win_hop_from_low_over_third_to_high_unless_motion_is_reduced() -> None:
    low, high, third = (at.x for at in OWN_CARDS)
    with table(IN_BETWEEN, WIDE, shake=0) as made:
        assert hopping(made)[:3] == [low, third, high]
    with table(IN_BETWEEN, WIDE, reduced_motion=True) as made:
        assert hopping(made) == []


def tilts(made: Table) -> tuple[set[bool], set[bool]]:
    """Whether cards were turned aside: those in the air, and those that lie there at the end."""
    flying = set()
    while not made.scene.asked:
        made.run(10, 10)
        flying |= {card.tilt != 0 for card in made.scene._frame.cards if card.lift > 4}
    return flying, {card.tilt != 0 for card in made.scene._frame.cards}


def test_cards_swing_in_the_air_and_lie_straight() -> None:
    with table(IN_BETWEEN, WIDE, 5) as made:
        assert tilts(made) == ({True, False}, {False})
    with table(IN_BETWEEN, WIDE, 5, reduced_motion=True) as made:
        assert tilts(made) == (set(), {False})


def test_a_cry_hides_nobodys_cards() -> None:
    with ochko(OchkoBankRules(deals=2), 6, "", 5, look="bucharest") as made:
        made.ask()
        made.do(Confirm())
        made.ask()
        scene, bare = made.scene, made.picture()
        told = made.picture()
        draw_cries(scenery(made, told, Burst("cry", 0, 500, what="natural_shown")))
        assert not same(bare, told)
        for seat in range(6):
            place = hand(seat)
            for box in boxes_of(place, scene.board.cards[place], scene.board, scene._layout):
                area = (box.x, box.y, box.w, box.h)
                parts = [canvas.surface.subsurface(area).copy().get_buffer().raw for canvas in (bare, told)]
                assert parts[0] == parts[1]


def test_in_a_full_car_what_a_seat_cries_or_wins_stays_on_its_own_cards_below_their_ranks() -> None:
    with ochko(OchkoBankRules(deals=2), 14, "", 13, look="istanbul") as made:
        made.ask()
        for seat in range(1, 14):
            for burst in (Burst("cry", seat, 500, what="busted"), Burst("gain", seat, 500, amount=120)):
                told = Canvas(made.app.services.atlas, made.app.services.fonts)
                told.surface.fill("black")
                bare = told.surface.copy()
                at = scenery(made, told, burst)
                draw_cries(at)
                draw_bursts(at, "table.won_all", "table.shared")
                changed = told.surface.copy()
                changed.blit(bare, (0, 0), special_flags=BLEND_SUB)
                changed.set_colorkey("black")
                drawn = changed.get_bounding_rect()
                theirs = made.scene._layout.at[seat].hand
                assert drawn.w
                assert abs(drawn.centerx - theirs.x) <= 1
                assert theirs.y + 14 <= drawn.top < drawn.bottom <= theirs.y + SMALL[1] + 2
