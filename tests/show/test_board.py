"""Folding what a seat is told gives exactly what the rules say it may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import engine
from game.rules.actions import Bet, Claim
from game.rules.cards import parse_all
from game.rules.ochko.table import Slip
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View
from game.show.board import fold

from .tables import IN_BETWEEN, YABLON, opened, steps, told

HOUSES = st.one_of(
    st.builds(
        InBetweenRules,
        deals=st.integers(1, 3),
        pass_allowed=st.booleans(),
        pair=st.sampled_from(("take", "highlow", "push", "redeal")),
        consecutive=st.sampled_from(("min1", "chosen", "push", "redeal")),
        post_times=st.integers(1, 3),
        ace_call=st.booleans(),
        shuffle=st.sampled_from(("per_deal", "until_out", "continuous", "every_card")),
    ),
    st.builds(
        YablonRules,
        ante=st.integers(1, 3),
        deals=st.integers(1, 3),
        pool_limit=st.sampled_from((0, 40)),
        peek_any_time=st.booleans(),
        hopeless_bets=st.sampled_from(("forbid", "allow")),
        pool_limit_timing=st.sampled_from(("end_deal_now", "continue", "after_deal")),
        empty_pool=st.sampled_from(("run_out", "end", "re_ante")),
    ),
    st.builds(
        YablonBankRules,
        deals=st.integers(1, 4),
        bank_refill=st.booleans(),
        bank_absorbs=st.booleans(),
        bank_decline=st.booleans(),
        bank_deals=st.integers(0, 3),
        peek_any_time=st.booleans(),
    ),
    st.builds(
        RedDogRules,
        ante=st.integers(1, 5),
        deals=st.integers(1, 6),
        most_ante=st.sampled_from((0, 20)),
        packs=st.integers(1, 8),
        rd_raise=st.sampled_from(("exact", "up_to", "up_to_four")),
        cut_card=st.sampled_from((0, 30)),
    ),
)


def pictures(rules: engine.Rules, seats: int, seed: int, seat: int | None) -> Iterator[tuple[View, View]]:
    """The folded table and the rules' own view after every step."""
    board: View | None = None
    for state, events in steps(rules, seats, seed):
        if board is None:
            board, rest = opened(events, seat)
        else:
            rest = told(events, seat)
        for event in rest:
            board = fold(board, event)
        yield board, engine.view(state, seat)


@settings(max_examples=60, deadline=None)
@given(HOUSES, st.integers(2, 8), st.integers(0, 2**32), st.integers(-1, 7))
def test_folding_the_events_gives_the_view(rules: engine.Rules, seats: int, seed: int, seat: int) -> None:
    onlooker = None if seat < 0 else seat % seats
    for board, view in pictures(rules, seats, seed, onlooker):
        assert board == view


def test_cards_put_away_before_a_late_burn_stay_known() -> None:
    rules = OchkoBankRules(double="off", deals=1, irregularities="scripted")
    stacked = [parse_all("AS 10H 9D  KS 5H 4D"), parse_all("3C")]
    step = engine.start(rules, (50,) * 3, 1, dealer=2, stacked=stacked, slips=[Slip(1, "no_burn")])
    board, rest = opened(step.events, 1)
    for seat, play in ((0, Bet(1)), (1, Bet(1)), (1, Claim("no_burn"))):
        step = engine.apply(step.state, seat, play)
        rest += told(step.events, 1)
    for event in rest:
        board = fold(board, event)
    assert board == engine.view(step.state, 1)


@pytest.mark.parametrize("seats", [9, 17])
def test_a_full_car_folds_too(seats: int) -> None:
    for board, view in pictures(IN_BETWEEN, seats, 5, 3):
        assert board == view


def test_others_hidden_cards_are_nowhere_in_the_picture() -> None:
    hidden_seen = 0
    for board, _ in pictures(YABLON, 5, 11, 2):
        for place, slots in board.cards.items():
            if place != "hand 2":
                hidden = [slot for slot in slots if not slot.up]
                assert all(slot.card is None for slot in hidden)
                hidden_seen += len(hidden)
    assert hidden_seen > 20
