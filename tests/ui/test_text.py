"""Type: what is measured is what is drawn, and lines break where they may."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.paths import baked
from game.ui.text import Fonts

FONTS = Fonts(baked() / "fonts")
WORDS = st.text(st.sampled_from("abcШщțỹ \u00a0\u00ad-"), max_size=60)


@pytest.mark.parametrize("name", ["body", "display", "display2x", "display3x"])
def test_a_line_is_as_wide_as_measured(name: str) -> None:
    face = FONTS[name]
    for words in ("Ștefan", "Ёлка", "12,450", "Щука № 7", "A"):
        surface, dx, _ = face.drawn(words, ("ivory",))
        assert surface.get_width() == face.width(words)
        assert dx == 0


def test_accents_above_and_commas_below_are_not_cut_off() -> None:
    face = FONTS["body"]
    tall, _, above = face.drawn("ЁȘ", ("ivory",))
    flat, _, none = face.drawn("x", ("ivory",))
    assert above < none
    assert tall.get_height() > flat.get_height()


def test_outline_and_shadow_lie_around_the_same_letters() -> None:
    face = FONTS["body"]
    plain, *_ = face.drawn("A", ("ivory",))
    lined, dx, dy = face.drawn("A", ("ivory",), "ink", "night", 2)
    assert (dx, dy) == (-1, -1)
    assert lined.get_width() == plain.get_width() + 4


def test_long_words_break_at_soft_hyphens_only() -> None:
    face = FONTS["body"]
    lines = face.wrap("пере\u00adвоз\u00adчик фишек", face.width("перевоз-"))
    assert lines == ["перевоз-", "чик", "фишек"]
    assert face.wrap("12\u00a0450", 10) == ["12\u00a0450"]
    assert "\u00ad" not in "".join(face.wrap("a\u00adb", 100))


@given(WORDS, st.integers(20, 200))
def test_what_is_cut_fits_and_says_so(words: str, width: int) -> None:
    face = FONTS["body"]
    cut = face.cut(words, width)
    assert face.width(cut) <= width
    assert cut == words or cut.endswith("…")


@pytest.mark.parametrize("folder", ["/home/" + "anna/" * 60, "C:\\" + "x" * 300, "/a/" + "Мария" * 40 + "/б"])
def test_a_long_path_in_a_sentence_is_broken_and_loses_nothing(folder: str) -> None:
    face = FONTS["body"]
    lines = face.wrap(f"The folder {folder} cannot be written.", 560)
    assert all(face.width(line) <= 560 for line in lines)
    assert folder in "".join(lines)
    assert lines[0] == "The folder"


def test_unknown_letters_show_as_a_box() -> None:
    face = FONTS["body"]
    assert not face.has("漢")
    assert face.width("漢") == face.width("\ufffd")


@given(WORDS, st.integers(20, 200))
def test_wrapping_loses_nothing_and_keeps_to_the_width(words: str, width: int) -> None:
    face = FONTS["body"]
    lines = face.wrap(words, width)
    kept = "".join(lines).replace(" ", "").replace("-", "")
    assert kept == words.replace(" ", "").replace("\u00ad", "").replace("-", "")
    for line in lines:
        assert face.width(line) <= width or " " not in line
