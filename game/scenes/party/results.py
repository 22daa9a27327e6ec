"""After an evening of pass-and-play: what each paid in, has, and won, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.odds.grades import accuracy_of
from game.party import Account, Evening, Person, Regular
from game.scenes.figures import INKS
from game.scenes.seating.room import name_of, portrait_of
from game.scenes.stack import BoardScene, Pop, Push, Replace, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.intents import Cancel, Intent, Menu

from .regulars import RegularsScene
from .review import looked_at_again

_TOP, _BOTTOM = 82, 316
_TALL, _LOW = 50, 15  # pixels of a line: with a portrait, and when there are many
_COLUMNS = (("paid", 262), ("took", 332), ("profit", 402), ("bets", 478), ("best", 546), ("accuracy", 618))
"""Right edges of the columns."""


class PartyResultsScene(BoardScene):
    """Once more at the same table, another table, the hands of the evening, or back to the title."""

    def __init__(
        self,
        services: Services,
        evening: Evening,
        people: Mapping[str, Regular],
        played: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """`played` are the sittings of the evening (`Kept.pack()`)."""
        super().__init__()
        self._services, self._evening, self._people = services, evening, people
        self._played = played
        self._lines = sorted(evening.accounts, key=lambda account: -account.profit)
        tr = services.words.tr
        self._board = Board(
            [
                Button("close", (8, 331, 108, 24), tr("party.close"), action="cancel"),
                Button("regulars", (122, 331, 108, 24), tr("regulars.button")),
                Button("review", (236, 331, 108, 24), tr("party.review"), why="" if played else " "),
                Button("other", (350, 331, 112, 24), tr("party.other")),
                Button("again", (468, 331, 164, 24), tr("party.again"), "gold", "confirm"),
            ],
            services.sound.effect,
            "again",
        )
        services.sound.suite("win", then="map", gain=-3)

    @property
    def evening(self) -> Evening:
        """The evening that is over."""
        return self._evening

    def handle(self, intent: Intent) -> Transition | None:
        """The buttons; back leads to the title."""
        self.spoil()
        if isinstance(intent, Cancel | Menu):
            self._services.sound.effect("cancel")
            return Pop()
        name = self._board.handle(intent)
        return self._act(name) if name else None

    def _act(self, name: str) -> Transition | None:
        from .evening import again, party_scene

        match name:
            case "again":
                return Replace(again(self._services))
            case "other":
                return Replace(party_scene(self._services))
            case "review":
                return self._review()
            case "regulars":
                return Push(RegularsScene(self._services))
        return Pop()

    def resumed(self, result: object) -> None:
        """Back from the hands or from the regulars, of whom somebody may have been forgotten."""
        self._people = self._services.store.regulars()
        self.spoil()

    def _review(self) -> Transition | None:
        scene = looked_at_again(self._services, self._played)
        if scene is None:
            self._services.sound.effect("denied")
        return Push(scene) if scene is not None else None

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """Who won, and a line for everybody who sat at the table."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        played = tr("party.deals", deals=self._services.words.ntr("unit.deals", self._evening.deals))
        widgets.cornice(canvas, tr("party.title"), tr(f"game.{self._evening.plan.variant}"), played)
        widgets.panel(canvas, 8, 28, 624, 292)
        canvas.text(320, 40, self._headline(), "goldl", "display", "center", shadow="ink")
        for key, right in _COLUMNS:
            canvas.text(right, 66, tr(f"party.{key}"), "haze", align="right")
        canvas.rect(18, 76, 604, 1, "brass")
        rows = len(self._lines) + (self._evening.rest != 0)
        height = max(_LOW, min(_TALL, (_BOTTOM - _TOP) // max(1, rows)))
        for n, account in enumerate(self._lines):
            self._draw_line(canvas, account, _TOP + n * height, height)
        if self._evening.rest:
            y = _TOP + len(self._lines) * height
            rules = self._evening.plan.rules  # no draw for the deal: it is played against the house
            among = rules.draws and getattr(rules, "pair", "") != "bank"
            canvas.text(62, y + 4, tr("party.rest" if among else "party.house"), "haze")
            self._number(canvas, 2, y + 4, self._evening.rest)
        widgets.button_bar(canvas)
        self._board.draw(canvas, self._services.prompts)

    def _headline(self) -> str:
        tr = self._services.words.tr
        best = [account for account in self._lines if account.profit == self._lines[0].profit]
        return tr("party.won", name=self._name(best[0])) if len(best) == 1 else tr("party.tied")

    def _name(self, account: Account) -> str:
        return name_of(self._services.words, self._evening, self._evening.accounts.index(account))

    def _draw_line(self, canvas: Canvas, account: Account, y: int, height: int) -> None:
        words, chair, course = self._services.words, account.chair, account.course
        tall = height >= 26
        if account.profit == self._lines[0].profit > 0:
            canvas.slice("row/chosen", 14, y - 1, 612, height - 1)
        if tall:
            high = min(46, height - 5)
            mood = "happy" if account.profit > 0 else "upset" if account.profit < 0 else "neutral"
            canvas.part(portrait_of(chair, mood), (4, min(8, 48 - high), 40, high), 19, y + 1)
            canvas.box(18, y, 42, high + 2, "brass")
        ink = INKS[chair.colour] if isinstance(chair, Person) else "ivory"
        middle = y + (height // 2 - 12 if tall else 3)
        if isinstance(chair, Person):
            canvas.sprite(f"sign/{chair.sign}", 65, middle - 1)
        canvas.text(78, middle, self._name(account), ink)
        if tall and (regular := self._of_all_evenings(chair)):
            canvas.text(78, middle + 13, regular, "haze")
        for column, value in ((0, account.paid), (1, course.chips)):
            canvas.text(_COLUMNS[column][1], middle, words.number(value), "fog", align="right")
        self._number(canvas, 2, middle, account.profit)
        canvas.text(_COLUMNS[3][1], middle, f"{course.won} / {course.bets}", "fog", align="right")
        canvas.text(_COLUMNS[4][1], middle, words.number(course.best_win), "fog", align="right")
        shown = words.accuracy(accuracy_of(account.grades))
        canvas.text(_COLUMNS[5][1], middle, shown, "fog", align="right")
        canvas.rect(18, y + height - 2, 604, 1, "indigo")

    def _number(self, canvas: Canvas, column: int, y: int, chips: int) -> None:
        ink = "mint" if chips > 0 else "coral" if chips < 0 else "haze"
        shown = self._services.words.number(chips, sign=True)
        canvas.text(_COLUMNS[column][1], y, shown, ink, align="right")

    def _of_all_evenings(self, chair: object) -> str:
        """The statistics of somebody who plays under a name, over all evenings and games."""
        if not isinstance(chair, Person) or chair.name.casefold() not in self._people:
            return ""
        person, words = self._people[chair.name.casefold()], self._services.words
        profit = words.number(person.profit, sign=True)
        return words.tr("party.evenings", n=person.evenings, profit=profit)
