"""The loop: clock, intents, top scene, picture; and every way out of it."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys
import traceback
from collections.abc import Callable, Iterator

from game.career.level import LevelError
from game.i18n import Words
from game.paths import baked
from game.scenes.stack import Scene, Stack, joined
from game.services import Services
from game.ui import typist
from game.ui.baked import Unreadable
from game.ui.canvas import HEIGHT, WIDTH, Canvas
from game.ui.captions import Captions
from game.ui.clock import CALM_TICKS, TICKS, Clock, WallClock
from game.ui.intents import (
    Close,
    Exposed,
    FocusGained,
    FocusLost,
    FullScreen,
    Hidden,
    Intent,
    Managed,
    PadFound,
    PadLost,
    SoundChanged,
)
from game.ui.toasts import AREA as TOAST_AREA

CALM_AFTER = 1000  # milliseconds without a motion after which the loop looks less often
LIFT = 2  # pixels that a button in focus rises
BEAT = 200  # milliseconds: what changes less often than this is no motion
_NEVER = 1_000_000_000

Source = Callable[["App", int], None]
"""Called before every frame with the app and the time; a script posts events here (`game.ui.typist`)."""


class App:
    """The running program. `canvas` holds the picture as it was last drawn."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.canvas = Canvas(services.atlas, services.fonts)
        self.captions = Captions()
        self.stack: Stack | None = None
        self.frames = 0  # drawn so far
        self._hidden = self._pads = False
        self._look = services.prompts.look
        self._stirred = 0  # when something last moved or was asked for
        self._drawn = 0  # when a picture was last drawn

    def run(self, first: Scene, source: Source | None = None, clock: Clock | None = None) -> int:
        """Play from `first` until the program is over; 0 when all went well, 1 after a crash report.

        `LevelError` when a table file is broken, `Unreadable` when another one is: the sentence is what the
        person can mend it by, no trace helps.
        """
        self.stack = Stack(first)
        try:
            with _polite_ends(), _swept_between_screens():
                self._loop(self.stack, source, clock or WallClock())
        except (LevelError, Unreadable) as error:
            self.services.screen.close()
            self.services.screen.message(str(error))
            raise
        except Exception:
            self._report(traceback.format_exc())
            return 1
        finally:
            self.services.screen.close()
            self.services.sound.close()
            self.services.store.close()
        return 0

    def _loop(self, stack: Stack, source: Source | None, clock: Clock) -> None:
        now = before = self._stirred = clock.tick()
        while stack.top is not None:
            now = clock.tick(TICKS if now - self._stirred < CALM_AFTER else CALM_TICKS)
            screen = stack.top
            if source is not None:
                source(self, now)
            self._listen(stack, now)
            if stack.top is None:
                return
            self._pass(stack, now - before)
            if stack.top is not screen:
                gc.collect()
            if self._draw(stack):
                if now - self._drawn < BEAT:
                    self._stirred = now
                self._drawn = now
            before = now
            if not self._pads:
                self._pads = True
                self.services.devices.start_pads()

    def _listen(self, stack: Stack, now: int) -> None:
        """Hand the person's intents to the scene on top until it gives way to another one."""
        for intent in self.services.devices.read(now):
            self._stirred = now
            if self._own(stack, intent):
                continue
            if stack.top is None:
                return
            if (transition := stack.top.handle(intent)) is not None:
                stack.apply(transition)
                return  # the rest was meant for the screen that the person saw

    def _pass(self, stack: Stack, ms: int) -> None:
        """Let time pass for the scene on top, the messages and the sound."""
        assert stack.top is not None
        if (transition := stack.top.update(ms)) is not None:
            stack.apply(transition)
        if self.services.toasts.update(ms) and stack.top is not None:
            stack.top.spoil(TOAST_AREA)
        if self._look != self.services.prompts.look:
            self._look = self.services.prompts.look
            for scene in stack.visible:
                scene.spoil()  # the keys that it tells have become others
        self.services.sound.update(ms)
        self._read_sounds(stack, ms)

    def _read_sounds(self, stack: Stack, ms: int) -> None:
        """Tell in words what sounded, where that is wished."""
        heard = self.services.sound.captions()
        changed = self.captions.update(ms)
        if self.services.settings.now.captions:
            changed |= self.captions.hear(heard)
        if changed and stack.top is not None:
            stack.top.spoil(stack.top.told)

    def _own(self, stack: Stack, intent: Intent) -> bool:
        """What the loop itself answers; whether that was all."""
        screen = self.services.screen
        match intent:
            case Close():
                stack.end()
            case FullScreen():
                self.services.settings.change(full_screen=not screen.full)
            case SoundChanged():
                self.services.sound.restart()
            case FocusLost() | FocusGained():
                self.services.sound.background(isinstance(intent, FocusLost))
                return False
            case PadFound(name):
                self.services.toasts.say(self.services.words.tr("message.pad_found", name=name))
                return False
            case PadLost():
                self.services.toasts.say(self.services.words.tr("message.pad_gone"))
                return False
            case Exposed():
                self._hidden = False
                screen.refit()
            case Hidden():
                self._hidden = True
            case Managed():
                screen.managed = True
            case _:
                return False
        return True

    def _draw(self, stack: Stack) -> bool:
        """Bring what changed to the window; whether anything did."""
        scenes = stack.visible
        damage = joined(scene.damage for scene in scenes)
        for scene in scenes:
            scene.damage = False
        screen = self.services.screen
        if self._hidden or (damage is False and screen.fitted):
            return False
        area = damage if isinstance(damage, tuple) else (0, 0, WIDTH, HEIGHT)
        if damage is not False:
            self.canvas.lift = 0 if self.services.settings.now.reduced_motion else LIFT
            with self.canvas.clip(*area):
                for scene in scenes:
                    scene.draw(self.canvas)
                self.captions.draw(self.canvas, self.services.words.tr, scenes[-1].told)
                self.services.toasts.draw(self.canvas)
        screen.show(self.canvas, area)
        self.frames += 1
        return True

    def _report(self, trace: str) -> None:
        """Write down what went wrong where the person can find it, and say where."""
        services = self.services
        services.screen.close()
        path = services.store.folder / "crash.txt"
        try:
            path.write_text(trace, encoding="utf-8")
        except OSError:  # then the terminal is all there is
            print(trace, file=sys.stderr)
        words = services.words.tr("message.crash", path=str(path))
        print(words, file=sys.stderr, flush=True)
        plain = Words(baked() / "locale", "en").tr("message.crash", path=str(path))
        services.screen.message(words, plain)


@contextlib.contextmanager
def _polite_ends() -> Iterator[None]:
    """Make the system's and the terminal's ways to end a program ask for it like the window's button."""
    names = [name for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]
    before = {
        name: signal.signal(getattr(signal, name), lambda number, frame: typist.close()) for name in names
    }
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


@contextlib.contextmanager
def _swept_between_screens() -> Iterator[None]:
    """Memory is never swept whole while cards move: that takes as long as three frames, and finds nothing."""
    before = gc.get_threshold()
    gc.freeze()  # what the program is made of need not be looked through again
    gc.set_threshold(*before[:2], _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
