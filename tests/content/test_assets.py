"""The baked pictures and faces: fresh, whole, inside their sheets, and able to write three languages."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pygame
import pytest

from game.authoring import bake, fonts
from game.authoring.pixels import T

ROOT = Path(__file__).resolve().parents[2]
BAKED = ROOT / "assets/baked"
FACES = ("body", "body2x", "display", "display2x", "display3x")

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


INDEX: dict[str, dict[str, list[int]]] = json.loads((BAKED / "art/index.json").read_text("utf8"))
STATIONS = (
    "london", "paris", "strasbourg", "salzburg", "vienna",
    "budapest", "belgrade", "bucharest", "constanta", "istanbul",
)  # fmt: skip
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECKS = ("card", "card4", "large", "large4")
CARDS = [rank + suit for suit in "SHDC" for rank in RANKS]


def sheet_size(name: object) -> tuple[int, int]:
    """Width and height from the header of a sheet."""
    header = (BAKED / f"art/{name}.png").read_bytes()[16:24]
    return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")


def pixels(name: str) -> bytes:
    """The picture itself, cut out of its sheet."""
    entry = INDEX[name]
    sheet = pygame.image.load(BAKED / f"art/{entry['sheet']}.png")
    return pygame.image.tobytes(sheet.subsurface(entry["rect"]), "RGBA")


def test_every_picture_lies_inside_its_sheet() -> None:
    sizes = {sheet: sheet_size(sheet) for sheet in {str(entry["sheet"]) for entry in INDEX.values()}}
    for name, entry in INDEX.items():
        x, y, w, h = entry["rect"]
        across, down = sizes[str(entry["sheet"])]
        assert 0 <= x < x + w <= across, name
        assert 0 <= y < y + h <= down, name


def test_slices_leave_a_middle_to_stretch() -> None:
    for name, entry in INDEX.items():
        if "slice" in entry:
            left, right, top, bottom = entry["slice"]
            _, _, w, h = entry["rect"]
            assert left + right < w, name
            assert top + bottom < h, name


@pytest.mark.parametrize(("kind", "size"), [("hero", [49, 69]), ("small", [27, 37]), ("peek", [49, 52])])
@pytest.mark.parametrize("deck", DECKS)
def test_the_deck_is_complete(deck: str, kind: str, size: list[int]) -> None:
    assert [INDEX[f"{deck}/{kind}/{card}"]["rect"][2:] for card in CARDS] == [size] * 52


def test_no_two_cards_look_alike() -> None:
    for deck in DECKS:
        for kind in ("hero", "small"):
            places = {(tuple(INDEX[f"{deck}/{kind}/{card}"]["rect"])) for card in CARDS}
            assert len(places) == 52


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", ["hero", "small", "peek", "flip/hero", "flip/small"])
def test_aces_and_courts_are_there_in_russian_letters_too(deck: str, kind: str) -> None:
    for card in (card for card in CARDS if card[0] in "AKQJ"):
        for end in ("/3", "/4") if kind.startswith("flip") else ("",):
            latin, russian = (f"{deck}/{kind}/{card}{letters}{end}" for letters in ("", "_ru"))
            assert INDEX[russian]["rect"][2:] == INDEX[latin]["rect"][2:]
            assert (pixels(russian) == pixels(latin)) == (card[0] == "K"), "the one letter that both have"


@pytest.mark.parametrize("station", STATIONS)
def test_every_station_has_its_saloon(station: str) -> None:
    assert INDEX[f"table/{station}/back"]["rect"][2:] == [640, 360]
    assert {
        f"table/{station}/{felt}" for felt in ("felt", "felt_dog", "felt_long", "back_long")
    } <= INDEX.keys()
    widths = [INDEX[f"window/{station}/{layer}"]["rect"][2] for layer in ("sky", "far", "near")]
    assert widths == [640, 800, 800]


@pytest.mark.parametrize("station", STATIONS)
def test_windows_join_without_a_seam(station: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "assets"))
    scenery = importlib.import_module("art.scenery")
    for strip in (scenery.far(station), scenery.near(station)):
        left, right = ((strip.a[:, column] != T).argmax() for column in (0, -1))
        assert abs(int(left) - int(right)) <= 4
