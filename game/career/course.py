"""How one sitting goes for the player: chips hand by hand, what they came and went for, bets that add up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from game.rules.events import (
    Asked,
    BankSet,
    CardDealt,
    CardsCleared,
    ChipsMoved,
    DealAnnulled,
    DealBegan,
    DealEnded,
    Event,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    Passed,
    PostHit,
    SittingEnded,
    SlipCalled,
)
from game.rules.places import BANK, HANDS, Place, is_stake, seat_of, stake

NO_BANK = -1


class Flow(msgspec.Struct, frozen=True):
    """Chips that came (above 0) or went for one reason, and how often."""

    count: int = 0
    chips: int = 0


class Course(msgspec.Struct, frozen=True):
    """One sitting so far, from the player's side of the table.

    `curve` is what the player had after each deal, in chips, the buy-in first; `flows` go by the
    reason of `ChipsMoved` and sum up to the difference between `chips` and the buy-in: what came and
    went while the player held the bank is `bank`. A `hand` is a turn of the player: a bet won, lost
    or pushed, a pass, a hand settled without a bet, or a deal as banker.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, lt=len(HANDS))]
    chips: int  # the player's own, stakes on the table and a bank included
    curve: tuple[int, ...] = ()
    flows: dict[str, Flow] = {}
    won: int = 0
    lost: int = 0
    pushed: int = 0
    passed: int = 0
    unbet: int = 0
    banked: int = 0  # deals as banker
    posts: int = 0
    best_win: int = 0  # chips won with one bet beyond the stake
    stakes: dict[Place, int] = {}  # bets of the player on the table
    cards: tuple[int, ...] = ()  # ranks dealt to the player that lie there, in order
    winning: bool = False  # the last thing settled was a bet that the player won
    winning_cards: tuple[int, ...] = ()  # the cards it was won with
    streak: int = 0  # bets won in a row
    split: bool = False  # a pair was split in this deal
    split_won: int = 0  # hands won in this deal
    held: int = 0  # deals in a row that the player dealt
    banking: bool = False  # chips of the player were at risk as a bank in this deal
    bank_from: int = NO_BANK  # chips before the bank of this deal was put up
    good_banks: int = 0  # banks put up and closed in profit
    slips: int = 0  # slips called rightly
    feat: bool = False
    before: Course | None = None  # as it was when this deal began
    void: bool = False  # this deal counts for nobody

    @property
    def bets(self) -> int:
        """Bets that were settled."""
        return self.won + self.lost + self.pushed

    @property
    def hands(self) -> int:
        """Turns that the player had."""
        return self.bets + self.passed + self.unbet + self.banked


def begun(seat: int, buy_in: int) -> Course:
    """A sitting before its first event."""
    return Course(seat=seat, chips=buy_in, curve=(buy_in,))


def after(course: Course, event: Event) -> Course:
    """The sitting after one more event."""
    changed = msgspec.structs.replace
    match event:
        case ChipsMoved():
            return _moved(course, event)
        case HandWon(seat=seat) | HandLost(seat=seat) | HandPushed(seat=seat):
            mine = seat == course.seat
            return _settled(course, event) if mine else changed(course, winning=False)
        case CardDealt(to=to, card=card) if to == HANDS[course.seat] and card is not None:
            return changed(course, cards=(*course.cards, card >> 2))
        case CardsCleared(at=at) if at == HANDS[course.seat]:
            return changed(course, cards=())
        case Asked() if course.winning:
            return changed(course, winning=False)
        case Passed(seat=seat) if seat == course.seat and not course.stakes:
            return changed(course, passed=course.passed + 1)
        case PostHit(seat=seat) if seat == course.seat:
            return changed(course, posts=course.posts + 1)
        case HandSplit(seat=seat) if seat == course.seat:
            return changed(course, split=True)
        case SlipCalled(seat=seat, right=True) if seat == course.seat:
            return changed(course, slips=course.slips + 1)
        case BankSet(seat=seat) if seat == course.seat:
            first = course.chips if course.bank_from == NO_BANK else course.bank_from
            return changed(course, banking=True, bank_from=first)
        case DealBegan(dealer=dealer):
            held = course.held + 1 if dealer == course.seat else 0
            return changed(course, held=held, before=changed(course, before=None))
        case DealAnnulled():
            return changed(course, void=True)
        case DealEnded():
            return _deal_ended(course)
        case SittingEnded():  # what was left in the pool came after the last deal
            return changed(course, curve=(*course.curve[:-1], course.chips))
    return course


def follow(course: Course, events: Iterable[Event]) -> Course:
    """The sitting after more events."""
    for event in events:
        course = after(course, event)
    return course


def bank_pays(course: Course) -> bool:
    """Whether the bank that the player put up in this deal has grown by now."""
    return course.bank_from != NO_BANK and course.chips > course.bank_from


def _deal_ended(course: Course) -> Course:
    """The next place of the curve; of a void deal nothing else is left (its chips went back)."""
    if course.void and course.before is not None:
        curve = (*course.curve, course.chips)
        return msgspec.structs.replace(course.before, chips=course.chips, curve=curve, held=course.held)
    return msgspec.structs.replace(
        course,
        curve=(*course.curve, course.chips),
        banked=course.banked + course.banking,
        good_banks=course.good_banks + bank_pays(course),
        banking=False,
        bank_from=NO_BANK,
        split=False,
        split_won=0,
        before=None,
    )


def _moved(course: Course, event: ChipsMoved) -> Course:
    src, dst = _owned(event.src, course), _owned(event.dst, course)
    if not src and not dst:
        return course
    changed = msgspec.structs.replace
    if src and is_stake(event.src):
        course = changed(course, stakes=_lying(course.stakes, event.src, event.src_chips))
    if dst and is_stake(event.dst):
        course = changed(course, stakes=_lying(course.stakes, event.dst, event.dst_chips))
    if src == dst:
        return course
    as_banker = (event.why == "win" and src) or (event.why == "lose" and dst)
    why = "bank" if as_banker else event.why
    chips = event.amount if dst else -event.amount
    old = course.flows.get(why, Flow())
    flows = course.flows | {why: Flow(old.count + 1, old.chips + chips)}
    return changed(course, chips=course.chips + chips, flows=flows, banking=course.banking or as_banker)


def _lying(stakes: dict[Place, int], place: Place, chips: int) -> dict[Place, int]:
    """The bets on the table when `chips` lie at `place`."""
    others = {each: bet for each, bet in stakes.items() if each != place}
    return others | {place: chips} if chips else others


def _owned(place: Place, course: Course) -> bool:
    if place == BANK:
        return course.bank_from != NO_BANK
    return place.startswith(("seat ", "stake ")) and seat_of(place) == course.seat


def _settled(course: Course, event: HandWon | HandLost | HandPushed) -> Course:
    changed = msgspec.structs.replace
    if not course.stakes.get(stake(course.seat, event.hand)):
        return changed(course, unbet=course.unbet + 1, winning=False)
    match event:
        case HandWon(amount=amount):
            return changed(
                course,
                won=course.won + 1,
                best_win=max(course.best_win, amount),
                winning=True,
                winning_cards=course.cards[:2],
                streak=course.streak + 1,
                split_won=course.split_won + 1,
            )
        case HandLost():
            return changed(course, lost=course.lost + 1, winning=False, streak=0)
    return changed(course, pushed=course.pushed + 1, winning=False)
