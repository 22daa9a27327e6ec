"""The three goals of a table beside its results: which were met, how near the others came."""

from __future__ import annotations

from game.career.goals import Goal, nearest
from game.career.level import Level
from game.i18n import Words
from game.scenes.goal_words import asked, came
from game.ui import widgets
from game.ui.canvas import Canvas

_LEFT, _TOP, _WIDTH = 486, 69, 130
_INDENT, _ROW, _LEAD = 14, 35, 10
_BAR = 34  # pixels of the way there
_WORDY = ("decisions", "deals")  # kinds whose words leave no room for the bar


def draw(canvas: Canvas, words: Words, level: Level, goals: tuple[Goal, ...], shown: int) -> None:
    """The goals of `level`; what came of the first `shown` of them is to be seen."""
    near = nearest(goals) if shown == len(goals) else None
    widgets.heading(canvas, _LEFT, _TOP, _WIDTH, words.tr("results.goals"))
    for n, goal in enumerate(goals):
        y = _TOP + 17 + _ROW * n
        met = goal.met and n < shown
        if goal is near:
            canvas.rect(_LEFT - 5, y - 3, _WIDTH + 10, _ROW - 1, "indigo")
            canvas.rect(_LEFT - 5, y - 3, 2, _ROW - 1, "gold")
        canvas.sprite("mark/star9" if met else "mark/star9_off", _LEFT, y)
        ink = "goldl" if goal is near else "ivory" if met else "fog"
        told = asked(words, level, goal.star, full=True)
        below = canvas.paragraph(_LEFT + _INDENT, y + 1, _WIDTH - _INDENT, told, ink, lead=_LEAD)
        if n < shown:
            _draw_way(canvas, words, goal, below)


def _draw_way(canvas: Canvas, words: Words, goal: Goal, y: int) -> None:
    """A bar of how far it was done, and the same in words."""
    x = _LEFT + _INDENT
    if goal.share is not None and goal.kind not in _WORDY:
        widgets.progress(canvas, x, y, _BAR, float(goal.share), "mint" if goal.met else "gold")
        x += _BAR + 5
    canvas.text(x, y + 1, came(words, goal), "mint" if goal.met else "haze")
