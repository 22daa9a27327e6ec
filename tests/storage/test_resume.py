"""Whenever the program dies, the next start has the same hand, and no chip is gone."""

from __future__ import annotations

import pytest

from game.career.profile import Profile
from game.career.sitting import follow, settle, sit_down
from game.match import Match, Sitter
from game.rules.actions import Action, Bet, CanBet, NoBet
from game.storage.levels import load_levels
from game.storage.store import Store

PLAYER = 0


def bold(match: Match) -> Action:
    """Half of what may be staked."""
    ranges = [each for each in match.view(PLAYER).options if isinstance(each, CanBet)]
    return Bet((ranges[0].low + ranges[0].high) // 2) if ranges else NoBet()


@pytest.mark.parametrize("table", [0, 1])
def test_killed_at_every_decision(tmp_path, table):
    levels = load_levels()
    level = levels[table]
    sitters = [Sitter("Ana"), *(Sitter(who, who) for who in level.passengers)]
    match = Match.begin(level.rules, sitters, [level.buy_in] * level.seats, seed=2**62 + 7)
    profile = follow(sit_down(Profile("Ana"), level), level, match.opening)
    moments = 0
    while not match.over and moments < 40:
        moments += 1
        assert Store(tmp_path).save(1, profile, match.pack()) is None
        save = Store(tmp_path).load(1).save  # another start of the program
        again = Match.unpack(save.sitting)
        assert save.profile == profile
        assert again.view(PLAYER) == match.view(PLAYER)
        assert again.pack() == match.pack()
        match, profile = again, save.profile
        assert profile.seated.course.chips == match.chips[PLAYER]
        assert profile.purse + level.buy_in == 100
        assert sum(match.chips) + match.view(None).chips.get("pool", 0) == level.buy_in * level.seats
        events = match.play(PLAYER, bold(match)) if match.asked == PLAYER else match.step()
        profile = follow(profile, level, events)
    assert moments > 20
    profile = follow(profile, level, match.close())
    while not match.over:
        profile = follow(profile, level, match.step() if match.asked else match.play(PLAYER, bold(match)))
    done = settle(profile, levels, match.decisions)
    assert done.chips == match.chips[PLAYER]
    assert done.profile.purse == 100 - level.buy_in + match.chips[PLAYER]
    assert done.profile.tallies[level.variant].decisions == len(match.decisions)
