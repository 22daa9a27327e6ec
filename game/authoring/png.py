"""Palette PNGs with transparency, the same bytes for the same picture."""

from __future__ import annotations

import struct
import zlib

from game.authoring.pixels import NAMES, Pixels, T
from game.ui.palette import RGB

_CLEAR = len(NAMES)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(pixels: Pixels) -> bytes:
    """The PNG file of a picture of palette indices; T becomes the one see-through entry."""
    h, w = pixels.shape
    indices = pixels.copy()
    indices[pixels == T] = _CLEAR
    lines = b"".join(b"\0" + row.tobytes() for row in indices)
    colours = b"".join(bytes(RGB[name]) for name in NAMES) + bytes(3)
    return b"".join((
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", colours),
        _chunk(b"tRNS", b"\xff" * _CLEAR + b"\0"),
        _chunk(b"IDAT", zlib.compress(lines, 9)),
        _chunk(b"IEND", b""),
    ))  # fmt: skip


def unpacked(data: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG file of ours, the picture unpacked: not every zlib packs to the same bytes."""
    chunks, at = [], 8
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + length]
        chunks.append((kind, zlib.decompress(body) if kind == b"IDAT" else body))
        at += 12 + length
    return chunks
