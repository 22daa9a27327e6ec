"""What the player set, with the defaults of a first start."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Speed = Literal["slow", "normal", "fast", "very_fast", "instant"]


class Settings(msgspec.Struct, frozen=True):
    """Everything on the settings pages; `msgspec.structs.replace` changes one."""

    # the game
    language: Literal["", "en", "ru", "ro"] = ""  # "" is the system's
    speed: Speed = "normal"
    coach: bool = True
    confirm_all_in: bool = True
    result_waits: bool = False  # the result of a hand stays until a press
    back: Literal["wine", "wheel"] = "wine"  # of the cards
    card_letters: Literal["", "en", "ru"] = ""  # on aces and courts; "" by the language
    # the picture
    full_screen: bool = False
    scale: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0  # 0 is the largest that fits
    fill: bool = False  # use all the room of the screen, at the price of even pixels
    crt: Percent = 25
    # the sound
    master: Percent = 80
    music: Percent = 60
    effects: Percent = 80
    train: Percent = 50
    voices: Percent = 70
    mute: bool = False
    mute_in_background: bool = True
    attract_sound: bool = False  # the title is heard for ever, also when nobody is there
    quiet_night: bool = False  # results are softer, and nothing whistles
    hear_spread: bool = False  # a post sounds as high as its rank
    # access
    four_colour: bool = False
    large_print: bool = False  # cards with large signs, and what has to be read in the larger face
    reduced_motion: bool = False
    shake: Percent = 40
    reduce_flashing: bool = True
    captions: bool = False  # what is heard, in words
    # the controls
    rumble: bool = True
    swap_confirm: bool = False
    keys: dict[str, int] = {}  # scancodes of actions that got another key, by their names
