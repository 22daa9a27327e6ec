"""The seating plan: game, house rules, chairs and length of an evening, dealt in a few presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.party import (
    FEW_CHAIRS,
    MOST_CHAIRS,
    Evening,
    Passenger,
    Person,
    Plan,
    changed,
    first_plan,
    seated,
)
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.scenes.stack import BoardScene, Pop, Push, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area
from game.ui.intents import Adjust, Cancel, Hot, Intent, Menu, Page, Step, Wheel

from .chairs import CAST, EMPTY, PERSON, candidates, resized, seat, shuffled, taken_signs, who, with_chair
from .controls import ROWS, Desk
from .lines import settings
from .naming import NameScene
from .panels import draw_panels
from .room import draw_room, name_of


class SeatingScene(BoardScene):
    """`deal` gets the plan when the cards are to be dealt, and makes what comes next.

    `between`: only the chairs can be changed, the evening goes on; `end` makes what comes when it does
    not. `chips` are those of each chair, where known; the signs of who sat there tonight are reserved.
    """

    def __init__(
        self,
        services: Services,
        plan: Plan | None,
        deal: Callable[[Plan], Transition],
        end: Callable[[], Transition] | None = None,
        chips: dict[int, int] | None = None,
        evening: Evening | None = None,
    ) -> None:
        super().__init__()
        self._services, self._deal, self._end = services, deal, end
        self._plan = self._first = plan or first_plan(RULES[0], CAST)
        self._chips, self._evening = chips or {}, evening or Evening(self._plan)
        chairs = (account.chair for account in self._evening.accounts)
        self._reserved = frozenset(chair.sign for chair in chairs if isinstance(chair, Person))
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
        desk = Desk(self._services, self._plan, self._chosen, self._top, self._change, self._sit)
        controls = desk.between() if self.between else desk.all()
        self._board = Board(controls, self._services.sound.effect, first)

    # -- what a person does

    def handle(self, intent: Intent) -> Transition | None:
        """Everything lies on one screen; P or Start deals from wherever the focus is.

        Back leads to the title, and between two sittings to the same seats as before.
        """
        self.spoil()
        match intent:
            case Cancel():
                self._services.sound.effect("cancel")
                return self._deal(self._first) if self.between else Pop()
            case Menu():
                return self._act("deal", sounded=False)
            case Hot("r"):
                return self._act("rules", sounded=False)
            case Hot("m"):
                return self._act("mix", sounded=False)
            case Hot("g"):
                return self._act("regulars", sounded=False)
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
            case Wheel(n) if self._at_rules:
                self._page(-n, 1)
                return None
            case Step(_, dy) if dy and self._scroll(dy):
                return None
        name = self._board.handle(intent)
        self._look()
        return self._act(name) if name else None

    @property
    def _at_chair(self) -> bool:
        return self.at.startswith("chair ")

    @property
    def _at_rules(self) -> bool:
        return self.at.startswith(("rule ", "page "))

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
                from game.scenes.rulebook import RulebookScene

                own = RULES.index(type(self._plan.rules))
                books = [rules() for rules in RULES]
                books[own] = self._plan.rules
                return Push(RulebookScene(self._services, books, own))
            case "regulars":
                from game.scenes.party.regulars import RegularsScene

                return Push(RegularsScene(self._services))
            case "mix":
                self._replan(shuffled(self._plan, self._services.seeds()))
            case "more":
                few = len(self._plan.chairs) <= FEW_CHAIRS
                self._replan(resized(self._plan, MOST_CHAIRS if few else FEW_CHAIRS))
            case "page":
                self._page(-1 if which == "back" else 1)
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
        rules = next(each for each in RULES if tag_of(each) == variant)
        if type(self._plan.rules) is rules:
            return
        self._top = 0
        plan = changed(self._plan, rules=rules())
        fits = rules.SEATS[1] <= FEW_CHAIRS and len(plan.sitters) <= FEW_CHAIRS
        self._replan(resized(plan, FEW_CHAIRS) if fits else plan)

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
        self._build(self.at)
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
        self._build(self.at)

    # -- the list of rules is longer than its panel

    def _scroll(self, dy: int) -> bool:
        """Move the list by a line when the focus would leave it that way; whether it moved."""
        names = list(settings(self._plan.rules))
        at = self.at
        edge = self._top if dy < 0 else self._top + ROWS - 1
        if edge >= len(names) or at != f"rule {names[edge]}" or not 0 <= edge + dy < len(names):
            return False
        self._top += dy
        self._build(f"rule {names[edge + dy]}")
        self._services.sound.effect("focus")
        self._look()
        return True

    def _page(self, n: int, lines: int = ROWS) -> None:
        """Move the list by `n` times so many lines; a focus in the list stays on its line of the panel."""
        last = max(0, len(settings(self._plan.rules)) - ROWS)
        before, self._top = self._top, max(0, min(last, self._top + n * lines))
        if self._top == before:
            return
        self._services.sound.effect("focus")
        names, at = [f"rule {name}" for name in settings(self._plan.rules)], self.at
        self._build(names[names.index(at) - before + self._top] if at in names else at)
        self._look()

    def _look(self) -> None:
        """The panels follow the focus: the chair last looked at, the rule last looked at."""
        what, _, which = self.at.partition(" ")
        if what == "chair" and int(which) != self._chosen:
            self._chosen = int(which)
            self._build(self.at)
        if what == "rule":
            self._told = which

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
        draw_room(canvas, words, plan, self._chosen, self.names, self._chips)
        shown = list(settings(plan.rules))[self._top : self._top + ROWS]
        told = self._told if self._told in shown else shown[0]
        draw_panels(canvas, self._services, self, self._chosen, (self._top, told))
        self._draw_hint(canvas)
        widgets.button_bar(canvas)
        self._board.draw(canvas, self._services.prompts)
        at = self._board.at
        if isinstance(at, Area):
            widgets.focus(canvas, *at.rect, pointer=at.name.startswith("game "))

    def _draw_hint(self, canvas: Canvas) -> None:
        """What the keys do to the chair in focus."""
        prompts, tr = self._services.prompts, self._services.words.tr
        free = "west" if self._services.prompts.kind == "pad" else "delete"
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

    @property
    def names(self) -> dict[int, str]:
        """The names of whoever sits on the chairs: those with which they would play."""
        seated_so, words = seated(self._evening, self._plan), self._services.words
        called = [name_of(words, seated_so, number) for number in seated_so.seats]
        return dict(zip(self._plan.taken, called, strict=True))
