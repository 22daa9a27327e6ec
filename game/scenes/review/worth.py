"""What a decision was worth beside everything else that could be done; without one, the whole sitting."""

from __future__ import annotations

from game.i18n import Words
from game.odds.choice import Choice
from game.odds.grades import Decision, Grade
from game.review import Review
from game.rules import places
from game.rules.actions import AnyAction, Claim
from game.rules.engine import Rules
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas

from .remarks import CRITIC, act, names, remark
from .timeline import BODIES

_X, _Y, _W, _H = 388, 104, 244, 216
_LEFT, _RIGHT = 399, 620
_BARS = (478, 584)  # where the bars of the choices may lie
_ROW = 23
_MOST = 3  # choices that have room
_LIST = 182  # where the three costliest decisions are listed
_LINE = 17
_SHORT = 11  # a line where fourteen have room
_REMARKS = {
    Grade.PERFECT: "best",
    Grade.SOUND: "close",
    Grade.LOOSE: "loose",
    Grade.RECKLESS: "reckless",
}  # on the whole sitting, by its costliest decision

Row = tuple[AnyAction, float, bool, bool]
"""A choice, its worth, whether it is the best, whether it was taken."""


def mistake_at(x: int, y: int) -> int | None:
    """Which of the three costliest decisions lies under a pointer, from 0."""
    row = (y - _LIST) // _LINE
    return row if _LEFT <= x <= _RIGHT and 0 <= row < 3 else None


def save_at(x: int, y: int) -> bool:
    """Whether a pointer lies where the record is written to a file."""
    return _LEFT <= x <= _RIGHT - 60 and 240 <= y < 258


def draw(canvas: Canvas, services: Services, review: Review, at: int, decision: int | None) -> None:
    """The panel for one decision, or for the whole sitting, or for everybody's chips at beat `at`."""
    widgets.panel(canvas, _X, _Y, _W, _H)
    if review.kept.seat is None:
        _draw_everybody(canvas, services, review, at)
    elif decision is None:
        _draw_sitting(canvas, services, review)
    else:
        _draw_decision(canvas, services, review, decision)


# ── one decision ────────────────────────────────────────────────────────────


def _draw_decision(canvas: Canvas, services: Services, review: Review, number: int) -> None:
    words, decision = services.words, review.decisions[number]
    hand = review.hand_of(number)
    at, all_ = hand.decisions.index(number) + 1, len(hand.decisions)
    canvas.text(_LEFT, 113, words.tr("review.decision", n=at, m=all_), "goldl")
    grade = words.tr(f"grade.{decision.grade.value}")
    width = canvas.fonts["body"].width(grade) + 14
    canvas.rect(_RIGHT - width, 110, width, 13, BODIES[decision.grade])
    canvas.text(_RIGHT - width // 2, 113, grade, "ink", align="center")
    canvas.rect(_LEFT, 126, _RIGHT - _LEFT, 1, "umber")
    if decision.cost:
        cost = words.number(float(decision.cost), 1)
        best = act(words, decision.best_action, review.kept.record.rules)
        canvas.text(_LEFT, 133, words.tr("review.better", n=cost, act=best), "coral")
    else:
        canvas.text(_LEFT, 133, words.tr("review.nothing_better"), "mint")
    choices = review.choices(number)
    _draw_bars(canvas, words, review.kept.record.rules, _rows(decision, choices))
    _draw_chances(canvas, words, choices)
    _draw_luck(canvas, words, decision)
    _draw_remark(canvas, words, words.tr(remark(decision, review.view(number))))


def _rows(decision: Decision, choices: tuple[Choice, ...]) -> list[Row]:
    """The choices at their best, worth most first; the one taken is always among them.

    Calls of a slip bear one name: one of those that were not made stands for all.
    """
    found = {choice.action: choice.worth for choice in choices}
    found[decision.best_action] = decision.best
    found[decision.action] = decision.taken
    ranked = sorted(found, key=lambda action: -found[action])
    kept = [each for each in ranked if each in (decision.action, decision.best_action)]
    others = [each for each in ranked if each not in kept]
    calls = [each for each in others if isinstance(each, Claim)]
    kept += [each for each in others if each not in calls[1:]][: _MOST - len(kept)]
    return [
        (each, float(found[each]), each == decision.best_action, each == decision.action)
        for each in ranked
        if each in kept
    ]


def _draw_bars(canvas: Canvas, words: Words, rules: Rules, rows: list[Row]) -> None:
    left, right = _BARS
    low, high = min(0.0, *(row[1] for row in rows), 0.0), max(0.0, *(row[1] for row in rows), 0.0)
    scale = (right - left) / ((high - low) or 1)
    zero = left + round(-low * scale)
    for n, (action, value, best, taken) in enumerate(rows):
        y = 149 + _ROW * n
        canvas.text(_LEFT, y, canvas.fonts["body"].cut(act(words, action, rules), 76), "ivory")
        marks = [words.tr(f"review.{key}") for key, on in (("finest", best), ("yours", taken)) if on]
        canvas.text(_LEFT, y + 10, " · ".join(marks), "mint" if best else "gold")
        width = round(abs(value) * scale)
        body, top = ("feltl", "mint") if best else ("gold", "goldl") if taken else ("slate", "steel")
        x = zero if value >= 0 else zero - width
        canvas.rect(x, y + 1, width, 11, body)
        canvas.rect(x, y + 1, width, 1, top)
        canvas.text(_RIGHT, y + 3, words.number(value, 1, sign=True), "ivory", align="right")
    canvas.rect(zero, 146, 1, _ROW * len(rows) + 2, "steel")


def _draw_chances(canvas: Canvas, words: Words, choices: tuple[Choice, ...]) -> None:
    chances = next((choice.chances for choice in choices if choice.chances), None)
    if chances is None or not chances.unseen:
        return
    rows = (("win_chance", chances.winners), ("post_chance", chances.post_cards))
    for n, (key, cards) in enumerate(rows):
        x = _LEFT + 112 * n
        said = words.percent(cards / chances.unseen)
        end = canvas.text(x, 220, words.tr(f"review.{key}"), "haze")
        canvas.text(x + end + 6, 220, said, "fog")


def _draw_luck(canvas: Canvas, words: Words, decision: Decision) -> None:
    """A spirit level: the bubble shows how far the result lies from the worth of the choice."""
    canvas.rect(_LEFT, 232, _RIGHT - _LEFT, 1, "umber")
    luck = float(decision.luck)
    end = _LEFT + canvas.text(_LEFT, 238, words.tr("review.luck"), "goldl")
    gap = canvas.text(
        _RIGHT, 238, words.number(luck, 1, sign=True), "mint" if luck >= 0 else "coral", align="right"
    )
    worth = words.number(float(decision.taken), 1, sign=True)
    got = words.number(float(decision.result), 1, sign=True)
    said = words.tr("review.worth", a=worth, b=got)
    if canvas.fonts["body"].width(said) + 12 <= _RIGHT - gap - end:
        canvas.text(_RIGHT - gap - 8, 238, said, "haze", align="right")
    most = max(abs(float(decision.best)), abs(float(decision.result)), abs(luck), 1.0)
    _level(canvas, 251, luck / most)


def _level(canvas: Canvas, y: int, share: float) -> None:
    """The level: `share` from -1 (left, bad luck) to 1."""
    canvas.rect(_LEFT, y, _RIGHT - _LEFT, 13, "brass")
    canvas.box(_LEFT, y, _RIGHT - _LEFT, 13, "gold")
    canvas.rect(_LEFT + 9, y + 3, _RIGHT - _LEFT - 18, 7, "feltd")
    canvas.rect(_LEFT + 9, y + 4, _RIGHT - _LEFT - 18, 3, "felt")
    middle = (_LEFT + _RIGHT) // 2
    for n in range(-4, 5):
        canvas.rect(middle + 22 * n, y + 3, 1, 7 if n == 0 else 3, "ink")
    x = middle + round(90 * max(-1.0, min(1.0, share)))
    canvas.rect(x - 8, y + 4, 17, 5, "gold")
    canvas.rect(x - 7, y + 3, 15, 6, "goldl")
    canvas.rect(x - 5, y + 4, 8, 1, "ivory")


def _draw_remark(canvas: Canvas, words: Words, said: str) -> None:
    canvas.part(f"portrait/{CRITIC}/neutral", (0, 4, 48, 42), 401, 271)
    canvas.box(400, 270, 50, 44, "brass")
    canvas.text(458, 272, words.tr(f"name.{CRITIC}"), "goldl")
    canvas.paragraph(458, 284, _RIGHT - 456, said, "ivory", lead=11)


# ── the whole sitting ───────────────────────────────────────────────────────


def _draw_sitting(canvas: Canvas, services: Services, review: Review) -> None:
    words = services.words
    counting = words.tr("review.judging") if review.judging else ""
    widgets.heading(canvas, _LEFT, 113, _RIGHT - _LEFT, words.tr("review.sitting"), counting)
    shown = words.accuracy(review.accuracy)
    luck, profit = review.luck, review.kept.profit
    lines = (
        ("review.accuracy", shown, "goldl"),
        ("results.profit", words.number(profit, sign=True), "mint" if profit >= 0 else "coral"),
        ("review.luck", words.number(luck, sign=True), "mint" if luck >= 0 else "coral"),
    )
    for n, (key, value, ink) in enumerate(lines):
        canvas.text(_LEFT, 131 + 12 * n, words.tr(key), "fog")
        canvas.text(_RIGHT, 131 + 12 * n, value, ink, align="right")
    widgets.heading(canvas, _LEFT, 168, _RIGHT - _LEFT, words.tr("review.costliest"))
    if not review.costliest and not review.judging:
        canvas.text(_LEFT, _LIST + 3, words.tr("review.none"), "mint")
    for n, number in enumerate(review.costliest):
        _draw_mistake(canvas, services, review, number, n)
    worst = review.decisions[review.costliest[0]].grade if review.costliest else Grade.PERFECT
    end = _LEFT + 4 + services.prompts.draw(canvas, _LEFT, 242, "x")
    if services.prompts.shows("x"):
        canvas.text(end, 245, words.tr("review.save"), "haze")
    _draw_remark(canvas, words, words.tr(f"review.{_REMARKS[worst]}"))


def _draw_everybody(canvas: Canvas, services: Services, review: Review, at: int) -> None:
    """Several persons sat there: what lies before each, and what it is beside what it was at first."""
    words, kept = services.words, review.kept
    widgets.heading(canvas, _LEFT, 113, _RIGHT - _LEFT, words.tr("results.table"))
    chips = review.beats[at].board.chips if review.beats else {}
    for seat, (name, first) in enumerate(zip(names(words, kept), kept.record.chips, strict=True)):
        y, now = 129 + _SHORT * seat, chips.get(places.seat(seat), 0)
        change = now - first
        ink = "mint" if change > 0 else "coral" if change < 0 else "haze"
        canvas.text(_LEFT, y, canvas.fonts["body"].cut(name, 120), "ivory")
        canvas.text(_RIGHT - 50, y, words.number(now), "gold", align="right")
        canvas.text(_RIGHT, y, words.number(change, sign=True), ink, align="right")


def _draw_mistake(canvas: Canvas, services: Services, review: Review, number: int, n: int) -> None:
    words, y = services.words, _LIST + _LINE * n
    decision, hand = review.decisions[number], review.hand_of(number)
    name = act(words, decision.action, review.kept.record.rules)
    room = services.prompts.draw(canvas, _LEFT, y, str(n + 1))
    said = canvas.fonts["body"].cut(words.tr("review.costs", n=hand.number, act=name), 150)
    canvas.text(_LEFT + room + 6, y + 3, said, "ivory")
    canvas.text(_RIGHT, y + 3, words.number(-float(decision.cost), 1, sign=True), "coral", align="right")
