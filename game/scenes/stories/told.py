"""What is told between the tables: arrivals, the passengers' stories, the end of the line."""

from __future__ import annotations

from collections.abc import Sequence

from game.career import stories
from game.career.level import STATIONS
from game.career.profile import see
from game.scenes.dialogue import DialogueScene, Page
from game.scenes.journey import Journey
from game.scenes.stack import Pop, Scene, Transition
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.intents import Cancel, Confirm, Intent, Menu, Press
from game.ui.text import LARGE

TELLER = "fontaine"  # the conductor tells what nobody else does
_MOODS = ("neutral", "upset", "happy")  # with which a passenger tells the first, second and third story
_PANEL = (126, 92, 388, 158)


def next_told(journey: Journey) -> Scene | None:
    """What has to be told before the train goes on; None when everything was."""
    due = stories.due(journey.profile, journey.levels)
    if due:
        who = due[0].split(".")[1]
        return told(journey, [key for key in due if key.split(".")[1] == who])
    ending = stories.ending(journey.profile)
    return _ending(journey, ending) if ending else None


def arrival(journey: Journey) -> Scene | None:
    """The card of the station that the train has just reached for the first time; None on later visits."""
    station = stories.arrival(journey.profile, journey.levels)
    if not station:
        return None
    _seen(journey, [stories.arrived(station)])
    return ArrivalScene(journey.services, station)


def told(journey: Journey, keys: Sequence[str]) -> DialogueScene:
    """These stories of one passenger, one page each; afterwards they count as told."""
    words = journey.services.words
    pages = [Page(key.split(".")[1], _mood(key), words.tr(key)) for key in keys]
    return DialogueScene(journey.services, words.tr("stories.heading"), pages, lambda: _seen(journey, keys))


def _ending(journey: Journey, keys: Sequence[str]) -> DialogueScene:
    words = journey.services.words
    pages = [Page(TELLER, "happy", words.tr(key)) for key in keys]
    return DialogueScene(journey.services, words.tr("stories.quay"), pages, lambda: _seen(journey, keys))


def turning(journey: Journey) -> DialogueScene:
    """The conductor opens the return journey; it begins when he has been heard."""
    words = journey.services.words
    pages = [Page(TELLER, "neutral", words.tr(key)) for key in stories.RETURN]
    return DialogueScene(journey.services, words.tr("return.title"), pages, journey.turn)


def _mood(key: str) -> str:
    return _MOODS[int(key.rsplit(".", 1)[1]) - 1]


def _seen(journey: Journey, keys: Sequence[str]) -> None:
    journey.profile = see(journey.profile, *keys)
    journey.keep()


class ArrivalScene(Scene):
    """A card over the map: the first evening at a station. Any press takes it away."""

    opaque = False

    def __init__(self, services: Services, station: str) -> None:
        super().__init__()
        self._services, self._station = services, station
        services.sound.effect("brakes")

    def handle(self, intent: Intent) -> Transition | None:
        """Go on."""
        if isinstance(intent, Confirm | Cancel | Menu | Press):
            self._services.sound.effect("confirm")
            return Pop("arrived")
        return None

    def draw(self, canvas: Canvas) -> None:
        """The view from the platform, the hour, and a few lines."""
        words, (x, y, w, h) = self._services.words, _PANEL
        said, face, step = words.tr(f"arrive_text.{self._station}"), "body", 0
        if canvas.fonts.large:
            face, step = LARGE, 19
            x, w = 40, 560
            h = 124 + step * len(canvas.fonts[face].wrap(said, w - 28))
            y = 172 - h // 2
        canvas.darken(2, 7)
        widgets.panel(canvas, x, y, w, h)
        canvas.box(x + 13, y + 13, 188, 62, "brass")
        canvas.sprite(f"vignette/{self._station}", x + 14, y + 14)
        title = words.tr(f"arrive_title.{self._station}")
        lines = canvas.fonts["display"].wrap(title, w - 230)
        for n, line in enumerate(lines):
            canvas.text(x + 214, y + 18 + 20 * n, line, "goldl", "display", shadow="wine")
        number = STATIONS.index(self._station) + 1
        canvas.text(x + 14, y + h - 17, words.tr("stories.line", n=number), "haze")
        canvas.rect(x + 13, y + 84, w - 26, 1, "umber")
        canvas.paragraph(x + 14, y + 92, w - 28, said, "ivory", face, lead=step)
        width = self._services.prompts.width(canvas, "confirm")
        self._services.prompts.draw(canvas, x + w - width - 14, y + h - 21, "confirm")
