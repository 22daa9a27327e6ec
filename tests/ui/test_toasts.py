"""Short messages hang from the cornice: they cover nothing that is played with, and wait for each other."""

from __future__ import annotations

import pytest

from game.paths import baked
from game.ui.atlas import Atlas
from game.ui.canvas import Canvas
from game.ui.text import Fonts
from game.ui.toasts import AREA, STAY, Toasts

from .stage import same

LONG = "Свободного места на диске нет, и запись не удалась: освободите место и нажмите Enter. "


def drawn(toasts: Toasts, area: tuple[int, int, int, int]) -> Canvas:
    canvas = Canvas(Atlas(baked() / "art"), Fonts(baked() / "fonts"))
    with canvas.clip(*area):
        toasts.draw(canvas)
    return canvas


@pytest.mark.parametrize("words", ["Saved.", LONG, LONG * 3])
def test_all_of_a_message_is_in_its_area(words: str) -> None:
    toasts = Toasts()
    toasts.say(words)
    toasts.update(1)
    assert same(drawn(toasts, AREA), drawn(toasts, (0, 0, 640, 360)))
    assert not same(drawn(toasts, AREA), drawn(Toasts(), AREA))


def test_notes_of_what_was_left_are_not_told_any_more() -> None:
    toasts = Toasts()
    toasts.say("won")
    toasts.say("saved", "saved")
    toasts.update(1)
    toasts.forget()
    assert toasts.update(1)
    assert [words for words, _ in toasts._waiting] == ["saved"]
    toasts.forget()
    assert not toasts.update(STAY - 1)
    assert toasts.update(1)


def test_messages_wait_but_the_newest_speed_is_said_at_once() -> None:
    toasts = Toasts()
    toasts.say("first", "saved")
    toasts.say("second", at_once=True)
    toasts.update(1)
    assert toasts._waiting[0][0] == "first"  # what was kept is told to its end
    assert toasts.update(STAY)
    assert toasts.update(1)
    toasts.say("third", at_once=True)
    assert toasts.update(1)
    assert [words for words, _ in toasts._waiting] == ["third"]
    assert not toasts.update(STAY - 1)
    assert toasts.update(1)
