"""Who holds the bank at Ochko: what it takes, what it is sold for, and when nobody is left (O31-O34, P4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import (
    Bet,
    Buy,
    CanBet,
    CanBuy,
    CanDecline,
    CanOffer,
    CanSell,
    CanTake,
    Decline,
    LetBe,
    Offer,
    Sell,
    Stand,
    Take,
)
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import BankEntitled, BankKept, BankSold, DealerNamed, OfferDeclined, OfferMade
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after

NATURAL = "AS 10H 10D KS 8H 9D"  # two players, the first with a natural; the banker has 19, the other 18
WON = "10S 10H 10D 9S 9H 8D"  # two players have 19, the banker 18


def table(chips: tuple[int, ...], dealt: str, **house: Any) -> Step:
    """The last seat banks and nobody doubles; two deals."""
    rules = OchkoBankRules(**({"double": "off", "deals": 2} | house))
    stacked = [parse_all("2C"), parse_all(dealt)]
    return engine.start(rules, chips, 1, dealer=len(chips) - 1, stacked=stacked)


def entitled(chips: tuple[int, ...] = (50, 50, 50), **house: Any) -> Step:
    """Seat 0 has won 6 chips with a natural and may take the bank; seat 1 has lost one."""
    return after(table(chips, NATURAL, **house), Bet(3), Bet(1), Stand(), Stand())


# ── what a bank takes ───────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("chips", "house", "keeps"),
    [
        (4, {}, True),
        (3, {}, False),  # nothing is left
        (7, {"bank_cover": "limit_bets", "least_bet": 2}, True),  # exactly twice the least bet
        (6, {"bank_cover": "limit_bets", "least_bet": 2}, False),
    ],
)
def test_a_banker_needs_a_chip_or_twice_the_least_bet(chips: int, house: dict[str, Any], keeps: bool) -> None:
    step = after(table((50, chips), "10S 10D 9S 8D", **house), Bet(3), Stand(), Stand())
    assert step.state.chips == [53, chips - 3]
    assert (DealerNamed(0, "broke") in step.events or bool(step.state.ended)) is not keeps


def test_the_nearest_to_the_left_follows_a_broke_banker() -> None:
    step = after(table((50, 50, 3), WON), Bet(3), Bet(1), Stand(), Stand(), Stand())
    assert DealerNamed(0, "broke") in step.events
    assert step.state.deal == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_can_hold_the_bank(seats: int) -> None:
    """All have 5 chips and could bet 3 of them, but a bank needs 6."""
    step = table((5,) * seats, "10S 10H 10D 9S 9H 8D", bank_cover="limit_bets", least_bet=3)
    assert (step.state.ended, step.state.deal) == ("nobody", 1)


def test_who_has_won_all_is_the_winner() -> None:
    step = after(table((3, 6), "10S 10D 8S 9D"), Bet(3), Stand(), Stand())
    assert (step.state.ended, step.state.chips) == ("winner", [0, 9])


# ── a permanent bank ────────────────────────────────────────────────────────


def permanent(chips: tuple[int, ...], banker: str, dealt: str) -> Step:
    rules = OchkoRules(banker=banker, shuffle="each_deal")  # type: ignore[arg-type]
    dealer = len(chips) - 1 if banker == "seat" else None
    return engine.start(rules, chips, 1, dealer, [parse_all(dealt)])


def test_a_banker_who_has_won_all_is_the_winner() -> None:
    step = after(permanent((5, 50), "seat", "10S 10H 8S 9H"), Bet(5), Stand())
    assert (step.state.ended, step.state.chips) == ("winner", [0, 55])


def test_when_the_house_has_won_all_there_is_no_winner() -> None:
    step = after(permanent((5, 5), "house", "10S 10D 10H 8S 8D 9H"), Bet(5), Bet(5), Stand(), Stand())
    assert (step.state.ended, step.state.chips) == ("nobody", [0, 0])


def test_a_banker_who_cannot_pay_is_broke() -> None:
    step = after(permanent((5, 5), "seat", "10S 10H 9S 8H"), Bet(5), Stand())
    assert (step.state.ended, step.state.chips) == ("broke", [10, 0])


# ── the right to the bank ───────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("house", "options"),
    [
        ({}, (CanTake(), CanSell(0, 48))),
        ({"decline": "left"}, (CanTake(), CanSell(0, 48), CanDecline())),
        ({"decline": "stays", "sale": "off"}, (CanTake(), CanDecline())),
        ({"bank_cover": "limit_bets", "sale": "entitled"}, (CanTake(), CanSell(0, 47))),
    ],
)
def test_what_a_natural_gives_a_right_to(house: dict[str, Any], options: tuple[object, ...]) -> None:
    step = entitled(**house)
    assert BankEntitled(0, "natural") in step.events
    assert (step.state.turn, step.state.options) == (0, options)


def test_a_bank_that_may_neither_be_sold_nor_declined_is_taken_unasked() -> None:
    step = entitled(sale="off")
    assert step.events[step.events.index(BankEntitled(0, "natural")) :][1:3] == (
        BankKept(0),
        DealerNamed(0, "natural"),
    )


def test_it_can_be_given_away_to_who_has_a_single_chip() -> None:
    step = after(table((50, 2, 7), NATURAL), Bet(3), Bet(1), Stand(), Stand())
    assert step.state.chips == [56, 1, 2]
    assert step.state.options == (CanTake(), CanSell(0, 1))
    step = after(table((50, 2, 6), NATURAL), Bet(3), Bet(1), Stand(), Stand())
    assert step.state.chips == [56, 1, 1]
    assert step.state.options == (CanTake(), CanSell(0, 0))


def test_declining_passes_left_or_leaves_the_bank_where_it_was() -> None:
    step = after(entitled(decline="left"), Decline())
    assert DealerNamed(1, "left") in step.events
    step = after(entitled(decline="stays"), Decline())
    assert BankKept(2) in step.events
    assert [event.why for event in step.events if isinstance(event, DealerNamed)] == ["given"]


def test_declining_is_no_use_where_nobody_else_can_hold_the_bank() -> None:
    """Chips for a bet of 2 the others have, but not the 4 for a bank."""
    house = {"decline": "left", "bank_cover": "limit_bets", "least_bet": 2}
    step = after(table((50, 5, 9), NATURAL, **house), Bet(2), Bet(2), Stand(), Stand())
    assert step.state.chips == [54, 3, 7]
    heir = after(step, Decline())
    assert DealerNamed(2, "left") in heir.events
    step = after(table((50, 3, 6), NATURAL, **house), Bet(2))
    assert step.state.chips == [54, 3, 2]
    assert DealerNamed(0, "left") in after(step, Decline()).events


# ── the sale ────────────────────────────────────────────────────────────────


def test_the_others_are_asked_in_turn_for_the_price() -> None:
    step = after(entitled(), Sell(48))
    assert (step.state.turn, step.state.options) == (1, (CanBuy(48, 0), CanDecline()))
    step = after(step, Decline())
    assert OfferDeclined(1) in step.events
    assert DealerNamed(0, "natural") in step.events  # seat 2 has 46 chips: nobody is left to ask
    sold = after(entitled(), Sell(10), Decline())
    assert (sold.state.turn, sold.state.options) == (2, (CanBuy(10, 0), CanDecline()))
    sold = after(sold, Buy())
    assert BankSold(0, 2, 10) in sold.events
    assert sold.state.chips == [66, 49, 35]


def test_nobody_is_asked_for_a_price_that_leaves_no_bank() -> None:
    step = after(entitled(), Sell(44))
    assert step.state.turn == 1
    assert after(step, Decline()).state.turn == 2
    assert after(entitled(), Sell(45), Decline()).state.turn != 2


def test_offers_rise_by_a_chip_at_least() -> None:
    step = after(entitled(sale_mode="auction"), Sell(10))
    assert (step.state.turn, step.state.options) == (1, (CanOffer(10, 48, 0), CanDecline()))
    step = after(step, Offer(12))
    assert OfferMade(1, 12) in step.events
    assert (step.state.turn, step.state.options) == (2, (CanOffer(13, 44, 0), CanDecline()))
    step = after(step, Decline())
    assert BankSold(0, 1, 12) in step.events


def test_with_credit_an_offer_is_one_step_up() -> None:
    step = after(entitled(sale_mode="auction", credit=True), Sell(10))
    assert step.state.options == (CanOffer(10, 10, 0), CanDecline())
    step = after(step, Offer(10))
    assert step.state.options == (CanOffer(11, 11, 0), CanDecline())


def test_a_bank_that_nobody_buys_is_not_offered_twice() -> None:
    step = after(entitled(decline="left"), Sell(10), Decline(), Decline())
    assert (step.state.turn, step.state.options) == (0, (CanTake(), CanDecline()))
    assert DealerNamed(0, "natural") in after(step, Take()).events


def test_a_bank_given_away_costs_nothing() -> None:
    step = after(entitled(), Sell(0), Buy())
    assert BankSold(0, 1, 0) in step.events
    assert step.state.chips == [56, 49, 45]
    assert step.state.dealer == 1


def test_a_sitting_banker_may_sell_where_the_house_lets_him() -> None:
    lost = "10S 10D 8S 9D"
    step = after(table((50, 50), lost), Bet(1), Stand(), Stand())
    assert (step.state.turn, step.state.options) == (1, (CanTake(), CanSell(0, 48)))
    step = after(table((50, 50), lost, sale="entitled", double="all"), Bet(1), LetBe(), Stand(), Stand())
    assert BankKept(1) in step.events


def test_who_sits_out_is_passed_over_in_every_deal() -> None:
    step = after(table((50, 1, 50, 50), "10S 10H 10D 9S 8H 8D", least_bet=2, sale="off"), Bet(2), Bet(2))
    while step.state.deal == 1:
        step = after(step, Stand())
    assert step.state.turn == 0
    assert after(step, Bet(2)).state.turn == 2


def test_who_has_dealt_as_often_as_agreed_does_not_get_a_declined_bank_back() -> None:
    """It passes to the left of who declined it, past the old banker."""
    step = after(entitled(decline="stays", bank_deals=1), Decline())
    assert DealerNamed(1, "left") in step.events
    step = after(entitled(decline="stays", bank_deals=2), Decline())
    assert BankKept(2) in step.events


# ── banks as other houses have them ─────────────────────────────────────────


def test_a_natural_passes_the_bank_to_the_left_neighbour_if_he_can_hold_it() -> None:
    """The banker's left neighbour bets his only chip and loses it in the second row: the next one follows."""
    left = "10H AS 10D 8H KS 9D"  # the second player has the natural
    step = after(table((50, 50, 50), left, natural_bank="next"), Bet(1), Bet(3), Stand(), Stand())
    assert BankEntitled(0, "natural") in step.events
    step = after(table((1, 50, 50), left, natural_bank="next"), Bet(1), Bet(3), Stand(), Stand())
    assert BankEntitled(1, "natural") in step.events
    assert (step.state.turn, step.state.options[0]) == (1, CanTake())


def test_a_first_deal_is_safe_for_every_new_bank() -> None:
    """Of two naturals only the one in the second deal of a bank moves it; the new bank is safe again."""
    rules = OchkoBankRules(double="off", sale="off", first_deal_safe=True, deals=4)
    deals = [WON, NATURAL, NATURAL, WON]
    stacked = [pack for dealt in deals for pack in (parse_all("2C"), parse_all(dealt))]
    step, banks = engine.start(rules, (50, 50, 50), 1, dealer=2, stacked=stacked), []
    while not step.state.ended:
        if step.state.phase == "bets" and step.state.place == 0:
            banks.append((step.state.deal, step.state.dealer, step.state.held))
        step = after(step, Bet(1) if isinstance(step.state.options[0], CanBet) else Stand())
    # Deal 3 is the first of seat 0's bank: the natural that is dealt there leaves it where it is.
    assert banks == [(1, 2, 1), (2, 2, 2), (3, 0, 1), (4, 0, 2)]


def test_a_bank_of_so_many_deals_passes_left_and_is_not_sold_on() -> None:
    step = after(table((50, 50, 50), WON, bank_deals=1), Bet(1), Bet(1), Stand(), Stand(), Stand())
    assert DealerNamed(0, "left") in step.events
    assert (step.state.dealer, step.state.deal) == (0, 2)
    step = after(table((50, 50, 50), WON, bank_deals=2), Bet(1), Bet(1), Stand(), Stand(), Stand())
    assert (step.state.dealer, step.state.deal) == (2, 2)  # and was not asked about it
    assert CanSell in {type(each) for each in entitled(bank_deals=1).state.options}


def test_a_bank_that_nobody_else_can_hold_goes_on_after_its_deals() -> None:
    house = {"bank_cover": "limit_bets", "least_bet": 20, "most_bet": 20, "bank_deals": 1}
    step = after(table((30, 500), "10S 10D 9S 9D", **house), Bet(20), Stand(), Stand())
    assert (step.state.ended, step.state.dealer) == ("winner", 1)
    step = after(table((39, 500), "10S 10D 9S 8D", **house), Bet(20), Stand(), Stand())
    assert (step.state.dealer, step.state.chips) == (0, [59, 480])
