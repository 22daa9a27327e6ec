"""How no table of Ochko can stand, field by field: hands, slips and what is known of cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, Claim, Draw, LetBe, Sell, Stand, Take
from game.rules.cards import PACK, parse, parse_all
from game.rules.engine import Step
from game.rules.ochko.table import GONE, NO_CARDS, OUT, STOOD, Hand, OchkoTable, OpenSlip, Slip
from game.rules.table import NOBODY
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after
from .test_sound import first, flaws

DEALT = "10S 10H 10D 10C 9S 9H 9D 9C 5S"
BETS = Bet(1), Bet(2), Bet(3)


def bank(*plays: Any, slips: tuple[Slip, ...] = (), dealt: str = DEALT, **house: Any) -> Step:
    """Four seats, the last one banks: 19 for everybody."""
    house = {"double": "off", "deals": 3, "irregularities": "scripted" if slips else "off", **house}
    stacked = [parse_all("2C"), parse_all(dealt)]
    step = engine.start(OchkoBankRules(**house), (50,) * 4, 1, dealer=3, stacked=stacked, slips=slips)
    return after(step, *plays)


def house(*plays: Any) -> Step:
    """Two seats against a house that is no seat."""
    rules = OchkoRules(deals=3, packs=1)
    step = engine.start(rules, (50, 50), 1, stacked=[parse_all("10S 10H 10D 9S 9H 8D")])
    return after(step, *plays)


def hands(step: Step) -> list[tuple[Hand, ...]]:
    """The hands by seat."""
    assert isinstance(step.state, OchkoTable)
    return list(step.state.hands)


def selling() -> Step:
    """The banker has offered his bank, and seat 0 is asked."""
    return bank(*BETS, Stand(), Stand(), Stand(), Stand(), Sell(2))


STEPS = {
    "bets": bank(),
    "draws": bank(*BETS),
    "drawn": bank(*BETS, Draw()),
    "bust": bank(*BETS, Draw(), Draw(), dealt="10S 10H 10D 10C 2S 9H 9D 9C 5S KD"),
    "banker": bank(*BETS, Stand(), Stand(), Stand()),
    "selling": selling(),
    "next deal": bank(*BETS, Stand(), Stand(), Stand(), Stand(), Take()),
    "house bets": house(),
    "house draws": house(Bet(1), Bet(1)),
}


@pytest.mark.parametrize("name", STEPS)
def test_a_table_of_ochko_as_it_was_left_can_stand(name: str) -> None:
    assert flaws(STEPS[name]) == []


def test_a_sitting_that_is_over_can_stand() -> None:
    over = engine.close(bank().state)
    assert flaws(over) == []
    assert flaws(over, hushed=9) == ["hushed"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"dealer": NOBODY}, "dealer"),
        ({"players": (0, 1)}, "players"),
        ({"players": (1, 0, 2)}, "players"),
        ({"seller": 4}, "seller"),
        ({"buyer": -2}, "buyer"),
        ({"hushed": 4}, "hushed"),
        ({"doubled": frozenset({3})}, "doubled"),
        ({"naturals": (3,)}, "naturals"),
        ({"held": -1}, "held"),
        ({"held": 2}, "held"),
        ({"hand": -1}, "hand"),
        ({"hand": 4}, "hand"),
        ({"phase": "deal"}, "phase"),
        ({"phase": ""}, "phase"),
        ({"decided": False}, "decided"),
        ({"slip_percents": (1, 2)}, "slip_percents"),
        ({"slip_percents": (0, 0, 0, 101)}, "slip_percents"),
        ({"slip_percents": (0, 0, 0, -1)}, "slip_percents"),
        ({"lapsed": (OpenSlip("nothing", 0),)}, "lapsed"),
        ({"lapsed": (OpenSlip("skipped", 4),)}, "lapsed"),
        ({"lapsed": (OpenSlip("skipped", -2),)}, "lapsed"),
        ({"unshown": ((0, PACK[0]),)}, "unshown"),
        ({"seen": []}, "seen"),
        ({"banker_hand": NO_CARDS}, "cards"),
        ({"discards": tuple(PACK[:1])}, "cards"),
        ({"found": PACK[0]}, "cards"),
        ({"burned": None}, "cards"),
    ],
)
def test_no_table_of_ochko_has_this(changes: dict[str, Any], field: str) -> None:
    assert first(STEPS["draws"], **changes) == field


@pytest.mark.parametrize(
    "changes",
    [
        {"seller": 3, "buyer": 0, "hushed": 2},
        {"doubled": frozenset({0, 2}), "naturals": (1, 0)},
        {"held": 0},
        {"hand": 3},
        {"slip_percents": (0, 100, 0, 0)},
        {"lapsed": (OpenSlip("skipped", NOBODY), OpenSlip("face_up", 3))},
    ],
)
def test_a_table_of_ochko_may_have_this(changes: dict[str, Any]) -> None:
    assert flaws(STEPS["draws"], **changes) == []


def test_a_house_that_is_no_seat_deals_as_nobody() -> None:
    assert "dealer" in flaws(STEPS["house draws"], dealer=0)


@pytest.mark.parametrize(
    "other",
    [
        Hand((parse("10S"), parse("9S")), (1, 0), 1),  # in order
        Hand((parse("10S"), parse("9S")), (0, 0), 1),
        Hand((parse("10S"), parse("9S")), (2,), 1),
        Hand((parse("10S"), parse("9S")), (0,), -1),
        Hand((parse("10S"), parse("9S")), (0,), 1, "asleep"),
        Hand((parse("10S"), parse("9S")), (0,), 1, OUT),
    ],
)
def test_no_hand_looks_like_this(other: Hand) -> None:
    step = STEPS["draws"]
    changed = [(other,), *hands(step)[1:]]
    assert "hands" in flaws(step, hands=changed)
    assert "banker_hand" in flaws(step, banker_hand=other)


def test_hands_lie_before_those_who_play() -> None:
    step = STEPS["draws"]
    lying = hands(step)
    (mine,), others = lying[0], lying[1:]
    assert "hands" in flaws(step, hands=[(mine,), *others[:-1]])
    assert "hands" in flaws(step, hands=[(), *others[:-1], (mine,)])  # before the banker
    assert "hands" in flaws(step, hands=[(mine, NO_CARDS), *others])
    assert flaws(step, hands=[(mine, GONE), *others]) == []
    assert "hands" in flaws(step, hands=[(mine, GONE, GONE), *others])
    stood = Hand(mine.cards, mine.closed, mine.bet, STOOD)
    assert flaws(step, hands=[(stood,), *others]) == []
    split = bank(*BETS, max_split_hands=4)
    assert flaws(split, hands=[(mine, GONE, GONE, GONE), *others]) == []


def test_the_banker_bets_nothing_and_is_never_out() -> None:
    step = STEPS["draws"]
    assert isinstance(step.state, OchkoTable)
    cards = step.state.banker_hand
    assert flaws(step, banker_hand=Hand(cards.cards, cards.closed, 1)) == ["banker_hand"]
    assert flaws(step, banker_hand=Hand(cards.cards, cards.closed, 0, STOOD)) == []
    assert "banker_hand" in flaws(step, banker_hand=GONE)


def test_no_cards_lie_there_while_the_bank_is_asked_about() -> None:
    step = STEPS["selling"]
    assert flaws(step, price=-1) == ["price"]
    assert flaws(step, price=0) == []
    assert "hands" in flaws(step, hands=[(GONE,), (), (), ()])
    assert "hands" in flaws(step, banker_hand=Hand(done=STOOD))
    assert "hands" in flaws(STEPS["draws"], phase="bank")
    assert "hands" in flaws(STEPS["draws"], phase="offers", price=1)


def test_what_was_thrown_away_closed_is_known_to_its_seat_alone() -> None:
    skipped = bank(LetBe(), *BETS[:2], Draw(), slips=(Slip(1, "skipped", 0),))
    assert flaws(skipped) == []
    step = STEPS["bust"]
    assert isinstance(step.state, OchkoTable)
    gone = step.state.discards
    known = [card for card in step.state.seen if card != gone[0]]
    assert flaws(step, unshown=((0, gone[0]),), seen=known) == []
    assert flaws(step, unshown=((NOBODY, gone[0]),), seen=known) == []
    assert flaws(step, unshown=((4, gone[0]),), seen=known) == ["unshown"]
    assert flaws(step, unshown=((0, gone[0]),)) == ["seen"]
    assert flaws(step, seen=known) == ["seen"]


@pytest.mark.parametrize(
    ("before", "fits"),
    [((50, 50, 50, 50), True), ((50, 50, 50), False), ((51, 50, 50, 50), False), ((-1, 101, 50, 50), False)],
)
def test_what_goes_back_from_a_void_deal_is_what_is_there(before: tuple[int, ...], fits: bool) -> None:
    step = bank(*BETS, pack_out="annul")
    assert flaws(step, before=before) == ([] if fits else ["before"])
    assert flaws(STEPS["draws"], before=before) == []  # it is not looked at where no deal is void


def test_debts_go_back_too() -> None:
    for debts in ({"credit": True}, {"bank_cover": "credit"}):
        step = bank(*BETS, pack_out="annul", **debts)
        assert flaws(step, before=(-1, 101, 50, 50)) == []
    zero = bank(*BETS, pack_out="annul")
    assert flaws(zero, before=(0, 100, 50, 50)) == []


def test_a_house_may_have_had_any_chips_before() -> None:
    rules = OchkoRules(deals=3, packs=1, pack_out="annul")
    step = engine.start(rules, (50, 50), 1)
    assert flaws(step, before=(70, 1)) == []
    assert flaws(step, before=(70,)) == ["before"]


# ── slips that can still be called ──────────────────────────────────────────


@pytest.mark.parametrize(
    ("step", "slip", "may"),
    [
        ("draws", OpenSlip("no_burn", NOBODY), True),
        ("draws", OpenSlip("no_burn", 0), False),
        ("house draws", OpenSlip("no_burn", NOBODY), False),
        ("draws", OpenSlip("turned", NOBODY), False),
        ("draws", OpenSlip("face_up", 3), False),  # the banker has none of his own
        ("draws", OpenSlip("face_up", 0), True),
        ("draws", OpenSlip("face_up", 0, 1), False),
        ("draws", OpenSlip("face_up", 0, -1), False),
        ("draws", OpenSlip("nothing", 0), False),
        ("draws", OpenSlip("skipped", 0), False),  # cards lie before it
        ("draws", OpenSlip("unasked", 0), True),
        ("bets", OpenSlip("unasked", 0), False),
        ("draws", OpenSlip("two_first", 0), False),
        ("draws", OpenSlip("two_second", 0), False),
        ("bets", OpenSlip("two_first", 0), False),  # one card lies there
        ("bets", OpenSlip("face_up", 0), True),
        ("bust", OpenSlip("two_first", 0), True),  # whose hands are gone is asked nothing any more
        ("bust", OpenSlip("nothing", 0), False),
    ],
)
def test_what_can_be_called_can_have_happened(step: str, slip: OpenSlip, may: bool) -> None:
    assert flaws(STEPS[step], open_slips=(slip,)) == ([] if may else ["open_slips"])
    assert flaws(STEPS[step], open_slips=(slip, slip)) == ["open_slips"]  # nothing is open twice


def test_two_cards_at_once_are_open_while_they_lie_there() -> None:
    two = bank(slips=(Slip(1, "two_first", 0),), dealt="9S 8S 10H 10D 10C 7H 7D 6H 6D")
    assert flaws(two) == []
    assert [each.kind for each in two.state.open_slips] == ["two_first"]  # type: ignore[union-attr]
    assert flaws(two, open_slips=(OpenSlip("two_second", 0),)) == ["open_slips"]
    assert flaws(two, open_slips=(OpenSlip("two_first", 1),)) == ["open_slips"]
    second = bank(*BETS, slips=(Slip(1, "two_second", 0),), dealt="10S 10H 10D 10C 9S 8S 9H 9D 9C")
    assert flaws(second) == []
    assert [each.kind for each in second.state.open_slips] == ["two_second"]  # type: ignore[union-attr]
    assert flaws(second, open_slips=(OpenSlip("two_first", 0),)) == ["open_slips"]
    assert flaws(second, open_slips=(OpenSlip("two_second", 1),)) == ["open_slips"]


def test_a_right_that_is_being_used_is_not_open_as_well() -> None:
    two = bank(slips=(Slip(1, "two_first", 0),), dealt="9S 8S 10H 10D 10C 7H 7D 6H 6D")
    used = after(two, Claim("two_first"))
    assert flaws(used) == []
    assert flaws(used, open_slips=(OpenSlip("two_first", 0),)) == ["open_slips"]


def test_a_card_that_lies_open_in_the_stock_is_somebodys() -> None:
    found = bank(*BETS, slips=(Slip(1, "turned", 0, 2),))
    assert isinstance(found.state, OchkoTable)
    assert found.state.found is not None
    assert flaws(found) == []
    for seat, may in ((NOBODY, True), (3, True), (2, True), (4, False)):
        assert flaws(found, open_slips=(OpenSlip("turned", seat),)) == ([] if may else ["open_slips"])


def test_who_was_left_out_has_no_cards() -> None:
    left_out = bank(slips=(Slip(1, "skipped", 0),))
    assert flaws(left_out) == []
    assert [(each.kind, each.seat) for each in left_out.state.open_slips] == [("skipped", 0)]  # type: ignore[union-attr]
    assert flaws(left_out, open_slips=(OpenSlip("skipped", 1),)) == ["open_slips"]
