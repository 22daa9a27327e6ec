"""Whole strips and backdrops: cornice with its title plaque, HUD bar, foot bar, quiet panelling for menus."""

from __future__ import annotations

import numpy as np

from game.authoring.pixels import Canvas, Sprite, ramp


def cornice() -> Canvas:
    """The strip along the top of a table, 640x18; text at y 3."""
    cv = Canvas(640, 18, "night")
    for y, h, colour in ((0, 1, "ink"), (13, 1, "brass"), (14, 1, "ink"), (15, 2, "cocoa"), (17, 1, "ink")):
        cv.rect(0, y, 640, h, colour)
    cv.rect(0, 15, 640, 1, "umber")
    for x in range(2, 640, 8):
        cv.rect(x, 15, 4, 1, "brass")
    return cv


def plaque() -> Canvas:
    """The title plaque on the cornice, 62x22, to be stretched to the title's width + 60."""
    cv = Canvas(62, 22)
    for inset, h, colour in (
        (0, 17, "ink"), (2, 16, "brass"), (3, 15, "night"),
        (14, 22, "ink"), (15, 21, "gold"), (16, 20, "indigo"),
    ):  # fmt: skip
        cv.rect(inset, 0, 62 - 2 * inset, h, colour)
    for i, length in enumerate((3, 6, 9)):
        for x in (9 - 3 * i, 52 + 3 * i):
            cv.rect(x, 11 - length, 1, length, "gold")
    return cv


def hud() -> Canvas:
    """The bar along the foot of a table, 640x50."""
    cv = Canvas(640, 50, "night")
    for y, colour in ((0, "ink"), (1, "gold"), (2, "brass"), (3, "ink"), (5, "indigo")):
        cv.rect(0, y, 640, 1, colour)
    return cv


def hud_divider() -> Canvas:
    """The jewelled rule between the parts of the HUD, 5x36, placed by its middle column."""
    cv = Canvas(5, 36)
    cv.rect(2, 0, 1, 36, "brass")
    for i in range(3):
        for y in (16 + i, 20 - i):
            cv.rect(2 - i, y, 2 * i + 1, 1, "gold")
    return cv


def hud_portrait() -> Canvas:
    """The player's frame in the HUD, 38x38; the picture, 34x34, lies at 2, 2."""
    cv = Canvas(38, 38)
    cv.rrect(0, 0, 38, 38, "wine", "ink", 1)
    cv.box(1, 1, 36, 36, "gold")
    cv.rect(1, 1, 36, 1, "goldl")
    return cv


def foot() -> Canvas:
    """The foot bar of menus, 640x21: rule at its first row."""
    cv = Canvas(640, 21, "ink")
    cv.rect(0, 0, 640, 1, "brass")
    return cv


def wainscot() -> Canvas:
    """Quiet dark panelling behind menus, 640x360."""
    cv = Canvas(640, 360)
    yy = np.mgrid[0:360, 0:640][0]
    cv.a[:] = ramp(np.clip(1.25 - yy / 360 * 1.15, 0, 1), ["ink", "mahog"])
    for x in range(-20, 660, 40):
        cv.rect(x, 0, 1, 360, "cocoa")
        cv.rect(x + 1, 0, 1, 360, "ink")
        for y in range(52, 360, 96):
            for reach, colour in ((14, "cocoa"), (9, "mahog")):
                for d in range(-reach, reach + 1):
                    half = (reach - abs(d)) * 8 // 14
                    cv.rect(x + 20 - half, y + d, 2 * half + 1, 1, colour)
    return cv


def sprites() -> dict[str, Sprite]:
    """All strips; the panelling has a sheet of its own."""
    return {
        "cornice/bar": Sprite(cornice()),
        "cornice/plaque": Sprite(plaque(), (27, 27, 10, 10)),
        "hud/bar": Sprite(hud()),
        "hud/divider": Sprite(hud_divider(), anchor=(2, 0)),
        "hud/portrait": Sprite(hud_portrait()),
        "foot/bar": Sprite(foot()),
        "back/wainscot": Sprite(wainscot(), sheet="wainscot"),
    }
