"""A finished sitting looked at again: its record replayed, hand by hand, for the eyes of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import msgspec

from game import odds
from game.bots import PASSENGERS
from game.career.course import begun, follow
from game.match import Match, Sitter, decided, fraction, persons
from game.odds.choice import Choice
from game.odds.grades import Decision, Grade, accuracy, costliest, luck
from game.rules import engine
from game.rules.events import (
    Asked,
    CardDealt,
    CardsCleared,
    CardsSeen,
    ChipsMoved,
    DealBegan,
    DealEnded,
    DealerNamed,
    DeckCut,
    DeckShuffled,
    Event,
    PaidShort,
    PoolEmptied,
    SittingEnded,
    SittingOpened,
    WentBroke,
)
from game.rules.record import replay
from game.rules.record_file import Record
from game.rules.tags import tag_of
from game.rules.text import seat_letter
from game.rules.view import View
from game.show.board import fold, opening

_AFTERWARDS = (
    Asked,
    CardsSeen,
    ChipsMoved,
    DealEnded,
    DealerNamed,
    DeckCut,
    DeckShuffled,
    PaidShort,
    PoolEmptied,
    SittingEnded,
    WentBroke,
)  # they follow from what was seen before, and are seen together with it

_BEFORE_CARDS = (CardDealt, CardsCleared, DealBegan, DeckShuffled, DeckCut)  # one step with the cards


class Kept(msgspec.Struct, frozen=True):
    """A finished sitting as it is kept: all that it followed from, who sat there, what was decided.

    Only the cards that `seat` knew are ever shown; None: those that everybody may know (several persons
    sat there). Not `judged`: `decisions` are to be worked out from the record. `when` is a time as text.
    """

    record: Record
    sitters: tuple[Sitter, ...]
    seat: int | None
    decisions: tuple[Decision, ...] = ()
    judged: bool = True
    profit: int = 0  # chips won (above 0) or lost by `seat`
    station: str = ""
    when: str = ""

    @property
    def variant(self) -> str:
        """The tag of the game."""
        return tag_of(self.record.rules)

    def pack(self) -> dict[str, Any]:
        """Everything as plain values; `unpack` reads them."""
        plain: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        return plain

    @classmethod
    def unpack(cls, plain: dict[str, Any]) -> Kept:
        """The sitting that `pack` wrote; `ValueError` when it is none that this game can replay."""
        try:
            kept = msgspec.convert(plain, cls, dec_hook=fraction)
        except (ValueError, ArithmeticError, TypeError) as error:
            raise ValueError(f"no sitting: {error!r}") from None
        if len(kept.sitters) != len(kept.record.chips) or kept.seat not in (None, *range(len(kept.sitters))):
            raise ValueError("no sitting: seats and chips do not fit")
        if not all(decided(each, kept.record.plays) for each in kept.decisions):
            raise ValueError("no sitting: somebody decided what was not played")
        return kept


def kept(match: Match, station: str = "", when: str = "") -> Kept:
    """A finished `match` as it is kept. Where several persons sat, nobody's private cards are shown later."""
    seat = _eyes(match.sitters)
    decisions = tuple(each for each in match.decisions if each.seat == seat)
    profit = 0 if seat is None else match.chips[seat] - match.record.chips[seat]
    return Kept(match.record, match.sitters, seat, decisions, True, profit, station, when)


def seated(names: Sequence[str], seats: int) -> tuple[tuple[Sitter, ...], int | None]:
    """Who sat at a table by `names`, the ids of passengers or what persons are called, and whose eyes see it.

    Without names the first seat is looked at, and the others stay letters.
    """
    if len(names) != seats:
        return tuple(Sitter(seat_letter(seat)) for seat in range(seats)), 0
    sitters = tuple(Sitter(name, name if name in PASSENGERS else None) for name in names)
    return sitters, _eyes(sitters)


def _eyes(sitters: Sequence[Sitter]) -> int | None:
    """Whose eyes see the sitting: those of the only person; None where several persons sat there."""
    seats = persons(sitters)
    return seats[0] if len(seats) == 1 else None


@dataclass(frozen=True)
class Beat:
    """One step of the review: what happened since the last one, and the table after it.

    `plays` is how many plays of the record lie before the table of this beat.
    """

    events: tuple[tuple[Event, View], ...]
    board: View
    plays: int


@dataclass(frozen=True)
class Hand:
    """One deal: its beats from `first` to `last`, what it brought, its decisions (numbers among all)."""

    number: int
    first: int
    last: int
    profit: int
    decisions: tuple[int, ...]


class Review:
    """`sitting` replayed. Raises what `record.replay` raises when the record is against the rules.

    Every picture of it is a function of the number of a beat; nothing is remembered between them.
    """

    def __init__(self, sitting: Kept) -> None:
        self.kept = sitting
        self.steps = tuple(replay(sitting.record))
        if len(self.steps) != len(sitting.record.plays) + 1:
            raise ValueError("a play was left out")
        self.beats = tuple(_beats(self.steps, sitting.seat))
        self.decisions = list(sitting.decisions)
        self._match = Match(
            msgspec.structs.replace(sitting.record, plays=()), self.steps[0].state, sitting.sitters
        )
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._profits = _profits(self.steps, sitting)
        self.hands = self._made_hands()

    # ── the sitting as a whole ──────────────────────────────────────────────

    @property
    def accuracy(self) -> Fraction | None:
        """The share of 1 that the decisions earn; None without decisions."""
        return accuracy(self.decisions)

    @property
    def luck(self) -> int:
        """Chips that came beyond the worth of the choices."""
        return round(luck(self.decisions))

    @property
    def sealed(self) -> bool:
        """Whether cards that not everybody saw must stay unknown; the seed would tell them."""
        return self.kept.seat is None and any(
            isinstance(event, CardDealt) and engine.redact(event, None) != event
            for step in self.steps
            for event in step.events
        )

    @property
    def costliest(self) -> tuple[int, ...]:
        """The numbers of the three decisions that gave most away, dearest first."""
        return tuple(self.decisions.index(each) for each in costliest(self.decisions))

    @property
    def judging(self) -> bool:
        """Whether decisions of the record have not been valued yet."""
        plays = len(self.kept.record.plays)
        return self.kept.seat is not None and not self.kept.judged and len(self._match.plays) < plays

    def judge(self) -> None:
        """Value the next decision that has not been valued (a record that came from a file)."""
        valued = len(self._match.decisions)
        while self.judging and len(self._match.decisions) == valued:
            play = self.kept.record.plays[len(self._match.plays)]
            if play.action is None:
                self._match.close()
            else:
                self._match.play(play.seat, play.action, graded=play.seat == self.kept.seat)
        self.decisions = list(self._match.decisions)
        self.hands = self._made_hands()

    # ── one decision, one hand ──────────────────────────────────────────────

    def choices(self, decision: int) -> tuple[Choice, ...]:
        """Everything that could be done at a decision, with its worth."""
        if decision not in self._choices:
            self._choices[decision] = odds.choices(self.view(decision))
        return self._choices[decision]

    def view(self, decision: int) -> View:
        """The table as the seat knew it when it decided."""
        return engine.view(self.steps[self.decisions[decision].play].state, self.decisions[decision].seat)

    def beat_of(self, decision: int) -> int:
        """The beat at which the decision was asked for; a table that is to close says nothing of its own."""
        play = self.decisions[decision].play
        return max(n for n, beat in enumerate(self.beats) if beat.plays <= play)

    def hand_at(self, beat: int) -> int:
        """The number (from 0) of the hand that a beat belongs to."""
        return max((n for n, hand in enumerate(self.hands) if hand.first <= beat), default=0)

    def grade(self, hand: Hand) -> Grade | None:
        """The worst grade of the decisions in a hand; None without decisions."""
        grades = {self.decisions[n].grade for n in hand.decisions}
        return next((grade for grade in reversed(Grade) if grade in grades), None)

    def hand_of(self, decision: int) -> Hand:
        """The hand in which a decision was made; a bank is put up in the hand that it is for."""
        return self.hands[self.hand_at(self.beat_of(decision))]

    def _made_hands(self) -> tuple[Hand, ...]:
        """From the end of one deal to the end of the next; what comes after the last one belongs to it."""
        ends = [n for n, beat in enumerate(self.beats) if _has(beat, DealEnded)]
        if any(_has(beat, DealBegan) for beat in self.beats[ends[-1] + 1 if ends else 0 :]):
            ends.append(len(self.beats) - 1)  # a deal that nobody has played to its end
        ends[-1:] = [len(self.beats) - 1] if ends else []
        starts = [0, *(end + 1 for end in ends)]
        asked = [self.beat_of(n) for n in range(len(self.decisions))]
        return tuple(
            Hand(
                number,
                first,
                last,
                self._profits[number - 1] if number <= len(self._profits) else 0,
                tuple(n for n, beat in enumerate(asked) if first <= beat <= last),
            )
            for number, (first, last) in enumerate(zip(starts, ends, strict=False), 1)
        )


def looked_at(sitting: Kept) -> Review | None:
    """The review of `sitting`; None when it cannot be replayed: a game with other rules kept it."""
    try:
        return Review(sitting)
    except (ValueError, LookupError, ArithmeticError):
        return None


def _has(beat: Beat, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event, _ in beat.events)


def _beats(steps: Iterable[engine.Step], seat: int | None) -> Iterable[Beat]:
    """Everything that happened, as `seat` learnt of it, in steps that are worth a look each."""
    board: View | None = None
    seen: list[tuple[Event, View]] = []
    before: type[Event] = SittingOpened
    plays = at = 0
    for plays, step in enumerate(steps):
        for whole in step.events:
            event = engine.redact(whole, seat)
            if board is None:
                assert isinstance(event, SittingOpened)
                board = opening(event, seat)
                continue
            if seen and (at != plays or _begins(event, before)):
                yield Beat(tuple(seen), board, at)
                seen = []
            seen.append((event, board))
            board, before, at = fold(board, event), type(event), plays
    if board is not None:
        yield Beat(tuple(seen), board, plays)


def _begins(event: Event, before: type[Event]) -> bool:
    """Whether a new beat begins with `event`: cards dealt at one go are one beat, their clearing too."""
    if isinstance(event, _AFTERWARDS):
        return False
    if isinstance(event, CardDealt):
        return not issubclass(before, _BEFORE_CARDS)
    return not issubclass(before, CardsCleared)


def _profits(steps: Iterable[engine.Step], sitting: Kept) -> tuple[int, ...]:
    """What each deal brought to the seat; nothing where several persons sat."""
    if sitting.seat is None:
        return ()
    course = begun(sitting.seat, sitting.record.chips[sitting.seat])
    for step in steps:
        course = follow(course, step.events)
    curve = course.curve
    return tuple(after - before for before, after in pairwise(curve))
