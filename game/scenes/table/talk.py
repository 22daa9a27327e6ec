"""Who says what at the table: one speech bubble at a time, never the same line twice running."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec

from game.i18n import Words
from game.rules.events import DealBegan, Event, WentBroke
from game.rules.view import View
from game.show.say import occasion

STAYS = 2400  # milliseconds that a bubble can be read
_TALKATIVE = {"greet": 100, "big_win": 100, "post_hit": 70, "pair": 60, "bet_big": 55, "last_hand": 100}
_ELSE = 32  # chances in a hundred that a passenger says something


class Speech(msgspec.Struct, frozen=True):
    """A line in the mouth of a seat, by its key."""

    seat: int
    key: str


class Talk:
    """Listens to the events and lets passengers speak. `faces` are personas by seat."""

    def __init__(self, words: Words, faces: dict[int, str], seed: int) -> None:
        self.speech: Speech | None = None
        self._words, self._faces, self._seed = words, faces, seed
        self._last: dict[tuple[int, str], str] = {}
        self._heard = 0
        self._left = 0

    def hear(self, event: Event, before: View) -> None:
        """Perhaps somebody answers `event`."""
        self._heard += 1
        match event:
            case DealBegan(number=1):
                self._say(self._one_of(tuple(self._faces)), "greet")
            case DealBegan(number=number) if number == before.rules.deals:
                self._say(self._one_of(tuple(self._faces)), "last_hand")
            case WentBroke(seat=seat):
                self._answer_ruin(seat)
            case _:
                found = occasion(event, before)
                if found is not None and self._dice(100) < _TALKATIVE.get(found[1], _ELSE):
                    self._say(*found)

    def pass_time(self, ms: int) -> bool:
        """Bubbles go after a while; whether one went now."""
        if self.speech is None:
            return False
        self._left -= ms
        if self._left > 0:
            return False
        self.speech = None
        return True

    def _answer_ruin(self, broke: int) -> None:
        others = tuple(seat for seat in self._faces if seat != broke)
        if not others:
            return
        when = "rival_broke" if broke in self._faces else "player_broke"
        self._say(self._one_of(others), when, self._faces.get(broke))

    def _say(self, seat: int, when: str, to: str | None = None) -> None:
        if seat not in self._faces:
            return
        present = [to] if to else list(self._faces.values())
        keys = list(self._words.lines(self._faces[seat], when, present))
        fresh = [key for key in keys if key != self._last.get((seat, when))]
        if not fresh:  # the only line there is was the last one: rather nothing than the same again
            self._last.pop((seat, when), None)
            return
        key = fresh[self._dice(len(fresh))]
        self._last[seat, when] = key
        self.speech, self._left = Speech(seat, key), STAYS

    def _one_of(self, seats: Sequence[int]) -> int:
        return seats[self._dice(len(seats))] if seats else -1

    def _dice(self, sides: int) -> int:
        """Chance that is the same in every replay."""
        return crc32(f"{self._seed} {self._heard} {sides}".encode()) % sides
