"""The board of scores: the ten best of the line, and the careers in the three pockets."""

from __future__ import annotations

from game.career import scores
from game.career.scores import Score
from game.scenes.figures import figure
from game.scenes.journey import Journey
from game.scenes.reveal import Reveal
from game.scenes.stack import ALONE, Pop, Scene, Transition
from game.services import Services
from game.storage.levels import load_levels
from game.storage.store import SLOTS
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.intents import Cancel, Confirm, Intent, Menu, Press

from . import board
from .entry import EntryScene

_POCKET = (8, 246, 203, 86)
_ROOM = 126  # pixels of a pocket for words, beside the portrait


class ScoresScene(Scene):
    """Any press goes back. `lasts` milliseconds, where it is shown by itself (0: until a press)."""

    told = FOOT

    def __init__(self, services: Services, lasts: int = 0) -> None:
        super().__init__()
        self._services, self._lasts, self._time = services, lasts, 0
        self._reveal = Reveal(services, board.FALL * (scores.PLACES + 1))
        own = services.store.scores()
        levels, tickets = load_levels(), services.store.tickets()
        self._pockets: list[Score | None] = []
        self._names: list[str] = []
        self._figures: list[str] = []
        for slot in SLOTS:
            save = tickets.get(slot)
            self._names.append(save.profile.name if save else "")
            self._figures.append(figure(save.profile.sign, save.profile.colour) if save else "")
            initials = scores.initials_of(own, save.profile) if save else ""
            self._pockets.append(scores.score(save.profile, levels, initials) if save else None)
        self._rows = scores.board(own)

    def handle(self, intent: Intent) -> Transition | None:
        """Go back; a board that is shown by itself leaves at anything."""
        if self._lasts or isinstance(intent, Confirm | Cancel | Menu | Press):
            self._services.sound.effect("cancel")
            return Pop()
        return None

    def update(self, ms: int) -> Transition | None:
        """The flaps fall; a board that is shown by itself goes away by itself."""
        self._time += ms
        if not self._reveal.over:
            before = self._reveal.at // board.FALL
            self._reveal.pass_time(ms)
            if self._services.settings.now.reduced_motion:
                self._reveal.skip()
            if before != self._reveal.at // board.FALL:
                self._services.sound.effect("focus")
                self.spoil()
        return Pop(ALONE) if self._lasts and self._time >= self._lasts else None

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """The board, and below it a ticket for each pocket."""
        words = self._services.words
        board.draw(canvas, words, self._rows, at=self._reveal.at)
        hi = words.tr("scores.hi", n=self._rows[0].chips)
        widgets.cornice(canvas, words.tr("scores.title"), hi, words.tr("scores.all"))
        for n in range(len(SLOTS)):
            self._draw_pocket(canvas, n)
        self._services.prompts.foot(canvas, [("cancel", words.tr("review.ledger"))])

    def _draw_pocket(self, canvas: Canvas, n: int) -> None:
        words, (x, y, w, h) = self._services.words, _POCKET
        x += (w + 8) * n
        widgets.panel(canvas, x, y, w, h)
        score = self._pockets[n]
        initials = score.initials if score else ""
        widgets.heading(canvas, x + 11, y + 10, w - 22, words.tr("scores.pocket", n=n + 1), initials)
        left = x + w - 60
        if score is None:
            canvas.text(x + 11, y + 46, words.tr("scores.empty"), "haze")
            canvas.sprite("seating/empty/48", left - 1, y + 26)
            return
        canvas.shade(left + 2, y + 30, 50, 48)
        canvas.slice("frame/portrait/normal", left - 2, y + 25, 52, 52)
        canvas.sprite(f"portrait/{self._figures[n]}/neutral", left, y + 27)
        name, face = self._names[n], canvas.fonts["body"]
        font = "display" if canvas.fonts["display"].width(name) <= _ROOM else "body"
        canvas.text(x + 11, y + 28, canvas.fonts[font].cut(name, _ROOM), "ivory", font, shadow="ink")
        canvas.text(x + 11, y + 50, face.cut(words.tr("scores.best", n=score.chips), _ROOM), "goldl")
        canvas.sprite("mark/star7", x + 11, y + 65)
        canvas.text(x + 22, y + 65, f"{words.number(score.stars)} / 30", "fog")


def entry(journey: Journey) -> Scene | None:
    """Where a career signs the board when it belongs there for the first time; a signed line is kept up."""
    store, profile = journey.services.store, journey.profile
    own = store.scores()
    initials = scores.initials_of(own, profile)
    new = scores.score(profile, journey.levels, initials or scores.BLANK * scores.LETTERS)
    if initials:
        signed = scores.entered(own, new)
        if signed != own:
            journey.services.tell(store.save_scores(signed))
        return None
    return EntryScene(journey.services, own, new, profile.name) if scores.place(own, new) else None
