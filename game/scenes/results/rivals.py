"""Those who sat at the table, beside its results: who won, who lost, who was broken."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Words
from game.ui import widgets
from game.ui.canvas import Canvas

_LEFT, _TOP, _WIDTH, _HEIGHT = 486, 225, 130, 90
_ONE_BELOW_ANOTHER = 7  # so many have a line each with a face; more stand in two columns, by their names
_COLUMNS, _COLUMN = (483, 553), 63  # where two columns begin, and how wide they are


def draw(canvas: Canvas, words: Words, rivals: Sequence[tuple[str, int]], buy_in: int) -> None:
    """`rivals` are the passengers with the chips that they have left of `buy_in`."""
    widgets.heading(canvas, _LEFT, 209, _WIDTH, words.tr("results.table"))
    if len(rivals) > _ONE_BELOW_ANOTHER:
        _draw_names(canvas, words, rivals, buy_in)
        return
    height = min(31, (_HEIGHT - 2) // max(1, len(rivals)))
    for n, (who, chips) in enumerate(rivals):
        y, gain, tall = _TOP + height * n, chips - buy_in, min(30, height - 1)
        strip = (0, 0 if height > 20 else (30 - tall) // 2, 36, tall)  # where little has room: the eyes
        canvas.part(_face(who, gain), strip, 482, y, "" if chips else "grey")
        name = canvas.fonts["body"].cut(words.tr(f"name.{who}"), 60)
        low = y + 13 if height >= 25 else y + max(0, (height - 10) // 2)
        canvas.text(522, y + 2 if height >= 25 else low, name, "ivory" if chips else "haze")
        if height >= 25:
            canvas.text(522, low, words.number(chips), "haze")
        canvas.text(616, low, words.number(gain, sign=True), _ink(gain), align="right")


def _draw_names(canvas: Canvas, words: Words, rivals: Sequence[tuple[str, int]], buy_in: int) -> None:
    """Names in two columns, beside each what he won or lost."""
    rows = -(-len(rivals) // 2)
    for n, (who, chips) in enumerate(rivals):
        x, y = _COLUMNS[n // rows], _TOP + _HEIGHT // rows * (n % rows)
        gain = chips - buy_in
        won, face = words.number(gain, sign=True), canvas.fonts["body"]
        name = face.cut(words.tr(f"name.{who}"), _COLUMN - face.width(won) - 3)
        canvas.text(x, y, name, "ivory" if chips else "haze")
        canvas.text(x + _COLUMN, y, won, _ink(gain), align="right")


def _face(who: str, gain: int) -> str:
    return f"face/{who}/{'happy' if gain > 0 else 'upset' if gain < 0 else 'neutral'}"


def _ink(gain: int) -> str:
    return "mint" if gain > 0 else "coral" if gain < 0 else "haze"
