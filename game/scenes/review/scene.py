"""The review of a sitting: every hand step by step, every decision with what it was worth."""

from __future__ import annotations

from game.review import Kept, Review, looked_at
from game.scenes.figures import stranger
from game.scenes.stack import Pop, Push, Scene, Transition
from game.services import Services
from game.storage import records
from game.storage.notice import Notice
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.captions import beside
from game.ui.intents import MOST, Adjust, Cancel, Confirm, Hot, Intent, Menu, Page, Press, Step, Wheel
from game.ui.surfaces import Rect, inside

from . import hand, remarks, timeline, worth

_BUTTONS: tuple[tuple[str, int, int, str, str], ...] = (
    ("ledger", 9, 74, "cancel", "dusk"),
    ("step_back", 89, 98, "left", "dusk"),
    ("step_on", 193, 98, "right", "dusk"),
    ("next_hand", 297, 86, "page right", "dusk"),
    ("mistake", 389, 112, "m", "red"),
    ("watch", 507, 124, "confirm", "gold"),
)  # name, x, width, short cut, kind
_TOP, _HEIGHT = 331, 24


class ReviewScene(Scene):
    """`review` from its first hand on, or from the beat `at`. Left and right go step by step, up and down
    from decision to decision, Page Up and Down or Q and E from hand to hand, M through the mistakes.
    `own` is the figure of the person whose eyes they are."""

    told = beside(120, 20)

    def __init__(
        self, services: Services, review: Review, at: int | None = None, own: str = stranger(0)
    ) -> None:
        super().__init__()
        self._own = own
        self._services, self.review = services, review
        self.at = review.hands[0].first if at is None and review.hands else at or 0
        self._mistake = -1  # which of the costliest was shown last
        self._names = remarks.names(services.words, review.kept)

    # ── what a person does ──────────────────────────────────────────────────

    def handle(self, intent: Intent) -> Transition | None:
        """Every way of going through the sitting, and out of it."""
        match self._services.prompts.leafed(intent):
            case Step(dx, 0):
                self._go(self.at + dx)
            case Step(_, dy):
                self._go_to_decision(dy)
            case Wheel(n):
                self._go(self.at - n)
            case Page(n):
                self._go_to_hand(n)
            case Adjust(n) if abs(n) == MOST:
                self._go(0 if n < 0 else len(self.review.beats) - 1)
            case Adjust(n):
                self._go_to_hand(1 if n > 0 else -1)
            case Hot("m") | Hot("west"):
                self._go_to_mistake(self._mistake + 1)
            case Hot("1" | "2" | "3" as digit):
                self._go_to_mistake(int(digit) - 1)
            case Hot("x") | Hot("back"):
                self._export()
            case Press(x, y):
                return self._press(x, y)
            case Confirm():
                return self._watch()
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
        return None

    def _press(self, x: int, y: int) -> Transition | None:
        for name, left, width, _, _ in _BUTTONS:
            if inside((left, _TOP, width, _HEIGHT), x, y):
                return self._act(name)
        if self.decision is None and worth.save_at(x, y):
            self._export()
            return None
        hand = timeline.hand_at(x, y, len(self.review.hands))
        if hand is not None:
            self._go(self.review.hands[hand].first)
        elif (rank := worth.mistake_at(x, y)) is not None and self.decision is None:
            self._go_to_mistake(rank)
        return None

    def _act(self, name: str) -> Transition | None:
        match name:
            case "ledger":
                return self.handle(Cancel())
            case "watch":
                return self._watch()
            case "mistake":
                self._go_to_mistake(self._mistake + 1)
            case "next_hand":
                self._go_to_hand(1)
            case _:
                self._go(self.at + (1 if name == "step_on" else -1))
        return None

    def _go(self, beat: int) -> None:
        beat = max(0, min(len(self.review.beats) - 1, beat))
        if beat != self.at:
            self.at = beat
            self._services.sound.effect("focus")
            self.spoil()

    def _go_to_hand(self, by: int) -> None:
        hands = self.review.hands
        if hands:
            at = self.review.hand_at(self.at) + by
            self._go(hands[max(0, min(len(hands) - 1, at))].first)

    def _go_to_decision(self, by: int) -> None:
        beats = [self.review.beat_of(n) for n in range(len(self.review.decisions))]
        ahead = [beat for beat in beats if beat > self.at] if by > 0 else [b for b in beats if b < self.at]
        if ahead:
            self._go(min(ahead) if by > 0 else max(ahead))

    def _go_to_mistake(self, rank: int) -> None:
        """The decision that is so far down the list of the costliest; after the last comes the first."""
        costliest = self.review.costliest
        if not costliest:
            self._services.sound.effect("denied")
            return
        self._mistake = rank % len(costliest)
        self._go(self.review.beat_of(costliest[self._mistake]))

    def _watch(self) -> Transition | None:
        from game.scenes.watch import watch_scene

        if not self.review.hands:
            return None
        self._services.sound.effect("confirm")
        return Push(watch_scene(self._services, self.review, self.review.hand_at(self.at)))

    def _export(self) -> None:
        written, words = records.export(self._services.store.folder, self.review.kept), self._services.words
        if isinstance(written, Notice):
            fields = {"key": self._services.prompts.label("x"), **written.fields}
            self._services.toasts.say(words.tr(written.key, **fields), "error")
        else:
            name = f"{records.FOLDER}/{written.name}"
            self._services.toasts.say(words.tr("review.written", file=name), "saved")

    def update(self, ms: int) -> Transition | None:
        """Value decisions that have not been valued yet, one at a time."""
        if self.review.judging:
            self.review.judge()
            self.spoil()
        return None

    def resumed(self, result: object) -> None:
        """Back from the table: the music of the map goes on."""
        self._services.sound.music("map")
        self.spoil()

    # ── the picture ─────────────────────────────────────────────────────────

    @property
    def decision(self) -> int | None:
        """The decision that is looked at: the last one of this hand that has been asked by now."""
        if not self.review.hands:
            return None
        hand = self.review.hands[self.review.hand_at(self.at)]
        asked = [n for n in hand.decisions if self.review.beat_of(n) <= self.at]
        return asked[-1] if asked else None

    def draw(self, canvas: Canvas) -> None:
        """Timeline, hand, worth, and the bar of buttons."""
        words, review = self._services.words, self.review
        canvas.sprite("back/wainscot", 0, 0)
        place = remarks.place(words, review.kept)
        widgets.cornice(canvas, words.tr("review.title"), place, self._aside())
        timeline.draw(canvas, words, review, self.at)
        hand.draw(canvas, self._services, review, self.at, self.decision, self._names, self._own)
        worth.draw(canvas, self._services, review, self.at, self.decision)
        self._draw_buttons(canvas)

    def _aside(self) -> str:
        """What the cornice says on the right: the seed, unless it would tell what people hid."""
        seed = str(self.review.kept.record.seed)
        return "" if self.review.sealed else self._services.words.tr("review.seed", n=seed)

    def _draw_buttons(self, canvas: Canvas) -> None:
        widgets.button_bar(canvas)
        prompts = self._services.prompts
        for name, x, width, action, kind in _BUTTONS:
            if name == "mistake" and prompts.kind == "pad":
                action = "west"
            room = prompts.width(canvas, action) if prompts.shows(action) else 0
            off = name == "mistake" and not self.review.costliest
            said = self._services.words.tr(f"review.{name}")
            rect: Rect = (x, _TOP, width, _HEIGHT)
            end = widgets.button(canvas, *rect, said, kind, "disabled" if off else "", room=room)
            if room:
                prompts.draw(canvas, end, _TOP + 4, action)


def look_at(services: Services, sitting: Kept, own: str) -> Transition | None:
    """To the review of a finished sitting of the figure `own`, or word that it cannot be replayed."""
    review = looked_at(sitting)
    if review is None:
        services.sound.effect("denied")
        services.tell(Notice("records.unreadable", {"file": remarks.place(services.words, sitting)}))
        return None
    return Push(ReviewScene(services, review, own=own))
