"""A play that is asked for, with a value that does not fit: what is wrong, and the numbers that would do."""

from __future__ import annotations

import pytest

from game.rules import text
from game.rules.actions import (
    Action,
    Bet,
    Call,
    CanBank,
    CanBet,
    CanCall,
    CanClaim,
    CanKeep,
    CanOffer,
    CanSell,
    Claim,
    Keep,
    Offer,
    Option,
    Problem,
    Refused,
    Sell,
    SetBank,
)
from game.rules.answers import OPTION_OF, VALUE_PROBLEM
from game.rules.cards import parse, parse_all

BANK, BET, SELL, OFFER = CanBank(5, 9), CanBet(2, 20), CanSell(1, 9), CanOffer(3, 8, 1)
CALL = CanCall(("high", "low"))
CLAIM = CanClaim(("no_burn", "unasked"))
KEEP = CanKeep(parse_all("7S 10H"))


@pytest.mark.parametrize(
    ("option", "action"),
    [
        *((BET, Bet(amount)) for amount in (2, 3, 20)),
        *((BANK, SetBank(amount)) for amount in (5, 6, 9)),
        *((SELL, Sell(price)) for price in (1, 2, 9)),
        *((OFFER, Offer(price)) for price in (3, 4, 8)),
        *((CALL, Call(what)) for what in ("high", "low")),
        *((CLAIM, Claim(kind)) for kind in ("no_burn", "unasked")),
        *((KEEP, Keep(card)) for card in parse_all("7S 10H")),
    ],
)
def test_everything_up_to_both_ends_fits(option: Option, action: Action) -> None:
    assert OPTION_OF[type(action)] is type(option)
    assert VALUE_PROBLEM[type(action)](option, action) is None


@pytest.mark.parametrize(
    ("option", "action", "code", "numbers", "words"),
    [
        (BET, Bet(1), "bet_range", {"amount": 1, "low": 2, "high": 20}, "a bet is 2 to 20 here, not 1"),
        (BET, Bet(21), "bet_range", {"amount": 21, "low": 2, "high": 20}, "a bet is 2 to 20 here, not 21"),
        (
            BANK,
            SetBank(4),
            "bank_range",
            {"amount": 4, "low": 5, "high": 9},
            "a bank is 5 to 9 here, not 4",
        ),
        (
            BANK,
            SetBank(10),
            "bank_range",
            {"amount": 10, "low": 5, "high": 9},
            "a bank is 5 to 9 here, not 10",
        ),
        (SELL, Sell(0), "price_range", {"price": 0, "low": 1, "high": 9}, "a price is 1 to 9 here, not 0"),
        (OFFER, Offer(9), "price_range", {"price": 9, "low": 3, "high": 8}, "a price is 3 to 8 here, not 9"),
        (
            CALL,
            Call("middle"),
            "call_choice",
            {"what": "middle", "choices": "high, low"},
            "middle cannot be called, only high, low",
        ),
        (
            CLAIM,
            Claim("skipped"),
            "no_such_slip",
            {"kind": "skipped", "kinds": "no_burn, unasked"},
            "skipped cannot be called, only no_burn, unasked",
        ),
        (
            KEEP,
            Keep(parse("8S")),
            "keep_choice",
            {"card": str(int(parse("8S"))), "cards": "7S, 10H"},
            "that card cannot be kept, only 7S, 10H",
        ),
    ],
)
def test_what_does_not_fit_is_said_with_what_would(
    option: Option, action: Action, code: str, numbers: dict[str, int | str], words: str
) -> None:
    problem = VALUE_PROBLEM[type(action)](option, action)
    assert problem == Problem(code, numbers)
    assert text.problem(problem) == words


@pytest.mark.parametrize("amount", [True, 5.0, "5", None])
def test_chips_are_whole_numbers_and_nothing_else(amount: object) -> None:
    for option, action in ((BET, Bet), (BANK, SetBank), (SELL, Sell), (OFFER, Offer)):
        assert VALUE_PROBLEM[action](option, action(amount)) is not None


def test_a_refusal_says_what_was_refused() -> None:
    refused = Refused(Problem("bet_range", {"low": 2}))
    assert str(refused) == "bet_range {'low': 2}"
    assert refused.problem == Problem("bet_range", {"low": 2})
