"""The second star: what a table dares its guest to do, checked on what happens."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.rules.events import ChipsMoved, DealEnded, Event, HandWon, PoolEmptied, SlipCalled, WentBroke
from game.rules.places import SEATS, stake

from .course import Course, Flow, bank_pays

ACE_DEUCE = {2, 14}

Times = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Feat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something to do during one sitting."""


class EmptyPot(Feat, frozen=True, tag="empty_pot"):
    """Win all that is in the pot with one bet (a pair's chips are no bet); maybe on an ace and a deuce."""

    ace_deuce: bool = False


class BreakRival(Feat, frozen=True, tag="break_rival"):
    """See the passenger `rival` at this table lose the last chip."""

    rival: str


class WinStreak(Feat, frozen=True, tag="win_streak"):
    """Win so many bets in a row; passes and hands that settle without a bet do not count."""

    bets: Times


class WinAtOdds(Feat, frozen=True, tag="win_at_odds"):
    """Win a bet that is paid so many to one, or more."""

    odds: Times


class SharePool(Feat, frozen=True, tag="share_pool"):
    """Share in so many divisions of the pool; what is left over at the end is none."""

    times: Times


class CloseBanks(Feat, frozen=True, tag="close_banks"):
    """As banker, close so many hands in profit."""

    banks: Times


class HoldBank(Feat, frozen=True, tag="hold_bank"):
    """Hold the bank for so many deals in a row."""

    deals: Times


class WinSplit(Feat, frozen=True, tag="win_split"):
    """Win two hands of a pair that was split."""


class CallSlips(Feat, frozen=True, tag="call_slips"):
    """Call so many slips of the dealer, and be right."""

    slips: Times


AnyFeat = (
    EmptyPot | BreakRival | WinStreak | WinAtOdds | SharePool | CloseBanks | HoldBank | WinSplit | CallSlips
)


def happens(feat: AnyFeat, passengers: tuple[str, ...], course: Course, event: Event) -> bool:
    """Whether `event` completes the feat; `course` is the sitting before it.

    `passengers` sit at the seats after the player's, in order to the left.
    """
    match feat, event:
        case EmptyPot(ace_deuce), PoolEmptied():
            return course.winning and (not ace_deuce or set(course.winning_cards) == ACE_DEUCE)
        case BreakRival(rival), WentBroke(seat):
            return seat == (course.seat + 1 + passengers.index(rival)) % (len(passengers) + 1)
        case WinStreak() | WinAtOdds() | WinSplit(), HandWon(seat) if seat == course.seat:
            return _won(feat, course, event)
        case SharePool(times), ChipsMoved(dst=dst, why="division") if dst == SEATS[course.seat]:
            return course.flows.get("division", Flow()).count + 1 >= times
        case CloseBanks(banks), DealEnded():
            return course.good_banks + bank_pays(course) >= banks
        case HoldBank(deals), DealEnded():
            return course.held >= deals
        case CallSlips(slips), SlipCalled(seat=seat, right=True):
            return seat == course.seat and course.slips + 1 >= slips
    return False


def _won(feat: WinStreak | WinAtOdds | WinSplit, course: Course, won: HandWon) -> bool:
    staked = course.stakes.get(stake(course.seat, won.hand), 0)
    if not staked:
        return False
    match feat:
        case WinStreak(bets):
            return course.streak + 1 >= bets
        case WinAtOdds(odds):
            return won.amount >= odds * staked
    return course.split and course.split_won + 1 >= 2
