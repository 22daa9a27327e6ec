"""Chance is the same everywhere, and fixed at the shuffle."""

from __future__ import annotations

import pytest

from game.rules.cards import ACE, PACK, card, name, parse_all
from game.rules.rng import Rng, below, draw
from game.rules.stock import Stock, read_on, shuffled


def dealt(stock: Stock) -> list[int]:
    """All cards of a stock in dealing order."""
    while stock.unread:
        stock = read_on(stock)
    return list(reversed(stock.cards))


def test_numbers_are_the_same_on_every_python() -> None:
    number, after = draw(Rng(1936))
    assert f"{number:0128x}".startswith("f0e554850aed6467bcc7f7d5")
    assert after == Rng(1936, 1)
    rolls, rng = [], Rng(7)
    for _ in range(8):
        roll, rng = below(rng, 100)
        rolls.append(roll)
    assert rolls == [91, 22, 60, 68, 0, 82, 72, 26]


def test_a_seed_gives_these_cards() -> None:
    stock, _ = shuffled(Rng(1))
    assert " ".join(map(name, dealt(stock)[:10])) == "5H 9S 3C 6D 2D 10C JH AC 2C JD"


@pytest.mark.parametrize("packs", [1, 2, 8])
def test_a_shuffle_holds_every_card_once_a_pack(packs: int) -> None:
    stock, after = shuffled(Rng(5), packs)
    assert sorted(dealt(stock)) == sorted(PACK * packs)
    assert after.count == 4 * packs


def test_known_cards_lie_on_top_and_lying_ones_are_left_out() -> None:
    known, lying = parse_all("AS 2H 10D"), parse_all("KC")
    stock, _ = shuffled(Rng(5), 1, known, lying)
    cards = dealt(stock)
    assert tuple(cards[:3]) == known
    assert sorted([*cards, *lying]) == sorted(PACK)
    with pytest.raises(ValueError, match="not in list"):
        shuffled(Rng(5), 1, known, known)


def test_two_shuffles_share_no_chance() -> None:
    first, after = shuffled(Rng(5))
    second, _ = shuffled(after)
    assert dealt(first) != dealt(second)
    while first.unread:
        first = read_on(first)
    assert first.rng.count <= after.count


def test_every_card_is_as_likely_in_every_place() -> None:
    """20,000 shuffles: the ace of spades is in each of the first ten places within five sigma of 1 in 52."""
    counts, rng = [0] * 10, Rng(11)
    for _ in range(20_000):
        stock, rng = shuffled(rng)
        first = read_on(stock).cards[:-11:-1]
        if card(ACE, 0) in first:
            counts[first.index(card(ACE, 0))] += 1
    assert all(abs(count - 20_000 / 52) < 5 * (20_000 / 52) ** 0.5 for count in counts)
