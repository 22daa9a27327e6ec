"""Whenever the program dies, the next start has the same hand, and no chip is gone."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.anything import any_answer
from game.career.profile import Profile
from game.career.sitting import follow, settle, sit_down
from game.match import Match, Sitter
from game.rules.actions import AnyAction, Bet, CanBet
from game.rules.places import BANK, seat_of
from game.storage.levels import load_levels
from game.storage.store import Store

PLAYER = 0
PURSE = 1000  # enough for any table


def bold(match: Match, random: Random) -> AnyAction:
    """Half of what may be staked, anything where nothing is."""
    options = match.view(PLAYER).options
    ranges = [each for each in options if isinstance(each, CanBet)]
    if ranges:
        return Bet((ranges[0].low + ranges[0].high) // 2)
    return any_answer(options, random.random())


def owned(match: Match) -> int:
    """The chips of the person, those at stake and those in his bank included."""
    view = match.view(PLAYER)
    own = sum(chips for place, chips in view.chips.items() if seat_of(place) == PLAYER)
    return own + (view.chips.get(BANK, 0) if view.dealer == PLAYER else 0)


@pytest.mark.parametrize("table", range(10))
def test_killed_at_every_decision(tmp_path, table):
    levels, random = load_levels(), Random(table)
    level = levels[table]
    sitters = [Sitter("Ana"), *(Sitter(who, who) for who in level.passengers)]
    match = Match.begin(level.rules, sitters, [level.buy_in] * level.seats, 2**62 + 7, level.dealer)
    profile = follow(sit_down(Profile("Ana", purse=PURSE), level), level, match.opening)
    moments, total = 0, sum(match.view(None).chips.values())
    while not match.over and moments < 40:
        moments += 1
        assert Store(tmp_path).save(1, profile, match.pack()) is None
        save = Store(tmp_path).load(1).save  # another start of the program
        again = Match.unpack(save.sitting)
        assert save.profile == profile
        assert again.view(PLAYER) == match.view(PLAYER)
        assert again.pack() == match.pack()
        match, profile = again, save.profile
        assert profile.seated.course.chips == owned(match)
        assert profile.purse + level.buy_in == PURSE
        assert sum(match.view(None).chips.values()) == total
        events = match.play(PLAYER, bold(match, random)) if match.asked == PLAYER else match.step()
        profile = follow(profile, level, events)
    assert moments > 20
    profile = follow(profile, level, match.close())
    while not match.over:
        events = match.play(PLAYER, bold(match, random)) if match.asked == PLAYER else match.step()
        profile = follow(profile, level, events)
    done = settle(profile, levels, match.decisions)
    assert done.chips == match.chips[PLAYER]
    assert done.profile.purse == PURSE - level.buy_in + match.chips[PLAYER]
    assert done.profile.tallies[level.variant].decisions == len(match.decisions)
