"""The whole picture of a table, from a frame of the show and what the scene adds to it."""

from __future__ import annotations

import msgspec

from game.rules import places
from game.rules.view import View
from game.scenes.pack import Pack
from game.services import Services
from game.show.cards import BACK, CardSprite
from game.show.frame import Frame
from game.show.layout import Layout
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

from . import bursts, felt, hud, seats
from .backdrop import Backdrop
from .cloths import cloth_of
from .lesson import draw_line
from .look import Look
from .scenery import Scenery
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

    def scenery(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> Scenery:
        """All that the table is drawn from."""
        earlier = self._sitting.host.earlier
        return Scenery(canvas, self._services, frame, board, self._layout, look, earlier)

    def draw(self, at: Scenery) -> None:
        """Everything, back to front."""
        with at.canvas.shift(at.frame.shake.x, at.frame.shake.y):
            self._saloon(at)
            self._on_the_cloth(at)
        self._cornice(at)
        self._bar(at)
        self._over(at)

    def buttons(self, at: Scenery) -> tuple[tuple[str, Rect], ...]:
        """Where on the table a pointer presses a button."""
        return self._cloth.spots(at)

    def draw_windows(self, at: Scenery) -> None:
        """Only what lies in the band of the windows, while nothing else moves."""
        self._saloon(at)
        if self._layout.corners:  # a full car has cards there as well
            self._on_the_cloth(at)
        self._cornice(at)
        self._cloth.over(at)
        self._said(at)

    def _saloon(self, at: Scenery) -> None:
        self._backdrop.draw(at.canvas, at.look.ride)
        banker = self._cloth.banker(at.board)
        seats.draw_heads(at.canvas, at.frame, self._layout, self._faces, banker, busts=True)
        self._cloth.behind(at, self._faces)
        self._backdrop.draw_table(at.canvas)
        seats.draw_heads(at.canvas, at.frame, self._layout, self._faces, banker, busts=False)
        self._cloth.before(at, self._faces)
        self._plates(at)

    # ── the table ───────────────────────────────────────────────────────────

    def _plates(self, at: Scenery) -> None:
        words = at.words
        for seat in range(self._layout.seats):
            if seat != at.own:
                chips = words.number(at.chips(places.seat(seat)))
                quiet = seats.is_gone(at.frame, seat) or self._cloth.is_quiet(at.frame, seat)
                look_of = "turn" if seat in at.frame.turn else "out" if quiet else "normal"
                if look_of == "normal" and seat == self._cloth.banker(at.board):
                    look_of = "banker"
                up = int(places.seat(seat) in at.frame.stirred)
                seats.draw_plate(at.canvas, self._layout.at[seat], at.look.names[seat], chips, look_of, up)

    def _on_the_cloth(self, at: Scenery) -> None:
        if not self._services.settings.now.reduce_flashing:
            bursts.draw_light(at)
        self._cloth.furniture(at)
        self._cloth.own_bank(at)
        if at.frame.puck is not None:
            felt.draw_puck(at.canvas, at.frame.puck, self._cloth.puck(at))
        self._cloth.marks(at)
        self._cloth.slot(at)
        cards = felt.Cards(Pack.of(self._services))
        for sprite in at.frame.cards:
            if not sprite.hero:
                cards.draw(at.canvas, sprite)
        if at.frame.hush:
            at.canvas.shade(0, 18, 640, 292)
        for sprite in at.frame.cards:
            if sprite.hero:
                cards.draw(at.canvas, _turned_away(sprite) if at.look.veiled and sprite.private else sprite)
        self._cloth.results(at)
        for coin in at.frame.coins:
            felt.draw_coin(at.canvas, coin)

    def _cornice(self, at: Scenery) -> None:
        words = at.words
        station = words.tr(f"station.{self._sitting.station}")
        right, title = at.look.closes or self._cloth.heading(at), self._cloth.title(at, self._sitting.variant)
        ink = "coral" if at.look.closes else "cream"
        widgets.cornice(at.canvas, title, words.tr("table.car", station=station), right, ink)

    # ── the bar and what lies over the table ────────────────────────────────

    def _bar(self, at: Scenery) -> None:
        canvas, words, prompts, look, own = at.canvas, at.words, at.services.prompts, at.look, at.own
        hud.draw_bar(canvas, look.asked)
        chips = words.number(at.chips(places.seat(own)))
        goal = words.tr("table.goal", n=self._sitting.goal) if self._sitting.goal else ""
        mood, name = mood_of(at.frame.marks.get(own)), look.names[own]
        portrait = f"portrait/{self._sitting.figure}/{mood}"
        jump = bursts.jump(at)
        hud.draw_person(canvas, portrait, name, chips, goal, look.note, look.asked, jump, look.heart)
        if look.shut:
            hud.draw_covered(canvas, words, prompts)
        else:
            self._cloth.bar(at)
        for act in look.acts:
            focus = look.asked and act.name == look.focus
            hud.draw_button(canvas, prompts, act, focus, act.name == look.pressed, asleep=not look.asked)

    def _over(self, at: Scenery) -> None:
        if at.look.coach and not at.look.veiled:
            self._cloth.coach(at)
        if at.look.asked:
            bursts.draw_turn(at, at.look.names[at.own] if self._sitting.host.several else "")
        if at.look.asked and (at.look.hold or not at.look.veiled):
            self._cloth.eyes(at)
        self._cloth.over(at)
        if at.motion:
            bursts.draw_sparks(at)
        bursts.draw_bursts(at, self._cloth.won, self._cloth.shared)
        self._keys(at)
        self._said(at)

    def _said(self, at: Scenery) -> None:
        """What the teacher says, or else a passenger: one at a time."""
        if at.look.line is not None:
            high = at.look.line.own and not self._layout.corners  # there cards lie at the windows
            draw_line(at.canvas, self._services, at.look.line, high)
        elif at.look.speech is not None:
            seat = at.look.speech.seat
            others = [self._layout.at[each].head for each in self._faces if each != seat]
            others += self._layout.bystanders
            seats.draw_bubble(at.canvas, self._layout.at[seat], at.words.tr(at.look.speech.key), others)

    def _keys(self, at: Scenery) -> None:
        """Short cuts with their keys, right above the bar; a pointer may press them as well."""
        words, coach = at.words, self._layout.coach
        items = [("menu", words.tr("table.pause_key")), ("r", words.tr("table.rules_key"))]
        items += [("l", words.tr("table.log_key")), ("fast", self._speed())]
        if at.look.hint:
            items = [("confirm", at.look.hint)]
        self.spots = {}
        shown = [item for item in items if at.services.prompts.shows(item[0])]  # else nothing to press
        rows = (shown[:2], shown[2:]) if self._layout.corners else (shown,)
        if self._layout.corners and not (at.look.coach or at.look.veiled):
            rows = (*rows, [("h", words.tr("table.show_coach"))])
        for n, row in enumerate(rows):
            right = 634
            for action, said in row:
                right = self._key(at.canvas, action, said, right, 292 - 16 * n) - 9
        if at.look.coach:
            self.spots["h"] = (coach.x, coach.y, coach.w, 16)
        elif not at.look.veiled and not self._layout.corners:
            self._key(at.canvas, "h", words.tr("table.show_coach"), 8, 292, from_left=True)

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
