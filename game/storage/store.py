"""The player's folder: three careers, pass-and-play, the settings; it never raises, it tells (`Notice`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game.career.daily import Day
from game.career.profile import Profile
from game.career.scores import Score
from game.party import Party, Regular
from game.review import Kept

from . import migrate, safe_file
from .notice import Notice, not_written
from .settings import Settings
from .shelf import TAKEN, Shape, Shelf

SLOTS = (1, 2, 3)
MOST_SITTINGS = 8  # of a career that can be looked at again
_OF_SETTINGS = {  # what is said of a save, and of the settings
    f"message.save_{what}": f"message.settings_{what}" for what in ("lost", "repaired", "newer")
}


class Save(msgspec.Struct, frozen=True):
    """What a career's file holds: the career, the table it sits at (`Match.pack()`), when it was saved."""

    profile: Profile
    sitting: dict[str, Any] | None = None
    saved: str = ""  # 2026-11-30T21:14:05


class Sittings(msgspec.Struct, frozen=True):
    """The last sittings of a career (`Kept.pack()`), the newest first."""

    kept: tuple[dict[str, Any], ...] = ()


class Scores(msgspec.Struct, frozen=True):
    """The careers that stand on the board of scores."""

    own: tuple[Score, ...] = ()


class Days(msgspec.Struct, frozen=True):
    """The attempts at the daily departure, the newest first."""

    days: tuple[Day, ...] = ()


class Loaded(msgspec.Struct, frozen=True):
    """What was found in a pocket: a save or none, and what the player should hear."""

    save: Save | None
    notice: Notice | None = None

    @property
    def closed(self) -> bool:
        """Whether a newer version's save lies there, which this version must not touch."""
        return self.notice is not None and self.notice.key == "message.save_newer"


_SHAPES: dict[type[msgspec.Struct], Shape] = {
    Save: (migrate.SAVE_VERSION, migrate.SAVES),
    Settings: (migrate.SETTINGS_VERSION, migrate.SETTINGS),
    Party: (migrate.PARTY_VERSION, migrate.PARTIES),
    Sittings: (migrate.SITTINGS_VERSION, migrate.SITTINGS),
    Scores: (migrate.SCORES_VERSION, migrate.SCORES),
    Days: (migrate.DAYS_VERSION, migrate.DAYS),
}


class Store:
    """Saves and settings in `folder`. What could not be written can be played on with (`Shelf`)."""

    def __init__(self, folder: Path, alone: bool = False) -> None:
        """`alone`: while another game that runs with this folder keeps it, here nothing is touched."""
        self.folder = folder
        self._shelf = Shelf(folder, _SHAPES, alone)

    @property
    def notice(self) -> Notice | None:
        """Why nothing can be kept in the folder."""
        return self._shelf.notice

    def listen(self, tell: Callable[[Notice], None]) -> None:
        """Let `tell` hear what happens to the folder while the program runs."""
        self._shelf.tell = tell

    def close(self) -> None:
        """Keep what could not be kept before; let another running game have the folder."""
        self._shelf.close(dear=(Save, Party))

    def load(self, slot: int) -> Loaded:
        """The career in pocket `slot` (1 to 3): the file, else its newest good backup."""
        return Loaded(*self._shelf.read(self._career(slot), Save))

    def tickets(self) -> dict[int, Save]:
        """The careers in the pockets, to be shown; who plays on with one has to `load` it."""
        found = {slot: self._shelf.read(self._career(slot), Save, glance=True)[0] for slot in SLOTS}
        return {slot: save for slot, save in found.items() if save is not None}

    def save(self, slot: int, profile: Profile, sitting: dict[str, Any] | None = None) -> Notice | None:
        """Keep a career and its table; None when it lies safely on the disk."""
        now = datetime.now().isoformat(timespec="seconds")
        return self._shelf.keep(self._career(slot), Save(profile, sitting, now))

    def tear_up(self, slot: int) -> Notice | None:
        """Empty a pocket; its last ticket stays in the folder as `profile_1.json.torn`."""
        found = self.load(slot)
        if found.closed:
            return found.notice
        if self._shelf.taken():
            return TAKEN
        career, sittings = (self._shelf.drop(path) for path in (self._career(slot), self._sittings(slot)))
        try:
            for number in range(1, safe_file.BACKUPS + 1):
                safe_file.backup(career, number).unlink(missing_ok=True)
                safe_file.backup(sittings, number).unlink(missing_ok=True)
            sittings.unlink(missing_ok=True)
            if career.exists():
                career.replace(self.folder / f"profile_{slot}.json.torn")
        except OSError as error:
            return not_written(error, str(self.folder))
        return None

    def settings(self) -> tuple[Settings, Notice | None]:
        """The settings, or the defaults and why."""
        path = self._settings
        found, notice = self._shelf.read(path, Settings)
        return found or Settings(), notice and _of_settings(notice)

    def save_settings(self, settings: Settings) -> Notice | None:
        """Keep the settings; None when they lie safely on the disk."""
        notice = self._shelf.keep(self._settings, settings)
        return notice and _of_settings(notice)

    def party(self) -> tuple[Party, Notice | None]:
        """Pass-and-play as it was left: an empty one at first, or when nothing good is there, and why."""
        found, notice = self._shelf.read(self._party, Party)
        return found or Party(), notice

    def regulars(self) -> dict[str, Regular]:
        """Everybody who is remembered from pass-and-play."""
        found, _ = self._shelf.read(self._party, Party, glance=True)
        return found.people if found else {}

    def save_party(self, party: Party) -> Notice | None:
        """Keep pass-and-play; None when it lies safely on the disk."""
        return self._shelf.keep(self._party, party)

    def sittings(self, slot: int) -> tuple[Kept, ...]:
        """The last sittings of a career, the newest first; those that cannot be read are left out."""
        found, _ = self._shelf.read(self._sittings(slot), Sittings)
        read = []
        for plain in found.kept if found else ():
            with suppress(ValueError):
                read.append(Kept.unpack(plain))
        return tuple(read)

    def keep_sitting(self, slot: int, sitting: Kept) -> Notice | None:
        """Keep a finished sitting of a career, so many of them; None when it lies safely on the disk."""
        path = self._sittings(slot)
        found, _ = self._shelf.read(path, Sittings)
        older = found.kept if found else ()
        kept = Sittings((sitting.pack(), *older)[:MOST_SITTINGS])
        return self._shelf.keep(path, kept)

    def scores(self) -> tuple[Score, ...]:
        """The careers on the board of scores."""
        found, _ = self._shelf.read(self._scores, Scores)
        return found.own if found else ()

    def save_scores(self, own: tuple[Score, ...]) -> Notice | None:
        """Keep the board of scores; None when it lies safely on the disk."""
        return self._shelf.keep(self._scores, Scores(own))

    def days(self) -> tuple[Day, ...]:
        """The attempts at the daily departure, the newest first."""
        found, _ = self._shelf.read(self._days, Days)
        return found.days if found else ()

    def save_days(self, days: tuple[Day, ...]) -> Notice | None:
        """Keep the attempts at the daily departure; None when they lie safely on the disk."""
        return self._shelf.keep(self._days, Days(days))

    # ── files ───────────────────────────────────────────────────────────────

    def _career(self, slot: int) -> Path:
        return self.folder / f"profile_{slot}.json"

    @property
    def _settings(self) -> Path:
        return self.folder / "settings.json"

    @property
    def _party(self) -> Path:
        return self.folder / "party.json"

    def _sittings(self, slot: int) -> Path:
        return self.folder / f"sittings_{slot}.json"

    @property
    def _scores(self) -> Path:
        return self.folder / "scores.json"

    @property
    def _days(self) -> Path:
        return self.folder / "daily.json"


def _of_settings(notice: Notice) -> Notice:
    return msgspec.structs.replace(notice, key=_OF_SETTINGS.get(notice.key, notice.key))
