"""The person's controls at the table: the bet, and buttons that stay in their places."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import Words
from game.rules.actions import AnyAction, Bet, Call, CanBet, CanCall, CanPass, NoBet, Option
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.ui.intents import Adjust, Confirm, Hot, Intent, Next, Page, Point, Press, Release, Step, Wheel
from game.ui.surfaces import Rect

from .bet import BetAmount
from .hud import LESS, MORE, TRACK, Act, inside, places_of, share_at

SETTLE = 200  # milliseconds after the question before an answer counts
_FLASH = 110  # milliseconds that a button looks pressed
_KEYS = {"bet": "confirm", "pot": "m", "pass": "n"}  # calls have the digits
_KINDS = {"bet": "gold", "pot": "red", "pass": "dusk"}


class Controls:
    """Turns intents into one of the rules' own actions. `sound` is called with the name of an effect.

    `options` are what the rules allow in this decision.
    """

    def __init__(self, rules: Rules, sound: Callable[[str], None]) -> None:
        self.bet = BetAmount()
        self.focus = "bet"
        self.down = ""
        self.armed = False  # everything was chosen once and has to be chosen again
        passes = not isinstance(rules, InBetweenRules) or rules.pass_allowed
        self._usual: tuple[str, ...] = ("bet", "pot", "pass") if passes else ("bet", "pot")
        self._names: tuple[str, ...] = self._usual
        self._sound = sound
        self.options: tuple[Option, ...] = ()
        self._own_chips = 0
        self._age = self._flash = 0
        self._held = ""

    # ── the question ────────────────────────────────────────────────────────

    def ask(self, options: tuple[Option, ...], chips: int) -> None:
        """A new decision for the person, who has `chips`."""
        self.options, self._own_chips = options, chips
        self.bet.ask(next((option for option in options if isinstance(option, CanBet)), None))
        self._names = (*self._calls, *self._usual[2:]) if self._calls else self._usual
        self.focus = next((name for name in self._names if self.is_open(name)), self._names[0])
        self.armed = False
        self._age = 0

    def appear(self) -> None:
        """The question has come on the screen: a press meant for something before it does not count."""
        self._age = 0

    @property
    def _calls(self) -> tuple[str, ...]:
        """What may be called of an ace or a pair, if that is the question."""
        return next((option.choices for option in self.options if isinstance(option, CanCall)), ())

    @property
    def _rects(self) -> tuple[Rect, ...]:
        return places_of(len(self._names))

    def forget(self) -> None:
        """Nothing is held or armed any more."""
        self.armed, self.down, self._held = False, "", ""

    def played(self, action: AnyAction) -> None:
        """The person decided; the same bet is offered again next time."""
        if isinstance(action, Bet):
            self.bet.placed()
        self.options = ()
        self.forget()

    def is_open(self, name: str) -> bool:
        """Whether a button may be used in this decision."""
        if name == "pass":
            return any(isinstance(option, CanPass) for option in self.options)
        return name in self._calls or (self.bet.high > 0 and bool(self.options))

    def acts(self, words: Words) -> tuple[Act, ...]:
        """The buttons as they are now."""
        return tuple(
            Act(
                name,
                self._words(name, words),
                _KEYS.get(name, str(n)),
                _KINDS.get(name, "gold"),
                rect,
                not self.is_open(name),
            )
            for n, (name, rect) in enumerate(zip(self._names, self._rects, strict=True), 1)
        )

    def _words(self, name: str, words: Words) -> str:
        if name == "pot":
            if self.armed:
                return words.tr("table.again")
            everything = self.bet.high == self._own_chips and self.is_open("pot")
            return words.tr("table.all_in" if everything else "table.pot_button")
        return words.tr(f"table.call_{name}" if name in self._calls else f"table.{name}_button")

    # ── intents ─────────────────────────────────────────────────────────────

    def handle(self, intent: Intent, asked: bool, confirm: bool) -> AnyAction | None:
        """Answer an intent; an action when the person has decided.

        `asked`: the question is on the screen. `confirm`: staking everything needs two presses.
        """
        match intent:
            case Confirm():
                return self._press(self.focus, asked, confirm)
            case Hot("m"):
                return self._press("pot", asked, confirm)
            case Hot("n") | Hot("west"):
                return self._press("pass", asked, confirm)
            case Hot(key) if key in "1234" and int(key) <= len(self._calls):
                return self._press(self._calls[int(key) - 1], asked, confirm)
            case Step(dx, 0):
                self._changed(self.bet.step(dx), dx) if self.bet.high else self._next(dx)
            case Step(_, dy):
                self._next(dy)
            case Next(n):
                self._next(n)
            case Adjust(n) | Wheel(n):
                self._changed(self.bet.adjust(n), n)
            case Page(n):
                self._changed(self.bet.double(n > 0), n)
            case Point(x, y):
                self._point(x, y)
            case Press(x, y):
                self._grab(x, y)
            case Release(x, y):
                return self._release(x, y, asked, confirm)
        return None

    def pressed(self, intent: Intent) -> bool:
        """Whether a pointer went down: somebody who only has a pointer goes on with it."""
        return isinstance(intent, Press)

    def pass_time(self, ms: int) -> bool:
        """Let time pass; whether the picture changed."""
        self.bet.pass_time(ms)
        self._age += ms
        if self._flash:
            self._flash = max(0, self._flash - ms)
            if not self._flash and not self._held:
                self.down = ""
                return True
        return False

    def _press(self, name: str, asked: bool, confirm: bool) -> AnyAction | None:
        if not asked or self._age < SETTLE:
            return None
        if name not in self._names or not self.is_open(name):
            self._sound("denied")
            return None
        self.down, self._flash = name, _FLASH
        if name == "pass":
            self._sound("confirm")
            return NoBet()
        if name in self._calls:
            self._sound("confirm")
            return Call(name)
        if name == "pot":
            self.bet.set(self.bet.high)
        if confirm and self.bet.amount == self.bet.high > self.bet.low and not self._armed_by(name):
            self._sound("confirm")
            return None
        return Bet(self.bet.amount)

    def _armed_by(self, name: str) -> bool:
        """The first press of everything arms; only a second one on the same button stakes it."""
        if self.armed and self.focus == "pot":
            return True
        self.armed, self.focus = True, "pot"
        return False

    def _changed(self, changed: bool, direction: int) -> None:
        if changed:
            self.armed = False
            self._sound("more" if direction > 0 else "less")

    def _next(self, n: int) -> None:
        open_ones = [name for name in self._names if self.is_open(name)] or list(self._names)
        at = open_ones.index(self.focus) if self.focus in open_ones else 0
        self._go(open_ones[(at + n) % len(open_ones)])

    def _go(self, name: str) -> None:
        if name != self.focus:
            self.focus, self.armed = name, False
            self._sound("focus")

    # ── the pointer ─────────────────────────────────────────────────────────

    def under(self, x: int, y: int) -> str:
        """The control at a point: a button, track, less, more, or nothing ("")."""
        spots: Sequence[tuple[str, Rect]] = (
            *zip(self._names, self._rects, strict=True),
            ("track", TRACK),
            ("less", LESS),
            ("more", MORE),
        )
        return next((name for name, rect in spots if inside(rect, x, y)), "")

    def _point(self, x: int, y: int) -> None:
        if self._held == "track":
            before = self.bet.amount
            self._changed(self.bet.set(self.bet.at(share_at(x))), self.bet.amount - before)
        elif (under := self.under(x, y)) in self._names and self.is_open(under):
            self._go(under)

    def _grab(self, x: int, y: int) -> None:
        self._held = self.under(x, y)
        if self._held in self._names:
            self.down = self._held
        elif self._held == "track":
            self._point(x, y)
        elif self._held in ("less", "more"):
            n = 1 if self._held == "more" else -1
            self._changed(self.bet.step(n), n)

    def _release(self, x: int, y: int, asked: bool, confirm: bool) -> AnyAction | None:
        held, self._held, self.down = self._held, "", ""
        if held in self._names and self.under(x, y) == held:
            return self._press(held, asked, confirm)
        return None
