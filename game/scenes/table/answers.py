"""What the rules allow, as buttons: one row per kind of option, with its words, its look and its key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from game.rules.actions import (
    AnyAction,
    Bet,
    BetGap,
    Bust,
    Buy,
    Call,
    CanBank,
    CanBet,
    CanBetGap,
    CanBust,
    CanBuy,
    CanCall,
    CanClaim,
    CanDecline,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanOffer,
    CanPass,
    CanRedouble,
    CanRefuse,
    CanSell,
    CanSplit,
    CanStand,
    CanTake,
    Decline,
    Double,
    Draw,
    Keep,
    KeepBoth,
    LetBe,
    NoBet,
    Offer,
    Option,
    Redouble,
    Refuse,
    Sell,
    SetBank,
    Split,
    Stand,
    Take,
)
from game.rules.cards import Card
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.show.card_words import card_word
from game.show.say_games import Translate

CALL = "c"  # the key that calls a slip of the dealer
QUIET = frozenset({"pass", "stand", "let_be", "decline"})
"""Answers that leave the chips alone: the pad's west button."""


class Answer(msgspec.Struct, frozen=True):
    """One button: its `name`, the key of its words with their `fields` (or a `card`).

    `key` is what it shows and listens to: a letter, a digit, or `confirm` for the chosen button alone.
    `action` is what it does; `amount` instead makes the action of the amount that is set. `rank` orders
    the row, the one that leaves things as they are last. `eager`: the choice may begin here.
    """

    name: str
    word: str
    key: str
    kind: str = "dusk"
    action: AnyAction | None = None
    amount: Callable[[int], AnyAction] | None = None
    rank: int = 1
    eager: bool = True
    fields: dict[str, int] = {}
    card: Card | None = None

    def said(self, tr: Translate, **more: int | str) -> str:
        """Its words; fields that it does not know itself are taken from `more`."""
        return card_word(self.card, tr) if self.card is not None else tr(self.word, **{**more, **self.fields})


CLAIM = Answer("call", "call.button", CALL, "gold", rank=0)
"""Calls the slip that the table announces."""
GO_ON = Answer("go_on", "slip_button.let_go", "n", rank=9)
"""Lets it pass and shows what else may be done."""
BET = Answer("bet", "table.bet_button", "confirm", "gold", amount=Bet, rank=0)
POT = Answer("pot", "table.pot_button", "m", "red", amount=Bet, eager=False)
POOL = Answer("pot", "table.pool_button", "m", "red", amount=Bet, eager=False)
BANCO = Answer("pot", "table.banco_button", "m", "red", amount=Bet, eager=False)
RAISE = Answer("bet", "table.raise_button", "confirm", "gold", amount=Bet, rank=0)
STAY = Answer("pass", "table.stay_button", "n", action=NoBet(), rank=9)
PASS = Answer("pass", "table.pass_button", "n", action=NoBet(), rank=9)
DRAW = Answer("draw", "table.draw_button", "d", "gold", Draw(), rank=0)
STAND = Answer("stand", "table.stand_button", "s", action=Stand(), rank=9)
_SIMPLE: dict[type[Option], Answer] = {
    CanPass: PASS,
    CanDraw: DRAW,
    CanStand: STAND,
    CanSplit: Answer("split", "table.split_button", "x", "red", Split(), eager=False),
    CanDouble: Answer("double", "table.double_button", "d", "gold", Double(), rank=0, eager=False),
    CanRefuse: Answer("refuse", "table.refuse_button", "x", "red", Refuse(), rank=5, eager=False),
    CanBust: Answer("bust", "table.bust_button", "b", "red", Bust(), rank=0, eager=False),
    CanKeepBoth: Answer("both", "table.both_button", "3", action=KeepBoth(), rank=5, eager=False),
    CanTake: Answer("take", "table.take_button", "t", "gold", Take(), rank=0),
    CanDecline: Answer("decline", "table.decline_button", "n", action=Decline(), rank=9),
    CanBank: Answer("bank", "table.bank_button", "confirm", "gold", amount=SetBank, rank=0),
    CanSell: Answer("sell", "table.sell_button", "s", "red", amount=Sell, eager=False),
    CanOffer: Answer("offer", "table.offer_button", "b", "gold", amount=Offer, rank=0, eager=False),
}
_USUAL: dict[type, tuple[Answer, ...]] = {
    YablonRules: (BET, POOL, PASS),
    YablonBankRules: (BET, BANCO, PASS),
    RedDogRules: (RAISE, STAY),
}


def usual(rules: Rules) -> tuple[Answer, ...]:
    """The buttons of a game while nothing else is asked: they keep their places, closed or open."""
    if isinstance(rules, InBetweenRules):
        return (BET, POT, PASS) if rules.pass_allowed else (BET, POT)
    return _USUAL.get(type(rules), (DRAW, STAND))


def answers(options: Sequence[Option], standing: Sequence[Answer], closed: bool = True) -> tuple[Answer, ...]:
    """The buttons for `options`, in their order; slips are called apart (`claims`).

    Options that all have a button among the `standing` ones of the game leave those in their places,
    those without an option `closed`. A game has its own words for a standing one, except for an ante.
    A bet on a gap comes in the place of all that is in the pot: nobody stakes that on one rank.
    """
    own = {answer.name: answer for answer in standing}
    if RAISE in standing and not any(isinstance(option, CanPass) for option in options):
        own = {}
    found = [own.get(answer.name, answer) for option in options for answer in _of(option, options)]
    on_gap = any(isinstance(option, CanBetGap) for option in options)
    if "pot" in own and own.get("bet") in found and not on_gap:
        found.append(own["pot"])
    if closed and all(answer in standing for answer in found):
        return tuple(standing)
    return tuple(sorted(found, key=lambda answer: answer.rank))


def _of(option: Option, options: Sequence[Option]) -> Iterator[Answer]:
    match option:
        case CanBet():
            yield BET
        case CanBetGap(amount):
            word, fields = "table.gap_button", {"n": amount}
            yield Answer("gap", word, "1", "red", BetGap(), rank=5, eager=False, fields=fields)
        case CanCall(choices):
            for n, what in enumerate(choices, 1):
                yield Answer(f"call_{what}", f"table.call_{what}", str(n), "gold", Call(what), rank=0)
        case CanKeep(cards):
            for n, card in enumerate(cards, 1):
                yield Answer(f"keep_{n}", "", str(n), "gold", Keep(card), rank=0, card=card)
        case CanRedouble(due, more):
            word, fields = "table.redouble_button", {"n": due + more}
            yield Answer("redouble", word, "d", "red", Redouble(), rank=0, eager=False, fields=fields)
        case CanBuy(price):
            word, fields = "table.buy_button", {"n": price}
            yield Answer("buy", word, "b", "gold", Buy(), rank=0, eager=False, fields=fields)
        case CanDouble(times=4):
            yield msgspec.structs.replace(_SIMPLE[CanDouble], word="table.quadruple_button")
        case CanLetBe():
            yield Answer("let_be", _let_be(options), "n", action=LetBe(), rank=9)
        case _ if type(option) in _SIMPLE:
            yield _SIMPLE[type(option)]


def _let_be(options: Sequence[Option]) -> str:
    """What it means to leave things as they are: no double, to pay the banker's, or to call nothing."""
    for option in options:
        if isinstance(option, CanDouble):
            return "table.no_quadruple_button" if option.times == 4 else "table.no_double_button"
    if any(isinstance(option, CanRedouble | CanRefuse) for option in options):
        return "table.pay_button"
    return "slip_button.let_go"


def amount_of(options: Sequence[Option]) -> CanBet | CanBank | CanSell | CanOffer | None:
    """The option that needs an amount, if there is one."""
    kinds = CanBet | CanBank | CanSell | CanOffer
    return next((option for option in options if isinstance(option, kinds)), None)


def claims(options: Sequence[Option]) -> tuple[str, ...]:
    """The slips that may be called now, or nothing."""
    return next((option.kinds for option in options if isinstance(option, CanClaim)), ())
