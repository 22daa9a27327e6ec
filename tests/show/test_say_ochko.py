"""What the log and the passengers say of Ochko: everything that is seen, nothing that is hidden."""

from __future__ import annotations

import pytest

from game.i18n import LANGUAGES, Words
from game.paths import baked
from game.rules import engine
from game.rules.cards import parse
from game.rules.events import (
    BankOffered,
    BankSold,
    BetPlaced,
    BonusMade,
    Busted,
    CardDealt,
    DealAnnulled,
    DealBegan,
    Doubled,
    DoubleRefused,
    Event,
    HandLost,
    HandSplit,
    HandWon,
    NaturalShown,
    Redoubled,
    SlipCalled,
    SlipLapsed,
    Stood,
    Withdrew,
)
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot, View
from game.show.say import log_line, occasion

NAMES = ("Anna", "Boris", "Clara")


def table() -> View:
    view = engine.view(engine.start(OchkoBankRules(), [50] * 3, 5).state, None)
    hand = (Slot(None, False), Slot(parse("5S"), True))
    return View(
        **{name: getattr(view, name) for name in View.__struct_fields__} | {"cards": {"hand 1": hand}}
    )


BOARD = table()
PLAYER = (BOARD.dealer + 1) % 3
TOLD: list[tuple[Event, str]] = [
    (DealBegan(2, 1), "Deal 2: Boris deals"),
    (DealBegan(2, -1), "Deal 2: the house deals"),
    (DealAnnulled(), "No card is left: the deal is void"),
    (BetPlaced(0, 3), "Anna bets 3"),
    (CardDealt("hand 1", parse("7H"), True, 20), "Boris draws: 7♥"),
    (Busted(1, 0, 24), "Boris: bust, 24"),
    (Busted(-1, 0, 26), "The house: bust, 26"),
    (NaturalShown(0), "Anna: natural"),
    (BonusMade(2, 0, "sevens", 3), "Clara: bonus, ×3"),
    (Stood(2), "Clara stands"),
    (HandSplit(1, 0, 1), "Boris splits"),
    (Doubled(1, (0, 2)), "Boris doubles"),
    (Doubled(1, (0, 2), 4), "Boris quadruples"),
    (Redoubled(0), "Anna redoubles"),
    (DoubleRefused(0), "Anna gives up the bet"),
    (HandWon(0, 6, "natural"), "Win: Anna, +6"),
    (HandLost(2, 2, "lower"), "Loss: Clara, −2"),
    (HandLost(2, 2, "tie"), "Equal totals, to the bank: Clara, −2"),
    (BankOffered(1, 5), "Boris offers the bank: 5"),
    (BankSold(1, 2, 5), "The bank goes to Clara for 5"),
    (SlipCalled(0, "face_up", True), "Anna calls a slip, rightly"),
    (SlipCalled(0, "face_up", False), "Anna calls a slip, wrongly"),
    (SlipLapsed("two_first", 2), "Nobody called: two cards in round one"),
    (Withdrew(0), "Anna takes the bet back"),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=lambda each: type(each).__name__)
def test_the_log_tells_what_happened(event: Event, line: str) -> None:
    words = Words(baked() / "locale", "en", strict=True)
    assert log_line(event, BOARD, NAMES.__getitem__, words.tr) == line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_has_its_words_in_every_language(lang: str) -> None:
    words = Words(baked() / "locale", lang, strict=True)
    for event, _ in TOLD:
        assert log_line(event, BOARD, NAMES.__getitem__, words.tr)


@pytest.mark.parametrize("card", [None, parse("7H")])
def test_a_closed_card_is_in_no_line(card: object) -> None:
    words = Words(baked() / "locale", "en", strict=True)
    event = CardDealt("hand 1", card, False, 20)  # type: ignore[arg-type]
    assert log_line(event, BOARD, NAMES.__getitem__, words.tr) is None


@pytest.mark.parametrize(
    ("event", "who"),
    [
        (BetPlaced(0, 1), (0, "bet_small")),
        (BetPlaced(0, 2), None),
        (BetPlaced(0, 3), (0, "bet_big")),
        (NaturalShown(2), (2, "natural")),
        (Busted(PLAYER, 0, 25), (PLAYER, "bust")),
        (Busted(BOARD.dealer, 0, 25), (BOARD.dealer, "banker_loses")),
        (HandWon(0, 12, "cards"), (0, "big_win")),
        (HandWon(0, 2, "higher"), (0, "win")),
        (HandLost(0, 2, "tie"), (0, "lose")),
        (HandLost(0, 2, "banker_natural"), (BOARD.dealer, "banker_takes")),
        (SlipCalled(0, "face_up", True), (BOARD.dealer, "caught_slip")),
        (SlipCalled(0, "face_up", False), (BOARD.dealer, "wrong_call")),
    ],
)
def test_passengers_speak_when_there_is_something_to_say(event: Event, who: object) -> None:
    assert occasion(event, BOARD) == who
