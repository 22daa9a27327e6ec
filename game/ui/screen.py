"""The window: whole-number scaling with a framed border, full screen, and where the pointer is."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import shutil
import textwrap

import pygame

from .canvas import HEIGHT, WIDTH, Canvas
from .palette import RGB
from .surfaces import Rect

COLUMNS = 60  # letters in a line of a message box
PATIENCE = 120  # seconds that a message box waits for somebody
UNSEEN = ("offscreen", "dummy")  # drivers that draw nothing
TITLE_BAR = 40  # pixels that a desktop takes for the title bar of a window


class NoDisplay(Exception):
    """There is no screen to draw on; the message says it in one sentence."""


class Screen:
    """The window of the game.

    `scale` is how many of its pixels one pixel of the picture gets, 0 for as many as fit; `fill` uses all
    the room there is.
    """

    def __init__(
        self, title: str, full: bool = False, scale: int = 0, fill: bool = False, safe: bool = False
    ) -> None:
        """Open the window; `safe` means a plain small one whatever else is wished. Raises `NoDisplay`."""
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(f"No screen to draw on: {error}.") from error
        if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            pygame.display.quit()  # SDL falls back to an invisible driver without a word
            raise NoDisplay("No screen to draw on: neither DISPLAY nor WAYLAND_DISPLAY leads to one.")
        self._desktop = pygame.display.get_desktop_sizes()[0]
        self._title = title
        self._scale = 1 if safe else scale
        self._fill = fill and not safe
        factor = self._windowed_factor()
        self._window = pygame.Window(title, (WIDTH * factor, HEIGHT * factor), resizable=True)
        self._window.minimum_size = (WIDTH // 2, HEIGHT // 2)
        self._rgb = pygame.Surface((WIDTH, HEIGHT), 0, 32)
        self._border: Canvas | None = None
        self._glass: tuple[int, int, int] | None = None
        self._framed = False
        self.full = False
        self.managed = False  # whether a window manager has shown that it is there
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None  # size and place of the window
        try:
            self._window.get_surface()
        except pygame.error as error:  # of too few colours to draw in
            self._window.destroy()
            raise NoDisplay(f"No screen to draw on: {error}.") from error
        if (full or "SteamDeck" in os.environ or "GAMESCOPE_WAYLAND_DISPLAY" in os.environ) and not safe:
            self.set_full(True)

    @property
    def factor(self) -> float:
        """How many pixels of the window one pixel of the picture has."""
        width, height = self._window.size
        most = min(width / WIDTH, height / HEIGHT)
        if self._fill or most < 1:
            return most if most % 1 else int(most)
        return min(int(most), self._scale) if self._scale else int(most)

    @property
    def place(self) -> Rect:
        """Where the picture lies on the window, in pixels of the window: one at least each way."""
        width, height = self._window.size
        w, h = max(1, int(WIDTH * self.factor)), max(1, int(HEIGHT * self.factor))
        return (width - w) // 2, (height - h) // 2, w, h

    def locate(self, point: tuple[int, int]) -> tuple[int, int]:
        """The pixel of the picture under a point of the window; points beside it count as its edge."""
        x, y, w, h = self.place
        return (
            max(0, min(WIDTH - 1, (2 * (point[0] - x) + 1) * WIDTH // (2 * w))),
            max(0, min(HEIGHT - 1, (2 * (point[1] - y) + 1) * HEIGHT // (2 * h))),
        )

    def set_full(self, full: bool) -> None:
        """Fill the display that the window is on, without touching the monitor's mode; or go back."""
        if full == self.full:
            return
        self.full = full
        if full:
            self._spread()
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            if self._before is not None:
                (self._window.size, self._window.position), self._before = self._before, None
        self._framed = False

    def _spread(self) -> None:
        """On X11 it is the window manager that fills the display: where there is none, the window does it."""
        alone = len(pygame.display.get_desktop_sizes()) == 1
        if self.managed or not alone or pygame.display.get_driver() != "x11":
            return
        self._before = self._window.size, self._window.position
        self._window.size, self._window.position = self._desktop, (0, 0)

    def set_glass(self, percent: int) -> None:
        """Show the picture through an old tube: one line in each row of pixels is darker, 0 to 100."""
        shade = 255 - percent * 2
        self._glass = (max(55, shade),) * 3 if percent else None
        self._framed = False

    def set_scale(self, scale: int, fill: bool = False) -> None:
        """Use another scale from now on; in a window, the window takes the size that fits it."""
        if (scale, fill) == (self._scale, self._fill):
            return
        self._scale, self._fill = scale, fill
        if not self.full and not fill:
            factor = self._windowed_factor()
            self._window.size = (WIDTH * factor, HEIGHT * factor)
        self._framed = False

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window `size` pixels large, as a person does at its corner."""
        self._window.size = size
        self._framed = False

    @property
    def fitted(self) -> bool:
        """Whether the window still shows the last picture as it should."""
        return self._framed

    def refit(self) -> None:
        """The window changed from outside: paint the border again with the next picture."""
        self._framed = False

    def set_icon(self, picture: Canvas) -> None:
        """Show `picture` in the title bar and the task bar."""
        self._window.set_icon(see_through(picture))

    def frame_with(self, border: Canvas) -> None:
        """Tile what lies around the picture with `border`."""
        self._border, self._framed = border, False

    def show(self, canvas: Canvas, area: Rect | None = None) -> None:
        """Bring the picture to the window; only `area` of it, when nothing else changed."""
        target = self._window.get_surface()
        if not self._framed or area is None:
            area = (0, 0, WIDTH, HEIGHT)
        if not self._framed:
            self._paint_border(target)
            self._framed = True
        self._rgb.blit(canvas.surface, area[:2], area)
        x, y, w, h = self.place
        if isinstance(self.factor, int):
            k = self.factor
            part = target.subsurface((x + area[0] * k, y + area[1] * k, area[2] * k, area[3] * k))
            pygame.transform.scale(self._rgb.subsurface(area), part.get_size(), part)
            if self._glass is not None and k > 1:
                for row in range(k - 1, part.get_height(), k):
                    part.fill(self._glass, (0, row, part.get_width(), 1), pygame.BLEND_RGB_MULT)
        else:  # whole pixels first, then down to size: even columns instead of a mix of widths
            k = max(1, -(-w // WIDTH))
            large = pygame.transform.scale(self._rgb, (WIDTH * k, HEIGHT * k))
            pygame.transform.smoothscale(large, (w, h), target.subsurface((x, y, w, h)))
        self._window.flip()

    def flash(self) -> None:
        """Ask for attention without taking it (somebody's turn has come)."""
        self._window.flash(pygame.FLASH_UNTIL_FOCUSED)

    def message(self, words: str, plain: str = "") -> None:
        """Show words, in lines, in a box of the system's own, where it has one and somebody may close it.

        `plain` says the same in Latin letters, for X's own box, which has no others. Nobody is there where
        the driver draws nothing or `CI` is set; and when the box still lies there after `PATIENCE`
        seconds, the program ends with exit code 1.
        """
        if pygame.display.get_driver() in UNSEEN or os.environ.get("CI"):
            return
        bare = pygame.display.get_driver() == "x11" and shutil.which("zenity") is None
        said = textwrap.fill((bare and plain) or words, COLUMNS, break_long_words=False)
        with open(os.devnull, "w") as nowhere, contextlib.suppress(pygame.error, RuntimeError):
            # The box holds the interpreter's lock: no thread of ours could end it.
            faulthandler.dump_traceback_later(PATIENCE, exit=True, file=nowhere)
            try:
                pygame.display.message_box(self._title, said)
            finally:
                faulthandler.cancel_dump_traceback_later()

    def close(self) -> None:
        """Leave full screen and close the window."""
        self.set_full(False)
        self._window.destroy()

    def _windowed_factor(self) -> int:
        width, height = self._desktop
        most = max(1, min(width // WIDTH, (height - TITLE_BAR) // HEIGHT))
        return min(most, self._scale) if self._scale else most

    @property
    def scales(self) -> range:
        """The whole scales that this desktop has room for, from 1."""
        width, height = self._desktop
        return range(1, max(1, min(width // WIDTH, height // HEIGHT)) + 1)

    def _paint_border(self, target: pygame.Surface) -> None:
        if self._border is None:
            target.fill("black")
            return
        k = max(1, int(self.factor))
        tile = pygame.Surface((self._border.width, self._border.height), 0, 32)
        tile.blit(self._border.surface, (0, 0))
        tile = pygame.transform.scale(tile, (tile.get_width() * k, tile.get_height() * k))
        for x in range(0, target.get_width(), tile.get_width()):
            for y in range(0, target.get_height(), tile.get_height()):
                target.blit(tile, (x, y))
        place = pygame.Rect(self.place)
        for width, colour in ((4, "ink"), (3, "brass"), (2, "gold"), (1, "ink")):
            pygame.draw.rect(target, RGB[colour], place.inflate(2 * k * width, 2 * k * width))


def see_through(picture: Canvas) -> pygame.Surface:
    """A picture as other programs want it: with alpha, nothing where nothing was drawn."""
    surface = pygame.Surface((picture.width, picture.height), pygame.SRCALPHA, 32)
    surface.blit(picture.surface, (0, 0))
    return surface


def languages() -> list[str]:
    """The languages that the system's user prefers, best first; empty where the system does not say."""
    return [f"{found['language']}_{found['country']}" for found in pygame.system.get_pref_locales()]
