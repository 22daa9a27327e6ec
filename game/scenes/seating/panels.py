"""The panels of the seating plan: what stands around the controls."""

from __future__ import annotations

from typing import Protocol

from game.career.profile import COLOURS, SIGNS
from game.party import MOST_CHAIRS, Person, Plan
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.scenes.figures import INKS
from game.services import Services
from game.show.rule_card import word_of
from game.ui import widgets
from game.ui.canvas import Canvas

from .chairs import taken_signs
from .controls import GAMES, HOUSE, ROWS, SEAT, SITTING
from .lines import settings, value_words
from .room import portrait_of

_DEAL = 9  # seconds that a seat takes in a deal, by and large


class Seating(Protocol):
    """What the panels show of the scene."""

    @property
    def plan(self) -> Plan: ...
    @property
    def between(self) -> bool: ...
    @property
    def why(self) -> str: ...
    @property
    def names(self) -> dict[int, str]: ...


def draw_panels(
    canvas: Canvas, services: Services, scene: Seating, chosen: int, rules: tuple[int, str]
) -> None:
    """All panels; `rules` are the first house rule in sight and the one that is explained."""
    _games(canvas, services, scene)
    _house(canvas, services, scene, *rules)
    _seat(canvas, services, scene, chosen)
    _sitting(canvas, services, scene)


def _games(canvas: Canvas, services: Services, scene: Seating) -> None:
    tr = services.words.tr
    widgets.panel(canvas, *GAMES)
    widgets.heading(canvas, 18, 36, 176, tr("seating.game"))
    canvas.text(193, 37, tr("seating.seats"), "haze", align="right")
    for n, rules in enumerate(RULES):
        y = 51 + 16 * n
        here = rules is type(scene.plan.rules)
        widgets.row(canvas, 14, y, 184, 15, "chosen" if here else "")
        ink = "ivory" if here else "slate" if scene.between else "fog"
        canvas.text(28, y + 4, tr(f"game.{tag_of(rules)}"), ink)
        low, high = rules.SEATS
        canvas.text(193, y + 4, f"{low}–{min(high, MOST_CHAIRS)}", "goldl" if here else "haze", align="right")


def _house(canvas: Canvas, services: Services, scene: Seating, top: int, told: str) -> None:
    words, rules = services.words, scene.plan.rules
    variant = tag_of(rules)
    names = list(settings(rules))
    widgets.panel(canvas, *HOUSE)
    widgets.heading(canvas, 18, 170, 176, words.tr("seating.rules"))
    _pages(canvas, services, top, len(names))
    if scene.between:
        for n, name in enumerate(names[top : top + ROWS]):
            y = 184 + 15 * n
            canvas.text(21, y + 4, words.tr(f"house.{word_of(variant, name)}"), "slate")
            value = value_words(words, variant, name, getattr(rules, name))
            canvas.text(192, y + 4, value, "slate", align="right")
    text = words.tr(f"house_text.{word_of(variant, told)}")
    canvas.paragraph(19, 293, 178, text, "cream", lead=10)


def _pages(canvas: Canvas, services: Services, top: int, lines: int) -> None:
    """Which page of house rules is in sight, between the two keys that turn it."""
    prompts, pages = services.prompts, -(-lines // ROWS)
    if pages == 1:
        return
    x = 197 - prompts.width(canvas, "page right")
    prompts.draw(canvas, x, 165, "page right")
    shown = f"{min(pages, 1 + -(-top // ROWS))} / {pages}"
    canvas.text(x - 4, 169, shown, "haze", align="right")
    x -= 8 + canvas.fonts["body"].width(shown) + prompts.width(canvas, "page left")
    prompts.draw(canvas, x, 165, "page left")


def _seat(canvas: Canvas, services: Services, scene: Seating, chosen: int) -> None:
    tr, chair = services.words.tr, scene.plan.chairs[chosen]
    x, y, w, _ = SEAT
    widgets.panel(canvas, *SEAT)
    widgets.heading(canvas, x + 10, y + 8, w - 20, tr("seating.seat", n=chosen + 1))
    if isinstance(chair, Person):
        _person(canvas, services, scene, chosen, chair)
        return
    note = tr("seating.passenger_note" if chair else "seating.empty_note")
    if chair:
        canvas.slice("frame/portrait/normal", x + 56, y + 47, 52, 52)
        canvas.sprite(portrait_of(chair), x + 58, y + 49)
    canvas.paragraph(x + 12, y + (108 if chair else 70), w - 24, note, "haze", align="center")


def _person(canvas: Canvas, services: Services, scene: Seating, chosen: int, chair: Person) -> None:
    tr = services.words.tr
    x, y, _, _ = SEAT
    for top, key in ((47, "name"), (67, "colour"), (87, "sign")):
        canvas.text(x + 11, y + top, tr(f"seating.{key}"), "haze")
    shown = scene.names[chosen]
    widgets.field(canvas, x + 54, y + 41, 100, shown, False, "" if chair.name else "disabled")
    for n, colour in enumerate(COLOURS):
        left = x + 54 + 25 * n
        canvas.rect(left + 1, y + 62, 19, 15, "ink")
        canvas.rect(left + 2, y + 63, 17, 13, INKS[colour])
        if colour == chair.colour:
            widgets.chosen(canvas, left, y + 61, 21, 17)
    taken = taken_signs(scene.plan, chosen)
    for n, sign in enumerate(SIGNS):
        left, top = x + 54 + 25 * (n % 4), y + 82 + 22 * (n // 4)
        canvas.rect(left, top, 21, 19, "ink")
        canvas.box(left + 1, top + 1, 19, 17, "smoke" if sign in taken else INKS[chair.colour])
        if sign in taken:
            canvas.silhouette(f"sign/{sign}", left + 6, top + 5, "slate")
        else:
            canvas.sprite(f"sign/{sign}", left + 6, top + 5)
        if sign == chair.sign:
            widgets.chosen(canvas, left, top, 21, 19)
    if taken:
        canvas.text(x + 82, y + 129, tr("seating.signs_taken"), "haze", align="center")


def _sitting(canvas: Canvas, services: Services, scene: Seating) -> None:
    words, plan = services.words, scene.plan
    x, y, w, _ = SITTING
    widgets.panel(canvas, *SITTING)
    widgets.heading(canvas, x + 10, y + 8, w - 20, words.tr("seating.sitting"))
    if scene.why:
        canvas.paragraph(x + 9, y + 114, w - 18, scene.why, "coral", align="center", lead=10)
        return
    below = y + 114
    if plan.length == "deals":
        minutes = max(1, plan.deals * len(plan.sitters) * _DEAL // 60)
        time = words.tr("seating.minutes", time=words.ntr("unit.minutes", minutes))
        canvas.text(x + w // 2, below, time, "haze", align="center")
        below += 11
    canvas.text(x + w // 2, below, words.tr("seating.join"), "haze", align="center")
