"""What a desktop wants of a program, made of what the program has: the icons of its picture, the man page.

`assets/desktop` is laid out as `share` is on Linux; what is written by hand there are the entry of the menu
and the description for software centres, whose newest release tells the date of the man page.
"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

from game import __version__
from game.authoring import manual, png
from game.authoring.pixels import NAMES, Canvas, T
from game.ui.palette import PALETTE

FOLDER = "assets/desktop"
NAME = "ace-deuce"
SCALABLE = 64  # pixels of the picture that is drawn as squares


def made(root: Path) -> dict[str, bytes]:
    """Every file that is made, by its name below `FOLDER`."""
    pictures = _icons(root)
    files = {
        f"icons/hicolor/{n}x{n}/apps/{NAME}.png": png.encode(picture.a) for n, picture in pictures.items()
    }
    files[f"icons/hicolor/scalable/apps/{NAME}.svg"] = svg(pictures[SCALABLE]).encode()
    files[f"man/man6/{NAME}.6"] = manual.page(released(root)).encode()
    return files


def stale(root: Path) -> list[str]:
    """The files that are missing or no longer what they would be made into."""
    wrong = [name for name, data in made(root).items() if not _is(root / FOLDER / name, data)]
    return [f"desktop: {name} is not current" for name in wrong]


def _is(path: Path, data: bytes) -> bool:
    if not path.is_file():
        return False
    found = path.read_bytes()
    return png.unpacked(found) == png.unpacked(data) if path.suffix == ".png" else found == data


def write(root: Path) -> None:
    """Make every file anew."""
    for name, data in made(root).items():
        path = root / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def released(root: Path) -> str:
    """The day of this version as the description has it, `2026-11-30`; `ValueError` when it knows no such."""
    text = (root / FOLDER / f"metainfo/{NAME}.metainfo.xml").read_text("utf-8")
    newest = re.search(r'<release version="([^"]+)" date="([^"]+)"', text)
    if newest is None or newest[1] != __version__:
        raise ValueError(f"the newest release in the metainfo is not {__version__}")
    return newest[2]


def _icons(root: Path) -> dict[int, Canvas]:
    """The drawings by their size."""
    if str(root / "assets") not in sys.path:
        sys.path.insert(0, str(root / "assets"))
    found: dict[int, Canvas] = importlib.import_module("art.icon").sizes()
    return found


def svg(picture: Canvas) -> str:
    """A picture as squares: one path for each colour, one step of it for each run in a row."""
    runs: dict[int, list[str]] = {}
    for y, row in enumerate(picture.a.tolist()):
        start = 0
        for x in range(1, picture.w + 1):
            if x == picture.w or row[x] != row[start]:
                if row[start] != T:
                    runs.setdefault(row[start], []).append(f"M{start} {y}h{x - start}v1h{start - x}z")
                start = x
    paths = [
        f'<path fill="#{PALETTE[NAMES[colour]]}" d="{"".join(steps)}"/>'
        for colour, steps in sorted(runs.items())
    ]
    size = f'viewBox="0 0 {picture.w} {picture.h}" shape-rendering="crispEdges"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *paths, "</svg>\n"])
