"""Lets the events of the rules be seen one after another; the rules never wait for it.

Laws: skipping shows the same steps as waiting; `update(a); update(b)` is `update(a + b)`; at rest the
board is the view. Time is an argument; inside, one unit is a hundredth of a millisecond at Normal speed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import msgspec

from game.rules import places
from game.rules.actions import Option
from game.rules.cards import rank_of
from game.rules.events import (
    Asked,
    CardDealt,
    CardsCleared,
    ChipsMoved,
    DealBegan,
    DealEnded,
    DealerNamed,
    Event,
)
from game.rules.places import Place
from game.rules.view import View

from .board import fold
from .chips import thrown
from .cues import ORNAMENTS, Cue, cue_of, is_own, many, seat_of
from .hearing import RANK, RESULTS, SPEEDS, Ears, Heard
from .marks import Marks, fold_marks
from .motion import EASES, counted, landed, part

_UNIT = 100  # of a millisecond
_CARRIED = 0.8  # of the motion of chips: then the last of them lies there
_STIR = 50  # milliseconds that a pile is stirred by a chip that lands
_CASCADE = 45  # milliseconds between two clicks of chips that land
_AHEAD = 100  # milliseconds before its time that the next answer may be known
_STACK = 5  # chips that are set down as a stack


class Flight(msgspec.Struct, frozen=True):
    """A motion: it begins at `start` and ends at `end`; until `event` happened the table was `before`."""

    event: Event
    cue: Cue
    start: int
    end: int
    before: View
    slot: int = 0  # which card of its place a dealt card is

    @property
    def span(self) -> float:
        """How long it takes, in milliseconds at Normal speed."""
        return (self.end - self.start) / _UNIT

    def passed(self, now: int) -> float:
        """Milliseconds at Normal speed since it began."""
        return (now - self.start) / _UNIT

    def progress(self, now: int) -> float:
        """How much of the span has passed, 0.0 to 1.0, without ease."""
        if self.end <= self.start:
            return 1.0
        return max(0.0, min(1.0, (now - self.start) / (self.end - self.start)))

    def eased(self, now: int) -> float:
        """How far the motion has come."""
        return EASES[self.cue.ease](self.progress(now))

    def carried(self, now: int) -> float:
        """How far its chips have come: all lie there a little before the end, and what they stir settles."""
        return EASES[self.cue.ease](part(self.progress(now), 0, _CARRIED))

    def stirs(self, now: int) -> bool:
        """Whether a chip has just landed, so that the pile and its number jump."""
        if not isinstance(self.event, ChipsMoved):
            return False
        coins = len(thrown(self.event.amount))
        return landed(self.carried(now), coins) > landed(self.carried(now - _STIR * _UNIT), coins)


class _Due(msgspec.Struct, frozen=True):
    start: int
    event: Event
    cue: Cue


def _nothing(event: Event, before: View) -> bool:
    return False


class Director:
    """Plays events for the eyes of one seat. `waits`: own results stay until `skip` (a press).

    `heed` hears of every event as it begins, with the table before it: True holds back all that follows,
    at any speed, until time passes again (the teacher speaks of what lies there).
    """

    def __init__(self, view: View, speed: int = SPEEDS["normal"], waits: bool = False) -> None:
        self.speed, self.waits = speed, waits
        self.heed: Callable[[Event, View], bool] = _nothing
        self._at_rest(view, {})
        self._ears = Ears()

    def _at_rest(self, view: View, marks: Marks) -> None:
        self.board, self.marks = view, marks
        self.flights: list[Flight] = []
        self.begun: list[tuple[Event, View]] = []
        self.now = 0
        self.playing = hand_of(view.options)
        self.acting = view.turn[0] if view.turn else -1
        self._planned = view
        self._queue: deque[_Due] = deque()
        self._cursor = 0  # when the next event may start
        self._settled = 0  # when all cards and chips so far have come to rest
        self._waited: type[Event] | None = None  # the kind of event that was waited for last
        self._sounds: list[tuple[int, Heard]] = []

    # ── what is asked of it ─────────────────────────────────────────────────

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._queue or self.flights)

    @property
    def ready(self) -> bool:
        """Whether the next passenger may answer: all was seen, or where many play, all of it soon begins."""
        return not self.busy or (many(self._planned) and self._cursor - self.now <= _AHEAD * _UNIT)

    @property
    def reading(self) -> bool:
        """Whether a result of the person stands still to be read; a press goes on."""
        return bool(self._queue) and self._queue[0].cue.stop and self._still()

    def play(self, events: Iterable[Event]) -> None:
        """Shows `events` (redacted for the view's seat) after everything that is still to be shown."""
        if not self.busy:
            self._cursor = self._settled = self.now
        if not self._queue:  # whoever was slow to decide is shown from now on, not from when he might have
            self._cursor = max(self._cursor, self.now)
        for event in events:
            self._schedule(event, cue_of(event, self._planned))
            self._planned = fold(self._planned, event)

    def see(self, view: View) -> None:
        """Shows the table through other eyes, at rest: nothing that was seen before is left."""
        now = self.now
        self._at_rest(view, self.marks)
        self.now = now

    def update(self, ms: int) -> list[Heard]:
        """Lets `ms` milliseconds pass; the sounds that began in them, in order."""
        if not (self._queue or self.flights or self._sounds):
            self.now += ms * self.speed
            return []
        if not self.speed:
            return self._at_once()
        target = self.now + ms * self.speed
        while self._queue and self._queue[0].start <= target:
            due = self._queue[0]
            if due.cue.stop and self.waits:
                target = due.start
                break
            if self._begin(self._queue.popleft()):
                target = max(self.now, due.start)
                break
        self.now = target
        self.flights = [flight for flight in self.flights if flight.end > target]
        return self._heard(target)

    def skip(self) -> list[Heard]:
        """Goes on at once to the next result to read, or past it when it is being read, or to the end."""
        past = self.reading
        while self._queue and (past or not self._queue[0].cue.stop):
            due, past = self._queue.popleft(), False
            if self._begin(due):
                self._stand(due.start)
                return self._last_result()
        self._stand(self._queue[0].start - self._wait() if self._queue else self._settled)
        return self._last_result()

    def settle(self, ms: int) -> list[Heard]:
        """Lets what is under way arrive in `ms` milliseconds, while nothing new begins; the sounds of it."""
        if not (self.flights or self._sounds):
            return []
        gone, changed = ms * self.speed, msgspec.structs.replace
        moved = [changed(each, start=each.start - gone, end=each.end - gone) for each in self.flights]
        self.flights = [flight for flight in moved if self.speed and flight.end > self.now]
        self._sounds = [(at - gone, sound) for at, sound in self._sounds]
        return self._heard(self.now)

    def take_begun(self) -> list[tuple[Event, View]]:
        """The events that began to be seen since the last call, each with the table before it."""
        begun, self.begun = self.begun, []
        return begun

    def chips(self, place: Place) -> int:
        """The chips seen at `place` now: what is still in the air has not arrived."""
        seen = self.board.chips.get(place, 0)
        for flight in self.flights:
            if isinstance(flight.event, ChipsMoved) and flight.event.dst == place:
                seen -= in_air(flight.event.amount, flight.carried(self.now))
        return seen

    # ── how it goes ─────────────────────────────────────────────────────────

    def _schedule(self, event: Event, cue: Cue) -> None:
        start = self._cursor
        if type(event) is self._waited:
            cue = msgspec.structs.replace(cue, wait=-1, stop=False)
        elif cue.wait >= 0:
            start, self._waited = max(start + cue.wait * _UNIT, self._settled), type(event)
        else:
            self._waited = None
        self._queue.append(_Due(start, event, cue))
        self._cursor = start + cue.next * _UNIT
        if cue.motion not in ORNAMENTS and not cue.hold:
            self._settled = max(self._settled, start + cue.span * _UNIT)

    def _begin(self, due: _Due) -> bool:
        """Show the event as it happens; whether it is held there."""
        event, cue, before = due.event, due.cue, self.board
        slot = len(before.cards.get(event.to, ())) if isinstance(event, CardDealt) else 0
        self.board = fold(before, event)
        self.begun.append((event, before))
        if isinstance(event, Asked) and event.seat == before.seat:
            self.playing = hand_of(event.options)
        self.marks = fold_marks(self.marks, event)
        self.acting = _acting(self.acting, event, before)
        if cue.span:
            start = due.start + cue.hold * _UNIT
            self.flights.append(Flight(event, cue, start, start + cue.span * _UNIT, before, slot))
        quiet = not is_own(event, before)
        for moment, effect in cue.sounds:
            self._sound(due.start + moment * _UNIT, effect, event, quiet)
        return self.heed(event, before)

    def _sound(self, at: int, effect: str, event: Event, quiet: bool) -> None:
        if effect.endswith("*"):
            self._cascade(at, effect[:-1], event)
        elif effect != RANK:
            self._sounds.append((at, Heard(effect, quiet and effect in RESULTS, seat=seat_of(event))))
        elif isinstance(event, CardDealt) and event.card is not None:
            self._sounds.append((at, Heard(RANK, step=rank_of(event.card), seat=seat_of(event))))

    def _cascade(self, at: int, effect: str, event: Event) -> None:
        """Chips that land one after another, each a little higher; many are set down as a stack."""
        coins = len(thrown(event.amount)) if isinstance(event, ChipsMoved) else 1
        seat = places.seat_of(event.dst) if isinstance(event, ChipsMoved) else None
        clicks = [Heard(effect, step=i, seat=seat) for i in range(coins)]
        if coins >= _STACK:
            clicks[-1] = Heard("chip_stack", seat=seat)
        self._sounds += [(at + i * _CASCADE * _UNIT, click) for i, click in enumerate(clicks)]

    def _heard(self, until: int) -> list[Heard]:
        self._sounds.sort(key=lambda sound: sound[0])
        due = [sound for at, sound in self._sounds if at <= until]
        self._sounds = self._sounds[len(due) :]
        return [sound for sound in due if self._ears.hear(sound, self.speed)]

    def _last_result(self) -> list[Heard]:
        results = [sound for _, sound in self._sounds if sound.effect in RESULTS]
        self._sounds = []
        return results[-1:]

    def _still(self) -> bool:
        return self.now >= self._queue[0].start - self._wait()

    def _wait(self) -> int:
        return self._queue[0].cue.wait * _UNIT

    def _stand(self, at: int) -> None:
        self.now = max(self.now, at)
        self.flights = []

    def _at_once(self) -> list[Heard]:
        """At Instant speed only an own result that waits for a press, or what is heeded, stands still."""
        while self._queue and not (self.waits and self._queue[0].cue.stop):
            due = self._queue.popleft()
            if self._begin(due):
                self._stand(due.start)
                return self._last_result()
        self._stand(self._queue[0].start if self._queue else self._settled)
        return self._last_result()


def _acting(seat: int, event: Event, before: View) -> int:
    """Whose hand is played after `event`, which `seat` was playing until now; -1 for nobody's.

    An answer is given in a moment, but what comes of it takes longer: cards run for somebody all the time.
    """
    match event:
        case Asked(seat=asked):
            return asked
        case CardDealt(to=to, up=True) if before.deal and not before.cards.get(to):
            return -1 if (owner := places.seat_of(to)) is None else owner  # posts of one who is asked next
        case CardDealt() if seat_of(event) == seat:
            return seat
        case CardDealt() | CardsCleared() | DealBegan() | DealEnded() | DealerNamed():
            return -1
        case _:
            return seat


def hand_of(options: Iterable[Option]) -> int:
    """Which of several own hands somebody is asked about; the first where it makes no difference."""
    return next((n for each in options if (n := getattr(each, "hand", None)) is not None), 0)


def in_air(amount: int, p: float) -> int:
    """How many of `amount` chips have not landed at `p` of their way; exact at both ends."""
    coins = thrown(amount)
    if p >= 1:
        return 0
    if sum(coins) < amount:  # more chips than are seen flying: their number runs instead
        return amount - counted(0, amount, p)
    return amount - sum(coins[: landed(p, len(coins))])
