"""Vautrin deals badly: in about a third of his deals a person at the long table has something to call."""

from __future__ import annotations

import pytest

from game.bots.policies import POLICIES
from game.match import Match, Sitter
from game.rules.ochko.table import OchkoTable
from game.rules.table import NOBODY
from game.storage.levels import load_levels

ISTANBUL = load_levels()[-1]
VAUTRIN = 1 + ISTANBUL.passengers.index("vautrin")
PLAYER = 0


def dealt(seed: int, dealer: int) -> tuple[set[int], set[int]]:
    """The deals of one bank: all of them, and those in which the player was asked and could call a slip."""
    sitters = [Sitter("Ana"), *(Sitter(who, who) for who in ISTANBUL.passengers)]
    match = Match.begin(ISTANBUL.rules, sitters, [ISTANBUL.buy_in] * ISTANBUL.seats, seed, dealer)
    deals, callable_ = set(), set()
    while not match.over and match.state.dealer == dealer:
        table = match.state
        assert isinstance(table, OchkoTable)
        deals.add(table.deal)
        if match.asked != PLAYER:
            match.step()
            continue
        if any(slip.seat in (PLAYER, NOBODY) for slip in table.open_slips):
            callable_.add(table.deal)
        match.play(PLAYER, POLICIES["casual"](match.view(PLAYER), match.whims), graded=False)
    return deals, callable_


def share(dealer: int) -> float:
    """The share of the deals of that bank in which the player had something to call."""
    found = [dealt(seed, dealer) for seed in range(60)]
    return sum(len(some) for _, some in found) / sum(len(deals) for deals, _ in found)


@pytest.mark.slow
def test_three_of_ten_of_his_deals_and_fewer_of_anybody_elses() -> None:
    his, others = share(VAUTRIN), share(1 + ISTANBUL.passengers.index("singh"))
    assert 0.2 < his < 0.4
    assert others < his - 0.05
