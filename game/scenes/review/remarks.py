"""What the review says: choices by their names, and what a chess player remarks about a decision."""

from __future__ import annotations

from game.i18n import Words
from game.odds.grades import Decision, Grade
from game.review import Kept
from game.rules import places
from game.rules.actions import Action, Bet, Call, CanStand, Double, Keep, Offer, Sell, SetBank, Stand
from game.rules.engine import Rules
from game.rules.ochko.house import OchkoHouse
from game.rules.tags import tag_of
from game.rules.view import View
from game.scenes.table.ochko_tags import counted
from game.show.card_words import card_word

CRITIC = "emanuel"
_TWELVE = 12


def act(words: Words, action: Action | None, rules: Rules) -> str:
    """The name of a choice by the rules of that house; None: the table was closed."""
    match action:
        case None:
            return words.tr("act.close")
        case Bet(amount=n):
            return words.tr("act.bet", n=n)
        case SetBank(amount=n):
            return words.tr("act.bank", n=n)
        case Sell(price=n):
            return words.tr("act.sell", n=n)
        case Offer(price=n):
            return words.tr("act.offer", n=n)
        case Call(what=what):
            return words.tr(f"act.call_{what}")
        case Keep(card=card):
            return words.tr("act.keep", card=card_word(card, words.tr))
        case Double() if isinstance(rules, OchkoHouse) and rules.double == "quadruple":
            return words.tr("act.quadruple")
    return words.tr(f"act.{tag_of(action).replace(' ', '_')}")


def remark(decision: Decision, view: View) -> str:
    """The key of what the critic says about a decision that was made at `view`."""
    if isinstance(decision.action, Stand) and decision.grade is not Grade.PERFECT and _stands_on_twelve(view):
        return "review.twelve"
    match decision.grade:
        case Grade.PERFECT:
            return "review.unlucky" if decision.result < 0 < decision.best else "review.best"
        case Grade.SOUND:
            return "review.close"
    if decision.result > 0:
        return "review.lucky"
    return f"review.{decision.grade.value}"


def names(words: Words, sitting: Kept) -> tuple[str, ...]:
    """What the seats are called, in their order."""
    return tuple(sitter.called(words.tr) for sitter in sitting.sitters)


def place(words: Words, sitting: Kept) -> str:
    """Where it was played, and what."""
    game = words.tr(f"game.{sitting.variant}")
    return f"{words.tr(f'station.{sitting.station}')} · {game}" if sitting.station else game


def totals(board: View, seat: int) -> list[int]:
    """What each hand of a seat counts, as far as its cards are known; one number unless a pair was split."""
    return [
        counted(board, at, known)
        for at in places.hands(seat)
        if (known := [slot.card for slot in board.cards.get(at, ()) if slot.card is not None])
    ]


def _stands_on_twelve(view: View) -> bool:
    """Whether the hand that was asked about counts twelve."""
    number = next((option.hand for option in view.options if isinstance(option, CanStand)), 0)
    return view.seat is not None and totals(view, view.seat)[number : number + 1] == [_TWELVE]
