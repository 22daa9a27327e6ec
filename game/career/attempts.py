"""How near a sitting came to a second star that is won at one stroke: told from all that happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.rules.events import ChipsMoved, DealEnded, Event, HandWon
from game.rules.places import POOL, SEATS, stake

from .course import Course, after, begun
from .feats import ACE_DEUCE, AnyFeat, EmptyPot, HoldBank, WinAtOdds, WinSplit, WinStreak


class Attempt(msgspec.Struct, frozen=True):
    """The nearest that was come: `have` of `wanted`.

    `kind` says what they are: "times" (bets or deals in a row, hands of a pair), "odds" (chips for one
    staked) or "pot" (hundredths of a pot, won with one bet).
    """

    kind: str
    have: int
    wanted: int


def attempt(feat: AnyFeat, seat: int, buy_in: int, events: Iterable[Event]) -> Attempt | None:
    """The best try at `feat` of the player at `seat`; None when it is counted over the whole sitting."""
    aim = _aim(feat)
    if aim is None:
        return None
    best, course = 0, begun(seat, buy_in)
    for event in events:
        before, course = course, after(course, event)
        best = max(best, _reached(feat, before, course, event))
    return msgspec.structs.replace(aim, have=min(best, aim.wanted))


def _aim(feat: AnyFeat) -> Attempt | None:
    match feat:
        case WinStreak(bets):
            return Attempt("times", 0, bets)
        case HoldBank(deals):
            return Attempt("times", 0, deals)
        case WinSplit():
            return Attempt("times", 0, 2)
        case WinAtOdds(odds):
            return Attempt("odds", 0, odds)
        case EmptyPot():
            return Attempt("pot", 0, 100)
    return None


def _reached(feat: AnyFeat, before: Course, course: Course, event: Event) -> int:
    """How far one event led; `course` is the sitting after it."""
    match feat, event:
        case WinStreak(), HandWon():
            return course.streak
        case HoldBank(), DealEnded():
            return course.held
        case WinSplit(), HandWon() if course.split:
            return course.split_won
        case WinAtOdds(), HandWon(seat=seat, hand=hand, amount=amount) if seat == course.seat:
            staked = before.stakes.get(stake(seat, hand), 0)
            return amount // staked if staked else 0
        case EmptyPot(ace_deuce), ChipsMoved(src, dst, amount, left, _, "win") if src == POOL:
            asked = not ace_deuce or set(before.cards[:2]) == ACE_DEUCE
            return 100 * amount // (amount + left) if asked and dst == SEATS[course.seat] else 0
    return 0
