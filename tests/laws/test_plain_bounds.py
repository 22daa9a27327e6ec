"""One plainly written bound per game: what may be bet, and what a turn may cost or bring."""

from __future__ import annotations

from hypothesis import given, settings

from game.rules import engine
from game.rules.actions import Bet, CanBank, CanBet, CanBetGap, CanDecline, CanPass
from game.rules.engine import State
from game.rules.events import ChipsMoved, HandWon
from game.rules.variants.in_between import InBetween, InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import Yablon, YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View

from .sittings import Table, played, tables

few = settings(max_examples=80)


def bet_of(state: State) -> tuple[int, int] | None:
    return next(((option.low, option.high) for option in state.options if isinstance(option, CanBet)), None)


def counted(view: View, called: str) -> tuple[int, int]:
    """What the posts count: one ace of theirs was called low, or all aces are."""
    first, second = (slot.card >> 2 for slot in view.cards[f"hand {view.turn[0]}"] if slot.card)
    if view.aces == "low":
        return 1 if first == 14 else first, 1 if second == 14 else second
    if called == "low":
        return (1, second) if first == 14 else (first, 1)
    return first, second


def in_between_bet(view: View, called: str, owed: int) -> tuple[int, int]:
    """I10: one chip to the whole pot, and nobody bets more than he has; house rules lower the upper end."""
    rules, seat = view.rules, view.turn[0]
    pot, stack = view.chips["pool"], view.chips[f"seat {seat}"]
    first, second = (slot.card >> 2 for slot in view.cards[f"hand {seat}"] if slot.card)
    most = pot if rules.credit else min(pot, stack)
    least = min(rules.least_bet, most)
    allowed = [most]
    if rules.half_pot_first and view.deal == 1:
        allowed.append(pot // 2)
    if rules.rising_cap and view.deal <= 3:
        allowed.append(rules.rising_cap * (1, 2, 4)[view.deal - 1])
    if rules.ante_back and owed > 0:
        allowed.append(rules.ante)
    one, other = counted(view, called)
    neighbours = abs(one - other) == 1
    post = max(rules.post_times, rules.ace_post_times) if 14 in (first, second) else rules.post_times
    price = 1 if neighbours else rules.match_times if called in ("higher", "lower") else post
    if rules.cover == "limit" and not rules.credit:
        allowed.append(stack // price)
    return least, max(least, min(allowed))


def gap_bet(view: View, called: str, most: int) -> CanBetGap | None:
    """X24: with one rank between, the fixed bet, if it is allowed and half the pot is not less."""
    pot, amount = view.chips["pool"], view.rules.gap_bet
    first, second = counted(view, called)
    one_between = abs(first - second) == 2 and called not in ("higher", "lower")
    return CanBetGap(amount, pot // 2) if one_between and 0 < amount <= min(most, pot // 2) else None


def yablon_bet(view: View) -> tuple[int, int] | None:
    """Y12: the ante to the whole pool, and nobody bets more than he has (A-Y1, A-Y2, A-Y10)."""
    rules, seat = view.rules, view.turn[0]
    pool = view.chips["pool"]
    stack = pool if rules.credit else view.chips[f"seat {seat}"]
    one, other = (slot.card >> 2 for slot in view.cards[f"hand {seat}"] if slot.card)
    if rules.hopeless_bets == "forbid" and abs(one - other) <= 1:
        return None
    least = rules.ante if pool >= rules.ante else {"whole": pool, "any": 1}[rules.short_pool]
    return (min(least, stack), min(pool, stack))


def yablon_bank_bet(view: View) -> tuple[int, int] | None:
    """B5: the least bet to the whole bank, and nobody bets more than he has."""
    rules, seat = view.rules, view.turn[0]
    bank = view.chips.get("bank", 0)
    stack = bank if rules.credit else view.chips[f"seat {seat}"]
    one, other = (slot.card >> 2 for slot in view.cards[f"hand {seat}"] if slot.card)
    if rules.hopeless_bets == "forbid" and abs(one - other) <= 1:
        return None
    most = min(bank, stack)
    return min(rules.bank_min_bet, most), most


def red_dog_bet(view: View) -> tuple[int, int]:
    """R2, R5: the ante within its limits, then a raise of one or of up to four; nobody beyond his stack."""
    rules, seat = view.rules, view.turn[0]
    stack = 10**9 if rules.credit else view.chips[f"seat {seat}"]
    ante = view.chips.get(f"stake {seat}", 0)
    if not ante:
        return rules.ante, min(rules.most_ante, stack)
    most = 4 * ante if rules.rd_raise == "up_to_four" else ante
    return (ante if rules.rd_raise == "exact" else 1), min(most, stack)


@given(tables((YablonBankRules,)))
@few
def test_bets_and_banks_of_yablon_with_a_bank(table: Table) -> None:
    for _, step in played(table):
        state = step.state
        if state.ended:
            continue
        view = engine.view(state, state.turn)
        banks = [option for option in state.options if isinstance(option, CanBank)]
        if banks:
            least = 1 if state.decided else table.rules.bank_min  # an emptied bank is filled by any chip
            assert banks == [CanBank(least, view.chips[f"seat {state.turn}"])]
            assert state.turn == state.dealer
            assert (CanDecline() in state.options) == (state.decided or table.rules.bank_decline)
        else:
            assert bet_of(state) == yablon_bank_bet(view)
            assert CanPass() in state.options


@given(tables((RedDogRules,)))
@few
def test_bets_of_red_dog(table: Table) -> None:
    for _, step in played(table):
        if not step.state.ended:
            assert bet_of(step.state) == red_dog_bet(engine.view(step.state, step.state.turn))


@given(tables((InBetweenRules,)))
@few
def test_bets_of_in_between(table: Table) -> None:
    owed = [0] * len(table.chips)  # what each has put in as antes and not won back
    for _, step in played(table):
        for event in step.events:
            if isinstance(event, ChipsMoved) and event.why == "ante":
                owed[int(event.src.removeprefix("seat "))] += event.amount
            elif isinstance(event, HandWon):
                owed[event.seat] = max(0, owed[event.seat] - event.amount)
        bet = bet_of(step.state)
        if bet is not None:
            assert isinstance(step.state, InBetween)
            turn, called = step.state.turn, step.state.called
            view = engine.view(step.state, turn)
            assert bet == in_between_bet(view, called, owed[turn])
            gaps = [option for option in step.state.options if isinstance(option, CanBetGap)]
            assert gaps == [gap for gap in [gap_bet(view, called, bet[1])] if gap]
        if not step.state.ended:
            assert (CanPass() in step.state.options) <= table.rules.pass_allowed


@given(tables((YablonRules,)))
@few
def test_bets_of_yablon(table: Table) -> None:
    for _, step in played(table):
        if not step.state.ended:
            assert isinstance(step.state, Yablon)
            assert bet_of(step.state) == yablon_bet(engine.view(step.state, step.state.turn))
            assert CanPass() in step.state.options


@given(tables((InBetweenRules, YablonRules)))
@few
def test_a_bet_wins_or_loses_exactly_its_price(table: Table) -> None:
    """A bet brings its amount, or costs it, or the price of a post as far as the chips reach."""
    before = table.start().state
    for action, step in played(table):
        if isinstance(action, Bet):
            seat, amount = before.turn, action.amount
            settled = next(
                event
                for event in step.events
                if type(event).__name__ in ("HandWon", "HandLost") and event.seat == seat
            )
            stack = before.chips[seat]
            prices = ("post_times", "ace_post_times", "match_times")
            times = max(getattr(table.rules, price, 1) for price in prices)
            if type(settled).__name__ == "HandWon":
                assert settled.amount == amount <= before.pool
            elif settled.why == "post":
                most = times * amount if table.rules.credit else min(stack, times * amount)
                assert amount <= settled.amount <= most
            else:
                assert settled.amount == amount
        before = step.state
