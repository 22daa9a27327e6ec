"""The counter: three pockets with a ticket each; go on with a career, begin one, tear one up."""

from __future__ import annotations

from game.services import Services
from game.storage.levels import load_levels
from game.storage.store import SLOTS, Loaded
from game.ui import widgets
from game.ui.board import HOLD, Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button
from game.ui.intents import Cancel, Hot, Intent, Menu
from game.ui.question import Question

from .stack import BoardScene, Pop, Push, Replace, Transition
from .ticket import HEIGHT, WIDTH, draw_ticket

_X = 12
_TOP, _APART = 30, 102


class ProfileScene(BoardScene):
    """Replaces itself with the map of the chosen career, or pops back to the title."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._levels = load_levels()
        self._tearing = 0  # the pocket whose ticket is to be torn up, 0 for none
        self._bought = 0  # the pocket into which a ticket was just bought, 0 for none
        self._read()
        for found in self._pockets.values():
            if found.save is not None:
                services.tell(found.notice)

    def _read(self, first: str | None = None) -> None:
        self._pockets: dict[int, Loaded] = {slot: self._services.store.load(slot) for slot in SLOTS}
        newest = max(SLOTS, key=lambda slot: save.saved if (save := self._pockets[slot].save) else "")
        controls: list[Area | Button] = []
        for slot in SLOTS:
            controls.append(Area(f"pocket {slot}", (_X, self._y(slot), WIDTH - 98, HEIGHT)))
            if self._pockets[slot].save is not None:
                rect = (_X + 512, self._y(slot) + 46, 82, 20)
                controls.append(Button(f"tear {slot}", rect, self._services.words.tr("counter.tear"), "red"))
        self._board = Board(list(controls), self._services.sound.effect, first or f"pocket {newest}")

    @staticmethod
    def _y(slot: int) -> int:
        return _TOP + _APART * (slot - 1)

    def handle(self, intent: Intent) -> Transition | None:
        """Confirm boards, Del asks whether to tear up; while it asks, Esc keeps the ticket."""
        self.spoil()
        if self._tearing:
            if self._asking.keeps(intent):
                self._keep()
            return None
        match intent:
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
            case Hot("delete" | "west"):
                slot = int(self.at.split()[1])
                if self._pockets[slot].save is not None:
                    self._ask(slot)
                return None
        name = self._board.handle(intent)
        if not name:
            return None
        what, slot_text = name.split()
        if what == "tear":
            self._ask(int(slot_text))
            return None
        if self._pockets[int(slot_text)].save is not None:
            self._services.sound.effect("ticket_punch")
        return self._board_train(int(slot_text))

    def _board_train(self, slot: int) -> Transition | None:
        found = self._pockets[slot]
        if found.closed:
            self._services.sound.effect("denied")
            return None
        if found.save is None:
            from .booking import BookingScene

            return Push(BookingScene(self._services, slot, self._levels))
        from game.scenes.line.scene import LineMapScene

        from .journey import Journey

        return Replace(LineMapScene(Journey(self._services, self._levels, slot, found.save)))

    def resumed(self, result: object) -> None:
        """A ticket was bought, or not: whoever has one boards with it."""
        self._bought = result if isinstance(result, int) else 0
        self._read(f"pocket {result}" if self._bought else self.at)
        self.spoil()

    # -- tearing up

    def _ask(self, slot: int) -> None:
        tr = self._services.words.tr
        x, y = _X + 346, self._y(slot) + 4
        self._tearing = slot
        self._services.sound.effect("error")
        self._asking = Question(
            Button("keep", (x + 8, y + 49, 104, 24), tr("counter.keep"), "dusk", "cancel"),
            Button("tear", (x + 118, y + 49, 138, 24), tr("counter.hold"), "red", "delete", hold=True),
            self._services.sound.effect,
        )

    def _keep(self) -> None:
        self._services.sound.effect("cancel")
        self._tearing = 0

    def update(self, ms: int) -> Transition | None:
        """The hold on a ticket goes on, and the rip grows with it; a new ticket leads to the train."""
        if self._bought:
            slot, self._bought = self._bought, 0
            return self._board_train(slot)
        board = self._asking if self._tearing else self._board
        name = board.update(ms)
        if self._tearing and name == "tear":
            self._services.tell(self._services.store.tear_up(self._tearing))
            self._services.sound.effect("ticket_punch")
            slot, self._tearing = self._tearing, 0
            self._read(f"pocket {slot}")
        if name is not None:
            self.spoil()
        return None

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """Three pockets, the question over one of them."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("counter.title"), tr("counter.choose"), tr("counter.pockets"))
        for slot in SLOTS:
            self._draw_pocket(canvas, slot)
        at = self.at
        if not self._tearing:
            for control in self._board.controls:
                if isinstance(control, Button):
                    control.draw(canvas, self._services.prompts, "focus" if control.name == at else "", 0)
            if at.startswith("pocket"):
                widgets.focus(canvas, _X, self._y(int(at.split()[1])), WIDTH, HEIGHT)
        else:
            self._draw_question(canvas)
        self._draw_foot(canvas)

    def _draw_pocket(self, canvas: Canvas, slot: int) -> None:
        found, y = self._pockets[slot], self._y(slot)
        if found.save is not None:
            draw_ticket(
                canvas, self._services, _X, y, found.save.profile, self._levels, slot, found.save.saved
            )
            return
        tr = self._services.words.tr
        canvas.shade(_X + 4, y + 2, WIDTH - 8, HEIGHT - 4)
        canvas.sprite("ticket/pocket", _X, y)
        canvas.text(_X + 39, y + 74, tr("ticket.pocket", n=slot), "brass", align="center")
        if found.notice is not None:
            words = tr(found.notice.key, **found.notice.fields)
            canvas.paragraph(_X + 84, y + 14, 420, words, "coral")
        if found.closed:
            return
        if found.notice is None:
            canvas.text(_X + 84, y + 13, tr("counter.new"), "goldl", "display", shadow="ink")
            canvas.paragraph(_X + 84, y + 35, 310, tr("counter.new_text"), "cream")
        widgets.button(canvas, _X + 84, y + 62, 130, 22, tr("counter.buy"), "gold")
        self._draw_way(canvas, y)

    def _draw_way(self, canvas: Canvas, y: int) -> None:
        """From London to Istanbul, all still ahead."""
        canvas.sprite("landmark/london/lit", _X + 426, y + 78)
        canvas.sprite("landmark/istanbul/dark", _X + 581, y + 78)
        canvas.rect(_X + 446, y + 71, 114, 1, "umber")
        for n in range(8):
            canvas.sprite("stop/night", _X + 453 + 14 * n, y + 71)

    def _draw_question(self, canvas: Canvas) -> None:
        tr = self._services.words.tr
        save = self._pockets[self._tearing].save
        assert save is not None
        y = self._y(self._tearing)
        held = self._asking.held / HOLD
        with canvas.clip(_X + 312, y, 30, 30 + int(62 * held)):
            canvas.sprite("ticket/rip", _X + 312, y)
        widgets.panel(canvas, _X + 346, y + 4, 262, 84, "frame/panel_danger")
        profile = save.profile
        x = _X + 358
        canvas.text(x, y + 14, tr("counter.ask", name=profile.name), "goldl")
        chips = self._services.words.ntr("unit.chips", profile.chips)
        stars = self._services.words.ntr("unit.stars", profile.star_count)
        canvas.text(x, y + 27, tr("counter.lost", chips=chips, stars=stars), "cream")
        canvas.text(x, y + 38, tr("counter.copy"), "blush")
        self._asking.draw(canvas, self._services.prompts)

    def _draw_foot(self, canvas: Canvas) -> None:
        tr = self._services.words.tr
        ticket = self._pockets[int(self._board.focus.at.split()[1])].save is not None
        tear = "west" if self._services.prompts.kind == "pad" else "delete"
        foot = [
            (("up", "down"), tr("counter.pocket")),
            ("confirm", tr("counter.board" if ticket else "counter.buy")),
            *([(tear, tr("counter.tear"))] if ticket else []),
            ("cancel", tr("foot.back")),
        ]
        self._services.prompts.foot(canvas, foot, tr("counter.kept"))
