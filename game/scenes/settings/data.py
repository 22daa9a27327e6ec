"""The page of the settings for what lies on the disk: careers to and from files, and the folder itself."""

from __future__ import annotations

from collections.abc import Callable

from game.services import Services
from game.storage import luggage
from game.storage.notice import Notice
from game.storage.store import SLOTS
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Button, Choice, Control
from game.ui.desktop import show_folder
from game.ui.intents import Intent
from game.ui.surfaces import Rect
from game.ui.text import broken

from .forget import SCORES, STATISTICS, Forgetting

_X, _Y, _W = 402, 58, 220  # beside the page
_AT, _BUTTON = 166, 188  # where the buttons of the page begin, and how wide they are


class DataPage:
    """What is chosen on the page, and what its buttons do. `changed` lays the page anew.

    `playing`: a career is at a table, and would write down again what is forgotten here.
    """

    def __init__(self, services: Services, changed: Callable[[], None], playing: bool = False) -> None:
        self._services, self._changed, self._playing = services, changed, playing
        self.asking: Forgetting | None = None
        self.folder = str(services.store.folder)  # as it is shown
        self.look()

    def look(self) -> None:
        """Read again what lies there."""
        store = self._services.store
        self._pockets = {str(slot): save for slot, save in store.tickets().items()}
        self._files = {path.name: path for path in luggage.files(store.folder)}
        self._career, self._file = next(iter(self._pockets), ""), next(iter(self._files), "")

    def control(self, name: str, rect: Rect) -> Control:
        """A line of the page: something to choose, or a button that does something with it."""
        tr = self._services.words.tr
        if name == "career":
            owners = [f"{slot} · {save.profile.name}" for slot, save in self._pockets.items()]
            return self._choice(name, rect, list(self._pockets), owners, self._career)
        if name == "file":
            return self._choice(name, rect, list(self._files), list(self._files), self._file)
        missing = {
            "export": not self._pockets,
            "bring": not self._files,
            STATISTICS: not self._pockets or self._playing,
            SCORES: not self._services.store.scores(),
        }.get(name, False)
        x, y, _, h = rect
        return Button(name, (x + _AT, y, _BUTTON, h), tr(f"setting.{name}"), why="–" if missing else "")

    def _choice(self, name: str, rect: Rect, values: list[str], labels: list[str], value: str) -> Choice:
        cut = self._services.fonts["body"].cut
        shown = [cut(label, 128) for label in labels] or [self._services.words.tr("data.nothing")]
        words = self._services.words.tr(f"setting.{name}")
        return Choice(
            name, rect, words, values or [""], shown, value, lambda chosen: self._choose(name, chosen)
        )

    def _choose(self, name: str, chosen: str) -> None:
        if name == "career":
            self._career = chosen
        else:
            self._file = chosen

    def act(self, name: str) -> None:
        """Do what a button says, and tell how it went."""
        store, chosen = self._services.store, self._file
        if name in (STATISTICS, SCORES):
            self.asking = Forgetting(self._services, name, int(self._career or 0))
            return
        if name == "export":
            written = luggage.export(store.folder, self._pockets[self._career])
            if isinstance(written, Notice):
                self._refuse(written)
            else:
                chosen = written.name
                self._done("data.written", file=chosen)
        elif name == "bring":
            slot = luggage.bring(store, self._files[self._file])
            if not isinstance(slot, Notice):
                self._done("data.brought", n=slot)
            elif slot.good:
                self._done(slot.key)
            else:
                self._refuse(slot)
        elif not show_folder(store.folder):
            self._refuse(Notice("data.not_shown"))
        self.look()
        self._file = chosen if chosen in self._files else self._file
        self._changed()

    def answer(self, intent: Intent) -> None:
        """The question is open: keep everything, or go on holding."""
        if self.asking is not None and self.asking.keeps(intent):
            self.asking = None

    def update(self, ms: int) -> bool:
        """Let time pass; whether the picture changed."""
        done = self.asking.update(ms) if self.asking is not None else None
        if done:
            self.asking = None
            career = self._career
            self.look()
            self._career = career
            self._changed()
        return done is not None

    def _done(self, key: str, **fields: str | int) -> None:
        self._services.sound.effect("confirm")
        self._services.toasts.say(self._services.words.tr(key, **fields), "saved")

    def _refuse(self, notice: Notice) -> None:
        self._services.sound.effect("error")
        self._services.tell(notice)

    def draw(self, canvas: Canvas) -> None:
        """Beside the page: where everything lies, and what is in the pockets."""
        tr = self._services.words.tr
        widgets.heading(canvas, _X, _Y, _W, tr("data.where"))
        y = _Y + 18
        for line in broken(self.folder, _W, canvas.fonts["body"].width):
            canvas.text(_X, y, line, "cream")
            y += 12
        widgets.heading(canvas, _X, y + 8, _W, tr("counter.pockets"))
        y += 26
        for slot in SLOTS:
            save = self._pockets.get(str(slot))
            canvas.text(_X, y, str(slot), "gold")
            owner = save.profile.name if save else tr("data.nothing")
            canvas.text(_X + 14, y, canvas.fonts["body"].cut(owner, 116), "ivory" if save else "haze")
            if save:
                saved = self._services.words.minute(save.saved)
                canvas.text(_X + _W, y, saved, "haze", align="right")
            y += 14
        canvas.paragraph(_X, y + 8, _W, tr("data.told"), "fog")
        if self.asking is not None:
            self.asking.draw(canvas)
