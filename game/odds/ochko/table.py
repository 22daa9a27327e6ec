"""The table of Ochko as one seat sees it: hands, bets, and what the cards that lie face down may be."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

import msgspec

from game.rules.actions import CanDraw, CanStand
from game.rules.cards import RANKS, Card
from game.rules.ochko import betting
from game.rules.ochko.house import OchkoHouse
from game.rules.places import FOUND, MOST_HANDS, SEATS, banker_hand, hand, stake
from game.rules.totals import FIVE, value
from game.rules.view import View

from .totals import MOST, VALUES, Stock, best

_SUITS = 4
_ROUNDS = 3  # hidden cards push each other out of the stock; after three rounds nothing moves any more
DOUBLES_ON = (1, 10)  # first cards of a banker that a double pays on
FOR_FUN = 0.15  # how often a banker doubles on another card
NEVER = 0.02  # nobody is sure to play well, nor to take others for doing so
FORCED = 1e-6  # who stands on less than the house lets him could not draw

# How often a hand of 2, 3 or 4 cards is left at a total, in hundredths, by people who play as these
# values say, by how the banker looks to them (`Face`); never below, always above. A ten that lies open is
# stood on earlier, for the banker fears it.
_HARD = {
    2: (
        {12: 27, 13: 30, 14: 42, 15: 61, 16: 90},
        {12: 9, 13: 12, 14: 13, 15: 20, 16: 38, 17: 87, 18: 98},
        {12: 5, 13: 5, 14: 5, 15: 8, 16: 10, 17: 16, 18: 73, 19: 95},
    ),
    3: (
        {12: 8, 13: 23, 14: 57, 15: 76, 16: 90},
        {12: 15, 13: 10, 14: 12, 15: 14, 16: 55, 17: 95},
        {12: 8, 13: 8, 14: 8, 15: 8, 16: 9, 17: 12, 18: 58, 19: 92},
    ),
    4: ({16: 5, 17: 30}, {17: 5, 18: 76}, {16: 8, 17: 10, 18: 14, 19: 26}),
}
_TEN_OPEN = (
    {12: 24, 13: 38, 14: 62, 15: 76, 16: 95},
    {12: 42, 13: 25, 14: 30, 15: 60, 16: 72, 17: 90},
    {12: 19, 13: 20, 14: 20, 15: 20, 16: 30, 17: 30, 18: 78},
)
_SOFT = {
    2: ({17: 6, 18: 48}, {18: 6, 19: 94}, {18: 12, 19: 28, 20: 49}),
    3: ({20: 90}, {19: 6, 20: 31}, {19: 17, 20: 44}),
    4: ({21: 100}, {21: 100}, {21: 100}),
}

Face = int
"""How a banker looks to players: weak (0), strong (1), or as one who hides a ten behind a strong card (2)."""
AFTER_DOUBLE = 2

DOUBLED: Stock = (0.0, *(1.0 if value in DOUBLES_ON else FOR_FUN for value in VALUES))
"""How often a banker doubles on each first card."""

REDOUBLED: Stock = (0.0, 0.75, *[NEVER] * 8, 0.12)
"""How often a player redoubles on each first card: mostly on an ace, now and then on a ten."""


class Held(msgspec.Struct, frozen=True):
    """A hand on the table: values of its cards in the order they came, None where this seat may not look.

    A card that lies face down comes first.
    """

    seat: int
    number: int
    values: tuple[int | None, ...]
    bet: int
    stood: bool  # it has had its turn, and draws no more
    cards: tuple[Card | None, ...] = ()
    down: bool = False  # one of its cards lies face down, whether this seat knows it or not

    @property
    def open(self) -> tuple[int, ...]:
        """The values that are seen."""
        return tuple(each for each in self.values if each is not None)

    @property
    def hidden(self) -> int:
        """How many cards are not seen."""
        return len(self.values) - len(self.open)


class Table(msgspec.Struct, frozen=True):
    """What a seat can work with.

    `unseen` are the cards this seat has not seen, by value, and `stock` those of them that are still to
    be dealt, on average. `guesses` has, for every hand in `others` and last for the banker, the chances
    of what its card that is face down may count (0 at all places where none is).
    """

    rules: OchkoHouse
    seat: int
    dealer: int  # -1: the house
    chips: int
    bank: int | None  # chips of the banker; None is a bank without end
    own: tuple[Held, ...]  # hands of this seat that are in play
    others: tuple[Held, ...]  # hands of the other players that are in play, in their order
    banker: Held
    face: Face  # how he looks to players
    guesses: tuple[Stock, ...]
    unseen: Stock
    stock: Stock
    found: int | None  # the value of the next card, where that lies face up
    players: int  # seats that play against the bank in this deal
    doubled: bool = False  # the banker has doubled


def read(view: View, weighed: bool = True) -> Table:
    """The table of the seat of `view`; unless `weighed` there are no guesses, which take most of the time."""
    assert view.seat is not None
    rules: OchkoHouse = view.rules
    dealer = view.dealer
    banker = _held(view, banker_hand(dealer), dealer, 0, 0, False)
    hands = _hands(view)
    others = tuple(each for each in hands if each.seat != view.seat)
    unseen = count_unseen(view.seen if view.stock else _on_table(view), rules.packs)
    second = len(banker.values) > 1
    face = face_of(_up(banker), view.doubled)
    guesses: tuple[Stock, ...] = ()
    stock: Stock = ()
    if weighed:
        fitting = [_players(each, second, face, rules, view.doubled) for each in others]
        fitting.append(_bankers(banker.open if banker.hidden else (), view.doubled))
        hidden = [each.hidden for each in (*others, banker)]
        cards = view.stock or max(0, round(sum(unseen)) - sum(hidden))
        guesses, stock = _guess(unseen, fitting, hidden, cards)
    found = view.cards.get(FOUND, ())
    bound = dealer >= 0 and not rules.credit and rules.bank_cover != "credit"
    return Table(
        rules=rules,
        seat=view.seat,
        dealer=dealer,
        chips=view.chips[SEATS[view.seat]],
        bank=view.chips[SEATS[dealer]] if bound else None,
        own=tuple(each for each in hands if each.seat == view.seat),
        others=others,
        banker=banker,
        face=face,
        guesses=guesses,
        unseen=unseen,
        stock=stock,
        found=value(found[0].card) if found and found[0].card is not None else None,
        players=sum(seat != dealer and seat not in view.sat_out for seat in range(view.seats)),
        doubled=view.doubled,
    )


def alone(
    rules: OchkoHouse,
    own: Held,
    up: tuple[int, ...],
    unseen: Stock,
    players: int = 1,
    doubled: bool = False,
) -> Table:
    """A table where nothing is seen but one hand and the banker's open card `up`; all else is `unseen`.

    The banker may have `doubled` before he got it.
    """
    banker = Held(-1, 0, (None, *up), 0, False, (), True)
    guesses, stock = _guess(unseen, [_bankers(up, doubled)], [1], round(sum(unseen)) - 1)
    face = face_of(_up(banker), doubled)
    return Table(
        rules, own.seat, -1, 0, None, (own,), (), banker, face, guesses, unseen, stock, None, players, doubled
    )


def against(
    rules: OchkoHouse,
    bank: tuple[int, ...],
    hands: Sequence[tuple[int | None, ...]],
    unseen: Stock,
    doubled: bool = False,
) -> Table:
    """The banker's table with a bet on each of these hands that stand, None being face down.

    He may have `doubled`.
    """
    banker = Held(0, 0, bank, 0, False)
    others = tuple(Held(seat, 0, values, 1, True, (), None in values) for seat, values in enumerate(hands, 1))
    face, hidden = face_of(_up(banker), doubled), [each.hidden for each in others]
    fitting = [likely(each, True, face, rules.stand_least) for each in others]
    guesses, stock = _guess(unseen, [*fitting, ()], [*hidden, 0], round(sum(unseen)) - sum(hidden))
    return Table(
        rules, 0, 0, 0, None, (), others, banker, face, guesses, unseen, stock, None, len(hands), doubled
    )


def count_unseen(seen: Sequence[Card], packs: int) -> Stock:
    """How many cards of each value are not among `seen`."""
    counts = [0.0] * 11
    for rank in RANKS:
        counts[value(Card(rank * 4))] += _SUITS * packs
    for card in seen:
        counts[value(card)] -= 1
    return tuple(counts)


def _on_table(view: View) -> list[Card]:
    """The cards that are seen to lie there: when the stock is used up all others are shuffled again."""
    return [slot.card for slots in view.cards.values() for slot in slots if slot.card is not None]


# ── hands ───────────────────────────────────────────────────────────────────


def _hands(view: View) -> list[Held]:
    """All hands but the banker's, in the order they are played (C2)."""
    turn = view.turn[0] if view.turn else view.dealer
    order = [(view.dealer + i) % view.seats for i in range(1, view.seats + 1)]
    now = _hand_in_turn(view)
    found = []
    for place, seat in enumerate(order):
        for number in range(MOST_HANDS) if seat != view.dealer else ():
            if hand(seat, number) not in view.cards:
                continue
            before = (
                turn == view.dealer or place < order.index(turn) or (seat == turn and number < (now or 0))
            )
            stood = before and (now is not None or turn == view.dealer)
            bet = view.chips.get(stake(seat, number), 0)
            found.append(_held(view, hand(seat, number), seat, number, bet, stood))
    return found


def _hand_in_turn(view: View) -> int | None:
    """The number of the hand that is drawn to; None while nobody draws yet."""
    return next((option.hand for option in view.options if isinstance(option, CanDraw | CanStand)), None)


def _held(view: View, place: str, seat: int, number: int, bet: int, stood: bool) -> Held:
    slots = sorted(view.cards.get(place, ()), key=lambda slot: slot.up)
    cards = tuple(slot.card for slot in slots)
    values = tuple(None if card is None else value(card) for card in cards)
    return Held(seat, number, values, bet, stood, cards, bool(slots) and not slots[0].up)


def face_of(up: int, doubled: bool) -> Face:
    """How a banker with this open card looks, who may have doubled: then he mostly hides a ten.

    With it a six makes sixteen, on which he may stand, and a seven seventeen, on which he mostly draws.
    """
    if not doubled or up == 6:
        return int(not 2 <= up <= 5)
    return 0 if 2 <= up <= 7 else AFTER_DOUBLE


# ── what may lie there ──────────────────────────────────────────────────────


def stands(hard: int, ace: int, cards: int, shown: int, face: Face, least: int = 0) -> float:
    """How likely it is that a hand is left at this total, where the house lets it be left at `least`.

    `shown` is what its open cards count; `face` is how the banker looks.
    """
    if cards >= FIVE:
        return 1.0
    if least and best(hard, ace) < least:
        return FORCED
    if ace and hard <= MOST - 10:
        known = _SOFT[max(2, cards)][face]
    elif cards == 2 and shown == 10:
        known = _TEN_OPEN[face]
    else:
        known = _HARD[max(2, cards)][face]
    total = best(hard, ace)
    return NEVER if total < min(known) else known.get(total, 100) / 100


def likely(each: Held, second: bool, face: Face, least: int = 0) -> Stock:
    """How well each value of its hidden card would fit with what a hand did so far; place 0 is empty.

    `least` is the least total that the house lets it stand on.
    """
    if not second or not each.hidden or each.hidden > 1:
        return (0.0, *(1.0 for _ in VALUES))
    shown, cards = each.open, len(each.values)
    if not each.stood:
        return _not_natural(shown)
    found = [0.0]
    for hidden in VALUES:
        hard, ace, fits = hidden, int(hidden == 1), 1.0
        for count, each_value in enumerate(shown, 2):
            if count > 2:
                fits *= 1 - stands(hard, ace, count - 1, hard - hidden, face, least)
            hard, ace = hard + each_value, ace | (each_value == 1)
        natural = cards == 2 and best(hard, ace) == MOST
        may_be = hard <= MOST and not natural
        fits *= stands(hard, ace, cards, hard - hidden, face, least) if may_be else 0.0
        allowed = not least or cards >= FIVE or best(hard, ace) >= least
        found.append(fits + (NEVER if allowed else FORCED) * may_be)
    return tuple(found)


def _players(each: Held, second: bool, face: Face, rules: OchkoHouse, doubled: bool) -> Stock:
    """How well each value fits with all that a player did; a bet above any doubled one has been redoubled."""
    found = likely(each, second, face, rules.stand_least)
    if doubled and each.hidden == 1 and each.bet > betting.times(rules) * rules.most_bet:
        found = tuple(map(mul, found, REDOUBLED))
    return found


def _bankers(shown: tuple[int, ...], doubled: bool) -> Stock:
    """How well each value fits beside the banker's open card, who looked at it before he doubled.

    That he did not double tells little: he may lack the courage, or the chips.
    """
    found = _not_natural(shown)
    return tuple(a * b for a, b in zip(found, DOUBLED, strict=True)) if doubled else found


def _not_natural(shown: tuple[int, ...]) -> Stock:
    """All values that do not make a natural of one open card: that would have been said."""
    other = {1: 10, 10: 1}.get(shown[0]) if len(shown) == 1 else None
    return (0.0, *(0.0 if each == other else 1.0 for each in VALUES))


def _guess(
    unseen: Stock, likely: Sequence[Stock], hidden: Sequence[int], cards: int
) -> tuple[tuple[Stock, ...], Stock]:
    """Chances of every hidden card, and the stock that is left without them, of `cards` cards.

    Exact for one hidden card. Of several each is weighed with the others as they are on average.
    """
    guesses = [
        _weighed(unseen, each) if count else (0.0,) * 11 for each, count in zip(likely, hidden, strict=True)
    ]
    for _ in range(_ROUNDS if len(guesses) > 1 else 0):
        rest = _rest(unseen, hidden, guesses)
        for i, (guess, each) in enumerate(zip(guesses, likely, strict=True)):
            if hidden[i]:
                unheld = [max(0.0, left + own) for left, own in zip(rest, guess, strict=True)]
                guesses[i] = _weighed(unheld, each)
    rest = [max(0.0, left) for left in _rest(unseen, hidden, guesses)]
    total = sum(rest)
    return tuple(guesses), tuple(each * cards / total if total else 0.0 for each in rest)


def _rest(unseen: Stock, hidden: Sequence[int], guesses: Sequence[Stock]) -> list[float]:
    """What is left of the unseen cards without those that lie before seats."""
    rest = list(unseen)
    for count, guess in zip(hidden, guesses, strict=True):
        for at, chance in enumerate(guess):
            rest[at] -= count * chance
    return rest


def _weighed(counts: Sequence[float], likely: Sequence[float]) -> Stock:
    found = [count * each for count, each in zip(counts, likely, strict=True)]
    total = sum(found)
    return tuple(each / total for each in found) if total else (0.0,) * 11


def _up(banker: Held) -> int:
    """The open card of the banker that players went by; 0 before there is one."""
    shown = banker.open
    return shown[1] if len(shown) > 1 else shown[0] if shown else 0
