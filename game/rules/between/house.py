"""In-Between: its house rules and its state."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..cards import Card
from ..house import MOST_CHIPS, HouseRules
from ..places import HOUSE, Place
from ..table import Table


class InBetweenRules(HouseRules, frozen=True, kw_only=True, tag="in_between"):
    """House rules of In-Between; the defaults are RULES 3.

    `ante` is what each puts in when the pot is empty (I4, I17) and `deals` the number of rotations (A-I1).
    Amounts are chips; `post_times` and `match_times` are the price in bets of hitting a post or a pair.
    """

    SEATS: ClassVar = (2, 17)  # three cards for each of 17 are 51 (I1)
    RANGES: ClassVar = {
        "ante": (1, MOST_CHIPS),
        "deals": (0, 1000),
        "least_bet": (1, MOST_CHIPS),
        "pair_takes": (1, MOST_CHIPS),
        "post_times": (1, 4),
        "ace_post_times": (1, 4),
        "match_times": (1, 5),
        "packs": (1, 8),
        "rising_cap": (0, MOST_CHIPS),
        "gap_bet": (0, MOST_CHIPS),
        "to_see": (0, MOST_CHIPS),
    }

    deals: int = 3
    least_bet: int = 1  # I10
    cut: Literal["right", "dealer"] = "right"  # I7
    draw_tie: Literal["redraw", "suit"] = "redraw"  # A-I2
    leftover: Literal["divide", "leader"] = "divide"  # A-I1
    consecutive: Literal["min1", "chosen", "push", "redeal"] = "min1"  # I13, A-I3
    pair: Literal["take", "each", "bank", "highlow", "split", "push", "redeal"] = "take"  # I14, A-I4
    pair_takes: int = 2  # from the pot, as far as it reaches, from each opponent, or from the bank
    pass_allowed: bool = False  # A-I7
    shuffle: Literal["per_deal", "until_out", "continuous", "every_card"] = "per_deal"  # I18, A-I8, X24
    packs: int = 1
    post_times: int = 1  # I12
    ace_post_times: int = 1  # of a post that is an ace, where that is dearer
    match_times: int = 3  # third card equal to a pair called higher or lower
    cover: Literal["short", "limit"] = "short"  # of a dear post: pay what one has (C5), or bet less
    half_pot_first: bool = False  # in the first rotation no bet above half the pot
    rising_cap: int = 0  # most in the first rotation; twice and four times as much in the next two
    ante_back: bool = False  # no bet above the ante before a seat has won back what it put in
    ace_call: bool = False  # an ace is called high or low; by whom and when, `ace_when` has it
    ace_when: Literal["first", "both", "deal"] = "first"  # see `aces`
    gap_bet: int = 0  # see `limits.gap_bet`; 0: there is none
    to_see: int = 0  # what a seat pays into the pot before its two cards are turned up (X15)
    dealer_stays: bool = False  # the deal passes only when the pot was emptied
    empty_pot: Literal["ante", "end"] = "ante"  # I17: everybody antes again, or the sitting is over


class InBetween(Table, kw_only=True, tag="in_between"):
    """The state. `posts` lie open in the middle for the seat on turn; `called` is what it called of them.

    `aside` lie the cards of split pairs that have not been played yet, and `aces` is what the dealer called
    all aces of his deals. `pot_won` once the pot was emptied under this dealer. `owed` is what each seat has
    to win back before it may bet freely, empty where nobody has to. `house` are the chips of the bank that
    pays for pairs: below nothing what it has paid.
    """

    rules: InBetweenRules
    posts: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    called: str = ""
    aces: str = ""
    pot_won: bool = False
    owed: tuple[int, ...] = ()
    house: int = 0

    @property
    def stakes(self) -> dict[Place, int]:
        """What the bank has paid for pairs."""
        return {HOUSE: self.house} if self.house else {}
