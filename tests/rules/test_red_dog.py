"""Red Dog round by round: antes, raises, the posts, and the end of a sitting (R1-R8)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, CanBet, CanPass, NoBet
from game.rules.cards import parse, parse_all
from game.rules.engine import Step
from game.rules.events import DealBegan, DeckShuffled, HandLost, HandWon, Passed, SatOut
from game.rules.variants.red_dog import RedDogRules
from game.rules.view import Slot

from .test_ochko import after


def table(dealt: str = "", chips: tuple[int, ...] = (100, 100), **house: Any) -> Step:
    """Everybody antes 10 unless told otherwise."""
    stacked = [parse_all(dealt)] if dealt else []
    return engine.start(RedDogRules(**({"ante": 10} | house)), chips, 1, stacked=stacked)


# ── antes ───────────────────────────────────────────────────────────────────


def test_an_ante_is_named_up_to_the_most_and_the_own_chips() -> None:
    step = table(chips=(100, 25, 10, 9), most_ante=50)
    assert SatOut(3) in step.events
    assert (step.state.turn, step.state.options) == (0, (CanBet(10, 50),))
    step = after(step, Bet(20))
    assert (step.state.turn, step.state.options) == (1, (CanBet(10, 25),))
    step = after(step, Bet(25))  # seat 2 has exactly the ante: there is nothing to choose
    assert {"stake 0": 20, "stake 1": 25, "stake 2": 10}.items() <= engine.view(step.state, 0).chips.items()


def test_with_credit_the_most_is_the_house_s() -> None:
    step = table(chips=(100, 25), most_ante=50, credit=True)
    assert after(step, Bet(10)).state.options == (CanBet(10, 50),)


def test_who_has_exactly_the_ante_is_in() -> None:
    step = table("3S JS", (10, 9))
    assert SatOut(1) in step.events
    assert engine.view(step.state, 0).chips["stake 0"] == 10


# ── raises ──────────────────────────────────────────────────────────────────


def test_a_raise_is_the_ante_or_up_to_it() -> None:
    assert table("3S JS").state.options == (CanPass(), CanBet(10, 10))
    assert table("3S JS", rd_raise="up_to").state.options == (CanPass(), CanBet(1, 10))


@pytest.mark.parametrize(
    ("chips", "house", "most"),
    [(19, {}, None), (20, {}, 10), (19, {"rd_raise": "up_to"}, 9), (10, {"rd_raise": "up_to"}, None)],
)
def test_a_raise_goes_as_far_as_the_chips_do(chips: int, house: dict[str, Any], most: int | None) -> None:
    step = table("3S JS", (chips, 100), **house)
    low = 1 if house else 10
    if most is None:
        assert Passed(0, True) in step.events
        assert step.state.turn == 1
    else:
        assert (step.state.turn, step.state.options) == (0, (CanPass(), CanBet(low, most)))


def test_with_credit_every_raise_may_be_made() -> None:
    assert table("3S JS", (10, 100), rd_raise="up_to", credit=True).state.options == (
        CanPass(),
        CanBet(1, 10),
    )


# ── the cards ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("posts", ["3S JS", "JS 3S"])
@pytest.mark.parametrize(
    ("third", "why"), [("3H", "post"), ("JH", "post"), ("2H", "outside"), ("QH", "outside")]
)
def test_a_third_card_on_or_beyond_a_post_loses(posts: str, third: str, why: str) -> None:
    step = after(table(f"{posts} {third}", (100,), deals=1), NoBet())
    assert HandLost(0, 10, why) in step.events
    assert step.state.chips == [90]


@pytest.mark.parametrize("third", ["4H", "10H"])
def test_a_third_card_just_inside_wins(third: str) -> None:
    step = after(table(f"3S JS {third}", (100,), deals=1), NoBet())
    assert HandWon(0, 10, "between") in step.events


def test_lost_stakes_leave_room_for_the_next_round() -> None:
    step = after(table("3S JS 2S", (100,), deals=2), NoBet())
    assert DealBegan(2, -1) in step.events
    assert sum(step.state.chips) + sum(step.state.stakes.values()) == 100


def test_all_packs_are_shuffled() -> None:
    shuffled = [event for event in table(packs=3).events if isinstance(event, DeckShuffled)]
    assert shuffled[0].cards == 156


def test_everybody_sees_the_posts() -> None:
    step = table("3S JS")
    for seat in (0, 1, None):
        view = engine.view(step.state, seat)
        assert view.cards == {"table": (Slot(parse("3S"), True), Slot(parse("JS"), True))}
        assert view.called == ""
    step = table(most_ante=50)
    assert engine.view(step.state, 0).cards == {}
    assert engine.view(step.state, 0).seen == ()


# ── the end ─────────────────────────────────────────────────────────────────


def test_a_table_closes_when_the_round_is_over() -> None:
    step = after(table("3S JS 2S"), NoBet())
    closing = engine.close(step.state)
    assert (closing.events, closing.state.ended) == ((), "")
    step = after(closing, NoBet())
    assert (step.state.ended, step.state.deal) == ("closed", 1)


def test_a_table_where_nobody_has_decided_gives_the_stakes_back() -> None:
    step = engine.close(table("3S JS 2S").state)
    assert (step.state.ended, step.state.chips) == ("closed", [100, 100])
    assert engine.view(step.state, 0).cards == {}
    assert engine.unpack(engine.pack(step.state)) == step.state
