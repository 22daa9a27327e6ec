"""The show catches up with the rules: skipping, waiting and any division of time show the same."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import engine
from game.rules.events import Asked, CardDealt, CardsCleared, Event
from game.rules.places import hand
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View
from game.show.board import fold
from game.show.cards import boxes_of
from game.show.cues import CUES
from game.show.director import Director
from game.show.frame import frame_of
from game.show.hearing import SPEEDS
from game.show.layout import Box, Layout
from game.show.layouts import layout_of

from .tables import BANK, IN_BETWEEN, RED_DOG, YABLON, opened, steps, told

OCHKO = OchkoBankRules(deals=2)
HOUSES: dict[str, engine.Rules] = {"in_between": IN_BETWEEN, "yablon": YABLON}
GAMES: dict[str, engine.Rules] = {**HOUSES, "yablon_bank": BANK, "red_dog": RED_DOG}
TABLES = [*((game, 5) for game in GAMES), ("in_between", 8), ("ochko_bank", 5), ("ochko_bank", 14)]


def chunks(
    rules: engine.Rules, seats: int, seed: int, seat: int | None
) -> tuple[View, list[tuple[Event, ...]]]:
    """The opening table and the told events of every step of a sitting."""
    told_steps: list[tuple[Event, ...]] = []
    first: View | None = None
    for _, events in steps(rules, seats, seed):
        if first is None:
            first, rest = opened(events, seat)
            told_steps.append(rest)
        else:
            told_steps.append(told(events, seat))
    assert first is not None
    return first, told_steps


def all_events(kind: type[Event]) -> set[type[Event]]:
    found: set[type[Event]] = set()
    for sub in kind.__subclasses__():
        found |= {sub} | all_events(sub)
    return found


def own_hand(before: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of an own decision up to the clearing of the cards; none when another seat decided."""
    if not before or not isinstance(before[-1], Asked) or before[-1].seat != 0:
        return ()
    cleared = next(i for i, event in enumerate(events) if isinstance(event, CardsCleared))
    return events[: cleared + 1]


def test_every_event_has_its_cue() -> None:
    assert set(CUES) == all_events(Event)
    assert all("" in cases for cases in CUES.values())


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 8), parts=st.lists(st.integers(0, 900), max_size=6))
def test_time_may_be_cut_anywhere(game: str, seed: int, seats: int, parts: list[int]) -> None:
    view, told_steps = chunks(GAMES[game], seats, seed, 0)
    whole, cut = Director(view), Director(view)
    layout = layout_of(GAMES[game], seats, 0)
    for events in told_steps[:12]:
        whole.play(events)
        cut.play(events)
        heard = [sound for ms in (0, *parts) for sound in cut.update(ms)]
        assert whole.update(sum(parts)) == heard
        assert frame_of(whole, layout) == frame_of(cut, layout)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("speed", SPEEDS)
def test_skipping_shows_what_waiting_shows(game: str, seats: int, speed: str) -> None:
    rules = GAMES.get(game, OCHKO)
    view, told_steps = chunks(rules, seats, 3, 1)
    waiting, skipping = Director(view, SPEEDS[speed]), Director(view, SPEEDS[speed])
    layout = layout_of(rules, seats, 1)
    board = view
    for events in told_steps:
        for event in events:
            board = fold(board, event)
        waiting.play(events)
        waiting.update(10_000_000)
        skipping.play(events)
        presses = 0
        while skipping.busy:
            skipping.skip()
            presses += 1
        assert presses <= 2 * sum(isinstance(event, CardsCleared) for event in events) + 1
        assert waiting.board == skipping.board == board
        assert waiting.marks == skipping.marks
        assert not waiting.busy
        assert frame_of(waiting, layout) == frame_of(skipping, layout)


def test_at_rest_the_chips_are_those_of_the_view() -> None:
    view, told_steps = chunks(IN_BETWEEN, 4, 8, 0)
    director = Director(view)
    for events in told_steps:
        director.play(events)
        while director.busy:
            director.update(37)
            assert all(director.chips(place) >= 0 for place in director.board.chips)
        assert {place: director.chips(place) for place in director.board.chips} == director.board.chips


@pytest.mark.parametrize(("speed", "most"), [("normal", 3000), ("fast", 300), ("instant", 0)])
@pytest.mark.parametrize("game", HOUSES)
def test_nobody_waits_long_for_the_end_of_an_own_hand(game: str, speed: str, most: int) -> None:
    """From the press of an own bet until its cards are cleared away, without a second press."""
    hands = 0
    for seed in range(25):
        view, told_steps = chunks(HOUSES[game], 4, seed, 0)
        director = Director(view, SPEEDS[speed])
        for before, events in zip([(), *told_steps], told_steps, strict=False):
            own = own_hand(before, events)
            director.play(own)
            director.update(0)
            waited = 0
            while director.busy:
                director.update(1)
                waited += 1
            assert waited <= most
            hands += bool(own)
            director.play(events[len(own) :])
            director.update(10_000_000)
    assert hands > 30


def test_an_own_result_waits_for_a_press_when_asked_to() -> None:
    view, told_steps = chunks(IN_BETWEEN, 4, 2, 0)
    director = Director(view, waits=True)
    stopped = 0
    for events in told_steps:
        director.play(events)
        director.update(10_000_000)
        while director.reading:
            before = director.board
            director.update(60_000)
            assert director.board == before
            director.skip()
            director.update(10_000_000)
            stopped += 1
        assert not director.busy
    assert stopped >= 2


def test_a_press_during_the_motion_ends_at_the_result_not_behind_it() -> None:
    view, told_steps = chunks(IN_BETWEEN, 4, 3, 0)
    director = Director(view)
    hands = 0
    for before, events in zip([(), *told_steps], told_steps, strict=False):
        director.play(events)
        if own_hand(before, events):
            director.update(100)
            director.skip()
            assert director.reading
            assert "hand 0" in director.board.cards
            director.skip()
            assert not director.reading or "hand 0" not in director.board.cards
            hands += 1
        director.update(10_000_000)
    assert hands >= 2


def test_with_reduced_motion_nothing_flies_and_the_decisive_card_still_hangs() -> None:
    view, told_steps = chunks(IN_BETWEEN, 4, 2, 0)
    director, layout = Director(view), Layout(4, 0)
    hung = 0
    for events in told_steps:
        director.play(events)
        while director.busy:
            director.update(40)
            frame = frame_of(director, layout, 0, motion=False)
            assert not frame.coins
            assert not frame.riffle
            assert all(sprite.turn in (0, 1000) and not sprite.lift for sprite in frame.cards)
            resting = {(box.x, box.y) for seat in range(4) for box in rests(layout, seat)}
            assert {(sprite.x, sprite.y) for sprite in frame.cards} <= resting
            hung += frame.hush
    assert hung > 3


def rests(layout: Layout, seat: int) -> tuple[Box, ...]:
    """Everywhere a card may lie at a seat of In-Between."""
    place = hand(seat)
    return (*layout.cards(place, 3), *(layout.cards(place, 1, drawing=True)), *layout.cards(place, 2))


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_a_card_for_all_is_settled_for_all_within_three_seconds(seats: int) -> None:
    """From the last answer at Red Dog until the cards are cleared away, however many are paid."""
    rounds = 0
    for seed in range(20):
        view, told_steps = chunks(RED_DOG, seats, seed, 0)
        director = Director(view)
        for before, events in pairwise([(), *told_steps]):
            cleared = [n for n, event in enumerate(events) if isinstance(event, CardsCleared)]
            asked = bool(before) and isinstance(before[-1], Asked)
            first = events[: cleared[0] + 1] if cleared and asked else ()
            director.play(first)
            waited = 0
            while director.busy:
                director.update(10)
                waited += 10
            assert waited <= 3000
            rounds += bool(first)
            director.play(events[len(first) :])
            director.update(10_000_000)
    assert rounds > 15


def test_a_round_for_fourteen_is_dealt_in_one_sweep() -> None:
    view, (events, *_) = chunks(OCHKO, 14, 3, 0)
    director, dealt = Director(view), []
    director.play(events)
    while director.busy:
        director.update(10)
        for event, before in director.take_begun():
            if isinstance(event, CardDealt) and before.deal:
                dealt.append(director.now)
    assert len(dealt) == 14
    assert dealt[-1] - dealt[0] <= 400 * 100


def test_the_cards_of_one_of_many_lie_on_to_be_read_while_the_next_one_plays() -> None:
    layout, read = layout_of(OCHKO, 14, 0), 0
    for seed in range(6):
        view, told_steps = chunks(OCHKO, 14, seed, 0)
        director = Director(view)
        for event in (event for events in told_steps for event in events):
            director.play([event])
            director.update(60)
            lying = {(card.x, card.y) for card in frame_of(director, layout).cards}
            for flight in director.flights:
                if flight.start > director.now and isinstance(flight.event, CardsCleared):
                    place = flight.event.at
                    boxes = boxes_of(place, flight.before.cards[place], flight.before, layout)
                    assert {(box.x, box.y) for box in boxes} <= lying
                    read += event is not flight.event
    assert read
