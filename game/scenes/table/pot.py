"""In-Between on the cloth: the pot, the house rules that are not as usual, and what was called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules import places
from game.rules.between.limits import RISING, rising_cap
from game.rules.cards import ACE
from game.rules.variants.in_between import InBetweenRules, ranks
from game.rules.view import Slot, View
from game.show.layout import OWN_CARDS

from . import felt
from .cloth import Cloth
from .scenery import Scenery

_RIGHT, _BOTTOM, _PITCH = 254, 212, 11  # of the notice, left of the pot
_USUAL = InBetweenRules()
_CALLED_Y = OWN_CARDS[0].y - 3


class PotCloth(Cloth):
    """The pot, with a notice of the prices at this table; what matters now is lit."""

    won, shared = "table.won_pot", "table.divided_pot"

    def __init__(self) -> None:
        super().__init__("table.pot")

    def furniture(self, at: Scenery) -> None:
        """The pot and the notice."""
        super().furniture(at)
        lines = list(_notice(at))
        if lines:
            width = max(at.canvas.fonts["body"].width(said) for said, _ in lines) + 12
            height, left = _PITCH * len(lines) + 6, _RIGHT - width
            top = _BOTTOM - height
            at.canvas.shade(left + 2, _BOTTOM, width - 1, 2)
            at.canvas.slice("frame/plate", left, top, width, height)
            for n, (said, lit) in enumerate(lines):
                y = top + 5 + _PITCH * n
                at.canvas.text(left + width // 2, y, said, "goldl" if lit else "cream", align="center")

    def results(self, at: Scenery) -> None:
        """What was called of an ace or a pair, beside the cards that it is about."""
        super().results(at)
        called = at.board.called
        seat = next((seat for seat in range(at.layout.seats) if places.HANDS[seat] in at.board.cards), -1)
        if not called or seat < 0:
            return
        said = at.words.tr(f"table.called_{called}")
        if seat == at.own and len(at.board.cards[places.HANDS[seat]]) > 2:
            return  # the card that decides lies there now
        if seat == at.own:
            width = at.canvas.fonts["body"].width(said) + 14
            at.canvas.slice("frame/plate", 320 - width // 2, _CALLED_Y, width, 13)
            at.canvas.text(320, _CALLED_Y + 3, said, "goldl", align="center")
        else:
            hand = at.layout.at[seat].hand
            felt.label(at.canvas, hand.x, hand.y + 41, said, "goldl")


def _notice(at: Scenery) -> Iterator[tuple[str, bool]]:
    """The prices that are not as usual, each with whether it matters now."""
    rules, words = at.board.rules, at.words
    bursts = {burst.kind for burst in at.frame.bursts}
    turn = at.frame.turn[0] if at.frame.turn else -1
    cards = at.board.cards.get(places.HANDS[turn], ()) if turn >= 0 else ()
    if rules.half_pot_first and at.frame.deal <= 1:
        yield words.tr("table.house_half"), True
    if rules.rising_cap and at.frame.deal <= RISING:
        yield words.tr("table.house_cap", n=rising_cap(rules, max(at.frame.deal, 1))), True
    if rules.post_times != _USUAL.post_times:
        yield words.tr("table.house_post", n=rules.post_times), "clack" in bursts
    if rules.ace_post_times > rules.post_times:
        yield words.tr("table.house_ace_post", n=rules.ace_post_times), "clack" in bursts
    if rules.pair == "highlow":
        yield words.tr("table.house_highlow"), at.board.called in ("higher", "lower")
        yield words.tr("table.house_match", n=rules.match_times), "clack" in bursts
    elif rules.pair == "each":
        yield words.tr("table.house_pair_each", n=rules.pair_takes), "flash" in bursts
    elif rules.pair == "bank":
        yield words.tr("table.house_pair_bank", n=rules.pair_takes), "flash" in bursts
    elif rules.pair == "split":
        yield words.tr("table.house_pair_split"), places.hand(max(turn, 0), 1) in at.board.cards
    elif rules.pair == "take" and rules.pair_takes != _USUAL.pair_takes:
        yield words.tr("table.house_pair", n=rules.pair_takes), "flash" in bursts
    if rules.gap_bet:
        yield words.tr("table.house_gap", n=rules.gap_bet), _one_between(at.board, cards)
    if rules.to_see:
        yield words.tr("table.house_to_see", n=rules.to_see), False
    if at.board.aces:
        yield words.tr(f"table.aces_{at.board.aces}"), True
    elif rules.ace_call:
        yield words.tr("table.house_ace"), _calls_ace(rules, at.board, cards)


def _one_between(board: View, cards: Sequence[Slot]) -> bool:
    """Whether one rank lies between the posts."""
    posts = [slot.card >> 2 for slot in cards if slot.card is not None]
    if len(posts) != 2:
        return False
    low, high = sorted(ranks(posts[0], posts[1], board.called, board.aces))
    return high - low == 2


def _calls_ace(rules: InBetweenRules, board: View, cards: Sequence[Slot]) -> bool:
    """Whether somebody has to call an ace now."""
    aces = any(slot.card is not None and slot.card >> 2 == ACE for slot in cards)
    lying = len(cards) == (1 if rules.ace_when == "first" else 2)
    return bool(board.turn) if rules.ace_when == "deal" else aces and lying and not board.called
