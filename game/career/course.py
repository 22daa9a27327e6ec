"""How one sitting goes for the player: chips hand by hand, what they came and went for, bets that add up."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.rules.events import (
    Asked,
    BetPlaced,
    ChipsMoved,
    DealEnded,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    Passed,
    PostHit,
    SittingEnded,
)
from game.rules.places import Place, seat_of


class Flow(msgspec.Struct, frozen=True):
    """Chips that came (above 0) or went for one reason, and how often."""

    count: int = 0
    chips: int = 0


class Course(msgspec.Struct, frozen=True):
    """One sitting so far, from the player's side of the table.

    `curve` is what the player had after each deal, in chips, the buy-in first; `flows` go by the
    reason of `ChipsMoved` and sum up to the difference between `chips` and the buy-in. A `hand` is
    a turn of the player: a bet won, lost or pushed, a pass, or a hand settled without a bet.
    """

    seat: int
    chips: int  # the player's own, stakes on the table included
    curve: tuple[int, ...] = ()
    flows: dict[str, Flow] = {}
    won: int = 0
    lost: int = 0
    pushed: int = 0
    passed: int = 0
    unbet: int = 0
    posts: int = 0
    best_win: int = 0  # chips won with one bet beyond the stake
    betting: bool = False  # a bet lies on the table
    winning: bool = False  # the last thing settled was a bet that the player won
    feat: bool = False

    @property
    def bets(self) -> int:
        """Bets that were settled."""
        return self.won + self.lost + self.pushed

    @property
    def hands(self) -> int:
        """Turns that the player had."""
        return self.bets + self.passed + self.unbet


def begun(seat: int, buy_in: int) -> Course:
    """A sitting before its first event."""
    return Course(seat=seat, chips=buy_in, curve=(buy_in,))


def after(course: Course, event: Event) -> Course:
    """The sitting after one more event."""
    changed = msgspec.structs.replace
    match event:
        case ChipsMoved():
            return _moved(course, event)
        case DealEnded():
            return changed(course, curve=(*course.curve, course.chips))
        case SittingEnded():  # what was left in the pool came after the last deal
            return changed(course, curve=(*course.curve[:-1], course.chips))
        case Asked():
            return changed(course, winning=False)
        case BetPlaced(seat=seat) if seat == course.seat:
            return changed(course, betting=True)
        case Passed(seat=seat) if seat == course.seat:
            return changed(course, passed=course.passed + 1)
        case PostHit(seat=seat) if seat == course.seat:
            return changed(course, posts=course.posts + 1)
        case HandWon(seat=seat) | HandLost(seat=seat) | HandPushed(seat=seat):
            mine = seat == course.seat
            return _settled(course, event) if mine else changed(course, winning=False)
    return course


def follow(course: Course, events: Iterable[Event]) -> Course:
    """The sitting after more events."""
    for event in events:
        course = after(course, event)
    return course


def _moved(course: Course, event: ChipsMoved) -> Course:
    src, dst = _owned(event.src, course.seat), _owned(event.dst, course.seat)
    if src == dst:
        return course
    chips = event.amount if dst else -event.amount
    old = course.flows.get(event.why, Flow())
    flows = course.flows | {event.why: Flow(old.count + 1, old.chips + chips)}
    return msgspec.structs.replace(course, chips=course.chips + chips, flows=flows)


def _owned(place: Place, seat: int) -> bool:
    return place.startswith(("seat ", "stake ")) and seat_of(place) == seat


def _settled(course: Course, event: HandWon | HandLost | HandPushed) -> Course:
    changed = msgspec.structs.replace
    if not course.betting:
        return changed(course, unbet=course.unbet + 1, winning=False)
    course = changed(course, betting=False, winning=isinstance(event, HandWon))
    match event:
        case HandWon(amount=amount):
            return changed(course, won=course.won + 1, best_win=max(course.best_win, amount))
        case HandLost():
            return changed(course, lost=course.lost + 1)
    return changed(course, pushed=course.pushed + 1)
