"""How no table can stand, field by field: what is read from a file is looked through first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.rules import engine, sound
from game.rules.actions import Bet, Call, CanBank, Decline, NoBet, SetBank
from game.rules.cards import PACK, parse, parse_all
from game.rules.engine import Step
from game.rules.sound import MOST_STACK
from game.rules.stock import Stock
from game.rules.table import NOBODY
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules

from .test_in_between import table
from .test_ochko import after

PAIRS = "5S 5H 5D 9S 9H 9D"  # three hands that can be bet on
Make = Callable[[], Step]


def between(dealt: str = "3S JS", **house: Any) -> Step:
    """Three seats, the last one deals, seat 0 is asked about its two cards."""
    return table(dealt, **{"ante": 1, "deals": 3, **house})


def yablon(**house: Any) -> Step:
    """Seat 0 of three is asked; the last one deals."""
    rules = YablonRules(deals=3, **house)
    return engine.start(rules, (20, 20, 20), 1, dealer=2, stacked=[parse_all(PAIRS)])


def asked_for_bank(**house: Any) -> Step:
    """Seat 2 of three is to put up the first bank."""
    cards = parse_all("5S 5H 9S 9H 7D")
    return engine.start(YablonBankRules(**{"deals": 3, **house}), (20, 20, 20), 1, dealer=2, stacked=[cards])


def banked(**house: Any) -> Step:
    """Seat 2 of three holds a bank of ten, and seat 0 is asked."""
    return after(asked_for_bank(**house), SetBank(10))


def emptied() -> Step:
    """Seat 0 has won the whole bank, and seat 2 may fill it again."""
    return after(banked(bank_refill=True), Bet(10))


def red_dog(**house: Any) -> Step:
    """Seat 0 of two is asked whether it raises on a three and a jack."""
    return engine.start(RedDogRules(deals=3, **house), (20, 20), 1, stacked=[parse_all("3S JS")])


def asked_for_ante() -> Step:
    """Seat 0 of two names its ante."""
    return red_dog(most_ante=5)


def flaws(step: Step, **changes: Any) -> list[str]:
    """What is wrong with the table once these fields are changed."""
    return list(sound.flaws(msgspec.structs.replace(step.state, **changes)))


def first(step: Step, **changes: Any) -> str:
    """The worst of it; what comes after may rest on it."""
    return next(sound.flaws(msgspec.structs.replace(step.state, **changes)))


# ── what every table has ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "make",
    [between, yablon, asked_for_bank, banked, emptied, red_dog, asked_for_ante],
    ids=lambda f: f.__name__,
)
def test_a_table_as_it_was_left_can_stand(make: Make) -> None:
    assert flaws(make()) == []
    assert flaws(engine.close(make().state)) == []


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"chips": [20, -1, 20]}, "chips"),
        ({"chips": [20, MOST_STACK + 1, 20]}, "chips"),
        ({"pool": -1}, "pool"),
        ({"pool": 3 * MOST_STACK + 1}, "pool"),
        ({"dealer": 3}, "dealer"),
        ({"dealer": -2}, "dealer"),
        ({"deal": -1}, "deal"),
        ({"deal": 4}, "deal"),
        ({"place": -1}, "place"),
        ({"place": 4}, "place"),
        ({"ended": "nonsense"}, "ended"),
        ({"sat_out": frozenset({3})}, "sat_out"),
        ({"sat_out": frozenset({0})}, "turn"),
        ({"turn": 3}, "turn"),
        ({"turn": NOBODY}, "turn"),
        ({"ended": "deals", "turn": NOBODY}, "turn"),  # still asked something
        ({"ended": "deals", "options": ()}, "turn"),
        ({"stacked": [[PACK[0], PACK[0]]]}, "stacked"),
        ({"left": -1}, "left"),
        ({"left": 53}, "left"),
        ({"seen": [PACK[0]]}, "seen"),
    ],
)
def test_no_table_has_this(changes: dict[str, Any], field: str) -> None:
    assert first(between(), **changes) == field


@pytest.mark.parametrize(
    "changes",
    [
        {"chips": [0, MOST_STACK, 0]},
        {"pool": 3 * MOST_STACK},
        {"deal": 3},
        {"stacked": [[*PACK]]},
        {"sat_out": frozenset({1})},
    ],
)
def test_a_table_may_be_as_rich_and_as_late_as_this(changes: dict[str, Any]) -> None:
    step = between(credit=True) if "chips" in changes else between()
    assert flaws(step, **changes) == []


def test_debts_are_as_deep_as_stacks_are_high() -> None:
    assert flaws(between(credit=True), chips=[20, -MOST_STACK, 20]) == []
    assert flaws(between(credit=True), chips=[20, -MOST_STACK - 1, 20]) == ["chips"]
    cover = engine.start(OchkoBankRules(bank_cover="credit"), (20, 20), 1, dealer=1)
    assert flaws(cover, chips=[20, -5]) == []


def test_an_open_end_is_never_too_late() -> None:
    assert flaws(between(deals=0), deal=400) == []


def test_no_card_is_there_twice_or_out_of_the_pack() -> None:
    step = between()
    stock = step.state.stock
    low = stock.cards[0]
    assert first(step, stock=Stock((low, low, *stock.cards[2:]), 0, stock.rng)) == "stock"
    assert flaws(step, stock=Stock(stock.cards, -1, stock.rng)) == ["stock"]
    assert flaws(step, stock=Stock(stock.cards, 53, stock.rng)) == ["stock"]
    assert flaws(step, stock=Stock(stock.cards, 52, stock.rng)) == []
    assert flaws(step, stock=Stock(stock.cards, 0, stock.rng)) == []
    assert flaws(step, posts=(stock.cards[0], stock.cards[1])) == ["cards"]  # they are still to come
    assert flaws(step, posts=(parse("3S"), parse("3S"))) == ["cards"]
    two = between(packs=2)
    assert flaws(two, stacked=[[PACK[0]] * 2]) == []
    assert flaws(two, stacked=[[PACK[0]] * 3]) == ["stacked"]


def test_closed_cards_and_stock_are_the_whole_pack() -> None:
    step = yablon()
    assert flaws(step, left=step.state.left - 1) == ["cards"]
    assert flaws(banked(), left=40) == ["cards"]
    assert flaws(asked_for_bank(), left=0) == []  # no cards are dealt yet


# ── In-Between ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"dealer": NOBODY}, "place"),
        ({"place": 2}, "place"),
        ({"deal": 0}, "place"),
        ({"pool": 0}, "pool"),
        ({"chips": [0, 20, 20]}, "chips"),
        ({"posts": ()}, "posts"),
        ({"posts": (parse("3S"),)}, "posts"),
        ({"aside": (parse("JS"),), "posts": (parse("3S"), parse("3S"))}, "cards"),
        ({"aces": "high"}, "aces"),
        ({"called": "high"}, "called"),
        ({"house": -2}, "house"),
        ({"owed": (1, 1)}, "owed"),
        ({"owed": (1, -1, 1)}, "owed"),
    ],
)
def test_no_table_of_in_between_has_this(changes: dict[str, Any], field: str) -> None:
    assert first(between(), **changes) == field


def test_the_dealer_is_asked_only_where_he_calls_the_aces_of_his_deals() -> None:
    before = {"place": 0, "turn": 2, "posts": ()}
    assert first(between(), **before) == "place"
    for_all = between(ace_call=True, ace_when="deal")
    assert flaws(for_all) == []
    assert first(for_all, decided=True) == "place"
    called = after(for_all, Call("low"))
    assert flaws(called) == []
    assert flaws(called, aces="") == ["aces"]
    assert flaws(called, aces="middle") == ["aces"]
    assert flaws(called, **before, aces="", decided=False) == []
    assert flaws(called, **before, aces="low", decided=False) == ["aces"]
    assert flaws(for_all, posts=tuple(parse_all("3S JS")), left=50) == ["posts"]


def test_one_card_lies_there_while_an_ace_is_called() -> None:
    asked = between("AS 9S", ace_call=True)
    assert flaws(asked) == []
    assert flaws(between("3S 9S", ace_call=True), posts=(parse("3S"),)) == ["posts"]
    late = between("AS 9S", ace_call=True, ace_when="both")
    assert flaws(late) == []
    assert flaws(late, posts=(parse("AS"),)) == ["posts"]
    assert flaws(between("AS 9S"), posts=(parse("AS"),)) == ["posts"]


def test_cards_wait_only_for_the_hands_of_a_split_pair() -> None:
    split = between("9S 9D 2S", pair="split")
    assert split.state.aside == (parse("9D"),)
    assert flaws(split) == []
    assert flaws(split, posts=())[0:2] == ["posts", "aside"]
    plain = between("9S 2S 9D")
    lying = {"aside": (parse("9D"),), "left": plain.state.left - 1}
    assert flaws(plain, **lying) == ["aside"]


@pytest.mark.parametrize(
    ("dealt", "house", "called", "may"),
    [
        ("AS 9S", {"ace_call": True}, "low", True),
        ("AS 9S", {"ace_call": True}, "high", True),
        ("AS 9S", {}, "high", False),
        ("9S AS", {"ace_call": True}, "low", False),  # a second ace is high
        ("9S AS", {"ace_call": True, "ace_when": "both"}, "low", True),
        ("9S JS", {"ace_call": True, "ace_when": "both"}, "low", False),
        ("AS 9S", {"ace_call": True}, "higher", False),
        ("9S 9D", {"pair": "highlow"}, "higher", True),
        ("9S 9D", {"pair": "highlow"}, "lower", True),
        ("9S 9D", {"pair": "highlow"}, "high", False),
        ("9S 9D", {"pair": "highlow"}, "sideways", False),
        ("9S JD", {"pair": "highlow"}, "higher", False),
    ],
)
def test_only_what_lies_there_can_have_been_called(
    dealt: str, house: dict[str, Any], called: str, may: bool
) -> None:
    step = between(dealt, **house)
    posts = tuple(parse_all(dealt))
    found = flaws(step, posts=posts, left=50, called=called)
    assert found == ([] if may else ["called"])
    assert flaws(step, posts=posts[:1], left=50, called=called)[-1] == "called"


def test_a_pair_that_is_not_called_higher_or_lower_was_not_called() -> None:
    step = between("3S JS", pair="take")
    nines = (parse("9S"), parse("9D"))
    stock = step.state.stock
    swapped = Stock(tuple(card for card in PACK if card not in nines), 0, stock.rng)
    assert flaws(step, posts=nines, stock=swapped, left=50, called="higher") == ["called"]


def test_aces_called_for_all_leave_nothing_to_be_called() -> None:
    step = after(between("9S AS", ace_call=True, ace_when="deal"), Call("low"))
    posts = {"posts": tuple(parse_all("AS 9S"))}
    assert flaws(step, **posts, called="low") == ["called"]


@pytest.mark.parametrize(("house", "fits"), [(0, True), (-2, True), (-4, True), (-3, False), (2, False)])
def test_a_bank_has_paid_for_whole_pairs(house: int, fits: bool) -> None:
    assert flaws(between(pair="bank"), house=house) == ([] if fits else ["house"])


def test_what_is_owed_is_known_of_all_seats_or_of_none() -> None:
    for owed in ((), (0, 0, 0), (1, 0, 3)):
        assert flaws(between(), owed=owed) == []


def test_on_credit_nobody_needs_chips_for_his_turn() -> None:
    assert flaws(between(credit=True), chips=[0, 20, 20]) == []


# ── Red Dog ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"dealer": 0}, "dealer"),
        ({"place": 2}, "place"),
        ({"deal": 0}, "place"),
        ({"staked": [1]}, "staked"),
        ({"staked": [1, -1]}, "staked"),
        ({"staked": [1, MOST_STACK + 1]}, "staked"),
        ({"posts": (parse("3S"),)}, "posts"),
        ({"placing": True}, "posts"),
    ],
)
def test_no_table_of_red_dog_has_this(changes: dict[str, Any], field: str) -> None:
    assert flaws(red_dog(), **changes) == [field]


def test_a_card_is_left_for_the_posts_of_red_dog() -> None:
    step = red_dog()
    assert flaws(step, left=0) == ["posts"]
    assert flaws(step, staked=[0, MOST_STACK]) == []
    assert first(asked_for_ante(), placing=False) == "posts"


# ── Yablon ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("make", [yablon, banked], ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"dealer": NOBODY}, "place"),
        ({"place": 2}, "place"),
        ({"place": 0, "turn": 2}, "place"),
        ({"deal": 0}, "place"),
    ],
)
def test_a_turn_of_two_closed_cards_has_its_place(make: Make, changes: dict[str, Any], field: str) -> None:
    assert field in flaws(make(), **changes)


@pytest.mark.parametrize("make", [yablon, banked], ids=lambda f: f.__name__)
def test_everybody_holds_two_cards_or_none(make: Make) -> None:
    step = make()
    first, *others = step.state.hands
    assert flaws(step, hands=(first, *others, ()))[-1] == "hands"
    assert "hands" in flaws(step, hands=(first[:1], *others))
    assert "hands" in flaws(step, hands=((), *others))


def test_who_broke_the_limit_of_a_pool_sits_there() -> None:
    step = yablon(pool_limit=30, pool_limit_timing="after_deal")
    for breaker, fits in ((NOBODY, True), (2, True), (3, False), (-2, False)):
        assert flaws(step, breaker=breaker) == ([] if fits else ["breaker"])
    assert flaws(step, pool=30) == []
    assert flaws(step, pool=31) == ["breaker"]
    assert flaws(step, pool=31, breaker=1) == []
    assert flaws(step, pool=31, breaker=1, sat_out=frozenset({1})) == ["breaker"]
    assert flaws(yablon(), pool=31) == []


# ── Yablon with a banker ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("make", "changes", "field"),
    [
        (banked, {"bank": -1}, "bank"),
        (banked, {"bank": 3 * MOST_STACK + 1}, "bank"),
        (banked, {"declined": frozenset({3})}, "declined"),
        (banked, {"chips": [0, 20, 20]}, "chips"),
        (banked, {"chips": [20, 0, 20]}, "chips"),
        (banked, {"bank": 0}, "dealer"),
        (asked_for_bank, {"turn": 0}, "dealer"),
        (asked_for_bank, {"chips": [20, 20, 0]}, "dealer"),
        (asked_for_bank, {"deal": 1}, "hands"),
        (asked_for_bank, {"decided": True}, "cards"),  # they would be dealt by then
        (asked_for_bank, {"hands": ((),)}, "hands"),
        (emptied, {"chips": [30, 20, 0]}, "dealer"),
        (emptied, {"hands": ()}, "cards"),
    ],
)
def test_no_table_with_a_banker_has_this(make: Make, changes: dict[str, Any], field: str) -> None:
    assert first(make(), **changes) == field


def test_a_bank_may_be_all_that_there_is() -> None:
    step = banked()
    assert flaws(step, bank=3 * MOST_STACK) == []
    assert flaws(step, chips=[20, 20, 0]) == []  # all his chips are in the bank
    assert flaws(banked(credit=True), chips=[0, -3, 10]) == []


def test_who_had_his_turn_may_be_broke() -> None:
    step = after(banked(), NoBet())
    assert flaws(step, chips=[0, 20, 10]) == []
    assert flaws(step, chips=[20, 0, 10]) == ["chips"]


def test_the_next_banker_has_enough_for_a_bank() -> None:
    step = after(asked_for_bank(bank_min=5), Decline())
    assert step.state.turn == 0
    assert flaws(step, chips=[5, 20, 20]) == []
    assert flaws(step, chips=[4, 20, 20]) == ["dealer"]
    assert flaws(emptied(), chips=[30, 20, 1]) == []


@pytest.mark.parametrize(
    ("deals", "deal", "fits"), [(1, 1, 1), (3, 1, 1), (3, 2, 2), (3, 3, 3), (2, 3, 2), (0, 3, 3)]
)
def test_a_bank_has_outlasted_fewer_deals_than_there_were(deals: int, deal: int, fits: int) -> None:
    step = banked(bank_deals=deals)
    for held in range(5):
        assert flaws(step, deal=deal, held=held) == ([] if held < fits else ["held"])
    assert flaws(step, deal=deal, held=-1) == ["held"]


def test_a_bank_that_is_not_put_up_has_outlasted_nothing() -> None:
    assert first(asked_for_bank(bank_deals=3), held=1) == "held"
    again = after(banked(bank_deals=3, bank_refill=True), Bet(10))
    assert flaws(again, deal=2, held=1) == []


def test_a_bank_of_three_deals_stays_for_three() -> None:
    step = banked(bank_deals=3, deals=9)
    while not isinstance(step.state.options[0], CanBank):
        assert step.state.dealer == 2
        step = after(step, NoBet())
    assert (step.state.deal, step.state.dealer) == (3, 0)


def test_a_bank_of_one_chip_is_a_bank() -> None:
    step = after(asked_for_bank(), SetBank(1))
    assert flaws(step) == []
    assert flaws(step, left=step.state.left - 1) == ["cards"]


def test_an_emptied_bank_is_filled_by_any_chip() -> None:
    step = after(asked_for_bank(bank_min=10, bank_refill=True), SetBank(10), Bet(10))
    assert flaws(step) == []
    assert flaws(step, chips=[30, 20, 1]) == []


def test_the_only_deal_is_the_last() -> None:
    assert flaws(between(deals=1)) == []
    assert flaws(between(deals=1), deal=2) == ["deal"]


def test_what_is_wrong_is_said() -> None:
    plain = engine.pack(between().state)
    for field, value, said in (
        ("rules", {**plain["rules"], "deals": -1}, "no table plays by these rules: setting_range"),
        ("pool", 0, "no table stands like this: pool"),
        ("options", [], "no table asks this"),
    ):
        with pytest.raises(ValueError, match=f"^{said}$"):
            engine.unpack({**plain, field: value})
