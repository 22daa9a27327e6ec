"""What lies on the cloth: cards, piles of chips, the deck, the puck, what seats did last."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import places
from game.rules.cards import name as card_name
from game.rules.places import Place
from game.scenes.pack import Pack
from game.show.cards import BACK, FACE, CardSprite
from game.show.chips import change, piles
from game.show.frame import Coin, Frame, Puck
from game.show.layout import (
    GAUGE,
    GAUGE_PLATE,
    HERO,
    OWN_CARDS,
    POOL_PILES,
    POOL_PLATE,
    Box,
    Layout,
    Point,
)
from game.ui.canvas import Canvas

_THICK = {"L": 4, "M": 3, "S": 2}
_TALLEST = 6  # chips of a pile, while there is room for another pile
_FLIP = ("back/1", "back/2", "edge", "3", "4")  # frames between back and face; numbers are of the face
_NEEDLES = 48
_ONE_PILE, _APART = 9, ((-8, 0), (8, 0))  # of a bet beside the pool
_BET_ROOM = 26  # pixels for the number of a bet
_HIGH = 10  # shadows are baked for so many chips


class Cards:
    """Draws cards of the pack that the settings want."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def draw(self, canvas: Canvas, sprite: CardSprite) -> None:
        """One card where the frame has it, with its shadow on what lies below."""
        size = "hero" if sprite.hero else "small"
        x, y = sprite.x, sprite.y
        if sprite.private and sprite.card is not None and sprite.hero:
            return self._peek(canvas, card_name(sprite.card), x, y)
        picture = self._picture(sprite, size)
        fall = (2, 3) if sprite.hero else (1, 2)
        if sprite.tilt:
            return _draw_tilted(canvas, sprite, picture, fall)
        canvas.shadow(picture, x + fall[0] + sprite.lift // 3, y + fall[1] + sprite.lift)
        if sprite.gold:
            width, height = canvas.atlas.size(f"card/{size}/back")
            for grow, colour in ((3, "ink"), (2, "goldl"), (1, "ink")):
                canvas.box(x - grow, y - grow, width + 2 * grow, height + 2 * grow, colour)
        if sprite.dust:
            width, height = canvas.atlas.size(picture)
            canvas.sprite(f"fx/dust/{sprite.dust - 1}", x + width // 2, y + height)
        if sprite.squash:
            width, height = canvas.atlas.size(picture)
            flat = height - sprite.squash
            middle = (x + width // 2, y + sprite.squash + flat // 2)
            return canvas.turned(picture, *middle, w=width + sprite.squash // 2, h=flat)
        canvas.sprite(picture, x, y)
        return None

    def _picture(self, sprite: CardSprite, size: str) -> str:
        if sprite.turn <= BACK or sprite.card is None:
            return self._pack.closed(size)
        face = card_name(sprite.card)
        if sprite.turn >= FACE:
            return self._pack.face(size, face)
        phase = _FLIP[sprite.turn * len(_FLIP) // FACE]
        return (
            f"{self._pack.face(f'flip/{size}', face)}/{phase}"
            if phase.isdigit()
            else f"card/flip/{size}/{phase}"
        )

    def _peek(self, canvas: Canvas, face: str, x: int, y: int) -> None:
        picture = self._pack.face("peek", face)
        canvas.shadow(picture, x + 2, y + 3)
        canvas.shade(x + 4, y + 46, 49, 9)
        canvas.sprite(picture, x, y)


def _draw_tilted(canvas: Canvas, sprite: CardSprite, picture: str, fall: tuple[int, int]) -> None:
    """A card that turns on its way, around its middle."""
    width, height = canvas.atlas.size(picture)
    x, y = sprite.x + width // 2, sprite.y + height // 2
    canvas.turned_shadow(picture, x + fall[0] + sprite.lift // 3, y + fall[1] + sprite.lift, sprite.tilt)
    canvas.turned(picture, x, y, sprite.tilt)


def draw_pile(canvas: Canvas, at: Point, chips: Sequence[int], size: str = "M", up: int = 0) -> None:
    """One pile of chips, bottom first, its middle and base line at `at`, with its shadow to the right.

    `up`: pixels that it jumps because a chip has landed on it.
    """
    step = _THICK[size]
    spots = [(at.x + _jitter(at, i, size), at.y - i * step - up) for i in range(len(chips))]
    canvas.shadow(f"shadow/stack/{size}/{min(_HIGH, len(chips))}", at.x, at.y)
    for x, y in spots:
        canvas.sprite(f"chip/{size}/outline", x, y)
    for i, ((x, y), chip) in enumerate(zip(spots, chips, strict=True)):
        turned = (at.x + 2 * i) % 4
        canvas.sprite(f"chip/{size}/{chip}" + (f"/{turned}" if turned else ""), x, y)


def _jitter(at: Point, index: int, size: str) -> int:
    """Piles are set down by hand: some chips lie a pixel aside, always the same ones."""
    return 0 if size == "S" or not index else (0, 0, 1, 0, -1, 0, 0)[(at.x * 3 + index * 5) % 7]


def draw_piles(canvas: Canvas, amount: int, spots: Sequence[Point], up: int = 0) -> None:
    """Piles that add up to `amount`; those farther back first. Whoever is in debt has none.

    `up`: pixels that they jump because a chip has landed.
    """
    stacks = piles(max(0, amount), len(spots), _TALLEST)
    for at, chips in sorted(zip(spots, stacks, strict=False), key=lambda pair: pair[0].y):
        draw_pile(canvas, at, chips, up=up)


def draw_pool(canvas: Canvas, amount: int, label: str, number: str, up: int = 0) -> None:
    """The pool in the middle, and its plate with the number; both jump by `up` when a chip lands."""
    draw_piles(canvas, amount, POOL_PILES, up)
    draw_plate(canvas, POOL_PLATE, label, number, up)


def draw_plate(canvas: Canvas, box: Box, label: str, number: str, up: int = 0) -> None:
    """A plate with a word on the left and a large number on the right, which jumps by `up` and shines."""
    x, y, w, h = box.x, box.y, box.w, box.h
    canvas.shade(x + 3, y + h, w - 2, 2)
    canvas.slice("frame/plate", x, y, w, h)
    face = canvas.fonts.reading(label, w - 24 - canvas.fonts["display"].width(number))
    used = 9 + canvas.text(x + 9, y + (8 if face == "body" else 3), label, "cream", face) + 6
    large = used + canvas.fonts["display"].width(number) <= w - 9
    top, ink = y + (3 if large else 8) - up, "ivory" if up else "goldl"
    canvas.text(x + w - 9, top, number, ink, "display" if large else "body", "right")


def draw_gauge(canvas: Canvas, pool: int, limit: int, words: str) -> None:
    """How near the pool is to its limit (Y21)."""
    middle = GAUGE.centre
    canvas.shadow("gauge/limit", middle.x + 2, middle.y + 3)
    canvas.sprite("gauge/limit", middle.x, middle.y)
    canvas.sprite(f"gauge/needle/{min(_NEEDLES, round(_NEEDLES * pool / limit))}", middle.x, middle.y)
    near = 5 * pool >= 4 * limit
    canvas.slice("frame/plate", GAUGE_PLATE.x, GAUGE_PLATE.y, GAUGE_PLATE.w, GAUGE_PLATE.h)
    canvas.text(GAUGE_PLATE.centre.x, GAUGE_PLATE.y + 3, words, "coral" if near else "cream", align="center")


def draw_deck(canvas: Canvas, at: Box, stock: int, riffle: int) -> None:
    """The undealt cards: lower as they go, and two halves that run into each other while shuffled."""
    if riffle:
        return _riffle(canvas, at, riffle)
    if stock:
        height = max(1, min(5, (stock + 9) // 10))
        canvas.shade(at.x + 3, at.y + 2, at.w, at.h + height - 1)
        canvas.sprite(f"card/stock/{height}", at.x, at.y - height + 5)
    return None


def _riffle(canvas: Canvas, at: Box, riffle: int) -> None:
    apart = 15 * (1 - riffle / 1000)
    for side in (-1, 1):
        x = at.x + round(side * apart)
        canvas.shadow("card/small/back", x + 1, at.y + 4)
        canvas.sprite("card/stock/2", x, at.y + 2)
    for i in range(4):
        lift = (riffle // 40 + i * 7) % 26
        side = 1 if i % 2 else -1
        canvas.sprite("card/small/back", at.x + round(side * apart * (26 - lift) / 26), at.y - lift // 4)


def draw_slot(canvas: Canvas, ranks: str) -> None:
    """The empty place between the person's two cards."""
    at = OWN_CARDS[2]
    canvas.shadow("card/hero/back", at.x, at.y)
    canvas.sprite("card/hero/slot", at.x, at.y)
    canvas.text(at.x + 25, at.y + 22, "?", "goldl", "display", "center", shadow="feltdd")
    if ranks:
        face = canvas.fonts.reading(ranks, HERO[0] - 2)
        canvas.text(at.x + 25, at.y + (47 if face == "body" else 44), ranks, "mint", face, "center")


def draw_coin(canvas: Canvas, coin: Coin) -> None:
    """One chip in the air, and its shadow below."""
    canvas.shadow("shadow/toss", coin.x - 7, coin.y + coin.lift + 3)
    canvas.sprite(f"chip/top/M/{coin.chip}" if coin.spin % 4 == 0 else _tossed(coin), coin.x, coin.y)


def _tossed(coin: Coin) -> str:
    return f"chip/toss/{coin.chip}/{coin.spin}"


def draw_stakes(canvas: Canvas, frame: Frame, layout: Layout, number: dict[Place, str]) -> None:
    """Bets lie beside the pool until they are settled (Y13)."""
    for place, chips in frame.chips.items():
        if places.is_stake(place) and chips:
            at, up = layout.stake(place), int(place in frame.stirred)
            draw_bet(canvas, at, chips, _ONE_PILE, _APART, up)
            draw_bet_number(canvas, at.x, at.y + 4 - up, number[place], "ivory" if up else "goldl", "center")


def draw_bet(
    canvas: Canvas, at: Point, amount: int, one_pile: int, apart: Sequence[tuple[int, int]], up: int = 0
) -> None:
    """The chips of a bet: up to `one_pile` as one pile, more as two so far from `at`; all jump by `up`."""
    coins = change(amount)
    if len(coins) <= one_pile:
        return draw_pile(canvas, at, coins, up=up)
    for n, (dx, dy) in enumerate(apart):
        draw_pile(canvas, Point(at.x + dx, at.y + dy), coins[n::2], up=up)
    return None


def draw_bet_number(
    canvas: Canvas, x: int, y: int, said: str, colour: str, align: str, outline: str = "feltdd", up: int = 0
) -> None:
    """The number of a bet, at its left, middle or right end; in large print `up` pixels higher."""
    face = canvas.fonts.reading(said, _BET_ROOM)
    canvas.text(x, y if face == "body" else y - up, said, colour, face, align, outline=outline)


def draw_own_bank(canvas: Canvas, frame: Frame, layout: Layout) -> None:
    """The person's own chips, all of them."""
    own = places.seat(layout.own)
    draw_piles(canvas, frame.chips.get(own, 0), layout.piles, int(own in frame.stirred))


def draw_puck(canvas: Canvas, at: Puck, picture: str) -> None:
    """The puck of the dealer or banker, and its shadow on the felt."""
    canvas.shadow(picture, at.x + 9 + 1 + at.lift // 3, at.y + 9 + 2 + at.lift)
    canvas.sprite(picture, at.x + 9, at.y + 9)


def label(canvas: Canvas, x: int, y: int, words: str, colour: str = "ivory") -> None:
    """Small words on the cloth, their middle at x."""
    canvas.text(x, y, words, colour, align="center", outline="feltdd")
