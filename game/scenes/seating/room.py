"""The room of the seating plan: chairs round a table, and who sits on them."""

from __future__ import annotations

from game.i18n import Words
from game.party import Chair, Evening, Passenger, Person, Plan
from game.scenes.figures import INKS, figure_of
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

ROOM: Rect = (210, 28, 252, 292)
_WIDE = ((254, 40), (336, 40), (418, 40), (424, 140), (418, 231), (336, 231), (254, 231), (248, 140))
_NARROW = (
    *((240 + 48 * n, 42) for n in range(5)),
    *((436, y) for y in (106, 164)),
    *((432 - 48 * n, 242) for n in range(5)),
    *((236, y) for y in (164, 106)),
)
"""Middle of each chair and top of its portrait, clockwise from the upper left: eight, and fourteen."""
_NARROW_PLATE, _RIM = 46, 3  # pixels of a plate among fourteen, and of its rim left and right


def spots(chairs: int) -> tuple[Rect, ...]:
    """Where each of so many chairs lies, portrait and plate together."""
    if chairs <= len(_WIDE):
        return tuple((x - 32, y - 5, 64, 75) for x, y in _WIDE[:chairs])
    return tuple((x - 23, y - 3, 46, 50) for x, y in _NARROW[:chairs])


def name_of(words: Words, evening: Evening, number: int) -> str:
    """The name of whoever has account `number` of an evening; a person without one has a number."""
    chair = evening.accounts[number].chair
    if isinstance(chair, Passenger):
        return words.tr(f"name.{chair.who}")
    return chair.name or words.tr("party.guest", n=evening.person(number))


def portrait_of(chair: Person | Passenger, mood: str = "neutral") -> str:
    """The picture of a sitter who is neutral, happy or upset."""
    return f"portrait/{figure_of(chair)}/{mood}"


def draw_room(
    canvas: Canvas, words: Words, plan: Plan, chosen: int, names: dict[int, str], chips: dict[int, int]
) -> None:
    """The room with all chairs, `chosen` the one looked at last; `chips` of each chair, if known."""
    canvas.layer("seating room", 640, 360, 0, 0, _empty_room)
    draw = _draw_wide if len(plan.chairs) <= len(_WIDE) else _draw_narrow
    for number, chair in enumerate(plan.chairs):
        name = names.get(number, "")
        draw(canvas, words, number, chair, name, number == chosen, chips.get(number, plan.chips))


def _empty_room(canvas: Canvas) -> None:
    x, y, w, h = ROOM
    widgets.panel(canvas, x, y, w, h)
    canvas.sprite("seating/room", x + 5, y + 5)
    for n, name in enumerate(("7S", "7D", "7H")):
        canvas.shadow(f"card/small/{name}", 299 + 11 * n, 144)
        canvas.sprite(f"card/small/{name}", 298 + 11 * n, 142)
    canvas.shadow("card/small/back", 359, 150)
    canvas.sprite("card/small/back", 358, 148)
    for left, top, chip, count in ((324, 194, 5, 3), (338, 198, 10, 3), (352, 194, 1, 4)):
        for n in range(count):
            canvas.sprite("chip/S/outline", left, top - 2 * n)
        for n in range(count):
            canvas.sprite(f"chip/S/{chip}", left, top - 2 * n)


def _draw_wide(
    canvas: Canvas,
    words: Words,
    number: int,
    chair: Chair,
    name: str,
    chosen: bool,
    chips: int,
) -> None:
    x, y = _WIDE[number]
    if chair is None:
        canvas.shadow("shadow/chair/48", x - 25, y - 1)
        canvas.sprite("seating/empty/48", x - 25, y - 1)
        widgets.button(canvas, x - 31, y + 47, 62, 21, words.tr("seating.sit"))
    else:
        canvas.shade(x - 22, y + 3, 50, 48)
        canvas.slice("frame/portrait/normal", x - 26, y - 2, 52, 52)
        canvas.sprite(portrait_of(chair), x - 24, y)
        _plate(canvas, (x - 31, y + 46, 62, 22), name, chair, chosen)
        held = words.number(chips)
        width = canvas.fonts["body"].width(held) + 8
        canvas.sprite("mark/chip", x - width // 2, y + 59)
        canvas.text(x - width // 2 + 8, y + 58, held, "gold")
        if isinstance(chair, Person):
            canvas.sprite(f"badge/{chair.sign}", x + 14, y - 4)
    _number(canvas, x - 29, y - 4, number, chosen)


def _draw_narrow(
    canvas: Canvas,
    words: Words,
    number: int,
    chair: Chair,
    name: str,
    chosen: bool,
    chips: int,
) -> None:
    x, y = _NARROW[number]
    if chair is None:
        canvas.shadow("shadow/chair/32", x - 17, y - 1)
        canvas.sprite("seating/empty/32", x - 17, y - 1)
    else:
        canvas.slice("frame/portrait/normal", x - 18, y - 2, 36, 36)
        canvas.part(portrait_of(chair), (8, 6, 32, 32), x - 16, y)
        _plate(canvas, (x - 23, y + 31, _NARROW_PLATE, 13), name, chair, chosen)
        if isinstance(chair, Person):
            canvas.sprite(f"sign/{chair.sign}", x + 9, y - 3)
    _number(canvas, x - 22, y - 3, number, chosen)


def _plate(canvas: Canvas, rect: Rect, name: str, chair: Chair, chosen: bool) -> None:
    x, y, w, h = rect
    canvas.shade(x + 2, y + h, w - 1, 2)
    canvas.slice("plate/turn" if chosen else "plate/normal", x, y, w, h)
    ink = INKS[chair.colour] if isinstance(chair, Person) else "ivory"
    canvas.text(x + w // 2, y + 3, canvas.fonts["body"].cut(name, w - _RIM), ink, align="center")


def _number(canvas: Canvas, x: int, y: int, number: int, chosen: bool) -> None:
    width = 11 if number < 9 else 15
    canvas.rect(x, y, width, 11, "ink")
    canvas.rect(x + 1, y + 1, width - 2, 9, "gold" if chosen else "night")
    canvas.text(x + width // 2 + 1, y + 2, str(number + 1), "ink" if chosen else "fog", align="center")
