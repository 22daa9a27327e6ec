"""From the purse to the table and back: money, stars, stations, stories."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from game.career import porter
from game.career.course import Course
from game.career.line import beats, stops
from game.career.profile import MOST_LINES, PURSE, Profile, Seated, clean_name, entered, see
from game.career.sitting import LEAST_DECISIONS, abandon, follow, may_sit, settle, sit_down
from game.odds.grades import Decision
from game.rules.actions import Bet
from game.rules.events import ChipsMoved, DealEnded, WentBroke
from game.storage.levels import load_levels


def decision(cost: int) -> Decision:
    return Decision(
        seat=0,
        deal=1,
        play=0,
        action=Bet(10),
        best_action=Bet(10),
        taken=Fraction(-cost),
        best=Fraction(0),
        result=0,
    )


def seated(levels, table=0, purse=PURSE, **more):
    return sit_down(Profile("Ana", purse=purse, **more), levels[table])


def gained(profile, level, chips):
    """The player at `level` with `chips` chips."""
    change = chips - profile.seated.course.chips
    src, dst = ("pool", "seat 0") if change > 0 else ("seat 0", "pool")
    moved = [ChipsMoved(src, dst, abs(change), 0, chips, "win")] if change else []
    return follow(profile, level, [*moved, DealEnded(1)])


# ── money ───────────────────────────────────────────────────────────────────


def test_the_seat_is_paid_once(levels):
    profile = seated(levels)
    assert profile.purse == PURSE - levels[0].buy_in
    assert profile.chips == PURSE
    assert not may_sit(profile, levels[0])
    with pytest.raises(ValueError, match="no seat"):
        sit_down(profile, levels[0])


def test_a_purse_of_exactly_the_buy_in_sits_down(levels):
    assert seated(levels, purse=levels[0].buy_in).purse == 0
    assert not may_sit(Profile("Ana", purse=levels[0].buy_in - 1), levels[0])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("table", [0, 1])
def test_chips_of_the_career_change_only_by_what_was_won(levels, play, table, seed):
    level, played = levels[table], play(levels[table], seed)
    profile = seated(levels, table, purse=300)
    for events in played.steps:
        before = profile.chips
        profile = follow(profile, level, events)
        moved = [each for each in events if isinstance(each, ChipsMoved)]
        mine = sum(each.amount for each in moved if each.dst in ("seat 0", "stake 0"))
        mine -= sum(each.amount for each in moved if each.src in ("seat 0", "stake 0"))
        assert profile.chips == before + mine
    done = settle(profile, levels)
    assert done.chips == played.chips[0]
    assert done.profile.purse == done.profile.chips == 300 - level.buy_in + played.chips[0]
    assert done.profile.ledger[-1].chips == done.profit == played.chips[0] - level.buy_in
    assert done.profile.ledger[-1].purse == done.profile.purse


def test_a_sitting_counts_once(levels):
    done = settle(gained(seated(levels), levels[0], 12), levels)
    with pytest.raises(ValueError, match="nobody is seated"):
        settle(done.profile, levels)


def test_a_lost_table_gives_back_the_chips_as_they_lie(levels):
    profile = abandon(gained(seated(levels), levels[0], 33))
    assert profile.seated is None
    assert profile.purse == PURSE - levels[0].buy_in + 33
    assert not profile.tallies


def test_the_ledger_explains_the_purse_however_long_it_gets():
    profile = Profile("Ana")
    for number in range(3 * MOST_LINES):
        profile = entered(profile, "sitting", 7 if number % 2 else -3, "london")
        assert sum(line.chips for line in profile.ledger) == profile.purse == profile.ledger[-1].purse
        assert len(profile.ledger) <= MOST_LINES + 1
    assert profile.ledger[0].kind == "carried"


# ── stars, stations, stories ────────────────────────────────────────────────


def test_the_first_star_is_for_leaving_with_the_goal(levels):
    london = levels[0]
    assert settle(gained(seated(levels), london, london.goal - 1), levels).stars == ()
    done = settle(gained(seated(levels), london, london.goal), levels)
    assert (done.stars, done.opened) == ((1,), ("paris",))
    assert done.stories == ("beat.ashworth.1",)
    assert done.profile.best["london"].chips == london.goal


def test_a_star_opens_a_station_once(levels):
    london = levels[0]
    first = settle(gained(seated(levels), london, london.goal), levels).profile
    again = settle(gained(sit_down(first, london), london, london.goal), levels)
    assert (again.stars, again.opened, again.stories) == ((1,), (), ())


def test_stars_are_kept_when_a_later_sitting_goes_badly(levels):
    london = levels[0]
    first = settle(gained(seated(levels), london, london.goal), levels).profile
    again = settle(gained(sit_down(first, london), london, 0), levels).profile
    assert again.stars["london"] == (1,)
    assert again.best["london"].chips == london.goal


def test_the_second_star_is_kept_from_its_moment_on(levels):
    paris = levels[1]
    profile = follow(seated(levels, 1, purse=200), paris, [WentBroke(2)])
    done = settle(gained(profile, paris, 5), levels)
    assert done.stars == (2,)
    assert done.stories == ("beat.vivienne.1",)


@pytest.mark.parametrize(
    ("good", "bad", "met"),
    [(LEAST_DECISIONS, 0, True), (LEAST_DECISIONS - 1, 0, False), (19, 1, True), (17, 3, False)],
)
def test_the_third_star_is_for_accuracy(levels, good, bad, met):
    decisions = [decision(0)] * good + [decision(9)] * bad
    done = settle(seated(levels), levels, decisions)
    assert (3 in done.stars) is met
    assert done.accuracy == good * 100 // (good + bad)


def test_no_decisions_have_no_accuracy(levels):
    done = settle(seated(levels), levels)
    assert done.accuracy is None
    assert done.profile.best["london"].accuracy == 0


def test_the_line_opens_stop_by_stop(levels):
    line = stops(Profile("Ana"), levels)
    assert [stop.station for stop in line if stop.open] == ["london"]
    assert [stop.number for stop in line] == list(range(1, 11))
    assert [stop.station for stop in line if stop.level] == [level.station for level in levels]
    travelled = Profile("Ana", stars={"london": (1,), "paris": (1, 2)})
    assert [stop.number for stop in stops(travelled, levels) if stop.open] == [1, 2, 3]
    other_stars = Profile("Ana", stars={"london": (2, 3)})
    assert [stop.station for stop in stops(other_stars, levels) if stop.open] == ["london"]


def test_stories_open_in_order_whichever_star_comes_first(levels):
    again = msgspec.structs.replace(
        levels[1], stories=msgspec.structs.replace(levels[1].stories, star_1=("ashworth",))
    )
    tables = (levels[0], again)
    assert beats({"paris": (1,)}, tables) == {"ashworth": 1}
    assert beats({"paris": (1,), "london": (1,)}, tables) == {"ashworth": 2}


# ── statistics ──────────────────────────────────────────────────────────────


def test_statistics_add_up_by_game(levels, play):
    profile = Profile("Ana", purse=1000)
    for table, seed in [(0, 1), (0, 2), (1, 3)]:
        profile = sit_down(profile, levels[table])
        for events in play(levels[table], seed).steps:
            profile = follow(profile, levels[table], events)
        profile = settle(profile, levels, [decision(0)] * 3 + [decision(9)], played=60_000).profile
    home = profile.tallies["in_between"]
    assert (home.sittings, profile.tallies["yablon"].sittings, profile.nights) == (2, 1, 3)
    assert home.grades == {"perfect": 6, "reckless": 2}
    assert home.decisions == 8
    assert home.chips_in == 2 * levels[0].buy_in
    assert sum(each.chips_out - each.chips_in for each in profile.tallies.values()) == profile.purse - 1000
    assert profile.played == 180_000
    assert home.won + home.lost + home.pushed == home.bets <= home.hands


# ── ruin ────────────────────────────────────────────────────────────────────


def test_a_shift_always_pays_a_seat_and_is_counted(levels):
    profile = Profile("Ana", purse=0)
    scenes = []
    for number in range(1, 6):
        assert porter.needed(profile, levels)
        scenes.append(porter.scene(profile))
        profile = porter.shift(profile, levels)
        assert profile.shifts == number
        assert profile.ledger[-1].kind == "shift"
        assert may_sit(profile, levels[0])
        profile = settle(gained(sit_down(profile, levels[0]), levels[0], 0), levels).profile
    assert scenes == ["trunks", "shoes", "sacks", "tea", "trunks"]


def test_no_shift_for_who_can_pay_or_is_at_a_table(levels):
    assert not porter.needed(Profile("Ana", purse=levels[0].buy_in), levels)
    assert not porter.needed(seated(levels, purse=levels[0].buy_in), levels)
    with pytest.raises(ValueError, match="needs no shift"):
        porter.shift(Profile("Ana"), levels)


# ── names ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana  Maria ", "Ana Maria"),
        ("S\u0326tefan", "Ștefan"),
        ("Мария", "Мария"),
        ("x" * 30, "x" * 12),
        ("\x00\x07", ""),
    ],
)
def test_names_are_kept_clean(typed, kept):
    assert clean_name(typed) == kept


def test_lessons_come_once():
    assert see(see(Profile("Ana"), "tutorial.welcome"), "tutorial.welcome").seen == {"tutorial.welcome"}


def test_where_one_stays_to_the_end_the_goal_counts_only_then() -> None:
    vienna = next(level for level in load_levels() if level.to_the_end)
    met = {}
    for deals in (vienna.rules.deals - 1, vienna.rules.deals):
        course = Course(seat=0, chips=vienna.goal, curve=(vienna.buy_in, *[vienna.goal] * deals))
        seat = Seated(vienna.station, vienna.buy_in, course)
        met[deals] = settle(Profile(name="", purse=0, seated=seat), [vienna]).stars
    assert met == {vienna.rules.deals - 1: (), vienna.rules.deals: (1,)}
