"""The map of the line: where the train is, which tables are open, and what waits at each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from game import paths
from game.career import back, daily, porter
from game.career.level import Level
from game.career.line import Stop
from game.career.profile import Profile
from game.career.sitting import may_sit
from game.scenes.daily.scene import DailyScene
from game.scenes.journey import Journey
from game.scenes.ledger.scene import LedgerScene
from game.scenes.porter import porter_scene
from game.scenes.reveal import Reveal
from game.scenes.rulebook import RulebookScene
from game.scenes.scores.scene import entry
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.scenes.stories.people import PeopleScene
from game.scenes.stories.told import arrival, next_told, turning
from game.scenes.table.scene import TableScene
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.controls import Button
from game.ui.focus import Focus, Spot, pitch
from game.ui.intents import Adjust, Cancel, Confirm, Fast, Hot, Intent, Menu, Next, Page, Point, Press, Step
from game.ui.prompts import meant
from game.ui.surfaces import Rect, inside

from . import panel
from .route import Route

BUTTON = (506, 311, 118, 20)
_PULSE = 300  # milliseconds for each phase of the rings round the train
_ON_PADS = {"r": "page left", "d": "page right", "s": "west", "l": "five less", "t": "fast"}
_RIDE = 2600  # milliseconds of a ride to a station that has just opened


class LineMapScene(Scene):
    """`journey` chooses a table. When a sitting is under way, the table comes back at once."""

    told = FOOT

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self._journey, self._services = journey, journey.services
        self._route = Route.read(paths.baked())
        self._stops, self._west = journey.stops, journey.profile.west
        self._legs = self._route.legs[::-1] if self._west else self._route.legs
        self._train = self._last_open()
        self._ride: Reveal | None = None
        self._clock = 0
        self._again: Level | None = None  # a table to sit down at once more
        self._focus = Focus([Spot(stop.station, self._spot(stop)) for stop in self._stops])
        self._focus.go(journey.profile.seated.station if journey.profile.seated else self._train.station)
        self._board = self._made_board()
        self._foot: dict[str, Rect] = {}  # what of the bar below can be pressed
        self._heard: tuple[Profile | None, bool] = (None, True)  # for whom nothing is left to tell
        self._services.sound.music("map")

    def _last_open(self) -> Stop:
        return [stop for stop in self._stops if stop.open][-1]

    def _spot(self, stop: Stop) -> Rect:
        x, y = self._route.node(stop.station)
        return x - 17, y - 36, 34, 52

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The ten stations as this career sees them."""
        return self._stops

    @property
    def needs_work(self) -> bool:
        """Whether the purse buys no seat at all, so that the porter waits."""
        return porter.needed(self._journey.profile, self._journey.levels)

    @property
    def chosen(self) -> Stop:
        """The station in focus."""
        return next(stop for stop in self._stops if stop.station == self._focus.at)

    # -- what a person does

    def handle(self, intent: Intent) -> Transition | None:
        """Travel along the line, read the rules, sit down."""
        if self._ride is not None:
            if isinstance(intent, Confirm | Cancel | Press):
                self._ride.skip()
            return None
        match intent:
            case Step(dx, dy):
                self._travel(dx or dy)
            case Next(n):
                self._travel(n)
            case Point(x, y):
                self._moved(self._focus.point(x, y))
            case Press(x, y):
                return self._press(x, y)
            case Confirm():
                return self._sit()
            case Hot("r") | Page(-1):
                return self._rules()
            case Hot("s") | Hot("west"):
                return self._open(PeopleScene(self._journey))
            case Hot("d") | Page(1):
                return self._open(self._daily())
            case Hot("t") | Fast() if back.may_turn(self._journey.profile):
                return self._open(turning(self._journey))
            case Hot("l" | "back") | Adjust(-5):
                return self._open(LedgerScene(self._journey))
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
        return None

    def _travel(self, by: int) -> None:
        names = [stop.station for stop in self._stops]
        at = max(0, min(len(names) - 1, names.index(self._focus.at) + by))
        self._moved(self._focus.go(names[at]))

    def _moved(self, moved: bool) -> None:
        if moved:
            self._services.sound.effect("tick", variant=pitch(self._focus.height))
            self._board = self._made_board()
            self.spoil()

    def _press(self, x: int, y: int) -> Transition | None:
        if inside(BUTTON, x, y):
            return self._sit()
        if (intent := meant(self._foot, x, y)) is not None:
            return self.handle(intent)
        under = self._focus.under(x, y)
        if under is None:
            return None
        if under == self._focus.at:
            return self._sit()
        self._moved(self._focus.go(under))
        return None

    def _sit(self) -> Transition | None:
        """Take the seat, or be told why not; an empty purse leads to the porter."""
        stop, profile = self.chosen, self._journey.profile
        if self.needs_work:
            self._services.sound.effect("confirm")
            return Push(porter_scene(self._journey))
        if not stop.open or stop.level is None or not may_sit(profile, stop.level):
            self._services.sound.effect("denied")
            return None
        self._services.sound.effect("confirm")
        return Push(TableScene.begin(self._journey, stop.level))

    def _open(self, scene: Scene) -> Transition:
        self._services.sound.effect("confirm")
        return Push(scene)

    def _daily(self) -> Scene:
        """The departure that is due; the tables are those of the way out, whichever way is travelled."""
        today = date.today()
        yesterday = today - timedelta(days=1)
        due = daily.due(self._services.store.days(), today.isoformat(), yesterday.isoformat())
        return DailyScene(self._services, self._journey.tables, self._journey.profile, due)

    def _rules(self) -> Transition | None:
        met = [stop for stop in self._stops if stop.open and stop.level is not None]
        if self.chosen not in met:
            self._services.sound.effect("denied")
            return None
        self._services.sound.effect("confirm")
        books = [stop.level.rules for stop in met if stop.level is not None]
        return Push(RulebookScene(self._services, books, met.index(self.chosen)))

    # -- time

    def update(self, ms: int) -> Transition | None:
        """Go back to a table that waits; pulse the rings; let the train ride."""
        if self._again is not None:
            level, self._again = self._again, None
            return Push(TableScene.begin(self._journey, level))
        if self._journey.profile.west != self._west:
            return Replace(LineMapScene(self._journey))
        if self._journey.match is not None:
            return Push(TableScene.resume(self._journey))
        telling = self._telling()
        if telling is not None:
            return Push(telling)
        if self._ride is not None:
            self._ride.pass_time(ms)
            self.spoil()
            if self._ride.over:
                self._arrive()
        elif not self._services.settings.now.reduced_motion:
            before, self._clock = self._clock // _PULSE, self._clock + ms
            if before != self._clock // _PULSE:
                x, y = self._route.node(self._train.station)
                self.spoil((x - 25, y - 25, 50, 50))
        return None

    def _telling(self) -> Scene | None:
        """What has to be told before the train goes on; looked for when the career or the train has moved."""
        profile, still = self._journey.profile, self._ride is None
        if self._ride is not None and self._ride.at:
            return None
        if self._heard[0] is profile and self._heard[1] == still:
            return None
        found = next_told(self._journey)
        if found is None and still:
            found = arrival(self._journey) or entry(self._journey)
        if found is None:
            self._heard = (profile, still)
        return found

    def resumed(self, result: object) -> None:
        """Back from a table: look again at what is open, ride to what has just opened, or play once more."""
        if isinstance(result, Level):
            self._again = result
        before, self._stops = self._train, self._journey.stops
        self._train = self._last_open()
        if self._train.number > before.number:
            self._ride = Reveal(self._services, _RIDE)
            self._train = before
            self._services.sound.effect("train_whistle")
        self._board = self._made_board()
        self._services.sound.music("map")
        self.spoil()

    def _arrive(self) -> None:
        self._ride = None
        self._train = self._last_open()
        self._focus.go(self._train.station)
        self._services.sound.effect("station_bell")
        self._board = self._made_board()

    # -- the picture

    def _made_board(self) -> Board:
        tr = self._services.words.tr
        label = tr("map.porter") if self.needs_work else tr("map.sit")
        why = "" if self._may() or self.needs_work else " "
        button = Button("sit", BUTTON, label, kind="gold", why=why)
        return Board([button], self._services.sound.effect)

    def _may(self) -> bool:
        stop = self.chosen
        return stop.open and stop.level is not None and may_sit(self._journey.profile, stop.level)

    def draw(self, canvas: Canvas) -> None:
        """Bars, land, line, stations, and the panel of the chosen one."""
        canvas.layer("map", 640, 360, 0, 0, _ground)
        self._draw_line(canvas)
        self._draw_title(canvas)
        for stop in self._stops:
            self._draw_station(canvas, stop)
        self._draw_train(canvas)
        panel.draw(canvas, self._services, self._journey, self.chosen)
        self._board.draw(canvas, self._services.prompts)
        panel.top_bar(canvas, self._services.words, self._journey.profile)
        self._draw_foot(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        tr = self._services.words.tr
        canvas.text(328, 41, tr("map.tour"), "goldl", "display", "center")
        note = tr("return.title" if self._west else "map.tour_note")
        canvas.text(328, 59, note, "haze", align="center")

    def _draw_line(self, canvas: Canvas) -> None:
        last = self._train.number
        for stop in self._stops:
            if stop.open:
                canvas.sprite(f"map/glow/{stop.station}", *self._route.origin)
        for leg in self._route.legs:
            canvas.sprite(f"map/track/{leg.name}/dark", *self._route.origin)
        for leg in self._legs[: last - 1]:
            canvas.sprite(f"map/track/{leg.name}/lit", *self._route.origin)

    def _draw_station(self, canvas: Canvas, stop: Stop) -> None:
        x, y = self._route.node(stop.station)
        at_train = stop is self._train and self._ride is None
        canvas.sprite(f"landmark/{stop.station}/{'lit' if stop.open else 'dark'}", x, y - 6 * at_train)
        if not at_train:
            state = "cleared" if 1 in stop.stars else "open" if stop.open else "locked"
            canvas.sprite(f"map/node/{state}", x, y, "c")
        self._draw_label(canvas, stop, x, y + (17 if at_train else 9))

    def _draw_label(self, canvas: Canvas, stop: Stop, x: int, y: int) -> None:
        here = stop.station == self._focus.at
        name = self._services.words.tr(f"station.{stop.station}")
        width = canvas.fonts["body"].width(name) + 8
        left = max(12, min(424 - width, x - width // 2))
        canvas.rect(left, y, width, 12, "gold" if here else "ink")
        if here:
            canvas.box(left - 1, y - 1, width + 2, 14, "goldl")
        canvas.text(left + 4, y + 3, name, "ink" if here else "ivory" if stop.open else "slate")
        if stop.open:
            for n in range(3):
                star = "mark/star7" if n + 1 in stop.stars else "mark/star7_off"
                canvas.sprite(star, left + width // 2 - 12 + 8 * n, y + 14)

    def _draw_train(self, canvas: Canvas) -> None:
        if self._ride is not None:
            share = self._ride.at / self._ride.length
            leg = self._legs[self._train.number - 1]
            (x, y), east = self._route.along(leg, 1 - share if self._west else share)
            canvas.sprite(f"map/engine/{'east' if east != self._west else 'west'}", x, y)
            return
        x, y = self._route.node(self._train.station)
        canvas.sprite(f"map/halo/{(0, 1, 2, 1)[self._clock // _PULSE % 4]}", x, y)
        canvas.sprite("map/node/current", x, y)

    def _draw_foot(self, canvas: Canvas) -> None:
        tr = self._services.words.tr
        more = [("r", "map.rules"), ("s", "stories.key"), ("l", "ledger.key"), ("d", "daily.key")]
        if back.may_turn(self._journey.profile):
            more.insert(1, ("t", "stories.turn"))
        pads = _ON_PADS if self._services.prompts.kind == "pad" else {}
        items: list[tuple[str | Sequence[str], str]] = [(("left", "right"), tr("map.travel"))]
        items += [(pads.get(action, action), tr(key)) for action, key in (*more, ("cancel", "map.title_key"))]
        following = next((stop for stop in self._stops if not stop.open), None)
        right = tr("map.next", station=tr(f"station.{following.station}")) if following else ""
        self._foot = self._services.prompts.foot(canvas, items, right)


def _ground(canvas: Canvas) -> None:
    canvas.fill("night")
    widgets.panel(canvas, 6, 28, 424, 308)
    canvas.sprite("map/land", 10, 32)
