"""The seating plan: game, house rules, chairs and length of an evening, dealt in a few presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.career.profile import COLOURS, SIGNS
from game.party import FEW_CHAIRS, MOST_CHAIRS, Passenger, Person, Plan, changed, first_plan, variant_of
from game.rules import house
from game.rules.engine import RULES
from game.scenes.seating_chairs import (
    CAST,
    EMPTY,
    PERSON,
    candidates,
    resized,
    seat,
    shuffled,
    taken_signs,
    who,
    with_chair,
)
from game.scenes.seating_lines import Knob, rule_line, settings
from game.scenes.seating_name import NameScene
from game.scenes.seating_picture import draw_panels
from game.scenes.seating_room import draw_room, name_of, spots
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control
from game.ui.intents import Adjust, Cancel, Hot, Intent, Menu, Page, Step, Wheel

from .settings_pages import SPEEDS
from .stack import Pop, Push, Scene, Transition

GAMES = (8, 28, 196, 128)
HOUSE = (8, 162, 196, 158)
SEAT = (468, 28, 164, 146)
SITTING = (468, 180, 164, 140)
ROWS = 7  # house rules in sight
_CHIPS = (10, 20, 50, 100, 200, 500, 1000)
_STAKES = (1, 2, 3, 5, 10, 20, 50)
_LENGTHS = (
    *(("deals", n) for n in (1, 2, 3, 5, 10, 15, 20, 30, 50)),
    *(("goal", n) for n in (2, 3, 5)),
    ("last", 0),
)
_KINDS = ("deals", "goal", "last")


class SeatingScene(Scene):
    """`deal` gets the plan when the cards are to be dealt, and makes what comes next.

    `between`: only the chairs can be changed, the evening goes on; `end` makes what comes when it does
    not. `chips` are those of each chair, where known; `reserved` the signs of who sat there tonight.
    """

    def __init__(
        self,
        services: Services,
        plan: Plan | None,
        deal: Callable[[Plan], Transition],
        end: Callable[[], Transition] | None = None,
        chips: dict[int, int] | None = None,
        reserved: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self._services, self._deal, self._end = services, deal, end
        self._plan = plan or first_plan(RULES[0], CAST)
        self._chips, self._reserved = chips or {}, reserved
        self._kind = services.prompts.kind
        self._chosen = 0
        self._top = 0  # first house rule in sight
        self._told = ""  # the house rule that is explained
        self._build("deal")
        if end is None:
            services.sound.music("map")

    # -- what the screen is about

    @property
    def plan(self) -> Plan:
        """The table as it is laid so far."""
        return self._plan

    @property
    def between(self) -> bool:
        """Whether an evening is under way, so that only the chairs can be changed."""
        return self._end is not None

    @property
    def why(self) -> str:
        """Why no cards can be dealt, in words; "" when they can."""
        problem = self._plan.problem()
        if problem is None:
            return ""
        words, key = self._services.words, f"seating.why.{problem.code}"
        return words.tr(key if words.has(key) else "seating.why.other", **problem.numbers)

    # -- controls

    def _build(self, first: str | None = None) -> None:
        """Lay all controls anew: the plan decides which there are."""
        found: list[Control] = []
        if not self.between:
            found += [*self._games(), *self._rules()]
        found += [Area(f"chair {n}", spot) for n, spot in enumerate(spots(len(self._plan.chairs)))]
        found += self._of_seat()
        if not self.between:
            found += self._of_sitting()
        found += self._buttons()
        self._board = Board(found, self._services.sound.effect, first)

    def _games(self) -> list[Control]:
        x, y, w, _ = GAMES
        return [
            Area(f"game {variant_of(rules)}", (x + 6, y + 23 + 16 * n, w - 12, 15))
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
        lengths = sorted(
            {*_LENGTHS, now}, key=lambda each: (("deals", "goal", "last").index(each[0]), each[1])
        )
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
        return (
            words.tr("seating.last") if kind == "last" else words.tr("seating.goal", n=n * self._plan.chips)
        )

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

    def _buttons(self) -> list[Control]:
        tr = self._services.words.tr
        found: list[Control] = []
        if self.between:
            found.append(Button("end", (8, 331, 150, 24), tr("seating.end"), action="cancel"))
        else:
            found.append(Button("back", (8, 331, 92, 24), tr("foot.back"), action="cancel"))
            found.append(Button("rules", (106, 331, 98, 24), tr("seating.book"), action="r"))
        found.append(Button("mix", (210, 331, 122, 24), tr("seating.mix"), action="m"))
        if type(self._plan.rules).SEATS[1] > FEW_CHAIRS:
            few = len(self._plan.chairs) <= FEW_CHAIRS
            label = tr("seating.fourteen" if few else "seating.eight")
            found.append(Button("more", (338, 331, 124, 24), label, action="s"))
        deal = tr("seating.on" if self.between else "seating.deal")
        found.append(
            Button("deal", (468, 331, 164, 24), deal, "gold", "menu", why=" " if self._plan.problem() else "")
        )
        return found

    # -- what a person does

    def handle(self, intent: Intent) -> Transition | None:
        """Everything lies on one screen; D or Start deals from wherever the focus is."""
        self.spoil()
        match intent:
            case Cancel():
                self._services.sound.effect("cancel")
                return self._end() if self._end else Pop()
            case Menu():
                return self._act("deal", sounded=False)
            case Hot("r"):
                return self._act("rules", sounded=False)
            case Hot("m"):
                return self._act("mix", sounded=False)
            case Hot("s" | "back"):
                return self._act("more", sounded=False)
            case Hot("delete" | "west"):
                self._free()
                return None
            case Page(n):
                self._page(n)
                return None
            case Adjust(n) | Wheel(n) if self._at_chair:
                self._turn_chair(n)
                return None
            case Step(_, dy) if dy and self._scroll(dy):
                return None
        name = self._board.handle(intent)
        self._look()
        return self._act(name) if name else None

    @property
    def _at_chair(self) -> bool:
        return self._board.focus.at.startswith("chair ")

    def _act(self, name: str, sounded: bool = True) -> Transition | None:
        what, _, which = name.partition(" ")
        if not sounded:
            possible = any(control.name == name and control.press() for control in self._board.controls)
            self._services.sound.effect("confirm" if possible else "denied")
            if not possible:
                return None
        match what:
            case "deal":
                return self._deal(self._plan)
            case "back":
                return Pop()
            case "end":
                return self._end() if self._end else None
            case "rules":
                from .rulebook import RulebookScene

                books = [
                    rules() if rules is not type(self._plan.rules) else self._plan.rules for rules in RULES
                ]
                return Push(RulebookScene(self._services, books, RULES.index(type(self._plan.rules))))
            case "mix":
                self._replan(shuffled(self._plan, self._services.seeds()))
            case "more":
                few = len(self._plan.chairs) <= FEW_CHAIRS
                self._replan(resized(self._plan, MOST_CHAIRS if few else FEW_CHAIRS))
            case "game":
                self._take_game(which)
            case "chair":
                return self._press_chair()
            case "name":
                return self._name()
            case "colour" | "sign":
                self._dress(what, which)
        return None

    def _take_game(self, variant: str) -> None:
        rules = next(each for each in RULES if variant_of(each) == variant)
        if type(self._plan.rules) is rules:
            return
        self._top = 0
        plan = changed(self._plan, rules=rules())
        room = FEW_CHAIRS if rules.SEATS[1] <= FEW_CHAIRS else len(plan.chairs)
        self._replan(resized(plan, room))

    def _press_chair(self) -> Transition | None:
        chair = self._plan.chairs[self._chosen]
        if chair is None:
            self._sit(PERSON)
        elif isinstance(chair, Passenger):
            self._turn_chair(1)
        else:
            return self._name()
        return None

    def _turn_chair(self, n: int) -> None:
        """The next one who may sit on the chair in focus."""
        who_may = candidates(self._plan, self._chosen)
        at = who_may.index(who(self._plan.chairs[self._chosen]))
        self._services.sound.effect("more" if n > 0 else "less")
        self._sit(who_may[(at + (1 if n > 0 else -1)) % len(who_may)])

    def _free(self) -> None:
        empty = self._plan.chairs[self._chosen] is None
        self._services.sound.effect("denied" if empty else "less")
        self._sit(EMPTY)

    def _sit(self, somebody: str) -> None:
        self._replan(seat(self._plan, self._chosen, somebody, self._reserved))

    def _name(self) -> Transition | None:
        chair = self._plan.chairs[self._chosen]
        return Push(NameScene(self._services, chair.name)) if isinstance(chair, Person) else None

    def resumed(self, result: object) -> None:
        """A name was written, or the rules were read."""
        chair = self._plan.chairs[self._chosen]
        if isinstance(result, str) and isinstance(chair, Person):
            self._plan = with_chair(self._plan, self._chosen, msgspec.structs.replace(chair, name=result))
        self._build(self._board.focus.at)
        self.spoil()

    def _dress(self, what: str, which: str) -> None:
        chair = self._plan.chairs[self._chosen]
        if not isinstance(chair, Person):
            return
        if what == "sign" and which in taken_signs(self._plan, self._chosen):
            self._services.sound.effect("denied")
            return
        self._replan(with_chair(self._plan, self._chosen, msgspec.structs.replace(chair, **{what: which})))

    def _change(self, **fields: Any) -> None:
        self._replan(changed(self._plan, **fields))

    def _replan(self, plan: Plan) -> None:
        self._plan = plan
        self._chosen = min(self._chosen, len(plan.chairs) - 1)
        self._build(self._board.focus.at)

    # -- the list of rules is longer than its panel

    def _scroll(self, dy: int) -> bool:
        """Move the list by a line when the focus would leave it that way; whether it moved."""
        names = list(settings(self._plan.rules))
        at = self._board.focus.at
        edge = self._top if dy < 0 else self._top + ROWS - 1
        if edge >= len(names) or at != f"rule {names[edge]}" or not 0 <= edge + dy < len(names):
            return False
        self._top += dy
        self._build(f"rule {names[edge + dy]}")
        self._services.sound.effect("focus")
        self._look()
        return True

    def _page(self, n: int) -> None:
        last = max(0, len(settings(self._plan.rules)) - ROWS)
        before, self._top = self._top, max(0, min(last, self._top + n * ROWS))
        if self._top != before and not self.between:
            self._services.sound.effect("focus")
            self._build(self._board.focus.at)

    def _look(self) -> None:
        """The panels follow the focus: the chair last looked at, the rule last looked at."""
        what, _, which = self._board.focus.at.partition(" ")
        if what == "chair" and int(which) != self._chosen:
            self._chosen = int(which)
            self._build(self._board.focus.at)
        if what == "rule":
            self._told = which

    def update(self, ms: int) -> Transition | None:
        """Only pressed buttons move here."""
        if self._board.update(ms) is not None or self._kind != self._services.prompts.kind:
            self._kind = self._services.prompts.kind
            self.spoil()
        return None

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """Games and rules left, the room in the middle, the chair and the sitting right."""
        words, plan = self._services.words, self._plan
        canvas.sprite("back/wainscot", 0, 0)
        passengers = len(plan.sitters) - plan.persons
        count = words.tr(
            "seating.count",
            persons=words.ntr("unit.persons", plan.persons),
            passengers=words.ntr("unit.passengers", passengers),
        )
        title = words.tr("seating.between" if self.between else "seating.title")
        widgets.cornice(canvas, title, words.tr("seating.free"), count)
        draw_room(canvas, words, plan, self._chosen, self._chips)
        names = list(settings(plan.rules))
        told = self._told if self._told in names else names[0]
        draw_panels(canvas, self._services, self, self._chosen, (self._top, told))
        self._draw_hint(canvas)
        canvas.rect(0, 325, 640, 1, "brass")
        canvas.rect(0, 326, 640, 34, "ink")
        self._board.draw(canvas, self._services.prompts)
        at = self._board.at
        if isinstance(at, Area):
            widgets.focus(canvas, *at.rect, pointer=at.name.startswith("game "))

    def _draw_hint(self, canvas: Canvas) -> None:
        """What the keys do to the chair in focus."""
        prompts, tr = self._services.prompts, self._services.words.tr
        free = "west" if self._kind == "pad" else "delete"
        items = ((("less", "more"), tr("seating.turn")), ((free,), tr("seating.free_seat")))
        font = canvas.fonts["body"]
        shown = [([key for key in keys if prompts.shows(key)], words) for keys, words in items]
        shown = [(keys, words) for keys, words in shown if keys]
        caps = sum(prompts.width(canvas, key) + 3 for keys, _ in shown for key in keys)
        x = 336 - (caps + sum(font.width(words) + 12 for _, words in shown) - 12) // 2
        for keys, words in shown:
            for key in keys:
                x += prompts.draw(canvas, x, 303, key) + 3
            x += canvas.text(x, 306, words, "gold") + 12

    def named(self, number: int) -> str:
        """The name of whoever sits on a chair."""
        return name_of(self._services.words, self._plan.chairs[number], number)
