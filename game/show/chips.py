"""Amounts as chips: greedy change, and piles that add up to the number beside them exactly."""

from __future__ import annotations

CHIPS = (100, 50, 10, 5, 1)  # what the box of chips holds, largest first
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

    Kinds never mix while there is room; with too few places the tallest piles grow instead.
    """
    stacks: list[tuple[int, ...]] = []
    for chip in CHIPS:
        count, amount = divmod(amount, chip)
        while count > tallest and len(stacks) < most - _kinds(amount) - 1:
            stacks.append((chip,) * tallest)
            count -= tallest
        if count:
            stacks.append((chip,) * count)
    while len(stacks) > most:
        low, lower = stacks.pop(), stacks.pop()
        stacks.append(lower + low)
    return tuple(stacks)


def thrown(amount: int) -> tuple[int, ...]:
    """The chips seen in the air when `amount` changes its place: at most eight, the most valuable ones."""
    return change(amount)[:MOST_IN_FLIGHT]


def _kinds(amount: int) -> int:
    return len(set(change(amount)))
