"""Simulated deals of Ochko go by the rules: dealt out at a real table they bring the same chips."""

from __future__ import annotations

import numpy as np
import pytest

from game.rules.actions import Draw, Stand
from game.rules.cards import parse
from game.rules.totals import value
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from . import ochko_scenes as scenes
from .ochko_bankers import Banker
from .ochko_habits import Player
from .ochko_simulation import Pack
from .ochko_tables import PLAIN, after, bets, deal

DEALS = 150
NAMES = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789" if (rank, suit) != ("2", "C")]
NAMES += [f"{rank}{suit}" for suit in "SHDC" for rank in ("10", "J", "Q", "K")]


class Logged(Pack):
    """A pack that remembers what was dealt in each deal, in order."""

    def __init__(self, *about) -> None:
        super().__init__(*about)
        self.log = [[] for _ in self.deals]

    def next(self, deals, fits=None):
        found = super().next(deals, fits)
        for at, card in zip(deals.tolist(), found.tolist(), strict=True):
            self.log[at].append(card)
        return found


def _up_to(total: int) -> Player:
    """Players who draw up to a total with aces as one, so that many hands go over and some get five cards."""
    hands = {}

    def plan(pair, up):
        if pair not in hands:
            grown, found = [pair], []
            while grown:
                found += grown
                more = {(h[0], *sorted((*h[1:], c))) for h in grown for c in range(1, 11)}
                grown = [h for h in more if sum(h) < total]
            hands[pair] = frozenset((h[0], *sorted(h[1:])) for h in found if sum(h) < total)
        return hands[pair]

    return Player(plan)


def _named(values: list[int]) -> str:
    """Cards of these values, none twice."""
    left = list(NAMES)
    found = []
    for each in values:
        name = next(name for name in left if value(parse(name)) == each)
        left.remove(name)
        found.append(name)
    return " ".join(found)


@pytest.mark.parametrize("total", [13, 17, 20])
def test_simulated_deals_bring_what_they_bring_at_the_table(monkeypatch, total):
    players = 3
    monkeypatch.setattr(scenes, "Pack", Logged)
    monkeypatch.setattr(scenes, "player", lambda *about: _up_to(total))
    deals = scenes.whole(PLAIN, players, DEALS, total)
    won = np.array(deals.finish(Banker(PLAIN))).T
    assert {-2.0, -1.0, 1.0, 2.0} <= set(won.flatten().tolist())
    for at, log in enumerate(deals.pack.log):
        dealt, rest = log[: 2 * players + 2], log[2 * players + 2 :]
        firsts, seconds = [dealt[0], *dealt[2::2]], [dealt[1], *dealt[3::2]]
        order = [*firsts[1:], firsts[0], *seconds[1:], seconds[0], *rest]
        state = bets(deal(_named(order), seats=players + 1, chips=500))
        draws = [int(hand.cards[at]) - 2 for hand in (*deals.hands, deals.bank)]
        while not state.ended:
            seat = state.turn
            draws[seat] -= 1
            state = after(state, Draw() if draws[seat] >= 0 else Stand())
        assert [state.chips[seat] - 500 for seat in range(players)] == won[at].tolist()


def test_a_bound_banker_stands_on_his_total():
    """Seventeen and no less, with an ace that counts eleven as well; nobody beaten, no card drawn."""
    rules = OchkoRules(packs=1)
    deals = scenes.whole(rules, 2, 2000, 1)
    deals.finish(Banker(rules))
    drew = deals.bank.cards > 2
    totals = deals.bank.total[drew]
    assert totals[totals > 0].min() == rules.fixed_total
    assert OchkoBankRules().fixed_total == 0
