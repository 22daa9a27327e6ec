"""Key caps and pad buttons beside words: what to press, on the device that was used last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .bindings import PROMPTS
from .canvas import Canvas
from .devices import Devices
from .intents import Adjust, Cancel, Confirm, Fast, Hot, Intent, Menu, Page
from .surfaces import Rect, inside
from .text import LARGE

CAP_HEIGHT = 14
_PLAIN: dict[str, Intent] = {"cancel": Cancel(), "confirm": Confirm(), "menu": Menu(), "fast": Fast()}
_PLAIN |= {"page left": Page(-1), "page right": Page(1), "five less": Adjust(-5)}


class Prompts:
    """Draws prompts for `devices`, by the names of actions in the table of bindings ("confirm", "r")."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices

    @property
    def kind(self) -> str:
        """The device used last."""
        return self._devices.kind

    @property
    def look(self) -> tuple[object, ...]:
        """What all prompts depend on: when it changes, every picture that shows some is another."""
        return self._devices.kind, self._devices.printed

    @property
    def leaves(self) -> tuple[str, str]:
        """The actions that turn pages back and on where no value is to be changed: see `leafed`."""
        return ("five less", "five more") if self.kind == "pad" else ("five more", "five less")

    def leafed(self, intent: Intent) -> Intent:
        """Page Down and the right trigger as the next page, Page Up and the left one as the one before.

        All other intents stay as they are. For scenes in which these do not change a value.
        """
        if not isinstance(intent, Adjust) or abs(intent.n) != 5:
            return intent
        onward = intent.n > 0 if self.kind == "pad" else intent.n < 0
        return Page(1 if onward else -1)

    def _button(self, action: str) -> str | None:
        """The picture of the pad button of an action."""
        picture = PROMPTS[action][1]
        if self._devices.swapped and picture is not None:
            return {"pad/south": "pad/east", "pad/east": "pad/south"}.get(picture, picture)
        return picture

    def shows(self, action: str) -> bool:
        """Whether the device used last has something of its own for an action."""
        return PROMPTS[action][self.kind == "pad"] is not None

    def label(self, action: str) -> str:
        """What stands on the key of an action; "" when it has none."""
        scancode = self._devices.keys.code(action)
        return self._devices.label(scancode) if scancode is not None else ""

    def width(self, canvas: Canvas, action: str) -> int:
        """How wide the prompt of an action is."""
        if self.kind == "pad" and (picture := self._button(action)) is not None:
            return canvas.atlas.size(picture)[0]
        return max(11, canvas.fonts["body"].width(self.label(action)) + 6)

    def draw(self, canvas: Canvas, x: int, y: int, action: str) -> int:
        """Draw the prompt of an action, its corner at x, y; returns its width (0: this device has none)."""
        if not self.shows(action):
            return 0
        width = self.width(canvas, action)
        if self.kind == "pad" and (picture := self._button(action)) is not None:
            canvas.sprite(picture, x, y)
        else:
            cap(canvas, x, y, self.label(action), width)
        return width

    def row(self, canvas: Canvas, x: int, y: int, actions: Sequence[str]) -> int:
        """Draw the prompts of several actions side by side, equal ones once; returns their width."""
        start, seen = x, set()
        for action in actions:
            look = self._button(action) if self.kind == "pad" else action
            width = 0 if look in seen else self.draw(canvas, x, y, action)
            seen.add(look)
            x += width + 2 if width else 0
        return x - start

    def foot(
        self, canvas: Canvas, items: Sequence[tuple[str | Sequence[str], str]], right: str = "", y: int = 340
    ) -> dict[str, Rect]:
        """The bar at the foot of a screen: (action or actions, words) from the left, a remark right.

        The remark gives way where it has no room. Returns where a pointer may press single actions.
        """
        spots: dict[str, Rect] = {}
        canvas.sprite("foot/bar", 0, y - 1)
        x, face = 8, self._foot_face(canvas, items)
        for actions, words in items:
            names = (actions,) if isinstance(actions, str) else actions
            if width := self.row(canvas, x, y + 3, names):
                left = x
                x += width + 3
                x += canvas.text(x, y + (5 if face == "body" else 2), words, "haze", face) + 13
                if len(names) == 1:
                    spots[names[0]] = (left - 3, y, x - left - 7, 20)
        if right and x + canvas.fonts["body"].width(right) <= 632:
            canvas.text(632, y + 5, right, "slate", align="right")
        return spots

    def _foot_face(self, canvas: Canvas, items: Sequence[tuple[str | Sequence[str], str]]) -> str:
        """Large print, if all words have room in it."""
        if not canvas.fonts.large:
            return "body"
        width = 0
        for actions, words in items:
            names = (actions,) if isinstance(actions, str) else actions
            caps = sum(self.width(canvas, name) + 2 for name in names if self.shows(name))
            width += caps + 16 + canvas.fonts[LARGE].width(words) if caps else 0
        return LARGE if 8 + width <= 632 else "body"


def meant(spots: Mapping[str, Rect], x: int, y: int) -> Intent | None:
    """What a pointer means that presses one of the `spots` of a foot bar: what its key does."""
    under = next((action for action, rect in spots.items() if inside(rect, x, y)), None)
    return None if under is None else _PLAIN.get(under, Hot(under))


def cap(canvas: Canvas, x: int, y: int, label: str, width: int = 0) -> int:
    """Draw a key cap with a label; returns its width."""
    width = width or max(11, canvas.fonts["body"].width(label) + 6)
    canvas.slice("key/cap", x, y, width, CAP_HEIGHT)
    canvas.text(x + width // 2, y + 3, label, "ink", align="center")
    return width
