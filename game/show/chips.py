"""Amounts as chips: greedy change, and piles that add up to the number beside them exactly."""

from __future__ import annotations

CHIPS = (100, 50, 10, 5, 1)  # what the box of chips holds, largest first
_BROKEN = {100: {50: 1, 10: 5}, 50: {10: 5}, 10: {5: 1, 1: 5}, 5: {1: 5}}  # what a chip is changed into
_LUSH = 8  # chips that make a stack
MOST_IN_FLIGHT = 8  # a cascade has at most eight steps, the rest collapses


def change(amount: int) -> tuple[int, ...]:
    """`amount` in as few chips as possible, largest first: a pile from the bottom up."""
    coins: list[int] = []
    for chip in CHIPS:
        count, amount = divmod(amount, chip)
        coins += [chip] * count
    return tuple(coins)


def piles(amount: int, most: int, tallest: int) -> tuple[tuple[int, ...], ...]:
    """`amount` as at most `most` piles of one kind each, about `tallest` high: bottom chips first.

    Few large chips are changed into small ones, so that a stack looks like one. Kinds never mix while
    there is room; with too few places the tallest piles grow instead.
    """
    counts = _changed(amount)
    room = most - len(counts)
    stacks: list[tuple[int, ...]] = []
    for chip, count in counts.items():
        while count > tallest and room > 0:
            stacks.append((chip,) * tallest)
            count, room = count - tallest, room - 1
        stacks.append((chip,) * count)
    while len(stacks) > most:
        low, lower = stacks.pop(), stacks.pop()
        stacks.append(lower + low)
    return tuple(stacks)


def _changed(amount: int) -> dict[int, int]:
    """How many chips of each kind, largest first: at least `_LUSH` chips where the amount allows."""
    counts: dict[int, int] = {}
    for chip in CHIPS:
        counts[chip], amount = divmod(amount, chip)
    for chip, smaller in _BROKEN.items():
        while counts[chip] and sum(counts.values()) < _LUSH:
            counts[chip] -= 1
            for kind, count in smaller.items():
                counts[kind] += count
    return {chip: count for chip, count in counts.items() if count}


def thrown(amount: int) -> tuple[int, ...]:
    """The chips seen in the air when `amount` changes its place: at most eight, the most valuable ones."""
    return change(amount)[:MOST_IN_FLIGHT]
