"""Choices at Ochko: the better one is worth more, nothing hidden is known, and every option has a worth."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import odds
from game.bots.anything import any_answer
from game.odds.coach import advise
from game.odds.ochko.sale import bank_worth, change
from game.odds.ochko.table import NEVER, read, stands
from game.odds.ochko.totals import MOST, VALUES, start
from game.odds.ochko.totals import best as best_total
from game.rules import engine
from game.rules.actions import (
    Bet,
    Bust,
    Buy,
    CanBuy,
    CanSell,
    Claim,
    Decline,
    Double,
    Draw,
    Keep,
    LetBe,
    Offer,
    Redouble,
    Refuse,
    Sell,
    Split,
    Stand,
    Take,
)
from game.rules.cards import parse
from game.rules.ochko.table import Slip
from game.rules.rng import Rng, draw
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .ochko_tables import PLAIN, after, best, bets, deal, look, worths

SCRIPTED = OchkoBankRules(deals=1, double="off", irregularities="scripted")
DOUBLED = OchkoBankRules(deals=1, refuse_double="fold")


# ── cards of a player ───────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("mine", "bank", "expected"),
    [
        ("10S 10H", "6D 10D", Stand()),
        ("5S 6H", "9D 8D", Draw()),
        ("AS 2H", "9D 10D", Draw()),
        ("10S 9H", "9D 7D", Stand()),
        ("10S 2H", "9D AD", Draw()),
    ],
)
def test_draw_or_stand(mine, bank, expected):
    (first, second), (hidden, shown) = mine.split(), bank.split()
    state = bets(deal(f"{first} {hidden} {second} {shown}"))
    assert best(state) == expected
    assert max(worths(state).values()) == worths(state)[expected]


def test_five_cards_are_worth_a_card_more():
    """Four cards that count sixteen: stand where the house pays no bonus, else draw for twice the bet."""
    cards = "5S 10D 4H 9D  3C 4S"  # 5 4 3 4
    for bonus, expected in ((True, Draw()), (False, Stand())):
        state = bets(deal(cards, rules=OchkoBankRules(deals=1, double="off", bonus=bonus)))
        state = after(state, Draw(), Draw())
        assert best(state) == expected


def test_five_cards_made_are_safe_where_the_house_locks_them():
    cards = "2S 10D 3H 9D  4C 5S 3S"  # 2 3 4 5 3: five cards, seventeen
    locked, free = (
        after(bets(deal(cards, rules=OchkoBankRules(deals=1, double="off", bonus_lock=lock))), *[Draw()] * 3)
        for lock in (True, False)
    )
    assert worths(locked)[Draw()] > worths(locked)[Stand()] == 2
    assert worths(free)[Draw()] < worths(free)[Stand()] == 2


def test_a_found_card_is_known():
    """The next card lies face up: it is a five for sixteen."""
    slips = [Slip(1, "turned", 0, 2)]
    state = bets(deal("10S 10D 6H 9D 5C", rules=SCRIPTED, slips=slips))
    assert read(look(state)).found == 5
    assert worths(state)[Draw()] > 0.8
    assert best(state) == Draw()


def test_a_hidden_bust_costs_twice():
    rules = OchkoBankRules(deals=1, double="off", bust_call="manual")
    state = after(bets(deal("10S 10D 5H 9D 9C", rules=rules), 2), Draw())
    assert worths(state) == {Bust(): -2, Stand(): -4}


def test_a_pair_is_not_split_against_a_bank_that_takes_ties():
    for rank in "2368":
        found = worths(bets(deal(f"{rank}S 9D {rank}H 7D")))
        assert found[Split()] < max(found.values())


def test_splitting_makes_two_hands_that_are_both_weighed():
    """Two aces against a ten: after the split each gets one card, and what comes adds up."""
    state = bets(deal("AS 5D AH 10D 9C 8S"), 2)
    before = worths(state)
    assert set(before) == {Draw(), Stand(), Split()}
    state = bets(deal("8S 5D 8H 10D 10C 3S"), 2)
    state = after(state, Split())
    values = read(look(state)).own
    assert [each.values for each in values] == [(8, 10), (8, 3)]
    alone = worths(state)[Stand()]
    state = after(state, Stand())
    assert max(worths(state).values()) == pytest.approx(alone, abs=0.15)  # a card is known better, no more


# ── the banker ──────────────────────────────────────────────────────────────


def exact_bank(values: tuple[int, ...], shown: int, counts: list[int], face: int) -> tuple[float, float]:
    """Standing and drawing against one hand of two cards, over all hidden cards and orders of the stock."""
    fits = {}
    for hidden in VALUES:
        hard, ace = start((hidden, shown))
        if best_total(hard, ace) < MOST:
            fits[hidden] = stands(hard, ace, 2, shown, face) + NEVER

    def stand(bank: tuple[int, ...], left: list[int]) -> float:
        total, weights = (
            best_total(*start(bank)),
            {hidden: left[hidden] * fit for hidden, fit in fits.items()},
        )
        won = sum(
            weight * (1 if total >= best_total(*start((hidden, shown))) else -1)
            for hidden, weight in weights.items()
        )
        return won / sum(weights.values())

    def drawn(bank: tuple[int, ...], left: list[int]) -> float:
        found, cards = 0.0, sum(left) - 1
        weights = {hidden: left[hidden] * fit for hidden, fit in fits.items()}
        for value in VALUES:
            chance = sum(w * (left[value] - (h == value)) for h, w in weights.items() if left[h]) / cards
            chance /= sum(weights.values())
            if chance > 0:
                rest = [count - (at == value) for at, count in enumerate(left)]
                after_it = (*bank, value)
                found += chance * (
                    -1.0 if sum(after_it) > MOST else max(stand(after_it, rest), drawn(after_it, rest))
                )
        return found

    return stand(values, counts), drawn(values, counts)


@pytest.mark.parametrize(
    ("bank", "shown"), [("10D 6D", "9"), ("9D 7D", "5"), ("10D 3D", "10"), ("8D 9D", "8")]
)
def test_the_banker_against_one_hand_is_exact(bank, shown):
    hidden, up = bank.split()
    state = after(bets(deal(f"10S {hidden} {shown}H {up}")), Stand())
    table = read(look(state))
    counts = [round(count) for count in table.unseen]
    stand, drawn = exact_bank(table.banker.open, int(shown), counts, table.face)
    assert worths(state)[Stand()] == pytest.approx(stand, abs=1e-5)
    assert worths(state)[Draw()] == pytest.approx(drawn, abs=1e-4)


def test_a_banker_goes_by_what_lies_open():
    """Sixteen: enough against small cards that stand, not against two tens that do."""
    weak = after(bets(deal("10S 9H 6D 6S 5H 10D", seats=3)), Stand(), Stand())
    strong = after(bets(deal("9S 9H 6D 10S 10H 10D", seats=3)), Stand(), Stand())
    assert best(weak) == Stand()
    assert best(strong) == Draw()


def test_larger_bets_weigh_more():
    """Who stands on a ten for three chips frightens more than who does for one."""
    found = []
    for small, large in ((1, 3), (3, 1)):
        state = after(deal("9S 10H 10D 10S 5H 6D", seats=3), Bet(small), Bet(large))
        found.append(worths(after(state, Stand(), Stand()))[Stand()])
    assert found[0] > found[1]


# ── bets and doubles ────────────────────────────────────────────────────────


def test_the_first_bet_is_the_most_on_an_ace_and_the_least_else():
    for first, expected in (("AS", Bet(3)), ("10S", Bet(1)), ("5S", Bet(1)), ("7S", Bet(1))):
        assert best(deal(f"{first} 6D", rules=DOUBLED)) == expected


def test_every_bet_has_its_worth():
    view = look(deal("AS 6D", rules=DOUBLED))
    found = odds.choices(view)
    one, two, three = (odds.value(found, Bet(amount)) for amount in (1, 2, 3))
    assert three > two > one > 0
    assert float(three) == pytest.approx(3 * float(one), abs=1e-4)


def test_a_short_stack_cannot_redouble_so_its_ace_is_worth_less():
    rich, poor = (look(deal("AS 6D", rules=DOUBLED, chips=chips)) for chips in (50, 3))
    assert odds.value(odds.choices(rich), Bet(3)) > odds.value(odds.choices(poor), Bet(3))


@pytest.mark.parametrize(
    ("first", "expected"), [("AD", Double()), ("10D", Double()), ("8D", LetBe()), ("4D", Double())]
)
def test_the_banker_doubles_on_good_cards_and_as_a_bluff(first, expected):
    """A four is then taken for a ten, and seventeen drawn to; an eight is better left to do its own work."""
    state = bets(deal(f"8S 7H {first}", seats=3, rules=DOUBLED), 2)
    assert best(state) == expected


@pytest.mark.parametrize(("first", "expected"), [("AS", Redouble()), ("6S", LetBe()), ("10S", LetBe())])
def test_the_double_is_answered(first, expected):
    state = after(bets(deal(f"{first} 5D", rules=DOUBLED), 2), Double())
    assert best(state) == expected
    assert worths(state)[Refuse()] == -2
    assert worths(state)[Redouble()] == pytest.approx(2 * worths(state)[LetBe()], abs=1e-5)


def test_a_bet_before_the_cards_is_the_most_when_high_cards_are_gone_but_aces_are_left():
    """A permanent bank, and a stock without half of its sevens to tens: the same rules, another best bet."""
    view = engine.view(engine.start(OchkoRules(deals=1), [50, 50], 1).state, 0)
    assert odds.best(odds.choices(view)).action == Bet(1)
    gone = [parse(f"{rank}{suit}") for rank, suit in product("789QJK", "SHDC")]
    rich = odds.choices(msgspec.structs.replace(view, seen=tuple(sorted(gone)), stock=104 - len(gone)))
    assert odds.best(rich).action == Bet(10)


# ── the bank itself ─────────────────────────────────────────────────────────


def offered(**rules):
    """Seat 0 has a natural and may hold the bank."""
    house = OchkoBankRules(deals=5, double="off", **rules)
    return after(bets(deal("AS 7H 9D  KH 10H 9S", seats=3, rules=house)), Stand(), Stand())


def test_the_bank_is_sold_for_no_less_than_it_is_worth():
    state = offered()
    view = look(state)
    worth = bank_worth(view)
    found = odds.choices(view)
    option = next(option for option in view.options if isinstance(option, CanSell))
    assert worth > 0
    assert odds.value(found, Take()) == pytest.approx(worth, abs=1e-5)
    assert odds.value(found, Sell(0)) == 0
    assert odds.value(found, Sell(option.high)) == pytest.approx(worth, abs=1e-5)


def test_a_bank_is_worth_the_deals_that_it_is_held():
    """Four deals are left: all may bring something, or as many as agreed; a safe first one brings another."""
    usual = bank_worth(look(offered()))
    deal = bank_worth(look(offered(bank_deals=1)))
    stays = (1 - change(OchkoBankRules())) ** 2
    assert usual == pytest.approx(deal * (1 + stays + stays**2 + stays**3))
    assert bank_worth(look(offered(bank_deals=3))) == pytest.approx(deal * (1 + stays + stays**2))
    assert bank_worth(look(offered(bank_deals=9))) == pytest.approx(usual)
    safe = look(offered(first_deal_safe=True))
    assert safe.seat == safe.dealer  # the natural moved nothing, and the second deal of this bank is not safe
    assert bank_worth(safe) == pytest.approx(usual)
    new = msgspec.structs.replace(safe, dealer=0)
    assert bank_worth(new) == pytest.approx(deal * (1 + 1 + stays + stays**2))


def test_the_bank_is_bought_for_no_more_than_it_is_worth():
    for price, expected in ((0, Buy()), (30, Decline())):
        state = after(offered(), Sell(price))
        assert any(isinstance(option, CanBuy) for option in state.options)
        assert best(state) == expected
    auction = after(offered(sale_mode="auction"), Sell(0))
    assert best(auction) == Offer(0)
    assert odds.value(odds.choices(look(auction)), Offer(30)) < 0


# ── slips ───────────────────────────────────────────────────────────────────


def test_of_two_second_cards_the_better_is_kept():
    """Nine and two, or nine and ten: the slip is called, and the ten kept."""
    slips = [Slip(1, "two_second", 0, 1)]
    state = bets(deal("9S 10D 6H 10H 8D", rules=SCRIPTED, slips=slips))
    assert best(state) == Claim("two_second")
    state = after(state, Claim("two_second"))
    assert best(state) == Keep(parse("10H"))


def test_of_two_first_cards_the_ace_is_kept():
    slips = [Slip(1, "two_first", 0, 0)]
    state = deal(
        "5S AD 6H", rules=OchkoBankRules(deals=1, irregularities="scripted", most_bet=1), slips=slips
    )
    assert best(state) == Claim("two_first")
    found = worths(after(state, Claim("two_first")))
    assert found[Keep(parse("AD"))] > found[Keep(parse("5S"))]


def test_a_card_that_nobody_asked_for_is_refused_when_it_is_bad():
    for third, expected in (("8C", Claim("unasked")), ("3C", LetBe())):
        slips = [Slip(1, "unasked", 0, 2)]
        state = bets(deal(f"10S 10D 8H 9D {third}", rules=SCRIPTED, slips=slips))
        assert best(state) == expected


def test_a_wrong_call_costs_a_chip():
    rules = OchkoBankRules(deals=1, double="off", irregularities="scripted", slips_announced=False)
    state = bets(deal("10S 10D 8H 9D", rules=rules))
    found = worths(state)
    top = max(found.values())
    assert all(found[Claim(kind)] == pytest.approx(top - 1) for kind in ("turned", "two_second", "unasked"))


def test_an_open_first_card_may_be_taken_back_with_both_up():
    slips = [Slip(1, "face_up", 0, 0), Slip(1, "face_up_again", 0, 1)]
    state = after(deal("6S 10D 10H AD", rules=SCRIPTED, slips=slips), Bet(3))
    while Claim("face_up") not in worths(state) or len(read(look(state)).own[0].values) < 2:
        state = after(state, LetBe())
    assert worths(state)[Claim("face_up")] == 0
    assert best(state) == Claim("face_up")


# ── what may be known ───────────────────────────────────────────────────────


def test_nothing_hidden_is_used():
    """Two deals that look the same to the seat that is asked are worth the same to it."""
    one, other = (bets(deal(f"10S {a} {b} 6H 5H 9D", seats=3)) for a, b in (("2D", "10H"), ("10H", "2D")))
    assert worths(one) == worths(other)
    assert look(one).cards == look(other).cards


def test_the_coach_shows_numbers_of_the_hand():
    advice = advise(look(bets(deal("10S 10D 6H 9D"))))
    assert advice is not None
    panel = advice.panel
    assert panel is not None
    assert (panel.total, panel.soft, panel.unseen) == (16, False, 48)
    assert panel.over == 48 - 20 + 1  # ace to five do no harm, and one 2 is burned
    assert panel.banker_over is not None
    assert 0 < panel.banker_over < panel.wins < 1 or panel.wins == panel.banker_over
    bank = advise(look(after(bets(deal("10S 9H 10D 6S 5H 6D", seats=3)), Stand(), Stand())))
    assert bank is not None
    assert bank.panel is not None
    assert [each[:2] for each in bank.panel.beaten] == [(0, 0), (1, 0)]
    assert bank.panel.banker_over is None


# ── every option ────────────────────────────────────────────────────────────


@settings(max_examples=8, deadline=None, derandomize=True)
@given(
    rules=st.builds(
        OchkoBankRules,
        deals=st.just(2),
        shuffle=st.sampled_from(("each_deal", "until_burn")),
        bottom=st.sampled_from(("burned", "joker")),
        pack_out=st.sampled_from(("stand", "annul")),
        stand_least=st.sampled_from((0, 15, 16)),
        double=st.sampled_from(("all", "individual", "quadruple", "off")),
        refuse_double=st.sampled_from(("off", "fold")),
        limit_scope=st.sampled_from(("first", "total")),
        bonus_time=st.sampled_from(("showdown", "at_once")),
        bonus_ends=st.booleans(),
        bonus_with_bet=st.booleans(),
        split_by=st.sampled_from(("rank", "value")),
        split_rights=st.sampled_from(("plain", "full")),
        bust_call=st.sampled_from(("auto", "manual")),
        irregularities=st.sampled_from(("off", "random")),
        slip_percent=st.just(40),
        slips_announced=st.booleans(),
        sale_mode=st.sampled_from(("fixed", "auction")),
        decline=st.sampled_from(("must", "stays", "left")),
    )
    | st.builds(
        OchkoRules,
        deals=st.just(2),
        banker=st.sampled_from(("house", "seat")),
        max_split_hands=st.integers(2, 4),
        stand_least=st.sampled_from((0, 16)),
        double=st.sampled_from(("all", "off")),
        irregularities=st.sampled_from(("off", "random")),
        slip_percent=st.just(40),
        two_aces=st.booleans(),
        eight_seven_six=st.sampled_from(("any", "same_suit")),
    ),
    seats=st.integers(2, 14),
    seed=st.integers(0, 1 << 30),
)
def test_every_option_has_a_worth_and_the_best_is_legal(rules, seats, seed):
    state = engine.start(rules, [20] * seats, seed).state
    rng = Rng(seed)
    while not state.ended:
        view = engine.view(state, state.turn)
        found = odds.choices(view)
        number, rng = draw(rng)
        action = any_answer(view.options, (number % 1000) / 1000)
        assert abs(odds.value(found, action)) < 128 * 80
        assert engine.problem(state, state.turn, odds.best(found).action) is None
        state = engine.apply(state, state.turn, action).state


def test_who_is_not_asked_has_no_choices():
    state = bets(deal("10S 10D 6H 9D"))
    assert odds.choices(engine.view(state, 1)) == ()
    assert PLAIN.double == "off"
