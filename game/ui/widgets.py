"""How every widget looks in each of its states; nothing here remembers or decides anything."""

from __future__ import annotations

from .canvas import Canvas

INK = {"gold": "mahog", "dusk": "ivory", "red": "ivory", "steel": "ivory", "felt": "ivory"}
_SUNK = {"gold": "ink"}
_FOOT = {"gold": "brass", "dusk": "indigo", "red": "wine", "steel": "dusk", "felt": "feltd"}

SLIDER_HEIGHT, STEPPER_HEIGHT, FIELD_HEIGHT, TAB_HEIGHT, TOAST_HEIGHT = 17, 15, 17, 22, 19
SWITCH_SIZE = (26, 13)


def focus(canvas: Canvas, x: int, y: int, w: int, h: int, pointer: bool = True) -> None:
    """The frame around what is in focus, two pixels out, with the pointer on its left."""
    canvas.slice("frame/focus", x - 3, y - 3, w + 6, h + 6)
    if pointer:
        canvas.sprite("pointer", x - 11, y + h // 2 - 4)


def chosen(canvas: Canvas, x: int, y: int, w: int, h: int) -> None:
    """The frame around what was chosen but is not in focus."""
    canvas.slice("frame/chosen", x - 3, y - 3, w + 6, h + 6)


def ruled(canvas: Canvas, x: int, y: int, w: int, lines: int, pitch: int) -> None:
    """Lines of paper to be written on, the first at `y`, `pitch` pixels apart."""
    for n in range(lines):
        canvas.rect(x, y + pitch * n, w, 1, "indigo")


def panel(canvas: Canvas, x: int, y: int, w: int, h: int, name: str = "frame/panel") -> None:
    """A stepped plate with its shadow; text keeps 10 pixels from its edge."""
    canvas.shade(x + 5, y + h, w - 3, 3)
    canvas.shade(x + w, y + 6, 2, h - 6)
    canvas.slice(name, x, y, w, h)


def heading(canvas: Canvas, x: int, y: int, w: int, words: str, right: str = "") -> None:
    """A heading with a rule below; `right` is a remark at the far end, if it has room."""
    width = canvas.text(x, y, words, "goldl")
    if right and width + canvas.fonts["body"].width(right) + 8 <= w:
        canvas.text(x + w, y, right, "haze", align="right")
    canvas.rect(x, y + 10, w, 1, "umber")
    canvas.rect(x, y + 10, min(w, width), 1, "brass")


def button(
    canvas: Canvas,
    x: int,
    y: int,
    w: int,
    h: int,
    words: str,
    kind: str = "dusk",
    state: str = "",
    font: str = "body",
    align: str = "center",
    room: int = 0,
) -> int:
    """A button; `kind` gold (the main act), dusk, red (danger); `state` "", focus, pressed or disabled.

    `room` is kept free after the words, for a prompt; returns where that room begins (x).
    """
    sunk = state == "pressed"
    look = "button/disabled" if state == "disabled" else f"button/{kind}/{'pressed' if sunk else 'normal'}"
    canvas.shade(x + 2, y + h, w - 1, 2)
    canvas.shade(x + w, y + 3, 1, h - 3)
    canvas.slice(look, x, y, w, h)
    face = canvas.fonts[font]
    gap = 5 if room else 0
    width = face.width(words)
    left = x + (w - width - room - gap) // 2 if align == "center" else x + 12
    top = y + 1 + (h - 5 - face.cap) // 2 + (2 if sunk else 0)
    ink = "slate" if state == "disabled" else _SUNK.get(kind, INK[kind]) if sunk else INK[kind]
    under = (
        _FOOT[kind] if font != "body" and kind != "gold" and state not in ("disabled", "pressed") else None
    )
    canvas.text(left, top, words, ink, font, shadow=under)
    if state == "focus":
        focus(canvas, x, y, w, h)
    return left + width + gap


def switch(canvas: Canvas, x: int, y: int, on: bool, state: str = "") -> None:
    """A slide switch, 26 x 13: its lamp is lit when on, a ring shows when off."""
    canvas.sprite(f"switch/{'on' if on else 'off'}{'_disabled' if state == 'disabled' else ''}", x, y)
    if state == "focus":
        focus(canvas, x, y, *SWITCH_SIZE, pointer=False)


def slider(canvas: Canvas, x: int, y: int, w: int, share: float, ticks: int = 10, state: str = "") -> None:
    """A track w x 17 with its knob at `share` (0 to 1) of the way."""
    quiet = state == "disabled"
    top = y + 5
    off = "_disabled" if quiet else ""
    canvas.slice(f"slider/track{off}", x, top, w, 7)
    knob = slider_knob(x, w, share)
    if knob > x + 3:
        canvas.slice(f"slider/fill{off}", x + 2, top + 2, knob - x - 1, 3)
    for n in range(ticks + 1):
        tall = 3 if n in (0, ticks // 2, ticks) else 1
        canvas.rect(x + 4 + (w - 9) * n // ticks, top + 9, 1, tall, "smoke" if quiet else "steel")
    canvas.sprite(f"slider/knob{off}", knob, top + 3)
    if state == "focus":
        focus(canvas, x - 3, y - 1, w + 6, SLIDER_HEIGHT + 1, pointer=False)


def slider_knob(x: int, w: int, share: float) -> int:
    """Where the middle of the knob is."""
    return x + 4 + round((w - 9) * share)


def slider_share(x: int, w: int, at: int) -> float:
    """The share that a pointer at `at` means, 0 to 1."""
    return max(0.0, min(1.0, (at - x - 4) / (w - 9)))


def stepper(canvas: Canvas, x: int, y: int, w: int, words: str, state: str = "") -> None:
    """A value between two arrows, w x 15."""
    quiet = state == "disabled"
    off = "_disabled" if quiet else ""
    canvas.slice(f"stepper/middle{off}", x + 12, y, w - 24, 15)
    lit = "_focus" if state == "focus" else off
    canvas.sprite(f"stepper/left{lit}", x, y)
    canvas.sprite(f"stepper/right{lit}", x + w - 13, y)
    canvas.text(x + w // 2, y + 4, words, "slate" if quiet else "ivory", align="center")
    if state == "focus":
        focus(canvas, x, y, w, STEPPER_HEIGHT, pointer=False)


def field(canvas: Canvas, x: int, y: int, w: int, words: str, cursor: bool, state: str = "") -> None:
    """A line of typed text, w x 17; the cursor shows only in focus."""
    canvas.slice(f"field/{state or 'normal'}", x, y, w, FIELD_HEIGHT)
    end = x + 6 + canvas.text(x + 6, y + 5, words, "slate" if state == "disabled" else "ivory")
    if cursor and state == "focus":
        canvas.rect(end + 2, y + 4, 1, 9, "goldl")


def tab(canvas: Canvas, x: int, y: int, w: int, words: str, active: bool) -> None:
    """A tab standing on a panel whose top rule is at y + 22; the active one covers that rule."""
    height = TAB_HEIGHT + 3 if active else TAB_HEIGHT
    canvas.slice("tab/active" if active else "tab/normal", x, y, w, height)
    canvas.text(x + w // 2, y + 8, words, "goldl" if active else "gold", align="center")


def row(canvas: Canvas, x: int, y: int, w: int, h: int, state: str = "") -> None:
    """The ground of one line in a list: "", "focus" or "chosen"."""
    if state:
        canvas.slice(f"row/{state}", x, y, w, h)
    if state == "focus":
        canvas.sprite("arrow/right", x + 8, y + h // 2 - 3)
    canvas.rect(x, y + h, w, 1, "indigo")


_SIGNS = {"saved": ("✓", "mint"), "note": ("!", "goldl"), "error": ("×", "coral")}


def toast(canvas: Canvas, middle: int, y: int, words: str, kind: str = "saved", face: str = "body") -> int:
    """A short message around `middle`: "saved", "note" or "error", told apart by sign and colour.

    Returns its height.
    """
    height, gap = (TOAST_HEIGHT, 13) if face == "body" else (26, 18)
    width = canvas.fonts[face].width(words) + gap + 17
    x, top = middle - width // 2, y + (height - canvas.fonts[face].cap) // 2
    sign, colour = _SIGNS[kind]
    canvas.shade(x + 4, y + height, width - 4, 2)
    canvas.slice(f"toast/{kind}", x, y, width, height)
    canvas.text(x + 9, top, sign, colour, face)
    canvas.text(x + 9 + gap, top, words, "ivory", face)
    return height


def progress(canvas: Canvas, x: int, y: int, w: int, share: float, colour: str = "gold") -> None:
    """A row of cells, w x 9, lit up to `share` (0 to 1); colours gold, mint, red."""
    canvas.slice("progress/frame", x, y, w, 9)
    cells = (w - 4) // 6
    for n in range(cells):
        lit = colour if (n + 0.5) / cells <= share else "off"
        canvas.sprite(f"progress/cell_{lit}", x + 2 + 6 * n, y + 2)


def button_bar(canvas: Canvas) -> None:
    """The ground of the buttons at the foot of a screen."""
    canvas.rect(0, 325, 640, 1, "brass")
    canvas.rect(0, 326, 640, 34, "ink")


def cornice(canvas: Canvas, title: str, left: str = "", right: str = "", ink: str = "cream") -> None:
    """The top of every screen: the title on its plaque, a remark on each side, the `right` one in `ink`."""
    canvas.sprite("cornice/bar", 0, 0)
    width = canvas.fonts["display"].width(title) + 60
    for x, words, colour, align in ((8, left, "fog", "left"), (632, right, ink, "right")):
        face = canvas.fonts.reading(words, 300 - width // 2)
        canvas.text(x, 3 if face == "body" else 2, words, colour, face, align)
    canvas.slice("cornice/plaque", 320 - width // 2, 0, width, 22)
    canvas.text(320, 3, title, "goldl", "display", "center", shadow="ink")
