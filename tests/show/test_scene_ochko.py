"""Whole sittings of Ochko by the keys: every question has its answer, and everything leads to the results."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest

from game import bots
from game.rules.actions import AnyAction, CanBuy, CanDouble, CanSell, CanSplit, CanTake, Option, Sell
from game.rules.engine import Rules
from game.rules.events import BankSold, HandSplit
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View
from game.scenes.stack import Replace
from game.ui.intents import Adjust, Confirm, Hot, Intent, Next, Page, Point, Press, Release, Step, Wheel

from .ochko import TAUGHT, by_rote, ochko
from .stage import Table

EVERYTHING = OchkoBankRules(
    deals=3,
    irregularities="random",
    slip_percent=25,
    bust_call="manual",
    refuse_double="fold",
    sale_mode="auction",
    decline="left",
    max_split_hands=4,
)
WATCHFUL = OchkoBankRules(deals=3, irregularities="random", slip_percent=25, slips_announced=False)
PONTOON = OchkoBankRules(
    deals=3, bottom="joker", shuffle="until_burn", pack_out="annul", stand_least=16, bonus_ends=True
)
HOUSES: dict[str, tuple[Rules, int, str]] = {
    "house": (OchkoRules(deals=3), 5, "budapest"),
    "alone": (OchkoRules(deals=3, max_split_hands=4), 1, "budapest"),
    "seat": (OchkoRules(deals=3, banker="seat", double="all"), 4, "budapest"),
    "bank": (OchkoBankRules(deals=3), 7, "bucharest"),
    "joker": (PONTOON, 6, "bucharest"),
    "two": (OchkoBankRules(deals=4), 2, "bucharest"),
    "announced": (EVERYTHING, 6, "istanbul"),
    "watchful": (WATCHFUL, 9, "istanbul"),
    "full": (OchkoBankRules(deals=2), 14, "istanbul"),
}
NOISE: tuple[Intent, ...] = (
    *(Confirm() for _ in range(6)),
    *(Hot(key) for key in "dsnxbtc123m"),
    *(Press(x, 335) for x in (260, 430, 520, 590)),
    *(Release(x, 335) for x in (260, 430, 520, 590)),
    Press(340, 170),
    Release(340, 170),
    Adjust(2),
    Adjust(-9),
    Page(1),
    Next(1),
    Step(1, 0),
    Step(0, 1),
    Wheel(1),
    Point(600, 280),
    Hot("h"),
    Hot("west"),
)


def to_the_end(at: Table, chance: random.Random, pictures: int = 0) -> None:
    """Any hands on the keys, until the sitting is over."""
    for n in range(60_000):
        if at.scene.asked or chance.random() < 0.2:
            at.do(chance.choice(NOISE))
        if isinstance(at.scene.update(40), Replace):
            return
        if pictures and n % pictures == 0:
            at.picture()
    pytest.fail("the sitting never ended")


@pytest.mark.parametrize("name", HOUSES)
def test_any_hands_on_the_keys_lead_to_the_results(name: str) -> None:
    rules, seats, look = HOUSES[name]
    with ochko(rules, seats, look=look, speed="very_fast") as at:
        to_the_end(at, random.Random(7), 400)
        assert at.journey.match is None
        assert at.journey.profile.ledger


@pytest.mark.parametrize("name", ["house", "bank", "joker"])
def test_passengers_as_they_are_play_a_sitting_to_its_end(name: str) -> None:
    rules, seats, look = HOUSES[name]
    with ochko(rules, seats, look=look, rote=False, speed="instant") as at:
        to_the_end(at, random.Random(3))
        assert at.journey.match is None


def test_the_person_splits_by_the_key_and_plays_both_hands() -> None:
    cards = "8S 4S 5S 6S 9C 8H 3H 4H 5H 6H 3C KD 2C"
    with ochko(OchkoRules(deals=1, packs=1, banker="seat"), 5, cards, 4) as at:
        at.ask()
        at.do(Confirm())
        at.ask()
        assert any(isinstance(option, CanSplit) for option in at.scene.board.options)
        at.do(Hot("x"))
        at.ask()
        assert {"hand 0", "hand 0.1"} <= set(at.scene.board.cards)
        assert at.scene._layout.playing == 0
        at.do(Hot("s"))
        at.run(20)
        assert at.scene._layout.playing == 0  # nothing lies elsewhere until the next hand is asked about
        at.ask()
        assert at.scene.board.options[0].hand == 1  # type: ignore[attr-defined]
        assert at.scene._layout.playing == 1
        assert at.scene.board.chips["stake 0"] == at.scene.board.chips["stake 0.1"]
        assert any(isinstance(event, HandSplit) for event, _ in at.scene._log._seen)


def test_the_banker_doubles_and_offers_his_bank() -> None:
    with ochko(OchkoBankRules(deals=3), 5, banker=0, look="bucharest") as at:
        at.ask()
        assert any(isinstance(option, CanDouble) for option in at.scene.board.options)
        at.do(Hot("d"))
        at.run(40)
        goes_on_to(at, CanTake)
        at.do(Adjust(-100), Hot("s"))
        at.run(400)
        assert at.scene._director.marks[0].what == "sells"
        at.ask()  # nobody wanted it: he holds it on
        assert (at.scene.board.deal, at.scene.board.dealer) == (2, 0)


def test_the_banker_quadruples() -> None:
    with ochko(OchkoBankRules(deals=3, double="quadruple"), 5, banker=0, look="bucharest") as at:
        at.ask()
        assert any(isinstance(option, CanDouble) and option.times == 4 for option in at.scene.board.options)
        at.do(Hot("d"))
        at.run(40)
        assert at.scene._director.marks[0].what == "quadruples"


def goes_on_to(at: Table, kind: type[Option]) -> None:
    """The person stands, and lets things be, until an option of this kind is there."""
    for _ in range(12):
        at.ask()
        if any(isinstance(option, kind) for option in at.scene.board.options):
            return
        at.do(Hot("s"), Hot("n"), Confirm())
        at.run(40)
    pytest.fail(f"{kind.__name__} never came")


def sells(view: View, persona: object, rng: object) -> AnyAction:
    """Plays by rote, but offers the bank whenever it can."""
    offers = any(isinstance(option, CanSell) for option in view.options)
    return Sell(3) if offers else by_rote(view, persona, rng)


def test_the_bank_is_bought_at_the_price_named() -> None:
    cards = "2S 9S 4S 5S 6C 8H 3H 4H"  # four seats, nobody with a natural
    with (
        ochko(OchkoBankRules(deals=3), 4, cards, 3, look="bucharest") as at,
        patch.object(bots, "choose", sells),
    ):
        goes_on_to(at, CanBuy)
        assert at.scene.controls.names == ("buy", "decline")
        chips = at.scene.board.chips["seat 0"]
        at.do(Hot("b"))
        at.run(1_500)
        assert at.scene.board.dealer == 0
        assert any(isinstance(event, BankSold) for event, _ in at.scene._log._seen)
        at.ask()
        assert at.scene.board.chips["seat 0"] == chips - 3


@pytest.mark.parametrize(
    ("look", "rules"),
    [
        ("budapest", OchkoRules(deals=2)),
        ("bucharest", OchkoBankRules(deals=2)),
        ("istanbul", WATCHFUL),
    ],
)
def test_each_station_of_ochko_is_taught_once(look: str, rules: Rules) -> None:
    with ochko(rules, 6, banker=None, look=look, seen=frozenset()) as at:
        at.until(lambda scene: scene.line is not None)
        assert at.scene.line is not None
        assert at.scene.line.key.startswith(f"guide.{look}")
    with ochko(rules, 6, look=look, seen=TAUGHT) as at:
        at.ask()
        assert at.scene.line is None
