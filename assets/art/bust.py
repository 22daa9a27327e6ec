"""The builder of a passenger's bust: skin, skull, features, shoulders, and the picture behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from art.easel import BAYER2, Easel, points, relief, rims, shift
from art.features import EYES, HANDS, IRISES, NOSES, mirrored, mouth_rows
from game.authoring.pixels import Field, Mask, grow

SIZE = 48
NEUTRAL, HAPPY, UPSET = range(3)
MOODS = ("neutral", "happy", "upset")


class Skin(NamedTuple):
    """The tones of a face, from its deep lines to its shine, and the cheeks."""

    line: str
    shadow: str
    middle: str
    light: str
    shine: str
    cheek: str


SKINS = {
    "pale": Skin("skindd", "skind", "blush", "ivory", "ivory", "coral"),
    "fair": Skin("skindd", "skind", "blush", "blush", "ivory", "coral"),
    "tan": Skin("umber", "skindd", "skind", "blush", "ivory", "coral"),
    "brown": Skin("cocoa", "umber", "skindd", "skind", "blush", "crimson"),
}
ThreeHeights = tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
BROWS: ThreeHeights = ((0, -1, 0), (-2, -3, -1), (2, 0, -1))


class Bust:
    """Four layers of one passenger in one mood.

    `look` is the side the eyes turn to (-1 left, 1 right), `turn` how many pixels the face turns after them:
    1 is seen from the front, 3 is a three-quarter view.
    """

    def __init__(
        self, skin: str, mood: int, look: int = -1, wall: tuple[str, str] = ("indigo", "dusk"),
        rim: str = "steel", turn: int = 1,
    ) -> None:  # fmt: skip
        self.skin = SKINS[skin]
        self.mood, self.look, self.wall, self.rim = mood, look, wall, rim
        self.middle = 24 + look * turn
        self.behind, self.body, self.face, self.front = (Easel(SIZE, SIZE) for _ in range(4))
        self.skull = self.coat = self.face.m_none()
        self.eye_x = (18, 29)
        self.lift = (0, -1, 1)[mood]
        self.sparks = ""

    # --- the head

    def head(
        self, fw: float = 11, top: int = 9, chin: int = 39, jw: float = 9, cw: float = 4, cheek: int = 25
    ) -> Mask:
        """The skull: half widths of forehead, jaw and chin, and the heights of its parts."""
        right = ((fw * 0.72, top + 3), (fw, cheek - 7), (fw, cheek), (jw, chin - 7), (cw, chin - 0.6))
        outline = [(24.0, float(top)), *((24 + x, y) for x, y in right), (24.0, float(chin))]
        outline += [(24 - x, y) for x, y in reversed(right)]
        face, skin = self.face, self.skin
        m = self.skull = face.m_blob(outline)
        light = relief(m, 8, 3)
        face.put(m, skin.middle)
        face.put(m & (light > (0.86 if skin.light == "ivory" else 0.83)) & (face.yy < chin - 7), skin.light)
        self._far_side(m, light, top, chin)
        face.put(m & ~shift(m, 0, -1) & (face.yy > chin - 6), skin.shadow)
        return m

    def _far_side(self, m: Mask, light: Field, top: int, chin: int) -> None:
        """The plane that turns away from the lamp, with a soft edge that follows the cheekbone."""
        face, skin = self.face, self.skin
        last = np.where(m.any(1), SIZE - 1 - m[:, ::-1].argmax(1), 0)[:, None]
        inward = last - face.xx
        y = (face.yy - top) / max(1, chin - top)
        width = 2.2 + 2.4 * np.clip((y - 0.30) * 1.6, 0, 1) - 1.6 * np.exp(-(((y - 0.62) / 0.07) ** 2))
        face.put(m & ((inward < width) | (light < 0.40)), skin.shadow)
        if skin.middle == "blush":
            seam = (inward >= width) & (inward < width + 1) & ((face.yy + face.xx) % 2 == 0)
            face.put(m & seam & (face.yy > top + 8) & (face.yy < chin - 3), skin.shadow)

    def ear(self, x: int, y: int, side: int, h: int = 7) -> None:
        """One ear; side -1 is towards the lamp."""
        face, skin = self.face, self.skin
        m = face.m_disc(x, y, 2.4, h / 2)
        face.put(m, skin.middle if side < 0 else skin.shadow)
        face.put(rims(m), skin.line)
        face.px(x, y - 1, skin.shadow if side < 0 else skin.line)
        face.px(x, y, skin.line)
        face.px(x - side, y + 1, skin.shadow)

    def neck(self, w: int = 5, y: int = 34) -> None:
        """The neck, w to each side of the middle, in the shadow of the chin."""
        body, skin = self.body, self.skin
        m = body.m_rect(24 - w, y, 2 * w, 46 - y)
        body.put(m, skin.shadow)
        body.put(m & (body.xx < 27 - w) & (body.yy > 39), skin.middle)
        body.put(m & (body.xx > 21 + w), skin.line)
        body.put(m & (body.yy < 40), skin.line)

    # --- the features

    def _tones(self, **more: str) -> dict[str, str | None]:
        skin = self.skin
        clear = skin.middle if skin.light == "ivory" else skin.light
        tones = {"s": skin.shadow, "m": skin.middle, "h": skin.light, "H": clear, "k": skin.shine}
        return {**tones, "d": skin.line, "w": "ivory", "c": "cream", "l": "ink", **more}

    def eye(self, x: int, y: int, side: int, kind: str, iris: str, look: str, lid: str | None = None) -> None:
        """One eye round x, y; side -1 is towards the lamp."""
        tones = self._tones(i=iris) | {"e": lid}
        rows = EYES["plain" if kind == "sly" else kind][look]
        self.face.grid(x - 3, y - 3, mirrored(rows, 7) if side < 0 else "\n".join(rows), tones)
        irises = IRISES["plain"] | IRISES["sly"] if kind == "sly" else IRISES[kind]
        if look in irises:
            dy, pupil = irises[look]
            self.face.grid(x if self.look > 0 else x - 1, y + dy, "\n".join(pupil), tones)

    def eyes(
        self, y: int = 24, gap: int = 11, kind: str = "plain", iris: str = "umber",
        looks: Sequence[str] = ("open", "arc", "glare"), lid: str | None = None,
    ) -> None:  # fmt: skip
        """Both eyes, `gap` apart; one look for each mood."""
        left = self.middle - gap // 2
        self.eye_x = (left, left + gap)
        for x, side in zip(self.eye_x, (-1, 1), strict=True):
            self.eye(x, y, side, kind, iris, looks[self.mood], lid)

    def brows(
        self, colour: str, y: int = 20, w: int = 6, thick: int = 2, heights: ThreeHeights = BROWS,
        light: str | None = None,
    ) -> None:  # fmt: skip
        """Both brows: for each mood how far the inner end, the middle and the outer end are moved down."""
        face = self.face
        inner, middle, outer = heights[self.mood]
        for x, side in zip(self.eye_x, (-1, 1), strict=True):
            ends = ((x - side * (w // 2), y + inner), (x, y + middle), (x + side * (w - w // 2), y + outer))
            m = face.m_path(ends)
            if thick > 1:
                m = (m | shift(m, 0, 1)) & ((face.xx - x) * side < w - w // 2)
            if thick > 2:
                m |= shift(m, 0, -1) & (np.abs(face.xx - x) < w // 2)
            face.put(m, colour)
            if light:
                face.put(m & ~shift(m, 0, 1) & (face.xx < x + 1), light)

    def nose(self, y: int = 31, kind: str = "mid", red: bool = False) -> None:
        """The nose with its nostrils at y."""
        x = self.middle
        self.face.grid(x - 4, y - 9, "\n".join(NOSES[kind]), self._tones())
        if red:
            self.face.dots([(x + 1, y - 2), (x, y - 1), (x + 1, y - 1), (x - 2, y - 1)], self.skin.cheek)

    def mouth(
        self, y: int = 35, kind: str = "plain", half: int = 4,
        looks: Sequence[str] = ("flat", "grin", "frown"),
        lips: tuple[str, str, str] = ("crimson", "red", "coral"),
    ) -> None:  # fmt: skip
        """The mouth with the line of its lips at y; one look for each mood."""
        dark, full, light = lips
        tones = self._tones(p=dark, q=full, t=light, v="wine", r="red", o="coral", b="mahog")
        if kind == "plain" and self.skin.line != "ink":
            tones["l"] = "mahog"
        self.face.grid(self.middle - 6, y - 2, mouth_rows(kind, looks[self.mood], half), tones)

    def flush(self, y: int = 29, colour: str | None = None, w: int = 3, off: int = 8) -> None:
        """Red cheeks, `off` to each side of the nose."""
        face = self.face
        for side in (-off, off):
            m = face.m_rect(self.middle + side - w // 2, y, w, 2) & self.skull
            tint = colour or self.skin.cheek
            if w > 3:
                face.dither(m, None, tint, 0.5, BAYER2)
            else:
                face.put(m & ((face.xx + face.yy) % 2 == 0), tint)

    def shade_under(self, m: Mask, dx: int = 1, dy: int = 2) -> None:
        """The shadow of hair or a hat on the face."""
        fallen = self.face.m_none()
        for k in range(dy + 1):
            fallen |= shift(m, min(dx, k), k)
        skin = self.skin
        table = {
            skin.shine: skin.shadow,
            skin.light: skin.shadow,
            skin.middle: skin.shadow,
            skin.shadow: skin.line,
        }
        self.face.swap(fallen & self.skull, table)

    def wrinkles(self, way: str, colour: str | None = None) -> None:
        """Single pixels of the face, in its shadow tone."""
        self.face.dots(way, colour or self.skin.shadow)

    # --- the body and the whole picture

    def hand(self, x: int, y: int, kind: str, flip: bool = False) -> None:
        """A hand before the chest with its upper left corner at x, y; flipped it is the other hand."""
        rows = HANDS[kind]
        self.front.grid(x, y, mirrored(rows, 9) if flip else "\n".join(rows), self._tones())

    def shoulders(
        self, tones: Sequence[str], y: int = 40, w: int = 20, slope: int = 5, neck: int = 7
    ) -> Mask:  # fmt: skip
        """The coat: half its width, how far it falls towards the arms, half the width of its neck."""
        half = ((neck, y), (w * 0.72, y + slope * 0.55), (w, y + slope + 3), (w + 1, 56))
        left = [(24 - x, float(q)) for x, q in half]
        right = [(24 + x, float(q)) for x, q in reversed(half)]
        body = self.body
        m = self.coat = body.m_blob([*left, *right, (24.0, y + 1.0)])
        body.form(m, tones, 5, 0.42, 0.84, open_bottom=True)
        body.put(m & (body.xx > 18 + w) & (body.yy > y + 3), tones[0])
        return m

    def figure(self, hands: bool = True) -> Easel:
        """The bust cut out: ink outline, cool light along its right edge; perhaps without hands and props."""
        whole = Easel(SIZE, SIZE)
        whole.blit(self.behind, 0, self.lift)
        whole.blit(self.body, 0, 0)
        whole.blit(self.face, 0, self.lift)
        if hands:
            whole.blit(self.front, 0, 0)
        m = whole.opaque()
        bright = whole.m_colour("ivory", "cream", "goldl", "fog", "gold")
        whole.put(m & ~shift(m, -1, 0) & (whole.xx > 20) & (whole.yy > 4) & ~bright, self.rim)
        whole.put(grow(m) & ~m, "ink")
        return whole

    def portrait(self) -> Easel:
        """The bust before its wall."""
        picture = backdrop(self.mood, *self.wall)
        picture.dots(points(self.sparks), "goldl")
        picture.blit(self.figure(), 0, 0)
        return picture


def backdrop(mood: int, dark: str, light: str) -> Easel:
    """What hangs behind a passenger: a disc, a disc that bursts into rays, or one that sinks into rain."""
    wall = Easel(SIZE, SIZE, dark)
    x, y = wall.xx, wall.yy
    if mood == NEUTRAL:
        wall.put(wall.m_ring(23.5, 22, 22.5, 20.5) & ((x + y) % 2 == 0), light)
        wall.disc(23.5, 22, 20.5, None, light)
    elif mood == HAPPY:
        angle = np.degrees(np.arctan2(y - 23, x - 23.5))
        wall.put(np.floor((angle + 7.5) / 15) % 2 == 0, light)
        wall.disc(23.5, 22, 17.5, None, light)
    else:
        sunk = wall.m_disc(23.5, 30, 20.5)
        rain = ((x + y // 3) % 6 == 0) & ((y + x * 5) % 11 < 6)
        wall.put(sunk, light)
        wall.put(rain & ~sunk, light)
        wall.put(rain & sunk, dark)
    wall.put(y > 37, dark)
    wall.put((y > 34) & (y <= 37) & ((x + y) % 2 == 0), dark)
    wall.put((y > 36) & (y % 3 == 0), light)
    return wall
