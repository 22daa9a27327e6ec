"""Chance as a value: a seed and a count give the same numbers on every Python and platform."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

ALGORITHM = "blake2b-words"  # named in records: another generator must have another name


class Rng(msgspec.Struct, frozen=True, gc=False):
    """Chance that has been asked `count` times. Block number `count` is BLAKE2b of "seed:count"."""

    seed: int
    count: int = 0


def block(rng: Rng) -> bytes:
    """The block of 64 bytes whose turn it is."""
    return blake2b(b"%d:%d" % (rng.seed, rng.count)).digest()


def draw(rng: Rng) -> tuple[int, Rng]:
    """A uniform number of 512 bits, and the generator after it."""
    return int.from_bytes(block(rng), "big"), Rng(rng.seed, rng.count + 1)


def below(rng: Rng, limit: int) -> tuple[int, Rng]:
    """A uniform number from 0 to `limit` - 1 (bias under `limit` / 2**512), and the generator after it."""
    number, after = draw(rng)
    return number % limit, after
