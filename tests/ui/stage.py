"""Every scene of the menus in its states, on a program without a window: for frames, fits and reach."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec

from game.app import App
from game.career.profile import Profile, Tally
from game.i18n import Words
from game.launch import ready
from game.paths import baked
from game.scenes.booking import BookingScene
from game.scenes.keys import KeysScene
from game.scenes.pause import Pause, Stop
from game.scenes.profile import ProfileScene
from game.scenes.settings.pages import PAGES
from game.scenes.settings.scene import SettingsScene
from game.scenes.stack import Scene
from game.scenes.title import scene as title
from game.scenes.title.scene import TitleScene
from game.scenes.welcome import WelcomeScene
from game.services import Services
from game.storage.levels import load_levels
from game.storage.store import Loaded, Save, Store
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Hot, Step

MARIA = Profile(
    "Maria V.",
    "moon",
    "red",
    417,
    purse=1245,
    stars={"london": (1, 2)},
    tallies={"in_between": Tally(sittings=6, grades={"perfect": 41, "sound": 7, "loose": 5, "reckless": 2})},
    played=34_800_000,
)
OTTO = Profile("Щукин-Шах", "anchor", "mint", 388, purse=118, played=7_500_000)


class FixedStore(Store):
    """A store whose saves were all made on the same evening."""

    def load(self, slot: int) -> Loaded:
        found = super().load(slot)
        return found if found.save is None else Loaded(_that_evening(found.save), found.notice)

    def tickets(self) -> dict[int, Save]:
        return {slot: _that_evening(save) for slot, save in super().tickets().items()}


def _that_evening(save: Save) -> Save:
    return msgspec.structs.replace(save, saved="2026-03-14T21:14:05")


class Behind(Scene):
    """Something quiet to pause over."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("felt")


@contextmanager
def program(lang: str = "en", careers: bool = True) -> Iterator[App]:
    """A program that is ready to run, with two careers in its pockets."""
    with tempfile.TemporaryDirectory() as folder:
        app = ready(folder, lang)
        store = FixedStore(Path(folder))
        if careers:
            store.save(1, MARIA)
            store.save(2, OTTO)
        app.services = replace(app.services, store=store, seeds=lambda: 317)
        if lang == "xx":
            app.services = replace(app.services, words=Words(baked() / "locale", "xx"))
        app.services.settings.change(reduced_motion=True)
        title.__version__ = "0.0.0"
        yield app
        app.services.devices.type(False)
        app.services.screen.close()
        app.services.sound.close()


def _titled(services: Services, open: bool) -> Scene:
    scene = TitleScene(services, open)
    for _ in range(3):
        scene.update(16)
    return scene


def _alone(services: Services) -> Scene:
    scene = _titled(services, False)
    scene.update(32_000)
    return scene


def _tearing(services: Services) -> Scene:
    scene = ProfileScene(services)
    scene.handle(Step(1, 0))
    scene.handle(Confirm())
    scene.handle(Hot("delete"))
    scene.update(900)
    return scene


def _booking(services: Services, page: str) -> Scene:
    scene = BookingScene(services, 3, load_levels())
    scene.handle(Hot("z"))
    scene._turn_to(page)
    return scene


def _data(services: Services) -> Scene:
    """The page of the data, with a folder that is called the same everywhere."""
    scene = SettingsScene(services, "data")
    scene._data.folder = "/home/stefania/.local/share/ace-deuce-express"
    return scene


def about(services: Services) -> Stop:
    """What a table would say of itself."""
    tr = services.words.tr
    place = f"{tr('station.salzburg')} · {tr('game.in_between')}"
    return Stop(place, tr("game.in_between"), Behind, services.words.ntr("unit.chips", 132), "21:14")


SCENES: dict[str, Callable[[Services], Scene]] = {
    "title": lambda services: _titled(services, False),
    "title_menu": lambda services: _titled(services, True),
    "title_alone": _alone,
    "welcome": WelcomeScene,
    "counter": ProfileScene,
    "counter_tear": _tearing,
    **{
        f"booking_{page}": lambda services, page=page: _booking(services, page) for page in ("en", "ru", "ro")
    },
    **{f"settings_{page}": lambda services, page=page: SettingsScene(services, page) for page in PAGES},
    "settings_data": _data,
    "keys": KeysScene,
    "pause": lambda services: Pause(services, lambda: about(services)),
    "pause_table": lambda services: Pause(services, lambda: about(services), Behind),
}


def drawn(app: App, scene: Scene, canvas: Canvas | None = None) -> Canvas:
    """The picture of a scene as the program would show it."""
    target = canvas or Canvas(app.services.atlas, app.services.fonts)
    if not scene.opaque:
        Behind().draw(target)
    scene.draw(target)
    return target


def same(a: Canvas, b: Canvas) -> bool:
    """Whether two pictures are equal, pixel for pixel."""
    return a.surface.get_view("2").raw == b.surface.get_view("2").raw


def assert_arrows_reach_all(board: Board) -> None:
    """From every control of a board every other one can be reached by the arrows alone."""
    names = {control.name for control in board.controls}
    ways: dict[str, set[str]] = {name: set() for name in names}
    for start in names:
        for step in (Step(1, 0), Step(-1, 0), Step(0, 1), Step(0, -1)):
            board.focus.go(start)
            board.handle(step)
            ways[start].add(board.focus.at)
    for start in names:
        seen, ahead = {start}, [start]
        while ahead:
            new = ways[ahead.pop()] - seen
            seen |= new
            ahead += new
        assert seen == names, f"from {start}"
