"""Every word of the table has room in its place, in all three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.i18n import LANGUAGES, Words
from game.paths import baked
from game.scenes.table.dog import DEALERS
from game.scenes.table.hud import places_of
from game.scenes.table.lesson import LARGE_ROOM, LARGE_STEP, PREFIX
from game.scenes.table.seats import BUBBLE_LETTERS
from game.show.layout import COACH, GAUGE_PLATE, OWN_CARDS
from game.show.layout_dog import SECTORS
from game.ui.text import LARGE, Fonts

from .stage import CAST, SEEN

MOST = 99_999  # chips that anything at a table may show
RIBBON_END = 390  # the short cuts end right of the ribbon of the person's turn
ARCH = 130  # inside the dial
NOTICE = 92  # the longest line of the house rules on the cloth
LINE, LINES = 504, 2  # the teacher's box
TITLES = ("in_between", "yablon", "yablon_bank", "red_dog", "ochko")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(baked() / "locale", request.param, strict=True)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts(baked() / "fonts")


def names(words: Words) -> Iterator[str]:
    for who in CAST:
        yield words.tr(f"name.{who}")


def test_names_stand_on_their_plates(words: Words, fonts: Fonts) -> None:
    assert [name for name in names(words) if fonts["body"].width(name) > 52] == []


def test_big_buttons_hold_their_words(words: Words, fonts: Fonts) -> None:
    width = places_of(3)[0][2] - 6
    keys = (
        "bet_button",
        "pot_button",
        "pool_button",
        "all_in",
        "again",
        "pass_button",
        "call_higher",
        "call_low",
    )
    for key in keys:
        assert fonts["body"].width(words.tr(f"table.{key}")) <= width, key


def test_the_bar_says_who_plays(words: Words, fonts: Fonts) -> None:
    notes = [words.tr("table.turn_of", name=name) for name in names(words)]
    notes += [words.tr("table.your_turn"), words.tr("table.dealing")]
    assert [note for note in notes if fonts["body"].width(note) > 86] == []
    chips = fonts["display"].width(words.number(999))
    assert 66 + chips + fonts["body"].width(words.tr("table.goal", n=999)) <= 139


def test_the_bet_and_its_limits_do_not_meet(words: Words, fonts: Fonts) -> None:
    left = 150 + fonts["body"].width(words.tr("table.bet")) + 6
    left += fonts["display"].width(words.number(9_999))
    assert left < 380 - fonts["body"].width(words.tr("table.range", low=1, high=9_999))


def test_the_coach_keeps_to_its_panel(words: Words, fonts: Fonts) -> None:
    room = COACH.w - 16
    wins = words.tr("table.wins_of", n=44, m=50) + " · " + words.tr("table.worth", value="−999,9")
    said = [words.ntr("table.between", n) for n in (1, 2, 5, 11)]
    said += [words.tr(f"table.{key}") for key in ("nothing_between", "coach_waits", "best_pass")]
    said += [wins, words.tr("table.best_bet", n=MOST), words.tr("table.seen", n=51)]
    assert [line for line in said if fonts["body"].width(line) > room] == []
    head = words.tr("table.coach") + "Enter " + words.tr("table.hide")
    assert fonts["body"].width(head) <= room


def test_the_cornice_leaves_room_for_the_title(words: Words, fonts: Fonts) -> None:
    for game in ("in_between", "yablon"):
        half = fonts["display"].width(words.tr(f"game.{game}")) // 2 + 30
        for station in ("london", "paris", "constanta"):
            left = words.tr("table.car", station=words.tr(f"station.{station}"))
            assert 8 + fonts["body"].width(left) < 320 - half
        right = words.tr("table.deal_of", ante=100, n=48, m=48)
        for said in (right, words.tr("table.draw")):
            assert 632 - fonts["body"].width(said) > 320 + half
    for game, station, said in (
        ("yablon_bank", "salzburg", words.tr("table.hand_of", n=48, m=48)),
        ("red_dog", "vienna", words.tr("table.round_of", ante=100, n=48, m=48)),
    ):
        half = fonts["display"].width(words.tr(f"game.{game}")) // 2 + 30
        left = words.tr("table.car", station=words.tr(f"station.{station}"))
        assert 8 + fonts["body"].width(left) < 320 - half
        assert 632 - fonts["body"].width(said) > 320 + half


def test_short_cuts_stand_beside_the_ribbon(words: Words, fonts: Fonts) -> None:
    for speed in ("slow", "normal", "fast", "very_fast", "instant"):
        said = [words.tr(f"table.{key}") for key in ("pause_key", "rules_key", "log_key", f"speed_{speed}")]
        assert 634 - sum(15 + fonts["body"].width(each) + 9 for each in said) > RIBBON_END
    ribbon = fonts["body"].width(words.tr("table.your_turn")) + 30
    assert 320 + ribbon // 2 < RIBBON_END


def test_plates_and_banners_hold_their_words(words: Words, fonts: Fonts) -> None:
    assert fonts["body"].width(words.tr("table.limit", n=9_999)) <= GAUGE_PLATE.w - 4
    for key in ("won_pot", "won_pool", "divided", "divided_pot"):
        assert fonts["display"].width(words.tr(f"table.{key}")) <= 420
    for key in ("pot", "pool"):
        assert 9 + fonts["body"].width(words.tr(f"table.{key}")) + fonts["display"].width("999") <= 76


def test_that_the_table_closes_stands_clear_of_its_title(words: Words, fonts: Fonts) -> None:
    plaque = max(fonts["display"].width(words.tr(f"game.{game}")) for game in TITLES) + 60
    for key in ("table.closing", "table.you_are_out", "party.changing"):
        assert 632 - fonts["body"].width(words.tr(key)) >= 320 + plaque // 2 + 4, words.tr(key)


def test_lessons_fit_the_teachers_box(words: Words, fonts: Fonts) -> None:
    fields = {"low": "10", "high": "10", "pair": "2 chips", "key": "H", "goal": words.tr("goal.star1", n=999)}
    fields["ante"] = words.ntr("unit.chips_object", 5)
    fields["limit"] = words.ntr("unit.chips_object", 240)
    fields |= {"post": "2", "match": "3", "p1": "5", "p2": "4", "p3": "2", "trips": "11"}
    for key in sorted(SEEN):
        said = words.tr(key.removeprefix(PREFIX), **fields)
        assert fonts["body"].fits(said, LINE, LINES), said


def test_lessons_in_large_print_leave_the_ranks_of_the_own_cards_free(words: Words, fonts: Fonts) -> None:
    ranks = OWN_CARDS[0].y + 30
    fields = {"low": "10", "high": "10", "pair": "2 chips", "key": "H", "goal": words.tr("goal.star1", n=999)}
    fields |= {"ante": words.ntr("unit.chips_object", 5), "limit": words.ntr("unit.chips_object", 240)}
    fields |= {"post": "2", "match": "3", "p1": "5", "p2": "4", "p3": "2", "trips": "11"}
    for key in sorted(SEEN):
        lines = fonts[LARGE].wrap(words.tr(key.removeprefix(PREFIX), **fields), LARGE_ROOM)
        assert 356 - LARGE_STEP * len(lines) - 15 >= ranks, lines


def test_the_coach_has_figures_for_large_print(words: Words, fonts: Fonts) -> None:
    for counted in (f"44/50 {words.percent(0.88)}", f"150/150 {words.percent(1.0)}"):
        assert fonts[LARGE].width(counted) <= COACH.w - 16


def test_every_line_of_a_passenger_fits_its_bubble(words: Words, fonts: Fonts) -> None:
    occasions = ("greet", "bet_small", "bet_big", "no_bet", "win", "big_win", "lose", "post_hit", "pair")
    for who in CAST:
        for when in occasions:
            for key in words.lines(who, when, CAST):
                assert len(fonts["body"].wrap(words.tr(key), BUBBLE_LETTERS)) <= 3, words.tr(key)


def test_words_of_the_bank_have_room(words: Words, fonts: Fonts) -> None:
    body, display = fonts["body"], fonts["display"]
    label = 9 + body.width(words.tr("table.bank_plate")) + 6
    assert label + display.width("999") <= 80
    assert label + body.width(words.number(MOST)) <= 80
    for key in ("banco_button", "again"):
        assert body.width(words.tr(f"table.{key}")) <= places_of(3)[0][2] - 6
    for key in ("risk", "your_bank"):
        assert body.width(words.tr(f"table.{key}")) <= 168  # between the person's brackets
    said = [words.tr("table.bank_worth", value="−999,9"), words.tr("table.best_bank", n=MOST)]
    said += [words.tr("table.best_decline"), words.tr("table.estimate"), words.tr("table.what_is_it")]
    assert [line for line in said if body.width(line) > COACH.w - 16] == []
    assert display.width(words.tr("table.won_bank")) <= 420


def test_words_of_red_dog_have_room(words: Words, fonts: Fonts) -> None:
    body, display = fonts["body"], fonts["display"]
    for spread in range(1, SECTORS + 1):
        assert display.width(words.tr(f"table.spread_{spread}")) <= ARCH
    for key in ("neighbours", "pair"):
        assert display.width(words.tr(f"table.{key}")) <= ARCH
    two = places_of(2)[0][2] - 8
    assert body.width(words.tr("table.raise_button", n=MOST)) <= two
    assert body.width(words.tr("table.stay_button")) <= two
    names = [*(words.tr(f"name.{who}") for who in DEALERS), words.tr("table.house")]
    assert [name for name in names if body.width(name) > 63] == []
    left = 151 + display.width("11") + 5 + body.width(words.tr("table.pays")) + 5 + display.width("1:1")
    lines = [words.tr("table.ante_lies", n=999)]
    lines += [words.tr(f"table.{key}", won=999, lost=999) for key in ("if_call", "if_raise")]
    assert [line for line in lines if left > 380 - body.width(line)] == []
    worth = [words.tr(f"table.{key}", value="−99,9") for key in ("call_worth", "raise_worth")]
    assert sum(map(body.width, worth)) + 4 + body.width("·") + 4 <= COACH.w - 16
    for key in ("raised", "stayed", "push", "broke", "sits_out"):
        assert body.width(words.tr(f"table.{key}")) <= 72, key


def test_the_notice_of_house_rules_lies_left_of_the_pot(words: Words, fonts: Fonts) -> None:
    for key in ("half", "cap", "post", "ace_post", "match", "pair", "pair_each", "highlow", "ace"):
        assert fonts["body"].width(words.tr(f"table.house_{key}", n=4)) <= NOTICE, key
