"""The bake step of all sound; what does the work is loaded only when there is work."""

from __future__ import annotations

from pathlib import Path

SOURCES = (
    "assets/audio/**/*.tune",
    "assets/audio/**/*.py",
    "game/authoring/effects.py",
    "game/authoring/sound_bake.py",
    "game/authoring/sound_files.py",
    "game/authoring/sound_music.py",
    "game/authoring/synth*.py",
    "game/authoring/tunes*.py",
)


def bake(root: Path, out: Path) -> None:
    """Write music, effects and `index.json` of the project at `root` into `out`; takes minutes."""
    from .sound_bake import bake_all  # only here: to know whether a bake is fresh takes no synthesiser

    bake_all(root, out)
