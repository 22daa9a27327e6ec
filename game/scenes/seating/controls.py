"""The controls of the seating plan, laid anew whenever the plan has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.career.profile import COLOURS, SIGNS
from game.party import FEW_CHAIRS, Person, Plan
from game.rules import house
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.services import Services
from game.show.hearing import SPEEDS
from game.ui.controls import Area, Button, Control

from .chairs import EMPTY, PERSON, candidates, who
from .lines import Knob, rule_line, settings
from .room import spots

GAMES = (8, 28, 196, 128)
HOUSE = (8, 162, 196, 158)
PAGES = {"back": (138, 163, 18, 18), "on": (156, 163, 44, 18)}  # where a press turns the house rules
SEAT = (468, 28, 164, 146)
SITTING = (468, 180, 164, 140)
ROWS = 7  # house rules in sight
_CHIPS = (10, 20, 50, 100, 200, 500, 1000)
_STAKES = (1, 2, 3, 5, 10, 20, 50)
_KINDS = ("deals", "goal", "last")
_LENGTHS = (
    *(("deals", n) for n in (1, 2, 3, 5, 10, 15, 20, 30, 50)),
    *(("goal", n) for n in (2, 3, 5)),
    ("last", 0),
)


class Desk:
    """Makes the controls for one plan, chair `chosen` looked at and house rule `top` first in sight.

    `change` gets fields of the plan with their new values, `sit` who is to sit on the chair.
    """

    def __init__(
        self,
        services: Services,
        plan: Plan,
        chosen: int,
        top: int,
        change: Callable[..., None],
        sit: Callable[[str], None],
    ) -> None:
        self._services, self._plan, self._chosen, self._top = services, plan, chosen, top
        self._change, self._sit = change, sit

    def all(self) -> list[Control]:
        """Everything that can be set before an evening."""
        back = [
            Button("back", (8, 331, 84, 24), self._services.words.tr("foot.back"), action="cancel"),
            Button("regulars", (98, 331, 96, 24), self._services.words.tr("regulars.button"), action="g"),
            Button("rules", (200, 331, 76, 24), self._services.words.tr("seating.book"), action="r"),
        ]
        lists = [
            *self._games(),
            *self._pages(),
            *self._rules(),
            *self._chairs(),
            *self._of_seat(),
            *self._of_sitting(),
        ]
        return [*lists, *back, *self._buttons("seating.deal")]

    def between(self) -> list[Control]:
        """What can be set between two sittings of an evening: who sits where."""
        end = Button("end", (8, 331, 150, 24), self._services.words.tr("seating.end"))
        return [*self._pages(), *self._chairs(), *self._of_seat(), end, *self._buttons("seating.on")]

    def _pages(self) -> list[Control]:
        """Where there are more house rules than lines: the way to the others for a pointer."""
        more = len(settings(self._plan.rules)) > ROWS
        return [Area(f"page {way}", rect) for way, rect in PAGES.items() if more]

    def _chairs(self) -> list[Control]:
        return [Area(f"chair {n}", spot) for n, spot in enumerate(spots(len(self._plan.chairs)))]

    def _games(self) -> list[Control]:
        x, y, w, _ = GAMES
        return [
            Area(f"game {tag_of(rules)}", (x + 6, y + 23 + 16 * n, w - 12, 15))
            for n, rules in enumerate(RULES)
        ]

    def _rules(self) -> list[Control]:
        x, y, w, _ = HOUSE
        words, found = self._services.words, []
        names = list(settings(self._plan.rules))[self._top : self._top + ROWS]
        for n, name in enumerate(names):

            def change(value: Any, name: str = name) -> None:
                self._change(rules=msgspec.structs.replace(self._plan.rules, **{name: value}))

            rect = (x + 6, y + 22 + 15 * n, w - 12, 14)
            found.append(rule_line(words, self._plan.rules, name, rect, change))
        return list(found)

    def _knob(self, name: str, n: int, values: list[str], labels: list[str], now: str, change: Any) -> Knob:
        x, y, w, _ = SITTING
        words = self._services.words.tr(f"seating.{name}")
        return Knob(name, (x + 6, y + 21 + 18 * n, w - 12, 17), words, values, labels, now, change, 50, 100)

    def _of_sitting(self) -> list[Control]:
        words, plan = self._services.words, self._plan
        chips = sorted({*_CHIPS, plan.chips})
        now = (plan.length, {"deals": plan.deals, "goal": plan.times, "last": 0}[plan.length])
        lengths = sorted({*_LENGTHS, now}, key=lambda each: (_KINDS.index(each[0]), each[1]))
        texts = [f"{kind} {n}" for kind, n in lengths]
        speeds = [words.tr(f"speed.{speed}") for speed in SPEEDS]
        looks = [words.tr("seating.open"), words.tr("seating.hold")]
        return [
            self._knob(
                "chips",
                0,
                [str(n) for n in chips],
                [words.tr("seating.each", n=n) for n in chips],
                str(plan.chips),
                lambda text: self._change(chips=int(text)),
            ),
            self._stakes(),
            self._knob(
                "length",
                2,
                texts,
                [self._length(kind, n) for kind, n in lengths],
                f"{now[0]} {now[1]}",
                self._set_length,
            ),
            self._knob(
                "curtain",
                3,
                ["open", "hold"],
                looks,
                "hold" if plan.hold else "open",
                lambda text: self._change(hold=text == "hold"),
            ),
            self._knob(
                "speed",
                4,
                list(SPEEDS),
                speeds,
                self._services.settings.now.speed,
                lambda text: self._services.settings.change(speed=text),
            ),
        ]

    def _stakes(self) -> Knob:
        """The ante; in a game without one the highest bet, or the least one."""
        words, rules = self._services.words, self._plan.rules
        least = getattr(rules, "least_bet", 1)
        names = [name for name in ("ante", "most_bet", "bank_min_bet") if self._is_free(name)]
        field = names[0] if names else "ante"

        def change(text: str) -> None:
            self._change(rules=msgspec.structs.replace(rules, **{field: int(text)}))

        now = getattr(rules, field)
        values = sorted({*(n for n in _STAKES if field == "ante" or n >= least), now})
        labels = [f"{least}–{n}" if field == "most_bet" else words.number(n) for n in values]
        name = "ante" if field == "ante" else "bets"
        return self._knob(name, 1, [str(n) for n in values], labels, str(now), change)

    def _is_free(self, name: str) -> bool:
        """Whether the game has this setting, with more than one value."""
        return len(house.choices(type(self._plan.rules)).get(name, ())) > 1

    def _length(self, kind: str, n: int) -> str:
        words = self._services.words
        if kind == "deals":
            return words.ntr("unit.deals", n)
        if kind == "last":
            return words.tr("seating.last")
        return words.tr("seating.goal", n=n * self._plan.chips)

    def _set_length(self, text: str) -> None:
        kind, n = text.split()
        number = {"deals": {"deals": int(n)}, "goal": {"times": int(n)}, "last": {}}[kind]
        self._change(length=kind, **number)

    def _of_seat(self) -> list[Control]:
        x, y, w, _ = SEAT
        words, plan, chair = self._services.words, self._plan, self._plan.chairs[self._chosen]
        values = list(candidates(plan, self._chosen))
        labels = [
            words.tr(f"seating.{each}" if each in (EMPTY, PERSON) else f"name.{each}") for each in values
        ]
        found: list[Control] = [
            Knob(
                "who",
                (x + 6, y + 21, w - 12, 17),
                words.tr("seating.who"),
                values,
                labels,
                who(chair),
                self._sit,
                48,
                100,
            )
        ]
        if isinstance(chair, Person):
            found.append(Area("name", (x + 54, y + 41, 100, 17)))
            found += [
                Area(f"colour {colour}", (x + 54 + 25 * n, y + 61, 21, 17))
                for n, colour in enumerate(COLOURS)
            ]
            for n, sign in enumerate(SIGNS):
                rect = (x + 54 + 25 * (n % 4), y + 82 + 22 * (n // 4), 21, 19)
                found.append(Area(f"sign {sign}", rect))
        return found

    def _buttons(self, deal: str) -> list[Control]:
        tr = self._services.words.tr
        found: list[Control] = [Button("mix", (282, 331, 106, 24), tr("seating.mix"), action="m")]
        few = len(self._plan.chairs) <= FEW_CHAIRS
        if not few or type(self._plan.rules).SEATS[1] > FEW_CHAIRS:
            label = tr("seating.fourteen" if few else "seating.eight")
            why = "" if few or len(self._plan.sitters) <= FEW_CHAIRS else " "
            found.append(Button("more", (394, 331, 106, 24), label, action="s", why=why))
        why = " " if self._plan.problem() else ""
        found.append(Button("deal", (506, 331, 126, 24), tr(deal), "gold", "menu", why=why))
        return found
