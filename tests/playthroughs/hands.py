"""Other hands than those on the keyboard: a controller alone, a mouse alone."""

from __future__ import annotations

from game.app import App
from game.scenes.booking import BookingScene
from game.scenes.line.scene import LineMapScene
from game.scenes.stack import Scene
from game.scenes.table.hud import LESS, MORE, places_of
from game.scenes.table.scene import TableScene
from game.ui import typist
from game.ui.board import Board
from game.ui.canvas import HEIGHT, WIDTH
from game.ui.surfaces import Rect

CLOTH = (320, 160)  # the middle of the table, where nothing can be pressed

_BUTTONS = {
    "enter": "south",
    "esc": "east",
    "tab": "down",
    "left": "left",
    "right": "right",
}


class Pad:
    """A controller: the d-pad and two buttons, nothing else."""

    pause = 400  # milliseconds: steps that come quicker count as held and grow

    def press(self, key: str, scene: Scene) -> None:
        """The button that does it; on the board of letters first the way back to the one that boards."""
        typist.pad(_homeward(scene) if isinstance(scene, BookingScene) else _BUTTONS[key])

    def adjust(self, chips: int, scene: TableScene) -> None:
        """One step."""
        typist.pad("right" if chips > 0 else "left")

    def write(self, text: str, scene: Scene) -> None:
        """Choose a letter on the board: one step of the way there a press."""
        typist.pad("south" if _board(scene).focus.at.startswith("letter ") else "left")


def _homeward(scene: BookingScene) -> str:
    """From the letters to the right, there down to the button that boards."""
    at = _board(scene).focus.at
    if at == "board":
        return "south"
    return "down" if at.startswith(("sign", "colour", "page")) else "right"


class Mouse:
    """A mouse with one button, on the window of `app`."""

    pause = 400

    def __init__(self) -> None:
        self.app: App | None = None

    def press(self, key: str, scene: Scene) -> None:
        """Click what the key would do."""
        if isinstance(scene, TableScene):
            self._at_table(key, scene)
        elif isinstance(scene, LineMapScene):
            self._on_map(key, scene)
        elif isinstance(scene, BookingScene):
            self._click(_middle(next(c.rect for c in _board(scene).controls if c.name == "board")))
        else:
            board = _board(scene)
            if board is None:
                self._click(CLOTH)
            elif key == "tab":
                names = [control.name for control in board.controls]
                following = names[(names.index(board.focus.at) + 1) % len(names)]
                self._move(_middle(next(c.rect for c in board.controls if c.name == following)))
            else:
                self._click(_middle(board.focus.rect))

    def adjust(self, chips: int, scene: TableScene) -> None:
        """One click on an arrow."""
        self._click(_middle(MORE if chips > 0 else LESS))

    def write(self, text: str, scene: Scene) -> None:
        """Click a letter of the board."""
        letter = next(c for c in _board(scene).controls if c.name == "letter A")
        self._click(_middle(letter.rect))

    def _at_table(self, key: str, scene: TableScene) -> None:
        controls = scene.controls
        rects = dict(zip(controls.names, places_of(len(controls.names)), strict=True))
        match key:
            case "enter" if scene.asked:
                self._click(_middle(rects[controls.focus]))
            case "enter":
                self._click(CLOTH)
            case "esc":
                self._click(_middle(vars(scene)["_painter"].spots["menu"]))
            case "tab":
                names = [name for name in controls.names if controls.is_open(name)]
                self._move(_middle(rects[names[(names.index(controls.focus) + 1) % len(names)]]))

    def _on_map(self, key: str, scene: LineMapScene) -> None:
        if key == "enter":
            self._click(_middle(_board(scene).focus.rect))
            return
        stations = [stop.station for stop in scene.stops]
        at = stations.index(scene.chosen.station) + (1 if key == "right" else -1)
        spots = {spot.name: spot.rect for spot in vars(scene)["_focus"].spots}
        self._click(_middle(spots[stations[at]]))

    def _move(self, point: tuple[int, int]) -> None:
        x, y = self._on_window(point)
        typist.move(x - 1, y)  # a hand moves on its way; a pointer that merely lies there means nothing
        typist.move(x, y)

    def _click(self, point: tuple[int, int]) -> None:
        typist.click(*self._on_window(point))

    def _on_window(self, point: tuple[int, int]) -> tuple[int, int]:
        assert self.app is not None
        x, y, w, h = self.app.services.screen.place
        return x + (2 * point[0] + 1) * w // (2 * WIDTH), y + (2 * point[1] + 1) * h // (2 * HEIGHT)


def _middle(rect: Rect) -> tuple[int, int]:
    return rect[0] + rect[2] // 2, rect[1] + rect[3] // 2


def _board(scene: Scene) -> Board:
    board: Board = vars(scene).get("_board")  # type: ignore[assignment]
    return board
