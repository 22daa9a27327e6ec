"""The rule card tells of slips where the dealer may slip, each with its picture."""

from __future__ import annotations

import msgspec
import pytest

from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.show.rule_card import Section, sections


def slips(rules: Rules) -> list[Section]:
    return [section for section in sections(rules) if section.head == "rule_head.slips"]


@pytest.mark.parametrize(
    ("house", "first"),
    [(OchkoRules(), 2), (OchkoBankRules(), 1), (OchkoBankRules(bottom="joker"), 2)],
)
def test_every_slip_has_its_words_and_its_picture(house: Rules, first: int) -> None:
    """A burn can be missing only where a card is burned."""
    assert slips(house) == []
    (told,) = slips(msgspec.structs.replace(house, irregularities="random"))
    assert [line.key for line in told.lines] == [f"slip_text.ox{n}" for n in range(first, 9)]
    assert [line.name for line in told.lines] == [f"slip.ox{n}" for n in range(first, 9)]
    for line in told.lines:
        assert line.cards.count("!") == 1, "one thing is not as it should be"
        known = [card for card in line.cards.replace("!", "").split() if card not in ("back", "slot")]
        assert len(parse_all(" ".join(known))) == len(known)


def keys(rules: Rules, *heads: str) -> list[str]:
    found = [section for section in sections(rules) if section.head.removeprefix("rule_head.") in heads]
    return [line.key.partition(".")[2] for section in found for line in section.lines]


def test_the_card_tells_how_the_bank_moves_here() -> None:
    """In the order of the card: naturals, start, change."""
    about = "naturals", "start", "change"
    usual = ["naturals_player", "naturals_banker", "start_1", "start_2", "change", "change_sale"]
    assert keys(OchkoBankRules(), *about) == usual
    rules = OchkoBankRules(first_banker="first_ace", natural_bank="next", first_deal_safe=True, sale="off")
    assert keys(rules, *about) == [
        "naturals_player_next",
        "naturals_banker",
        "start_ace",
        "start_2",
        "change_safe",
    ]
    assert keys(OchkoBankRules(bank_deals=3, sale="off"), "change") == ["change_holder", "change_deals"]


@pytest.mark.parametrize("kind", [OchkoRules, OchkoBankRules])
def test_the_card_tells_which_pairs_may_be_split(kind: type[Rules]) -> None:
    assert keys(kind(), "splitting")[0] == "splitting_1"
    assert keys(kind(split_by="aces"), "splitting")[0] == "splitting_only"


@pytest.mark.parametrize("kind", [OchkoRules, OchkoBankRules])
def test_the_card_tells_what_binds_who_draws(kind: type[Rules]) -> None:
    assert keys(kind(), "drawing") == ["drawing", "drawing_banker"]
    bound = kind(stand_least=15, pack_out="annul")
    assert keys(bound, "drawing") == ["drawing", "least", "annul", "drawing_banker"]
    (least,) = [each for section in sections(bound) for each in section.lines if each.key.endswith(".least")]
    assert (least.fields, least.changed) == ({"least": 15}, True)


def test_the_card_tells_when_five_cards_end_a_hand() -> None:
    assert keys(OchkoBankRules(), "bonus") == ["bonus_five", "bonus_sevens", "bonus_safe"]
    assert keys(OchkoBankRules(bonus_ends=True), "bonus")[0] == "bonus_five_ends"


def test_the_card_shows_the_joker_where_no_card_is_burned() -> None:
    assert keys(OchkoBankRules(bottom="joker"), "start") == ["start_1", "start_joker"]
