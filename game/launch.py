"""From the player's folder and wishes to a program that is ready to run."""

from __future__ import annotations

import os
from collections.abc import Callable

from game import paths
from game.app import App
from game.i18n import Words, choose
from game.preferences import Preferences, volumes
from game.scenes.stack import Scene
from game.scenes.title.scene import TitleScene
from game.scenes.welcome import WelcomeScene
from game.services import Services, fresh_seed
from game.storage.folder import user_folder
from game.storage.notice import Notice
from game.storage.store import Store
from game.ui.atlas import Atlas
from game.ui.canvas import Canvas
from game.ui.devices import Devices
from game.ui.prompts import Prompts
from game.ui.screen import Screen, languages
from game.ui.sound import Sound
from game.ui.text import Fonts

TITLE = "Ace-Deuce Express"


def first_scene(app: App) -> Scene:
    """The title, or before it, at the very first start, the choice of a language."""
    services = app.services
    return TitleScene(services) if services.settings.now.language else WelcomeScene(services)


def ready(
    data_dir: str | None = None,
    lang: str | None = None,
    safe_video: bool = False,
    seeds: Callable[[], int] = fresh_seed,
    narrate: Callable[[str], None] | None = None,
) -> App:
    """Open the window and everything behind it; `NoDisplay` and `FileNotFoundError` say what is missing.

    `lang` counts for this run only, `data_dir` holds saves and settings instead of the user's own folder,
    `seeds` gives the seed of each sitting, and `narrate` hears what happens at the tables, line by line.
    """
    store = Store(user_folder(data_dir), alone=True)
    settings, told = store.settings()
    baked = paths.baked()
    screen = Screen(TITLE, settings.full_screen, settings.scale, settings.fill, safe_video)
    system = choose(lang, None, os.environ, languages())
    words = Words(paths.words(store.folder), choose(lang, settings.language, {}, (system,)))
    sound = Sound(baked / "sound", volumes(settings))
    devices = Devices(screen.locate)
    fonts = Fonts(baked / "fonts")
    services = Services(
        words=words,
        atlas=Atlas(baked / "art"),
        fonts=fonts,
        screen=screen,
        devices=devices,
        prompts=Prompts(devices),
        sound=sound,
        settings=Preferences(settings, store, words, screen, devices, sound, fonts, system),
        store=store,
        seeds=seeds,
        narrate=narrate,
    )
    store.listen(services.tell)
    services.tell(store.notice)
    services.tell(told)
    if words.refused:
        services.tell(Notice("message.words_refused", {"path": str(store.folder / "locale")}))
    services.settings.tell = services.tell
    app = App(services)
    screen.frame_with(_picture(services, "cabinet/tile"))
    screen.set_icon(_picture(services, "icon/app"))
    return app


def _picture(services: Services, name: str) -> Canvas:
    """One baked picture on a canvas of its size."""
    canvas = Canvas(services.atlas, services.fonts, *services.atlas.size(name))
    canvas.sprite(name, 0, 0)
    return canvas
