"""Chance as a value: a seed and a count give the same numbers on every Python and platform."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

ALGORITHM = "blake2b-counter"  # named in records: another generator must have another name


class Rng(msgspec.Struct, frozen=True, gc=False):
    """Chance that has been asked `count` times. Block number `count` is BLAKE2b of "seed:count"."""

    seed: int
    count: int = 0


def draw(rng: Rng, blocks: int = 1) -> tuple[int, Rng]:
    """A uniform number of `blocks` times 512 bits, and the generator after it."""
    seed, count = rng.seed, rng.count
    found = blake2b(b"%d:%d" % (seed, count)).digest()
    for block in range(1, blocks):
        found += blake2b(b"%d:%d" % (seed, count + block)).digest()
    return int.from_bytes(found, "big"), Rng(seed, count + blocks)


def below(rng: Rng, limit: int) -> tuple[int, Rng]:
    """A uniform number from 0 to `limit` - 1 (bias under `limit` / 2**512), and the generator after it."""
    number, after = draw(rng)
    return number % limit, after
