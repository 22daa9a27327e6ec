"""Bake step: the type faces, from text grids to a glyph sheet and its metrics."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from game.authoring import png
from game.authoring.art import pack
from game.authoring.pixels import Canvas, Mask, scale2x, scale3x, stencil

SOURCES = (
    "assets/fonts/*", "game/authoring/fonts.py", "game/authoring/art.py", "game/authoring/png.py",
    "game/authoring/pixels.py", "game/ui/palette.py",
)  # fmt: skip
FACES = ("body", "display")
SPACES = "\u0020\u00a0\u202f"
THIN = "\u2009"


@dataclass(frozen=True)
class Glyph:
    """A letter: its pixels, and how many rows its first row lies below the top of the capitals."""

    mask: Mask
    top: int


@dataclass(frozen=True)
class Face:
    """A type face: rows of a capital, of a line, columns between letters and of a space, and the letters."""

    cap: int
    line: int
    track: int
    space: int
    glyphs: dict[str, Glyph]

    def width(self, text: str) -> int:
        """Columns that a text takes; `KeyError` for a letter that the face lacks."""
        widths = [int(self.glyphs[ch].mask.shape[1]) + self.track for ch in text]
        return max(0, sum(widths) - self.track)

    def write(self, canvas: Canvas, x: int, y: int, text: str, colour: str) -> int:
        """Draw a text with its capitals' top at y; returns the column after it."""
        for ch in text:
            glyph = self.glyphs[ch]
            canvas.mask(x, y + glyph.top, glyph.mask, colour)
            x += glyph.mask.shape[1] + self.track
        return x


def load(path: Path) -> Face:
    """The face of a text file; its first lines describe the format. `ValueError` for a ragged grid."""
    measures: dict[str, int] = {}
    grids: list[tuple[str, list[str]]] = []
    for line in path.read_text("utf8").splitlines():
        if line.startswith("! "):
            words = line[2:].split()
            measures = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        elif line.startswith("@ "):
            grids.append((line[2:], []))
        elif line and not line.startswith("; "):
            grids[-1][1].append(line)
    glyphs: dict[str, Glyph] = {}
    for head, rows in grids:
        if len({len(row) for row in rows}) != 1:
            raise ValueError(f"{path.name}: the rows of {head!r} differ in length")
        letters = head.split(" ")
        lift = int(letters.pop()) if len(letters[-1]) > 1 else 0
        glyph = Glyph(stencil("\n".join(rows)), measures["cap"] - len(rows) - lift)
        glyphs |= dict.fromkeys(letters, glyph)
    glyphs |= dict.fromkeys(SPACES, Glyph(np.zeros((0, measures["space"]), np.bool_), 0))
    glyphs[THIN] = Glyph(np.zeros((0, max(1, measures["space"] // 2)), np.bool_), 0)
    return Face(measures["cap"], measures["line"], measures["track"], measures["space"], glyphs)


def enlarged(face: Face, times: int) -> Face:
    """The face at two or three times its size, diagonals smoothed."""
    glyphs = {ch: Glyph(_larger(glyph.mask, times), glyph.top * times) for ch, glyph in face.glyphs.items()}
    return Face(face.cap * times, face.line * times, face.track * times, face.space * times, glyphs)


def _larger(mask: Mask, times: int) -> Mask:
    if times == 2:
        return scale2x(mask)
    # A frame of nothing: what lies beyond an edge is no part of the letter.
    framed = scale3x(np.pad(mask, 1).astype(np.uint8))
    return framed[3:-3, 3:-3].astype(np.bool_)


def bake_face(face: Face, out: Path, name: str) -> None:
    """Write name.png (ivory letters on a see-through ground) and name.json (measures, glyph rectangles)."""
    owners = {id(glyph): ch for ch, glyph in face.glyphs.items()}
    drawn = {ch: face.glyphs[ch].mask for ch in owners.values() if face.glyphs[ch].mask.size}
    places, size = pack({ch: (mask.shape[1], mask.shape[0]) for ch, mask in drawn.items()}, 256)
    canvas = Canvas(*size)
    for ch, mask in drawn.items():
        canvas.mask(*places[ch], mask, "ivory")
    (out / f"{name}.png").write_bytes(png.encode(canvas.a))
    lines = []
    for ch, glyph in sorted(face.glyphs.items()):
        x, y = places.get(owners[id(glyph)], (0, 0))
        box = [x, y, glyph.mask.shape[1], glyph.mask.shape[0], glyph.top]
        lines.append(f"{json.dumps(ch)}: {json.dumps(box)}")
    measures = f'"cap": {face.cap}, "line": {face.line}, "track": {face.track}, "space": {face.space}'
    text = "{" + measures + ', "glyphs": {\n' + ",\n".join(lines) + "\n}}\n"
    (out / f"{name}.json").write_text(text, "utf8", newline="\n")


def bake(root: Path, out: Path) -> None:
    """Write body and display, body2x for large print, display2x and display3x."""
    for name in FACES:
        bake_face(load(root / f"assets/fonts/{name}.txt"), out, name)
    for name, times in (("body", 2), ("display", 2), ("display", 3)):
        bake_face(enlarged(load(root / f"assets/fonts/{name}.txt"), times), out, f"{name}{times}x")
