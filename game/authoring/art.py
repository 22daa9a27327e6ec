"""Bake step: every drawing of assets/art, packed into sheets with one index."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

from game.authoring import png
from game.authoring.pixels import Canvas, Sprite

SOURCES = (
    "assets/art/**/*", "assets/fonts/*", "game/authoring/art.py", "game/authoring/fonts.py",
    "game/authoring/pixels.py", "game/authoring/png.py", "game/ui/palette.py",
)  # fmt: skip
WIDTH = 1024
"""Pixels across a sheet, unless one piece is wider."""

Place = tuple[int, int]


def drawings(root: Path) -> dict[str, Sprite]:
    """All sprites of assets/art by name, each with its sheet; `ValueError` when two share a name."""
    assets = str(root / "assets")
    if assets not in sys.path:
        sys.path.insert(0, assets)
    found: dict[str, Sprite] = {}
    for path in sorted((root / "assets/art").glob("*.py")):
        module = importlib.import_module(f"art.{path.stem}" if path.stem != "__init__" else "art")
        for name, sprite in module.sprites().items() if hasattr(module, "sprites") else ():
            if name in found:
                raise ValueError(f"two drawings are called {name}")
            sheet = sprite.sheet or path.stem
            found[name] = Sprite(sprite.picture, sprite.slice, sprite.anchor, sheet)
    return found


def tables(root: Path) -> dict[str, object]:
    """What the drawings tell besides pictures (`data()` of a module): file name -> content."""
    told: dict[str, object] = {}
    for path in sorted((root / "assets/art").glob("[!_]*.py")):
        module = importlib.import_module(f"art.{path.stem}")
        told |= module.data() if hasattr(module, "data") else {}
    return told


def pack(sizes: dict[str, Place], across: int = WIDTH) -> tuple[dict[str, Place], Place]:
    """Shelves of pieces, tall ones first, one pixel apart: where each lies, and the size of the sheet."""
    width = max(across, *(w for w, _ in sizes.values()))
    places: dict[str, Place] = {}
    x = y = shelf = right = 0
    for name, (w, h) in sorted(sizes.items(), key=lambda item: (-item[1][1], -item[1][0], item[0])):
        if x + w > width:
            x, y, shelf = 0, y + shelf + 1, 0
        places[name] = (x, y)
        x, shelf, right = x + w + 1, max(shelf, h), max(right, x + w)
    return places, (right, y + shelf)


def entry(sprite: Sprite, place: Place) -> dict[str, object]:
    """The line of the index for a sprite that lies at a place of its sheet."""
    line: dict[str, object] = {
        "sheet": sprite.sheet,
        "rect": [*place, sprite.picture.w, sprite.picture.h],
    }
    if sprite.slice:
        line["slice"] = list(sprite.slice)
    if sprite.anchor:
        line["anchor"] = list(sprite.anchor)
    return line


def bake_sheet(out: Path, sheet: str, sprites: dict[str, Sprite]) -> dict[str, dict[str, object]]:
    """Write one sheet as a PNG, equal pictures once; returns its lines of the index."""
    first: dict[tuple[int, int, bytes], str] = {}
    picture_of = {
        name: first.setdefault((sprite.picture.w, sprite.picture.h, sprite.picture.a.tobytes()), name)
        for name, sprite in sprites.items()
    }
    drawn = {name: sprites[name].picture for name in first.values()}
    places, size = pack({name: (picture.w, picture.h) for name, picture in drawn.items()})
    canvas = Canvas(*size)
    for name, picture in drawn.items():
        canvas.blit(picture, *places[name])
    (out / f"{sheet}.png").write_bytes(png.encode(canvas.a))
    return {name: entry(sprite, places[picture_of[name]]) for name, sprite in sprites.items()}


def bake(root: Path, out: Path) -> None:
    """Write every sheet, the modules' tables, and index.json: name -> sheet, rect, slice, anchor."""
    sprites = drawings(root)
    index: dict[str, dict[str, object]] = {}
    for sheet in sorted({sprite.sheet for sprite in sprites.values()}):
        index |= bake_sheet(out, sheet, {name: s for name, s in sprites.items() if s.sheet == sheet})
    lines = [f"{json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index)]
    (out / "index.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf8", newline="\n")
    for name, content in tables(root).items():
        (out / f"{name}.json").write_text(json.dumps(content) + "\n", "utf8", newline="\n")
