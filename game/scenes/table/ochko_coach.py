"""The coach at Ochko: what the hand counts, how likely a card goes over 21, and what each choice is worth."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Words
from game.odds.choice import Choice
from game.odds.coach import Advice
from game.rules import places, totals
from game.rules.actions import AnyAction, Claim
from game.rules.cards import PACK, Card
from game.rules.places import Place
from game.rules.view import View

from .answers import answers
from .coach import Said, draw_large
from .scenery import Scenery

_CELLS = 16  # of the bar that shows the chance to go over 21
_SHOWN = 4  # choices at most


def draw_panel(at: Scenery, hand: Place) -> None:
    """The panel beside the person's cards, at the oval table."""
    canvas, words, box = at.canvas, at.words, at.layout.coach
    canvas.shade(box.x + 4, box.y + box.h, box.w - 3, 3)
    canvas.slice("frame/panel", box.x, box.y, box.w, box.h)
    canvas.text(box.x + 8, box.y + 6, words.tr("table.coach"), "cyan")
    _hide(at, box.x + box.w - 8, box.y + 6)
    if not _speaks(at):
        canvas.text(box.x + 8, box.y + 35, words.tr("table.coach_waits"), "haze")
        canvas.text(box.x + 8, box.y + 48, words.tr("table.seen", n=len(at.board.seen)), "steel")
        return None
    if canvas.fonts.large:
        return draw_large(canvas, (box.x + 8, box.y + 20, box.w - 16), _told(at, hand))
    y = box.y + 20
    if draw_chance(at, hand, box.x + 8, y, box.w - 16):
        y += 13
    return draw_worth(at, box.x + 8, y, box.w - 16, 3 if y == box.y + 20 else 2)


def draw_strip(at: Scenery, hand: Place) -> None:
    """The same in the bar at the foot, at the long table."""
    canvas, words, box = at.canvas, at.words, at.layout.coach
    large = canvas.fonts.large and _speaks(at)
    top = box.y + (2 if large else 6)
    canvas.text(box.x, top, words.tr("table.coach"), "cyan")
    _hide(at, box.x + box.w, top)
    if large:
        return draw_large(canvas, (box.x, box.y + 13, box.w), _told(at, hand), 17)
    if not _speaks(at):
        canvas.text(box.x, box.y + 21, words.tr("table.coach_waits"), "haze")
        return None
    y = box.y + 18
    if draw_chance(at, hand, box.x, y, box.w):
        y += 12
    return draw_worth(at, box.x, y, box.w, 1)


def _told(at: Scenery, hand: Place) -> list[Said]:
    """In large print: how likely a card goes over 21, where one may be drawn, and the choices, best first."""
    advice = at.look.advice
    assert advice is not None
    lines: list[Said] = []
    chance = _drawn_over(at, hand)
    if chance is not None:
        lines.append(((_chance_words(at.words, chance),), _chance_ink(chance)))
    shown = shown_choices(at.board, advice.choices)
    for choice in sorted(shown, key=lambda each: each is not advice.best):
        worth = at.words.number(float(choice.worth), 1, sign=True)
        lines.append(((f"{_named(at, choice)} {worth}",), "goldl" if choice is advice.best else "fog"))
    return lines


def draw_line(at: Scenery, x: int, y: int) -> None:
    """One line under the amount that is being set: the best choice, and what this amount is worth."""
    if _speaks(at) and at.look.advice is not None:
        said = at.words.tr("table.best_choice", what=_named(at, at.look.advice.best))
        x += at.canvas.text(x, y, said, "goldl") + 8
        answer = next((each for each in answers(at.board.options, ()) if each.amount is not None), None)
        if answer is not None and answer.amount is not None:
            _value(at, at.look.advice, answer.amount(at.look.bet.amount), x, y)


def _value(at: Scenery, advice: Advice, action: AnyAction, x: int, y: int) -> None:
    if any(choice.takes(action) for choice in advice.choices):
        value = float(advice.value(action))
        worth = at.words.tr("table.worth", value=at.words.number(value, 1, sign=True))
        at.canvas.text(x, y, worth, "mint" if value >= 0 else "coral")


def _speaks(at: Scenery) -> bool:
    return at.look.asked and at.look.advice is not None and not at.look.veiled


def _hide(at: Scenery, right: int, y: int) -> None:
    said = f"{at.services.prompts.label('h')} {at.words.tr('table.hide')}".strip()
    at.canvas.text(right, y, said, "haze", align="right")


# ── the chance to go over 21 ────────────────────────────────────────────────


def bust_chance(view: View, hand: Place) -> float | None:
    """How likely the next card takes a hand over 21, 0.0 to 1.0; None where there is no hand.

    It may be any card that the seat has not seen. Cards of several packs count as often as they are in them.
    """
    cards = [slot.card for slot in view.cards.get(hand, ()) if slot.card is not None]
    found = [slot.card for slot in view.cards.get(places.FOUND, ()) if slot.card is not None]
    if not cards:
        return None
    room = totals.MOST - totals.hard(cards)
    unseen: list[Card] = found or _unseen(view)
    return sum(totals.value(card) > room for card in unseen) / len(unseen) if unseen else None


def _unseen(view: View) -> list[Card]:
    left = dict.fromkeys(PACK, view.rules.packs)
    for card in view.seen:
        left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]


def draw_chance(at: Scenery, hand: Place, x: int, y: int, w: int) -> bool:
    """The chance in words and as a bar; False when no card can be drawn now."""
    chance = _drawn_over(at, hand)
    if chance is None:
        return False
    at.canvas.text(x, y, _chance_words(at.words, chance), _chance_ink(chance))
    red = round(_CELLS * chance)
    left = x + w - 4 * _CELLS
    for n in range(_CELLS):
        at.canvas.rect(left + 4 * n, y, 3, 7, "red" if n < red else "felt")
    return True


def _drawn_over(at: Scenery, hand: Place) -> float | None:
    """The chance, where a card may be drawn now."""
    draws = any(answer.name == "draw" for answer in answers(at.board.options, ()))
    return bust_chance(at.board, hand) if draws else None


def _chance_words(words: Words, chance: float) -> str:
    percent = round(100 * chance)
    return words.tr("table.bust_chance" if percent else "table.no_bust", p=percent)


def _chance_ink(chance: float) -> str:
    return "coral" if round(100 * chance) >= 50 else "ivory"


# ── what choices are worth ──────────────────────────────────────────────────


def draw_worth(at: Scenery, x: int, y: int, w: int, lines: int) -> None:
    """Every choice with its worth in chips, the best one in gold; as many lines as there are, at most."""
    advice = at.look.advice
    assert advice is not None
    start = x
    for choice in shown_choices(at.board, advice.choices):
        value = float(choice.worth)
        said, worth = _named(at, choice), at.words.number(value, 1, sign=True)
        width = at.canvas.fonts["body"].width(f"{said} {worth}")
        if x > start and x + width > start + w:
            x, y, lines = start, y + 12, lines - 1
        if lines <= 0:
            return
        best = choice is advice.best
        x += at.canvas.text(x, y, said, "goldl" if best else "fog") + 4
        x += at.canvas.text(x, y, worth, "mint" if value >= 0 else "coral") + 8


def shown_choices(view: View, choices: Sequence[Choice]) -> list[Choice]:
    """What the coach speaks of: it sees no slip that the table does not announce."""
    announced = view.rules.slips_announced
    return [choice for choice in choices if announced or not isinstance(choice.action, Claim)][:_SHOWN]


def _named(at: Scenery, choice: Choice) -> str:
    return action_words(at.words, at.board, choice.action)


def action_words(words: Words, view: View, action: AnyAction) -> str:
    """What the button of an action says, with its amount."""
    if isinstance(action, Claim):
        return words.tr("call.button")
    for answer in answers(view.options, ()):
        if answer.action == action:
            return answer.said(words.tr)
        if answer.amount is not None and type(action) is answer.amount:
            amount = getattr(action, "amount", None) or getattr(action, "price", 0)
            return f"{words.tr(answer.word)} {amount}"
    return ""
