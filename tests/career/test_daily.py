"""The daily departure: by the date alone, every table in the course of time, and one attempt that counts."""

from __future__ import annotations

from datetime import date, timedelta

from game.career.daily import MOST_DAYS, Day, attempt, departure, due, noted
from game.career.level import Level

DATES = [(date(2026, 11, 30) + timedelta(days=n)).isoformat() for n in range(200)]


def test_a_day_is_the_same_for_everybody_and_no_two_days_are(levels: tuple[Level, ...]) -> None:
    assert departure("2026-11-30", levels) == departure("2026-11-30", levels)
    assert len({departure(day, levels).seed for day in DATES}) == len(DATES)
    assert {departure(day, levels).level for day in DATES} == set(levels)


def test_the_seed_of_a_day_never_changes(levels: tuple[Level, ...]) -> None:
    assert departure("2026-11-30", levels).seed == 2719412115


def test_one_attempt_counts() -> None:
    under_way = Day("2026-11-30", "london", 40, {"some": "table"})
    days = noted((), under_way)
    assert attempt(days, "2026-11-30") == under_way
    further = Day("2026-11-30", "london", 40, {"some": "later table"})
    assert noted(days, further) == (further,)
    over = Day("2026-11-30", "london", 40, None, 65, 91)
    days = noted(days, over)
    assert (days, over.profit) == ((over,), 25)
    assert noted(days, further) == days
    assert noted(days, Day("2026-11-30", "london", 40, None, 900, 100)) == days
    assert attempt(days, "2026-12-01") is None


def test_days_are_remembered_newest_first_and_not_for_ever() -> None:
    days: tuple[Day, ...] = ()
    for each in DATES:
        days = noted(days, Day(each, "paris", 50, None, 60, None))
    assert [day.date for day in days] == DATES[: -MOST_DAYS - 1 : -1]


def test_under_a_clock_set_back_the_attempt_of_today_is_kept() -> None:
    last = date(2099, 12, 31)
    ahead = [Day((last - timedelta(days=n)).isoformat(), "london", 40) for n in range(MOST_DAYS)]
    today = Day("1979-12-31", "london", 40, {"some": "table"})
    kept = noted(ahead, today)
    assert attempt(kept, today.date) == today
    assert len(kept) == MOST_DAYS
    over = noted(kept, Day(today.date, "london", 40, chips=90))
    assert attempt(over, today.date).chips == 90
    assert noted(over, today) == over


def test_an_attempt_that_midnight_came_over_is_gone_on_with() -> None:
    before, today = "2026-12-31", "2027-01-01"
    left = Day(before, "london", 40, {"some": "table"})
    assert due((), today, before) == today
    assert due((left,), today, before) == before
    assert due((Day(before, "london", 40, chips=90),), today, before) == today
    assert due((Day(today, "paris", 60, {"some": "table"}), left), today, before) == today
    assert due((Day("2026-12-30", "london", 40, {"some": "table"}),), today, before) == today
