"""Killed five hundred times without a word: the next start has what was kept last, to the chip."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.bots.anything import any_answer
from game.career.profile import Profile
from game.career.sitting import follow, settle, sit_down
from game.match import Match, Sitter
from game.review import kept
from game.storage.levels import load_levels
from game.storage.store import Store

KILLS, WORKERS = 500, 4
STEPS = 300  # of a career, then the next one begins
LONGEST = 0.03  # seconds that it lives after its first save
LEVELS = load_levels()
Kept = tuple[Profile, dict[str, Any] | None]


def after(step: int, profile: Profile, match: Match | None) -> tuple[Profile, Match | None]:
    """A career one step later: somebody has sat down, answered or got up; equal steps, equal outcomes."""
    level = LEVELS[step % len(LEVELS)]
    if match is None:
        sitters = [Sitter("Ana"), *(Sitter(who, who) for who in level.passengers)]
        match = Match.begin(level.rules, sitters, [level.buy_in] * level.seats, step, level.dealer)
        return follow(sit_down(profile, level), level, match.opening), match
    level = next(each for each in LEVELS if profile.seated and each.id == profile.seated.station)
    if match.over or len(match.plays) > 12 + step % 12:
        if not match.over:
            profile = follow(profile, level, match.close())
            while not match.over:
                profile = follow(profile, level, answered(match, step))
        return settle(profile, LEVELS, match.decisions).profile, None
    return follow(profile, level, answered(match, step)), match


def answered(match: Match, step: int) -> Any:
    """The events of one decision."""
    if match.asks_person:
        return match.play(0, any_answer(match.view(0).options, Random(step).random()))
    return match.step()


def career() -> list[Kept]:
    """All that is kept from the first step to the last one, as it is without any kill."""
    profile, match, line = Profile("Ana", purse=5000), None, []
    for step in range(STEPS):
        line.append((profile, match and msgspec.json.decode(msgspec.json.encode(match.pack()))))
        profile, match = after(step, profile, match)
    return line


def play(folder: Path, step: int, told: int) -> None:
    """Go on with what lies in the folder, and tell of every save that has come back; never returns."""
    try:
        store = Store(folder, alone=True)
        found = store.load(1).save
        profile = found.profile if found else Profile("Ana", purse=5000)
        match = Match.unpack(found.sitting) if found and found.sitting else None
        while step < STEPS - 1:
            before = match
            profile, match = after(step, profile, match)
            step += 1
            if before is not None and match is None:
                assert store.keep_sitting(1, kept(before, "london", "2026-11-30")) is None
            assert store.save(1, profile, match and match.pack()) is None
            os.write(told, b".")
        time.sleep(60)
    finally:
        os._exit(1)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the start of a process costs too much without a fork")
@pytest.mark.parametrize("worker", range(WORKERS))
def test_killed_at_any_moment(tmp_path: Path, worker: int) -> None:
    chance, line = Random(worker), career()
    folder, step = tmp_path / "0", 0
    for kill in range(KILLS // WORKERS):
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            play(folder, step, write)
        os.close(write)
        with os.fdopen(read, "rb") as told:
            done = len(told.read(1))  # it has begun
            time.sleep(chance.random() * LONGEST)
            os.kill(child, signal.SIGKILL)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
            done += len(told.read())
        store = Store(folder)
        loaded = store.load(1)
        assert loaded.notice is None
        found = (loaded.save.profile, loaded.save.sitting) if loaded.save else line[0]
        assert found in line[step + done : step + done + 2], f"kill {kill} after {done} saves of step {step}"
        step += done + (found != line[step + done])
        assert len(store.sittings(1)) >= min(8, sum(table is None for _, table in line[1:step]))
        if step == STEPS - 1:
            folder, step = tmp_path / f"after {kill}", 0
