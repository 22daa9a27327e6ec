"""The game in a real window under a real keyboard: begin a career, play, be killed, find the same hand."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageGrab

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "xdotool")
PATIENCE = 60.0  # seconds for any one thing to happen
HANDS = 3
CARDS = (230, 222, 410, 292)  # where the hand of the person lies, in logical pixels
BET = (402, 336, 406, 340)  # on the bet button, which is gold while it can be pressed
GOLD = (0xE0, 0xA6, 0x3A)

pytestmark = pytest.mark.slow


@contextmanager
def _screen(bits: int = 24) -> Iterator[str]:
    """A virtual screen of its own with so many bits for a colour; its name.

    It stays as it is when the only game on it is killed.
    """
    read, write = os.pipe()
    size = f"1280x800x{bits}"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-noreset", "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Seat:
    """A person before the screen: sees it, reads the save, presses keys."""

    def __init__(self, display: str, data: Path) -> None:
        self.data = data
        self._display = display
        self._env = os.environ | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "ADE_LANG": "en"}
        self._env.pop("SDL_VIDEODRIVER", None)
        self._game: subprocess.Popen[bytes] | None = None
        self._name = ""
        self._window: tuple[int, ...] = ()

    def start(self) -> None:
        """Start the game and wait for its window."""
        command = [sys.executable, "-m", "game", "--data-dir", str(self.data)]
        self._game = subprocess.Popen(command, cwd=ROOT, env=self._env)
        window = self.until(lambda: self._tool("search", "--class", "ace-deuce").split())[-1]
        self.until(lambda: self._focused(window))
        time.sleep(0.5)
        self._name = window
        self._window = self.place()[:3]

    def place(self) -> tuple[int, ...]:
        """Where the window lies and how large it is, as the screen has it."""
        told = self._tool("getwindowgeometry", "--shell", self._name)
        place = dict(line.split("=") for line in told.split())
        return tuple(int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def _focused(self, window: str) -> bool:
        """Give the window the keys, as soon as it is on the screen."""
        self._tool("windowfocus", window)
        return self._tool("getwindowfocus").strip() == window

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._game is not None
        self._game.send_signal(signal.SIGKILL)
        self._game.wait()

    def press(self, *keys: str) -> None:
        """Press keys one after another, as a person in no hurry."""
        assert self._game is not None
        assert self._game.poll() is None, "the game has ended by itself"
        for key in keys:
            self._tool("key", key)
            time.sleep(0.25)

    def write(self, text: str) -> None:
        """Type on the keyboard."""
        self._tool("type", "--delay", "60", text)
        time.sleep(0.2)

    def save(self) -> dict[str, Any]:
        """What lies on the disk for the first pocket; empty while there is nothing."""
        path = self.data / "profile_1.json"
        return _content(path) if path.exists() else {}

    def hand(self) -> Image.Image:
        """The person's cards as the screen shows them."""
        return self._seen(CARDS)

    def may_bet(self) -> bool:
        """Whether the screen asks for a bet."""
        red, green, blue = self._seen(BET).getpixel((0, 0))
        return abs(red - GOLD[0]) + abs(green - GOLD[1]) + abs(blue - GOLD[2]) < 60

    def _seen(self, box: tuple[int, int, int, int]) -> Image.Image:
        whole = ImageGrab.grab(xdisplay=self._display).convert("RGB")
        x, y, width = self._window
        scale = width // 640
        left, top, right, bottom = (edge * scale for edge in box)
        return whole.crop((x + left, y + top, x + right, y + bottom))

    def until(self, done: Callable[[], Any], *keys: str) -> Any:
        """Wait for something, pressing `keys` now and then; fails after a minute."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := done():
                return found
            self.press(*keys) if keys else time.sleep(0.1)
        ImageGrab.grab(xdisplay=self._display).save(self.data / "in_vain.png")
        raise AssertionError(f"waited in vain; last save: {json.dumps(self.save())[:400]}")

    def _tool(self, *words: str) -> str:
        run = subprocess.run(["xdotool", *words], env=self._env, capture_output=True, text=True, check=False)
        return run.stdout


def _content(path: Path) -> dict[str, Any]:
    """The save inside its sealed file."""
    body: dict[str, Any] = json.loads(path.read_text("utf-8"))["body"]
    return body


def _hands(save: dict[str, Any]) -> int:
    course = ((save.get("profile") or {}).get("seated") or {}).get("course") or {}
    return sum(course.get(name, 0) for name in ("won", "lost", "pushed", "passed", "unbet"))


def _asked(save: dict[str, Any]) -> bool:
    """Whether the person must choose, with two posts on the table."""
    state = (save.get("sitting") or {}).get("state") or {}
    return state.get("turn") == 0 and len(state.get("posts", ())) == 2


def test_a_career_survives_the_end_of_its_process(tmp_path: Path) -> None:
    assert all(map(shutil.which, NEEDED)), f"this test needs {' and '.join(NEEDED)}"
    with _screen() as display:
        seat = Seat(display, tmp_path)
        seat.start()
        seat.press("Return", "Return")  # the language, then to the title
        seat.press("Return", "Return", "Return")  # the menu, career, an empty pocket
        seat.write("Ann")
        seat.until(lambda: seat.save().get("profile"), "Return")
        assert seat.save()["profile"]["name"] == "Ann"
        seat.until(lambda: seat.save()["profile"].get("seated"), "Return")
        seat.press("f", "f")  # rapid
        seat.until(lambda: _hands(seat.save()) >= HANDS, "Return")
        seat.until(lambda: seat.may_bet() and _asked(seat.save()), "Return")
        time.sleep(0.5)
        before, shown = seat.save(), seat.hand()
        seat.kill()
        assert seat.save() == before

        seat.start()
        seat.press("Return", "Return", "Return")  # the menu, career, the pocket: the table comes at once
        time.sleep(2.5)  # the note that says so has gone
        assert seat.save()["sitting"]["state"] == before["sitting"]["state"]
        seat.until(lambda: ImageChops.difference(shown, seat.hand()).getbbox() is None)
        seat.until(lambda: _hands(seat.save()) > _hands(before), "Return")
        seat.kill()


def test_without_a_window_manager_the_window_fills_the_screen_by_itself(tmp_path: Path) -> None:
    assert all(map(shutil.which, NEEDED)), f"this test needs {' and '.join(NEEDED)}"
    with _screen() as display:
        seat = Seat(display, tmp_path)
        seat.start()
        before, whole = seat.place(), (0, 0, 1280, 800)
        assert before != whole
        seat.press("F11")
        seat.until(lambda: seat.place() == whole)
        seat.press("F11")
        seat.until(lambda: seat.place() == before)
        seat.press("F11")
        seat.until(lambda: seat.place() == whole)
        seat.kill()

        seat.start()  # full from the start, as it was left
        seat.until(lambda: seat.place() == whole)
        seat.press("F11")
        seat.until(lambda: seat.place() == before)
        seat.kill()


def test_a_screen_of_too_few_colours_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "--data-dir", str(tmp_path)]
    with _screen(bits=8) as display:
        env = os.environ | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        env.pop("SDL_VIDEODRIVER", None)
        game = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert (game.returncode, game.stdout) == (2, "")
    assert game.stderr.startswith("No screen to draw on: ")
