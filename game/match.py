"""One sitting: the state of the table, who plays which seat, and what was decided."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import msgspec

from game import bots, odds, waiting
from game.odds.grades import Decision
from game.rules import engine
from game.rules.actions import AnyAction, Buy, Call, Decline, Offer, Sell, Take
from game.rules.cards import Card
from game.rules.engine import Rules, State, Step
from game.rules.events import DealAnnulled, Event
from game.rules.ochko.house import OchkoHouse
from game.rules.places import BANK, Place, is_stake, seat_of
from game.rules.record_file import Play, Record
from game.rules.rng import Rng
from game.rules.tags import tag_of
from game.rules.view import View
from game.waiting import Waiting

_FRACTION = re.compile(r"-?\d{1,300}(/\d{1,300})?")
_TRADE = (Take, Decline, Sell, Buy, Offer)  # a bank brings what it brings over many deals: no luck is counted

Thought = Callable[[], AnyAction | None]
"""Comes to an answer when it is called: on any thread, for it changes nothing."""


class Sitter(msgspec.Struct, frozen=True):
    """Who plays a seat: a person, or the passenger with the id `persona`; `sharp`: who never slips.

    `ValueError` for a passenger whom nobody knows.
    """

    name: str
    persona: str | None = None
    sharp: bool = False

    def __post_init__(self) -> None:
        """Whoever was read from a file is checked like every other."""
        if self.persona is not None and self.persona not in bots.PASSENGERS:
            raise ValueError(f"unknown passenger: {self.persona}")

    def called(self, tr: Callable[[str], str]) -> str:
        """The name as it stands on plates and in the log; `tr` has the passengers' names in words."""
        return tr(f"name.{self.persona}") if self.persona else self.name


def persons(sitters: Sequence[Sitter]) -> tuple[int, ...]:
    """The seats that persons play."""
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter.persona is None)


class _Saved(msgspec.Struct, frozen=True):
    """A match as it is kept: the table as it is, and how it came to be so."""

    state: dict[str, Any]
    record: Record
    sitters: tuple[Sitter, ...]
    decisions: list[Decision]
    waiting: tuple[Waiting, ...] = ()


class Match:
    """A sitting in progress. Events are whole: whoever shows them to a seat redacts them for it.

    `opening` are the events up to the first decision (none for a match that was unpacked); `decisions`
    are those of persons, with what they were worth; `waiting` are those not settled yet, by seat.
    """

    def __init__(
        self,
        record: Record,
        state: State,
        sitters: Sequence[Sitter],
        opening: Sequence[Event] = (),
        decisions: Sequence[Decision] = (),
        waiting: Iterable[Waiting] = (),
    ) -> None:
        """Go on from `state`, to which the plays of `record` have led."""
        self.sitters, self.opening, self.decisions = tuple(sitters), tuple(opening), list(decisions)
        self.waiting = {each.seat: each for each in waiting}
        self._beginning, self.plays, self._state = record, list(record.plays), state

    @classmethod
    def begin(
        cls,
        rules: Rules,
        sitters: Sequence[Sitter],
        chips: Sequence[int],
        seed: int,
        dealer: int | None = None,
        stacked: Sequence[Sequence[Card]] = (),
        pool: int = 0,
    ) -> Match:
        """Everybody sits down with `chips` by seat; `seed` is 0 or more. Raises `Refused` as `engine.start`.

        `stacked` are known cards as there, `pool` was kept from an earlier sitting. `ValueError` when
        sitters and chips do not match, or a passenger is unknown.
        """
        _check(sitters, chips)
        if seed < 0:
            raise ValueError(f"seed {seed} is below 0")
        known = tuple(tuple(cards) for cards in stacked)
        draws = rules.draws and dealer is None
        draw, cards = (known[0], known[1:]) if known and draws else ((), known)
        percents = _slip_percents(rules, sitters)
        record = Record(rules, tuple(chips), seed, dealer, pool, draw, cards, slip_percents=percents)
        step = record.start()
        return cls(record, step.state, sitters, step.events)

    @property
    def asked(self) -> int | None:
        """The seat that must choose now, or None when the sitting is over."""
        return next(iter(engine.to_act(self._state)), None)

    @property
    def asks_person(self) -> bool:
        """Whether a person must choose now."""
        return self.asked is not None and self.sitters[self.asked].persona is None

    @property
    def over(self) -> bool:
        """Whether the sitting has ended."""
        return bool(self._state.ended)

    @property
    def closing(self) -> bool:
        """Whether the table closes when this deal is over."""
        return self._state.closing

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""
        return self._state.rules

    @property
    def variant(self) -> str:
        """The tag of the game."""
        return tag_of(self.rules)

    @property
    def record(self) -> Record:
        """All that this sitting followed from so far: replayed, it gives the same events."""
        return msgspec.structs.replace(self._beginning, plays=tuple(self.plays))

    @property
    def chips(self) -> tuple[int, ...]:
        """Chips by seat; what is in the pool is nobody's."""
        return tuple(self._state.chips)

    def out(self, seat: int) -> bool:
        """Whether `seat` plays no more: it sits out, or has no chip, not in bets or a bank, nor credit."""
        own = [chips for place, chips in self._state.stakes.items() if self._owns(seat, place)]
        broke = self._state.chips[seat] <= 0 and not any(own) and not self.rules.credit
        return broke or seat in self._state.sat_out

    def _owns(self, seat: int, place: Place) -> bool:
        return self._state.dealer == seat if place == BANK else seat_of(place) == seat

    @property
    def state(self) -> State:
        """The whole truth of the table, hidden cards included: for the rules, never for a picture."""
        return self._state

    @property
    def whims(self) -> Rng:
        """Chance for whoever decides next, made of the seed and the number of the play."""
        return Rng(~self._beginning.seed, len(self.plays))  # below zero: the seed of no shuffle

    def view(self, seat: int | None) -> View:
        """The table as `seat` may know it (None: an onlooker)."""
        return engine.view(self._state, seat)

    def hides(self, seat: int) -> bool:
        """Whether a seat knows cards that not everybody may know."""
        own, common = self.view(seat), self.view(None)
        return (own.cards, own.seen) != (common.cards, common.seen)

    def thought(self) -> Thought:
        """What the passenger who is asked will answer, to be given to `step`.

        `ValueError` when no passenger is asked.
        """
        seat = self.asked
        persona = self.sitters[seat].persona if seat is not None else None
        if seat is None or persona is None:
            raise ValueError("no passenger is asked")
        style = bots.PASSENGERS[persona]
        style = bots.sharper(style) if self.sitters[seat].sharp else style
        return partial(bots.choose, self.view(seat), style, self.whims)

    def step(self, answer: AnyAction | None = None) -> tuple[Event, ...]:
        """The passenger who is asked decides, and play runs on to the next decision.

        `answer`: what his `thought` came to, where it is known. `ValueError` when no passenger is asked.
        """
        answer = self.thought()() if answer is None else answer
        assert self.asked is not None
        assert answer is not None
        return self._apply(self.asked, answer).events

    def play(self, seat: int, action: AnyAction, graded: bool = True) -> tuple[Event, ...]:
        """The person at `seat` does `action`. Raises `Refused`, and then nothing has changed.

        Unless `graded` nobody asks what it was worth, which at Ochko takes most of the time.
        """
        view = self.view(seat)
        found = odds.choices(view) if graded and seat == self.asked else ()
        step = engine.apply(self._state, seat, action)
        if found and seat in self.waiting:  # the hand went on to this decision
            self._settle(self.waiting.pop(seat), odds.best(found).worth)
        if _is_choice(found):
            self.decisions.append(self._decision(view, action, found))
            if not isinstance(action, _TRADE) and not _is_for_all(view, action):
                self.waiting[seat] = Waiting(seat, len(self.decisions) - 1, stakes=_stakes(view, seat))
        return self._done(seat, action, step).events

    def close(self) -> tuple[Event, ...]:
        """The table closes: at once if nobody has decided in this deal, else when the deal is over."""
        if self.closing or self.over:
            return ()
        step = engine.close(self._state)
        self._state = step.state
        self.plays.append(Play(0, None))
        self._follow(step.events)
        return step.events

    def stay(self) -> None:
        """The table stays open after all: nobody has said that it closes. Nothing once it is over."""
        if self.over or not self.closing:
            return
        self._state = engine.reopen(self._state)
        said = next((n for n, play in enumerate(self.plays) if play.action is None), len(self.plays))
        del self.plays[said : said + 1]
        self.decisions = [
            msgspec.structs.replace(each, play=each.play - (each.play > said)) for each in self.decisions
        ]

    def pack(self) -> dict[str, Any]:
        """Everything of this match as plain values (`unpack` reads them): the same cards lie in the stock."""
        saved = _Saved(
            engine.pack(self._state), self.record, self.sitters, self.decisions, tuple(self.waiting.values())
        )
        plain: dict[str, Any] = msgspec.to_builtins(saved, enc_hook=str)
        return plain

    @classmethod
    def unpack(cls, plain: dict[str, Any]) -> Match:
        """The match that `pack` wrote; `ValueError` when it is none of this game, or cannot be."""
        try:
            saved = msgspec.convert(plain, _Saved, dec_hook=fraction)
            state = engine.unpack(saved.state)
        except (ValueError, ArithmeticError, LookupError, TypeError) as error:
            raise ValueError(f"no match: {error!r}") from None
        _check(saved.sitters, state.chips)
        if flaw := _flaw(saved, state):
            raise ValueError(f"no match: {flaw}")
        return cls(saved.record, state, saved.sitters, (), saved.decisions, saved.waiting)

    def _apply(self, seat: int, action: AnyAction) -> Step:
        return self._done(seat, action, engine.apply(self._state, seat, action))

    def _done(self, seat: int, action: AnyAction, step: Step) -> Step:
        deal, self._state = self._state.deal, step.state
        self.plays.append(Play(seat, action))
        if any(isinstance(event, DealAnnulled) for event in step.events):
            self._forget(deal)
        self._follow(step.events)
        return step

    def _forget(self, deal: int) -> None:
        """A void deal counts for nobody: what was decided in it was never worth anything."""
        self.decisions = [each for each in self.decisions if each.deal != deal]
        last = len(self.decisions)
        self.waiting = {seat: each for seat, each in self.waiting.items() if each.decision < last}

    def _follow(self, events: Iterable[Event]) -> None:
        """Decisions that wait for the cards take note of what happened."""
        for seat, each in list(self.waiting.items()):
            for event in events:
                each = waiting.after(each, event)
            self.waiting[seat] = each
            if each.settled:
                self._settle(self.waiting.pop(seat))

    def _settle(self, each: Waiting, worth: Fraction = Fraction(0)) -> None:
        """What a decision brought is known: chips, or the worth of the hand as it goes on."""
        decision = self.decisions[each.decision]
        self.decisions[each.decision] = msgspec.structs.replace(decision, result=each.brought + worth)

    def _decision(self, view: View, action: AnyAction, found: Sequence[odds.Choice]) -> Decision:
        """What is decided, as good as it is; its result is not known yet, and counts as fair so far."""
        assert view.seat is not None
        best = odds.best(found)
        taken = odds.value(found, action)
        return Decision(
            seat=view.seat,
            deal=view.deal,
            play=len(self.plays),
            action=action,
            best_action=best.action,
            taken=taken,
            best=best.worth,
            result=taken,
            stake=odds.stake(view),
        )


def _check(sitters: Sequence[Sitter], chips: Sequence[int]) -> None:
    if len(sitters) != len(chips):
        raise ValueError(f"{len(sitters)} sitters, {len(chips)} stacks")


def _flaw(saved: _Saved, state: State) -> str:
    """What of a match does not fit its table, or "": the table itself is sound."""
    record, plays = saved.record, saved.record.plays
    chips = sum(state.chips) + state.pool + sum(state.stakes.values())
    if len(record.chips) != len(state.chips) or chips != sum(record.chips) + record.pool:
        return "chips were lost or made"
    if state.stacked:
        return "known cards are still to come"  # those of a lesson lie in its first shuffle
    if not all(decided(each, plays) for each in saved.decisions):
        return "somebody decided what was not played"
    seats, numbers = range(len(state.chips)), range(len(saved.decisions))
    if any(each.seat not in seats or each.decision not in numbers for each in saved.waiting):
        return "nobody decided what is waited for"
    return ""


def decided(decision: Decision, plays: Sequence[Play]) -> bool:
    """Whether a decision is that of the play whose number it has."""
    at = decision.play
    return 0 <= at < len(plays) and plays[at] == Play(decision.seat, decision.action)


def _slip_percents(rules: Rules, sitters: Sequence[Sitter]) -> tuple[int, ...]:
    """How often each slips as dealer; empty where nobody here deals worse than the house has it."""
    if not isinstance(rules, OchkoHouse) or rules.irregularities != "random":
        return ()
    own = [bots.PASSENGERS[each.persona].dealing if each.persona else None for each in sitters]
    usual = rules.slip_percent
    return () if set(own) == {None} else tuple(usual if each is None else each for each in own)


def _is_choice(found: Sequence[odds.Choice]) -> bool:
    """Whether there was more than one thing to do."""
    return len(found) > 1 or any(piece.low < piece.high for choice in found for piece in choice.pieces)


def _is_for_all(view: View, action: AnyAction) -> bool:
    """Whether it is the dealer's call of all aces: it settles everybody's hands and nobody's own."""
    return isinstance(action, Call) and not view.cards


def _stakes(view: View, seat: int) -> dict[Place, int]:
    """The bets of `seat` that lie on the table."""
    lying = view.chips.items()
    return {place: bet for place, bet in lying if is_stake(place) and seat_of(place) == seat}


def fraction(type_: type, value: Any) -> Any:
    """A value of a decision from its text, as in 7/2; `ValueError` for any other."""
    if type_ is Fraction and isinstance(value, str) and _FRACTION.fullmatch(value):
        return Fraction(value)
    raise ValueError(f"{value!r:.40} is no value of a decision")
