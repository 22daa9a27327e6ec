"""Text forms one by one: what may be done, what happened, and seats by their letters."""

from __future__ import annotations

import pytest

from game.rules import text
from game.rules.actions import (
    AnyAction,
    CanBank,
    CanBet,
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
    Keep,
    KeepBoth,
    LetBe,
    Offer,
    Option,
    Sell,
)
from game.rules.cards import parse, parse_all
from game.rules.event import Event
from game.rules.events import (
    Asked,
    CardDealt,
    CardPutUnder,
    CardsSeen,
    DealEnded,
    DeckShuffled,
    HandWon,
    PoolDivided,
    SittingEnded,
)
from game.rules.places import MOST_SEATS


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (CanPass(), "no bet"),
        (CanBet(5, 20), "bet 5 to 20"),
        (CanBet(5, 5), "bet 5"),
        (CanBank(5, 20), "bank 5 to 20"),
        (CanBank(5, 5), "bank 5"),
        (CanSell(0, 9), "sell 0 to 9"),
        (CanSell(0, 0), "sell 0"),
        (CanOffer(3, 8, 1), "offer 3 to 8"),
        (CanOffer(3, 3, 1), "offer 3"),
        (CanCall(("high", "low")), "call high or low"),
        (CanCall(("lower",)), "call lower"),
        (CanClaim(("no_burn", "unasked")), "claim no_burn or unasked"),
        (CanKeep(parse_all("7S 10H")), "keep 7S or 10H"),
        (CanKeepBoth(), "keep both"),
        (CanBuy(5, 1), "buy"),
        (CanTake(), "take"),
        (CanDecline(), "decline"),
        (CanDraw(), "draw"),
        (CanStand(), "stand"),
        (CanSplit(2), "split"),
        (CanDouble((0, 1)), "double"),
        (CanRedouble(1, 2), "redouble"),
        (CanRefuse(), "refuse"),
        (CanBust(), "bust"),
        (CanLetBe(), "let be"),
    ],
)
def test_what_may_be_done_is_written_as_it_is_played(option: Option, words: str) -> None:
    assert text.option(option) == words


def test_options_lie_in_one_line() -> None:
    assert text.options((CanPass(), CanBet(1, 5))) == "no bet, bet 1 to 5"
    assert text.options(()) == "nothing"


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("sell 0", Sell(0)),
        ("offer 12", Offer(12)),
        ("claim unasked", Claim("unasked")),
        ("keep 10H", Keep(parse("10H"))),
        ("keep both", KeepBoth()),
        ("let be", LetBe()),
    ],
)
def test_plays_of_ochko_are_written_and_read(words: str, action: AnyAction) -> None:
    assert text.action(action) == words
    assert text.parse_action(words) == action


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CardDealt("hand 1", parse("9S"), True, 40), "card_dealt hand 1 9S up, 40 left"),
        (CardDealt("hand 1", None, False, 40), "card_dealt hand 1 ?? down, 40 left"),
        (CardsSeen(1, "hand 1", parse_all("9S 2D")), "cards_seen seat 1 hand 1 9S 2D"),
        (CardsSeen(1, "hand 1", (None, None)), "cards_seen seat 1 hand 1 ?? ??"),
        (CardPutUnder("hand 0", 1, None, False, 9), "card_put_under src hand 0 index 1 ?? up False stock 9"),
        (PoolDivided(5, (0, 2), 1), "pool_divided share 5 seats 0 2 remainder 1"),
        (HandWon(0, 4, "natural", 1), "hand_won seat 0 amount 4 why natural hand 1"),
        (Asked(2, (CanPass(), CanBet(1, 5))), "asked seat 2: no bet, bet 1 to 5"),
        (Asked(2, ()), "asked seat 2: nothing"),
        (DealEnded(3), "deal_ended number 3"),
        (SittingEnded("deals", (5, 6)), "sitting_ended why deals chips 5 6"),
    ],
)
def test_an_event_is_its_kind_and_its_facts(event: Event, words: str) -> None:
    assert text.line(event) == words


@pytest.mark.parametrize(
    ("event", "card"),
    [
        (CardDealt("hand 1", parse("9S"), True, 40), "9S"),
        (CardDealt("hand 1", None, False, 40), "??"),
    ],
)
def test_cards_have_their_names_in_plain_values(event: Event, card: str) -> None:
    assert text.plain(event)["card"] == card


def test_several_cards_have_their_names_too() -> None:
    assert text.plain(CardsSeen(1, "hand 1", parse_all("9S 2D")))["cards"] == ["9S", "2D"]
    assert text.plain(CardsSeen(1, "hand 1", (None, None)))["cards"] == ["??", "??"]
    assert text.plain(DeckShuffled(0, 52)) == {"event": "deck_shuffled", "seat": 0, "cards": 52}
    assert text.plain(DealEnded(3)) == {"event": "deal_ended", "number": 3}
    ended = text.plain(SittingEnded("deals", (5, 6)))
    assert ended == {"event": "sitting_ended", "why": "deals", "chips": (5, 6)}


def test_seats_have_letters_and_are_read_by_letter_and_by_number() -> None:
    letters = [text.seat_letter(seat) for seat in range(MOST_SEATS)]
    assert (letters[0], letters[-1], len(set(letters))) == ("A", "Q", MOST_SEATS)
    for seat, letter in enumerate(letters):
        assert (
            text.parse_seat(letter) == text.parse_seat(letter.lower()) == text.parse_seat(str(seat)) == seat
        )
    for wrong in ("R", "17", "-1", "", "AA", "¹"):
        with pytest.raises(ValueError, match=f"^'{wrong}' is no seat: write a letter from A to Q$"):
            text.parse_seat(wrong)
