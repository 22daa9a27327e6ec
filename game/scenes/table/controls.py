"""The person's controls at the table: an amount, buttons that keep their places, and the call of a slip."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Words
from game.rules.actions import AnyAction, Claim, Option
from game.rules.engine import Rules
from game.ui.board import Plays
from game.ui.focus import pitch
from game.ui.intents import Adjust, Confirm, Hot, Intent, Next, Page, Point, Press, Release, Step, Wheel
from game.ui.surfaces import Rect, inside

from .answers import CALL, CLAIM, GO_ON, QUIET, RAISE, Answer, amount_of, answers, claims, usual
from .bet import BetAmount
from .hud import LESS, MORE, TRACK, Act, places_of, share_at

SETTLE = 200  # milliseconds after the question before an answer counts
_FLASH = 110  # milliseconds that a button looks pressed


class Controls:
    """Turns intents into one of the rules' own actions. `sound` is called with the name of an effect.

    `options` are what the rules allow in this decision, `slips` those of them that may be called.
    """

    def __init__(self, rules: Rules, sound: Plays) -> None:
        self.bet = BetAmount()
        self.down = ""
        self.armed = False  # everything was chosen once and has to be chosen again
        self.shut = False  # the person has to look at the own cards first: nothing is told, nothing taken
        self._usual = usual(rules)
        self._announced: bool = getattr(rules, "slips_announced", False)
        self.spots: tuple[tuple[str, Rect], ...] = ()  # pictures elsewhere that are buttons too
        self._row = self._usual
        self.focus = self._row[0].name
        self._sound = sound
        self.options: tuple[Option, ...] = ()
        self.slips: tuple[str, ...] = ()
        self._slip = ""
        self._open: frozenset[str] = frozenset()
        self._own_chips = 0
        self._age = self._flash = 0
        self._held = ""

    # ── the question ────────────────────────────────────────────────────────

    def ask(self, options: tuple[Option, ...], chips: int) -> None:
        """A new decision for the person, who has `chips`."""
        self.options, self._own_chips = options, chips
        self.slips = claims(options)
        self._slip = self.slips[0] if self.slips else ""
        self._open = frozenset(answer.name for answer in answers(options, self._usual, closed=False))
        self._row = answers(options, self._usual)
        self.bet.ask(amount_of(options), RAISE in self._row)
        if self._announced and self.slips:
            self._offer_right()
        self.focus = self._first()
        self.armed = False
        self._age = 0

    def _offer_right(self) -> None:
        """An announced slip comes first: to call it, or to go on as if nothing had been."""
        nothing_else = self._open == {"let_be"}
        rest = [answer for answer in self._row if nothing_else and answer.name == "let_be"]
        self._row = (CLAIM, *(rest or (GO_ON,)))
        self._open |= {answer.name for answer in self._row}

    @property
    def right(self) -> str:
        """The announced slip that waits to be called or let pass, or nothing."""
        return self._slip if CLAIM in self._row and self.slips else ""

    def _first(self) -> str:
        """Where the choice begins: never on what cannot be taken back lightly."""
        open_ones = [answer for answer in self._row if answer.name in self._open]
        eager = [answer for answer in open_ones if answer.eager]
        return (eager or open_ones or list(self._row))[0].name

    def appear(self, slip: str = "") -> None:
        """The question has come on the screen: a press meant for something before it does not count.

        `slip` is what looks wrong at the table to whoever calls now.
        """
        self._age = 0
        if slip in self.slips:
            self._slip = slip

    @property
    def names(self) -> tuple[str, ...]:
        """The buttons, in their order."""
        return tuple(answer.name for answer in self.row)

    @property
    def row(self) -> tuple[Answer, ...]:
        """The buttons with what they do."""
        return self._usual if self.shut else self._row

    @property
    def amount(self) -> BetAmount:
        """The amount as it may be shown."""
        return BetAmount() if self.shut else self.bet

    @property
    def slip(self) -> str:
        """What a call would name now, or nothing."""
        return self._slip

    @property
    def _rects(self) -> tuple[Rect, ...]:
        return places_of(len(self.row))

    def forget(self) -> None:
        """Nothing is held or armed any more."""
        self.armed, self.down, self._held = False, "", ""

    def played(self, action: AnyAction) -> None:
        """The person decided; the same amount is offered again next time."""
        self.bet.placed(action)
        self.options, self.slips, self._slip, self._open = (), (), "", frozenset()
        self._row = self._usual
        self.forget()

    def is_open(self, name: str) -> bool:
        """Whether a button may be used in this decision."""
        return name in self._open and not self.shut

    def acts(self, words: Words) -> tuple[Act, ...]:
        """The buttons as they are now."""
        return tuple(
            Act(
                answer.name,
                self._words(answer, words),
                answer.key,
                answer.kind,
                rect,
                not self.is_open(answer.name),
            )
            for answer, rect in zip(self.row, self._rects, strict=True)
        )

    def _words(self, answer: Answer, words: Words) -> str:
        if answer.name == "pot":
            if self.armed:
                return words.tr("table.again")
            everything = self.bet.high == self._own_chips and self.is_open("pot")
            return words.tr("table.all_in" if everything else answer.word)
        if self.armed and answer.name == self.focus:
            return words.tr("table.again")
        return answer.said(words.tr, n=self.bet.amount or "").strip()

    # ── intents ─────────────────────────────────────────────────────────────

    def handle(self, intent: Intent, asked: bool, confirm: bool) -> AnyAction | None:
        """Answer an intent; an action when the person has decided.

        `asked`: the question is on the screen. `confirm`: staking everything needs two presses.
        """
        if self.shut:
            if isinstance(intent, Confirm | Hot) and asked:
                self._sound("denied")
            return None
        match intent:
            case Confirm():
                return self._press(self.focus, asked, confirm)
            case Hot(key):
                name = self._named(key)
                return self._press(name, asked, confirm) if name else None
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

    def _named(self, key: str) -> str:
        """The button that a key means; the pad's west button calls, or leaves things as they are."""
        if key == CALL or (key == "west" and self.slips):
            return "call" if self.slips else ""
        if key == "west":
            return next((answer.name for answer in self._row if answer.name in QUIET), "")
        return next((answer.name for answer in self._row if answer.key == key), "")

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
        if name == "call" and self.slips:
            return Claim(self._slip)
        if name == GO_ON.name and GO_ON in self._row:
            self._let_pass()
            return None
        answer = next((each for each in self._row if each.name == name), None)
        if answer is None or not self.is_open(name):
            self._sound("denied")
            return None
        self.down, self._flash = name, _FLASH
        if answer.amount is None:
            self._sound("confirm")
            return answer.action
        if name == "pot":
            self.bet.set(self.bet.high)
        if confirm and self._is_everything and not self._armed_by(name):
            self._sound("confirm")
            return None
        return answer.amount(self.bet.amount)

    def _let_pass(self) -> None:
        """The right is not used: what else may be done comes into its place."""
        self._sound("cancel")
        self._row = answers(self.options, self._usual)
        self.focus, self._age = self._first(), 0

    @property
    def _is_everything(self) -> bool:
        """Whether the amount is all there is to win or to lose, and could be less."""
        most = self.bet.amount == self.bet.high > self.bet.low
        return most and ("pot" in self.names or self.bet.high == self._own_chips)

    def _armed_by(self, name: str) -> bool:
        """The first press of everything arms; only a second one on the same button stakes it."""
        wanted = "pot" if "pot" in self.names else name
        if self.armed and self.focus == wanted:
            return True
        self.armed, self.focus = True, wanted
        return False

    def _changed(self, changed: bool, direction: int) -> None:
        if changed:
            self.armed = False
            self._sound("more" if direction > 0 else "less")

    def _next(self, n: int) -> None:
        open_ones = [name for name in self.names if self.is_open(name)] or list(self.names)
        at = open_ones.index(self.focus) if self.focus in open_ones else 0
        self._go(open_ones[(at + n) % len(open_ones)])

    def _go(self, name: str) -> None:
        if name != self.focus:
            self.focus, self.armed = name, False
            self._sound("tick", variant=pitch(self.names.index(name) / max(1, len(self.names) - 1)))

    # ── the pointer ─────────────────────────────────────────────────────────

    def under(self, x: int, y: int) -> str:
        """The control at a point: a button, call, track, less, more, or nothing ("")."""
        spots: Sequence[tuple[str, Rect]] = (
            *zip(self.names, self._rects, strict=True),
            ("track", TRACK),
            ("less", LESS),
            ("more", MORE),
            *self.spots,
        )
        return next((name for name, rect in spots if inside(rect, x, y)), "")

    def _point(self, x: int, y: int) -> None:
        if self._held == "track":
            before = self.bet.amount
            self._changed(self.bet.set(self.bet.at(share_at(x))), self.bet.amount - before)
        elif (under := self.under(x, y)) in self.names and self.is_open(under):
            self._go(under)

    def _grab(self, x: int, y: int) -> None:
        self._held = self.under(x, y)
        if self._held in self.names or self._held == "call":
            self.down = self._held
        elif self._held == "track":
            self._point(x, y)
        elif self._held in ("less", "more"):
            n = 1 if self._held == "more" else -1
            self._changed(self.bet.step(n), n)

    def _release(self, x: int, y: int, asked: bool, confirm: bool) -> AnyAction | None:
        held, self._held, self.down = self._held, "", ""
        if (held in self.names or held == "call") and self.under(x, y) == held:
            return self._press(held, asked, confirm)
        return None
