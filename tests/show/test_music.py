"""The music of a table: what makes it tense, distant, grand or final, and that no card does."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from game.rules.variants.in_between import InBetweenRules
from game.rules.view import Slot, View
from game.show.music import LAST_HAND, Mood, entrance, few_chips, mood

CALM = Mood("london")


def view(chips: dict[str, int], **more: Any) -> View:
    """Seat 0's view of a table with `chips`, in deal 1 of 3."""
    settled: dict[str, Any] = {
        "rules": InBetweenRules(deals=3), "seat": 0, "seats": 4, "cards": {}, "stock": 52, "seen": (),
        "dealer": 3, "deal": 1, "turn": (), "options": (), "sat_out": frozenset(), "over": False,
    }  # fmt: skip
    return View(chips=chips, **(settled | more))


def seats(*chips: int, **places: int) -> dict[str, int]:
    """Chips by seat and by other places (`stake_0` is the stake of seat 0)."""
    found = {f"seat {i}": amount for i, amount in enumerate(chips)}
    return found | {name.replace("_", " "): amount for name, amount in places.items()}


def heard(chips: dict[str, int], before: Mood = CALM, goal: int | None = None, **more: Any) -> Mood:
    return mood(view(chips, **more), before, "london", buy_in=100, goal=goal)


def test_calm() -> None:
    assert heard(seats(100, 100, 100, 96, pool=4)) == CALM


def test_tense_from_two_fifths_of_all_chips_in_the_pot() -> None:
    assert not heard(seats(100, 60, 60, 21, pool=159)).tense
    assert heard(seats(100, 60, 60, 20, pool=160)).tense


def test_tense_when_half_the_stack_is_staked() -> None:
    assert not heard(seats(51, 100, 100, 95, pool=4, stake_0=49)).tense
    assert heard(seats(50, 100, 100, 95, pool=4, stake_0=50)).tense
    assert not heard(seats(100, 50, 100, 95, pool=4, stake_1=50)).tense  # another's half is not yours


def test_the_door_closes_below_a_quarter_and_opens_above_a_third() -> None:
    assert not heard(seats(25, 100, 100, 100, pool=4)).door
    far = heard(seats(24, 100, 100, 100, pool=4))
    assert far.door
    assert heard(seats(33, 100, 100, 100, pool=4), far).door
    assert not heard(seats(34, 100, 100, 100, pool=4), far).door
    assert not heard(seats(15, 100, 100, 100, pool=4, stake_0=10)).door  # the stake is still yours


def test_the_bank_plays_for_the_banker_only() -> None:
    bank = seats(100, 100, 100, 50, bank=50)
    assert heard(bank, dealer=0).bank
    assert not heard(bank, dealer=3).bank
    assert not heard(seats(100, 100, 100, 100), dealer=0).bank


def test_last_hand_when_the_goal_is_one_stake_away() -> None:
    pot = seats(140, 80, 80, 90, pool=10)
    assert heard(pot, goal=150, deal=3).tune == LAST_HAND
    assert heard(pot, goal=130, deal=3).tune == LAST_HAND  # reached, and one stake can lose it
    assert heard(pot, goal=151, deal=3).tune == "london"
    assert heard(pot, goal=150, deal=2).tune == "london"
    assert heard(pot, goal=150, deal=3, rules=InBetweenRules(deals=0)).tune == "london"
    assert heard(pot, deal=3).tune == "london"


def test_last_hand_stays_to_the_end() -> None:
    last = Mood(LAST_HAND)
    assert heard(seats(200, 80, 80, 39, pool=1), last, goal=150, deal=3).tune == LAST_HAND
    assert entrance(CALM, last) == "tunnel"
    assert entrance(last, last) == entrance(last, CALM) == entrance(CALM, CALM) == ""


def test_an_onlooker_hears_the_pot_only() -> None:
    assert heard(seats(1, 1, 1, 1, pool=4), seat=None, dealer=0) == Mood("london", tense=True)


AMOUNTS = st.integers(0, 200)
CARDS = st.one_of(st.none(), st.integers(0, 51))


@given(
    st.lists(AMOUNTS, min_size=4, max_size=4), AMOUNTS, AMOUNTS, st.integers(1, 3), st.booleans(),
    st.lists(st.tuples(CARDS, CARDS), min_size=4, max_size=4),
)  # fmt: skip
def test_no_card_changes_the_music(
    chips: list[int], pool: int, stake: int, deal: int, door: bool, cards: list[tuple[int | None, int | None]]
) -> None:
    """The law: what a seat must not know cannot be heard, because no card is looked at."""
    bare = view(seats(*chips, pool=pool, stake_0=stake), deal=deal)
    hands = {
        f"hand {i}": tuple(Slot(card, card is not None) for card in hand) for i, hand in enumerate(cards)
    }
    seen = tuple(sorted({card for hand in cards for card in hand if card is not None}))
    dealt = msgspec.structs.replace(bare, cards=hands, seen=seen)
    before = Mood("london", door=door)
    assert mood(dealt, before, "london", 100, 150) == mood(bare, before, "london", 100, 150)


def test_few_chips_are_a_quarter_of_the_buy_in_until_they_are_a_third() -> None:
    assert not few_chips(view(seats(25, 100)), False, 100)
    assert few_chips(view(seats(24, 100)), False, 100)
    assert few_chips(view(seats(33, 100)), True, 100)
    assert not few_chips(view(seats(34, 100)), True, 100)
    assert not few_chips(view(seats(4, 100, stake_0=21)), False, 100)  # what is staked is not lost
    assert not few_chips(view(seats(4, 100, bank=21), dealer=0), False, 100)  # nor what lies in the own bank
    assert few_chips(view(seats(4, 100, bank=21), dealer=1), False, 100)
