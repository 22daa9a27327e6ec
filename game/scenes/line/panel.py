"""The panel beside the map: the room, the game, the price, the people and the goals of a station."""

from __future__ import annotations

from game.career.level import Level
from game.career.line import Stop
from game.career.profile import Profile
from game.i18n import Words
from game.scenes.goal_words import asked
from game.scenes.journey import Journey
from game.scenes.pack import Pack
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas

_LEFT, _RIGHT = 446, 622
_BRASS = ("ivory", "goldl", "gold", "brass")  # bands of a name in metal letters
_GAMES = {
    "in_between": "AS 2H",
    "yablon": "3S KD",
    "yablon_bank": "5C QH",
    "red_dog": "4H 9S",
    "ochko": "JC AH",
    "ochko_bank": "10S AD",
}  # two cards that stand for a game


def top_bar(canvas: Canvas, words: Words, profile: Profile) -> None:
    """Who travels, how many stars, what is in the purse."""
    canvas.rect(0, 0, 640, 21, "ink")
    canvas.rect(0, 21, 640, 1, "brass")
    canvas.sprite(f"badge/{profile.sign}", 6, 3)
    end = 26 + canvas.text(26, 3, profile.name, "ivory")
    canvas.text(26, 12, words.tr("map.night", n=profile.nights + 1), "steel")
    canvas.text(max(300, end + 40), 4, words.tr("map.heading"), _BRASS, "display", "center", shadow="wine")
    canvas.text(452, 7, f"★ {words.number(profile.star_count)}/30", "goldl")
    purse = words.number(profile.chips)
    canvas.text(630, 7, purse, "goldl", align="right")
    width = canvas.fonts["body"].width(purse)
    left = 624 - width - canvas.text(624 - width, 7, words.tr("map.purse"), "haze", align="right")
    canvas.sprite("mark/coin", left - 13, 6)


def draw(canvas: Canvas, services: Services, journey: Journey, stop: Stop) -> None:
    """The whole panel for the station in focus."""
    words = services.words
    widgets.panel(canvas, 434, 28, 200, 308)
    name = words.tr(f"station.{stop.station}")
    font = "display" if canvas.fonts["display"].width(name) <= 128 else "body"
    label = words.tr("map.stop")
    room = _RIGHT - _LEFT - canvas.fonts["body"].width(label) - 8
    name = canvas.fonts[font].cut(name, room)
    canvas.text(_LEFT, 38, name, _BRASS if stop.open else "steel", font, shadow="wine")
    canvas.text(_RIGHT, 36, label, "coral", align="right")
    canvas.text(_RIGHT, 47, f"{stop.number} / 10", "ivory", align="right")
    canvas.sprite(f"vignette/{stop.station}", 441, 59, shade="" if stop.open else "shadow")
    canvas.box(440, 58, 188, 62, "gold" if stop.open else "steel")
    canvas.text(_LEFT, 126, words.tr(f"salon.{stop.station}"), "ivory")
    if stop.level is None or not stop.open:
        _draw_locked(canvas, services, stop)
        return
    _draw_game(canvas, words, stop.level, Pack.of(services))
    _draw_people(canvas, words, stop.level)
    _draw_goals(canvas, words, stop.level, stop.stars)
    _draw_foot(canvas, words, journey, stop)


def _draw_locked(canvas: Canvas, services: Services, stop: Stop) -> None:
    """What will be played there, before people who are not known yet; and what opens it."""
    words, y = services.words, 168
    if stop.level is not None:
        _draw_game(canvas, words, stop.level, Pack.of(services))
        _draw_people(canvas, words, stop.level, met=False)
        y = 268
    canvas.sprite("map/node/locked", 534, y, "c")
    key = "map.no_table" if stop.level is None else "map.locked"
    canvas.paragraph(_LEFT, y + 9, _RIGHT - _LEFT, words.tr(key), "haze", align="center", lead=10)


def _draw_game(canvas: Canvas, words: Words, level: Level, pack: Pack) -> None:
    canvas.rect(_LEFT - 4, 139, 184, 27, "ink")
    canvas.box(_LEFT - 4, 139, 184, 27, "brass")
    for n, card in enumerate(_GAMES[level.variant].split()):
        canvas.part(pack.face("small", card), (0, 0, 27, 23), _LEFT + 14 * n, 141)
    canvas.text(_LEFT + 49, 144, _cut(canvas, words.tr(f"game.{level.variant}"), 128), "goldl")
    canvas.text(_LEFT + 49, 155, words.tr("map.seats", n=level.seats), "haze")
    canvas.text(_LEFT, 172, words.tr("map.deals", n=level.rules.deals), "haze")
    canvas.text(_RIGHT, 172, words.tr("map.buy_in", n=level.buy_in), "goldl", align="right")


def _draw_people(canvas: Canvas, words: Words, level: Level, met: bool = True) -> None:
    """Who sits opposite; in the dark and without names as long as they are not `met`."""
    canvas.rect(_LEFT, 182, _RIGHT - _LEFT, 1, "umber")
    shade = "" if met else "grey shadow"
    canvas.text(_LEFT, 187, words.tr("map.people"), "haze")
    if len(level.passengers) <= 3:
        for n, who in enumerate(level.passengers):
            x = 447 + 62 * n
            canvas.box(x - 1, 197, 50, 50, "brass")
            canvas.sprite(f"portrait/{who}/neutral", x, 198, shade=shade)
            if met:
                canvas.text(x + 24, 250, _cut(canvas, words.tr(f"name.{who}"), 60), "fog", align="center")
        return
    columns, step, width = (4, 45, 36) if len(level.passengers) <= 8 else (7, 26, 24)
    for n, who in enumerate(level.passengers):
        x, y = 444 + step * (n % columns), 198 + 32 * (n // columns)
        canvas.part(f"face/{who}/neutral", ((36 - width) // 2, 0, width, 29), x, y, shade)
        canvas.box(x - 1, y - 1, width + 2, 31, "brass")
        if met and len(level.passengers) <= 4:
            canvas.text(x + 18, y + 34, _cut(canvas, words.tr(f"name.{who}"), 44), "fog", align="center")


def _draw_goals(canvas: Canvas, words: Words, level: Level, stars: tuple[int, ...]) -> None:
    canvas.rect(_LEFT, 260, _RIGHT - _LEFT, 1, "umber")
    for n in range(3):
        y = 264 + 12 * n
        for k in range(n + 1):
            canvas.sprite("mark/star7" if n + 1 in stars else "mark/star7_off", 446 + 8 * k, y)
        canvas.text(
            474, y, _cut(canvas, asked(words, level, n + 1), 152), "ivory" if n + 1 in stars else "fog"
        )


def _draw_foot(canvas: Canvas, words: Words, journey: Journey, stop: Stop) -> None:
    best = journey.profile.best.get(stop.station)
    if best is not None:
        canvas.text(_LEFT, 303, words.tr("map.best", n=best.chips), "coral")
    if not stop.affordable and stop.level is not None:
        canvas.paragraph(_LEFT, 315, 52, words.tr("map.short", n=stop.level.buy_in), "coral", lead=9)


def _cut(canvas: Canvas, words: str, width: int) -> str:
    return canvas.fonts["body"].cut(words, width)
