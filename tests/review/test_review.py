"""What is seen again is what was seen, and what was decided is worth what it was worth then."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from game import odds
from game.rerun import Rerun
from game.review import Kept, Review, kept
from game.rules import engine
from game.rules.actions import Bet, Split
from game.rules.cards import parse_all
from game.rules.events import CardDealt, DealBegan, DealEnded
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.review.remarks import totals

from .sittings import GAMES, fresh, left

SEEDS = (1, 2, 3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_values_are_those_that_were_stored(game: str, seed: int) -> None:
    review = Review(fresh(game, seed))
    assert review.decisions
    for n, decision in enumerate(review.decisions):
        found = review.choices(n)
        assert odds.value(found, decision.action) == decision.taken
        assert odds.best(found).worth == decision.best


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_alone_gives_the_same_decisions(game: str, seed: int) -> None:
    sitting = fresh(game, seed)
    review = Review(msgspec.structs.replace(sitting, decisions=(), judged=False))
    while review.judging:
        review.judge()
    assert tuple(review.decisions) == sitting.decisions
    assert review.hands == Review(sitting).hands


@pytest.mark.parametrize("game", GAMES)
def test_the_table_at_a_decision_is_the_one_that_was_seen(game: str) -> None:
    review = Review(fresh(game, 4))
    for n in range(len(review.decisions)):
        assert review.beats[review.beat_of(n)].board == review.view(n)
    assert [review.beat_of(n) for n in range(len(review.decisions))] == sorted(
        {review.beat_of(n) for n in range(len(review.decisions))}
    )


def test_each_hand_of_a_split_pair_has_its_own_total() -> None:
    stacked = [parse_all("2C"), parse_all("8S 10H 8D 9H  QD 7C")]
    rules = OchkoBankRules(double="off", deals=1)
    step = engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked)
    step = engine.apply(step.state, 0, Bet(2))
    assert totals(engine.view(step.state, 0), 0) == [16]
    step = engine.apply(step.state, 0, Split())
    assert totals(engine.view(step.state, 0), 0) == [18, 15]


@pytest.mark.parametrize("game", GAMES)
def test_hands_follow_each_other_and_add_up(game: str) -> None:
    sitting = fresh(game, 5)
    review = Review(sitting)
    assert [hand.number for hand in review.hands] == list(range(1, len(review.hands) + 1))
    assert review.hands[0].first == 0
    assert all(a.last + 1 == b.first for a, b in pairwise(review.hands))
    assert review.hands[-1].last == len(review.beats) - 1
    assert sum(hand.profit for hand in review.hands) == sitting.profit
    assert sorted(n for hand in review.hands for n in hand.decisions) == list(range(len(review.decisions)))
    for n, hand in enumerate(review.hands):
        assert {review.hand_at(beat) for beat in range(hand.first, hand.last + 1)} == {n}


def test_cards_that_fly_together_are_one_beat_and_a_card_that_decides_is_its_own() -> None:
    review = Review(fresh("in_between", 6))
    for n in range(len(review.decisions)):
        beat = review.beats[review.beat_of(n)]
        assert sum(isinstance(event, CardDealt) for event, _ in beat.events) == 2
    cards = [sum(isinstance(event, CardDealt) for event, _ in beat.events) for beat in review.beats]
    assert 1 in cards


def test_the_three_costliest_come_dearest_first() -> None:
    review = Review(fresh("yablon", 7))
    costs = [review.decisions[n].cost for n in review.costliest]
    dear = sorted((each.cost for each in review.decisions if each.cost), reverse=True)
    assert costs == dear[:3]
    assert costs


def test_a_kept_sitting_is_packed_and_unpacked() -> None:
    sitting = fresh("yablon", 8)
    assert Kept.unpack(msgspec.json.decode(msgspec.json.encode(sitting.pack()))) == sitting


@pytest.mark.parametrize(
    "change", [{"sitters": []}, {"seat": 9}, {"record": 3}, {"decisions": [{"seat": "x"}]}]
)
def test_what_is_no_sitting_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no sitting"):
        Kept.unpack(fresh("yablon", 8).pack() | change)


def test_nobody_sat_there_whom_nobody_knows() -> None:
    plain = fresh("yablon", 8).pack()
    plain["sitters"][1]["persona"] = "nobody_known"
    with pytest.raises(ValueError, match="unknown passenger"):
        Kept.unpack(plain)


def test_where_several_persons_sat_nobodys_hidden_cards_are_shown() -> None:
    sitting = fresh("yablon", 9, persons=3)
    review = Review(sitting)
    assert sitting.seat is None
    assert sitting.decisions == ()
    assert not review.judging
    hidden = [
        slot for beat in review.beats for slots in beat.board.cards.values() for slot in slots if not slot.up
    ]
    assert hidden
    assert all(slot.card is None for slot in hidden)
    assert not any(beat.board.options for beat in review.beats)


@pytest.mark.parametrize("game", GAMES)
def test_others_hidden_cards_stay_hidden_in_a_career(game: str) -> None:
    review = Review(fresh(game, 10))
    for beat in review.beats:
        for place, slots in beat.board.cards.items():
            assert place in ("hand 0", "discards") or all(slot.up or slot.card is None for slot in slots)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_plays_itself_again_as_it_was(game: str) -> None:
    review = Review(fresh(game, 11))
    for n, hand in enumerate(review.hands):
        rerun = Rerun(review, n)
        board, told = rerun.start()
        events = list(told)
        while not rerun.over:
            assert not rerun.asks_person
            events += [engine.redact(event, 0) for event in rerun.step()]
        assert isinstance(events[0], DealBegan)
        assert events[-1] == DealEnded(hand.number)
        seen = [event for beat in review.beats[hand.first : hand.last + 1] for event, _ in beat.events]
        assert seen[seen.index(events[0]) :][: len(events)] == events
        assert board.deal == hand.number - 1


@pytest.mark.parametrize("asked", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_left_in_mid_hand_can_be_looked_at(game: str, asked: int) -> None:
    review = Review(kept(left(GAMES[game], 7, asked)))
    assert [action for play in review.kept.record.plays if (action := play.action) is None] == [None]
    for n in range(len(review.decisions)):
        seen = review.view(n)
        board = review.beats[review.beat_of(n)].board
        assert (board.cards, board.chips, board.turn) == (seen.cards, seen.chips, seen.turn)
        assert n in review.hand_of(n).decisions
