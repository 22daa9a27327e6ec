"""The dealer's slips at Ochko: when each can be called, by whom, and what calling wrongly costs (OX1-OX8)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules import engine, irregularities
from game.rules.actions import (
    AnyAction,
    Bet,
    CanBet,
    CanBust,
    CanClaim,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanStand,
    Claim,
    Draw,
    Keep,
    LetBe,
    Problem,
    Refused,
    Stand,
)
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import (
    CardFound,
    CardPutUnder,
    ChipsMoved,
    DealerNamed,
    Event,
    PaidShort,
    SlipCalled,
    SlipLapsed,
    SlipMade,
)
from game.rules.ochko.table import OchkoTable, Slip
from game.rules.table import take_card
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after

KINDS = irregularities.KINDS
SCRIPTED = OchkoBankRules(double="off", deals=1, irregularities="scripted")
WATCHFUL = OchkoBankRules(double="off", deals=1, irregularities="scripted", slips_announced=False)


def table(
    dealt: str, *slips: Slip, rules: OchkoBankRules = SCRIPTED, chips: tuple[int, ...] = (50, 50)
) -> Step:
    """The last seat banks; these cards come after the burned two of clubs."""
    stacked = [parse_all("2C"), parse_all(dealt)]
    return engine.start(rules, chips, 1, dealer=len(chips) - 1, stacked=stacked, slips=slips)


def calls(step: Step) -> tuple[str, ...]:
    """The slips that the seat on turn may call."""
    return next((option.kinds for option in step.state.options if isinstance(option, CanClaim)), ())


def called(step: Step) -> list[bool]:
    """Whether each call was right."""
    return [event.right for event in step.events if isinstance(event, SlipCalled)]


# ── windows ─────────────────────────────────────────────────────────────────


def test_without_slips_nothing_can_be_called() -> None:
    step = table("10S 10H 9S 8H", rules=OchkoBankRules(double="off"))
    assert step.state.options == (CanBet(1, 3),)
    with pytest.raises(Refused) as refused:
        engine.apply(step.state, 0, Claim("no_burn"))
    assert refused.value.problem.code == "not_now"


def test_only_kinds_that_there_are_can_be_called() -> None:
    step = table("10S 10H 9S 8H", rules=WATCHFUL)
    found = engine.problem(step.state, 0, Claim("face_up_again"))
    assert found is not None
    assert found.code == "no_such_slip"


def test_only_one_of_the_two_cards_can_be_kept() -> None:
    step = after(table("9S AS 10H  KS 8H", Slip(1, "two_first", 0)), Claim("two_first"))
    found = engine.problem(step.state, 0, Keep(parse_all("KS")[0]))
    assert found is not None
    assert found.code == "keep_choice"


def test_announced_slips_are_offered_to_whom_they_happened() -> None:
    step = table("10S 9S 10H 10D  8S 8H 8D", Slip(1, "two_first", 0), chips=(50, 50, 50))
    assert SlipMade("two_first", 0) in step.events
    assert calls(step) == ("two_first",)
    step = after(step, Bet(1))
    assert calls(step) == ()
    assert step.state.turn == 1


def test_a_missing_burn_is_everybody_s_to_call_until_the_banker_draws() -> None:
    step = table("10S 10H 10D  8S 8H 8D", Slip(1, "no_burn"), chips=(50, 50, 50))
    while step.state.turn != 2:
        assert calls(step) == ("no_burn",)
        play: AnyAction = Bet(1) if isinstance(step.state.options[0], CanBet) else Stand()
        step = engine.apply(step.state, step.state.turn, play)
    assert calls(step) == ()
    assert SlipLapsed("no_burn", -1) in after(step, Stand()).events


def test_the_window_of_two_first_cards_ends_with_the_bet() -> None:
    step = after(table("9S AS 10H  KS 8H", Slip(1, "two_first", 0), rules=WATCHFUL), Bet(1))
    assert called(after(step, Claim("two_first"))) == [False]


def test_the_window_of_two_second_cards_ends_before_the_banker_looks() -> None:
    step = after(table("10S 10H  5S 6S 8H", Slip(1, "two_second", 0), rules=WATCHFUL), Bet(1))
    assert calls(step) == KINDS
    assert called(after(step, LetBe(), Claim("two_second"))) == [False]
    assert called(after(step, Claim("two_second"))) == [True]


def test_a_seat_left_out_can_say_so_until_its_bet() -> None:
    step = table("10S 10D  10H  8S 8H 8D", Slip(1, "skipped", 1), chips=(50, 50, 50))
    step = after(step, Bet(1))
    assert step.state.options == (CanLetBe(), CanClaim(("skipped",)))
    assert engine.view(step.state, 1).cards.get("hand 1") is None
    claimed = after(step, Claim("skipped"))
    assert claimed.state.options[0] == CanBet(1, 3)
    assert calls(after(step, LetBe())) == ()


def test_somebody_else_s_slip_cannot_be_called() -> None:
    step = table("10S 9S 10H 10D  8S 8H 8D", Slip(1, "two_first", 0), rules=WATCHFUL, chips=(50, 50, 50))
    step = after(step, Bet(1), Claim("two_first"))
    assert called(step) == [False]


def test_a_card_found_face_up_may_be_refused_by_whom_it_would_go_to() -> None:
    """A stands, so the open card would be B's; the banker would have to take it."""
    step = table("10S 10H 10D  8S 5H 8D  2S 9C", Slip(1, "turned", 0, 2), chips=(50, 50, 50))
    step = after(step, Bet(1), Bet(1))
    assert isinstance(step.events[-2], SlipMade)
    assert any(isinstance(event, CardFound) for event in step.events)
    assert engine.view(step.state, 1).cards["found"][0].card == parse_all("2S")[0]
    step = after(step, Stand())
    assert (step.state.turn, calls(step)) == (1, ("turned",))
    refused = after(step, Claim("turned"), Draw())
    assert "found" not in engine.view(refused.state, None).cards
    left = after(step, Stand())
    assert (left.state.turn, calls(left)) == (2, ())
    after(left, Draw())


def test_an_unasked_card_waits_for_an_answer_even_over_21() -> None:
    step = after(table("10S 10H  8S 8H  5C", Slip(1, "unasked", 0, 2)), Bet(1))
    assert step.state.options == (CanLetBe(), CanClaim(("unasked",)))
    refused = after(step, Claim("unasked"))
    assert refused.state.options == (CanDraw(), CanStand())
    assert after(step, LetBe()).state.chips == [49, 51]


def test_an_unasked_card_can_be_drawn_on() -> None:
    step = after(table("5S 10H  4S 8H  2D 9C", Slip(1, "unasked", 0, 2)), Bet(1))
    assert step.state.options == (CanDraw(), CanStand(), CanClaim(("unasked",)))
    step = after(step, Draw())
    assert SlipLapsed("unasked", 0) in after(step, Stand(), Stand()).events


def test_two_hands_need_chips_for_two_bets() -> None:
    rich = after(table("9S AS 10H  KS 5S 8H", Slip(1, "two_first", 0)), Claim("two_first"))
    poor = after(table("9S AS 10H  KS 8H", Slip(1, "two_first", 0), chips=(1, 50)), Claim("two_first"))
    cards = parse_all("9S AS")
    assert rich.state.options == (CanKeep(cards), CanKeepBoth())
    assert poor.state.options == (CanKeep(cards),)


def test_the_other_of_two_closed_cards_goes_unseen() -> None:

    step = after(
        table("9S AS 10H  KS 8H", Slip(1, "two_first", 0)), Claim("two_first"), Keep(parse_all("AS")[0])
    )
    gone = next(event for event in step.events if isinstance(event, CardPutUnder))
    for seat in (None, 1):
        told = engine.redact(gone, seat)
        assert isinstance(told, CardPutUnder)
        assert told.card is None
    assert engine.redact(gone, 0) == gone
    assert (step.state.left, gone.stock) == (49, 49)
    left = engine.apply(step.state, 0, Bet(1)).state
    assert isinstance(left, OchkoTable)
    while left.left > 1:
        take_card(left)
    assert take_card(left) == parse_all("9S")[0]  # the lowest card of the stock


# ── watching for them ───────────────────────────────────────────────────────


def test_a_wrong_call_costs_a_chip_and_ends_the_calling() -> None:
    step = table("10S 10H  9S 8H", rules=WATCHFUL)
    step = after(step, Claim("no_burn"))
    assert step.state.chips == [49, 51]
    assert step.state.options == (CanBet(1, 3),)
    assert calls(after(step, Bet(1))) == KINDS


def test_a_wrong_call_without_chips_costs_nothing() -> None:
    step = after(table("10S 10H  9S 8H", rules=WATCHFUL, chips=(1, 50)), Bet(1), Claim("unasked"))
    assert PaidShort(0, 1, 0) in step.events
    assert step.state.options == (CanLetBe(),)


def test_the_fine_may_cost_the_chip_for_the_bet() -> None:
    step = after(table("10S 10H  9S 8H", rules=WATCHFUL, chips=(1, 50)), Claim("unasked"))
    assert step.state.ended
    assert step.state.chips == [0, 51]


def test_the_house_takes_the_fine() -> None:
    rules = OchkoRules(irregularities="scripted", slips_announced=False)
    step = after(engine.start(rules, (50,), 1), Claim("no_burn"))
    assert (step.state.chips, step.state.stakes) == ([49], {"house": 1})


# ── a bust that is not said ─────────────────────────────────────────────────


def test_only_what_the_table_cannot_see_may_be_hidden() -> None:
    manual = OchkoBankRules(double="off", deals=1, bust_call="manual")
    step = after(table("10S 10H  6S 8H  5C", rules=manual), Bet(1), Draw())
    assert step.state.turn == 1  # 21 is no bust
    step = after(table("10S 10H  6S 8H  9C", rules=manual), Bet(1), Draw())
    assert step.state.options == (CanBust(), CanStand())
    step = after(step, Stand())
    assert engine.view(step.state, 1).cards["hand 0"][0].card is None
    assert after(step, Stand()).state.chips == [48, 52]


# ── by chance ───────────────────────────────────────────────────────────────


def slips_of(
    rules: OchkoBankRules, decisions: int = 400, slip_percents: tuple[int, ...] = (), also: type = SlipMade
) -> list[Event]:
    """The slips of a long sitting, and events of one kind more."""
    random, found = Random(2), []
    step = engine.start(rules, (400,) * 5, 3, slip_percents=slip_percents)
    for _ in range(decisions):
        found += [event for event in step.events if isinstance(event, SlipMade | also)]
        option = step.state.options[0]
        play: AnyAction
        if isinstance(option, CanBet):
            play = Bet(1)
        elif isinstance(option, CanDraw):
            play = random.choice((Draw(), Stand()))
        else:
            play = LetBe()
        step = engine.apply(step.state, step.state.turn, play)
    return found


def test_chance_makes_every_kind_of_slip() -> None:
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=30)
    kinds = Counter(event.kind for event in slips_of(rules) if isinstance(event, SlipMade))
    assert set(kinds) == set(KINDS)


def test_chance_never_makes_a_slip_where_it_may_not() -> None:
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=0)
    assert not slips_of(rules)


def test_slips_are_as_frequent_as_the_house_has_them() -> None:
    """At 10 in a hundred: about one opportunity for each card and burn, three standard errors wide."""
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=10)
    state = engine.start(rules, (400,) * 5, 3).state
    assert isinstance(state, OchkoTable)
    made = sum(irregularities.slip(state, KINDS, 0, 0) != "" for _ in range(5000))
    assert abs(made - 500) < 3 * (5000 * 0.1 * 0.9) ** 0.5


def test_every_dealer_slips_at_a_rate_of_its_own() -> None:
    """Of five who hold the bank in turn only one has shaking hands."""
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=50)
    dealer, deals = -1, Counter[tuple[int, bool]]()
    for event in slips_of(rules, 1000, (0, 0, 40, 0, 0), DealerNamed):
        if isinstance(event, DealerNamed):
            dealer = event.seat
        deals[dealer, isinstance(event, SlipMade)] += 1
    assert {seat for seat, _ in deals} == set(range(5))
    assert [deals[seat, True] > 0 for seat in range(5)] == [False, False, True, False, False]


def test_a_house_that_is_no_seat_slips_as_the_house_has_it() -> None:
    rules = OchkoRules(irregularities="random", slip_percent=100)
    step = engine.start(rules, (50, 50), 1, slip_percents=(0, 0))
    step = after(step, Bet(1), Bet(1))
    assert any(isinstance(event, SlipMade) for event in step.events)


@pytest.mark.parametrize("percents", [(5,), (5, 5, 5), (-1, 5), (5, 101)])
def test_rates_of_slips_that_fit_no_table_are_refused(percents: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refused:
        engine.start(OchkoBankRules(), (50, 50), 1, slip_percents=percents)
    assert refused.value.problem == Problem("slip_percents", {"seats": 2})


def test_the_same_seed_makes_the_same_slips() -> None:
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=20)
    assert slips_of(rules, 60) == slips_of(rules, 60)


def test_only_chips_that_a_slip_concerns_move() -> None:
    """A burn demanded moves no chips."""
    rules, slips = SCRIPTED, [Slip(1, "no_burn")]
    start = engine.start(rules, (50, 50), 1, dealer=1, stacked=[parse_all("10S 10H 9S 8H")], slips=slips)
    step = after(start, Claim("no_burn"))
    assert not any(isinstance(event, ChipsMoved) for event in step.events)
    assert called(step) == [True]


def test_known_cards_that_lie_on_the_table_cannot_come_again() -> None:
    stacked = [parse_all("10S 10H"), parse_all("10S")]
    step = engine.start(SCRIPTED, (50, 50), 1, dealer=1, stacked=stacked, slips=[Slip(1, "no_burn")])
    with pytest.raises(Refused) as refused:
        engine.apply(step.state, 0, Claim("no_burn"))
    assert refused.value.problem.code == "stacked"
