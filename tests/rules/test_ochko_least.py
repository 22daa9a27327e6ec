"""The least total that a player of Ochko may stand on: what he may do below it, and who is free (X7)."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import engine
from game.rules.actions import (
    AnyAction,
    AnyOption,
    Bet,
    CanBust,
    CanClaim,
    CanDraw,
    CanSplit,
    CanStand,
    Claim,
    Draw,
    Problem,
    Split,
    Stand,
)
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import DealEnded, Stood
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after
from .test_ochko_rights import without_cards

LEAST = OchkoBankRules(double="off", deals=1, stand_least=15)
DRAW: tuple[AnyOption, ...] = (CanDraw(),)
BOTH: tuple[AnyOption, ...] = (CanDraw(), CanStand())


def asked(dealt: str, *plays: AnyAction, slips: tuple[Slip, ...] = (), **house: object) -> Step:
    """Seat 0 plays against the banker, who holds the second of every two cards, after a bet of one chip."""
    rules = msgspec.structs.replace(LEAST, **house)
    stacked = [parse_all("2C"), parse_all(dealt)]
    return after(engine.start(rules, (50, 50), 1, 1, stacked, slips=slips), Bet(1), *plays)


@pytest.mark.parametrize(
    ("dealt", "plays", "house", "options"),
    [
        ("10S 9H 4H 9D", (), {}, DRAW),
        ("10S 9H 5H 9D", (), {}, BOTH),
        ("10S 9H 5H 9D", (), {"stand_least": 16}, DRAW),
        ("10S 9H 6H 9D", (), {"stand_least": 16}, BOTH),
        ("10S 9H 4H 9D", (), {"stand_least": 0}, BOTH),
        ("AS 9H 3H 9D", (), {}, DRAW),  # fourteen with the ace as eleven
        ("AS 9H 4H 9D", (), {}, BOTH),
        ("10S 9H 3H 9D AS", (Draw(),), {}, DRAW),  # the ace is one again
        ("7S 9H 7H 9D", (), {}, (CanDraw(), CanSplit(1))),
        ("8S 9H 8H 9D", (), {}, (CanDraw(), CanStand(), CanSplit(1))),
        ("AS 9H AH 9D", (), {"split_by": "value"}, (CanDraw(), CanSplit(1))),
        ("AS 9H AH 9D", (), {"two_aces": True}, (CanDraw(), CanStand(), CanSplit(1))),
        ("2S 9H 3H 9D 2D 3D 4D", (Draw(), Draw(), Draw()), {}, BOTH),  # five cards are paid extra
        ("2S 9H 3H 9D 2D 3D 4D", (Draw(), Draw(), Draw()), {"bonus": False}, DRAW),
    ],
)
def test_what_may_be_done_with_a_hand(
    dealt: str, plays: tuple[AnyAction, ...], house: dict[str, object], options: tuple[AnyOption, ...]
) -> None:
    assert asked(dealt, *plays, **house).state.options == options


def test_standing_is_refused() -> None:
    state = asked("10S 9H 4H 9D").state
    assert engine.problem(state, 0, Stand()) == Problem("not_now", {"play": "stand"})


def test_the_banker_stands_on_what_he_likes() -> None:
    step = asked("10S 2H 8H 10D", Stand())
    assert (step.state.turn, step.state.options) == (1, BOTH)
    assert after(step, Stand()).state.chips == [51, 49]


def test_who_finds_no_card_stands_on_less() -> None:
    rules = msgspec.structs.replace(LEAST, bottom="joker")
    step = engine.start(rules, (50, 50, 50), 1, 2, [parse_all("10S 10H 10D  8S 2H 8D")])
    step = after(without_cards(after(step, Bet(1), Bet(1)), 0), Stand())
    assert Stood(1, 0, True) in step.events
    assert DealEnded(1) in step.events


def test_each_hand_of_a_pair_is_bound_and_aces_are_not() -> None:
    """A second eight makes sixteen, a four twelve; one card on each ace ends both."""
    step = asked("8S 9H 8H 9D  8D 4C", Split())
    assert step.state.options == BOTH
    assert after(step, Stand()).state.options == (CanDraw(1),)
    step = asked("AS 9H AH 9D  2D 3C", Split())
    assert [event for event in step.events if isinstance(event, Stood)] == [
        Stood(0, 0, True),
        Stood(0, 1, True),
    ]


def test_a_hidden_bust_may_stand() -> None:
    options = asked("10S 9H 4H 9D  KC", Draw(), bust_call="manual").state.options
    assert options == (CanBust(), CanStand())


def test_who_refuses_a_card_may_be_content_with_less_where_that_ends_the_turn() -> None:
    unasked = (Slip(1, "unasked", 0, 2),)
    house = {"irregularities": "scripted"}
    step = asked("10S 9H 4H 9D  2D", slips=unasked, **house)
    assert step.state.options == (CanDraw(), CanStand(), CanClaim(("unasked",)))  # sixteen with the card
    assert after(step, Claim("unasked")).state.options == DRAW
    step = asked("10S 9H 4H 9D  2D", Claim("unasked"), slips=unasked, ox8_refuse_ends_turn=True, **house)
    assert step.state.turn == 1
