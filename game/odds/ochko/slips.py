"""What it is worth to call a slip of the dealer at Ochko, and which card to keep (OX1-OX8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.odds.choice import Choice, kept
from game.rules import irregularities as slips
from game.rules.actions import (
    CanBet,
    CanClaim,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanStand,
    Claim,
    Keep,
    KeepBoth,
)
from game.rules.cards import Card
from game.rules.places import BURNED
from game.rules.totals import value
from game.rules.view import View

from .bets import first_bet, on_card
from .play import NATURAL, Play
from .table import Held, Table
from .totals import MOST, VALUES, best, shares, start

FINE = 1  # chip for a wrong call


def claims(view: View, table: Table, others: Sequence[Choice]) -> list[Choice]:
    """Every slip that may be called; one that is not there costs a chip, and all else stays as it is."""
    here = max((float(choice.worth) for choice in others), default=0.0)
    open_now = seen_slips(view, table)
    found = []
    for option in view.options:
        if isinstance(option, CanClaim):
            for kind in option.kinds:
                right = table.rules.slips_announced or kind in open_now
                worth = called(view, table, kind, here) if right else here - FINE
                found.append(Choice(Claim(kind), kept(worth)))
    return found


def seen_slips(view: View, table: Table) -> set[str]:
    """The slips that show in how the cards lie; a card nobody asked for mostly looks like one drawn."""
    found = set()
    second = len(table.banker.values) > 1
    first = table.own[0] if table.own else None
    waits = any(isinstance(option, CanLetBe) for option in view.options)
    if BURNED not in view.cards and table.rules.burns:
        found.add(slips.NO_BURN)
    if table.found is not None:
        found.add(slips.TURNED)
    if first is None:
        found.add(slips.SKIPPED)
    elif not first.down and len(table.own) == 1 and len(first.values) == 1 + second:
        found.add(slips.FACE_UP)
    elif not second and len(first.values) == 2:
        found.add(slips.TWO_FIRST)
    elif second and waits and len(first.values) == 3 and all(len(each.values) < 4 for each in table.others):
        found.add(slips.TWO_SECOND)
    elif second and waits and len(first.values) > 2:
        found.add(slips.UNASKED)
    return found


def called(view: View, table: Table, kind: str, here: float) -> float:
    """What a right call is worth where going on without one is worth `here`."""
    second = len(table.banker.values) > 1
    if kind == slips.SKIPPED:
        return _a_first_card(table)
    if not table.own:
        return here
    own = _in_question(view, table)
    if kind == slips.FACE_UP and second:
        return 0.0
    if kind == slips.TWO_FIRST:
        return max(one_card(table, each, own.bet) for each in own.open)
    if kind == slips.TWO_SECOND:
        play = Play(table, 1)
        return max(own.bet * look(table, (own.open[0], each), play) for each in own.open[1:3])
    if kind == slips.TURNED:
        return _refused(view, table, own, here)
    if kind == slips.UNASKED:
        before, play = own.open[:-1], Play(table, own.bet)
        hand = Held(own.seat, own.number, before, own.bet, False, own.cards[:-1], own.down)
        ends = table.rules.ox8_refuse_ends_turn or not any(isinstance(each, CanDraw) for each in view.options)
        stand = play.stand(before, own.down)
        return own.bet * (stand if ends else play.hand(hand).worth(before))
    return here


def _in_question(view: View, table: Table) -> Held:
    """The hand that is asked about; where none is named, the one with the most cards."""
    numbers = [option.hand for option in view.options if isinstance(option, CanDraw)]
    longest = max(table.own, key=lambda each: len(each.values))
    return next((each for each in table.own if each.number in numbers), longest)


def keeps(view: View, table: Table) -> list[Choice]:
    """The ways to choose among two cards that were dealt at once (OX5, OX6)."""
    found: list[Choice] = []
    own = table.own[0]
    for option in view.options:
        if isinstance(option, CanKeep):
            found += [Choice(Keep(card), kept(_kept_card(table, own, card))) for card in option.cards]
        elif isinstance(option, CanKeepBoth):
            worth = sum(one_card(table, each, own.bet if not i else 0) for i, each in enumerate(own.open))
            found.append(Choice(KeepBoth(), kept(worth)))
    return found


def _kept_card(table: Table, own: Held, card: Card) -> float:
    if len(table.banker.values) > 1:
        first = next(each for each in own.cards if each is not None)
        return own.bet * look(table, (value(first), value(card)))
    return one_card(table, value(card), own.bet)


# ── hands that are not yet drawn to ─────────────────────────────────────────


def as_it_is(view: View, table: Table) -> float:
    """What all hands of the seat are worth when nothing is called."""
    if len(table.banker.values) < 2:
        return sum(one_card(table, each.open[0], each.bet) for each in table.own)
    if not table.own or not _has_unasked(view, table):
        play = Play(table, 1)
        return sum(each.bet * look(table, each.open, play) for each in table.own)
    found, now = 0.0, _in_question(view, table)
    for each in table.own:
        over = each is now and sum(each.open) > MOST
        found += each.bet * (-1.0 if over else Play(table, each.bet).stand(each.open, each.down))
    return found


def _has_unasked(view: View, table: Table) -> bool:
    """Whether what may be called is a card that nobody asked for, after which the hand ends."""
    kinds = {kind for option in view.options if isinstance(option, CanClaim) for kind in option.kinds}
    return slips.UNASKED in (kinds if table.rules.slips_announced else seen_slips(view, table))


def one_card(table: Table, first: int, bet: int) -> float:
    """What a first card is worth with `bet` on it, or with the best bet where there is none yet."""
    if bet:
        return on_card(table, first, table.chips + bet)(bet)
    high = table.rules.most_bet if table.rules.credit else min(table.rules.most_bet, table.chips)
    return float(first_bet(table, first, table.rules.least_bet, max(high, table.rules.least_bet)).worth)


def look(table: Table, values: tuple[int, ...], play: Play | None = None) -> float:
    """What a hand is worth, in bets, before the banker has said whether he has a natural (O14-O16).

    Where several hands are looked at, `play` remembers what the banker does about one bet.
    """
    values = values[:2] if len(values) == 3 else values
    shown = table.banker.open
    other = {1: 10, 10: 1}.get(shown[0]) if len(shown) == 1 else None
    natural = table.unseen[other] / sum(table.unseen) if other else 0.0
    if len(values) == 2 and best(*start(values)) == MOST:
        return NATURAL * (1 - natural) - natural * (table.rules.both_natural == "pay")
    hand = Held(table.seat, 0, values, 1, False, (), True)
    return (1 - natural) * (play or Play(table, 1)).hand(hand).worth(values) - NATURAL * natural


def _a_first_card(table: Table) -> float:
    """What the top card is worth to a seat that was left out, once it has bet on it (OX2)."""
    chances = shares(table.stock)
    return sum(chances[each] * one_card(table, each, 0) for each in VALUES if chances[each])


def _refused(view: View, table: Table, own: Held, here: float) -> float:
    """What a card that nobody knows is worth in place of one that lay face up (OX7)."""
    chances = shares(table.stock)
    if table.found is not None:
        if not any(isinstance(option, CanDraw) for option in view.options):
            return here
        play = Play(table, own.bet)
        drawing = play.hand(own)
        draw = drawing.draw(own.open)
        may_stand = any(isinstance(option, CanStand) for option in view.options)
        return own.bet * (max(play.stand(own.open, own.down), draw) if may_stand else draw)
    if any(isinstance(option, CanBet) for option in view.options) or len(table.banker.values) < 2:
        return sum(chances[each] * one_card(table, each, own.bet) for each in VALUES)
    before, play = own.open[:-1] if own.down else own.open[:1], Play(table, 1)
    return own.bet * sum(chances[each] * look(table, (*before, each), play) for each in VALUES)
