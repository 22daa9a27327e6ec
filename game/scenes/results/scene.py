"""After a sitting: the ledger, the stack over time, the quality of the decisions, the stars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.career import porter
from game.career.attempts import Attempt, attempt
from game.career.goals import goals
from game.career.line import Stop
from game.career.sitting import Settled, may_sit
from game.odds.grades import Decision, Grade, luck, rank_held
from game.rules.record import replay
from game.scenes.journey import Journey
from game.scenes.porter import porter_scene
from game.scenes.reveal import Reveal
from game.scenes.review.scene import look_at
from game.scenes.stack import BoardScene, Pop, Replace, Scene, Transition
from game.scenes.unlock import UnlockScene
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.captions import beside
from game.ui.controls import Button, Control
from game.ui.intents import Cancel, Confirm, Intent, Press

from . import charts, rivals, stars

_ROWS = ("win", "lose", "ante", "pair", "no_room", "post", "bank", "sale", "division", "leftover")

# The beats of the reveal, in milliseconds: ledger line by line, curve, needle, stars one by one.
_LINE, _CURVE, _NEEDLE, _STAR = 120, (900, 900), (1500, 500), (2000, 300)
_LENGTH = _STAR[0] + 3 * _STAR[1]


class ResultsScene(BoardScene):
    """What the sitting brought. Any press shows everything at once; the next one leads on."""

    told = beside(340, 34)

    def __init__(
        self,
        journey: Journey,
        settled: Settled,
        decisions: Sequence[Decision],
        rivals: Sequence[tuple[str, int]],
        on: Callable[[], Scene | None],
    ) -> None:
        """`rivals` are the passengers with their last chips; `on` makes the scene that comes next, if any."""
        super().__init__()
        self._journey, self._settled, self._on = journey, settled, on
        self._services = journey.services
        self._decisions, self._rivals = tuple(decisions), tuple(rivals)
        self._level = next(each for each in journey.levels if each.station == settled.station)
        tried = None if 2 in settled.stars else self._tried()
        self._goals = goals(self._level, settled, len(self._decisions), dict(self._rivals), tried)
        self._reveal = Reveal(self._services, _LENGTH)
        self._stamped = 0
        self._board = Board(self._buttons(), self._services.sound.effect, self._ways()[-1])
        jingle = "win" if 1 in settled.stars else "lose"
        self._services.sound.suite(jingle, "station_bell", then="map", gain=-3)

    def _tried(self) -> Attempt | None:
        """How near the sitting came to a second star that is won at one stroke, as its record tells."""
        last = self._journey.last
        if last is None or last.seat is None:
            return None
        events = (event for step in replay(last.record) for event in step.events)
        return attempt(self._level.feat, last.seat, self._settled.buy_in, events)

    @property
    def settled(self) -> Settled:
        """What the sitting brought."""
        return self._settled

    @property
    def opened(self) -> Stop | None:
        """The station that this sitting opened."""
        return next((stop for stop in self._journey.stops if stop.station in self._settled.opened), None)

    def _buttons(self) -> list[Control]:
        tr = self._services.words.tr
        names = self._ways()
        found: list[Control] = []
        for name, x in zip(names[:-1], (14, 156), strict=False):
            found.append(Button(name, (x, 332, 130, 21), self._label(name)))
        if self._journey.last is not None:
            found.append(Button("review", (300, 332, 136, 21), tr("results.review")))
        main = names[-1]
        return [*found, Button(main, (448, 332, 178, 21), self._label(main), kind="gold", action="confirm")]

    def _ways(self) -> list[str]:
        """Where one can go from here, the way that is nearest at hand last."""
        profile, level = self._journey.profile, self._level
        if porter.needed(profile, self._journey.levels):
            return ["on", "work"]
        if self.opened is not None or not may_sit(profile, level):
            return ["on"]
        won = 1 in profile.stars.get(level.station, ())
        return ["again", "on"] if won else ["on", "again"]

    def _label(self, name: str) -> str:
        tr, stop = self._services.words.tr, self.opened
        if name == "on" and stop is not None:
            return tr("results.on_to", station=tr(f"station.{stop.station}"))
        return tr({"on": "results.to_map", "again": "results.again", "work": "map.porter"}[name])

    def handle(self, intent: Intent) -> Transition | None:
        """Skip the reveal, then lead on."""
        if not self._reveal.over and isinstance(intent, Confirm | Cancel | Press):
            self._reveal.skip()
            self._stamp()
            self.spoil()
            return None
        if isinstance(intent, Cancel):
            self._services.sound.effect("cancel")
            return self._leave()
        acted = self._board.handle(intent)
        if acted is not None:
            self.spoil()
        if acted == "review" and self._journey.last is not None:
            return look_at(self._services, self._journey.last, self._journey.figure)
        if acted == "again":
            return Pop(self._level)  # the map sits down again
        if acted == "work":
            return Replace(porter_scene(self._journey))
        return self._leave() if acted == "on" else None

    def _leave(self) -> Transition:
        following = self._on()
        return Pop() if following is None else Replace(following)

    def update(self, ms: int) -> Transition | None:
        """Show more."""
        if self._reveal.over:
            return super().update(ms)
        before = self._reveal.at
        self._reveal.pass_time(ms)
        self._count(before)
        self._stamp()
        self.spoil()
        return None

    def _count(self, before: int) -> None:
        """A coin rings for each line of the ledger that has come since `before`."""
        rings = [n * _LINE for n in range(len(self._lines())) if before < n * _LINE <= self._reveal.at]
        if rings:
            self._services.sound.effect("coin")

    @property
    def _shown(self) -> int:
        """Stars that the reveal has come to."""
        return sum(self._reveal.at >= _STAR[0] + n * _STAR[1] for n in range(3))

    def _stamp(self) -> None:
        """Each star rings once when it appears."""
        shown = self._shown
        for star in range(self._stamped + 1, shown + 1):
            if star in self._settled.stars:
                self._services.sound.effect("star", variant=star)
        self._stamped = shown

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """All panels at the present beat."""
        canvas.sprite("results/back", 0, 0)
        self._draw_head(canvas)
        self._draw_ledger(canvas)
        share = self._reveal.share(*_CURVE)
        widgets.panel(canvas, 242, 60, 226, 132)
        charts.curve(canvas, self._services.words, self._settled, self._level.goal, share)
        widgets.panel(canvas, 476, 60, 150, 132)
        stars.draw(canvas, self._services.words, self._level, self._goals, self._shown)
        widgets.panel(canvas, 242, 200, 226, 118)
        self._draw_decisions(canvas)
        widgets.panel(canvas, 476, 200, 150, 118)
        rivals.draw(canvas, self._services.words, self._rivals, self._settled.buy_in)
        widgets.button_bar(canvas)
        self._board.draw(canvas, self._services.prompts)
        if self._ways() == ["on"] and self.opened is None:
            self._draw_short(canvas)

    def _draw_short(self, canvas: Canvas) -> None:
        """Why one cannot sit down here again."""
        words = self._services.words
        said = words.tr("results.short", n=self._level.buy_in, m=self._journey.profile.purse)
        canvas.paragraph(16, 333, 276, said, "coral", lead=11)

    def _draw_head(self, canvas: Canvas) -> None:
        tr, settled = self._services.words.tr, self._settled
        won = 1 in settled.stars
        title = tr("results.won") if won else tr("results.closed")
        canvas.rect(0, 0, 640, 48, "night")
        canvas.rect(0, 48, 640, 1, "brass")
        width = canvas.text(
            18, 10, title, ("ivory", "goldl", "gold", "brass"), "display2x", shadow="wine", drop=2
        )
        x = max(330, 18 + width + 16)
        canvas.text(x, 12, tr(f"station.{settled.station}"), "ivory")
        canvas.text(x, 27, tr(f"game.{self._level.variant}"), "haze")
        for n, (x, y) in enumerate(((512, 12), (552, 8), (592, 12))):
            lit = n + 1 in settled.stars and n < self._shown
            canvas.sprite(f"results/star/{'lit' if lit else 'unlit'}", x, y)
            if lit:
                canvas.sprite("results/sparkle/1", x - 8, y - 4 + 3 * n)
                canvas.sprite("results/sparkle/0", x + 20, y + 12 - 6 * (n % 2))

    def _draw_ledger(self, canvas: Canvas) -> None:
        words = self._services.words
        canvas.sprite("results/ledger", 14, 60)
        canvas.text(122, 69, words.tr("results.ledger"), "wine", "display", "center")
        y = 91
        for n, (label, count, chips) in enumerate(self._lines()):
            if self._reveal.at < n * _LINE:
                break
            canvas.text(32, y, label, "mahog")
            if count:
                canvas.text(156, y, words.number(count), "crimson", align="right")
            ink = "crimson" if chips < 0 else "mahog" if n == 0 else "felt"
            canvas.text(220, y, words.number(chips, sign=n > 0), ink, align="right")
            y += 15
        if self._reveal.at >= 8 * _LINE:
            self._draw_sum(canvas)

    def _draw_sum(self, canvas: Canvas) -> None:
        words, settled = self._services.words, self._settled
        canvas.text(32, 224, words.tr("results.purse"), "mahog")
        canvas.text(220, 219, words.number(settled.profile.purse), "crimson", "display", "right")
        canvas.text(32, 246, words.tr("results.profit"), "mahog")
        ink = "felt" if settled.profit >= 0 else "crimson"
        canvas.text(220, 246, words.number(settled.profit, sign=True), ink, align="right")
        stamp = words.tr("results.stamp_won" if 1 in settled.stars else "results.stamp_closed")
        kind, ink = ("won", "felt") if 1 in settled.stars else ("lost", "crimson")
        width = canvas.fonts["display"].width(stamp)
        canvas.slice(f"results/stamp/{kind}", 122 - width // 2 - 10, 273, width + 20, 26)
        canvas.text(122, 279, stamp, ink, "display", "center")

    def _lines(self) -> list[tuple[str, int, int]]:
        """Label, count and chips of each line; they sum up to the purse afterwards."""
        tr, settled = self._services.words.tr, self._settled
        flows = settled.course.flows
        found = [(tr("results.boarding"), 0, settled.purse_before)]
        counts = {"win": settled.course.won, "lose": settled.course.lost, "post": settled.course.posts}
        for why in _ROWS:
            if why in flows and flows[why].chips:
                found.append((tr(f"results.{why}"), counts.get(why, flows[why].count), flows[why].chips))
        rest = settled.profit - sum(chips for _, _, chips in found[1:])
        if rest:
            found.append((tr("results.other"), 0, rest))
        return found

    def _draw_decisions(self, canvas: Canvas) -> None:
        words, accuracy = self._services.words, self._settled.accuracy
        canvas.sprite("results/dial", 304, 266)
        for x, y, share in ((281, 278, 0), (305, 239, 50), (327, 278, 100)):
            canvas.text(x, y, words.number(share), "umber", align="center")
        if accuracy is not None:
            swing = charts.overshoot(self._reveal.share(*_NEEDLE))
            step = round(48 * max(0.0, min(1.0, accuracy / 100 * swing)))
            canvas.sprite(f"results/needle/{step:02}", 304, 266)
        shown = words.percent(accuracy / 100) if accuracy is not None else "–"
        canvas.text(305, 285, shown, "goldl", align="center")
        widgets.heading(canvas, 362, 209, 96, words.tr("results.decisions"))
        grades = Counter(decision.grade for decision in self._decisions)
        most = max(grades.values(), default=1)
        for n, (grade, colour) in enumerate(_GRADES):
            y = 226 + 15 * n
            face, many = canvas.fonts["body"], words.number(grades[grade])
            name = face.cut(words.tr(f"grade.{grade.value}"), 92 - face.width(many))
            canvas.text(362, y, name, "fog")
            canvas.text(458, y, many, "ivory", align="right")
            canvas.rect(362, y + 10, 96, 3, "ink")
            for x in range(0, 96 * grades[grade] // most, 3):
                canvas.rect(362 + x, y + 10, 2, 3, colour)
        if accuracy is not None:
            canvas.text(362, 288, words.tr(f"rank.{rank_held(accuracy)}"), "cyan")
            fortune = words.number(round(luck(self._decisions)), sign=True)
            canvas.text(362, 302, words.tr("results.luck", n=fortune), "haze")


_GRADES = ((Grade.PERFECT, "mint"), (Grade.SOUND, "cyan"), (Grade.LOOSE, "gold"), (Grade.RECKLESS, "coral"))


def results_of(journey: Journey, played: int) -> ResultsScene:
    """Settle the sitting that is over (`played` milliseconds) and show what it brought."""
    match = journey.match
    decisions = tuple(match.decisions) if match else ()
    rivals = (
        [
            (sitter.persona, chips)
            for sitter, chips in zip(match.sitters, match.chips, strict=True)
            if sitter.persona
        ]
        if match
        else []
    )
    settled = journey.get_up(played)

    def following() -> Scene | None:
        opened = [stop for stop in journey.stops if stop.station in settled.opened]
        return UnlockScene(journey.services, opened[0]) if opened else None

    return ResultsScene(journey, settled, decisions, rivals, following)
