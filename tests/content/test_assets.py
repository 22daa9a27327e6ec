"""The baked pictures and faces: fresh, whole, inside their sheets, and able to write three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.authoring import bake, fonts

ROOT = Path(__file__).resolve().parents[2]
BAKED = ROOT / "assets/baked"
FACES = ("body", "display", "display2x")

ASCII = "".join(map(chr, range(0x21, 0x7F)))
RUSSIAN = "".join(map(chr, range(0x410, 0x450))) + "Ёё"
ROMANIAN = "ĂăÂâÎîȘșȚț"
SIGNS = "♠♥♦♣♤♡♢♧…–—−‑“”„‘’‚«»•·№©°×÷±½≤≥≈←↑→↓▲▼◀▶■□●○★☆✓✗⏎⌫♪\ufffd"
NAMES = "ÄäÇçÊêÖöŞşŢţÜüİıĞğÁáÉéÍíÓóŐőÚúŰűҐґЄєІіЇїßẞ"
SPACES = " \u00a0\u202f\u2009"
APART = ("O0", "I1", "l1", "Il", "l|", "З3", "Б6", "б6", "Ч4", "ШЩ", "ЦЧ", "ИЙ", "ЕЁ", "S5", "B8", "ȘŞ", "ȚŢ")


@pytest.mark.parametrize("step", ["art", "fonts"])
def test_baked_files_are_fresh(step: str) -> None:
    assert bake.stale(ROOT, step) == ""


@pytest.mark.parametrize("face", FACES)
def test_face_has_every_letter(face: str) -> None:
    glyphs = json.loads((BAKED / f"fonts/{face}.json").read_text("utf8"))["glyphs"]
    wanted = ASCII + RUSSIAN + ROMANIAN + SIGNS + NAMES + SPACES
    assert [ch for ch in wanted if ch not in glyphs] == []
    assert all(w > 0 for _, _, w, _, _ in glyphs.values())


@pytest.mark.parametrize("face", ["body", "display"])
@pytest.mark.parametrize("pair", APART)
def test_look_alikes_differ(face: str, pair: str) -> None:
    glyphs = fonts.load(ROOT / f"assets/fonts/{face}.txt").glyphs
    one, other = glyphs[pair[0]], glyphs[pair[1]]
    assert one.mask.shape != other.mask.shape or bool((one.mask != other.mask).any())


def test_baking_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    fonts.bake(ROOT, tmp_path)
    assert bake.file_hashes(tmp_path) == bake.file_hashes(BAKED / "fonts")
