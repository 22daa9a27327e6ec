"""What stands on the pages of the settings, as data: groups, lines, and the settings they change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.show.hearing import SPEEDS

CARD_LETTERS = {"en": "A K Q J", "ru": "Т К Д В"}
_SPEEDS = tuple(SPEEDS)


@dataclass(frozen=True, slots=True)
class Line:
    """One setting: its field; `kind` "switch", "slider" or "choice" with its values; "data" is no setting.

    A "door" leads to a page of its own.
    """

    field: str
    kind: str
    values: Sequence[str] = ()


Page = Sequence[tuple[str, Sequence[Line]]]
"""Groups by the key of their heading."""

PAGES: dict[str, Page] = {
    "game": (
        ("pace", (Line("speed", "choice", _SPEEDS), Line("result_waits", "switch"))),
        ("table", (Line("coach", "switch"), Line("confirm_all_in", "switch"))),
        (
            "words",
            (
                Line("language", "choice", ("", "en", "ru", "ro")),
                Line("card_letters", "choice", ("", *CARD_LETTERS)),
            ),
        ),
    ),
    "picture": (
        ("screen", (Line("full_screen", "switch"), Line("scale", "choice"))),
        ("tube", (Line("crt", "slider"), Line("shake", "slider"))),
        ("cards", (Line("four_colour", "switch"), Line("back", "choice", ("wine", "wheel")))),
    ),
    "sound": (
        ("all", (Line("mute", "switch"), Line("master", "slider"), Line("mute_in_background", "switch"))),
        (
            "parts",
            (
                Line("music", "slider"),
                Line("effects", "slider"),
                Line("train", "slider"),
                Line("voices", "slider"),
            ),
        ),
        (
            "wishes",
            (Line("hear_spread", "switch"), Line("quiet_night", "switch"), Line("attract_sound", "switch")),
        ),
    ),
    "access": (
        (
            "eyes",
            (
                Line("large_print", "switch"),
                Line("four_colour", "switch"),
                Line("reduce_flashing", "switch"),
            ),
        ),
        ("ears", (Line("captions", "switch"),)),
        ("motion", (Line("reduced_motion", "switch"), Line("shake", "slider"))),
        ("time", (Line("result_waits", "switch"), Line("speed", "choice", _SPEEDS))),
    ),
    "controls": (
        ("pad", (Line("swap_confirm", "switch"), Line("rumble", "switch"))),
        ("keyboard", (Line("keys", "door"),)),
    ),
    "data": (
        ("take", (Line("career", "data"), Line("export", "data"))),
        ("put", (Line("file", "data"), Line("bring", "data"))),
        ("folder", (Line("open", "data"),)),
        ("again", (Line("forget", "data"), Line("clear", "data"))),
    ),
}

# What is heard when a volume changes or is asked for, at that volume; the music is heard by itself.
SAMPLES = {"master": "coin", "effects": "chip_stack", "train": "station_bell", "voices": "letter"}

# What the keys do, for the list on the page of the controls: actions, and the key of the words.
KEYS: Sequence[tuple[Sequence[str], str]] = (
    (("up", "down", "left", "right"), "move"),
    (("confirm",), "confirm"),
    (("cancel",), "back"),
    (("menu",), "pause"),
    (("less", "more"), "adjust"),
    (("five less", "five more"), "adjust_five"),
    (("page left", "page right"), "page"),
    (("fast",), "speed"),
)


def fields(page: str) -> list[str]:
    """The settings of a page, for putting them back."""
    return [line.field for _, lines in PAGES[page] for line in lines if line.kind != "data"]
