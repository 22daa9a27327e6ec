"""Chips of five values and three sizes, aslant, from above and tossed; pucks, the no-bet token, shadows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.authoring.pixels import Canvas, Mask, Pixels, Sprite, T, c, edge, ellmask, stencil


@dataclass(frozen=True)
class Paint:
    """Colours of a value: body with light and dark, edge stripes with shade, inlay, its rim and ink, foot."""

    body: str
    light: str
    dark: str
    stripe: str
    stripe_dark: str
    inlay: str
    rim: str
    ink: str
    foot: str
    stripe_foot: str


PAINTS = {
    1: Paint("ivory", "ivory", "fog", "steel", "dusk", "ivory", "fog", "dusk", "haze", "indigo"),
    5: Paint("red", "coral", "crimson", "ivory", "cream", "crimson", "wine", "ivory", "wine", "brass"),
    10: Paint("teal", "cyan", "dusk", "ivory", "cream", "cyan", "teal", "night", "indigo", "brass"),
    50: Paint("indigo", "dusk", "night", "goldl", "gold", "night", "gold", "goldl", "ink", "brass"),
    100: Paint("orchid", "blush", "violet", "goldl", "gold", "violet", "gold", "goldl", "indigo", "brass"),
}


@dataclass(frozen=True)
class Size:
    """Columns, rows of the ellipse, rows of thickness, stripes in half a turn."""

    w: int
    h: int
    thick: int
    stripes: int


SIZES = {"L": Size(21, 11, 4, 8), "M": Size(15, 7, 3, 5), "S": Size(11, 5, 2, 3)}
TURNS = 4
"""Pictures of each chip that differ in how far it is turned, so that a stack looks stacked by hand."""
TOSS_FRAMES = 8

_DIGITS = {
    "0": "###\n#.#\n#.#\n#.#\n###", "1": ".#.\n##.\n.#.\n.#.\n###", "5": "###\n#..\n###\n..#\n###",
}  # fmt: skip
_LOZENGE = "..#..\n.###.\n#####\n.###.\n..#.."
_FLAT_LOZENGE = ".###.\n#####\n.###."
_LETTERS = {
    "dealer": "####.\n##.##\n##.##\n##.##\n##.##\n##.##\n####.",
    "banker": "####.\n##.##\n##.##\n####.\n##.##\n##.##\n####.",
    "banker_ru": "#####\n##...\n##...\n####.\n##.##\n##.##\n####.",
}


def disc(
    value: int, w: int, h: int, stripes: int, turn: float = 0.0, thick: int = 0, below: bool = True
) -> Canvas:
    """A chip seen as an ellipse w x h, its edge `thick` rows high below (or above) it; turn in radians."""
    paint, top = PAINTS[value], ellmask(w, h)
    cv = Canvas(w, h + thick)
    if thick:
        _side(cv, paint, top, thick, stripes, turn)
    y = 0 if below else thick
    cv.paint(0, y, top, _face(paint, w, h, stripes, turn))
    if w >= 19 and h >= 17:
        _number(cv, str(value), w, y + h // 2 - 2, paint.ink)
    elif w >= 15 and h >= 9:
        tall = h >= 13
        cv.mask(
            w // 2 - 2,
            y + h // 2 - (2 if tall else 1),
            stencil(_LOZENGE if tall else _FLAT_LOZENGE),
            paint.ink,
        )
    return cv


def _side(cv: Canvas, paint: Paint, top: Mask, thick: int, stripes: int, turn: float) -> None:
    """The striped edge: light at the left, dark at the right, darkest at the foot."""
    h, w = top.shape
    whole = np.zeros((h + thick, w), np.bool_)
    for d in range(thick + 1):
        whole[d : d + h] |= top
    across = (np.arange(w) + 0.5 - w / 2) / (w / 2)
    striped = np.floor((np.arccos(np.clip(across, -1, 1)) + turn) / (np.pi / stripes)) % 2 == 0
    side = np.where(striped, c(paint.stripe), c(paint.body))
    side = np.where(across < -0.72, np.where(striped, c(paint.stripe), c(paint.light)), side)
    side = np.where(across > 0.45, np.where(striped, c(paint.stripe_dark), c(paint.dark)), side)
    foot = np.where(striped, c(paint.stripe_foot), c(paint.foot))
    lowest = whole & ~np.pad(whole, 1)[2:, 1:-1]
    cv.paint(0, 0, whole, np.tile(side.astype(np.uint8), (h + thick, 1)))
    cv.paint(0, 0, lowest, np.tile(foot.astype(np.uint8), (h + thick, 1)))


def _face(paint: Paint, w: int, h: int, stripes: int, turn: float) -> Pixels:
    """The round face: striped rim, then the inlay inside its rim line."""
    if h < 4:
        return Canvas(w, h, paint.light).a
    yy, xx = np.mgrid[0:h, 0:w]
    x, y = (xx + 0.5 - w / 2) / (w / 2), (yy + 0.5 - h / 2) / (h / 2)
    striped = np.floor((np.arctan2(y, x) + turn + 10 * np.pi) / (np.pi / stripes)) % 2 == 0
    cv = Canvas(w, h, paint.body)
    cv.mask(0, 0, striped, paint.stripe)
    cv.mask(0, 0, (x + y > 0.9) & ~striped, paint.dark)
    cv.mask(0, 0, (x + y > 0.9) & striped, paint.stripe_dark)
    cv.mask(0, 0, (x + y < -0.95) & ~striped, paint.light)
    # Three digits need a wider inlay.
    inlay = (0.80 if paint.body == "orchid" and h >= 17 else 0.70) if w > 12 else 0.66
    radius = np.hypot(x, y)
    cv.mask(0, 0, radius < inlay, paint.rim)
    cv.mask(0, 0, radius < inlay - 2.2 / w, paint.inlay)
    return cv.a


def _number(cv: Canvas, digits: str, w: int, y: int, ink: str) -> None:
    x = (w - (len(digits) * 4 - 1)) // 2
    for digit in digits:
        cv.mask(x, y, stencil(_DIGITS[digit]), ink)
        x += 4


def _outlined(cv: Canvas) -> Canvas:
    """The picture with an ink outline, one pixel larger on every side."""
    out = Canvas(cv.w + 2, cv.h + 2)
    out.blit(cv, 1, 1)
    return out.outline("ink")


def top_view(value: int, size: Size) -> Canvas:
    """A chip lying flat, seen from above, outlined."""
    return _outlined(disc(value, size.w, size.w, size.stripes))


def toss(value: int, frame: int) -> Canvas:
    """One of the eight frames of a chip that turns over in the air: 25x27, the chip in the middle."""
    a = 2 * np.pi * frame / TOSS_FRAMES
    across, along = float(np.cos(a)), float(np.sin(a))
    h, thick = max(3, round(21 * abs(across))), round(4 * abs(along))
    cv = Canvas(25, 27)
    chip = disc(value, 21, h, 8, frame * 0.35, thick, below=across * along >= 0)
    cv.blit(chip, 2, 13 - (h + thick) // 2)
    return cv.outline("ink")


def outline(size: Size) -> Canvas:
    """The ink silhouette to draw under all chips of a stack: one outline round it, none between chips."""
    cv = _outlined(disc(1, size.w, size.h, size.stripes, 0, size.thick))
    cv.a[cv.a != T] = c("ink")
    return cv


def stack_shadow(size: Size, chips: int) -> Canvas:
    """Where a stack of so many chips throws its shadow, to the lower right."""
    reach = min(12, chips * size.thick // 2 + 2)
    oval = ellmask(size.w + 2, size.h)
    cv = Canvas(size.w + 2 + reach, size.h + 2)
    for d in range(reach + 1):
        cv.mask(d, 2, oval, "ink")
    return cv


def puck(letter: str) -> Canvas:
    """The gold puck of the dealer or banker, 19x21."""
    w = 17
    cv = Canvas(w + 2, w + 4)
    round_ = ellmask(w, w)
    yy, xx = np.mgrid[0:w, 0:w]
    cv.mask(1, 3, round_, "brass")
    cv.mask(1, 1, round_, "gold")
    cv.mask(1, 1, edge(round_), "goldl")
    cv.mask(1, 1, edge(round_) & (xx + yy > w), "brass")
    inlay = ellmask(w - 4, w - 4)
    cv.mask(3, 3, inlay, "ivory")
    cv.mask(3, 3, edge(inlay), "umber")
    cv.mask(1 + w // 2 - 2, 1 + w // 2 - 3, stencil(_LETTERS[letter]), "wine")
    return cv.outline("ink")


def no_bet() -> Canvas:
    """The enamel token of a player who bets nothing: a struck-out coin, 21x23."""
    cv = Canvas(21, 23)
    disc_ = ellmask(19, 19)
    yy, xx = np.mgrid[0:19, 0:19]
    rim = edge(disc_)
    cv.mask(1, 3, disc_, "smoke")
    cv.mask(1, 1, disc_, "slate")
    cv.mask(1, 1, rim & (xx + yy < 18), "fog")
    cv.mask(1, 1, rim & (xx + yy > 20), "smoke")
    enamel = ellmask(15, 15)
    cv.mask(3, 3, enamel, "ivory")
    cv.mask(3, 3, edge(enamel), "smoke")
    cv.mask(1, 1, np.abs(np.hypot(xx - 9, yy - 9) - 5) < 0.9, "crimson")
    for k in range(-3, 4):
        cv.rect(10 + k, 10 + k, 2, 1, "crimson")
    return cv.outline("ink")


def icon() -> Canvas:
    """The small chip that stands before an amount, 5x5."""
    cv = Canvas(5, 5)
    cv.mask(0, 0, stencil(".###.\n#####\n#####\n#####\n.###."), "red")
    cv.pts([(2, 0), (0, 2), (4, 2), (2, 4)], "ivory")
    cv.px(1, 1, "coral")
    cv.px(2, 2, "wine")
    return cv


def small_icon() -> Canvas:
    """The same when few chips are left: shrunk to 3x3 in the middle of its place."""
    cv = Canvas(5, 5)
    cv.rect(1, 1, 3, 3, "red")
    cv.pts([(2, 1), (1, 2), (3, 2), (2, 3)], "ivory")
    cv.px(2, 2, "wine")
    return cv


def smear(length: int) -> Canvas:
    """The streaks behind a chip that slides to the right."""
    cv = Canvas(length, 13)
    for i, y in enumerate(range(1, 13, 2)):
        start = i * 5 % length // 2
        cv.rect(start, y, length - start, 1, "feltl")
    return cv


def sprites() -> dict[str, Sprite]:
    """Single chips to stack, toss frames, top views, shadows, pucks and tokens."""
    found: dict[str, Sprite] = {}
    for letter, size in SIZES.items():
        foot = (size.w // 2, size.h + size.thick - 1)
        found[f"chip/{letter}/outline"] = Sprite(outline(size), anchor=(foot[0] + 1, foot[1] + 1))
        for value in PAINTS:
            for turn in range(TURNS):
                chip = disc(value, size.w, size.h, size.stripes, 0.2 + 0.47 * turn, size.thick)
                found[f"chip/{letter}/{value}" + (f"/{turn}" if turn else "")] = Sprite(chip, anchor=foot)
            found[f"chip/top/{letter}/{value}"] = Sprite(
                top_view(value, size), anchor=(size.w // 2 + 1, size.w // 2 + 1)
            )
        for chips in range(1, 11):
            found[f"shadow/stack/{letter}/{chips}"] = Sprite(
                stack_shadow(size, chips), anchor=(size.w // 2, size.h - 1)
            )
    for value in PAINTS:
        for frame in range(TOSS_FRAMES):
            found[f"chip/toss/{value}/{frame}"] = Sprite(toss(value, frame), anchor=(12, 13))
    flying = Canvas(15, 5)
    flying.mask(0, 0, ellmask(15, 5), "ink")
    found["shadow/toss"] = Sprite(flying, anchor=(7, 2))
    found |= {f"puck/{name}": Sprite(puck(name), anchor=(9, 9)) for name in _LETTERS}
    found["token/no_bet"] = Sprite(no_bet(), anchor=(10, 10))
    found["mark/chip"] = Sprite(icon())
    found["mark/chip_small"] = Sprite(small_icon())
    found |= {f"chip/smear/{n}": Sprite(smear(n), anchor=(n, 6)) for n in (8, 14)}
    return found
