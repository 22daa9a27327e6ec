"""A button in focus rises, unless somebody wants less motion."""

from __future__ import annotations

import pytest

from game.app import LIFT
from game.ui import typist
from game.ui.canvas import Canvas
from game.ui.clock import TurnedClock
from game.ui.controls import Button

from .stage import Behind, program

BUTTON = (200, 100, 120, 22)


@pytest.mark.parametrize(
    ("state", "why", "rises"), [("focus", "", True), ("", "", False), ("focus", "no", False)]
)
def test_only_what_is_in_focus_and_can_be_pressed_rises(state: str, why: str, rises: bool) -> None:
    button = Button("on", BUTTON, "On", why=why)
    with program() as app:
        pictures = []
        for lift in (0, LIFT):
            canvas = Canvas(app.services.atlas, app.services.fonts)
            canvas.lift = lift
            canvas.fill("felt")
            button.draw(canvas, app.services.prompts, state, 0.0)
            pictures.append(canvas)
        at_rest, lifted = (bytes(canvas.surface.get_buffer()) for canvas in pictures)
        assert (at_rest != lifted) is rises
        if rises:
            x, y, _, _ = BUTTON
            edge = pictures[0].surface.get_at((x + 60, y))
            assert pictures[1].surface.get_at((x + 60, y - LIFT)) == edge


@pytest.mark.parametrize(("reduced", "lift"), [(True, 0), (False, LIFT)])
def test_the_program_lifts_as_the_settings_say(reduced: bool, lift: int) -> None:
    with program() as app:
        app.services.settings.change(reduced_motion=reduced)
        ends = iter((None, None))
        app.run(Behind(), lambda app, now: typist.close() if next(ends, 1) else None, TurnedClock())
        assert app.canvas.lift == lift
