"""Yablon, banking version: each in turn puts up a bank, and the others bet against it (B1-B11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from .. import closed_pairs
from ..actions import Action, Bet, CanBank, CanBet, CanDecline, NoBet, Problem, SetBank
from ..closed_pairs import (
    ONLY_PASS,
    PASS,
    ClosedPairRules,
    ClosedPairs,
    called,
    deal_pairs,
    draw_card,
    drop_hands,
    hopeless,
    known,
    next_hand,
    no_bet,
    stake_back,
)
from ..dealer import draw_first_ace
from ..events import (
    BankDeclined,
    BankEmptied,
    BankSet,
    ChipsMoved,
    DealBegan,
    DealEnded,
    Event,
    HandLost,
    HandWon,
    PostHit,
    WentBroke,
)
from ..house import MOST_CHIPS
from ..places import BANK, SEATS, STAKES, Place
from ..table import HAND_CLEARED, ask, cut, end_sitting, name_dealer, right_of_dealer, shuffle, sit_out
from ..view import Slot

__all__ = ["called", "known"]


class YablonBankRules(ClosedPairRules, frozen=True, kw_only=True, tag="yablon_bank"):
    """House rules of Yablon with a banker; the defaults are RULES 2. There are no antes (B4).

    `credit` lets those who bet go below nothing; a bank is always put down in chips.
    """

    SEATS: ClassVar = (2, 8)  # B1
    RANGES: ClassVar = {
        "ante": (0, 0),
        "deals": (0, 1000),
        "bank_min_bet": (1, MOST_CHIPS),
        "bank_min": (1, MOST_CHIPS),
        "bank_deals": (0, 100),
    }

    ante: int = 0
    bank_min_bet: int = 1  # A-B1
    bank_min: int = 1  # A-B2
    bank_refill: bool = False  # A-B3: an emptied bank may be filled again
    bank_absorbs: bool = True  # A-B4: lost bets join the bank at risk; off: they go to the banker's stack
    bank_decline: bool = True  # A-B5
    bank_deals: int = 1  # with what is left of it a banker deals on, so often; 0: until it is empty (X20)


class YablonBank(ClosedPairs, kw_only=True, tag="yablon_bank"):
    """The state. `declined` are the seats that did not want the bank since it was last put up.

    `held` are the deals that this bank has outlasted.
    """

    rules: YablonBankRules
    bank: int = 0
    held: int = 0
    declined: frozenset[int] = frozenset()

    @property
    def stakes(self) -> dict[Place, int]:
        """The bank at risk."""
        return {BANK: self.bank} if self.bank else {}


# ── the sitting ─────────────────────────────────────────────────────────────


def problems(rules: YablonBankRules, seats: int) -> Iterator[Problem]:
    """What does not fit together in `rules`; every setting may stand with every other."""
    return iter(())


def least_chips(rules: YablonBankRules) -> int:
    """How many chips a seat needs to be in the game."""
    return 1


def begin(t: YablonBank, dealer: int | None, out: list[Event]) -> None:
    """The draw for the first bank, and its banker is asked for it."""
    for seat in range(t.seats):
        if not t.can_pay(seat):
            sit_out(t, seat, out)
    if dealer is None:
        draw_first_ace(t, [seat for seat in range(t.seats) if seat not in t.sat_out], out)
    else:
        name_dealer(t, dealer, "given", out)
    if t.chips[t.dealer] >= t.rules.bank_min:
        _ask_for_bank(t, out)
    else:
        _pass_bank(t, "left", out)


def act(t: YablonBank, action: Action, out: list[Event]) -> None:
    """The seat on turn does what the options allow, and play runs on to the next decision."""
    seat = t.turn
    if type(action) is NoBet:
        t.decided = True
        no_bet(t, seat, False, out)
    elif type(action) is Bet:
        t.decided = True
        _bet(t, seat, action.amount, out)
    elif type(action) is SetBank:
        t.declined = frozenset()
        _set_bank(t, action.amount, out)
    else:
        out.append(BankDeclined(seat))
        if t.decided:  # an emptied bank is not filled again: the hand is over
            return _end_deal(t, "emptied", out)
        t.declined |= {seat}
        return _pass_bank(t, "declined", out)
    return _run_on(t, out)


def close(t: YablonBank, out: list[Event]) -> None:
    """The sitting ends here and now; a bank that was put up goes back."""
    if t.bank:
        drop_hands(t, out, on_turn=True)
        _bank_back(t, out)
        out.append(DealEnded(t.deal))
    end_sitting(t, "closed", out)


def why_no_bet(t: YablonBank, seat: int) -> Problem:
    """Why the seat on turn may not bet: it puts up a bank, or nothing fits between its cards."""
    return Problem("no_bet" if seat == t.dealer else "hopeless")


def slots(t: YablonBank, seat: int | None) -> dict[Place, tuple[Slot, ...]]:
    """The cards on the table by place; none lie there before a bank is put up."""
    return closed_pairs.slots(t, seat) if t.bank or t.decided else {}


# ── the bank ────────────────────────────────────────────────────────────────


def _ask_for_bank(t: YablonBank, out: list[Event]) -> None:
    """The banker puts up what he will risk (B3), or lets the bank pass (A-B5)."""
    bank = CanBank(t.rules.bank_min, t.chips[t.dealer])
    t.decided = False
    ask(t, t.dealer, (bank, CanDecline()) if t.rules.bank_decline else (bank,), out)


def _set_bank(t: YablonBank, amount: int, out: list[Event]) -> None:
    """Chips from the banker's stack are at risk; the first of them begin a deal."""
    dealer = t.dealer
    filled_again = t.decided
    if not filled_again:
        t.deal += 1
        t.place = 0
        out.append(DealBegan(t.deal, dealer))
    t.chips[dealer] -= amount
    t.bank += amount
    out.append(BankSet(dealer, amount))
    out.append(ChipsMoved(SEATS[dealer], BANK, amount, t.chips[dealer], t.bank, "bank"))
    if not filled_again:
        shuffle(t, dealer, out)
        cut(t, right_of_dealer(t), out)
        deal_pairs(t, [seat for seat in t.round_from_left()[:-1] if seat not in t.sat_out], out)


def _bank_back(t: YablonBank, out: list[Event]) -> None:
    """What is left in the bank is the banker's again (B9)."""
    if t.bank:
        t.chips[t.dealer] += t.bank
        out.append(ChipsMoved(BANK, SEATS[t.dealer], t.bank, 0, t.chips[t.dealer], "bank"))
        t.bank = 0


def _left(t: YablonBank) -> int:
    """What the banker has to deal on with: what is left, where so many deals are not over yet (X20)."""
    deals = t.rules.bank_deals
    return t.bank if not deals or t.held + 1 < deals else 0


def _deal_on(t: YablonBank, left: int, out: list[Event]) -> None:
    """The same banker puts up what was left of his bank; nobody asks him."""
    t.held += 1
    t.decided = False
    _set_bank(t, left, out)
    _run_on(t, out)


def _pass_bank(t: YablonBank, why: str, out: list[Event]) -> None:
    """Bank and deal pass to the left (B9), over those who cannot put up a bank (B11)."""
    t.held = 0
    chips, least = t.chips, t.rules.bank_min
    able = [seat for seat in t.round_from_left() if chips[seat] >= least]
    if t.declined.issuperset(able):
        return end_sitting(t, "nobody", out)  # A-B5
    name_dealer(t, able[0], why, out)
    return _ask_for_bank(t, out)


# ── the hand ────────────────────────────────────────────────────────────────


def _run_on(t: YablonBank, out: list[Event]) -> None:
    """The next turn is somebody's, or the bank is empty or the hand is over (B8)."""
    if not t.bank:
        waiting = any(t.hands[seat] for seat in t.round_from_left()[t.place :])
        if waiting and t.rules.bank_refill and t.chips[t.dealer]:
            return ask(t, t.dealer, (CanBank(1, t.chips[t.dealer]), CanDecline()), out)
        return _end_deal(t, "emptied", out)
    seat = next_hand(t, out)
    return _end_deal(t, "left", out) if seat is None else _turn(t, seat, out)


def _turn(t: YablonBank, seat: int, out: list[Event]) -> None:
    """`seat` bets, or not: it has chips, for who has none gets no cards."""
    ask(t, seat, ONLY_PASS if hopeless(t, seat) else (PASS, _range(t, seat)), out)


def ask_again(t: YablonBank, out: list[Event]) -> None:
    """The question that the seat on turn stands before."""
    if t.bank:
        _turn(t, t.turn, out)
    elif t.decided:
        _run_on(t, out)
    else:
        _ask_for_bank(t, out)


def _range(t: YablonBank, seat: int) -> CanBet:
    """Any amount up to the bank as it stands (B5), and up to one's own stack."""
    rules, high = t.rules, t.bank
    if t.chips[seat] < high and not rules.credit:
        high = t.chips[seat]
    return CanBet(rules.bank_min_bet if rules.bank_min_bet < high else high, high)


def _bet(t: YablonBank, seat: int, amount: int, out: list[Event]) -> None:
    """The bank pays the winner as much as he staked; a lost stake joins it (B6, B7)."""
    won, post = draw_card(t, seat, amount, out)
    if won:
        out.append(HandWon(seat, amount, "between"))
        stake_back(t, seat, amount, out)
        t.bank -= amount
        t.chips[seat] += amount
        out.append(ChipsMoved(BANK, SEATS[seat], amount, t.bank, t.chips[seat], "win"))
    else:
        _lose(t, seat, amount, post, out)
    out.append(HAND_CLEARED[seat])
    if not t.bank:
        out.append(BankEmptied())


def _lose(t: YablonBank, seat: int, amount: int, post: bool, out: list[Event]) -> None:
    if post:
        out.append(PostHit(seat, 1))
    out.append(HandLost(seat, amount, "post" if post else "outside"))
    if t.rules.bank_absorbs:
        t.bank += amount
        out.append(ChipsMoved(STAKES[seat], BANK, amount, 0, t.bank, "lose"))
    else:
        t.chips[t.dealer] += amount
        out.append(ChipsMoved(STAKES[seat], SEATS[t.dealer], amount, 0, t.chips[t.dealer], "lose"))
    if not t.chips[seat]:
        out.append(WentBroke(seat))


def _end_deal(t: YablonBank, why: str, out: list[Event]) -> None:
    """Hands without a turn are dropped, the bank goes back (B8, B9); bank and deal pass, or stay (X20)."""
    drop_hands(t, out)
    left = _left(t)
    _bank_back(t, out)
    if not t.chips[t.dealer]:
        out.append(WentBroke(t.dealer))
    out.append(DealEnded(t.deal))
    for seat in t.round_from_left():
        if t.chips[seat] <= 0 and not t.rules.credit and seat not in t.sat_out:
            sit_out(t, seat, out)
    if t.closing or t.deal == t.rules.deals:
        return end_sitting(t, "closed" if t.closing else "deals", out)
    if t.seats - len(t.sat_out) < 2:
        return end_sitting(t, "winner", out)
    return _deal_on(t, left, out) if left else _pass_bank(t, why, out)
