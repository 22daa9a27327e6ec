"""The board of scores: who stands on it, where, and with which best."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from game.career.back import turned
from game.career.level import STATIONS, Level
from game.career.profile import Entry, Profile
from game.career.scores import FACTORY, PLACES, Score, board, entered, fullest, initials_of, place, score

ANA = Profile("Ana", number=7)


def own(chips: int, ticket: str = "1") -> Score:
    return Score("ANA", 2, 3, chips, ticket)


def test_ten_hang_there_from_the_start_richest_first() -> None:
    assert board(()) == FACTORY
    assert len(FACTORY) == PLACES
    assert len({each.initials for each in FACTORY}) == PLACES
    assert all(a.chips > b.chips for a, b in pairwise(FACTORY))


def test_a_career_takes_its_place_and_the_last_one_goes() -> None:
    rows = board((own(9000),))
    assert len(rows) == PLACES
    assert rows.index(own(9000)) == 7
    assert FACTORY[-1] not in rows
    assert place((), own(9000)) == 8
    assert place((), own(1000)) is None


def test_an_equal_stands_above_the_factory() -> None:
    assert place((), own(FACTORY[0].chips)) == 1


def test_a_career_has_one_line_its_best() -> None:
    rich = msgspec.structs.replace(own(9000), stars=4)
    later = msgspec.structs.replace(own(5000), stars=6, station=3)
    assert entered((rich,), later) == (msgspec.structs.replace(later, chips=9000),)
    assert len(entered((rich,), own(5000, "2"))) == 2


def test_a_career_counts_by_its_fullest_purse_and_farthest_station(
    levels: tuple[Level, ...],
) -> None:
    fuller = (Entry("boarding", 100, 100), Entry("sitting", 900, 1000), Entry("sitting", -700, 300))
    profile = msgspec.structs.replace(ANA, purse=300, ledger=fuller, stars={"london": (1, 3)})
    found = score(profile, levels, "ANA")
    assert (found.chips, found.station, found.stars) == (1000, 2, 2)
    assert fullest(profile) == 1000
    assert initials_of((found,), profile) == "ANA"
    assert initials_of((found,), msgspec.structs.replace(profile, number=8)) == ""


def test_on_the_way_back_the_end_of_the_line_and_its_stars_still_stand_there(
    levels: tuple[Level, ...],
) -> None:
    done = msgspec.structs.replace(ANA, purse=700, stars=dict.fromkeys(STATIONS, (1, 3)))
    back = turned(done)
    assert score(back, levels, "ANA") == score(done, levels, "ANA")
    farther = msgspec.structs.replace(back, stars=dict.fromkeys(STATIONS, (1, 2, 3)))
    assert score(farther, levels, "ANA").stars == 30
