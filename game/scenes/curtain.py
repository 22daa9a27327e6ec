"""The curtain: it hangs between two private views, and only the next person's own press lifts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.scenes.figures import INKS
from game.scenes.table import felt
from game.services import Services
from game.show.hearing import SPEEDS
from game.show.layout import Point
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.intents import Cancel, Confirm, Intent, LetGo, Menu, Press, Release
from game.ui.surfaces import Rect, inside

from .pack import Pack
from .pause import Pause, Stop
from .stack import Push, Replace, Scene, Transition

FALL, RISE = 150, 500  # milliseconds
QUIET = 250  # milliseconds that it hangs before a press counts: nobody lifts it by accident
_SPARK = 125  # milliseconds of each picture of the tunnel
BUTTON: Rect = (272, 229, 96, 20)
BANDS = {
    "red": ("ivory", "coral", "red", "crimson"),
    "cyan": ("ivory", "ivory", "cyan", "teal"),
    "gold": ("ivory", "goldl", "goldl", "brass"),
    "mint": ("ivory", "mint", "mint", "felt"),
}
_DARK = {"red": "wine", "cyan": "feltd", "gold": "umber", "mint": "feltd"}


@dataclass(frozen=True, slots=True)
class Next:
    """One in the order of play: a name, a colour ("" for a passenger), and whether the turn has passed."""

    name: str
    colour: str
    played: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """Who is called, and what everybody may know of the table. `order` holds the called one at `at`."""

    name: str
    sign: str
    colour: str
    head: str
    order: Sequence[Next]
    at: int


class CurtainScene(Scene):
    """Replaces itself with what `view` makes, which is asked for only once the curtain is lifted.

    Whatever is pressed while it falls or has just fallen is thrown away; a key that is held says nothing.
    `about` is for the pause over it, and `paused` answers what came of the pause.
    """

    def __init__(
        self,
        services: Services,
        call: Call,
        view: Callable[[], Scene],
        about: Callable[[], Stop],
        paused: Callable[[object], Transition | None],
    ) -> None:
        super().__init__()
        self._services, self._call, self._view = services, call, view
        self._about, self._paused = about, paused
        self._next: Scene | None = None
        self._answer: Transition | None = None
        self._time = self._risen = 0
        self._pressed = False
        services.sound.effect("curtain_down")

    @property
    def called(self) -> str:
        """The name of whoever is called."""
        return self._call.name

    @property
    def hangs(self) -> bool:
        """Whether a press would lift it now."""
        return self._next is None and self._time >= FALL + QUIET

    @property
    def lifted(self) -> bool:
        """Whether it is on its way up."""
        return self._next is not None

    def handle(self, intent: Intent) -> Transition | None:
        """A fresh confirm, or a whole click on the button; all else is nobody's."""
        if not self.hangs:
            self._pressed = False
            return None
        match intent:
            case Confirm():
                self._lift()
            case Press(x, y):
                self._pressed = inside(BUTTON, x, y)
                self.spoil()
            case Release(x, y):
                if self._pressed and inside(BUTTON, x, y):
                    self._lift()
                self._pressed = False
            case LetGo():
                self._pressed = False
            case Menu() | Cancel():
                return Push(Pause(self._services, self._about))
        return None

    def _lift(self) -> None:
        self._services.sound.effect("curtain_up")
        self._next = self._view()
        self.spoil()

    def resumed(self, result: object) -> None:
        """Back from the pause: go on waiting, or leave."""
        self._answer = self._paused(result)
        self.spoil()

    def update(self, ms: int) -> Transition | None:
        """It falls, hangs, rises; then the table is there."""
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        before, self._time = self._time, self._time + ms
        if self._next is not None:
            self._risen += ms
            self.spoil()
            return Replace(self._next) if self._risen >= self._rise else None
        sparks = not self._still and before // _SPARK != self._time // _SPARK
        if before < FALL + QUIET or sparks:
            self.spoil()
        return None

    @property
    def _still(self) -> bool:
        return self._services.settings.now.reduced_motion

    @property
    def _rise(self) -> int:
        speed = SPEEDS[self._services.settings.now.speed]
        return 0 if self._still or not speed else RISE * 100 // speed

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """Nothing of the hand before is ever behind it; the next one only while it rises."""
        if self._next is not None:
            return self._draw_rising(canvas, self._next)
        canvas.fill("ink")
        frame = 0 if self._still else self._time // _SPARK % 3
        canvas.sprite(f"curtain/tunnel/{frame}", 132, 40)
        away = 0 if self._still else 240 * max(0, FALL - self._time) // FALL
        canvas.sprite("curtain/left", -away, 34)
        canvas.sprite("curtain/right", 400 + away, 34)
        self._draw_table(canvas)
        canvas.sprite("curtain/pelmet", 0, 0)
        self._draw_head(canvas)
        if not away:
            self._draw_plaque(canvas)
        return self._draw_foot(canvas)

    def _draw_rising(self, canvas: Canvas, scene: Scene) -> None:
        scene.draw(canvas)
        share = min(1.0, self._risen / max(1, self._rise))
        away = int(320 * share * share)
        canvas.sprite("curtain/left", -away, 34)
        canvas.sprite("curtain/right", 400 + away, 34)
        canvas.sprite("curtain/pelmet", 0, -int(52 * share))

    def _draw_table(self, canvas: Canvas) -> None:
        canvas.sprite("curtain/table", 0, 268)
        for x, y, chip in ((178, 322, 5), (193, 326, 10), (447, 326, 50), (462, 322, 5)):
            felt.draw_pile(canvas, Point(x, y), (chip,) * 4)
        pack = Pack.of(self._services)
        for x, y, lean in ((118, 318, -14), (136, 316, 6), (504, 316, -6), (522, 318, 13)):
            canvas.turned(pack.closed("small"), x, y, lean)
        for x, lean in ((298, 7), (342, -7)):
            canvas.turned(pack.closed("hero"), x, 302, lean)

    def _draw_head(self, canvas: Canvas) -> None:
        rises = self._about().rises  # the pause over the curtain may change it
        canvas.text(10, 3, rises or self._services.words.tr("curtain.tunnel"), "coral" if rises else "gold")
        canvas.text(630, 3, self._call.head, "haze", align="right")

    def _draw_plaque(self, canvas: Canvas) -> None:
        tr, call = self._services.words.tr, self._call
        canvas.sprite("curtain/plaque", 206, 102)
        canvas.sprite(f"curtain/medallion/{call.sign}/{call.colour}", 320, 130)
        canvas.sprite(f"badge/{call.sign}", 340, 146)
        canvas.text(320, 170, tr("curtain.pass_to"), "haze", align="center")
        self._draw_name(canvas)
        face = canvas.fonts.reading(tr("curtain.ready"), 216)
        canvas.text(320, 217 if face == "body" else 212, tr("curtain.ready"), "ivory", face, "center")
        x, y, w, h = BUTTON
        state = "pressed" if self._pressed else ""
        prompts, label = self._services.prompts, tr("curtain.lift")
        room = prompts.width(canvas, "confirm") if prompts.shows("confirm") else 0
        end = widgets.button(canvas, x, y, w, h, label, "gold", state, room=room)
        prompts.draw(canvas, end, y + 2 + 2 * self._pressed, "confirm")

    def _draw_name(self, canvas: Canvas) -> None:
        """As large as the plaque is wide, in the colour of the seat, between three lines each side."""
        name, colour = self._call.name, self._call.colour
        font = "display2x" if canvas.fonts["display2x"].width(name) <= 204 else "display"
        top = 181 if font == "display2x" else 189
        width = canvas.text(320, top, name, BANDS[colour], font, "center", shadow=_DARK[colour], drop=2)
        for n, ink in enumerate(("goldl", "gold", "brass")):
            length = min(22, 96 - width // 2) - 6 * n
            if length > 2:
                canvas.rect(312 - width // 2 - length, 192 + 5 * n, length, 1, ink)
                canvas.rect(328 + width // 2, 192 + 5 * n, length, 1, ink)

    def _draw_foot(self, canvas: Canvas) -> None:
        tr, prompts = self._services.words.tr, self._services.prompts
        canvas.rect(0, 344, 640, 16, "ink")
        canvas.rect(0, 343, 640, 1, "brass")
        x = 8
        if prompts.shows("menu"):
            x += prompts.draw(canvas, x, 345, "menu") + 4
        x += canvas.text(x, 348, tr("curtain.pause"), "slate")
        right = 632 - canvas.fonts["body"].width(tr("curtain.dark"))
        canvas.text(right, 348, tr("curtain.dark"), "slate")
        self._draw_order(canvas, x + 12, right - 12)

    def _draw_order(self, canvas: Canvas, left: int, right: int) -> None:
        """The order of play; of a long one as much round the called one as there is room for."""
        font = canvas.fonts["body"]
        first = last = self._call.at
        order = list(self._call.order)
        widths = [font.width(each.name) + 23 for each in order]

        def room(start: int, end: int) -> bool:
            return start >= 0 and end < len(order) and sum(widths[start : end + 1]) <= right - left

        while room(first, last + 1) or room(first - 1, last):
            last, first = (last + 1, first) if room(first, last + 1) else (last, first - 1)
        x = (left + right - sum(widths[first : last + 1]) + 12) // 2
        for n in range(first, last + 1):
            self._draw_one(canvas, x, order[n], n == self._call.at)
            x += widths[n]
            if n < last:
                for down in (0, 1, 2):
                    canvas.pixel(x - 8 + down % 2, 350 + down, "slate")

    @staticmethod
    def _draw_one(canvas: Canvas, x: int, one: Next, now: bool) -> None:
        ink = "smoke" if one.played else INKS.get(one.colour, "steel")
        canvas.rect(x, 348, 7, 7, ink)
        if now:
            canvas.box(x - 1, 347, 9, 9, "ivory")
        width = canvas.text(x + 11, 348, one.name, "ivory" if now else "slate" if one.played else "haze")
        if now:
            canvas.rect(x, 358, width + 11, 1, ink)
