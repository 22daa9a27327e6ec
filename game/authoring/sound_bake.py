"""Turns tunes and effects into OGG files, and writes the one index that the game reads."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from . import effects
from .sound_files import write_loop, write_ogg
from .sound_music import bar_lines, render
from .synth import RATE
from .tunes import read

QUALITY = {"loop": 0.26, "jingle": 0.40, "tense": 0.0, "bank": 0.0, "door": 0.0}
"""How much room each kind of stem gets in the file, 0 to 1."""


def bake_all(root: Path, out: Path) -> None:
    """Write music, effects and `index.json` of the project at `root` into `out`."""
    names = tune_names(root)
    with ProcessPoolExecutor() as pool:
        tunes = pool.map(bake_tune, [root] * len(names), names, [out] * len(names))
        index = {"effects": bake_effects(root, out), "tunes": dict(zip(names, tunes, strict=True))}
    text = json.dumps(index, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    (out / "index.json").write_text(text, "utf8", newline="\n")


def tune_names(root: Path) -> list[str]:
    """The names of all tunes."""
    return sorted(path.stem for path in (root / "assets/audio/tunes").glob("*.tune"))


def bake_tune(root: Path, name: str, out: Path) -> dict[str, Any]:
    """Write the stems of a tune; returns its entry of the index (times in milliseconds)."""
    tune = read(root / f"assets/audio/tunes/{name}.tune")
    stems, rendered = {}, render(tune)
    for kind, x in rendered.items():
        file = f"music/{name}.ogg" if kind in ("loop", "jingle") else f"music/{name}.{kind}.ogg"
        (write_ogg if kind == "jingle" else write_loop)(out / file, x, QUALITY[kind])
        stems[kind] = file
    ms = round(1000 * len(next(iter(rendered.values()))) / RATE)
    return {"title": tune.head["title"], "stems": stems, "ms": ms, "bars": bar_lines(tune)}


def bake_effects(root: Path, out: Path) -> dict[str, Any]:
    """Write every variant of every effect; returns the entries of the index."""
    entries = {}
    for name, made in effects.catalogue(root).items():
        files, lengths = [], []
        for variant, stem in enumerate(effects.file_names(name, made), 1):
            x = effects.render(made, variant)
            files.append(f"effects/{stem}.ogg")
            write_ogg(out / files[-1], x, 0.06 if made.bus == "train" else 0.14)
            lengths.append(round(1000 * len(x) / RATE))
        entries[name] = {
            "files": files, "ms": lengths, "bus": made.bus, "family": made.family, "ducks": made.ducks,
            "loop": made.loop, "caption": f"caption.{name}",
        }  # fmt: skip
    return entries
