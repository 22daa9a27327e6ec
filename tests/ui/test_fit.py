"""Words have room: on the picture, beside each other and in their buttons, in every language."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.app import App
from game.scenes.stack import Scene
from game.ui.board import Board
from game.ui.canvas import HEIGHT, WIDTH, Canvas
from game.ui.controls import Button
from tests.review.scenes import TOLD

from .journey import JOURNEY
from .stage import SCENES, drawn, program

ALL = SCENES | JOURNEY | TOLD
Box = tuple[int, int, int, int, str]  # left, top, right, bottom, words


class Proof(Canvas):
    """A canvas that remembers where every line of text lies."""

    def slice(self, name: str, x: int, y: int, w: int, h: int) -> None:
        super().slice(name, x, y, w, h)
        if name.startswith("frame/panel"):  # covers what was written before
            plate = (x, y, x + w, y + h, "")
            self.__dict__["boxes"] = [box for box in self.boxes if not _meet(box, plate)]

    @property
    def boxes(self) -> list[Box]:
        found: list[Box] = self.__dict__.setdefault("boxes", [])
        return found

    def text(self, x, y, words, colour="ivory", font="body", align="left", shadow=None, outline=None, drop=1):  # type: ignore[no-untyped-def, override]
        width = super().text(x, y, words, colour, font, align, shadow, outline, drop)
        left = x - (width // 2 if align == "center" else width if align == "right" else 0)
        if words.strip():
            self.boxes.append((left, y, left + width, y + self.fonts[font].cap, words))
        return width


@pytest.mark.parametrize("large", [False, True], ids=["", "large"])
@pytest.mark.parametrize("lang", ["en", "ru", "ro", "xx"])
@pytest.mark.parametrize("name", ALL)
def test_words_have_room_on_the_picture_in_buttons_and_beside_captions(
    name: str, lang: str, large: bool
) -> None:
    with program(lang) as app:
        app.services.settings.change(large_print=large)
        scene = ALL[name](app.services)
        cramped = _cramped(app, scene)
        proof = Proof(app.services.atlas, app.services.fonts)
        drawn(app, scene, proof)
    outside = [b for b in proof.boxes if b[0] < 0 or b[1] < 0 or b[2] > WIDTH or b[3] > HEIGHT]
    assert not outside + cramped
    if lang != "xx":
        assert not [box for box in proof.boxes if box[4].endswith("…")], "cut off"
    assert not [(a[4], b[4]) for a, b in combinations(proof.boxes, 2) if _meet(a, b)]
    if lang != "xx" and not large:
        x, y, w, h = scene.told
        assert not [box[4] for box in proof.boxes if _meet(box, (x, y, x + w, y + h, ""))], "under a caption"


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _cramped(app: App, scene: Scene) -> list[str]:
    """The words of buttons that have no room for them, their prompt and their note."""
    canvas = Canvas(app.services.atlas, app.services.fonts)
    boards = [board for board in vars(scene).values() if isinstance(board, Board)]
    found = []
    for button in (c for board in boards for c in board.controls if isinstance(c, Button)):
        room = app.services.prompts.width(canvas, button.action) if button.action else 0
        if max(button.spare(canvas, font, room) for font in ("body", button.font)) < 0:
            found.append(button.words)
    return found
