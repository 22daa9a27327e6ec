"""Every option of the rules has its button, in its place, by its key, by the pad and by the pointer."""

from __future__ import annotations

from typing import get_args

import pytest

from game.i18n import LANGUAGES, Words
from game.paths import baked
from game.rules import actions
from game.rules.actions import (
    Action,
    Bet,
    BetGap,
    Bust,
    Buy,
    Call,
    CanBank,
    CanBet,
    CanBetGap,
    CanBust,
    CanBuy,
    CanCall,
    CanClaim,
    CanDecline,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanOffer,
    CanPass,
    CanRedouble,
    CanRefuse,
    CanSell,
    CanSplit,
    CanStand,
    CanTake,
    Claim,
    Decline,
    Double,
    Draw,
    Keep,
    KeepBoth,
    LetBe,
    NoBet,
    Offer,
    Option,
    Redouble,
    Refuse,
    Sell,
    SetBank,
    Split,
    Stand,
    Take,
)
from game.rules.cards import parse
from game.rules.engine import RULES, Rules
from game.rules.irregularities import KINDS
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.table.controls import SETTLE, Controls
from game.scenes.table.hud import places_of
from game.ui.intents import Adjust, Confirm, Hot, Intent, Next, Press, Release
from game.ui.text import Fonts

TWO = (parse("9S"), parse("AH"))
BANK, HOUSE = OchkoBankRules(), OchkoRules()
WATCHFUL = OchkoBankRules(slips_announced=False)
QUESTIONS: list[tuple[Rules, tuple[Option, ...], str, dict[str, Action]]] = [
    (BANK, (CanBet(1, 3),), "bet", {"bet": Bet(1)}),
    (HOUSE, (CanDraw(), CanStand()), "draw", {"draw": Draw(), "stand": Stand()}),
    (
        HOUSE,
        (CanDraw(), CanStand(), CanSplit(2)),
        "draw",
        {"draw": Draw(), "split": Split(), "stand": Stand()},
    ),
    (BANK, (CanDouble((1, 2)), CanLetBe()), "let_be", {"double": Double(), "let_be": LetBe()}),
    (BANK, (CanDouble((1, 2), 4), CanLetBe()), "let_be", {"double": Double(), "let_be": LetBe()}),
    (
        BANK,
        (CanLetBe(), CanRedouble(2, 4), CanRefuse()),
        "let_be",
        {"redouble": Redouble(), "refuse": Refuse(), "let_be": LetBe()},
    ),
    (BANK, (CanBust(), CanStand()), "stand", {"bust": Bust(), "stand": Stand()}),
    (
        BANK,
        (CanKeep(TWO), CanKeepBoth()),
        "keep_1",
        {"keep_1": Keep(TWO[0]), "keep_2": Keep(TWO[1]), "both": KeepBoth()},
    ),
    (
        BANK,
        (CanTake(), CanSell(0, 40), CanDecline()),
        "take",
        {"take": Take(), "sell": Sell(10), "decline": Decline()},
    ),
    (BANK, (CanBuy(5, 2), CanDecline()), "decline", {"buy": Buy(), "decline": Decline()}),
    (BANK, (CanOffer(6, 30, 2), CanDecline()), "decline", {"offer": Offer(6), "decline": Decline()}),
    (YablonBankRules(), (CanBank(10, 90), CanDecline()), "bank", {"bank": SetBank(10), "decline": Decline()}),
    (YablonBankRules(), (CanPass(), CanBet(1, 30)), "bet", {"bet": Bet(1), "pass": NoBet()}),
    (RedDogRules(), (CanPass(), CanBet(1, 10)), "bet", {"bet": Bet(10), "pass": NoBet()}),
    (
        InBetweenRules(pass_allowed=True),
        (CanPass(), CanBet(1, 9), CanBetGap(2, 4)),
        "bet",
        {"bet": Bet(1), "gap": BetGap(), "pass": NoBet()},
    ),
    (RedDogRules(), (CanCall(("high", "low")),), "call_high", {"call_low": Call("low")}),
]
IDS = ["+".join(type(option).__name__ for option in options) for _, options, _, _ in QUESTIONS]


def asked(rules: Rules, options: tuple[Option, ...]) -> Controls:
    made = Controls(rules, lambda name, variant=None: None)
    made.ask(options, 200)
    made.pass_time(SETTLE)
    return made


def answer(made: Controls, *intents: Intent) -> Action | None:
    action = None
    for intent in intents:
        action = made.handle(intent, True, True)
    return action


def test_no_kind_of_option_is_left_out() -> None:
    asked_for = {type(option) for _, options, _, _ in QUESTIONS for option in options}
    assert asked_for | {CanClaim} == set(get_args(actions.AnyOption))


@pytest.mark.parametrize(("rules", "options", "first", "wanted"), QUESTIONS, ids=IDS)
def test_every_option_has_a_button_with_its_action(
    rules: Rules, options: tuple[Option, ...], first: str, wanted: dict[str, Action]
) -> None:
    made = asked(rules, options)
    assert made.focus == first
    for name, action in wanted.items():
        by_key = asked(rules, options)
        key = next(each.key for each in by_key.row if each.name == name)
        if key != "confirm":
            assert answer(by_key, Hot(key)) == action
        by_pad = asked(rules, options)
        for _ in by_pad.names:
            if by_pad.focus != name:
                by_pad.handle(Next(1), True, True)
        assert answer(by_pad, Confirm()) == action
        by_pointer = asked(rules, options)
        x, y, w, h = places_of(len(by_pointer.row))[by_pointer.names.index(name)]
        at = x + w // 2, y + h // 2
        assert answer(by_pointer, Press(*at), Release(*at)) == action


@pytest.mark.parametrize(("rules", "options", "first", "wanted"), QUESTIONS, ids=IDS)
def test_no_two_buttons_listen_to_one_key(
    rules: Rules, options: tuple[Option, ...], first: str, wanted: dict[str, Action]
) -> None:
    keys = [each.key for each in asked(rules, options).row if each.key != "confirm"]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set("cefhlpqrv")  # the table's own keys


def test_drawing_and_standing_keep_their_places_beside_a_split() -> None:
    two, three = places_of(2), places_of(3)
    for wide, narrow in ((two[0], three[0]), (two[1], three[2])):
        middle = wide[0] + wide[2] // 2
        assert narrow[0] <= middle < narrow[0] + narrow[2]


def test_a_slip_is_called_by_one_key_by_the_pad_and_by_the_ring() -> None:
    options = (CanDraw(), CanStand(), CanClaim(KINDS))
    made = asked(WATCHFUL, options)
    made.appear("unasked")
    made.pass_time(SETTLE)
    assert answer(made, Hot("c")) == answer(made, Hot("west")) == Claim("unasked")
    made.spots = (("call", (8, 255, 56, 55)),)
    assert answer(made, Press(30, 280), Release(30, 280)) == Claim("unasked")
    assert made.names == ("draw", "stand")


def test_an_announced_slip_is_called_or_let_pass_before_anything_else() -> None:
    made = asked(BANK, (CanDraw(), CanStand(), CanClaim(("unasked",))))
    assert made.names == ("call", "go_on")
    assert made.right == "unasked"
    assert answer(made, Confirm()) == Claim("unasked")
    assert answer(made, Hot("n")) is None
    assert made.names == ("draw", "stand")
    assert made.right == ""
    made.pass_time(SETTLE)
    assert answer(made, Hot("c")) == Claim("unasked")  # it is still open


def test_where_nothing_else_can_be_done_letting_pass_is_the_answer() -> None:
    made = asked(BANK, (CanLetBe(), CanClaim(("skipped",))))
    assert answer(made, Hot("n")) == LetBe()


def test_a_slip_takes_nobody_the_right_to_double_again() -> None:
    made = asked(BANK, (CanRedouble(2, 4), CanLetBe(), CanClaim(("face_up",))))
    assert made.names == ("call", "go_on")
    assert answer(made, Hot("n")) is None
    assert Redouble() in [each.action for each in made.row if made.is_open(each.name)]


def test_what_nobody_sees_is_called_all_the_same_and_costs_its_chip() -> None:
    made = asked(WATCHFUL, (CanLetBe(), CanClaim(KINDS)))
    assert answer(made, Hot("c")) == Claim(KINDS[0])


def test_without_slips_the_key_calls_nothing() -> None:
    made = asked(BANK, (CanDraw(), CanStand()))
    assert answer(made, Hot("c")) is None
    assert answer(made, Hot("west")) == Stand()


def test_a_price_is_set_like_a_bet_and_kept_apart_from_it() -> None:
    made = asked(BANK, (CanBet(1, 30),))
    assert answer(made, Adjust(8), Confirm()) == Bet(9)
    made.played(Bet(9))
    made.ask((CanTake(), CanSell(0, 40)), 90)
    made.pass_time(SETTLE)
    assert made.bet.amount == 10
    assert answer(made, Adjust(-5), Hot("s")) == Sell(5)
    assert made.bet.at(0.0) == 0
    assert made.bet.at(1.0) == 40


def test_all_chips_for_the_bank_need_a_second_press() -> None:
    made = Controls(BANK, lambda name, variant=None: None)
    made.ask((CanOffer(6, 30, 2), CanDecline()), 30)
    made.pass_time(SETTLE)
    assert answer(made, Adjust(30), Hot("b")) is None
    assert answer(made, Hot("b")) == Offer(30)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_hold_their_words(lang: str) -> None:
    words, fonts = Words(baked() / "locale", lang, strict=True), Fonts(baked() / "fonts")
    for rules, options, _, _ in QUESTIONS:
        made = asked(rules, options)
        for act in made.acts(words):
            assert fonts["body"].width(act.words) <= act.rect[2] - 6, act.words


@pytest.mark.parametrize("kind", RULES, ids=lambda kind: kind.__name__)
def test_buttons_wait_closed_before_the_first_question(kind: type[Rules]) -> None:
    made = Controls(kind(), lambda name, variant=None: None)
    assert not any(made.is_open(name) for name in made.names)
    assert answer(made, Confirm()) is None
