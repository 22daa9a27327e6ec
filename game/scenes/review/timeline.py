"""The timeline of the review: a bar for each hand, as high as what it brought, coloured by its decisions."""

from __future__ import annotations

from collections import Counter

from game.i18n import Words
from game.odds.grades import Grade
from game.review import Hand, Review
from game.ui import widgets
from game.ui.canvas import Canvas

BODIES = {Grade.PERFECT: "feltl", Grade.SOUND: "teal", Grade.LOOSE: "gold", Grade.RECKLESS: "red"}
_TOPS = {Grade.PERFECT: "mint", Grade.SOUND: "cyan", Grade.LOOSE: "goldl", Grade.RECKLESS: "coral"}
_X, _Y, _W, _H = 8, 26, 624, 75
_LEFT, _ROOM, _BASE, _TALLEST = 28, 596, 66, 19
_WIDEST, _GAP = 19, 3  # pixels from bar to bar at most, and between two of them
_EVERY = 10  # hands between two numbers


def pitch(hands: int) -> int:
    """Pixels from one bar to the next."""
    return max(2, min(_WIDEST, _ROOM // max(1, hands)))


def hand_at(x: int, y: int, hands: int) -> int | None:
    """The hand (from 0) whose bar lies under a pointer."""
    at = (x - _LEFT + 1) // pitch(hands)
    return at if _Y + 16 <= y < _Y + _H and x >= _LEFT - 1 and at < hands else None


def draw(canvas: Canvas, words: Words, review: Review, at: int) -> None:
    """The panel with all bars; the hand of beat `at` is framed."""
    widgets.panel(canvas, _X, _Y, _W, _H)
    canvas.text(17, 34, words.tr("review.hands"), "goldl")
    if review.kept.seat is not None:
        _draw_legend(canvas, words, review)
    canvas.text(17, 48, "+", "mint")
    canvas.text(17, 74, "−", "coral")
    step, here = pitch(len(review.hands)), review.hand_at(at)
    highest = max((abs(hand.profit) for hand in review.hands), default=0)
    if review.hands:
        _frame(canvas, _LEFT + here * step, max(2, step - _GAP))
    canvas.rect(17, _BASE, 606, 1, "steel")
    width = max(2, step - _GAP)
    marked = {review.hand_of(n).number: rank for rank, n in reversed(list(enumerate(review.costliest, 1)))}
    for n, hand in enumerate(review.hands):
        x = _LEFT + n * step
        _bar(canvas, review, hand, x, width, highest)
        if hand.number in marked:
            label = words.number(marked[hand.number])
            canvas.text(x + width // 2 + 1, 79, label, "coral", align="center")
        if n in (0, here) or hand.number % _EVERY == 0:
            near = n != here and abs(n - here) * step < 18
            ink = "goldl" if n == here else "slate"
            if not near:
                canvas.text(x + width // 2, 89, words.number(hand.number), ink, align="center")


def _draw_legend(canvas: Canvas, words: Words, review: Review) -> None:
    right = 622
    counts = Counter(decision.grade for decision in review.decisions)
    for grade in reversed(Grade):
        said = f"{words.tr(f'grade.{grade.value}')} {words.number(counts[grade])}"
        right -= canvas.text(right, 34, said, "fog", align="right") + 11
        square(canvas, right, 34, grade)
        right -= 9


def square(canvas: Canvas, x: int, y: int, grade: Grade) -> None:
    """Colour and sign together: a dash for loose, a cross for reckless."""
    canvas.rect(x, y, 7, 7, BODIES[grade])
    canvas.rect(x, y, 7, 1, _TOPS[grade])
    if grade is Grade.LOOSE:
        canvas.rect(x + 2, y + 3, 3, 1, "ink")
    elif grade is Grade.RECKLESS:
        for n in range(3):
            canvas.pixel(x + 2 + n, y + 2 + n, "ivory")
            canvas.pixel(x + 4 - n, y + 2 + n, "ivory")


def _frame(canvas: Canvas, x: int, width: int) -> None:
    canvas.rect(x - 2, 46, width + 4, 41, "indigo")
    canvas.box(x - 2, 46, width + 4, 41, "goldl")
    for n in range(4):
        canvas.rect(x + width // 2 - 3 + n, 42 + n, 7 - 2 * n, 1, "goldl")


def _bar(canvas: Canvas, review: Review, hand: Hand, x: int, width: int, highest: int) -> None:
    grade = review.grade(hand)
    body, top = (BODIES[grade], _TOPS[grade]) if grade else ("slate", "steel")
    height = max(1, round(_TALLEST * abs(hand.profit) / highest)) if highest and hand.profit else 0
    if hand.profit > 0:
        canvas.rect(x, _BASE - height, width, height, body)
        canvas.rect(x, _BASE - height, width, 1, top)
    elif hand.profit < 0:
        canvas.rect(x, _BASE + 1, width, min(10, height), body)
        canvas.rect(x, _BASE + 1, width, 1, top)
    else:
        canvas.rect(x, _BASE, width, 1, top)
