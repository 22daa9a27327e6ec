"""The ceremony: a ticket is punched, and the next station and its game are open."""

from __future__ import annotations

import math

from game.career.level import STATIONS
from game.career.line import Stop
from game.scenes.reveal import Reveal
from game.scenes.stack import BoardScene, Pop, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.captions import beside
from game.ui.controls import Button
from game.ui.intents import Cancel, Confirm, Intent, Press
from game.ui.text import LARGE

from .pack import Pack

FAN = ("2H", "7S", "JD", "QS", "KH", "10C", "AS")
_PIVOT, _RADIUS = (320, 210), 118  # the fan: its cards stand so far from this point
_TICKET, _HOLE = (158, 116), (412, 204)

# The beats in milliseconds: the fan opens, the ticket falls and bounces, the punch closes, the name of the
# game is typed, the rules come.
_FAN, _DROP, _PUNCH, _TYPED, _RULES = (300, 400), (800, 450), 1400, (1500, 600), (1700, 700)
_SHAKE = 180
_LENGTH = 2600
_CHADS = ((-8, 30), (3, 42), (11, 24), (-2, 36), (7, 50))  # sideways pixels, speed


class UnlockScene(BoardScene):
    """`stop` has just opened. Any press shows everything at once; the next one goes on."""

    told = beside(4, 34)

    def __init__(self, services: Services, stop: Stop) -> None:
        super().__init__()
        self._services, self._stop = services, stop
        self._reveal = Reveal(services, _LENGTH)
        label = services.words.tr("unlock.aboard")
        button = Button("on", (486, 334, 144, 20), label, kind="gold", action="confirm")
        self._board = Board([button], services.sound.effect)
        services.sound.suite("unlock", "train_whistle", then="map")

    def handle(self, intent: Intent) -> Transition | None:
        """Skip to the end, then go on."""
        if not self._reveal.over:
            if isinstance(intent, Confirm | Cancel | Press):
                self._reveal.skip()
                self.spoil()
            return None
        if isinstance(intent, Cancel):
            return Pop()
        acted = self._board.handle(intent)
        if acted is not None:
            self.spoil()
        return Pop() if acted == "on" else None

    def update(self, ms: int) -> Transition | None:
        """Show more; the rays stand still once everything is there."""
        if self._reveal.over:
            return super().update(ms)
        before, typed = self._reveal.at, self._typed
        self._reveal.pass_time(ms)
        if before < _PUNCH <= self._reveal.at:
            self._services.sound.effect("ticket_punch")
        elif self._typed // 2 > typed // 2:
            self._services.sound.effect("letter")
        self.spoil()
        return None

    @property
    def _name(self) -> str:
        """What is played at the station that opens."""
        level = self._stop.level
        return self._services.words.tr(f"game.{level.variant}") if level else ""

    @property
    def _typed(self) -> int:
        """How many letters of the name stand on the ticket."""
        return round(len(self._name) * self._reveal.share(*_TYPED))

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """Rays, fan, ticket, punch, rules, as far as they have come."""
        canvas.sprite(f"unlock/rays/{self._reveal.at // 500 % 4}", 0, 0)
        with canvas.shift(0, self._shake()):
            self._draw_fan(canvas)
            self._draw_ticket(canvas)
        self._draw_header(canvas)
        self._draw_rules(canvas)
        self._draw_foot(canvas)

    def _shake(self) -> int:
        settings = self._services.settings.now
        since = self._reveal.at - _PUNCH
        if not 0 <= since < _SHAKE or settings.reduced_motion or not settings.shake:
            return 0
        return (2, -2, 1, -1)[since * 4 // _SHAKE]

    def _draw_header(self, canvas: Canvas) -> None:
        canvas.rect(0, 0, 640, 37, "night")
        canvas.rect(0, 37, 640, 1, "brass")
        title = self._services.words.tr("unlock.title")
        half = canvas.fonts["display2x"].width(title) // 2 + 16
        for n in range(3):
            canvas.rect(320 - half - 90 + 8 * n, 13 + 5 * n, 90 - 8 * n, 1, "brass")
            canvas.rect(320 + half, 13 + 5 * n, 90 - 8 * n, 1, "brass")
        canvas.text(320, 5, title, ("ivory", "goldl", "gold", "brass"), "display2x", "center", shadow="wine")

    def _draw_fan(self, canvas: Canvas) -> None:
        pack = Pack.of(self._services)
        opened = self._reveal.share(*_FAN)
        for n, card in enumerate(FAN):
            degrees = (n - 3) * 13 * opened
            x = _PIVOT[0] + round(_RADIUS * math.sin(math.radians(degrees)))
            y = _PIVOT[1] - round(_RADIUS * math.cos(math.radians(degrees)))
            canvas.turned(pack.face("hero", card), x, y, -round(degrees))

    def _draw_ticket(self, canvas: Canvas) -> None:
        words, level = self._services.words, self._stop.level
        fallen = _bounced(self._reveal.share(*_DROP))
        x, y = _TICKET[0], _TICKET[1] - round(40 * (1 - fallen))
        if self._reveal.at < _DROP[0]:
            return
        punched = self._reveal.at >= _PUNCH
        canvas.shadow("unlock/ticket", x + 3, y + 4)
        canvas.sprite("unlock/ticket/punched" if punched else "unlock/ticket", x, y)
        number = words.tr("ticket.number", n=f"{self._stop.number:03}")
        canvas.text(x + 31, y + 62, number, "crimson", align="center")
        canvas.text(x + 178, y + 14, words.tr("unlock.reserved"), "ivory", align="center")
        name = self._name
        fonts = ("display3x", "display2x", "display")
        font = next((each for each in fonts[:2] if canvas.fonts[each].width(name) <= 216), fonts[2])
        drop = {"display3x": 27, "display2x": 34, "display": 42}[font]
        width = canvas.fonts[font].width(name)
        left = min(x + 178 - width // 2, max(x + 70, x + 250 - width))  # clear of the nippers, if it can be
        canvas.text(left, y + drop, name[: self._typed], ("red", "crimson", "wine"), font)
        station = words.tr(f"station.{self._stop.station}")
        canvas.text(x + 72, y + 81, station, "mahog")
        canvas.text(x + 72, y + 95, words.tr(f"salon.{self._stop.station}"), "umber")
        if level:
            canvas.text(x + 242, y + 81, words.ntr("unit.chips", level.buy_in), "crimson", align="right")
        self._draw_punch(canvas, y - _TICKET[1])

    def _draw_punch(self, canvas: Canvas, dy: int) -> None:
        since = self._reveal.at - _PUNCH
        x, y = _HOLE[0], _HOLE[1] + dy
        for n, (dx, speed) in enumerate(_CHADS):
            if 0 < since < 900:
                fall = since * speed // 450 + (since // 40) ** 2 // 12
                canvas.sprite(
                    f"unlock/chad/{(since // 90 + n) % 4}", x + dx * (1 + since // 300), y + 6 + fall
                )
        if since > -260:
            closed = 2 if 0 <= since < 120 else 1 if -80 < since < 200 else 0
            canvas.sprite(f"unlock/punch/{closed}", x, y)
        if 0 <= since < 70:
            canvas.sprite("unlock/spark", x, y)

    def _draw_rules(self, canvas: Canvas) -> None:
        words, station = self._services.words, self._stop.station
        share = self._reveal.share(*_RULES)
        if share <= 0:
            return
        canvas.sprite("portrait/fontaine/happy", 14, 250)
        canvas.box(13, 249, 50, 50, "brass")
        canvas.text(38, 303, words.tr("name.fontaine"), "gold", align="center")
        face, room, top, lead, step = ("body", 376, 244, 0, 13)
        if canvas.fonts.large:  # over the hand, which has done its work
            face, room, top, lead, step = (LARGE, 528, 222, 17, 17)
        widgets.panel(canvas, 76, top, room + 24, 322 - top)
        spoken = words.tr(f"unlock_say.{station}")
        y = canvas.paragraph(88, top + 7, room, spoken, "cream", face, lead=lead) + 4
        rules = self._stop.level.rules if self._stop.level else None
        told = {"pair": getattr(rules, "pair_takes", 0), "post": getattr(rules, "post_times", 0)}
        told["match"] = getattr(rules, "match_times", 0)
        for n in range(3):
            if share * 3 > n:
                canvas.text(88, y + step * n, "♠♥♣"[n], ("haze", "coral", "haze")[n], face)
                said = words.tr(f"unlock_rule.{station}_{n + 1}", **told)
                left = 102 if face == "body" else 110
                font = canvas.fonts.reading(said, 88 + room - left)
                canvas.text(left, y + step * n, said, "ivory", font)

    def _draw_foot(self, canvas: Canvas) -> None:
        widgets.button_bar(canvas)
        width = canvas.text(14, 340, self._services.words.tr("unlock.stop_of", n=self._stop.number), "haze")
        for n in range(len(STATIONS)):
            lit = n < self._stop.number
            canvas.rect(24 + width + 12 * n, 339, 9, 9, "gold" if lit else "smoke")
            canvas.rect(25 + width + 12 * n, 340, 7, 7, "crimson" if lit else "night")
        if self._reveal.over:
            self._board.draw(canvas, self._services.prompts)


def _bounced(share: float) -> float:
    """How far a falling ticket has come, 0 to 1, with one small bounce."""
    if share < 0.6:
        return (share / 0.6) ** 2
    up = (share - 0.8) / 0.2
    return 1 - 0.12 * (1 - up * up)
