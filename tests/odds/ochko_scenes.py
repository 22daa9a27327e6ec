"""Beginnings of simulated deals of Ochko: what is known, and who does what from there on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from game.odds.ochko.bank import Bank
from game.odds.ochko.bets import REDOUBLES_ON
from game.odds.ochko.halves import split
from game.odds.ochko.play import Play
from game.odds.ochko.table import DOUBLED, Held, Table, against, alone, count_unseen, likely
from game.odds.ochko.totals import VALUES, Stock, without
from game.rules.ochko.house import OchkoHouse

from .ochko_bankers import Banker
from .ochko_habits import Cards, Player, usual
from .ochko_simulation import Deal, Hand, Pack

WHOLE = count_unseen((), 1)
BURNED = 2  # as `ochko_tables.deal` burns it
PACK = without(WHOLE, BURNED)
ANY: Stock = (0.0, *[1.0] * 10)


def not_natural(up: int) -> Stock:
    """The hidden cards of one who has looked at them beside this open one, and said nothing."""
    return tuple(float(value > 0 and {value, up} != {1, 10}) for value in range(11))


@lru_cache(maxsize=8)
def player(rules: OchkoHouse, players: int, doubled: bool = False) -> Player:
    """A player among so many, of whom nothing is known; his plans are kept."""
    return Player(usual(rules, PACK, players, doubled))


def hand(pack: Pack, first: Stock | int, opened: Sequence[int]) -> Hand:
    """A hand with these open cards in each deal; its first card is known, or as likely as it fits."""
    hidden = np.full_like(pack.deals, first) if isinstance(first, int) else pack.next(pack.deals, first)
    found = Hand(hidden, np.full_like(pack.deals, opened[0]))
    for value in opened[1:]:
        found.take(pack.deals, np.full_like(pack.deals, value))
    return found


# ── one player ──────────────────────────────────────────────────────────────


class Position:
    """One hand of a player in a fresh pack, against an open card of the banker."""

    def __init__(self, rules: OchkoHouse, mine: Cards, up: int) -> None:
        own = Held(0, 0, mine, 1, False, (), True)
        self.table = alone(rules, own, (up,), without(WHOLE, *mine, up))
        self.play = Play(self.table, 1)
        self.rules, self.mine, self.up, self._drawing = rules, mine, up, self.play.hand(own)

    def value(self, draws: bool) -> float:
        """What drawing or standing is worth, in bets."""
        return self._drawing.draw(self.mine) if draws else self.play.stand(self.mine, True)

    def mean(self, draws: bool, hands: int, seed: int, looked: bool = True) -> float:
        """What it brings on average; unless the banker has `looked` he may hold a natural."""
        self._drawing.draw(self.mine)  # where nobody would, too, all that may come of it is planned
        plan = self._drawing.plan(self.mine)
        pack = Pack(self.table.unseen, hands, seed)
        bank = hand(pack, not_natural(self.up) if looked else ANY, [self.up])
        deal = Deal(self.rules, pack, bank, [hand(pack, self.mine[0], self.mine[1:])])
        deal.draw(0, Player(lambda pair, up: plan), first=draws)
        return deal.mean(deal.finish(Banker(self.rules))[0])


def halves(rules: OchkoHouse, value: int, up: int, hands: int, seed: int) -> tuple[float, float]:
    """What both halves of a split pair are worth, in bets of one, and what they bring on average."""
    position = Position(rules, (value, value), up)
    drawing = position.play.hand(Held(0, 1, (value,), 1, False))
    plan = drawing.plan((value,))
    pack = Pack(position.table.unseen, hands, seed)
    bank = hand(pack, not_natural(up), [up])
    both = [Hand(np.full_like(pack.deals, value), pack.next(pack.deals)) for _ in range(2)]
    deal = Deal(rules, pack, bank, both)
    for number, each in enumerate(both):
        each.half = True
        deal.draw(number, Player(lambda pair, up: plan), first=False if value == 1 else None)
    worth = split(position.play, 0, value)
    return worth, sum(deal.mean(won) for won in deal.finish(Banker(rules)))


# ── a table ─────────────────────────────────────────────────────────────────


def turn(table: Table, draws: bool, hands: int, seed: int) -> float:
    """What a player wins on average who draws now, or stands, beside others whose cards are partly seen."""
    (own,), up, rules = table.own, table.banker.open[0], table.rules
    pack = Pack(table.unseen, hands, seed)
    bank = hand(pack, not_natural(up), [up])
    others = [hand(pack, likely(each, True, table.face), each.open) for each in table.others]
    before = sum(each.stood for each in table.others)
    seats = [*others[:before], hand(pack, own.open[0], own.open[1:]), *others[before:]]
    deal = Deal(rules, pack, bank, seats)
    drawing = Play(table, 1).hand(own)
    drawing.draw(own.open)
    plan = drawing.plan(own.open)
    deal.draw(before, Player(lambda pair, up: plan), first=draws)
    for number in range(before + 1, len(seats)):
        deal.draw(number, player(rules, len(seats)))
    return deal.mean(deal.finish(Banker(rules))[before])


def bank_turn(
    rules: OchkoHouse, bank: Cards, shown: Sequence[Cards], draws: bool, hands: int, seed: int
) -> tuple[float, float]:
    """What standing or drawing is worth to the banker before hands that stand, and brings; in their bets."""
    unseen = without(WHOLE, *bank, *(each for cards in shown for each in cards))
    table = against(rules, bank, [(None, *cards) for cards in shown], unseen)
    now = Bank(table)
    pack = Pack(unseen, hands, seed)
    own = hand(pack, bank[0], bank[1:])
    others = [
        hand(pack, likely(each, True, table.face, rules.stand_least), each.open) for each in table.others
    ]
    deal = Deal(rules, pack, own, others)
    won = deal.finish(Banker(rules), first=draws)
    value = now.draw() if draws else now.stand(bank)
    return value / len(shown), -sum(deal.mean(each) for each in won) / len(shown)


# ── first cards ─────────────────────────────────────────────────────────────


def whole(
    rules: OchkoHouse,
    players: int,
    deals: int,
    seed: int,
    bank: Stock = ANY,
    doubled: bool = False,
    raised: int = 1,
) -> Deal:
    """Whole deals, all but the banker's turn, in which only the bank's first card is as likely as it fits.

    All know whether he has `doubled`. On a card that is redoubled a bet is so many times as high as others.
    """
    pack = Pack(PACK, deals, seed)
    own = Hand(pack.next(pack.deals, bank), pack.next(pack.deals))
    seats = [Hand(pack.next(pack.deals), pack.next(pack.deals)) for _ in range(players)]
    stakes = [np.where(np.isin(each.first, REDOUBLES_ON), float(raised), 1.0) for each in seats]
    deal = Deal(rules, pack, own, seats, stakes)
    for number in range(players):
        deal.draw(number, player(rules, players, doubled))
    return deal


def by_first_card(rules: OchkoHouse, players: int, hands: int, seed: int) -> dict[int, float]:
    """What players win on average by their first card after a double, a bet at a time.

    On each card there are so many hands, and more on those that are oftener dealt.
    """
    rarest = min(each for each in PACK if each) / sum(PACK)
    deal = whole(rules, players, round(1.02 * hands / rarest / players), seed, DOUBLED, True)
    # Among many hands hardly two tables are alike: there totals must do.
    banker = Banker(rules, doubled=True) if players < 6 else Banker(rules, doubled=True, near=0.0)
    won = deal.finish(banker)
    firsts = np.concatenate([each.first for each in deal.hands])
    assert np.bincount(firsts, minlength=11)[1:].min() >= hands
    results, weights = np.concatenate(won), np.tile(deal.pack.weight, players)
    return {v: float(np.average(results[firsts == v], weights=weights[firsts == v])) for v in VALUES}
