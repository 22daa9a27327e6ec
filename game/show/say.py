"""Events as words: lines of the log, and on what occasions a passenger has something to say."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import places
from game.rules.cards import rank_of
from game.rules.events import (
    AcesCalled,
    BetPlaced,
    ChipsMoved,
    DealBegan,
    DealerNamed,
    Event,
    GapBet,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    Passed,
    PoolDivided,
    PostHit,
    PotTaken,
    WentBroke,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.tags import tag_of
from game.rules.view import View

from . import say_ochko
from .card_words import rank_word
from .say_games import Name, Translate, own_line

_LOSSES = {"no_room": "log.no_room", "post": "log.post"}


def log_line(event: Event, before: View, name: Name, tr: Translate) -> str | None:
    """What the log says of `event`, with names and never "you"; None when it says nothing."""
    if isinstance(before.rules, OchkoHouse):
        return say_ochko.log_line(event, before, name, tr)
    if (own := own_line(event, before, name, tr)) is not None:
        return own or None
    match event:
        case DealerNamed(seat=seat, why="draw"):
            return tr("log.first_deal", name=name(seat))
        case DealBegan(number=number, dealer=dealer):
            return tr("log.deal", n=number, name=name(dealer))
        case BetPlaced(seat=seat, amount=amount):
            return tr("log.bets", name=name(seat), n=amount)
        case GapBet(seat=seat, amount=amount, wins=wins):
            return tr("log.gap", name=name(seat), n=amount, wins=wins)
        case AcesCalled(seat=seat, what=what):
            return tr(f"log.aces_{what}", name=name(seat))
        case HandSplit(seat=seat):
            return tr("log.splits", name=name(seat))
        case ChipsMoved(why="to_see", src=src, amount=amount):
            return tr("log.to_see", name=name(places.seat_of(src) or 0), n=amount)
        case ChipsMoved(src=places.HOUSE, why="pair", dst=dst, amount=amount):
            return tr("log.bank_pays", name=name(places.seat_of(dst) or 0), n=amount)
        case Passed(seat=seat):
            return tr("log.no_bet", name=name(seat))
        case HandWon(seat=seat, amount=amount, why="pair"):
            return tr("log.pair", name=name(seat), n=amount)
        case HandWon(seat=seat, amount=amount):
            return _with_cards(tr("log.win", name=name(seat), n=amount), seat, before, tr)
        case HandLost(seat=seat, amount=amount, why=why):
            said = tr(_LOSSES.get(why, "log.loss"), name=name(seat), n=amount)
            return _with_cards(said, seat, before, tr)
        case HandPushed(seat=seat):
            return tr("log.push", name=name(seat))
        case PotTaken(seat=seat, amount=amount):
            return tr(f"log.whole_{middle(before)}", name=name(seat), n=amount)
        case PoolDivided(share=share):
            return tr(f"log.shared_{middle(before)}", n=share)
        case WentBroke(seat=seat):
            return tr("log.out", name=name(seat))
        case _:
            return None


def middle(view: View) -> str:
    """What card players call the chips in the middle."""
    return "pot" if tag_of(view.rules) == "in_between" else "pool"


def _with_cards(said: str, seat: int, before: View, tr: Translate) -> str:
    ranks = shown_ranks(before, seat, tr)
    if len(ranks) != 3:
        return said
    low, third, high = ranks
    return f"{said}  ({tr('log.cards', low=low, third=third, high=high)})"


def shown_ranks(view: View, seat: int, tr: Callable[[str], str]) -> tuple[str, ...]:
    """The letters of the open ranks of a seat: lower post, third card, higher post, or as many as lie there.

    Where the cards lie for all, they are those of every seat.
    """
    slots = view.cards.get(places.hand(seat), ()) or view.cards.get(places.TABLE, ())
    ranks = [rank_of(slot.card) for slot in slots if slot.card is not None and slot.up]
    posts = sorted(ranks[:2])
    return tuple(rank_word(rank, tr) for rank in (*posts[:1], *ranks[2:3], *posts[1:]))


def occasion(event: Event, before: View) -> tuple[int, str] | None:
    """The seat that may speak now, and on what occasion (the names of the lines table)."""
    if isinstance(before.rules, OchkoHouse):
        return say_ochko.occasion(event, before)
    match event:
        case BetPlaced(seat=seat, amount=amount):
            allowed = min(_at_stake(before), before.chips.get(places.seat(seat), 0))
            if not allowed:
                return None  # an ante, or a raise that is always the same
            if 3 * amount <= allowed:
                return seat, "bet_small"
            return (seat, "bet_big") if 3 * amount >= 2 * allowed else None
        case Passed(seat=seat, forced=False):
            return seat, "no_bet"
        case PostHit(seat=seat):
            return seat, "post_hit"
        case HandWon(seat=seat, why="pair"):
            return seat, "pair"
        case HandWon(seat=seat, amount=amount):
            return seat, "big_win" if amount >= _at_stake(before) > 1 else "win"
        case HandLost(seat=seat, why="outside"):
            return seat, "lose"
        case _:
            return None


def _at_stake(view: View) -> int:
    """The chips that are played for: the pool, or the bank."""
    return view.chips.get(places.POOL, 0) or view.chips.get(places.BANK, 0)
