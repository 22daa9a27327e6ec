"""Those who sat at the table, beside its results: who won, who lost, who was broken."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Words
from game.ui import widgets
from game.ui.canvas import Canvas

_LEFT, _TOP, _WIDTH, _HEIGHT = 486, 225, 130, 90
_FEW = 4  # so many have a line each; more stand side by side


def draw(canvas: Canvas, words: Words, rivals: Sequence[tuple[str, int]], buy_in: int) -> None:
    """`rivals` are the passengers with the chips that they have left of `buy_in`."""
    widgets.heading(canvas, _LEFT, 209, _WIDTH, words.tr("results.table"))
    if len(rivals) > _FEW:
        _draw_heads(canvas, words, rivals, buy_in)
        return
    height = min(31, 88 // max(1, len(rivals)))
    for n, (who, chips) in enumerate(rivals):
        y, gain = _TOP + height * n, chips - buy_in
        canvas.part(_face(who, gain), (0, 0, 36, min(30, height - 1)), 482, y, "" if chips else "grey")
        name = canvas.fonts["body"].cut(words.tr(f"name.{who}"), 60)
        canvas.text(522, y + 2, name, "ivory" if chips else "haze")
        low = y + 13 if height >= 25 else y + 2
        if height >= 25:
            canvas.text(522, low, words.number(chips), "haze")
        canvas.text(616, low, words.number(gain, sign=True), _ink(gain), align="right")


def _draw_heads(canvas: Canvas, words: Words, rivals: Sequence[tuple[str, int]], buy_in: int) -> None:
    """Heads in rows, below each what he won or lost."""
    columns = 3 if len(rivals) <= 6 else 5
    step, height = _WIDTH // columns, _HEIGHT // -(-len(rivals) // columns)
    width, tall = min(36, step - 2), min(30, height - 12)
    for n, (who, chips) in enumerate(rivals):
        x, y = _LEFT + step * (n % columns), _TOP + height * (n // columns)
        gain = chips - buy_in
        area = ((36 - width) // 2, (30 - tall) // 2, width, tall)
        canvas.part(_face(who, gain), area, x + (step - width) // 2, y, "" if chips else "grey")
        canvas.text(x + step // 2, y + tall + 2, words.number(gain, sign=True), _ink(gain), align="center")


def _face(who: str, gain: int) -> str:
    return f"face/{who}/{'happy' if gain > 0 else 'upset' if gain < 0 else 'neutral'}"


def _ink(gain: int) -> str:
    return "mint" if gain > 0 else "coral" if gain < 0 else "haze"
