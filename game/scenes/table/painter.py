"""The whole picture of a table, from a frame of the show and what the scene adds to it."""

from __future__ import annotations

import msgspec

from game.rules import places
from game.rules.view import View
from game.scenes.pack import Pack
from game.services import Services
from game.show.cards import BACK, CardSprite, own_box
from game.show.frame import Frame
from game.show.layout import Layout
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

from . import bursts, felt, hud, seats
from .backdrop import Backdrop
from .cloth import Scenery
from .cloths import cloth_of
from .lesson import draw_line
from .look import Look
from .seats import mood_of
from .sitting import Sitting


class Painter:
    """Draws a table. `own` chips and cards are those of the person at the machine."""

    def __init__(self, services: Services, sitting: Sitting, layout: Layout) -> None:
        self._services, self._sitting, self._layout = services, sitting, layout
        self.spots: dict[str, Rect] = {}
        """Where a pointer opens the log, the rules, the pause, the speed or the coach, by their keys."""
        self._cloth = cloth_of(sitting.variant)
        self._backdrop = Backdrop(sitting.look, layout, self._cloth.felt)
        self._faces = sitting.figures()

    def draw(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        """Everything, back to front."""
        with canvas.shift(frame.shake.x, frame.shake.y):
            self._saloon(canvas, frame, board, look)
            self._on_the_cloth(canvas, frame, board, look)
        self._cornice(canvas, frame, board, look)
        self._bar(canvas, frame, board, look)
        self._over(canvas, frame, board, look)

    def buttons(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> tuple[tuple[str, Rect], ...]:
        """Where on the table a pointer presses a button."""
        return self._cloth.spots(Scenery(canvas, self._services, frame, board, self._layout, look))

    def draw_windows(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        """Only what lies in the band of the windows, while nothing else moves."""
        self._saloon(canvas, frame, board, look)
        if self._layout.corners:  # a full car has cards there as well
            self._on_the_cloth(canvas, frame, board, look)
        self._cornice(canvas, frame, board, look)
        self._cloth.over(Scenery(canvas, self._services, frame, board, self._layout, look))
        self._said(canvas, look)

    def _saloon(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        self._backdrop.draw(canvas, look.ride)
        banker = self._cloth.banker(board)
        seats.draw_heads(canvas, frame, self._layout, self._faces, banker, busts=True)
        at = Scenery(canvas, self._services, frame, board, self._layout, look)
        self._cloth.behind(at, self._faces)
        self._backdrop.draw_table(canvas)
        seats.draw_heads(canvas, frame, self._layout, self._faces, banker, busts=False)
        self._cloth.before(at, self._faces)
        self._plates(canvas, frame, board, look)

    # ── the table ───────────────────────────────────────────────────────────

    def _plates(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words = self._services.words
        for seat in range(self._layout.seats):
            if seat != self._layout.own:
                chips = words.number(frame.chips.get(places.seat(seat), 0))
                quiet = seats.is_gone(frame, seat) or self._cloth.is_quiet(frame, seat)
                look_of = "turn" if seat in frame.turn else "out" if quiet else "normal"
                if look_of == "normal" and seat == self._cloth.banker(board):
                    look_of = "banker"
                up = int(places.seat(seat) in frame.stirred)
                seats.draw_plate(canvas, self._layout.at[seat], look.names[seat], chips, look_of, up)

    def _on_the_cloth(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        at = Scenery(canvas, self._services, frame, board, self._layout, look)
        if not self._services.settings.now.reduce_flashing:
            bursts.draw_light(canvas, frame, self._layout, own_box(board, self._layout))
        self._cloth.furniture(at)
        self._cloth.own_bank(at)
        if frame.puck is not None:
            felt.draw_puck(canvas, frame.puck, self._cloth.puck(at))
        self._cloth.marks(at)
        self._cloth.slot(at)
        cards = felt.Cards(Pack.of(self._services))
        for sprite in frame.cards:
            if not sprite.hero:
                cards.draw(canvas, sprite)
        if frame.hush:
            canvas.shade(0, 18, 640, 292)
        for sprite in frame.cards:
            if sprite.hero:
                cards.draw(canvas, _turned_away(sprite) if look.veiled and sprite.private else sprite)
        self._cloth.results(at)
        for coin in frame.coins:
            felt.draw_coin(canvas, coin)

    def _cornice(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words = self._services.words
        station = words.tr(f"station.{self._sitting.station}")
        at = Scenery(canvas, self._services, frame, board, self._layout, look)
        right, title = look.closes or self._cloth.heading(at), self._cloth.title(at, self._sitting.variant)
        ink = "coral" if look.closes else "cream"
        widgets.cornice(canvas, title, words.tr("table.car", station=station), right, ink)

    # ── the bar and what lies over the table ────────────────────────────────

    def _bar(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words, prompts, own = self._services.words, self._services.prompts, self._layout.own
        hud.draw_bar(canvas, look.asked)
        chips = words.number(frame.chips.get(places.seat(own), 0))
        goal = words.tr("table.goal", n=self._sitting.goal) if self._sitting.goal else ""
        mood, name = mood_of(frame.marks.get(own)), look.names[own]
        portrait = f"portrait/{self._sitting.figure}/{mood}"
        jump = bursts.jump(frame, own, not self._services.settings.now.reduced_motion)
        hud.draw_person(canvas, portrait, name, chips, goal, look.note, look.asked, jump, look.heart)
        if look.shut:
            hud.draw_covered(canvas, words, prompts)
        else:
            self._cloth.bar(Scenery(canvas, self._services, frame, board, self._layout, look))
        for act in look.acts:
            focus = look.asked and act.name == look.focus
            hud.draw_button(canvas, prompts, act, focus, act.name == look.pressed, asleep=not look.asked)

    def _over(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words = self._services.words
        motion = not self._services.settings.now.reduced_motion
        at = Scenery(canvas, self._services, frame, board, self._layout, look)
        if look.coach and not look.veiled:
            self._cloth.coach(at)
        if look.asked:
            name = look.names[self._layout.own] if self._sitting.host.several else ""
            own, plate, large = (
                own_box(board, self._layout),
                self._layout.middle_plate,
                self._layout.seats <= 8,
            )
            bursts.draw_turn(canvas, frame, own, plate, words, motion, name, large)
        if look.asked and (look.hold or not look.veiled):
            self._cloth.eyes(at)
        self._cloth.over(at)
        if motion:
            bursts.draw_sparks(canvas, frame, self._layout, own_box(board, self._layout))
        bursts.draw_bursts(canvas, frame, board, self._layout, words, motion, self._cloth.won)
        self._keys(canvas, look)
        self._said(canvas, look)

    def _said(self, canvas: Canvas, look: Look) -> None:
        """What the teacher says, or else a passenger: one at a time."""
        if look.line is not None:
            high = look.line.own and not self._layout.corners  # where seats have their cards at the windows
            draw_line(canvas, self._services, look.line, high)
        elif look.speech is not None:
            seat = look.speech.seat
            others = [self._layout.at[each].head for each in self._faces if each != seat]
            others += self._layout.bystanders
            seats.draw_bubble(canvas, self._layout.at[seat], self._services.words.tr(look.speech.key), others)

    def _keys(self, canvas: Canvas, look: Look) -> None:
        """Short cuts with their keys, right above the bar; a pointer may press them as well."""
        words, coach = self._services.words, self._layout.coach
        items = [("menu", words.tr("table.pause_key")), ("r", words.tr("table.rules_key"))]
        items += [("l", words.tr("table.log_key")), ("fast", self._speed())]
        if look.hint:
            items = [("confirm", look.hint)]
        self.spots = {}
        shown = [item for item in items if self._services.prompts.shows(item[0])]  # else nothing to press
        rows = (shown[:2], shown[2:]) if self._layout.corners else (shown,)
        if self._layout.corners and not (look.coach or look.veiled):
            rows = (*rows, [("h", words.tr("table.show_coach"))])
        for n, row in enumerate(rows):
            right = 634
            for action, said in row:
                right = self._key(canvas, action, said, right, 292 - 16 * n) - 9
        if look.coach:
            self.spots["h"] = (coach.x, coach.y, coach.w, 16)
        elif not look.veiled and not self._layout.corners:
            self._key(canvas, "h", words.tr("table.show_coach"), 8, 292, from_left=True)

    def _key(self, canvas: Canvas, action: str, said: str, x: int, y: int, from_left: bool = False) -> int:
        """A key with its word, ending (or beginning) at `x`; returns where it begins."""
        prompts = self._services.prompts
        cap = prompts.width(canvas, action) + 4 if prompts.shows(action) else 0
        width = cap + canvas.fonts["body"].width(said)
        left = x if from_left else x - width
        prompts.draw(canvas, left, y, action)
        canvas.text(left + cap, y + 3, said, "fog", outline="ink")
        self.spots[action] = (left, y - 2, width, 17)
        return left

    def _speed(self) -> str:
        return self._services.words.tr(f"table.speed_{self._services.settings.now.speed}")


def _turned_away(sprite: CardSprite) -> CardSprite:
    return msgspec.structs.replace(sprite, card=None, turn=BACK, private=False)
