"""Beside the volumes: how loud each part is heard, all sliders together, as lamps of a meter."""

from __future__ import annotations

from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas

_X, _Y, _W = 402, 58, 220
PARTS = ("music", "effects", "train", "voices")
_STEP, _BOX = 56, (52, 44)  # from part to part, and the size of a picture
_LAMPS, _LAMP = 10, 6  # lamps of a meter, and from lamp to lamp
_VIEW = 104  # height of the view from the window


def draw_levels(canvas: Canvas, services: Services, here: str) -> None:
    """The four parts with their meters, the one in focus framed; the night that they are heard in."""
    tr, now = services.words.tr, services.settings.now
    state = tr("setting.mute") if now.mute else ""
    widgets.heading(canvas, _X, _Y, _W, tr("settings.heard"), state)
    for n, part in enumerate(PARTS):
        _draw_part(canvas, services, _X + _STEP * n, part, here in (part, "master", "mute"))
    _draw_view(canvas)
    if here in ("master", *PARTS[1:]):
        width = services.prompts.draw(canvas, _X, _Y + 258, "confirm")
        canvas.text(_X + width + 4, _Y + 261, tr("settings.hear"), "haze")


def heard(services: Services, part: str) -> int:
    """How loud a part is, 0 to 100, after all sliders and switches."""
    now = services.settings.now
    return 0 if now.mute else now.master * int(getattr(now, part)) // 100


def _draw_part(canvas: Canvas, services: Services, x: int, part: str, lit: bool) -> None:
    top, (w, h) = _Y + 17, _BOX
    canvas.rect(x, top, w, h, "felt" if part == "effects" else "ink")
    with canvas.clip(x, top, w, h):
        _PICTURES[part](canvas, x, top)
    canvas.box(x - 1, top - 1, w + 2, h + 2, "goldl" if lit else "brass")
    level = heard(services, part)
    foot = top + h + 4 + _LAMPS * _LAMP
    for lamp in range(_LAMPS):
        on = lamp * 10 < level
        colour = ("mint" if lamp < 6 else "gold" if lamp < 8 else "coral") if on else "indigo"
        canvas.rect(x + 8, foot - _LAMP * (lamp + 1), w - 16, _LAMP - 2, colour)
    ink = "goldl" if lit and level else "fog" if level else "slate"
    canvas.text(x + w // 2, foot + 4, services.words.number(level), ink, align="center")


def _draw_music(canvas: Canvas, x: int, y: int) -> None:
    """Notes on their five lines."""
    for line in range(5):
        canvas.rect(x, y + 10 + 6 * line, _BOX[0], 1, "dusk")
    for dx, dy, colour in ((5, 20, "gold"), (19, 11, "goldl"), (35, 17, "gold")):
        canvas.text(x + dx, y + dy, "♪", colour, "display", shadow="umber")


def _draw_effects(canvas: Canvas, x: int, y: int) -> None:
    """A card, and chips that fall beside it."""
    canvas.shadow("card/small/AS", x + 7, y + 6)
    canvas.sprite("card/small/AS", x + 5, y + 4)
    for n in range(4):
        canvas.sprite("chip/M/10", x + 41, y + 36 - 3 * n)


def _draw_train(canvas: Canvas, x: int, y: int) -> None:
    """The engine on its track, under the moon's light."""
    canvas.part("title/sky", (420, 14, *_BOX), x, y)
    canvas.rect(x, y + 32, _BOX[0], 12, "ink")
    canvas.rect(x, y + 35, _BOX[0], 1, "steel")
    for sleeper in range(2, _BOX[0], 8):
        canvas.rect(x + sleeper, y + 37, 5, 2, "umber")
    canvas.sprite("map/engine/east", x + 26, y + 28)


def _draw_voices(canvas: Canvas, x: int, y: int) -> None:
    """One of those who talk."""
    canvas.part("portrait/jo/happy", (0, 0, 48, 44), x + 2, y)


_PICTURES = {"music": _draw_music, "effects": _draw_effects, "train": _draw_train, "voices": _draw_voices}


def _draw_view(canvas: Canvas) -> None:
    top = _Y + 148
    canvas.sprite("settings/view", _X, top)
    canvas.box(_X - 1, top - 1, _W + 2, _VIEW + 2, "brass")
    canvas.rect(_X - 1, top - 1, _W + 2, 1, "gold")
