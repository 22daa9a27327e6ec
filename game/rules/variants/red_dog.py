"""Red Dog, casino form: everybody against the house, odds by how many ranks lie between (R1-R8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec

from ..actions import Action, Bet, CanBet, CanPass, Problem
from ..cards import Card
from ..events import (
    BetPlaced,
    CardsCleared,
    ChipsMoved,
    DealBegan,
    DealEnded,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    NoRoomDealt,
    PairDealt,
    Passed,
    PostHit,
    SpreadDealt,
    WentBroke,
)
from ..house import MOST_CHIPS, HouseRules
from ..places import HOUSE, SEATS, STAKES, TABLE, Place
from ..spreads import PAIR_ODDS, odds
from ..table import NOBODY, Table, ask, cut, deal_open, end_sitting, out_of_stock, shuffle, sit_out
from ..view import Slot

RAISES = {"exact": 1, "up_to": 1, "up_to_four": 4}
"""How many antes a raise may be, by the house rule."""


class RedDogRules(HouseRules, frozen=True, kw_only=True, tag="red_dog"):
    """House rules of Red Dog; the defaults are RULES 6. With `most_ante` 0 everybody antes the same."""

    SEATS: ClassVar = (1, 8)
    DRAWS: ClassVar = False
    RANGES: ClassVar = {
        "ante": (1, MOST_CHIPS),
        "deals": (0, 1000),
        "most_ante": (0, MOST_CHIPS),
        "packs": (1, 8),
        "cut_card": (0, 400),
    }

    most_ante: int = 0  # R2
    packs: int = 1  # R1
    rd_raise: Literal["exact", "up_to", "up_to_four"] = "exact"  # R5; four antes: a house of its own
    cut_card: int = 0  # a fresh shuffle when so few cards are left; 0: before every round (R7)


class RedDog(Table, kw_only=True, tag="red_dog"):
    """The state. `staked` are the antes and raises by seat, `posts` the two cards for all.

    `house` are the chips of the house: what it won, below nothing what it paid. There is no dealer
    among the seats; turns go from seat 0. `placing` while the antes are named.
    """

    rules: RedDogRules
    staked: list[int] = msgspec.field(default_factory=list)
    posts: tuple[Card, ...] = ()
    house: int = 0
    placing: bool = False

    @property
    def stakes(self) -> dict[Place, int]:
        """The bets, and what the house won or paid."""
        bets = {STAKES[seat]: bet for seat, bet in enumerate(self.staked) if bet}
        return bets | ({HOUSE: self.house} if self.house else {})


# ── the sitting ─────────────────────────────────────────────────────────────


def problems(rules: RedDogRules, seats: int) -> Iterator[Problem]:
    """`limits` (least, most): a most ante below the ante. `cut_low` (least): a round may need three cards."""
    if 0 < rules.most_ante < rules.ante:
        yield Problem("limits", {"least": rules.ante, "most": rules.most_ante})
    if 0 < rules.cut_card < 3:
        yield Problem("cut_low", {"least": 3})


def least_chips(rules: RedDogRules) -> int:
    """How many chips a seat needs to be in the game."""
    return rules.ante


def begin(t: RedDog, dealer: int | None, out: list[Event]) -> None:
    """The first round; the house deals, so a `dealer` among the seats means nothing here."""
    t.staked = [0] * t.seats
    _round(t, out)


def act(t: RedDog, action: Action, out: list[Event]) -> None:
    """The seat on turn antes, raises or does not, and play runs on to the next decision."""
    t.decided = True
    t.staked = t.staked.copy()  # the list of the state before stays as it is
    if type(action) is Bet:
        _stake(t, t.turn, action.amount, "ante" if t.placing else "bet", out)
    else:
        out.append(Passed(t.turn, False))
    _run_on(t, out)


def close(t: RedDog, out: list[Event]) -> None:
    """The sitting ends here and now; stakes go back."""
    t.staked = t.staked.copy()
    for seat in range(t.seats):
        _stake_back(t, seat, out)
    if t.posts:
        out.append(CardsCleared(TABLE))
        t.posts = ()
    out.append(DealEnded(t.deal))
    end_sitting(t, "closed", out)


def why_no_bet(t: RedDog, seat: int) -> Problem:
    """Why the seat on turn may not raise: it has not enough chips."""
    return Problem("no_bet")


def slots(t: RedDog, seat: int | None) -> dict[str, tuple[Slot, ...]]:
    """The cards on the table by place: everything is open (R8)."""
    return {TABLE: tuple(Slot(card, True) for card in t.posts)} if t.posts else {}


def known(t: RedDog, seat: int | None) -> list[Card]:
    """Cards known since the last shuffle: all that were dealt."""
    return out_of_stock(t, t.rules.packs) if t.stock.cards else []


def called(t: RedDog) -> str:
    """Nothing is called in this game."""
    return ""


# ── the round ───────────────────────────────────────────────────────────────


def _round(t: RedDog, out: list[Event]) -> None:
    """A new round, if anybody can ante: everybody is asked for the ante, or pays it at once."""
    ante, credit = t.rules.ante, t.rules.credit
    for seat, chips in enumerate(t.chips):
        if chips < ante and not credit and seat not in t.sat_out:
            sit_out(t, seat, out)
    if len(t.sat_out) == t.seats:
        return end_sitting(t, "nobody", out)
    t.deal += 1
    t.place, t.decided, t.placing = 0, False, True
    out.append(DealBegan(t.deal, NOBODY))
    return _run_on(t, out)


def _run_on(t: RedDog, out: list[Event]) -> None:
    """Antes from seat 0 on, the two cards, raises from seat 0 on, the third card, the next round."""
    seats, sat_out = len(t.chips), t.sat_out
    while True:
        may_choose = _ask_ante if t.placing else _ask_raise
        for seat in range(t.place, seats):
            if seat not in sat_out and may_choose(t, seat, out):
                t.place = seat + 1
                return None
        if not t.placing:
            t.place = seats
            return _third_card(t, out)
        t.place, t.placing = 0, False
        if _two_cards(t, out):
            return _end_round(t, out)


def ask_again(t: RedDog, out: list[Event]) -> None:
    """The question that the seat on turn stands before."""
    may_choose = _ask_ante if t.placing else _ask_raise
    may_choose(t, t.turn, out)


def _ask_ante(t: RedDog, seat: int, out: list[Event]) -> bool:
    """True when `seat` may choose its ante; else it pays the same as everybody (R2)."""
    rules, most = t.rules, t.rules.most_ante
    if t.chips[seat] < most and not rules.credit:
        most = t.chips[seat]
    if most <= rules.ante:
        _stake(t, seat, rules.ante, "ante", out)
        return False
    ask(t, seat, (CanBet(rules.ante, most),), out)
    return True


def _ask_raise(t: RedDog, seat: int, out: list[Event]) -> bool:
    """True when `seat` can raise: by exactly its ante, or by anything up to the most (R5)."""
    rules, stack = t.rules, t.chips[seat]
    least = most = t.staked[seat] * RAISES[rules.rd_raise]
    if rules.rd_raise != "exact":
        least = 1
        if stack < most and not rules.credit:
            most = stack
    if stack < least and not rules.credit:
        out.append(Passed(seat, True))
        return False
    ask(t, seat, (CanPass(), CanBet(least, most)), out)
    return True


def _two_cards(t: RedDog, out: list[Event]) -> bool:
    """Two cards for all; True when they settle the round without a raise (R3, R4)."""
    if not t.rules.cut_card or t.left <= t.rules.cut_card:
        shuffle(t, NOBODY, out, t.rules.packs)
        cut(t, NOBODY, out)
    t.posts = (deal_open(t, TABLE, out), deal_open(t, TABLE, out))
    low, high = _ends(t)
    if high - low > 1:
        out.append(SpreadDealt(high - low - 1, odds(high - low - 1)))
        return False
    out.append(PairDealt(NOBODY) if low == high else NoRoomDealt(NOBODY))
    third = deal_open(t, TABLE, out) >> 2 if low == high else 0
    for seat in _betting(t):
        if third == low:
            _win(t, seat, PAIR_ODDS, "pair", out)
        else:
            _push(t, seat, out)
    return True


def _ends(t: RedDog) -> tuple[int, int]:
    one, other = t.posts
    first, second = one >> 2, other >> 2
    return (first, second) if first < second else (second, first)


def _betting(t: RedDog) -> list[int]:
    return [seat for seat, bet in enumerate(t.staked) if bet]


def _third_card(t: RedDog, out: list[Event]) -> None:
    """Strictly between wins by the spread, everything else loses the whole stake (R6)."""
    low, high = _ends(t)
    rank = deal_open(t, TABLE, out) >> 2
    for seat in _betting(t):
        if low < rank < high:
            _win(t, seat, odds(high - low - 1), "between", out)
        else:
            _lose(t, seat, rank in (low, high), out)
    _end_round(t, out)


def _end_round(t: RedDog, out: list[Event]) -> None:
    t.posts = ()
    out.append(CardsCleared(TABLE))
    out.append(DealEnded(t.deal))
    if t.closing or t.deal == t.rules.deals:
        end_sitting(t, "closed" if t.closing else "deals", out)
    else:
        _round(t, out)


# ── chips ───────────────────────────────────────────────────────────────────


def _stake(t: RedDog, seat: int, amount: int, why: str, out: list[Event]) -> None:
    t.chips[seat] = chips = t.chips[seat] - amount
    t.staked[seat] = staked = t.staked[seat] + amount
    out.append(BetPlaced(seat, amount))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, chips, staked, why))


def _stake_back(t: RedDog, seat: int, out: list[Event]) -> None:
    amount = t.staked[seat]
    if amount:
        t.chips[seat] += amount
        t.staked[seat] = 0
        out.append(ChipsMoved(STAKES[seat], SEATS[seat], amount, 0, t.chips[seat], "stake"))


def _push(t: RedDog, seat: int, out: list[Event]) -> None:
    out.append(HandPushed(seat))
    _stake_back(t, seat, out)


def _win(t: RedDog, seat: int, times: int, why: str, out: list[Event]) -> None:
    won = times * t.staked[seat]
    out.append(HandWon(seat, won, why))
    _stake_back(t, seat, out)
    t.house -= won
    t.chips[seat] += won
    out.append(ChipsMoved(HOUSE, SEATS[seat], won, t.house, t.chips[seat], "win"))


def _lose(t: RedDog, seat: int, post: bool, out: list[Event]) -> None:
    lost = t.staked[seat]
    if post:
        out.append(PostHit(seat, 1))
    out.append(HandLost(seat, lost, "post" if post else "outside"))
    t.house = house = t.house + lost
    t.staked[seat] = 0
    out.append(ChipsMoved(STAKES[seat], HOUSE, lost, 0, house, "lose"))
    if not t.chips[seat]:
        out.append(WentBroke(seat))
