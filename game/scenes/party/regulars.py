"""Everybody who plays under a name, with the statistics of all evenings; whoever wishes is forgotten."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.career.profile import COLOURS, Tally
from game.odds.grades import accuracy_of
from game.party import Regular, forgotten
from game.scenes.figures import INKS, stranger
from game.scenes.stack import BoardScene, Pop, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control
from game.ui.intents import Cancel, Hot, Intent, Menu, Page, Step, Wheel
from game.ui.question import Question

_TOP, _ROW, _ROWS = 62, 17, 15
_LIST, _PAGE = (8, 28, 236, 292), (250, 28, 382, 292)
_LEFT, _RIGHT = 262, 620
_GAMES = 158  # where the table of games begins
_COLUMNS = (("regulars.evenings", 456), ("party.bets", 510), ("party.profit", 560), ("party.accuracy", 620))
"""Right edges of the columns of games."""


class RegularsScene(BoardScene):
    """A list of names; the one in focus with evenings, chips and games. Delete asks to forget it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._top = 0  # first person in sight
        self._chosen = 0
        self._asking: Question | None = None
        self._read()

    @property
    def people(self) -> Sequence[Regular]:
        """Everybody who is remembered, the most successful first."""
        return self._people

    def _read(self) -> None:
        people = self._services.store.regulars().values()
        self._people = sorted(people, key=lambda each: (-each.profit, each.name.casefold()))
        self._chosen = max(0, min(self._chosen, len(self._people) - 1))
        self._top = max(0, min(self._top, len(self._people) - _ROWS))
        self._build(f"person {self._chosen}" if self._people else "back")

    def _build(self, first: str) -> None:
        tr = self._services.words.tr
        shown = range(self._top, min(self._top + _ROWS, len(self._people)))
        controls: list[Control] = [
            Area(f"person {n}", (14, _TOP + _ROW * (n - self._top), 224, _ROW)) for n in shown
        ]
        controls.append(Button("back", (8, 331, 116, 24), tr("foot.back"), action="cancel"))
        if self._people:
            forget = Button("forget", (506, 331, 126, 24), tr("regulars.forget"), "red", self._forget_key)
            controls.append(forget)
        self._board = Board(controls, self._services.sound.effect, first)

    @property
    def _forget_key(self) -> str:
        return "west" if self._services.prompts.kind == "pad" else "delete"

    # ── what a person does ──────────────────────────────────────────────────

    def handle(self, intent: Intent) -> Transition | None:
        """Choose somebody, ask to forget, go back."""
        self.spoil()
        if self._asking is not None:
            if self._asking.keeps(intent):
                self._keep()
            return None
        match intent := self._services.prompts.leafed(intent):
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
            case Hot("delete" | "west") if self._people:
                self._ask()
                return None
            case Page(n) | Wheel(n):
                self._scroll(-n if isinstance(intent, Wheel) else n * _ROWS)
                return None
            case Step(0, dy) if self._over_the_edge(dy):
                return None
        name = self._board.handle(intent)
        self._look()
        if name == "forget":
            self._ask()
        return Pop() if name == "back" else None

    def _look(self) -> None:
        what, _, which = self.at.partition(" ")
        if what == "person":
            self._chosen = int(which)

    def _over_the_edge(self, dy: int) -> bool:
        """Move the list by a line when the focus would leave it that way; whether it moved."""
        edge = self._top if dy < 0 else self._top + _ROWS - 1
        if self.at != f"person {edge}" or not 0 <= edge + dy < len(self._people):
            return False
        self._top += dy
        self._chosen = edge + dy
        self._build(f"person {self._chosen}")
        self._services.sound.effect("focus")
        return True

    def _scroll(self, by: int) -> None:
        top = max(0, min(len(self._people) - _ROWS, self._top + by))
        if top != self._top:
            self._top = top
            self._chosen = max(top, min(top + _ROWS - 1, self._chosen))
            self._build(f"person {self._chosen}")

    # ── forgetting ──────────────────────────────────────────────────────────

    def _ask(self) -> None:
        tr = self._services.words.tr
        self._services.sound.effect("error")
        self._asking = Question(
            Button("keep", (288, 252, 140, 24), tr("regulars.keep"), "dusk", "cancel"),
            Button("forget", (434, 252, 164, 24), tr("regulars.hold"), "red", self._forget_key, hold=True),
            self._services.sound.effect,
        )

    def _keep(self) -> None:
        self._services.sound.effect("cancel")
        self._asking = None

    def _forget(self) -> None:
        store = self._services.store
        party = store.party()[0]
        people = forgotten(party.people, self._people[self._chosen].name)
        self._services.tell(store.save_party(msgspec.structs.replace(party, people=people)))
        self._services.sound.effect("ticket_punch")
        self._asking = None
        self._read()

    def update(self, ms: int) -> Transition | None:
        """The hold on a name goes on."""
        asking = self._asking
        name = (asking or self._board).update(ms)
        if asking is not None and name == "forget":
            self._forget()
        if name is not None:
            self.spoil()
        return None

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """The list on the left, the page of whoever is in focus on the right."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("regulars.title"), tr("party.place"), tr("regulars.apart"))
        widgets.panel(canvas, *_LIST)
        widgets.panel(canvas, *_PAGE)
        widgets.button_bar(canvas)
        if self._people:
            self._draw_list(canvas)
            self._draw_page(canvas, self._people[self._chosen])
        else:
            self._draw_head(canvas)
            widgets.ruled(canvas, 18, _TOP + _ROW - 1, 216, _ROWS, _ROW)
            self._draw_nobody(canvas)
        if self._asking is None:
            self._board.draw(canvas, self._services.prompts)
        else:
            self._draw_question(canvas, self._asking)

    def _draw_nobody(self, canvas: Canvas) -> None:
        """Four chairs that wait for names."""
        middle = (_LEFT + _RIGHT) // 2
        for n, colour in enumerate(COLOURS):
            x, y = middle - 141 + 78 * n, 96
            canvas.sprite(f"portrait/{stranger(n)}/neutral", x, y)
            canvas.box(x - 1, y - 1, 50, 50, "brass")
            canvas.rect(x - 6, y + 54, 60, 13, "ink")
            canvas.box(x - 6, y + 54, 60, 13, "umber")
            canvas.text(x + 24, y + 57, "?", INKS[colour], align="center")
        said = self._services.words.tr("regulars.empty")
        canvas.paragraph(_LEFT + 60, 186, _RIGHT - _LEFT - 120, said, "cream", align="center", lead=14)

    def _draw_head(self, canvas: Canvas) -> None:
        words = self._services.words
        for key, right in (("regulars.evenings", 178), ("party.profit", 232)):
            canvas.text(right, 42, words.tr(key), "haze", align="right")
        canvas.text(22, 42, words.tr("regulars.name"), "haze")
        canvas.rect(18, 54, 216, 1, "brass")

    def _draw_list(self, canvas: Canvas) -> None:
        words = self._services.words
        self._draw_head(canvas)
        for n in range(self._top, min(self._top + _ROWS, len(self._people))):
            y, person, here = _TOP + _ROW * (n - self._top), self._people[n], n == self._chosen
            widgets.row(canvas, 14, y, 224, _ROW, "chosen" if here else "")
            canvas.text(22, y + 5, person.name, "ivory" if here else "fog")
            canvas.text(178, y + 5, words.number(person.evenings), "fog", align="right")
            self._signed(canvas, 232, y + 5, person.profit)
            if here and self.at == f"person {n}":
                widgets.focus(canvas, 14, y, 224, _ROW)
        if len(self._people) > _ROWS:
            tall = _ROW * _ROWS
            long = max(12, tall * _ROWS // len(self._people))
            at = (tall - long) * self._top // (len(self._people) - _ROWS)
            canvas.rect(239, _TOP + at, 2, long, "gold")

    def _draw_page(self, canvas: Canvas, person: Regular) -> None:
        words = self._services.words
        canvas.text(_LEFT, 40, person.name, "goldl", "display", shadow="ink")
        best = words.number(person.best, sign=True) if person.best is not None else "–"
        lines = (
            ("regulars.evenings", words.number(person.evenings), "ivory"),
            ("regulars.won", words.number(person.won, sign=True), "mint" if person.won else "haze"),
            ("regulars.lost", words.number(-person.lost, sign=True), "coral" if person.lost else "haze"),
            ("party.profit", words.number(person.profit, sign=True), _ink(person.profit)),
            ("regulars.best", best, _ink(person.best or 0)),
        )
        for n, (key, value, ink) in enumerate(lines):
            y = 64 + 15 * n
            canvas.text(_LEFT, y, words.tr(key), "fog")
            canvas.text(_RIGHT, y, value, ink, align="right")
            canvas.rect(_LEFT, y + 11, _RIGHT - _LEFT, 1, "indigo")
        self._draw_games(canvas, person)

    def _draw_games(self, canvas: Canvas, person: Regular) -> None:
        words = self._services.words
        canvas.text(_LEFT, _GAMES, words.tr("regulars.games"), "goldl")
        for key, right in _COLUMNS:
            canvas.text(right, _GAMES + 16, words.tr(key), "haze", align="right")
        canvas.rect(_LEFT, _GAMES + 28, _RIGHT - _LEFT, 1, "brass")
        for n, (variant, tally) in enumerate(sorted(person.tallies.items(), key=_much_played)):
            y = _GAMES + 35 + 18 * n
            game = canvas.fonts["body"].cut(words.tr(f"game.{variant}"), 164)
            canvas.text(_LEFT, y, game, "ivory")
            shown = words.accuracy(accuracy_of(tally.grades))
            texts = (words.number(tally.sittings), f"{tally.won} / {tally.bets}", "", shown)
            for (_, right), text in zip(_COLUMNS, texts, strict=True):
                canvas.text(right, y, text, "fog", align="right")
            self._signed(canvas, _COLUMNS[2][1], y, tally.chips_out - tally.chips_in)

    def _draw_question(self, canvas: Canvas, board: Board) -> None:
        tr = self._services.words.tr
        canvas.darken(2, 7)
        widgets.panel(canvas, 276, 196, 334, 90, "frame/panel_danger")
        canvas.text(290, 208, tr("regulars.ask", name=self._people[self._chosen].name), "goldl")
        canvas.paragraph(290, 222, 308, tr("regulars.gone"), "cream")
        board.draw(canvas, self._services.prompts)

    def _signed(self, canvas: Canvas, right: int, y: int, chips: int) -> None:
        shown = self._services.words.number(chips, sign=True)
        canvas.text(right, y, shown, _ink(chips), align="right")


def _much_played(game: tuple[str, Tally]) -> int:
    return -game[1].sittings


def _ink(chips: int) -> str:
    return "mint" if chips > 0 else "coral" if chips < 0 else "haze"
