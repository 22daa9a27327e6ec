"""The saloon in motion: lamps sway, the night passes, the cloth brightens, a landing presses a card flat."""

from __future__ import annotations

import pytest

from game.career.level import STATIONS
from game.rules.engine import Rules
from game.rules.ochko.table import Slip
from game.rules.places import HANDS
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.backdrop import BAND, NEAR_MS, RESTING, Ride
from game.scenes.table.talk import STAYS
from game.show.cues import LAND
from game.ui.canvas import Canvas
from game.ui.intents import Adjust, Confirm

from .ochko import ochko
from .stage import IN_BETWEEN, RED_DOG, Table, program, table

WIDE = "5H QS 9C"
BET = (Adjust(2), Confirm())


def pixels(canvas: Canvas, outside: bool = False) -> bytes:
    """A picture, or all of it but the band of the windows."""
    row, (_, top, _, height) = canvas.surface.get_pitch(), BAND
    whole = bytes(canvas.surface.get_buffer())
    return whole[: top * row] + whole[(top + height) * row :] if outside else whole


def test_the_train_is_slower_for_the_eye_while_the_person_thinks() -> None:
    fast, slow = Ride(), Ride()
    steps = [(fast.pass_time(20, True), slow.pass_time(20, False)) for _ in range(3000)]
    assert sum(quick for quick, _ in steps) == 60_000 // NEAR_MS
    assert sum(calm for _, calm in steps) == 60_000 // NEAR_MS // RESTING


@pytest.mark.parametrize("station", STATIONS)
def test_lamps_hang_in_every_saloon_and_sway(station: str) -> None:
    with program() as app:
        for lamp in (f"lamp/{station}", f"lamp_long/{station}"):
            hanging = [app.services.atlas.names(f"{lamp}/{frame}/") for frame in range(5)]
            assert [len(names) for names in hanging] == [len(hanging[0])] * 5
            assert len(hanging[0]) >= 2
            first = {app.services.atlas.picture(names[0]).entry.rect for names in hanging}
            assert len(first) == 5, "a lamp has five different pictures"


def windows_again(at: Table) -> None:
    """Wait until only the windows are to be drawn again: they look as they do in a whole picture."""
    at.ask()
    at.run(STAYS)  # nobody is speaking
    before = at.picture()
    at.scene.damage = False
    at.run(2000)
    assert at.scene.damage == BAND
    canvas = before.keep()
    with canvas.clip(*BAND):
        at.scene.draw(canvas)
    assert pixels(canvas) != pixels(before)
    assert pixels(canvas, outside=True) == pixels(before, outside=True)
    assert pixels(at.picture()) == pixels(canvas)


@pytest.mark.parametrize(
    ("rules", "seats", "look"), [(IN_BETWEEN, 4, "london"), (RED_DOG, 4, "vienna"), (IN_BETWEEN, 12, "paris")]
)
def test_only_the_windows_change_while_the_person_thinks(rules: Rules, seats: int, look: str) -> None:
    with table(rules, WIDE, seats, look=look) as at:
        windows_again(at)


@pytest.mark.parametrize("slips", [(), (Slip(1, "face_up", 0),)])
def test_in_a_full_car_cards_and_panels_lie_over_the_windows(slips: tuple[Slip, ...]) -> None:
    rules = OchkoBankRules(deals=12, irregularities="scripted" if slips else "off")
    with ochko(rules, 14, banker=13, look="istanbul", slips=slips) as at:
        windows_again(at)


def test_nothing_moves_for_those_who_want_no_motion() -> None:
    with table(IN_BETWEEN, WIDE, reduced_motion=True) as at:
        at.ask()
        at.run(STAYS)
        at.picture()
        at.scene.damage = False
        at.run(5000)
        assert at.scene.damage is False


def landing(at: Table) -> list[int]:
    """How flat the first card that the person is dealt was in each of some 10 ms after it had arrived."""
    at.until(lambda scene: scene.board.deal == 1 and bool(scene.board.cards.get(HANDS[0])))
    flat: list[int] = []
    for _ in range(60):
        at.run(10, 10)
        flat += [sprite.squash for sprite in at.scene._frame.cards if sprite.hero][:1]
    return flat


def test_a_card_is_pressed_flat_when_it_lands_and_springs_back() -> None:
    with table(IN_BETWEEN, WIDE) as at:
        flat = landing(at)
        assert max(flat) > 2
        assert 0 < sum(amount > 0 for amount in flat) * 10 <= LAND
        assert flat[0] == flat[-1] == 0
        drawn = at.picture()
        assert pixels(drawn) == pixels(at.picture())
    with table(IN_BETWEEN, WIDE, reduced_motion=True) as at:
        assert not any(landing(at))


def test_the_cloth_brightens_round_the_winner_unless_flashing_is_reduced() -> None:
    shown = {}
    for reduced in (True, False):
        with table(IN_BETWEEN, WIDE, reduce_flashing=reduced) as at:
            at.ask()
            at.do(*BET)
            at.until(lambda scene: any(burst.kind == "gain" for burst in scene._frame.bursts))
            at.run(300)
            shown[reduced] = pixels(at.picture())
    assert shown[True] != shown[False]


@pytest.mark.parametrize(
    ("cards", "burst", "flies"), [("5H QS 9C", "gain", True), ("5H 8S 8C", "loss", False)]
)
def test_what_is_won_flies_and_what_is_lost_is_pushed_away(cards: str, burst: str, flies: bool) -> None:
    with table(IN_BETWEEN, cards) as at:
        at.ask()
        at.do(*BET)
        at.until(lambda scene: any(each.kind == burst for each in scene._frame.bursts))
        lifts: list[int] = []
        for _ in range(60):
            at.run(10, 10)
            lifts += [coin.lift for coin in at.scene._frame.coins]
        assert lifts
        assert (max(lifts) > 20) is flies
        assert flies or max(lifts) <= 3
