"""Laws that hold at every table, whatever the game, the house rules, the chips and the cards."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from game.rules import engine
from game.rules.actions import (
    AnyAction,
    Bet,
    BetGap,
    Call,
    CanBet,
    CanBetGap,
    CanCall,
    CanPass,
    NoBet,
    Refused,
)
from game.rules.cards import PACK
from game.rules.engine import State
from game.rules.events import (
    Asked,
    CardDealt,
    CardMoved,
    CardsCleared,
    CardsSeen,
    CardTurned,
    ChipsMoved,
    DeckShuffled,
    Event,
    SittingEnded,
)
from game.rules.places import HOUSE, SEATS
from game.rules.record import Play, Record, parse_record, replay, write

from .sittings import Table, actions, played, tables

few = settings(max_examples=60)


@given(tables())
@few
def test_chips_are_conserved_after_every_event(table: Table) -> None:
    total = sum(table.chips)
    lying = dict(zip(SEATS, table.chips, strict=False))
    for _, step in played(table):
        for event in step.events:
            if isinstance(event, ChipsMoved):
                assert event.amount > 0
                assert event.src_chips == lying.get(event.src, 0) - event.amount
                assert event.dst_chips == lying.get(event.dst, 0) + event.amount
                lying[event.src], lying[event.dst] = event.src_chips, event.dst_chips
                assert sum(lying.values()) == total
                assert table.rules.credit or all(chips >= 0 or at == HOUSE for at, chips in lying.items())
        lying = {at: chips for at, chips in lying.items() if chips or at in SEATS}
        assert lying == engine.view(step.state, None).chips


@given(tables())
@few
def test_whatever_is_offered_may_be_done_and_nothing_else(table: Table) -> None:
    for _, step in played(table, decisions=8):
        state = step.state
        for seat in range(state.seats):
            may = engine.options(state, seat)
            assert bool(may) == (seat in engine.to_act(state))
            for action in (action for option in may for action in actions(option)):
                assert engine.problem(state, seat, action) is None
                engine.apply(state, seat, action)
            for action in _outside(state, seat):
                _is_refused(state, seat, action)


def _outside(state: State, seat: int) -> list[AnyAction]:
    """Plays next to what `seat` may do."""
    may = engine.options(state, seat)
    bets = [option for option in may if isinstance(option, CanBet)]
    calls = [option for option in may if isinstance(option, CanCall)]
    wrong: list[AnyAction] = [Bet(-50), Bet(0), Bet(True), Bet(1.0), Bet("1")]  # type: ignore[arg-type]
    wrong += [Bet(amount) for option in bets for amount in (option.low - 1, option.high + 1)]
    wrong += [] if bets else [Bet(1)]
    wrong += [Call("sideways")] if calls else [Call("high"), Call("higher")]
    wrong += [] if any(isinstance(option, CanBetGap) for option in may) else [BetGap()]
    wrong += [] if any(isinstance(option, CanPass) for option in may) else [NoBet()]
    return wrong


def _is_refused(state: State, seat: int, action: AnyAction) -> None:
    before = engine.pack(state)
    with pytest.raises(Refused) as refused:
        engine.apply(state, seat, action)
    assert refused.value.problem == engine.problem(state, seat, action)
    assert engine.pack(state) == before


@given(tables())
@few
def test_a_step_leaves_the_state_before_it_alone(table: Table) -> None:
    states, packed = [], []
    for _, step in played(table):
        states.append(step.state)
        packed.append(engine.pack(step.state))
    assert [engine.pack(state) for state in states] == packed


@given(tables())
@few
def test_somebody_must_act_until_the_end_and_the_end_comes(table: Table) -> None:
    last = None
    for _, step in played(table):
        last = step
        state = step.state
        if state.ended:
            assert not engine.to_act(state)
            assert step.events[-1] == SittingEnded(state.ended, tuple(state.chips))
            assert engine.outcome(state) == engine.Outcome(
                state.ended, tuple(state.chips), state.pool, state.deal
            )
        else:
            assert state.options
            assert step.events[-1] == Asked(state.turn, state.options)
            assert engine.outcome(state) is None
    assert last is not None
    state = engine.close(last.state).state
    hands = 4 * getattr(state.rules, "packs", 1) if getattr(state.rules, "pair", "") == "split" else 1
    for _ in range(1 + 3 * hands * state.seats):  # at most three decisions in a hand, and one of the dealer
        if state.ended:
            break
        state = engine.apply(state, state.turn, actions(state.options[0])[0]).state
    assert state.ended


@given(tables())
@few
def test_a_number_of_deals_is_kept(table: Table) -> None:
    for _, step in played(table, decisions=120):
        assert not table.rules.deals or step.state.deal <= table.rules.deals


@given(tables())
@few
def test_the_same_record_gives_the_same_events(table: Table) -> None:
    steps, plays = [], []
    for action, step in played(table):
        if action is not None:
            plays.append(Play(steps[-1].state.turn, action))
        steps.append(step)
    record = Record(table.rules, table.chips, table.seed, plays=tuple(plays))
    assert parse_record(write(record)) == record
    assert list(replay(record)) == steps


@given(tables())
@few
def test_a_state_survives_being_saved(table: Table) -> None:
    for _, step in played(table):
        saved = json.loads(json.dumps(engine.pack(step.state)))
        assert engine.unpack(saved) == step.state


@given(tables())
@few
def test_no_card_is_in_two_places(table: Table) -> None:
    size = 0
    dealt: list[int | None] = []
    lying: dict[str, list[int | None]] = {}
    for _, step in played(table):
        for event in step.events:
            if isinstance(event, DeckShuffled):
                dealt = [card for cards in lying.values() for card in cards]
                size = event.cards + len(dealt)
                assert size in (52, 52 * getattr(table.rules, "packs", 1))  # the draw needs one pack only
            elif isinstance(event, CardDealt):
                dealt.append(event.card)
                lying.setdefault(event.to, []).append(event.card)
                assert event.stock == size - len(dealt)
            elif isinstance(event, CardMoved):
                assert lying[event.src].pop(event.index) == event.card
                lying.setdefault(event.dst, []).append(event.card)
            elif isinstance(event, CardsCleared):
                lying.pop(event.at)
            assert all(dealt.count(card) <= size // 52 for card in dealt if card is not None)
            assert {card for card in dealt if card is not None} <= set(PACK)


class Witness:
    """Somebody who knows only the events that a seat is told, and remembers the cards in them."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen: list[int] = []
        self.lying: dict[str, list[tuple[int | None, bool]]] = {}

    def learn(self, event: Event) -> None:
        match event:
            case DeckShuffled():
                self.seen = [card for cards in self.lying.values() for card, _ in cards if card is not None]
            case CardDealt(to, card, up, _):
                self.lying.setdefault(to, []).append((card, up))
                self.seen += [card] if card is not None else []
            case CardTurned(at, index, card):
                self.seen += [card] if self.lying[at][index][0] is None else []
                self.lying[at][index] = (card, True)
            case CardsSeen(_, at, cards):
                self.lying[at] = [(card, False) for card in cards]
                self.seen += [card for card in cards if card is not None]
            case CardMoved(src, index, dst, card, up):
                assert self.lying[src].pop(index) == (card, up)
                self.lying.setdefault(dst, []).append((card, up))
            case CardsCleared(at):
                self.lying.pop(at)


@given(tables())
@few
def test_a_view_is_what_the_told_events_tell(table: Table) -> None:
    witnesses = [Witness(seat) for seat in (None, *range(len(table.chips)))]
    for _, step in played(table):
        for witness in witnesses:
            for event in step.events:
                witness.learn(engine.redact(event, witness.seat))
            view = engine.view(step.state, witness.seat)
            assert list(view.seen) == sorted(witness.seen)
            lying = {at: [(slot.card, slot.up) for slot in slots] for at, slots in view.cards.items()}
            assert lying == witness.lying
            assert view.options == (() if witness.seat is None else engine.options(step.state, witness.seat))


@given(tables())
@few
def test_closed_cards_and_options_of_others_stay_theirs(table: Table) -> None:
    for _, step in played(table):
        for event in step.events:
            for seat in (None, *range(len(table.chips))):
                told = engine.redact(event, seat)
                if isinstance(told, CardDealt) and not told.up and told.to != f"hand {seat}":
                    assert told.card is None
                if isinstance(told, CardsSeen) and told.seat != seat:
                    assert set(told.cards) == {None}
                if isinstance(told, Asked) and told.seat != seat:
                    assert told.options == ()
