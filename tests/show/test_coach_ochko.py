"""The coach of Ochko counts only what the seat has seen, and what it says has room in three languages."""

from __future__ import annotations

import msgspec
import pytest

from game.i18n import LANGUAGES, Words
from game.odds.coach import advise
from game.paths import baked
from game.rules import places
from game.rules.actions import Claim
from game.rules.cards import parse_all
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot, View
from game.scenes.table.ochko_cloth import own_hand
from game.scenes.table.ochko_coach import action_words, bust_chance, shown_choices
from game.scenes.table.ochko_tags import counted, look_of
from game.show.layout_ochko import OchkoLayout
from game.ui.intents import Confirm
from game.ui.text import Fonts

from .ochko import ochko

HAND = places.HANDS[0]
CARDS = "2S KS 4S 5S 6S 9C 3D 6H 3H 4H 5H 7H 3C KD"
WATCHFUL = OchkoBankRules(irregularities="random", slips_announced=False)


@pytest.fixture(scope="module")
def board() -> View:
    """The table of a person who holds ten and six: the burned card and five open ones are seen besides."""
    with ochko(OchkoBankRules(deals=2), 6, CARDS, 5, look="bucharest") as at:
        at.ask()
        at.do(Confirm())
        at.run(20)
        at.ask()
        return at.scene.board


def test_the_chance_to_go_over_is_counted_over_all_cards_not_seen(board: View) -> None:
    assert len(board.seen) == 8  # the burned card, two own ones, five open ones
    over = 8 * 4 - sum(6 <= card >> 2 <= 13 for card in board.seen)  # with sixteen, from a six on
    chance = bust_chance(board, HAND)
    assert chance == pytest.approx(over / (52 - len(board.seen)))


def test_a_card_that_lies_face_up_in_the_stock_is_no_chance(board: View) -> None:
    for card, chance in (("5D", 0.0), ("8D", 1.0)):
        lying = {**board.cards, places.FOUND: (Slot(parse_all(card)[0], True),)}
        assert bust_chance(msgspec.structs.replace(board, cards=lying), HAND) == chance


def test_without_a_hand_there_is_no_chance(board: View) -> None:
    assert bust_chance(msgspec.structs.replace(board, cards={}), HAND) is None


def test_two_packs_have_every_card_twice() -> None:
    with ochko(OchkoRules(deals=2), 3) as at:
        at.ask()
        view = msgspec.structs.replace(
            at.scene.board,
            cards={HAND: tuple(Slot(card, True) for card in parse_all("KS 9D"))},
            seen=parse_all("9D KS"),
        )
        unseen = 104 - 2
        small = 2 * 4 * 2  # aces and deuces of two packs
        assert bust_chance(view, HAND) == pytest.approx((unseen - small) / unseen)


def test_where_slips_are_not_announced_the_coach_sees_none(board: View) -> None:
    advice = advise(board)
    assert advice is not None
    claim = msgspec.structs.replace(advice.choices[0], action=Claim("no_burn"))
    watchful = msgspec.structs.replace(board, rules=WATCHFUL)
    assert claim not in shown_choices(watchful, (*advice.choices[:2], claim))
    assert claim in shown_choices(board, (*advice.choices[:2], claim))


def test_totals_have_their_colours() -> None:
    assert [look_of(17, True), look_of(21, True), look_of(24, True), look_of(9, False)] == [
        "open",
        "win",
        "bust",
        "unknown",
    ]


@pytest.mark.parametrize(
    ("two_aces", "lying", "banker", "counts"),
    [
        (False, {HAND: "AS AD"}, 5, 12),
        (True, {HAND: "AS AD"}, 5, 21),
        (True, {HAND: "AS AD"}, 0, 12),  # the banker's own
        (True, {HAND: "AS AD", places.hand(0, 1): "AH AC"}, 5, 12),  # of a split pair
        (True, {HAND: "KS AS AD"}, 5, 12),  # all that is known of three cards
    ],
)
def test_two_aces_count_as_the_rules_have_it(
    board: View, two_aces: bool, lying: dict[str, str], banker: int, counts: int
) -> None:
    cards = {place: tuple(Slot(card, True) for card in parse_all(said)) for place, said in lying.items()}
    rules = OchkoBankRules(two_aces=two_aces)
    board = msgspec.structs.replace(board, rules=rules, cards=cards, dealer=banker)
    assert counted(board, HAND, parse_all("AS AD")) == counts


def test_the_hand_that_is_asked_about_is_the_persons_hand(board: View) -> None:
    assert own_hand(board, 0) == HAND
    assert own_hand(msgspec.structs.replace(board, options=()), 0) == HAND


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_has_room(lang: str, board: View) -> None:
    words, fonts = Words(baked() / "locale", lang, strict=True), Fonts(baked() / "fonts")
    body = fonts["body"].width
    layout = OchkoLayout(14, 0)
    room = layout.coach.w
    assert body(words.tr("table.bust_chance", p=100)) + 4 * 16 + 4 <= room
    assert body(words.tr("table.no_bust")) + 4 * 16 + 4 <= room
    advice = advise(board)
    assert advice is not None
    said = "  ".join(f"{action_words(words, board, each.action)} −99,9" for each in advice.choices)
    assert body(said) <= room
    for key in ("double", "redouble", "look", "bust", "bank"):
        assert body(words.tr(f"table.ask_{key}", n=999)) <= 236, key
    names = [words.tr(f"name.{who}") for who in ("fontaine", "vivienne", "emanuel")]
    assert all(body(words.tr("table.ask_buy", name=name, n=99)) <= 236 for name in names)
    total = body(words.tr("table.count")) + 8 + fonts["display2x"].width("21")
    assert 150 + total < 264
    bank = body(words.tr("table.count_bank")) + 8 + fonts["display2x"].width("10+")
    assert 264 + bank < 388


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cornice_leaves_room_for_the_title(lang: str) -> None:
    words, fonts = Words(baked() / "locale", lang, strict=True), Fonts(baked() / "fonts")
    half = fonts["display"].width(words.tr("game.ochko")) // 2 + 30
    bets = words.tr("table.bets", low=1, high=100)
    for said in (f"{bets} · {words.tr('table.hand_of', n=48, m=48)}", words.tr("table.draw_bank")):
        assert 632 - fonts["body"].width(said) > 320 + half, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_banners_and_plates_hold_their_words(lang: str) -> None:
    words, fonts = Words(baked() / "locale", lang, strict=True), Fonts(baked() / "fonts")
    for key in ("cry_natural", "cry_bust", "cry_bonus", "cry_doubled"):
        assert fonts["display"].width(words.tr(f"table.{key}")) <= 420
    assert fonts["display"].width(words.tr("table.bank_to", name=words.tr("name.vivienne"))) <= 420
    layout = OchkoLayout(14, 0)
    plate = 16 + fonts["body"].width(words.tr("table.bank")) + fonts["display"].width("9999")
    assert plate <= layout.bank_plate.w
    for what in ("stands", "bust", "natural", "bonus", "redoubles", "refuses", "declines", "keeps", "calls"):
        assert fonts["body"].width(words.tr(f"table.said_{what}")) <= 66, what
    assert fonts["body"].width(words.tr("table.said_sells", n=999)) <= 76
