"""The rule card of a game as the house plays it: sentences with their numbers, and what is not usual."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from game.rules.spreads import PAIR_ODDS, odds
from game.rules.tags import tag_of

from .rule_card_ochko import ochko_bank_card, ochko_card
from .rule_lines import Line, Section, Sentences

CHIPS = frozenset({"ante", "min", "pair", "limit", "bank_min", "cap", "cap2", "cap4", "gap", "see"})
"""The numbers in sentences that are chips; the others are plain."""


class Setting(msgspec.Struct, frozen=True):
    """A house rule that is not as usual: the keys of its name and value, or the number it is set to."""

    name: str
    value: str
    number: int | None


def sections(rules: Any) -> tuple[Section, ...]:
    """The card of the game, top to bottom; `LookupError` for a game without one."""
    return _CARDS[tag_of(rules)](rules)


def in_force(rules: Any) -> tuple[Setting, ...]:
    """The house rules that differ from the usual game (how long a sitting is does not count)."""
    usual, variant = type(rules)(), tag_of(rules)
    found = []
    for field in rules.__struct_fields__:
        value = getattr(rules, field)
        if field in ("ante", "deals", "least_bet") or value == getattr(usual, field):
            continue
        name = word_of(variant, field)
        found.append(Setting(f"house.{name}", value_key(name, value), _number(value)))
    return tuple(found)


def word_of(variant: str, field: str) -> str:
    """What a setting of a game is called in the words: `house.<word>`, `house_text.<word>`."""
    return _NAMES.get(field, _PREFIXES.get(variant, "") + field)


# Where the name of a setting in the rules is not its name in the words.
_PREFIXES = {"in_between": "ib_", "ochko": "o_", "ochko_bank": "o_"}
_NAMES = {
    "pass_allowed": "ib_pass",
    "post_times": "ib_post",
    "ace_post_times": "ib_ace_post",
    "match_times": "ib_match",
    "half_pot_first": "ib_first_round",
    "ace_call": "ib_ace",
    "pair_takes": "ib_pair_takes",
    "cover": "ib_cover",
    "packs": "packs",
    "draw_tie": "draw_tie",
    "credit": "credit",
    "eight_seven_six": "o_876",
    **{
        name: name
        for name in (
            "bust_call",
            "irregularities",
            "max_split_hands",
            "ox4_scope",
            "ox8_refuse_ends_turn",
            "split_by",
        )
    },
}


def _number(value: Any) -> int | None:
    return value if type(value) is int else None


def value_key(name: str, value: Any) -> str:
    """The key of a value of the setting that is called `name` in the words."""
    if value is True or value is False or value == "off":
        return "value.any.on" if value is True else "value.any.off"
    return f"value.{name}.{value}"


def _in_between(rules: Any) -> tuple[Section, ...]:
    line = Sentences(rules)
    special = [_pair(rules, line), _neighbours(rules, line)]
    if rules.ace_call:
        special.append(line(_ACES[rules.ace_when], "AS", "ace_call"))
    turn = [line("turn")]
    if rules.to_see:
        turn.append(line("turn_to_see", "", "to_see", see=rules.to_see))
    last = "end_leader" if rules.leftover == "leader" else "end"
    end = [line(last, "", "leftover", rotations=rules.deals)] if rules.deals else []
    return (
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.cards", (line("cards", "2C 10H JS QD KH AS"),)),
        Section("rule_head.start", (line("start_1", ante=rules.ante), line("start_2"))),
        Section("rule_head.turn", tuple(turn)),
        Section("rule_head.bet", tuple(_bets(rules, line))),
        Section("rule_head.result", tuple(_results(rules, line))),
        Section("rule_head.special", tuple(special)),
        Section("rule_head.next", (*_next(rules, line), *end)),
    )


def _bets(rules: Any, line: Sentences) -> Iterator[Line]:
    yield line("bet", min=rules.least_bet)
    yield line("bet_pass" if rules.pass_allowed else "bet_no_pass", "", "pass_allowed")
    if rules.half_pot_first:
        yield line("bet_half", "", "half_pot_first")
    if cap := rules.rising_cap:
        yield line("bet_cap", "", "rising_cap", cap=cap, cap2=2 * cap, cap4=4 * cap)
    if rules.ante_back:
        yield line("bet_ante", "", "ante_back", ante=rules.ante)
    if rules.gap_bet:
        yield line("bet_gap", "6S 8H", "gap_bet", gap=rules.gap_bet)


def _results(rules: Any, line: Sentences) -> Iterator[Line]:
    yield line("result_win", "5H 7S 9C")
    if rules.post_times > 1:
        yield line("result_post", "5H 9D 9C", "post_times", post=rules.post_times)
    else:
        yield line("result_lose", "5H 9D 9C")
    if rules.ace_post_times > rules.post_times:
        yield line("result_ace", "5H AD AC", "ace_post_times", post=rules.ace_post_times)


_ACES = {"first": "special_ace", "both": "special_ace_both", "deal": "special_ace_deal"}


def _next(rules: Any, line: Sentences) -> tuple[Line, Line]:
    ends = rules.empty_pot == "end"
    return (
        line("next_end", "", "empty_pot") if ends else line("next_empty", ante=rules.ante),
        line("next_stays", "", "dealer_stays") if rules.dealer_stays else line("next_deal"),
    )


def _pair(rules: Any, line: Sentences) -> Line:
    if rules.pair == "highlow":
        return line("special_highlow", "9H 9C", "pair", match=rules.match_times)
    if rules.pair == "take":
        return line("special_pair", "9H 9C", "pair_takes", pair=rules.pair_takes)
    if rules.pair in ("each", "bank"):
        return line(f"special_pair_{rules.pair}", "9H 9C", "pair", pair=rules.pair_takes)
    return line(f"special_pair_{rules.pair}", "9H 9C", "pair")


def _neighbours(rules: Any, line: Sentences) -> Line:
    if rules.consecutive == "min1":
        return line("special_neighbours", "10S JD", min=rules.least_bet)
    return line(f"special_neighbours_{rules.consecutive}", "10S JD", "consecutive")


_LIMITS = {"end_deal_now": "limit", "continue": "limit_on", "after_deal": "limit_after"}


def _yablon(rules: Any) -> tuple[Section, ...]:
    line = Sentences(rules)
    usual = (rules.short_pool, rules.short_stack) == ("whole", "all_in")
    short = (line("bet_short"),) if usual else ()
    found = [
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.cards", (line("cards", "2C 10H JS QD KH AS"),)),
        Section("rule_head.start", (line("start_1", ante=rules.ante), line("start_2"))),
        Section("rule_head.turn", (line("turn"), line("turn_no_bet"))),
        Section("rule_head.bet", (line("bet"), *short)),
        Section("rule_head.result", (line("result_win", "3S 9H KD"), line("result_lose", "5C 9S 9D"))),
    ]
    if rules.hopeless_bets == "forbid":
        found.append(Section("rule_head.special", (line("special", "6H 6S 10C JD"),)))
    found.append(Section("rule_head.next", (line("next"),)))
    if rules.pool_limit:
        limit = [line(_LIMITS[rules.pool_limit_timing], "", "pool_limit", limit=rules.pool_limit)]
        if rules.pool_remainder == "stay":
            limit.append(line("limit_rest"))
        found.append(Section("rule_head.limit", tuple(limit)))
    return tuple(found)


def _yablon_bank(rules: Any) -> tuple[Section, ...]:
    line = Sentences(rules)
    bank = (line("bank_1"), line("bank_2", "", "bank_min", bank_min=rules.bank_min))
    bet = line("bet", "", "bank_min_bet", min=rules.bank_min_bet)
    empty = line("change_refill", "", "bank_refill") if rules.bank_refill else line("change_empty")
    end = {0: "change_stays", 1: "change_end"}.get(rules.bank_deals, "change_deals")
    lost = [line("result_lose", "5C 9S 9D")] if rules.bank_absorbs else []
    return (
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.start", (line("start"),)),
        Section("rule_head.bank", bank),
        Section("rule_head.bet", (bet,)),
        Section("rule_head.result", (line("result_win", "3S 9H KD"), *lost)),
        Section("rule_head.change", (empty, line(end, "", "bank_deals", deals=rules.bank_deals))),
    )


def _red_dog(rules: Any) -> tuple[Section, ...]:
    line = Sentences(rules)
    p1, p2, p3 = (odds(spread) for spread in (1, 2, 3))
    pair = line("special_pair", "7H 7C", trips=PAIR_ODDS)
    raises = {"exact": "bet_exact", "up_to": "bet", "up_to_four": "bet_four"}[rules.rd_raise]
    return (
        Section("rule_head.aim", (line("aim"),)),
        Section("rule_head.cards", (line("cards", "2C 10H JS QD KH AS", "packs", packs=rules.packs),)),
        Section("rule_head.start", (line("start", "3C JD"),)),
        Section("rule_head.bet", (line(raises, "", "rd_raise"),)),
        Section("rule_head.result", (line("result", "5H 7S 9C"),)),
        Section("rule_head.pays", (line("pays", p1=p1, p2=p2, p3=p3),)),
        Section("rule_head.special", (line("special_neighbours", "10S JD"), pair)),
    )


_CARDS: dict[str, Callable[[Any], tuple[Section, ...]]] = {
    "in_between": _in_between,
    "yablon": _yablon,
    "yablon_bank": _yablon_bank,
    "red_dog": _red_dog,
    "ochko": ochko_card,
    "ochko_bank": ochko_bank_card,
}
