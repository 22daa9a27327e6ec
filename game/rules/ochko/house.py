"""House rules that both games of Ochko know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..actions import Problem
from ..house import MOST_CHIPS, HouseRules
from ..places import MOST_HANDS


class OchkoHouse(HouseRules, frozen=True, kw_only=True):
    """Settings of every table of Ochko; the defaults are RULES 4. Amounts are chips, and there is no ante."""

    SEATS: ClassVar = (2, 14)  # O1
    PERMANENT: ClassVar[bool] = False  # one banker for the whole sitting, bets before the cards (P2, P4)
    RANGES: ClassVar = {
        "ante": (0, 0),
        "deals": (0, 1000),
        "least_bet": (1, MOST_CHIPS),
        "most_bet": (1, MOST_CHIPS),
        "bonus_cap": (0, 128),
        "max_split_hands": (2, MOST_HANDS),
        "packs": (1, 8),
        "slip_percent": (0, 100),
    }

    ante: int = 0
    least_bet: int = 1  # O9
    most_bet: int = 3
    packs: int = 1  # O2
    shuffle: Literal["each_deal", "until_burn"] = "each_deal"  # A-O1
    pack_out: Literal["stand", "annul"] = "stand"  # who could draw finds no card: A-O15, `settling.annul`
    double: Literal["all", "individual", "quadruple", "off"] = "all"  # A-O2; all at once by four
    redouble: bool = True  # but not a bet that is four times itself already
    refuse_double: Literal["off", "fold"] = "off"  # A-O3
    limit_scope: Literal["first", "total"] = "first"  # A-O4
    ties: bool = True  # equal totals go to the bank (O21); off: the bet comes back
    both_natural: Literal["pay", "push"] = "pay"  # A-O17
    stand_least: Literal[0, 15, 16] = 0  # on less a player may not stand; the banker is free (O19, X7)
    two_aces: bool = False  # as the first two cards they count 21 (A-O18)
    bonus: bool = True  # O24
    bonus_lock: bool = False  # five cards once made are safe (A-O6)
    bonus_ends: bool = False  # five cards end the hand, none is drawn for a higher bonus (A-O6)
    bonus_time: Literal["showdown", "at_once"] = "showdown"  # A-O7
    bonus_cap: int = 0  # the most bets that a bonus is paid; 0 is none (A-O10)
    bonus_with_bet: bool = False  # what a bonus hand receives counts its own bet in (A-O5)
    eight_seven_six: Literal["any", "same_suit"] = "any"  # A-O9
    max_split_hands: int = 2  # P10
    split_by: Literal["rank", "value", "aces"] = "rank"  # P5
    split_rights: Literal["plain", "full"] = "plain"  # A-O11, P9
    bank_cover: Literal["pay_until_broke", "credit", "limit_bets"] = "pay_until_broke"  # A-O8
    bust_call: Literal["auto", "manual"] = "auto"  # OX4
    ox4_scope: Literal["all", "drew_only"] = "all"
    ox8_refuse_ends_turn: bool = False
    irregularities: Literal["off", "random", "scripted"] = "off"
    slip_percent: int = 2  # how often an opportunity to slip is taken
    slips_announced: bool = True  # off: watch for them, a wrong call costs a chip

    @property
    def fixed_total(self) -> int:
        """The total on which the banker stands; 0 where he is free (O19)."""
        return 0

    @property
    def burns(self) -> bool:
        """Whether a card is burned for every new pack (O6); else another thing marks its end."""
        return not self.PERMANENT


def problems(rules: OchkoHouse) -> Iterator[Problem]:
    """`limits` (least, most): the least bet is above the most."""
    if rules.least_bet > rules.most_bet:
        yield Problem("limits", {"least": rules.least_bet, "most": rules.most_bet})
