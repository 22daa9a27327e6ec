"""The rule card tells of slips where the dealer may slip, each with its picture."""

from __future__ import annotations

import msgspec
import pytest

from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.show.rule_card import sections
from game.show.rule_lines import Section


def slips(rules: Rules) -> list[Section]:
    return [section for section in sections(rules) if section.head == "rule_head.slips"]


@pytest.mark.parametrize(
    ("house", "first"),
    [(OchkoRules(), 2), (OchkoBankRules(), 1), (OchkoBankRules(bottom="joker"), 2)],
)
def test_every_slip_has_its_words_and_its_picture(house: Rules, first: int) -> None:
    """A burn can be missing only where a card is burned, a bust only where the table does not count."""
    assert slips(house) == []
    manual = msgspec.structs.replace(house, bust_call="manual")
    assert [[line.key for line in told.lines] for told in slips(manual)] == [["slip_text.ox4"]]
    (few,) = slips(msgspec.structs.replace(house, irregularities="random"))
    assert [line.key for line in few.lines] == [f"slip_text.ox{n}" for n in range(first, 9) if n != 4]
    (told,) = slips(msgspec.structs.replace(manual, irregularities="random"))
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
    usual = ["naturals_player", "naturals_banker", "start_1", "start_2", "change"]
    usual += ["change_broke", "change_sale"]
    assert keys(OchkoBankRules(), *about) == usual
    rules = OchkoBankRules(first_banker="first_ace", natural_bank="next", first_deal_safe=True, sale="off")
    assert keys(rules, *about) == [
        "naturals_player_next",
        "naturals_banker",
        "start_ace",
        "start_2",
        "change_safe",
        "change_broke",
    ]
    assert keys(OchkoBankRules(bank_deals=3, sale="off"), "change") == [
        "change",
        "change_deals",
        "change_broke",
    ]
    assert keys(OchkoBankRules(credit=True, sale="off"), "change") == ["change"], "nobody is ever broke"
    for new in (OchkoBankRules(sale="entitled"), OchkoBankRules(bank_deals=3)):
        assert keys(new, "change")[-2:] == ["change_sale", "change_sale_new"], "a sitting banker cannot sell"


@pytest.mark.parametrize("kind", [OchkoRules, OchkoBankRules])
def test_the_card_tells_which_pairs_may_be_split(kind: type[Rules]) -> None:
    assert keys(kind(), "splitting")[0] == "splitting_1"
    assert keys(kind(split_by="aces"), "splitting")[0] == "splitting_only"
    assert keys(kind(), "splitting")[1:] == ["splitting_2", "splitting_aces"]
    assert keys(kind(split_rights="full"), "splitting")[1:] == ["splitting_2", "splitting_full"]


@pytest.mark.parametrize("kind", [OchkoRules, OchkoBankRules])
def test_the_card_tells_what_binds_who_draws(kind: type[Rules]) -> None:
    drawing, banker = keys(kind(), "drawing")
    bound = kind(stand_least=15, pack_out="annul")
    assert keys(bound, "drawing") == [drawing, "least", "annul", banker]
    (least,) = [each for section in sections(bound) for each in section.lines if each.key.endswith(".least")]
    assert (least.fields, least.changed) == ({"least": 15}, True)


def test_the_card_tells_where_a_bound_banker_stands() -> None:
    found = [line for section in sections(OchkoRules(stands_on=16)) for line in section.lines]
    (drawn,) = [line for line in found if line.key.endswith("drawing_stands")]
    assert (drawn.fields, drawn.changed) == ({"stands": 16}, True)


@pytest.mark.parametrize(
    ("rules", "usual", "told"),
    [
        (InBetweenRules(leftover="leader"), "end", "end_leader"),
        (YablonRules(pool_limit=9, pool_limit_timing="after_deal"), "limit", "limit_after"),
        (RedDogRules(rd_raise="up_to"), "bet_exact", "bet"),
        (RedDogRules(rd_raise="up_to_four"), "bet_exact", "bet_four"),
        (OchkoRules(two_aces=True), "cards", "cards_aces"),
        (OchkoRules(both_natural="push"), "naturals_banker", "naturals_push"),
        (OchkoRules(split_by="value"), "splitting_1", "splitting_value"),
        (OchkoRules(split_rights="full"), "splitting_aces", "splitting_full"),
        (OchkoBankRules(two_aces=True), "cards", "cards_aces"),
        (OchkoBankRules(both_natural="push"), "naturals_banker", "naturals_push"),
        (OchkoBankRules(refuse_double="fold"), "doubling_1", "doubling_fold"),
        (OchkoBankRules(double="individual"), "doubling_1", "doubling_single"),
        (
            OchkoBankRules(double="individual", refuse_double="fold"),
            "doubling_1",
            "doubling_single_fold",
        ),
        (OchkoBankRules(bonus_cap=4), "bonus_five", "bonus_five_capped"),
        (OchkoBankRules(double="quadruple"), "doubling_1", "doubling_four"),
        (OchkoBankRules(double="quadruple"), "doubling_2", "doubling_four"),
        (OchkoBankRules(double="quadruple", refuse_double="fold"), "doubling_1", "doubling_four_fold"),
        (YablonBankRules(bank_refill=True), "change_empty", "change_refill"),
        (YablonBankRules(bank_deals=3), "change_end", "change_deals"),
        (YablonBankRules(bank_deals=0), "change_end", "change_stays"),
        (OchkoBankRules(sale_mode="auction"), "change_sale", "change_sale_auction"),
    ],
)
def test_no_sentence_is_left_that_the_house_has_otherwise(rules: Rules, usual: str, told: str) -> None:
    said, before = (
        {line.key.partition(".")[2]: line.changed for section in sections(house) for line in section.lines}
        for house in (rules, type(rules)())
    )
    assert said[told]
    assert usual not in said
    if "limit" not in usual:  # a pool has none as a rule
        assert usual in before


def test_the_card_tells_when_five_cards_end_a_hand() -> None:
    assert keys(OchkoBankRules(), "bonus") == ["bonus_five", "bonus_sevens", "bonus_safe"]
    assert keys(OchkoBankRules(bonus_ends=True), "bonus")[0] == "bonus_five_ends"


def test_the_card_counts_the_bet_in_where_the_house_does() -> None:
    """What it says is what comes back, the bet among it: a highest bonus of two bets is ×3 then."""
    rules = OchkoBankRules(bonus_with_bet=True, bonus_cap=2)
    assert keys(rules, "bonus") == ["bonus_five_capped", "bonus_sevens", "bonus_with_bet", "bonus_safe"]
    five, sevens, *_ = next(section.lines for section in sections(rules) if section.head == "rule_head.bonus")
    assert five.fields == {"five": 2, "six": 3, "most": 3}
    assert sevens.fields == {"sevens": 3, "ladder": 2}


def test_the_card_of_a_seat_that_banks_tells_of_doubling() -> None:
    doubled = OchkoRules(banker="seat", double="all", redouble=False)
    assert keys(doubled, "doubling") == ["doubling_1"]
    assert keys(OchkoRules(double="all"), "doubling") == []  # a house that is no seat never doubles
    assert keys(OchkoRules(banker="seat"), "doubling") == []


def test_the_card_shows_the_joker_where_no_card_is_burned() -> None:
    assert keys(OchkoBankRules(bottom="joker"), "start") == ["start_1", "start_joker"]


def test_the_card_of_the_pool_tells_of_too_few_chips_and_of_the_limit() -> None:
    assert keys(YablonRules(), "bet", "limit") == ["bet", "bet_short"]
    assert keys(YablonRules(short_pool="any"), "bet") == ["bet"], "the house rules tell it"
    timings = {"end_deal_now": "limit", "continue": "limit_on", "after_deal": "limit_after"}
    for timing, key in timings.items():
        assert keys(YablonRules(pool_limit=60, pool_limit_timing=timing), "limit")[0] == key  # type: ignore[arg-type]
