"""The player's folder: three careers, pass-and-play, the settings; it never raises, it tells (`Notice`)."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.career.daily import Day
from game.career.profile import Profile
from game.career.scores import Score
from game.party import Party
from game.review import Kept

from . import migrate, safe_file
from .content import newest_good
from .folder import prepared
from .hold import Hold
from .migrate import Migrations
from .notice import Notice, not_written
from .settings import Settings

SLOTS = (1, 2, 3)
TAKEN = Notice("message.taken")
MOST_SITTINGS = 8  # of a career that can be looked at again

T = TypeVar("T", bound=msgspec.Struct)


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


class Store:
    """Saves and settings in `folder`. `notice` says that nothing can be kept there.

    What could not be written is there until the program ends: one can play on with it, and it is written
    as soon as the disk takes it.
    """

    def __init__(self, folder: Path, alone: bool = False) -> None:
        """`alone`: another game that runs with this folder keeps it, and here nothing is touched."""
        self.folder = folder
        self.notice = prepared(folder)
        self._hold = Hold(folder) if alone else None
        self._read: dict[Path, Notice | None] = {}
        self._unwritten: dict[Path, tuple[int, msgspec.Struct]] = {}  # with the version of its shape
        if self._taken:
            self.notice = TAKEN
        else:
            safe_file.sweep(folder)

    @property
    def _taken(self) -> bool:
        return self._hold is not None and self._hold.refused

    def close(self) -> None:
        """Keep what could not be kept before, if it can be now; let another running game have the folder."""
        self._catch_up()
        if self._hold is not None:
            self._hold.give_back()

    def load(self, slot: int) -> Loaded:
        """The career in pocket `slot` (1 to 3): the file, else its newest good backup."""
        save, notice = self._load(self._career(slot), Save, migrate.SAVE_VERSION, migrate.SAVES)
        return Loaded(save, notice)

    def save(self, slot: int, profile: Profile, sitting: dict[str, Any] | None = None) -> Notice | None:
        """Keep a career and its table; None when it lies safely on the disk."""
        if self._career(slot) not in self._read:
            self.load(slot)
        now = datetime.now().isoformat(timespec="seconds")
        return self._save(self._career(slot), migrate.SAVE_VERSION, Save(profile, sitting, now))

    def tear_up(self, slot: int) -> Notice | None:
        """Empty a pocket; its last ticket stays in the folder as `profile_1.json.torn`."""
        path = self._career(slot)
        if self.load(slot).closed:
            return self._read[path]
        if self._taken:
            return TAKEN
        self._unwritten.pop(path, None)
        try:
            for number in range(1, safe_file.BACKUPS + 1):
                safe_file.backup(path, number).unlink(missing_ok=True)
                safe_file.backup(self._sittings(slot), number).unlink(missing_ok=True)
            self._sittings(slot).unlink(missing_ok=True)
            if path.exists():
                path.replace(path.with_name(path.name + ".torn"))
        except OSError as error:
            return not_written(error, str(self.folder))
        return None

    def settings(self) -> tuple[Settings, Notice | None]:
        """The settings, or the defaults and why."""
        path = self._settings
        found, notice = self._load(path, Settings, migrate.SETTINGS_VERSION, migrate.SETTINGS)
        if found is None and notice is not None and notice.key == "message.save_lost":
            notice = Notice("message.settings_lost")
        return found or Settings(), notice

    def save_settings(self, settings: Settings) -> Notice | None:
        """Keep the settings; None when they lie safely on the disk."""
        if self._settings not in self._read:
            self.settings()
        return self._save(self._settings, migrate.SETTINGS_VERSION, settings)

    def party(self) -> tuple[Party, Notice | None]:
        """Pass-and-play as it was left: an empty one at first, or when nothing good is there, and why."""
        found, notice = self._load(self._party, Party, migrate.PARTY_VERSION, migrate.PARTIES)
        return found or Party(), notice

    def save_party(self, party: Party) -> Notice | None:
        """Keep pass-and-play; None when it lies safely on the disk."""
        if self._party not in self._read:
            self.party()
        return self._save(self._party, migrate.PARTY_VERSION, party)

    def sittings(self, slot: int) -> tuple[Kept, ...]:
        """The last sittings of a career, the newest first; those that cannot be read are left out."""
        found, _ = self._load(self._sittings(slot), Sittings, migrate.SITTINGS_VERSION, migrate.SITTINGS)
        read = []
        for plain in found.kept if found else ():
            with suppress(ValueError):
                read.append(Kept.unpack(plain))
        return tuple(read)

    def keep_sitting(self, slot: int, sitting: Kept) -> Notice | None:
        """Keep a finished sitting of a career, so many of them; None when it lies safely on the disk."""
        path = self._sittings(slot)
        found, _ = self._load(path, Sittings, migrate.SITTINGS_VERSION, migrate.SITTINGS)
        older = found.kept if found else ()
        kept = Sittings((sitting.pack(), *older)[:MOST_SITTINGS])
        return self._save(path, migrate.SITTINGS_VERSION, kept)

    def scores(self) -> tuple[Score, ...]:
        """The careers on the board of scores."""
        found, _ = self._load(self._scores, Scores, migrate.SCORES_VERSION, migrate.SCORES)
        return found.own if found else ()

    def save_scores(self, own: tuple[Score, ...]) -> Notice | None:
        """Keep the board of scores; None when it lies safely on the disk."""
        if self._scores not in self._read:
            self.scores()
        return self._save(self._scores, migrate.SCORES_VERSION, Scores(own))

    def days(self) -> tuple[Day, ...]:
        """The attempts at the daily departure, the newest first."""
        found, _ = self._load(self._days, Days, migrate.DAYS_VERSION, migrate.DAYS)
        return found.days if found else ()

    def save_days(self, days: tuple[Day, ...]) -> Notice | None:
        """Keep the attempts at the daily departure; None when they lie safely on the disk."""
        if self._days not in self._read:
            self.days()
        return self._save(self._days, migrate.DAYS_VERSION, Days(days))

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

    def _save(self, path: Path, version: int, content: msgspec.Struct) -> Notice | None:
        if (refused := self._read.get(path)) and refused.key == "message.save_newer":
            return refused
        self._unwritten[path] = version, content
        if self._taken:
            return TAKEN
        try:
            self._write(path)
        except OSError as error:
            return not_written(error, str(self.folder))
        self._catch_up()
        return None

    def _write(self, path: Path) -> None:
        version, content = self._unwritten[path]
        safe_file.write(path, safe_file.sealed(version, msgspec.json.encode(content)))
        del self._unwritten[path]
        self._read[path] = None

    def _catch_up(self) -> None:
        """Write what the disk refused, as long as it takes it."""
        with suppress(OSError):
            for path in () if self._taken else tuple(self._unwritten):
                self._write(path)

    def _load(
        self, path: Path, kind: type[T], version: int, steps: Migrations
    ) -> tuple[T | None, Notice | None]:
        _, unwritten = self._unwritten.get(path, (0, None))
        if isinstance(unwritten, kind):
            return unwritten, None
        content, notice = newest_good(path, kind, version, steps, mending=not self._taken)
        before = self._read.get(path)
        if notice is None and before is not None and before.key != "message.save_newer":
            notice = before  # damage was put aside then: it stays news until something new is written
        self._read[path] = notice
        return content, notice
