"""Bitmap type: measuring, wrapping and drawing lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

import msgspec
import pygame

from . import baked
from .shades import SHADOW
from .surfaces import blank, load, recoloured

SOFT_HYPHEN = "\u00ad"
MISSING = "\ufffd"
LARGE = "body2x"  # the face of large print
_SPACES = {" ": 1.0, "\u00a0": 1.0, "\u202f": 0.7, "\u2009": 0.5}

_SEPARATORS = frozenset("/\\")  # of the names in a path

Colours = tuple[str, ...]
"""One colour, or several as bands from the top of the capitals down."""


class _Sheet(msgspec.Struct, frozen=True):
    cap: int
    line: int
    track: int
    space: int
    glyphs: dict[str, tuple[int, int, int, int, int]]


class Font:
    """One face: `cap` is the height of capitals, `line` the distance of lines, in logical pixels."""

    def __init__(self, folder: Path, name: str) -> None:
        self._sheet = baked.table(folder / f"{name}.json", _Sheet)
        self._mask = load(folder / f"{name}.png")
        self.cap, self.line = self._sheet.cap, self._sheet.line
        self._inks: dict[str, pygame.Surface] = {}
        self.drawn = lru_cache(maxsize=2000)(self._drawn)
        self.width = lru_cache(maxsize=8000)(self._width)

    def has(self, letter: str) -> bool:
        """Whether the face can write this letter."""
        return letter in self._sheet.glyphs or letter in _SPACES or letter == SOFT_HYPHEN

    def _width(self, text: str) -> int:
        """How wide a line is, in logical pixels."""
        total = sum(self._advance(letter) for letter in text)
        return max(0, total - self._sheet.track)

    def wrap(self, text: str, width: int) -> list[str]:
        """The lines of `text` in a box of `width`; breaks at spaces and soft hyphens, and paths anywhere."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer) <= width:
                    line = longer
                    continue
                line, *done = self._broken(line, word, width)
                lines += done
            lines.append(line)
        return [line.replace(SOFT_HYPHEN, "") for line in lines]

    def fits(self, text: str, width: int, lines: int = 1) -> bool:
        """Whether `text` has room in a box of `width` and so many lines."""
        wrapped = self.wrap(text, width)
        return len(wrapped) <= lines and all(self.width(line) <= width for line in wrapped)

    def cut(self, text: str, width: int) -> str:
        """`text` as it is where it fits into `width`, else its beginning and an ellipsis."""
        if self.width(text) <= width:
            return text
        end = len(text)
        while end and self.width(text[:end].rstrip() + "…") > width:
            end -= 1
        return text[:end].rstrip() + "…"

    def _broken(self, line: str, word: str, width: int) -> list[str]:
        """The rest that begins the next line, then the finished lines."""
        done: list[str] = []
        parts = word.split(SOFT_HYPHEN)
        while parts:
            start = f"{line} " if line else ""
            fitting = 0
            for count in range(len(parts), 0, -1):
                end = "" if count == len(parts) else "-"
                if self.width(start + "".join(parts[:count]) + end) <= width:
                    fitting = count
                    break
            if not fitting and not line and _SEPARATORS & set(word):
                *lines, rest = broken(word, width, self.width)
                return [rest, *done, *lines]
            if fitting == len(parts) or (not fitting and not line):
                return [start + SOFT_HYPHEN.join(parts), *done]
            done.append(start + "".join(parts[:fitting]) + "-" if fitting else line)
            parts, line = parts[fitting:], ""
        return ["", *done]

    def _drawn(
        self,
        text: str,
        colours: Colours,
        shadow: str | None = None,
        outline: str | None = None,
        drop: int = 1,
    ) -> tuple[pygame.Surface, int, int]:
        """A finished line and where its corner lies from the top left of the first capital."""
        spans = [self._sheet.glyphs[c] for c in self._letters(text) if c in self._sheet.glyphs]
        pad = 1 if outline else 0
        above = max((-span[4] for span in spans), default=0) + pad
        above = max(above, pad)
        below = max((span[4] + span[3] for span in spans), default=self.cap)
        height = above + max(below, self.cap) + pad + (drop if shadow else 0)
        width = self.width(text) + 2 * pad + (drop if shadow else 0)
        surface = blank(max(1, width), max(1, height))
        if outline:
            around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            self._write(surface, text, outline, ((pad + dx, above + dy) for dx, dy in around))
        if shadow:
            self._write(surface, text, shadow, ((pad + n, above + n) for n in range(drop, 0, -1)))
        for n, colour in enumerate(colours):
            top = above + self.cap * n // len(colours) if n else 0
            bottom = above + self.cap * (n + 1) // len(colours) if n < len(colours) - 1 else height
            surface.set_clip((0, top, surface.get_width(), bottom - top))
            self._write(surface, text, colour, [(pad, above)])
        surface.set_clip(None)
        return surface, -pad, -above

    def _write(
        self, surface: pygame.Surface, text: str, colour: str, places: Iterable[tuple[int, int]]
    ) -> None:
        ink = self._ink(colour)
        for left, top in places:
            x = left
            for letter in self._letters(text):
                span = self._sheet.glyphs.get(letter)
                if span is not None:
                    surface.blit(ink, (x, top + span[4]), span[:4])
                x += self._advance(letter)

    def _ink(self, colour: str) -> pygame.Surface:
        if colour not in self._inks:
            self._inks[colour] = recoloured(self._mask, dict.fromkeys(SHADOW, colour))
        return self._inks[colour]

    def _letters(self, text: str) -> Iterable[str]:
        return (c if self.has(c) else MISSING for c in text if c != SOFT_HYPHEN)

    def _advance(self, letter: str) -> int:
        if letter == SOFT_HYPHEN:
            return 0
        if letter in _SPACES:
            return max(1, int(self._sheet.space * _SPACES[letter])) + self._sheet.track
        span = self._sheet.glyphs.get(letter) or self._sheet.glyphs.get(MISSING)
        return (span[2] if span else 0) + self._sheet.track


class Fonts:
    """The faces by name, loaded when first used: "body", "body2x", "display", "display2x", "display3x".

    `large`: whoever plays wants what has to be read in large print.
    """

    large = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fonts: dict[str, Font] = {}

    def __getitem__(self, name: str) -> Font:
        if name not in self._fonts:
            self._fonts[name] = Font(self._folder, name)
        return self._fonts[name]

    def reading(self, words: str, width: int, lines: int = 1) -> str:
        """The face for words to be read, in a box of `width` and so many lines: in large print if it fits."""
        return LARGE if self.large and self[LARGE].fits(words, width, lines) else "body"


def broken(path: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """A path in lines that are at most `width` wide, broken after its separators where that is possible."""
    lines, rest = [], path
    while measure(rest) > width:
        fits = max(n for n in range(1, len(rest)) if measure(rest[:n]) <= width)
        at = max(rest.rfind("/", 0, fits), rest.rfind("\\", 0, fits)) + 1 or fits
        lines.append(rest[:at])
        rest = rest[at:]
    return [*lines, rest]
