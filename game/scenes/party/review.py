"""The hands of an evening looked at again: only what everybody could see when they were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from game.review import Kept, Review, looked_at
from game.scenes.review import remarks
from game.scenes.review.scene import ReviewScene
from game.services import Services


class EveningReview(ReviewScene):
    """All sittings of an evening: behind the last hand of one comes the first hand of the next."""

    def __init__(self, services: Services, sittings: Sequence[Review], at: int | None = None) -> None:
        super().__init__(services, sittings[0], at)
        self._sittings, self._sitting = sittings, 0

    def _go_to_hand(self, by: int) -> None:
        at, last = self.review.hand_at(self.at), len(self.review.hands) - 1
        following = self._sitting + by
        if 0 <= at + by <= last or not 0 <= following < len(self._sittings):
            return super()._go_to_hand(by)
        self._sitting, self.review = following, self._sittings[following]
        self._names = remarks.names(self._services.words, self.review.kept)
        self.at = self.review.hands[0 if by > 0 else -1].first
        self._services.sound.effect("focus")
        return self.spoil()

    def _aside(self) -> str:
        if len(self._sittings) == 1:
            return super()._aside()
        return self._services.words.tr("party.sitting", n=self._sitting + 1, m=len(self._sittings))


def looked_at_again(services: Services, played: Sequence[Mapping[str, Any]]) -> EveningReview | None:
    """The review of these sittings (`Kept.pack()`); None without any that this game can replay."""
    found = []
    for plain in played:
        with suppress(ValueError):
            review = looked_at(Kept.unpack(dict(plain)))
            found += [review] if review is not None and review.hands else []
    return EveningReview(services, found) if found else None
