"""The table: the person's one place to play a sitting, with its show, its bet and its passengers."""

from __future__ import annotations

from game.career.level import Level
from game.rules.cards import Card
from game.rules.events import Event, HandLost, HandWon
from game.rules.view import View
from game.scenes.host import Host, Place
from game.scenes.journey import Journey
from game.scenes.pause import LEAVE, STAY, TITLE, Pause
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Push, Reset, Scene, Transition
from game.scenes.title.scene import TitleScene
from game.show.director import Director
from game.show.frame import Frame, frame_of
from game.show.hearing import RANK, SPEEDS, Heard, next_speed
from game.show.layouts import layout_of
from game.show.music import Mood, entrance, few_chips, mood
from game.show.slips import Watch
from game.ui.canvas import Canvas
from game.ui.captions import CORNICE
from game.ui.intents import Cancel, Confirm, Fast, FocusLost, Hot, Intent, Menu, PadLost, Press
from game.ui.surfaces import Rect, inside

from . import lesson as lessons
from .advised import Advised
from .backdrop import BAND
from .controls import Controls
from .heart import Heart
from .hud import FIGURES
from .log import Log, LogScene
from .look import Look
from .painter import Painter
from .peek import Peek, closed, untold
from .running import Running
from .sitting import Sitting
from .slip_panel import wrong
from .talk import Talk
from .teacher import Teacher

_SHORT_CUTS: dict[str, Intent] = {"menu": Menu(), "fast": Fast(), "confirm": Confirm()}
_AFTER_THE_END = 1500  # milliseconds before the table is left by itself


class TableScene(Scene):
    """A sitting as its host gives it. The rules run ahead; the show catches up, and a press lets it."""

    told = CORNICE

    def __init__(self, host: Host, opening: tuple[View, tuple[Event, ...]] | None = None) -> None:
        """The table of `host.match`, which is under way: it may have been begun or resumed.

        `opening` is the table to begin with and the events to show first, where the match does not say it.
        """
        self._windows_only = False
        super().__init__()
        assert host.match is not None
        self._host, self._services, self._seat = host, host.services, host.seat
        self._level = level = host.level
        self._sitting = sitting = Sitting.of(host)
        view, first = opening or sitting.opening()
        settings = self._services.settings.now
        self._director = Director(view, SPEEDS[settings.speed], settings.result_waits)
        self._layout = layout_of(level.rules, view.seats, host.seat)
        self._painter = Painter(self._services, sitting, self._layout)
        self._frame = frame_of(self._director, self._layout)
        self._controls = Controls(level.rules, self._services.sound.effect)
        self._look = Look(self._controls.bet, names=sitting.names(self._services.words))
        seed = host.match.record.seed + len(host.match.plays)
        self._talk = Talk(self._services.words, sitting.faces(), seed)
        lesson = lessons.Lesson(level, host.seen, host.seat, self._services.words)
        self._teacher = Teacher(lesson, host.learn)
        self._director.heed = self._teacher.heed
        self._log, self._watch = Log(sitting), Watch(host.seat)
        self._run = Running(host, sitting, self._director, self._controls)
        self._mood, self._few, self._heart = Mood(), False, Heart()
        self._advice = Advised(sitting)
        self._played = self._ended = 0
        self._to_title, self._covered, self._peek = False, False, Peek()
        self._was_asked = False
        self._rested: View | None = None
        self._director.play(first)
        self._follow_music()

    @classmethod
    def begin(cls, journey: Journey, level: Level) -> TableScene:
        """Sit down at a table; the first evening in London is dealt for the lesson."""
        stacked: tuple[tuple[Card, ...], ...] = lessons.stacked(level, journey.profile)
        journey.sit_down(level, stacked)
        return cls(journey)

    @classmethod
    def resume(cls, journey: Journey) -> TableScene:
        """Go back to the table that waits: the same hand, the same cards, at rest at once."""
        scene = cls(journey)
        if scene.asked:
            scene._toast(journey.services.words.tr("message.resumed"))
        return scene

    def go_on_from(self, before: TableScene) -> None:
        """The same table was seen from another seat until now: its log and its landscape go on."""
        self._log.take(before._log)
        self._look.ride = before._look.ride

    # ── what a person does ──────────────────────────────────────────────────

    def handle(self, intent: Intent) -> Transition | None:
        """Every key has one meaning; a press while cards move lets them arrive, and is used up."""
        if isinstance(intent, Press):
            intent = self._short_cut(intent)
        if self.line is None and self._host.hold and self._peek.handle(intent):
            self.spoil()
            return None
        self._controls.shut = self._shut
        match intent:
            case Fast():
                self._next_speed()
            case Menu() | Cancel() | PadLost():
                return self._pause()
            case Hot("l") | Hot("back"):
                return self._cover(self._open_log())
            case Hot("r"):
                return self._cover(RulebookScene(self._services, [self._level.rules]))
            case Hot("h") if self._host.coaching:
                self._services.settings.change(coach=not self._services.settings.now.coach)
            case Confirm() | Press() if self.line is not None:
                self._services.sound.effect("confirm")
                self._teacher.go_on()
            case _ if self.line is not None:
                pass  # the table waits
            case FocusLost():
                self._controls.forget()
            case Confirm() if self._waiting:
                self._skip()
            case Press(x, y) if self._waiting and not self._controls.under(x, y):
                self._skip()
            case _:
                confirms = self._services.settings.now.confirm_all_in
                action = self._controls.handle(intent, asked=self.asked, confirm=confirms)
                if action is not None and self.asked:
                    self._peek.looked = False
                    self._run.play(action)
        self.spoil()
        return None

    def _short_cut(self, press: Press) -> Intent:
        """What a pointer means: a short cut with its key, or just a press."""
        for action, rect in self._painter.spots.items():
            if inside(rect, press.x, press.y):
                return _SHORT_CUTS.get(action, Hot(action))
        return press

    def _cover(self, scene: Scene) -> Transition:
        """Something lies over the table from now on: private cards are turned away."""
        self._covered = True
        self._turn_away()
        self.spoil()
        return Push(scene)

    def _turn_away(self) -> None:
        """Whoever looks now, it may be somebody else: only the next curtain shows private cards again."""
        if self._host.several and self._sitting.looks:
            while self._director.busy:
                self._hear(self._director.skip())
            self._attend()
            self._run.turn_away()

    @property
    def _waiting(self) -> bool:
        """Whether there is something to arrive before the person can answer."""
        return self._director.busy or not self._run.asks_person

    @property
    def level(self) -> Place:
        """The table that is played at."""
        return self._level

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits here, by seat."""
        return self._sitting.names(self._services.words)

    @property
    def controls(self) -> Controls:
        """The bet and the buttons."""
        return self._controls

    @property
    def asked(self) -> bool:
        """Whether the person sees the question: nothing is decided on a card that was not seen."""
        here = self._sitting.looks and self._director.board.turn == (self._seat,)
        return here and not self._director.busy and self.line is None

    @property
    def board(self) -> View:
        """The table as the person has seen it so far."""
        return self._director.board

    @property
    def _shut(self) -> bool:
        """Whether the person has to look at the own cards before anything is told of them."""
        return self._host.hold and not self._peek.looked and closed(self._director.board, self._seat)

    @property
    def line(self) -> lessons.Line | None:
        """What the teacher says now; play waits for a press."""
        return self._teacher.line

    def _skip(self) -> None:
        """Let everything arrive: passengers who still decide do so now, up to the person's own turn."""
        if not self._director.reading:
            self._run.run_ahead()
        self._hear(self._director.skip())
        self._attend()

    def _next_speed(self) -> None:
        speed = next_speed(self._services.settings.now.speed)
        self._services.settings.change(speed=speed)
        self._director.speed = SPEEDS[speed]
        words = self._services.words
        self._toast(words.tr("table.speed", speed=words.tr(f"table.speed_{speed}")))

    # ── pause, leaving, the end ─────────────────────────────────────────────

    def _pause(self) -> Transition:
        self._run.keep()
        self._services.sound.stop("drum_hold")
        about = self._sitting.about(self._director, self._run.closes)
        return self._cover(Pause(self._services, about, self._open_log))

    def _open_log(self) -> LogScene:
        return LogScene(self._services, self._log.lines(self._services.words))

    def resumed(self, result: object) -> None:
        """Back from the pause, the log or the rules: settings and language may be others."""
        settings = self._services.settings.now
        self._director.speed, self._director.waits = SPEEDS[settings.speed], settings.result_waits
        self._look.names = self._sitting.names(self._services.words)
        self._controls.forget()
        self._covered = False
        if result == LEAVE:
            self._host.rise()
            self._run.close()
        elif result == STAY:
            self._host.stay()
            self._run.stay()
        self._to_title = result == TITLE
        self.spoil()

    def leave(self) -> None:
        """The window closes: the same hand will be there."""
        self._run.keep()

    # ── time ────────────────────────────────────────────────────────────────

    def update(self, ms: int) -> Transition | None:
        """Let time pass for the show, the talk and the landscape."""
        if self._to_title:
            return Reset(TitleScene(self._services, open=True))
        self._played += ms
        if self.line is not None:
            self._hear(self._director.settle(ms))
        else:
            self._hear(self._director.update(ms))
            self._attend()
            if not self._director.busy and (over := self._go_on(ms)):
                return over
            if self._director.speed:
                self._run.step()
        self._look_again(ms)
        return None

    def _go_on(self, ms: int) -> Transition | None:
        """Everything was seen: the next passenger decides, or the sitting is over."""
        if self._run.over:
            self._ended += ms
            if self._ended < _AFTER_THE_END and self._director.speed:
                return None
            self._services.toasts.forget()
            return self._host.finish(self._played)
        if self._run.hands_over:
            return self._host.hand_over()
        if not self._director.speed:
            self._run.run_ahead()
        return None

    def _attend(self) -> None:
        """Log, talk and teaching for what began to be seen; whether the question has appeared."""
        for event, before in self._director.take_begun():
            self._log.hear(event, before)
            self._watch.hear(event, before)
            self._talk.hear(event, before)
            own = isinstance(event, HandWon | HandLost) and event.seat == self._seat
            if own and not self._director.speed:
                self._toast(self._log.lines(self._services.words)[-1])  # nothing else lets it be read
        if self._run.notice is not None:
            self._teacher.tell(self._run.notice)
            self._run.notice = None
        if news := self._run.tell():
            self._toast(self._services.words.tr(news))
            self.spoil()
        if self.asked and not self._was_asked:
            self._controls.appear(wrong(self._watch, self._director.board, self._controls.slips))
            self._log.ask(self._director.board, self._controls)
            if self._few and not self._services.settings.now.reduced_motion:
                self._heart.rouse()
        if not self.asked:
            self._heart.calm()
        self._was_asked = self.asked

    def _hear(self, sounds: list[Heard]) -> None:
        silent = "" if self._services.settings.now.hear_spread and self._layout.decides else RANK
        for sound in sounds:
            if sound.effect != silent:
                pan = self._layout.pan(sound.seat)
                self._services.sound.effect(sound.effect, pan, quiet=sound.quiet, variant=sound.variant)

    def _follow_music(self) -> None:
        level, board = self._level, self._director.board
        after = mood(board, self._mood, level.tune, level.buy_in, level.goal or None)
        if effect := entrance(self._mood, after):
            self._services.sound.effect(effect)
        self._mood, self._few = after, few_chips(board, self._few, level.buy_in)
        self._services.sound.follow(after)

    def _toast(self, words: str) -> None:
        self._services.toasts.say(words, at_once=True)

    def _look_again(self, ms: int) -> None:
        """Spoil the picture when anything in it changed."""
        talked = self.line is None and self._talk.pass_time(ms)  # one speaks at a time
        if self._controls.pass_time(ms) or talked:
            self.spoil()
        if self._heart.pass_time(ms):
            self.spoil(FIGURES)
            if self._heart.beats:
                self._services.sound.effect("heartbeat")
        frame = self._frame if self._at_rest() else self._sampled()
        if frame is not self._frame or self._look.speech != self._talk.speech:
            self._frame = frame
            self._look.speech = self._talk.speech
            self._follow_music()
            self.spoil()
        still = self._services.settings.now.reduced_motion
        if not still and self._look.ride.pass_time(ms, self._moving):
            self.spoil(BAND)

    @property
    def _moving(self) -> bool:
        """Whether the show goes on; while somebody teaches only what is under way arrives."""
        return self._director.busy if self.line is None else bool(self._director.flights)

    def _at_rest(self) -> bool:
        before, self._rested = self._rested, None if self._moving else self._director.board
        return before is not None and before is self._rested

    def _sampled(self) -> Frame:
        """The frame of now; the last one when it is the same."""
        settings = self._services.settings.now
        most_shake = 0 if settings.reduced_motion else round(3 * settings.shake / 100 + 0.49)
        frame = frame_of(self._director, self._layout, most_shake, not settings.reduced_motion)
        return self._frame if frame == self._frame else frame

    # ── the picture ─────────────────────────────────────────────────────────

    def spoil(self, area: Rect | None = None) -> None:
        """Have the picture drawn again; the windows alone are quickly done."""
        self._windows_only = area is BAND and (self._windows_only or self.damage is False)
        super().spoil(area)

    def draw(self, canvas: Canvas) -> None:
        """The table as it is seen now."""
        look, self._controls.shut = self._look, self._shut
        board = untold(self._director.board) if self._shut else self._director.board
        at = self._painter.scenery(canvas, self._frame, board, look)
        windows_only, self._windows_only = self._windows_only, False
        if windows_only and not self._moving:
            return self._painter.draw_windows(at)
        look.asked = self.asked
        look.hold = self._host.hold and not self._peek.held
        look.veiled = self._covered or look.hold
        look.line = self.line
        look.coach = self._services.settings.now.coach and self._host.coaching
        look.advice = self._advice.now(board)
        look.take(self._controls, self._services.words, self._frame.turn, self._seat)
        self._controls.spots = self._painter.buttons(at)
        look.heart = "beat" if self._heart.beats else "low" if self._few else ""
        look.closes = self._services.words.tr(self._run.closes) if self._run.closes else ""
        look.hint = self._services.words.tr("table.go_on") if self._frame.reading else ""
        return self._painter.draw(at)
