"""Ochko at the table, pixel for pixel: `python -m tests.show.test_frames_ochko` paints anew."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from game.rules import engine, places
from game.rules.actions import CanDraw, CanStand
from game.rules.cards import PACK, Card, parse_all
from game.rules.engine import Rules
from game.rules.ochko.table import Slip
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot, View
from game.scenes.table.talk import STAYS
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Hot, Intent, Menu

from .golden import FRAMES, assert_approved
from .ochko import ochko
from .stage import Table

HOUSE, SEAT = OchkoRules(deals=6, packs=1), OchkoRules(deals=6, packs=1, banker="seat")
BANK = OchkoBankRules(deals=12)
FOURFOLD = OchkoBankRules(deals=12, double="quadruple")
SLIPS = OchkoBankRules(deals=12, irregularities="scripted")
VOID = OchkoBankRules(deals=12, bottom="joker", double="off", pack_out="annul")
LEAST = OchkoBankRules(deals=12, bottom="joker", stand_least=15)
MANUAL = OchkoBankRules(deals=12, bust_call="manual")
WATCHFUL = OchkoBankRules(deals=12, irregularities="scripted", slips_announced=False)


def at_istanbul(
    rules: Rules, steps: Sequence[Intent] = (), *slips: Slip, lang: str = "en", coach: bool = False
) -> Callable[[], Canvas]:
    """A question at the long table, the last seat being the banker."""
    return moment(rules, steps, seats=14, banker=13, look="istanbul", slips=slips, lang=lang, coach=coach)


EIGHTS = "8S 4S 5S 6S 9C 8H 3H 4H 5H 6H 3C KD 2C"  # five seats, the last one banks: a pair to the person
ACE = "2S AS 4S 5S 6S 9C 3D KH 3H 4H 5H 6H 3C"  # burned, then six seats: a natural for the person
LOW = "3S KS 4S 5S 6S 9C 8D 3H 4H 5H 7H 3C"  # no card is burned: eleven, which must be drawn to
HIGH = "2S KS 4S 5S 6S 9C 3D 6H 3H 4H 5H 7H 3C KD"  # ten and six, and a ten to come


def moment(
    rules: Rules,
    steps: Sequence[Intent] = (),
    ms: int = 0,
    then: Callable[[Table], object] = lambda made: None,
    seats: int = 5,
    cards: str = "",
    banker: int | None = None,
    lang: str = "en",
    look: str = "budapest",
    slips: tuple[Slip, ...] = (),
    coach: bool = True,
    large: bool = False,
) -> Callable[[], Canvas]:
    """The picture at the question after the person answered `steps`, or `ms` milliseconds after the last."""

    def made() -> Canvas:
        with ochko(
            rules, seats, cards, banker, lang, look, slips=slips, coach=coach, large_print=large
        ) as at:
            at.ask()
            for n, step in enumerate(steps, 1):
                at.do(step)
                if n < len(steps) or not ms:
                    at.run(20)
                    at.ask()
            at.run(ms or STAYS, 10)
            then(at)
            return at.picture()

    return made


def it_is_said(what: str) -> Callable[[Table], None]:
    """Until the person has just been seen to have something."""

    def comes(at: Table) -> None:
        at.until(lambda scene: 0 in scene._director.marks and scene._director.marks[0].what == what)
        at.run(400)

    return comes


def five_cards_each(at: Table) -> None:
    """Every seat has five cards and a bet; some hands are open, one is bust, one is 21."""
    at.run(STAYS)
    director = at.scene._director
    cards = cycle(card for suit in range(4) for card in PACK[suit::4])
    shown = {2: parse_all("6C 7S 8D 9H 10C"), 7: parse_all("QC KS AC 3S 7D")}
    lying: dict[str, tuple[Slot, ...]] = {places.BURNED: (Slot(parse_all("2H")[0], True),)}
    for seat in range(director.board.seats):
        hand: list[Card] = list(shown.get(seat) or [next(cards) for _ in range(5)])
        closed = seat not in shown and seat not in (0, 3, 11)
        slots = [Slot(None if closed else hand[0], not closed and seat != 0)]
        lying[places.hand(seat)] = (*slots, *(Slot(card, True) for card in hand[1:]))
    chips = {places.stake(seat): 1 + seat % 6 for seat in range(director.board.seats) if seat != 6}
    board: View = msgspec.structs.replace(
        director.board, cards=lying, chips=director.board.chips | chips, stock=20, dealer=6, options=()
    )
    director.see(board)
    at.run(20)


def split_up(own: int, cards: int, others: dict[int, int], asked: int = 0) -> Callable[[Table], None]:
    """The person holds so many hands of so many cards and is asked about one; `others` have split too."""

    def comes(at: Table) -> None:
        at.run(STAYS)
        director = at.scene._director
        seats, pack = director.board.seats, cycle(card for suit in range(4) for card in PACK[suit::4])
        hands = {0: own, **others}
        lying: dict[str, tuple[Slot, ...]] = {places.BURNED: (Slot(parse_all("2H")[0], True),)}
        chips = {}
        for seat in range(seats):
            for number in range(hands.get(seat, 1)):
                lying[places.hand(seat, number)] = tuple(Slot(next(pack), True) for _ in range(cards))
                chips[places.stake(seat, number)] = 1 + (seat + number) % 3
        del chips[places.stake(seats - 1)]
        options = (CanDraw(asked), CanStand(asked))
        director.see(
            msgspec.structs.replace(
                director.board, cards=lying, chips=director.board.chips | chips, stock=9, options=options
            )
        )
        at.scene._controls.ask(options, 100)
        at.run(20)

    return comes


def no_card_is_left(at: Table) -> None:
    """The person stands, and the next one could draw from a pack that is used up."""
    assert at.journey.match is not None
    state = engine.pack(at.journey.match._state) | {"left": 0, "reshuffled": True}
    at.journey.match._state = msgspec.convert(state, engine.State)
    at.do(Hot("s"))
    at.run(700)


MOMENTS: dict[str, Callable[[], Canvas]] = {
    "ochko_house": moment(HOUSE, (Confirm(),)),
    "ochko_bet_ru": moment(HOUSE, lang="ru", coach=False),
    "ochko_split": moment(SEAT, (Confirm(), Hot("x")), cards=EIGHTS, banker=4, coach=False),
    "ochko_first_card": moment(BANK, seats=7, cards=HIGH, banker=6, look="bucharest", lang="ro", coach=False),
    "ochko_drawing": moment(BANK, (Confirm(),), seats=6, cards=HIGH, banker=5, look="bucharest"),
    "ochko_bust": moment(
        BANK, (Confirm(), Hot("d")), 1150, seats=6, cards=HIGH, banker=5, look="bucharest", coach=False
    ),
    "ochko_natural": moment(
        BANK,
        (Confirm(),),
        20,
        it_is_said("natural"),
        6,
        ACE,
        5,
        look="bucharest",
        coach=False,
    ),
    "ochko_joker_ru": moment(LEAST, (Confirm(),), seats=6, cards=LOW, banker=5, look="bucharest", lang="ru"),
    "ochko_void_ro": moment(VOID, (Confirm(),), 0, no_card_is_left, 6, LOW, 5, lang="ro", look="bucharest"),
    "ochko_banker": moment(BANK, (Hot("d"),), seats=8, banker=0, look="bucharest", coach=False),
    "ochko_doubling_ru": moment(BANK, seats=8, banker=0, look="bucharest", lang="ru", coach=False),
    "ochko_quadrupled_ro": moment(
        FOURFOLD, (Hot("d"),), 350, seats=8, banker=0, look="bucharest", lang="ro", coach=False
    ),
    "ochko_full": moment(BANK, seats=14, banker=13, look="istanbul", then=five_cards_each, coach=False),
    "ochko_large_full": moment(
        BANK, seats=14, banker=13, look="istanbul", then=five_cards_each, coach=False, large=True
    ),
    "ochko_large_ru": moment(
        BANK, (Confirm(),), seats=6, cards=HIGH, banker=5, lang="ru", look="bucharest", large=True
    ),
    "ochko_split_four": moment(
        BANK, seats=14, banker=13, look="istanbul", then=split_up(4, 2, {2: 2, 5: 3, 8: 4}, 2), coach=False
    ),
    "ochko_split_three_ru": moment(
        BANK,
        seats=8,
        banker=7,
        look="bucharest",
        then=split_up(3, 3, {1: 4, 3: 3, 4: 2, 6: 4}, 1),
        coach=False,
        lang="ru",
    ),
    "ochko_full_ro": at_istanbul(BANK, (Confirm(),), lang="ro", coach=True),
    "ochko_skipped": at_istanbul(SLIPS, (), Slip(1, "skipped", 0)),
    "ochko_two_first": at_istanbul(SLIPS, (Hot("c"),), Slip(1, "two_first", 0)),
    "ochko_face_up_ru": at_istanbul(SLIPS, (), Slip(1, "face_up", 0), lang="ru"),
    "ochko_watchful_ru": at_istanbul(WATCHFUL, (), Slip(1, "no_burn"), lang="ru"),
    "ochko_unasked_ro": moment(
        SLIPS,
        (Confirm(),),
        slips=(Slip(1, "unasked", 0),),
        seats=6,
        banker=5,
        look="bucharest",
        lang="ro",
        coach=False,
    ),
    "ochko_bust_unseen_ru": moment(
        MANUAL, (Confirm(), Hot("d")), seats=6, cards=HIGH, banker=5, look="bucharest", lang="ru", coach=False
    ),
    "ochko_call_wrong_ro": moment(
        WATCHFUL, (Hot("c"),), 600, seats=6, banker=5, look="bucharest", lang="ro", coach=False
    ),
    "ochko_veiled": moment(BANK, (Menu(),), 20, seats=8, banker=7, look="bucharest"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_ochko_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    assert_approved(MOMENTS[name](), name, tmp_path)


def paint(names: Sequence[str]) -> None:
    """Write the named frames anew, or all."""
    for name in names or MOMENTS:
        MOMENTS[name]().save(FRAMES / f"{name}.png")


if __name__ == "__main__":
    paint(sys.argv[1:])
