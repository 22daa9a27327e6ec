"""The sound device and the decoded sounds. One helper thread does all that takes time, so no frame waits."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from pathlib import Path

import pygame

RATE, BUFFER = 44100, 1024  # samples a second, samples a piece (23 ms)
CHANNELS = 24


class Shelf:
    """Opens the device and keeps sounds by their file name below `folder`.

    Nothing here raises because of a device or a file: what cannot be played is None.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._thread = ThreadPoolExecutor(1, "sound")
        self._sounds: dict[str, Future[pygame.mixer.Sound | None]] = {}
        self._opening: Future[tuple[str, ...] | None] | None = None
        self.outputs: tuple[str, ...] = ()  # names of the devices there were when it was opened
        self.ready = False

    def open(self) -> None:
        """Begin to open the device, anew if it is open; everything decoded is forgotten."""
        self.ready = False
        for future in self._sounds.values():
            future.cancel()
        self._sounds.clear()
        self._opening = self._thread.submit(_open)

    def opened(self) -> bool:
        """Whether the device has just become ready; asks without waiting."""
        if self._opening is None or not self._opening.done():
            return False
        names, self._opening = self._opening.result(), None
        self.ready = names is not None
        self.outputs = names or ()
        return self.ready

    @property
    def opening(self) -> bool:
        """Whether an attempt is under way."""
        return self._opening is not None

    def changed(self) -> bool:
        """Whether other devices are there now than when it was opened (or none was)."""
        return not self.ready or _outputs() != self.outputs

    def want(self, files: Iterable[str]) -> None:
        """Have these decoded in the background, in this order."""
        for file in files:
            if self.ready and file not in self._sounds:
                self._sounds[file] = self._thread.submit(_decode, self._folder / file)

    def get(self, file: str) -> pygame.mixer.Sound | None:
        """A sound if it has been decoded by now."""
        future = self._sounds.get(file)
        return future.result() if future is not None and future.done() and not future.cancelled() else None

    def now(self, file: str) -> pygame.mixer.Sound | None:
        """A sound at once, decoded here if need be: for short ones."""
        future = self._sounds.get(file)
        if self.ready and (future is None or not future.done()):
            future = self._sounds[file] = Future()
            future.set_result(_decode(self._folder / file))
        return self.get(file)

    def done(self, files: Iterable[str]) -> bool:
        """Whether all of these have been decoded, or cannot be."""
        futures = [self._sounds.get(file) for file in files]
        return all(future is not None and future.done() for future in futures)

    def drop(self, files: Iterable[str]) -> None:
        """Forget sounds that will not be needed soon."""
        for file in files:
            if future := self._sounds.pop(file, None):
                future.cancel()

    def settle(self) -> None:
        """Wait until everything asked for is there."""
        if self._opening is not None:
            self._opening.exception()  # waits
        wait_for(self._sounds.values())

    def close(self) -> None:
        """Be silent and give the device back."""
        self.ready = False
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._sounds.clear()
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()


def _open() -> tuple[str, ...] | None:
    """Open the device; the names of all outputs, or None when none answers."""
    try:
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except pygame.error:
        return None
    return _outputs()


def _outputs() -> tuple[str, ...]:
    from pygame._sdl2 import audio  # only here: it costs a moment at the start

    try:
        return tuple(audio.get_audio_device_names(False))
    except pygame.error:
        return ()


def _decode(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(str(path))
    except (pygame.error, OSError):
        return None
