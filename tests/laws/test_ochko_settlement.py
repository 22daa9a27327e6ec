"""Every hand of Ochko that ends is reckoned once more, plainly, from the cards that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from hypothesis import given, settings

from game.rules.cards import ACE, Card
from game.rules.events import (
    BetPlaced,
    CardDealt,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    CardTurned,
    ChipsMoved,
    DealerNamed,
    Event,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    PaidShort,
)
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .sittings import Table, played, tables


def totals(cards: list[Card]) -> set[int]:
    """All totals that the cards may count, each ace as 1 or 11 (O3)."""
    values = [(1, 11) if card >> 2 == ACE else (min(card >> 2, 10),) for card in cards]
    return {sum(way) for way in product(*values)}


def best(cards: list[Card]) -> int:
    """The highest total up to 21, or the lowest of all."""
    within = [total for total in totals(cards) if total <= 21]
    return max(within) if within else min(totals(cards))


def natural(cards: list[Card]) -> bool:
    """An ace and a ten or picture as two cards (O13)."""
    ranks = sorted(card >> 2 for card in cards)
    return len(ranks) == 2 and 10 <= ranks[0] <= 13 and ranks[1] == ACE


def bonus(cards: list[Card], rules: Any) -> int:
    """How many bets a hand is paid for what it is; 0 is a plain hand (O25, O26)."""
    ranks, suits = sorted(card >> 2 for card in cards), {card & 3 for card in cards}
    times = 0
    if len(cards) >= 5 and best(cards) <= 21:
        times = {5: 2, 6: 4, 7: 8, 8: 16, 9: 32, 10: 64, 11: 128}.get(len(cards), 2 ** (len(cards) - 4))
    elif rules.bonus_lock and len(cards) > 5:  # what was made last before 21 was passed
        return bonus(cards[:-1], rules)
    elif ranks == [7, 7, 7]:
        times = 3
    elif ranks == [6, 7, 8] and (rules.eight_seven_six == "any" or len(suits) == 1):
        times = 2
    if not rules.bonus:
        return 0
    times -= rules.bonus_with_bet and times > 0  # the bet that lies there is one of them (A-O5)
    return min(times, rules.bonus_cap) if rules.bonus_cap else times


class Witness:
    """What lies where, told by the events alone."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.cards: dict[str, list[Card]] = {}
        self.bets: dict[str, int] = {}
        self.split: set[str] = set()
        self.banker = "house"
        self.ended = 0

    def learn(self, event: Event, following: Sequence[Event]) -> None:
        match event:
            case DealerNamed(seat, _):
                self.banker = f"hand {seat}"
            case CardDealt(to, card, _, _):
                assert card is not None
                self.cards.setdefault(to, []).append(card)
            case CardMoved(src, index, dst, card, _):
                if src != "found":
                    self.cards[src].pop(index)
                assert card is not None
                self.cards.setdefault(dst, []).append(card)
            case CardPutUnder(src, index, _, _, _):
                if src != "found":
                    self.cards[src].pop(index)
            case CardsCleared(at):
                self.cards.pop(at, None)
                self.split.discard(at)
            case HandSplit(seat, number, new):
                self.split |= {self._place(seat, number), self._place(seat, new)}
            case ChipsMoved() if event.dst.startswith("stake"):
                self.bets[event.dst] = event.dst_chips
            case HandWon() | HandLost():
                self._check(event, any(isinstance(each, PaidShort) for each in following[:4]))
            case HandPushed(seat, number):
                mine, banker = self.cards[self._place(seat, number)], self.cards[self.banker]
                tie = best(mine) == best(banker) or self.rules.two_aces
                assert natural(mine) and natural(banker) if natural(banker) else tie

    def _place(self, seat: int, number: int) -> str:
        return f"hand {seat}.{number}" if number else f"hand {seat}"

    def _check(self, event: HandWon | HandLost, short: bool) -> None:
        place = self._place(event.seat, event.hand)
        mine, banker = self.cards[place], self.cards.get(self.banker, [])
        bet = self.bets[place.replace("hand", "stake")]
        times = self._times(event, mine, banker, place in self.split)
        self.ended += 1
        assert event.amount <= times * bet if short else event.amount == times * bet
        assert event.amount >= bet or isinstance(event, HandWon)

    def _times(self, event: HandWon | HandLost, mine: list[Card], banker: list[Card], split: bool) -> int:
        """The price in bets of what the event says, which must be so."""
        rules, why = self.rules, event.why
        count = best(mine)
        if rules.two_aces and len(mine) == 2 and not split and totals(mine) == {2, 12, 22}:
            count = 21
        won = isinstance(event, HandWon)
        if why == "refused":
            assert not won
            return 1
        if why in ("banker_natural", "both_natural"):
            assert natural(banker)
            assert natural(mine) == (why == "both_natural")
            assert not won
            return 2 if why == "banker_natural" else 1
        if why == "natural":
            assert natural(mine)
            assert won
            assert not split or rules.split_rights == "full"
            assert not natural(banker)
            return 2
        assert not natural(mine) or split
        if why in ("bust", "hidden_bust"):
            assert not won
            assert best(mine) > 21
            assert not bonus(mine, rules)
            assert (why == "hidden_bust") <= (rules.bust_call == "manual")
            return 2 if why == "hidden_bust" else 1
        if why in ("cards", "sevens", "ladder"):
            assert won
            assert (why == "cards") == (len(mine) >= 5)
            return bonus(mine, rules)
        assert not bonus(mine, rules)
        assert count <= 21
        if why == "banker_bust":
            assert won
            assert best(banker) > 21
            return 1
        assert best(banker) <= 21
        if why == "higher":
            assert won
            assert count > best(banker)
        elif why == "tie":
            assert not won
            assert rules.ties
            assert count == best(banker)
        else:
            assert why == "lower"
            assert not won
            assert count < best(banker)
        return 1


@given(tables((OchkoRules, OchkoBankRules)))
@settings(max_examples=150, deadline=None)
def test_every_hand_is_paid_for_what_lies_there(table: Table) -> None:
    witness = Witness(table.rules)
    for _, step in played(table, 80):
        for number, event in enumerate(step.events):
            witness.learn(event, step.events[number + 1 :])


@given(tables((OchkoRules, OchkoBankRules)))
@settings(max_examples=100, deadline=None)
def test_who_is_paid_less_than_his_due_is_told(table: Table) -> None:
    """A payment falls short only where the payer has nothing left, and then it is said."""
    rules = table.rules
    for _, step in played(table, 80):
        for event in step.events:
            if isinstance(event, PaidShort):
                assert event.paid < event.due
                assert not rules.credit


@given(tables((OchkoRules, OchkoBankRules)))
@settings(max_examples=100, deadline=None)
def test_first_bets_keep_the_limits(table: Table) -> None:
    for _, step in played(table, 80):
        for event in step.events:
            if isinstance(event, BetPlaced):
                assert table.rules.least_bet <= event.amount <= table.rules.most_bet


@given(tables((OchkoRules, OchkoBankRules)))
@settings(max_examples=100, deadline=None)
def test_whoever_is_turned_up_was_closed(table: Table) -> None:
    """No card is turned up twice, and none is turned up that lay open."""
    up: dict[str, list[bool]] = {}
    for _, step in played(table, 80):
        for event in step.events:
            match event:
                case CardDealt():
                    up.setdefault(event.to, []).append(event.up)
                case CardTurned():
                    assert not up[event.at][event.index]
                    up[event.at][event.index] = True
                case CardMoved():
                    if event.src != "found":
                        up[event.src].pop(event.index)
                    up.setdefault(event.dst, []).append(event.up)
                case CardPutUnder():
                    if event.src != "found":
                        up[event.src].pop(event.index)
                case CardsCleared():
                    up.pop(event.at, None)
