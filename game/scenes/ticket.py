"""A career as a railway ticket: drawn for the pockets of the counter and while one is bought."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from fractions import Fraction

from game.career.level import STATIONS, Level
from game.career.line import Stop, stops
from game.career.profile import Profile, Tally
from game.odds.grades import accuracy_of, rank_held
from game.services import Services
from game.ui.canvas import Canvas

WIDTH, HEIGHT = 616, 92
INKS = {
    "red": ("crimson", "wine"),
    "cyan": ("teal", "feltd"),
    "gold": ("brass", "umber"),
    "mint": ("felt", "feltd"),
}


def where(profile: Profile, levels: Sequence[Level]) -> Stop:
    """The station that a career has come to: the table it sits at, else the last open one."""
    line = stops(profile, levels)
    seated = profile.seated.station if profile.seated is not None else ""
    return next((stop for stop in line if stop.station == seated), [stop for stop in line if stop.open][-1])


def accuracy(profile: Profile) -> Fraction | None:
    """The accuracy of all graded decisions of a career, of 1; None before the first."""
    return accuracy_of(sum(profile.tallies.values(), Tally()).grades)


def draw_ticket(
    canvas: Canvas,
    services: Services,
    x: int,
    y: int,
    profile: Profile,
    levels: Sequence[Level],
    pocket: int,
    saved: str = "",
) -> None:
    """A ticket with its corner at x, y; `saved` is the moment of the save in ISO form."""
    main, dark = INKS[profile.colour]
    blank = f"ticket/{profile.colour}"
    canvas.shadow(blank, x + 3, y + 4)
    canvas.shadow(blank, x + 3, y + 4)
    canvas.sprite(blank, x, y)
    _draw_stub(canvas, services, x, y, profile, pocket)
    _draw_way(canvas, services, x, y, profile, levels)
    _draw_facts(canvas, services, x + 378, y + 16, profile, saved)
    canvas.rect(x + 368, y + 12, 1, 68, "brass")
    stop = where(profile, levels)
    for star in range(3):
        place = x + 534 + 14 * star, y + 16
        if star + 1 in stop.stars:
            canvas.sprite("mark/star9", *place)
        else:
            canvas.silhouette("mark/star9", *place, "cream")
    tr = services.words.tr
    face = canvas.fonts["body"]
    terminus = STATIONS[0] if profile.west else STATIONS[-1]
    onward = face.cut(tr("ticket.to", station=tr(f"station.{terminus}")), 84)
    canvas.text(x + 553, y + 31, face.cut(tr(f"station.{stop.station}"), 84), dark, align="center")
    canvas.text(x + 553, y + 74, onward, main, align="center")


def _draw_stub(canvas: Canvas, services: Services, x: int, y: int, profile: Profile, pocket: int) -> None:
    tr = services.words.tr
    main, dark = INKS[profile.colour]
    canvas.sprite(f"emblem/{profile.colour}", x + 39, y + 36)
    canvas.silhouette(f"sign/{profile.sign}", x + 35, y + 32, dark)
    canvas.text(x + 39, y + 62, tr("ticket.number", n=profile.number), main, align="center")
    canvas.text(x + 39, y + 74, tr("ticket.pocket", n=pocket), "umber", align="center")


def _draw_way(
    canvas: Canvas, services: Services, x: int, y: int, profile: Profile, levels: Sequence[Level]
) -> None:
    """Name, class, station and the line with its punched stops."""
    tr, face = services.words.tr, canvas.fonts["body"]
    main, dark = INKS[profile.colour]
    end = x + 84 + canvas.text(x + 84, y + 13, profile.name, dark, "display", shadow="cream")
    share = accuracy(profile)
    held = rank_held(100 * (share or 0))
    night = tr("ticket.night", n=profile.nights + 1, rank=tr(f"rank.{held}"))
    left = max(end + 14, x + 190)
    canvas.text(left, y + 19, face.cut(night, x + 362 - left), "umber")
    stop = where(profile, levels)
    canvas.sprite(f"landmark/{stop.station}/lit", x + 98, y + 67)
    canvas.text(x + 118, y + 38, tr(f"station.{stop.station}"), "ink")
    if stop.level is not None:
        here = tr("ticket.table", salon=tr(f"salon.{stop.station}"), game=tr(f"game.{stop.level.variant}"))
        canvas.text(x + 118, y + 49, face.cut(here, 244), "umber")
    canvas.text(x + 356, y + 38, f"{stop.number} / {len(STATIONS)}", main, align="right")
    canvas.rect(x + 89, y + 73, 27 * 9, 1, "brass")
    for n in range(1, len(STATIONS) + 1):
        look = "punched" if n < stop.number else profile.colour if n == stop.number else "paper"
        canvas.sprite(f"stop/{look}", x + 89 + 27 * (n - 1), y + 73)


def _draw_facts(canvas: Canvas, services: Services, x: int, y: int, profile: Profile, saved: str) -> None:
    words, face = services.words, canvas.fonts["body"]
    hours, minutes = divmod(profile.played // 60_000, 60)
    rows = (
        ("chips", words.number(profile.chips), "ink"),
        (
            "stars",
            words.tr("ticket.of", n=profile.star_count, most=3 * len(STATIONS)),
            INKS[profile.colour][0],
        ),
        ("accuracy", words.accuracy(accuracy(profile)), "ink"),
        ("hours", words.tr("ticket.time", hours=hours, minutes=f"{minutes:02}"), "ink"),
        ("played", moment(services, saved), "ink"),
    )
    for n, (key, value, colour) in enumerate(rows):
        room = 120 - face.width(value)
        canvas.text(x, y + 13 * n, face.cut(words.tr(f"ticket.{key}"), room), "umber")
        canvas.text(x + 124, y + 13 * n, value, colour, align="right")
        if n < len(rows) - 1:
            canvas.rect(x, y + 13 * n + 9, 124, 1, "cream")


def moment(services: Services, saved: str, today: date | None = None) -> str:
    """A moment in ISO form as people write it: the time of today, else the date."""
    if not saved:
        return "–"
    when = datetime.fromisoformat(saved)
    if when.date() == (today or date.today()):
        return services.words.tr("ticket.today", time=f"{when:%H:%M}")
    return services.words.day(saved)
