"""The rule cards of both games of Ochko, as the house plays them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .rule_lines import Line, Section, Sentences


def ochko_card(rules: Any) -> tuple[Section, ...]:
    """The card of Ochko with permanent bank."""

    line = Sentences(rules)
    low, high = rules.least_bet, rules.most_bet
    naturals = (
        line("naturals", "AH KC", natural=2),
        line(_banker_natural(rules), "10S AD", "both_natural", natural=2),
    )
    drawn = line("drawing_stands", "", "stands_on", stands=rules.stands_on)
    return (
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.cards", (_values(rules),)),
        Section("rule_head.bank", (line("bank", "", "packs", packs=rules.packs),)),
        Section("rule_head.bet", (line("bet", min=low, max=high), line("start"))),
        Section("rule_head.naturals", naturals),
        Section("rule_head.drawing", (line("drawing"), *_bound(rules), drawn)),
        *(_doubling(rules) if rules.banker == "seat" else ()),
        *((Section("rule_head.ties", (line("ties", "10H 9S QD 9D"),)),) if rules.ties else ()),
        Section("rule_head.splitting", _splitting(rules)),
        *_bonuses(rules),
        *_slips(rules),
    )


def ochko_bank_card(rules: Any) -> tuple[Section, ...]:
    """The card of Ochko with changing bank."""

    line = Sentences(rules)
    low, high = rules.least_bet, rules.most_bet
    passes = rules.natural_bank == "next"
    player = line("naturals_player_next" if passes else "naturals_player", "AH KC", "natural_bank", natural=2)
    naturals = player, line(_banker_natural(rules), "10S AD", "both_natural", natural=2)
    ace = rules.first_banker == "first_ace"
    drawn = line("start_ace", "AS AH", "first_banker") if ace else line("start_1", "JS JC")
    dealt = line("start_2") if rules.burns else line("start_joker", "joker", "bottom")
    found = [
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.cards", (_values(rules),)),
        Section("rule_head.naturals", naturals),
        Section("rule_head.start", (drawn, dealt)),
        Section("rule_head.bet", (line("bet", min=low, max=high),)),
        *_bonuses(rules),
        *_doubling(rules),
        Section("rule_head.drawing", (line("drawing"), *_bound(rules), line("drawing_banker"))),
        Section("rule_head.ties", (line("ties", "10H 9S QD 9D", "ties"),) if rules.ties else ()),
        Section("rule_head.splitting", _splitting(rules)),
        Section("rule_head.change", tuple(_changes(rules, line))),
        *_slips(rules),
    ]
    return tuple(section for section in found if section.lines)


_DOUBLES = {
    ("all", "off"): "1",
    ("all", "fold"): "fold",
    ("individual", "off"): "single",
    ("individual", "fold"): "single_fold",
    ("quadruple", "off"): "four",
    ("quadruple", "fold"): "four_fold",
}


def _doubling(rules: Any) -> tuple[Section, ...]:
    """What the banker may make of the bets, and the players then."""
    if rules.double == "off":
        return ()
    usual = type(rules)()
    changed = (rules.double, rules.refuse_double) != (usual.double, usual.refuse_double)
    word = "rule_ochko_bank.doubling"
    lines = [Line(f"{word}_{_DOUBLES[rules.double, rules.refuse_double]}", changed=changed)]
    if rules.redouble and rules.double != "quadruple":
        lines.append(Line(f"{word}_2"))
    return (Section("rule_head.doubling", tuple(lines)),)


def _values(rules: Any) -> Line:
    """What the cards count."""
    return Line(f"rule_ochko.cards{'_aces' if rules.two_aces else ''}", {}, "AS 5H 9C KD", rules.two_aces)


def _banker_natural(rules: Any) -> str:
    """What becomes of a player's natural against the banker's."""
    return "naturals_banker" if rules.both_natural == "pay" else "naturals_push"


def _bound(rules: Any) -> Iterator[Line]:
    """What the house asks of who draws: a total to stand on, and cards that are still there."""
    if rules.stand_least:
        yield Line("rule_ochko.least", {"least": rules.stand_least}, changed=True)
    if rules.pack_out == "annul":
        yield Line("rule_ochko.annul", changed=True)


def _splitting(rules: Any) -> tuple[Line, ...]:
    """Which pairs may be split, how both hands are played, and what aces get."""
    full = rules.split_rights == "full"
    aces = Line(f"rule_ochko.splitting_{'full' if full else 'aces'}", {}, "AS AH", full)
    return (*_pairs(rules), Line("rule_ochko.splitting_2"), aces)


def _pairs(rules: Any) -> tuple[Line, ...]:
    """Which pairs may be split."""
    if rules.split_by == "aces":
        return (Line("rule_ochko.splitting_only", {}, "AS AH", True),)
    if rules.split_by == "value":
        return (Line("rule_ochko.splitting_value", {}, "10S KH", True),)
    return (Line("rule_ochko.splitting_1", {}, "8S 8H"),)


def _changes(rules: Any, line: Sentences) -> Iterator[Line]:
    """How the bank of a changing bank moves."""
    if rules.natural_bank == "holder":
        yield line("change")
    if rules.first_deal_safe:
        yield line("change_safe", "", "first_deal_safe")
    if rules.bank_deals:
        yield line("change_deals", "", "bank_deals", deals=rules.bank_deals)
    if not rules.credit:
        yield line("change_broke")
    if rules.sale != "off":
        yield line("change_sale_auction" if rules.sale_mode == "auction" else "change_sale", "", "sale_mode")
        if rules.sale == "entitled" or rules.bank_deals:
            yield line("change_sale_new", "", "sale", "bank_deals")


def _bonuses(rules: Any) -> tuple[Section, ...]:
    """Hands that are paid extra, as pictures with their prices; nothing where the house pays none."""
    if not rules.bonus:
        return ()
    own = int(rules.bonus_with_bet)  # the sentences count the own bet in where the house does
    most = rules.bonus_cap + own if rules.bonus_cap else 128
    changed = rules.bonus_cap != type(rules)().bonus_cap
    five, six, sevens, ladder = (min(most, times) for times in (2, 4, 3, 2))
    word = "rule_ochko_bank.bonus"
    many = "five_ends" if rules.bonus_ends else "five_capped" if rules.bonus_cap else "five"
    changes = changed or rules.bonus_ends
    suit = "8S 7S 6S" if rules.eight_seven_six == "same_suit" else "8H 7D 6C"
    lines = (
        Line(f"{word}_{many}", {"five": five, "six": six, "most": most}, "AC 2H 4S 3D 6C", changes),
        Line(f"{word}_sevens", {"sevens": sevens, "ladder": ladder}, "7S 7D 7C", changed),
        *((Line(f"{word}_with_bet", changed=True),) if own else ()),
        Line(f"{word}_safe", {}, suit),
    )
    return (Section("rule_head.bonus", lines),)


_SLIPS = (
    "back slot!", "back slot! back", "9S! back", "10S 7H 8D!", "back back!", "9S 4H 6C!", "back 7D!",
    "8S 6H KC!",
)  # fmt: skip
"""How the table lies after each slip of the dealer, in the order of OX1 to OX8."""


def _slips(rules: Any) -> tuple[Section, ...]:
    """What everybody may do when the dealer slips, or who is over 21 says nothing, where that can happen."""
    slips = rules.irregularities != "off"
    happens = {1: slips and rules.burns, 4: rules.bust_call == "manual"}
    told = tuple(
        Line(f"slip_text.ox{n}", cards=cards, name=f"slip.ox{n}")
        for n, cards in enumerate(_SLIPS, start=1)
        if happens.get(n, slips)
    )
    return (Section("rule_head.slips", told),) if told else ()
