"""Whatever comes from keyboard, mouse, controllers and the system: no crash, no lost chip, a way on."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.career.profile import Profile
from game.launch import ready
from game.scenes.keys import KeysScene
from game.scenes.party.evening import party_scene
from game.scenes.profile import ProfileScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.stack import Push, Scene
from game.scenes.table.scene import TableScene
from game.scenes.title.scene import TitleScene
from game.services import Services
from game.storage.levels import load_levels
from game.storage.store import Store
from game.ui import typist
from game.ui.clock import TurnedClock

FRAMES, CALM = 500, 900  # of any events, and of a person who presses what there is until something gives way
EACH = 16  # events a frame: a thousand a second
STARTS = {"title": TitleScene, "career": ProfileScene, "party": party_scene, "keys": KeysScene,
          "settings": lambda services: SettingsScene(services, "game")}  # fmt: skip
CODES = [code for name, code in vars(pygame).items() if name.startswith("KSCAN_")]
NAMES = ("RETURN", "RETURN", "RETURN", "ESCAPE", "TAB", "UP", "DOWN", "LEFT", "RIGHT")
USUAL = [getattr(pygame, f"KSCAN_{name}") for name in (*NAMES, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ12345")]
LETTERS = ("a", "Щ", "ș", "e\u0301", "☃", "\t", "\x00", "", "ab c" * 9, "\u202e", "١")
WINDOW = ("FOCUSLOST", "FOCUSGAINED", "EXPOSED", "SIZECHANGED", "RESTORED", "MINIMIZED", "TAKEFOCUS", "ENTER")
PLUGS = {"ADDED": "device_index", "REMOVED": "instance_id"}


def any_event(chance: random.Random) -> pygame.Event:
    """One event as the system might send it."""
    kind = chance.choices(("key", "mouse", "wheel", "text", "button", "axis", "plug", "window"),
                          (45, 29, 3, 6, 8, 3, 2, 4))[0]  # fmt: skip
    place = (chance.randrange(-50, 1400), chance.randrange(-50, 800))
    number = chance.randrange(4)
    match kind:
        case "key":
            code = chance.choice(USUAL if chance.random() < 0.85 else CODES)
            mod = chance.choice((0,) * 9 + (pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL))
            how = pygame.KEYDOWN if chance.random() < 0.6 else pygame.KEYUP
            return pygame.Event(how, key=0, scancode=code, mod=mod, unicode=chance.choice(LETTERS))
        case "mouse":
            how = chance.choice((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
            return pygame.Event(how, pos=place, button=chance.choice((1, 1, 1, 2, 3, 7)), touch=number == 0)
        case "wheel":
            return pygame.Event(pygame.MOUSEWHEEL, y=chance.choice((1, -1, 0, 100_000)))
        case "text":
            return pygame.Event(pygame.TEXTINPUT, text=chance.choice(LETTERS))
        case "button":
            how = chance.choice((pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP))
            return pygame.Event(how, instance_id=number, button=chance.randrange(-1, 30))
        case "axis":
            push = chance.choice((0, 32767, -32768))
            return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=number, axis=number, value=push)
        case "plug":
            what, field = chance.choice(list(PLUGS.items()))
            return pygame.Event(getattr(pygame, f"CONTROLLERDEVICE{what}"), **{field: number})
    return pygame.Event(getattr(pygame, f"WINDOW{chance.choice(WINDOW)}"))


class Storm:
    """A source of events for `App.run`: first anything, then a person who looks for a way on."""

    def __init__(self, start: Scene, seed: int) -> None:
        self._start, self._chance = start, random.Random(seed)
        self._frame = 0
        self._where: Scene | None = None
        self._chips: dict[int, tuple[object, int]] = {}
        self.stuck = False  # nothing gave way

    def __call__(self, app: App, now: int) -> None:
        """Called before every frame."""
        assert app.stack is not None
        self._frame += 1
        if self._frame == 1 and not isinstance(self._start, TitleScene):
            app.stack.apply(Push(self._start))
        self._count(app)
        if self._frame < FRAMES:
            for _ in range(EACH):
                pygame.event.post(any_event(self._chance))
        elif self._frame == FRAMES:
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))  # nothing is held any more
            self._where = app.stack.top
        elif app.stack.top is not self._where or self._frame > FRAMES + CALM:
            self.stuck = app.stack.top is self._where
            typist.close()
        elif self._frame % 6 == 0:
            typist.key(("esc", "enter", "tab", "enter", "down", "enter", "right")[self._frame // 6 % 7])

    def _count(self, app: App) -> None:
        """All chips of every table stay where they are counted."""
        assert app.stack is not None
        for scene in app.stack.scenes:
            match = scene._host.match if isinstance(scene, TableScene) else None
            if match is not None:
                total = sum(match.view(None).chips.values())
                assert self._chips.setdefault(id(match), (match, total))[1] == total


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru", "ro"])
@pytest.mark.parametrize("start", STARTS)
def test_a_thousand_events_a_second(start: str, lang: str, tmp_path: Path) -> None:
    stars = {level.station: (1,) for level in load_levels()}
    Store(tmp_path).save(1, Profile("Maria", purse=5000, stars=stars))
    app = ready(str(tmp_path), lang)
    app.services.settings.change(language=lang, speed="instant")
    storm = Storm(_begun(start, app.services), len(start) + ord(lang[1]))
    assert app.run(TitleScene(app.services, open=True), storm, TurnedClock(16)) == 0
    assert not storm.stuck
    again = Store(tmp_path)
    assert [again.load(slot).notice for slot in (1, 2, 3)] == [None] * 3
    assert again.party()[1] is None
    assert not list(tmp_path.glob("*.bad*"))


def _begun(start: str, services: Services) -> Scene:
    return STARTS[start](services)
