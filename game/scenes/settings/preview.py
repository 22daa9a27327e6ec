"""Beside the settings: what a change looks like, before anybody sits down with it."""

from __future__ import annotations

from game.scenes.pack import Pack
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.text import LARGE

from .levels import draw_levels

_X, _Y, _W = 402, 58, 220
_DECK_Y = 224  # where the deck may begin below words in large print
_CARDS = (("AS", "black"), ("10H", "red"), ("9D", "blue"), ("7C", "green"))


def draw_preview(canvas: Canvas, services: Services, page: str, here: str) -> None:
    """The deck as it is set, and below it the glass of the tube or a corner of a table; meters for sounds."""
    if page == "sound":
        draw_levels(canvas, services, here)
        return
    tr = services.words.tr
    now = services.settings.now
    state = tr("settings.on") if now.four_colour else tr("settings.off")
    widgets.heading(canvas, _X, _Y, _W, tr("settings.preview"), tr("settings.four_colours", state=state))
    _draw_deck(canvas, services)
    if page == "picture":
        _draw_glass(canvas, services)
    else:
        _draw_table(canvas, services)


def draw_read(canvas: Canvas, services: Services, head: str, help_: str) -> None:
    """In the place of the preview: what is in focus and what it is about, in large print; and the deck."""
    y = _Y
    for line in canvas.fonts["display"].wrap(head, _W):
        canvas.text(_X, y, line, "goldl", "display", shadow="ink")
        y += 20
    canvas.rect(_X, y, _W, 1, "brass")
    y = canvas.paragraph(_X, y + 10, _W, help_, "ivory", LARGE, lead=19)
    if y <= _DECK_Y:
        _draw_deck(canvas, services, _DECK_Y + 4)


def _draw_deck(canvas: Canvas, services: Services, top: int = _Y + 16) -> None:
    four, pack = services.settings.now.four_colour, Pack.of(services)
    canvas.box(_X - 1, top - 1, _W + 2, 94, "brass")
    canvas.rect(_X - 1, top - 1, _W + 2, 1, "gold")
    canvas.sprite("counter/cloth", _X, top)
    for n, (card, colour) in enumerate(_CARDS):
        name = pack.face("hero", card)
        x, y = _X + 7 + 53 * n, top + 6
        canvas.shadow(name, x + 2, y + 3)
        canvas.sprite(name, x, y)
        plain = {"blue": "red", "green": "black"}.get(colour, colour) if not four else colour
        words = services.words.tr(f"colour.{plain}")
        canvas.text(x + 24, top + 81, words, "ivory", align="center", outline="feltdd")


def _draw_glass(canvas: Canvas, services: Services) -> None:
    """The night outside at three strengths of the tube: none, the chosen one, all of it."""
    tr = services.words.tr
    strength = services.settings.now.crt
    y = _Y + 116
    right = tr("settings.strength", n=strength)
    widgets.heading(canvas, _X, y, _W, tr("setting.crt"), right)
    top, h, third = y + 16, 104, _W // 3
    with canvas.clip(_X, top, _W, h):
        canvas.sprite("settings/view", _X, top)
        for n, glass in enumerate((0, strength, 100)):
            every = 0 if glass == 0 else 2 if glass > 66 else 3 if glass > 33 else 4
            for line in range(every - 1, h, every) if every else ():
                canvas.shade(_X + n * third, top + line, third + (n == 2), 1)
    canvas.box(_X - 1, top - 1, _W + 2, h + 2, "brass")
    canvas.rect(_X - 1, top - 1, _W + 2, 1, "gold")
    canvas.box(_X + third, top - 2, third + 1, h + 4, "goldl")
    for n, glass in enumerate((0, strength, 100)):
        middle = _X + n * third + third // 2
        canvas.text(middle, top + h + 6, str(glass), "goldl" if n == 1 else "haze", align="center")


def _draw_table(canvas: Canvas, services: Services) -> None:
    """A corner of a table: a closed card, two open ones, chips."""
    tr = services.words.tr
    now = services.settings.now
    y = _Y + 116
    widgets.heading(canvas, _X, y, _W, tr("settings.table"), tr(f"speed.{now.speed}"))
    top = y + 16
    canvas.box(_X - 1, top - 1, _W + 2, 94, "brass")
    canvas.rect(_X - 1, top - 1, _W + 2, 1, "gold")
    canvas.sprite("counter/cloth", _X, top)
    pack = Pack.of(services)
    for name, x in ((pack.face("hero", "3D"), 12), (pack.closed("hero"), 64), (pack.face("hero", "JC"), 116)):
        canvas.shadow(name, _X + x + 2, top + 15)
        canvas.sprite(name, _X + x, top + 12)
    for value, x, y, count in ((50, 188, 48, 2), (10, 202, 66, 4), (5, 182, 80, 3)):
        for n in range(count):
            canvas.sprite(f"chip/M/{value}", _X + x, top + y - 3 * n)
