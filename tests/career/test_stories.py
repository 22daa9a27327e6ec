"""Stories open with stars, in order, are due once, and stay open to be heard again."""

from __future__ import annotations

import msgspec

from game.career import stories
from game.career.back import turned
from game.career.level import STATIONS, Level
from game.career.line import beats
from game.career.profile import Profile, see
from game.i18n import LANGUAGES, Words
from game.paths import baked


def starred(*stations: str) -> Profile:
    return Profile("Ana", stars=dict.fromkeys(stations, (1, 2, 3)))


def test_nobody_has_told_anything_at_first(levels: tuple[Level, ...]) -> None:
    profile = Profile("Ana")
    assert stories.due(profile, levels) == ()
    assert stories.met(profile, levels) == set(levels[0].passengers)
    assert not any(stories.opened(profile, levels, who) for who in levels[0].passengers)


def test_a_story_is_due_until_it_was_told(levels: tuple[Level, ...]) -> None:
    profile = starred("london")
    due = stories.due(profile, levels)
    assert due
    told = see(profile, due[0])
    assert stories.due(told, levels) == due[1:]
    assert stories.due(see(profile, *due), levels) == ()
    who = due[0].split(".")[1]
    assert due[0] in stories.opened(see(profile, *due), levels, who)


def test_stories_are_told_in_order_and_all_have_words(levels: tuple[Level, ...]) -> None:
    profile = starred(*(level.station for level in levels))
    for who, number in beats(profile.stars, levels).items():
        keys = stories.opened(profile, levels, who)
        assert keys == tuple(f"beat.{who}.{n}" for n in range(1, min(number, stories.STORIES) + 1))
    keys = (*stories.due(profile, levels), *stories.EPILOGUE, *stories.RETURN, *stories.END)
    for language in LANGUAGES:
        words = Words(baked() / "locale", language, strict=True)
        assert all(words.tr(key) for key in keys)


def test_each_station_is_arrived_at_once(levels: tuple[Level, ...]) -> None:
    profile = Profile("Ana")
    assert stories.arrival(profile, levels) == "london"
    profile = see(profile, stories.arrived("london"))
    assert stories.arrival(profile, levels) == ""
    there = msgspec.structs.replace(profile, stars={"london": (1,)})
    assert stories.arrival(there, levels) == "paris"


def test_each_way_ends_once() -> None:
    assert stories.ending(starred("london")) == ()
    profile = starred(*STATIONS)
    assert stories.ending(profile) == stories.EPILOGUE
    assert stories.ending(see(profile, *stories.EPILOGUE)) == ()
    back = turned(see(profile, *stories.EPILOGUE))
    assert stories.ending(back) == ()
    home = msgspec.structs.replace(back, stars={"london": (1,)})
    assert stories.ending(home) == stories.END
    assert stories.ending(see(home, *stories.END)) == ()


def test_what_was_opened_stays_open_on_the_way_back(levels: tuple[Level, ...]) -> None:
    profile = starred(*STATIONS)
    back = turned(profile)
    for who in beats(profile.stars, levels):
        assert stories.opened(back, levels, who) == stories.opened(profile, levels, who)
