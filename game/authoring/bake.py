"""Runs the bake steps whose sources changed and keeps the manifest that proves the baked files are fresh."""

from __future__ import annotations

import hashlib
import importlib
import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypedDict, cast

STEPS = {"art": "art", "fonts": "fonts", "sound": "sound", "words": "locale"}
"""Every step and the folder of assets/baked that it fills."""


class Step(Protocol):
    """A module that turns sources into baked files."""

    SOURCES: tuple[str, ...]
    """Globs from the project root of everything that the result depends on."""

    def bake(self, root: Path, out: Path) -> None:
        """Write the baked files of the project at `root` into the empty folder `out`."""


class Entry(TypedDict):
    """What the manifest knows of a step: the hash of all its sources and of each baked file."""

    sources: str
    files: dict[str, str]


def step_module(name: str) -> Step:
    """The module of a step."""
    return cast(Step, importlib.import_module(f"game.authoring.{name}"))


def source_hash(root: Path, globs: Iterable[str]) -> str:
    """One hash over the names and contents of all files that the globs find."""
    found = {path for glob in globs for path in root.glob(glob) if path.is_file()}
    digest = hashlib.sha256()
    for path in sorted(found, key=lambda path: path.relative_to(root).as_posix()):
        if "__pycache__" not in path.parts:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def file_hashes(folder: Path) -> dict[str, str]:
    """The hash of every file below a folder, by its name from there."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {f.relative_to(folder).as_posix(): hashlib.sha256(f.read_bytes()).hexdigest() for f in files}


def read_manifest(root: Path) -> dict[str, Entry]:
    """The manifest by step; empty before the first bake."""
    path = root / "assets/baked/manifest.json"
    return cast("dict[str, Entry]", json.loads(path.read_text("utf8"))) if path.exists() else {}


def stale(root: Path, name: str) -> str:
    """Why a step must be baked again; empty when its baked files are fresh."""
    entry = read_manifest(root).get(name)
    if entry is None:
        return "never baked"
    if entry["sources"] != source_hash(root, step_module(name).SOURCES):
        return "sources changed"
    if entry["files"] != file_hashes(root / "assets/baked" / STEPS[name]):
        return "baked files changed or missing"
    return ""


def exchange(fresh: Path, out: Path) -> None:
    """Move every file of `fresh` into `out` and drop what `out` had beside them."""
    wanted = set(file_hashes(fresh))
    for name in sorted(wanted):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(out / name)
    for name in set(file_hashes(out)) - wanted:
        (out / name).unlink()


def bake(root: Path, name: str) -> None:
    """Bake one step and write its manifest entry; the old files stay until the new ones are complete."""
    step, out = step_module(name), root / "assets/baked" / STEPS[name]
    before = source_hash(root, step.SOURCES)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{name}-", dir=out.parent) as fresh:
        step.bake(root, Path(fresh))
        exchange(Path(fresh), out)
    manifest = read_manifest(root) | {name: Entry(sources=before, files=file_hashes(out))}
    text = json.dumps(manifest, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    (root / "assets/baked/manifest.json").write_text(text, "utf8", newline="\n")


def run(root: Path, names: Iterable[str] = (), check: bool = False) -> list[str]:
    """Bake the named steps (all by default) that are stale, or only tell; returns what was found."""
    found = []
    for name in tuple(names) or tuple(STEPS):
        reason = stale(root, name)
        if reason:
            found.append(f"{name}: {reason}")
            if not check:
                bake(root, name)
    return found
