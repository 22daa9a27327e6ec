"""Every state, event and view of every recorded hand is the same after it was written and read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.rules import engine
from game.rules.events import Asked, SittingOpened
from game.rules.record import run
from game.rules.view import View

from .hands import FILES, FOLDER, name

SEVERAL_KINDS = (SittingOpened, Asked)  # rules and options, whose fields do not say of which game


def read_back(value: Any) -> Any:
    """`value` from its plain values, each of the kind that its field says."""
    return msgspec.convert(msgspec.to_builtins(value), type(value))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_what_was_saved_is_what_is_read(file: Path) -> None:
    for step in run(file.read_text("utf-8")).steps:
        assert engine.unpack(engine.pack(step.state)) == step.state
        for event in step.events:
            assert isinstance(event, SEVERAL_KINDS) or read_back(event) == event


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_view_is_of_its_state_and_of_its_form(file: Path) -> None:
    for step in run(file.read_text("utf-8")).steps:
        state = step.state
        for seat in (0, None):
            view: View = engine.view(state, seat)
            plain = msgspec.structs.replace(view, rules=None, options=())
            assert read_back(plain) == plain
            assert (view.dealer, view.stock, view.deal) == (state.dealer, state.left, state.deal)
            assert (view.over, view.sat_out) == (bool(state.ended), state.sat_out)
            assert view.options == (state.options if seat == state.turn else ())


@pytest.mark.parametrize("hand", ["ace_called_low", "worked_example", "pair_called_lower_win"])
def test_a_table_saved_before_a_house_rule_was_known_is_set_up_again(hand: str) -> None:
    for step in run((FOLDER / "in_between" / f"{hand}.toml").read_text("utf-8")).steps:
        plain = engine.pack(step.state)
        for field in ("aside", "aces", "house"):
            del plain[field]
        for field in ("ace_when", "gap_bet", "to_see"):
            del plain["rules"][field]
        assert engine.unpack(plain) == step.state


@pytest.mark.parametrize("hand", ["yablon_bank/worked_example", "yablon_bank/bank_filled_again"])
def test_a_bank_saved_before_it_could_stay_is_set_up_again(hand: str) -> None:
    for step in run((FOLDER / f"{hand}.toml").read_text("utf-8")).steps:
        plain = engine.pack(step.state)
        del plain["held"], plain["rules"]["bank_deals"]
        assert engine.unpack(plain) == step.state


def test_a_double_saved_before_there_was_a_quadruple_is_asked_for_again() -> None:
    for step in run((FOLDER / "ochko_bank" / "doubling_ties_and_bust.toml").read_text("utf-8")).steps:
        plain = engine.pack(step.state)
        del plain["rules"]["bonus_with_bet"]
        for option in plain["options"]:
            option.pop("times", None)
        assert engine.unpack(plain) == step.state
