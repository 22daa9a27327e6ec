"""On the page of the data: statistics and best scores are forgotten, after a question and a long press."""

from __future__ import annotations

import msgspec

from game.career.profile import Profile, Tally
from game.services import Services
from game.storage.notice import Notice
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.intents import Intent
from game.ui.question import Question

_X, _Y, _W, _H = 398, 210, 228, 116
STATISTICS, SCORES = "forget", "clear"


def forgotten(profile: Profile) -> Profile:
    """A career without its accuracy and best results; chips, stars, stories and nights stay."""
    nights = {variant: Tally(sittings=tally.sittings) for variant, tally in profile.tallies.items()}
    return msgspec.structs.replace(profile, tallies=nights, best={})


class Forgetting:
    """The question about `what` (of a career: the one in pocket `slot`) and what its answer does."""

    def __init__(self, services: Services, what: str, slot: int = 0) -> None:
        self._services, self._what, self._slot = services, what, slot
        save = services.store.tickets().get(slot)
        self._name = save.profile.name if save is not None else ""
        tr = services.words.tr
        y = _Y + _H - 34
        self._board = Question(
            Button("keep", (_X + 10, y, 98, 24), tr("counter.keep"), "dusk", "cancel"),
            Button("lose", (_X + 114, y, 104, 24), tr("data.hold"), "red", "delete", hold=True),
            services.sound.effect,
        )
        services.sound.effect("error")

    def keeps(self, intent: Intent) -> bool:
        """Whether everything stays as it is."""
        kept = self._board.keeps(intent)
        if kept:
            self._services.sound.effect("cancel")
        return kept

    def update(self, ms: int) -> bool | None:
        """Let the long press go on: True when it is done, False when the picture changed, None else."""
        name = self._board.update(ms)
        if name != "lose":
            return None if name is None else False
        self._forget()
        return True

    def _forget(self) -> None:
        store = self._services.store
        notice: Notice | None = None
        if self._what == SCORES:
            notice = store.save_scores(())
        elif (save := store.load(self._slot).save) is not None:
            notice = store.save(self._slot, forgotten(save.profile), save.sitting)
        self._services.tell(notice)
        if notice is None:
            self._services.sound.effect("ticket_punch")
            self._services.toasts.say(self._services.words.tr("data.forgotten"), "saved")

    def draw(self, canvas: Canvas) -> None:
        """The question with what is lost and what stays."""
        tr = self._services.words.tr
        widgets.panel(canvas, _X, _Y, _W, _H, "frame/panel_danger")
        asked = tr(f"data.ask_{self._what}", name=self._name)
        y = canvas.paragraph(_X + 12, _Y + 10, _W - 24, asked, "goldl")
        canvas.paragraph(_X + 12, y + 3, _W - 24, tr(f"setting_help.{self._what}"), "cream")
        self._board.draw(canvas, self._services.prompts)
