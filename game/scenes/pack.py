"""The pack of cards as the player set it: the print, two or four colours, the letters, the back."""

from __future__ import annotations

from dataclasses import dataclass

from game.services import Services

_LETTERED = "AKQJ"
_LETTERS = {"ru": "_ru"}  # the end of the names of pictures, by the language whose letters the cards carry


@dataclass(frozen=True, slots=True)
class Pack:
    """Names of pictures: `deck` is where the faces are, `letters` the end of those of aces and courts."""

    deck: str
    letters: str
    back: str

    @classmethod
    def of(cls, services: Services) -> Pack:
        """The pack of this moment."""
        now = services.settings.now
        return cls(
            ("large" if now.large_print else "card") + ("4" if now.four_colour else ""),
            _LETTERS.get(services.words.letters, ""),
            "wheel" if now.back == "wheel" else "back",
        )

    def face(self, size: str, card: str) -> str:
        """The picture of a `card` (its name, as 10S) in hero, small, peek, flip/hero or flip/small `size`."""
        return f"{self.deck}/{size}/{card}{self.letters if card[0] in _LETTERED else ''}"

    def closed(self, size: str) -> str:
        """The picture of a card that lies face down; `size` is hero or small."""
        return f"card/{size}/{self.back}"
