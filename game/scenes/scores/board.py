"""The departures board: ten rows of flaps with initials, station, the way along the line, stars and chips."""

from __future__ import annotations

from collections.abc import Sequence

from game.career.level import STATIONS
from game.career.scores import BLANK, LETTERS, Score
from game.i18n import Words
from game.ui import widgets
from game.ui.canvas import Canvas

ROW = 18
FALL = 70  # milliseconds after which the next row has fallen into place
_TOP = 50
_NUMBER, _NAME, _STATION, _LINE, _STARS, _CHIPS = 68, 98, 158, 280, 408, 486
_FLAPS, _DIGITS = 11, 8
_STEP, _WIDE = 10, 17


def draw(
    canvas: Canvas, words: Words, rows: Sequence[Score], lit: int | None = None, at: int = 60_000
) -> None:
    """All rows; `lit` (from 0) is the one that is signed now, `at` how long the flaps have been falling."""
    canvas.sprite("scores/hall", 0, 0)
    for x in (120, 520):
        canvas.rect(x, 18, 2, 12, "brass")
    widgets.panel(canvas, 58, 29, 524, 207)
    canvas.rect(63, 34, 514, 13, "wine")
    heads = (_NUMBER, _NAME, _STATION, _LINE, _STARS, _CHIPS)
    for key, x, end in zip(("number", "name", "station", "line", "stars"), heads, heads[1:], strict=False):
        said = canvas.fonts["body"].cut(words.tr(f"scores.{key}"), end - x - 2)
        canvas.text(x, 37, said, "blush")
    canvas.text(_CHIPS + _STEP * _DIGITS, 37, words.tr("scores.chips"), "blush", align="right")
    for n, score in enumerate(rows):
        y = _TOP + ROW * n
        if n == lit:
            canvas.rect(63, y - 2, 514, ROW, "mahog")
            canvas.sprite("arrow/right", 51, y + 4)
        shown = at >= FALL * (n + 1)
        _row(canvas, words, n, y, score if shown else None, n == lit)
    if lit is not None:
        for y in (_TOP + ROW * lit - 2, _TOP + ROW * (lit + 1) - 2):
            canvas.rect(63, y, 514, 1, "gold")


def _row(canvas: Canvas, words: Words, n: int, y: int, score: Score | None, lit: bool) -> None:
    place = words.number(n + 1).rjust(2) if score else ""
    _flaps(canvas, _NUMBER, y, place, 2, "goldl" if lit else "haze")
    own = score is not None and bool(score.ticket)
    ink = "ivory" if lit or own else "gold"
    for k in range(LETTERS):
        _letter(canvas, _NAME + _WIDE * k, y, score.initials[k : k + 1] if score else "", ink)
    station = words.tr(f"station.{STATIONS[score.station - 1]}").upper() if score else ""
    _flaps(canvas, _STATION, y, station[:_FLAPS], _FLAPS, "ivory" if lit or own else "fog")
    chips = words.number(score.chips).rjust(_DIGITS)[-_DIGITS:] if score else ""
    _flaps(canvas, _CHIPS, y, chips, _DIGITS, "ivory" if lit or own else "goldl")
    if score is not None:
        _way(canvas, y, score.station)
        canvas.sprite("mark/star7", _STARS, y + 4)
        canvas.text(_STARS + 11, y + 4, f"{words.number(score.stars)} / 30", "ivory" if lit or own else "fog")


def _flaps(canvas: Canvas, x: int, y: int, said: str, count: int, ink: str) -> None:
    canvas.sprites([("flap/small", x + _STEP * n, y) for n in range(count)])
    for n, letter in enumerate(said):
        canvas.text(x + _STEP * n + 5, y + 4, letter, ink, align="center")


def _letter(canvas: Canvas, x: int, y: int, letter: str, ink: str) -> None:
    """A small capital on a wide flap; an underscore is a place that waits for one."""
    canvas.sprite("flap/letter", x, y)
    if letter == BLANK:
        canvas.rect(x, y, 16, 16, "brass")
        canvas.box(x, y, 16, 16, "goldl")
        canvas.rect(x + 4, y + 12, 8, 1, "ivory")
    elif letter:
        canvas.text(x + 8, y - 1, letter.lower(), ink, "display", "center")


def _way(canvas: Canvas, y: int, reached: int) -> None:
    """Ten stops on a line, those behind in brass, the last one lit."""
    last = len(STATIONS) - 1
    canvas.rect(_LINE + 2, y + 7, 12 * last, 1, "slate")
    canvas.rect(_LINE + 2, y + 7, 12 * (reached - 1), 1, "gold")
    for n in range(len(STATIONS)):
        x = _LINE + 2 + 12 * n
        if n < reached:
            canvas.disc(x, y + 7, 2, "goldl" if n == reached - 1 else "gold")
        else:
            canvas.pixel(x, y + 6, "slate")
            canvas.pixel(x, y + 8, "slate")
