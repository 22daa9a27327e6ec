"""What the teacher speaks of lies there while it is read, at every speed, and nothing covers it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.career.profile import Profile
from game.rules.places import HANDS
from game.scenes.journey import Journey
from game.scenes.pause import Pause
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Push
from game.scenes.table.log import LogScene
from game.scenes.table.scene import TableScene
from game.show.cards import own_box
from game.show.hearing import SPEEDS
from game.show.layout import HUD, Box
from game.storage.levels import load_levels
from game.storage.store import Save
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Hot, Press

from .stage import Table, program

TAG = Box(260, 296, 120, 11)  # under the own cards: why they won, and how much

# Whose cards a line of London's first deal speaks of, and how many of them lie there.
SPOKEN_OF = {
    "tutorial.watch": (2, 2),
    "tutorial.watch_bet": (2, 3),
    "tutorial.neighbours": (3, 2),
    "tutorial.your_turn": (0, 2),
    "tutorial.turn": (0, 2),
    "tutorial.won": (0, 3),
    "tutorial.pair": (1, 2),
}


@contextmanager
def first_evening(speed: str) -> Iterator[Table]:
    """London, with everything still to be taught."""
    with program("en", speed=speed) as app:
        levels = load_levels()
        journey = Journey(app.services, levels, 1, Save(Profile("Ana", "moon", "red", 1), None, ""))
        yield Table(app, journey, TableScene.begin(journey, levels[0]))


def read_on(made: Table, wanted: str, hurry: bool = False) -> None:
    """Go on to a line, reading all before it; `hurry`: with a press in every frame."""
    for _ in range(12_000):
        line = made.scene.line
        if line is not None and line.key == wanted:
            return
        if line is not None or made.scene.asked or hurry:
            made.do(Confirm())
        made.scene.update(20)
    raise AssertionError(f"{wanted} was never said")


@pytest.mark.parametrize("hurry", [False, True], ids=["waits", "presses"])
@pytest.mark.parametrize("speed", SPEEDS)
def test_the_hand_that_is_explained_lies_there(speed: str, hurry: bool) -> None:
    with first_evening(speed) as made:
        for line, (seat, cards) in SPOKEN_OF.items():
            read_on(made, line, hurry)
            made.run(2000)
            assert made.scene.line is not None
            assert len(made.scene.board.cards.get(HANDS[seat], ())) == cards, line


def test_the_keys_that_the_table_prints_answer_while_it_is_read() -> None:
    with first_evening("normal") as made:
        read_on(made, "tutorial.your_turn")
        made.scene.draw(made.app.canvas)
        spots = dict(made.scene._painter.spots)
        covers = {"menu": Pause, "r": RulebookScene, "l": LogScene}
        for action, (x, y, w, h) in spots.items():
            answer = made.scene.handle(Press(x + w // 2, y + h // 2))
            if action in covers:
                assert isinstance(answer, Push)
                assert isinstance(answer.scene, covers.pop(action))
                made.scene.resumed(None)
        assert not covers
        settings = made.app.services.settings.now
        assert settings.speed == "fast"
        assert not settings.coach
        assert isinstance(made.scene.handle(Hot("r")), Push)
        made.scene.handle(Hot("m"))
        assert made.scene.line is not None
        assert made.scene.line.key == "tutorial.your_turn", "none of it was an answer to the teacher"
        made.do(Press(320, 150))
        assert made.scene.line is None or made.scene.line.key != "tutorial.your_turn"


def test_cards_that_are_spoken_of_arrive_while_it_is_read() -> None:
    with first_evening("normal") as made:
        read_on(made, "tutorial.watch")
        made.run(1500)
        assert not made.scene._director.flights
        assert made.scene.board.turn == (2,)  # and nothing else has begun


class Boxes(Canvas):
    """A canvas that remembers where the teacher's box lies: the widest of all panels."""

    def slice(self, name: str, x: int, y: int, w: int, h: int) -> None:
        super().slice(name, x, y, w, h)
        if name.startswith("frame/panel") and w > 600:
            self.__dict__["box"] = Box(x, y, w, h)


def box_of(made: Table) -> Box:
    """Where the teacher's box lies."""
    canvas = Boxes(made.app.services.atlas, made.app.services.fonts)
    made.scene.draw(canvas)
    found: Box = canvas.__dict__["box"]
    return found


@pytest.mark.parametrize("line", ["tutorial.your_turn", "tutorial.bet", "tutorial.won"])
def test_the_box_covers_neither_the_own_cards_nor_what_they_brought(line: str) -> None:
    with first_evening("instant") as made:
        read_on(made, line)
        box = box_of(made)
        cards = own_box(made.scene.board, made.scene._layout)
        assert cards is not None
        assert not [each for each in (cards, TAG, HUD) if each.overlaps(box)]


def test_cards_of_others_are_explained_over_the_bar() -> None:
    with first_evening("instant") as made:
        for line in ("tutorial.watch", "tutorial.watch_bet", "tutorial.neighbours"):
            read_on(made, line)
            assert box_of(made).overlaps(HUD)
