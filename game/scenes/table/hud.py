"""The bar at the foot: the person, the bet, and what may be done; every control is one place to press."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import Words
from game.show.layout import HUD
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.prompts import Prompts
from game.ui.surfaces import Rect
from game.ui.text import LARGE

from .bet import BetAmount

TOP = HUD.y
TRACK: Rect = (166, TOP + 22, 194, 21)
LESS: Rect = (148, TOP + 23, 17, 18)
MORE: Rect = (364, TOP + 23, 17, 18)
_BUTTON_Y, _BUTTON_H = TOP + 6, 42
_LABELS = {
    "bet": "table.bet",
    "raise": "table.raise_amount",
    "bank": "table.bank_amount",
    "price": "table.price",
}
_DIVIDERS = (140, 388)
FIGURES: Rect = (50, TOP + 16, 90, 24)  # where the person's chips stand
_INK = {"gold": "mahog", "red": "ivory", "dusk": "ivory", "disabled": "slate"}
_ASLEEP = {"gold": "umber", "red": "wine", "dusk": "dusk", "disabled": "smoke"}
_UNDER = {"red": "wine", "dusk": "indigo"}


@dataclass(frozen=True)
class Act:
    """A button of the table: its name, the words on it, the `action` whose key is shown, its look."""

    name: str
    words: str
    action: str
    kind: str
    rect: Rect
    closed: bool = False


def places_of(count: int) -> tuple[Rect, ...]:
    """Where `count` buttons lie: two wide ones or three."""
    width, step, first = (74, 80, 396) if count > 2 else (114, 122, 396)
    return tuple((first + step * i, _BUTTON_Y, width, _BUTTON_H) for i in range(count))


def draw_bar(canvas: Canvas, lit: bool) -> None:
    """The ground of the bar; its rim is bright while the person is asked."""
    canvas.sprite("hud/bar", 0, TOP)
    for x in _DIVIDERS:
        canvas.sprite("hud/divider", x, TOP + 9)
    if lit:
        canvas.rect(0, TOP + 1, 640, 2, "goldl")


def draw_person(
    canvas: Canvas,
    portrait: str,
    name: str,
    chips: str,
    goal: str,
    note: str,
    turn: bool,
    jump: int,
    heart: str = "",
) -> None:
    """Portrait, name, chips as a large number beside the goal, and what goes on now.

    `jump`: pixels that the number is thrown up while chips come in. `heart`: few are left ("low"); in a
    "beat" of it the chip is as large as it always is. In large print the number takes all the room it needs.
    """
    canvas.sprite("hud/portrait", 8, TOP + 8)
    canvas.part(portrait, (7, 5, 34, 34), 10, TOP + 10)
    canvas.text(54, TOP + 9, name, "ivory")
    ink = "ivory" if jump else "coral" if heart else "goldl"
    if canvas.fonts.large and canvas.fonts["display2x"].width(chips) <= _DIVIDERS[0] - 56:
        canvas.text(54, TOP + 19 - jump // 2, chips, ink, "display2x", shadow="ink", drop=2)
        return
    canvas.sprite("mark/chip_small" if heart == "low" else "mark/chip", 54, TOP + 24)
    width = canvas.text(63, TOP + 20 - jump // 2, chips, ink, "display", shadow="ink")
    room = _DIVIDERS[0] - 2 - (69 + width)
    if canvas.fonts["body"].width(goal) <= room:  # large numbers speak for themselves
        canvas.text(66 + width, TOP + 27, goal, "steel")
    canvas.text(54, TOP + 39, note, "mint" if turn else "haze")


def draw_bet(canvas: Canvas, words: Words, prompts: Prompts, bet: BetAmount, open_: bool) -> None:
    """The amount, its limits, and a track on which small bets have room."""
    label = words.tr(_LABELS.get(bet.kind, "table.bet"))
    width = canvas.text(150, TOP + 13, label, "fog" if open_ else "slate")
    if not open_:
        canvas.text(150 + width + 6, TOP + 13, "—", "slate")
        widgets.slider(canvas, TRACK[0], TRACK[1] + 2, TRACK[2], 0.0, 8, "disabled")
        return
    left = 150 + width + 6
    left += canvas.text(left, TOP + 8, words.number(bet.amount), "goldl", "display", shadow="ink")
    _draw_limits(canvas, words, bet, left)
    widgets.slider(canvas, TRACK[0], TRACK[1] + 2, TRACK[2], bet.share(bet.amount), 8)
    for rect, action in ((LESS, "left"), (MORE, "right")):
        if prompts.kind == "pad":
            canvas.sprite(f"arrow/{action}", rect[0] + 5, rect[1] + 5)
        else:
            prompts.draw(canvas, rect[0] + 2, rect[1] + 2, action)


def _draw_limits(canvas: Canvas, words: Words, bet: BetAmount, left: int) -> None:
    """The least and the most that may be staked; two figures alone where large print has no room for more."""
    limits, room = words.tr("table.range", low=bet.low, high=bet.high), 380 - left - 8
    figures = f"{words.number(bet.low)}–{words.number(bet.high)}"
    for said in (limits, figures):
        if canvas.fonts.reading(said, room) == LARGE:
            canvas.text(380, TOP + 8, said, "haze", LARGE, "right")
            return
    canvas.text(380, TOP + 13, limits, "haze", align="right")


def draw_said(canvas: Canvas, said: str, ink: str) -> None:
    """In the place of the amount: a question, or whose turn it is, in letters for the whole room."""
    left, right = _DIVIDERS[0] + 6, _DIVIDERS[1] - 6
    lines = canvas.fonts["display"].wrap(said, right - left)
    font, step = ("display", 20) if len(lines) <= 2 else ("body", 12)
    lines = lines if font == "display" else canvas.fonts[font].wrap(said, right - left)
    top = TOP + 19 - step * (len(lines) - 1) // 2
    for n, line in enumerate(lines):
        canvas.text((left + right) // 2, top + step * n, line, ink, font, "center", shadow="ink")


def draw_result(canvas: Canvas, said: str, why: str, won: bool, up: int) -> None:
    """In the place of the amount: what the person's hand has brought, in the largest letters; and `why`.

    `up`: pixels that the number is thrown up now.
    """
    left, right = _DIVIDERS[0] + 6, _DIVIDERS[1] - 6
    ink, under = ("goldl", "umber") if won else ("coral", "wine")
    faces, gap = canvas.fonts, 12 if why else 0
    width = faces["display2x"].width(said) + gap + faces["display"].width(why)
    font = "display" if width <= right - left else "body"
    x = (left + right - faces["display2x"].width(said) - gap - faces[font].width(why)) // 2
    x += canvas.text(x, TOP + 10 - up, said, ink, "display2x", shadow=under, drop=2) + gap
    canvas.text(x, TOP + (18 if font == "display" else 23), why, "fog", font, shadow="ink")


def draw_covered(canvas: Canvas, words: Words, prompts: Prompts) -> None:
    """In the place of the amount: the own cards have to be looked at first, and how."""
    said, font = words.tr("party.hold"), canvas.fonts["display"]
    room = prompts.width(canvas, "v") + 8 if prompts.shows("v") else 0
    left, right = _DIVIDERS[0] + 6, _DIVIDERS[1] - 6
    name = "display" if font.width(said) + room <= right - left else "body"
    x = (left + right - room - canvas.fonts[name].width(said)) // 2
    if room:
        prompts.draw(canvas, x, TOP + 20, "v")
    canvas.text(x + room, TOP + (18 if name == "display" else 23), said, "goldl", name, shadow="ink")


def draw_button(
    canvas: Canvas, prompts: Prompts, act: Act, focus: bool, pressed: bool, asleep: bool = False
) -> None:
    """A large button, its words above its key; in focus it rises. Nothing is asked while it is `asleep`."""
    x, y, w, h = act.rect
    if asleep:
        canvas.slice("button/asleep", x, y, w, h)
        font = "display" if canvas.fonts["display"].width(act.words) <= w - 6 else "body"
        return _at_the_middle(canvas, act, font, _ASLEEP[act.kind])
    if focus and not pressed and not act.closed:
        canvas.shade(x + 2, y + h, w - 1, canvas.lift)
        y -= canvas.lift
    kind = "disabled" if act.closed else act.kind
    look = "button/disabled" if act.closed else f"button/{kind}/{'pressed' if pressed else 'normal'}"
    canvas.slice(look, x, y, w, h)
    sunk = 2 if pressed else 0
    display = canvas.fonts["display"].width(act.words) <= w - 6
    font, top = ("display", 4) if display else ("body", 8)
    under = _UNDER.get(kind) if display else None
    canvas.text(x + w // 2, y + top + sunk, act.words, _INK[kind], font, "center", shadow=under)
    if not act.closed and prompts.shows(act.action):
        width = prompts.width(canvas, act.action)
        prompts.draw(canvas, x + (w - width) // 2, y + 22 + sunk, act.action)
    if focus:
        widgets.focus(canvas, x, y, w, h, pointer=False)
    return None


def _at_the_middle(canvas: Canvas, act: Act, font: str, ink: str) -> None:
    x, y, w, h = act.rect
    canvas.text(x + w // 2, y + h // 2 - (7 if font == "display" else 4), act.words, ink, font, "center")


def share_at(x: int) -> float:
    """Which part of the track a pointer at `x` means."""
    return widgets.slider_share(TRACK[0], TRACK[2], x)
