"""What a seat may be offered (options, as ranges) and what it may answer (actions)."""

from __future__ import annotations

import msgspec

from .cards import Card


class Action(msgspec.Struct, frozen=True, tag_field="play", gc=False):
    """Something a seat does. Every action has a text form, see `text`."""


class NoBet(Action, frozen=True, tag="no bet"):
    """Pass: no chips move (Y11, I10 where passing is allowed)."""


class Bet(Action, frozen=True, tag="bet"):
    """Stake `amount` chips (Y12, I10, B5, O9)."""

    amount: int


class BetGap(Action, frozen=True, tag="bet gap"):
    """Stake the fixed bet on the one rank between two posts: a house rule of RULES 9."""


class Call(Action, frozen=True, tag="call"):
    """Name a first-card ace (`what` is high or low) or a pair (higher or lower): house rules of RULES 9."""

    what: str


class Draw(Action, frozen=True, tag="draw"):
    """One card more (O17, O19)."""


class Stand(Action, frozen=True, tag="stand"):
    """No more cards (O17)."""


class Split(Action, frozen=True, tag="split"):
    """Make two hands of a pair, with an equal bet on the second (P5, P6)."""


class Double(Action, frozen=True, tag="double"):
    """The banker doubles the bets that the option names (O10)."""


class Redouble(Action, frozen=True, tag="redouble"):
    """Take the banker's double and double one's own bet again (O10)."""


class Refuse(Action, frozen=True, tag="refuse"):
    """Give up the bet rather than pay the banker's double (A-O3)."""


class Bust(Action, frozen=True, tag="bust"):
    """Say that one's hand is over 21, where the table cannot see it (OX4)."""


class LetBe(Action, frozen=True, tag="let be"):
    """Leave things as they are: no double, no redouble, nothing to call."""


class Claim(Action, frozen=True, tag="claim"):
    """Call a slip of the dealer and use the right it gives (OX1-OX8); `kind` as in `irregularities.KINDS`."""

    kind: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep this one of two cards dealt at once, the other goes (OX5, OX6)."""

    card: Card


class KeepBoth(Action, frozen=True, tag="keep both"):
    """Keep two first cards as two hands with a bet on each (OX5)."""


class Take(Action, frozen=True, tag="take"):
    """Hold the bank oneself (O31)."""


class Decline(Action, frozen=True, tag="decline"):
    """Want neither the bank nor what is offered for it (O34, A-O14)."""


class Sell(Action, frozen=True, tag="sell"):
    """Offer the bank for `price` chips (O34)."""

    price: int


class Buy(Action, frozen=True, tag="buy"):
    """Take the bank at the price named (O34)."""


class Offer(Action, frozen=True, tag="offer"):
    """Bid `price` chips for the bank (`sale_mode` auction)."""

    price: int


class SetBank(Action, frozen=True, tag="bank"):
    """Put up a bank of `amount` chips, or add as much to it (B3, A-B3)."""

    amount: int


class Option(msgspec.Struct, frozen=True, tag_field="may", gc=False):
    """Something a seat may do now; amounts are ranges with both ends included."""


class CanPass(Option, frozen=True, tag="no bet"):
    """May say "no bet"."""


class CanBet(Option, frozen=True, tag="bet"):
    """May stake any whole number of chips from `low` to `high`."""

    low: int
    high: int


class CanBetGap(Option, frozen=True, tag="bet gap"):
    """May stake `amount` chips on the one rank between the posts, and win `wins` with it."""

    amount: int
    wins: int


class CanCall(Option, frozen=True, tag="call"):
    """May call one of `choices`; a bet after it may be at most `most`, 0 where only the pot counts."""

    choices: tuple[str, ...]
    most: int = 0


class CanBank(Option, frozen=True, tag="bank"):
    """May put up a bank of `low` to `high` chips (B3)."""

    low: int
    high: int


class CanDraw(Option, frozen=True, tag="draw"):
    """May take a card for the hand number `hand`."""

    hand: int = 0


class CanStand(Option, frozen=True, tag="stand"):
    """May stand with the hand number `hand`."""

    hand: int = 0


class CanSplit(Option, frozen=True, tag="split"):
    """May split the hand number `hand` for `bet` chips more."""

    bet: int
    hand: int = 0


class CanDouble(Option, frozen=True, tag="double"):
    """May double the bets of `seats`, or make them so many `times` what they are."""

    seats: tuple[int, ...]
    times: int = 2


class CanRedouble(Option, frozen=True, tag="redouble"):
    """May pay `due` for the double and `more` chips beyond it."""

    due: int
    more: int


class CanRefuse(Option, frozen=True, tag="refuse"):
    """May give up the bet."""


class CanBust(Option, frozen=True, tag="bust"):
    """May say that the hand number `hand` is bust."""

    hand: int = 0


class CanLetBe(Option, frozen=True, tag="let be"):
    """May leave things as they are."""


class CanClaim(Option, frozen=True, tag="claim"):
    """May call one of `kinds`; a wrong call costs a chip."""

    kinds: tuple[str, ...]


class CanKeep(Option, frozen=True, tag="keep"):
    """May keep one of `cards`."""

    cards: tuple[Card, ...]


class CanKeepBoth(Option, frozen=True, tag="keep both"):
    """May keep both cards as two hands."""


class CanTake(Option, frozen=True, tag="take"):
    """May hold the bank."""


class CanDecline(Option, frozen=True, tag="decline"):
    """May say no to the bank, or to what it costs."""


class CanSell(Option, frozen=True, tag="sell"):
    """May offer the bank for `low` to `high` chips."""

    low: int
    high: int


class CanBuy(Option, frozen=True, tag="buy"):
    """May take the bank from `seller` for `price` chips."""

    price: int
    seller: int


class CanOffer(Option, frozen=True, tag="offer"):
    """May bid `low` to `high` chips for the bank of `seller`."""

    low: int
    high: int
    seller: int


OchkoAction = (
    Draw
    | Stand
    | Split
    | Double
    | Redouble
    | Refuse
    | Bust
    | LetBe
    | Claim
    | Keep
    | KeepBoth
    | Take
    | Decline
    | Sell
    | Buy
    | Offer
)
OchkoOption = (
    CanDraw
    | CanStand
    | CanSplit
    | CanDouble
    | CanRedouble
    | CanRefuse
    | CanBust
    | CanLetBe
    | CanClaim
    | CanKeep
    | CanKeepBoth
    | CanTake
    | CanDecline
    | CanSell
    | CanBuy
    | CanOffer
)
AnyAction = NoBet | Bet | BetGap | Call | SetBank | OchkoAction  # for reading them back from plain values
AnyOption = CanPass | CanBet | CanBetGap | CanCall | CanBank | OchkoOption


class Problem(msgspec.Struct, frozen=True):
    """Why something is refused: a code for the words, and the numbers that go into them."""

    code: str
    numbers: dict[str, int | str] = {}


class Refused(ValueError):
    """Raised by `apply` and `start`; nothing has changed. Carries the `Problem`."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code} {problem.numbers}")
        self.problem = problem
