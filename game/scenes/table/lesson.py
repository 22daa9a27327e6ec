"""M. Fontaine teaches while the hand is played: which line belongs to which event, each shown once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from game.career.level import Level
from game.career.profile import Profile
from game.i18n import Words
from game.rules import places
from game.rules.actions import CanBank
from game.rules.cards import Card, parse_all, rank_of
from game.rules.events import (
    Asked,
    BankSet,
    ChipsMoved,
    DealBegan,
    Event,
    HandLost,
    HandWon,
    NoRoomDealt,
    PairDealt,
    PoolEmptied,
)
from game.rules.spreads import PAIR_ODDS, odds
from game.rules.view import View
from game.scenes.host import Place
from game.services import Services
from game.show.card_words import rank_word
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.text import LARGE

from . import lesson_ochko

TEACHER = "fontaine"
PREFIX = "lesson."

# The cards of the lesson: a draw that makes the seat on the player's left deal, so that the colonel
# begins; then a clear win, two neighbours, the player's wide posts with a card between, and a pair.
_LONDON_DRAW = "5S KC 8D 10H"
_LONDON_DEAL = "4C JD 8S 5D 6H 3S QH 9C 9H 9D"


class Line(msgspec.Struct, frozen=True):
    """A line of the teacher: its key and what goes into its places, an action for the place `key`.

    `taught`: it is said once in a career. `own`: it speaks of the person's own hand, of its buttons or its
    result.
    """

    key: str
    fields: dict[str, str | int]
    taught: bool = True
    own: bool = False


def stacked(level: Level, profile: Profile) -> tuple[tuple[Card, ...], ...]:
    """The known cards for a sitting: those of the lesson at the first evening in London, else none."""
    if level.id != "london" or f"{PREFIX}tutorial.welcome" in profile.seen:
        return ()
    return parse_all(_LONDON_DRAW), parse_all(_LONDON_DEAL)


class Lesson:
    """Waits for the events that a line explains. `seen` are the keys that were shown before."""

    def __init__(self, level: Place, seen: Iterable[str], seat: int, words: Words) -> None:
        self._level, self._seat, self._words = level, seat, words
        self._known = {key.removeprefix(PREFIX) for key in seen}
        self._own_turns = 0
        lessons: dict[tuple[str, str], Callable[[Event, View], list[Line]]] = {
            ("london", "in_between"): self._london,
            ("paris", "yablon"): self._paris,
            ("strasbourg", "in_between"): self._strasbourg,
            ("salzburg", "yablon_bank"): self._salzburg,
            ("vienna", "red_dog"): self._vienna,
            ("belgrade", "yablon"): self._belgrade,
            ("constanta", "in_between"): self._constanta,
        }
        self._find = lessons.get((level.id, level.variant), self._nothing)
        guide = lesson_ochko.guides(level, seat).get(level.id)
        if guide and level.variant.startswith("ochko"):
            self._find = lambda event, before: _told(guide(event, before))

    def lines(self, event: Event, before: View) -> list[Line]:
        """What is said before `event` goes on; lines that were shown before are left out."""
        own = getattr(event, "seat", None) == self._seat
        if isinstance(event, Asked) and own:
            self._own_turns += 1
        fresh = [line for line in self._find(event, before) if line.key not in self._known]
        self._known.update(line.key for line in fresh)
        return [msgspec.structs.replace(line, own=own) for line in fresh]

    def _nothing(self, event: Event, before: View) -> list[Line]:
        return []

    def _london(self, event: Event, before: View) -> list[Line]:
        match event:
            case ChipsMoved(why="ante"):
                return [_line("tutorial.welcome")]
            case Asked(seat=seat) if seat != self._seat:
                return [_line("tutorial.watch")]
            case HandWon(why="between", seat=seat):
                own = seat == self._seat
                return [_line("tutorial.won")] if own else [_line("tutorial.watch_bet")]
            case HandLost(why="outside" | "post", seat=seat) if seat == self._seat:
                return [_line("tutorial.lost")]
            case NoRoomDealt():
                return [_line("tutorial.neighbours")]
            case PairDealt():
                taken = getattr(self._level.rules, "pair_takes", 2)
                return [_line("tutorial.pair", pair=self._words.ntr("unit.chips_object", taken))]
            case PoolEmptied():
                return [_line("tutorial.empty")]
            case Asked():
                return self._own_turn(before)
            case DealBegan(number=2):
                goal = self._words.tr("goal.star1", n=self._level.goal)
                return [_line("tutorial.leave", goal=goal[:1].lower() + goal[1:])]  # in a sentence
            case _:
                return []

    def _own_turn(self, before: View) -> list[Line]:
        if self._own_turns > 1:
            return [_line("tutorial.ace"), _line("tutorial.equal"), _line("tutorial.coach", key="h")]
        cards = [slot.card for slot in before.cards.get(places.hand(self._seat), ()) if slot.card is not None]
        low, high = (rank_word(rank, self._words.tr) for rank in sorted(map(rank_of, cards))[:2])
        turn = _line("tutorial.your_turn", low=low, high=high)
        return [turn, _line("tutorial.chance"), _line("tutorial.bet"), _line("tutorial.turn")]

    def _paris(self, event: Event, before: View) -> list[Line]:
        match event:
            case ChipsMoved(why="ante"):
                ante = self._words.ntr("unit.chips_object", self._level.rules.ante)
                return [_line("guide.paris_1", ante=ante)]
            case Asked(seat=seat) if seat == self._seat and self._own_turns == 1:
                return [_line(f"guide.paris_{n}") for n in (2, 3, 4)]
            case Asked(seat=seat) if seat == self._seat:
                return [_line("guide.paris_5")]
            case _:
                return []

    # ── house rules and other games: what is new, when it is seen first ─────

    def _strasbourg(self, event: Event, before: View) -> list[Line]:
        rules = self._level.rules
        match event:
            case ChipsMoved(why="ante"):
                taken = self._words.ntr("unit.chips_object", getattr(rules, "pair_takes", 2))
                return [_line("guide.strasbourg_1", pair=taken, post=getattr(rules, "post_times", 1))]
            case Asked(seat=seat) if seat == self._seat:
                return [_line("guide.strasbourg_2"), _line("guide.strasbourg_3")]
            case _:
                return []

    def _salzburg(self, event: Event, before: View) -> list[Line]:
        match event:
            case BankSet():
                return [_line("guide.salzburg_1")]
            case Asked(seat=seat, options=options) if seat == self._seat:
                naming = any(isinstance(option, CanBank) for option in options)
                return [_line("guide.salzburg_3" if naming else "guide.salzburg_2")]
            case ChipsMoved(src=places.BANK, why="bank"):
                return [_line("guide.salzburg_4")]
            case _:
                return []

    def _vienna(self, event: Event, before: View) -> list[Line]:
        match event:
            case ChipsMoved(why="ante"):
                return [_line("guide.vienna_1")]
            case Asked(seat=seat) if seat == self._seat and places.TABLE in before.cards:
                p1, p2, p3 = (odds(spread) for spread in (1, 2, 3))
                return [_line("guide.vienna_2", p1=p1, p2=p2, p3=p3), _line("guide.vienna_3")]
            case NoRoomDealt() | PairDealt():
                return [_line("guide.vienna_4", trips=PAIR_ODDS)]
            case _:
                return []

    def _belgrade(self, event: Event, before: View) -> list[Line]:
        match event:
            case ChipsMoved(why="ante"):
                limit = self._words.ntr("unit.chips_object", getattr(self._level.rules, "pool_limit", 0))
                return [_line("guide.belgrade_1", limit=limit)]
            case Asked(seat=seat) if seat == self._seat:
                return [_line(f"guide.belgrade_{2 if self._own_turns == 1 else 3}")]
            case _:
                return []

    def _constanta(self, event: Event, before: View) -> list[Line]:
        rules = self._level.rules
        match event:
            case ChipsMoved(why="ante"):
                return [_line("guide.constanta_1")]
            case Asked(seat=seat) if seat == self._seat:
                prices = {"post": getattr(rules, "post_times", 1), "match": getattr(rules, "match_times", 1)}
                return [_line("guide.constanta_2"), _line("guide.constanta_3", **prices)]
            case _:
                return []


def _told(lines: Iterable[lesson_ochko.Told]) -> list[Line]:
    return [Line(key, fields) for key, fields in lines]


def _line(which: str, /, **fields: str | int) -> Line:
    return Line(which, fields)


_BOX = (8, 304, 624, 52)
_OVER_WINDOWS = 20  # where its top is when the bar or the own cards have to be seen
LARGE_ROOM, LARGE_STEP = 532, 18  # of a line in large print: pixels wide, and to the next one


def draw_line(canvas: Canvas, services: Services, line: Line, high: bool) -> None:
    """The teacher's box: portrait, two lines of text, and the key that goes on.

    It lies over the bar, or `high` over the windows. In large print it has as many lines as it needs.
    """
    if services.fonts.large:
        return _draw_large(canvas, services, line, high)
    x, y, w, h = _BOX
    y = _OVER_WINDOWS if high else y
    _draw_box(canvas, services, y, h, 10)
    canvas.text(x + 56, y + 7, services.words.tr(f"fullname.{TEACHER}"), "goldl")
    canvas.paragraph(x + 56, y + 19, w - 120, _said(services, line), "ivory", lead=11)
    return None


def _draw_large(canvas: Canvas, services: Services, line: Line, high: bool) -> None:
    """The box without his name: the face says who speaks."""
    lines = canvas.fonts[LARGE].wrap(_said(services, line), LARGE_ROOM)
    h = max(_BOX[3], LARGE_STEP * len(lines) + 15)
    y = _OVER_WINDOWS if high else _BOX[1] + _BOX[3] - h
    _draw_box(canvas, services, y, h, 7)
    for n, said in enumerate(lines):
        canvas.text(_BOX[0] + 54, y + 9 + LARGE_STEP * n, said, "ivory", LARGE)


def _draw_box(canvas: Canvas, services: Services, y: int, h: int, edge: int) -> None:
    """An empty box with his portrait, and the key that goes on, `edge` pixels from the right."""
    x, _, w, _ = _BOX
    widgets.panel(canvas, x, y, w, h)
    canvas.part(f"portrait/{TEACHER}/neutral", (5, 4, 38, 38), x + 8, y + 7)
    canvas.slice("frame/portrait/normal", x + 6, y + 5, 42, 42)
    width = services.prompts.width(canvas, "confirm")
    services.prompts.draw(canvas, x + w - edge - width, y + h - 20, "confirm")


def _said(services: Services, line: Line) -> str:
    fields = dict(line.fields)
    if "key" in fields:
        fields["key"] = services.prompts.label(str(fields["key"]))
    return services.words.tr(line.key, **fields)
