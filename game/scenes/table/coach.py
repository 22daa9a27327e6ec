"""The odds coach: ranks that win, the exact chance, and what the bet of now is worth."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Words
from game.odds.coach import Advice
from game.rules.actions import Bet, BetGap, Call, NoBet
from game.rules.cards import ACE, RANKS
from game.rules.variants.in_between import LOW_ACE
from game.show.card_words import rank_word
from game.show.layout import COACH
from game.ui.canvas import Canvas
from game.ui.prompts import Prompts

_X, _Y = COACH.x, COACH.y
_STRIP_Y, _STRIP_H = 17, 13
_UP, _LARGE_STEP = 5, 17  # with two lines in large print: pixels that the panel is higher, and between them

Said = tuple[tuple[str, ...], str]
"""A line of the panel: ways to say it, the best one first, and its colour."""


def draw_coach(
    canvas: Canvas, words: Words, prompts: Prompts, advice: Advice | None, amount: int, seen: str
) -> None:
    """The panel for the decision of now, or what it counts while others play."""
    chances = advice.chances if advice else None
    up = _UP if canvas.fonts.large else 0
    _panel(canvas, words, prompts, up)
    _strip(canvas, words, chances.posts if chances else (), chances.winning if chances else (), up + up // 2)
    if canvas.fonts.large:
        told = _told(words, advice, amount, seen)
        return draw_large(canvas, (_X + 8, _Y + 24, COACH.w - 16), told, _LARGE_STEP)
    if advice is not None and isinstance(advice.best.action, Call):
        return _calls(canvas, words, advice)
    if advice is None or chances is None:
        canvas.text(_X + 8, _Y + 35, words.tr("table.coach_waits"), "haze")
        canvas.text(_X + 8, _Y + 48, seen, "steel")
        return None
    if not chances.winning:
        canvas.text(_X + 8, _Y + 35, words.tr("table.nothing_between"), "ivory")
        canvas.text(_X + 8, _Y + 48, _best(words, advice), "goldl")
        return None
    canvas.text(_X + 8, _Y + 35, words.ntr("table.between", advice.between), "ivory")
    _gap(canvas, words, advice)
    x = _X + 8
    x += canvas.text(x, _Y + 48, words.tr("table.wins_of", n=chances.winners, m=chances.unseen), "mint")
    said, colour = _worth(words, advice, amount)
    if colour == "goldl":
        canvas.text(x + 6, _Y + 48, said, colour)
        return None
    x += 4 + canvas.text(x + 4, _Y + 48, "·", "haze") + 4
    canvas.text(x, _Y + 48, said, colour)
    return None


def _panel(canvas: Canvas, words: Words, prompts: Prompts, up: int = 0) -> None:
    """The panel, `up` pixels higher than it is."""
    canvas.shade(_X + 4, _Y + COACH.h, COACH.w - 3, 3)
    canvas.slice("frame/panel", _X, _Y - up, COACH.w, COACH.h + up)
    top = _Y + 6 - up
    canvas.text(_X + 8, top, words.tr("table.coach"), "cyan")
    hide = words.tr("table.hide")
    canvas.text(_X + COACH.w - 8, top, f"{prompts.label('h')} {hide}", "haze", align="right")


def draw_said(canvas: Canvas, words: Words, prompts: Prompts, lines: Sequence[tuple[str, str]]) -> None:
    """The panel where no card decides yet: up to three lines with their colours."""
    _panel(canvas, words, prompts)
    if canvas.fonts.large:
        return draw_large(canvas, (_X + 8, _Y + 20, COACH.w - 16), [((said,), ink) for said, ink in lines])
    for n, (said, colour) in enumerate(lines):
        canvas.text(_X + 8, _Y + 22 + 13 * n, said, colour)
    return None


def draw_large(canvas: Canvas, box: tuple[int, int, int], lines: Sequence[Said], step: int = 19) -> None:
    """The first two lines in large print, in a box of left, top and width, `step` pixels apart.

    Each has several ways to say it: the first one that fits is taken.
    """
    x, y, w = box
    for n, (ways, colour) in enumerate(lines[:2]):
        said = next((way for way in ways if canvas.fonts.reading(way, w) != "body"), ways[0])
        canvas.text(x, y + step * n, said, colour, canvas.fonts.reading(said, w))


def _told(words: Words, advice: Advice | None, amount: int, seen: str) -> list[Said]:
    """What matters most of the advice: the chance, then the worth of the bet of now or what is best."""
    if advice is None:
        return [((words.tr("table.coach_waits"),), "haze"), ((seen,), "steel")]
    if isinstance(advice.best.action, Call):
        return [((said,), ink) for said, ink in _lit(_named(words, advice))]
    if advice.chances is None:
        return [((_best(words, advice),), "goldl")]
    if not advice.chances.winning:
        return [((words.tr("table.nothing_between"),), "ivory"), ((_best(words, advice),), "goldl")]
    said, colour = _worth(words, advice, amount)
    return [(_wins(words, advice), "mint"), ((said,), colour)]


def _wins(words: Words, advice: Advice) -> tuple[str, ...]:
    chances = advice.chances
    assert chances is not None
    counted = words.tr("table.wins_of", n=chances.winners, m=chances.unseen)
    return counted, f"{chances.winners}/{chances.unseen} {words.percent(chances.win)}"


def draw_chances(
    canvas: Canvas, words: Words, prompts: Prompts, advice: Advice, worths: Sequence[tuple[str, float]]
) -> None:
    """The panel where the chance stands for itself, and each answer has its own worth (key, chips)."""
    chances = advice.chances
    assert chances is not None
    _panel(canvas, words, prompts)
    said = [(words.tr(key, value=_signed(words, worth)), worth) for key, worth in worths]
    if canvas.fonts.large:
        best = max(said, key=lambda each: each[1])[0]
        return draw_large(
            canvas, (_X + 8, _Y + 20, COACH.w - 16), [(_wins(words, advice), "mint"), ((best,), "goldl")]
        )
    _strip(canvas, words, chances.posts, chances.winning)
    wins = words.tr("table.wins_of", n=chances.winners, m=chances.unseen)
    canvas.text(_X + 8, _Y + 35, wins, "ivory")
    canvas.text(_X + COACH.w - 8, _Y + 35, words.percent(chances.win), "mint", align="right")
    return _choices(canvas, said)


def _calls(canvas: Canvas, words: Words, advice: Advice) -> None:
    """What there is to call of an ace or a pair, and what it is worth."""
    canvas.text(_X + 8, _Y + 35, words.tr("table.what_is_it"), "ivory")
    _choices(canvas, _named(words, advice))


def _named(words: Words, advice: Advice) -> list[tuple[str, float]]:
    """What there is to call, each with its worth, in words and as a number."""
    calls = [
        (each.action.what, float(each.worth)) for each in advice.choices if isinstance(each.action, Call)
    ]
    return [(f"{words.tr(f'table.call_{what}')} {_signed(words, worth)}", worth) for what, worth in calls]


def _choices(canvas: Canvas, said: Sequence[tuple[str, float]]) -> None:
    """Answers with their worth beside each other; the best one is lit."""
    x = _X + 8
    for n, (each, ink) in enumerate(_lit(said)):
        if n:
            x += 4 + canvas.text(x + 4, _Y + 48, "·", "haze") + 4
        x += canvas.text(x, _Y + 48, each, ink)


def _lit(said: Sequence[tuple[str, float]]) -> list[tuple[str, str]]:
    """Answers with their colours."""
    best = max(worth for _, worth in said)
    return [(each, "mint" if worth == best else "fog") for each, worth in said]


def _signed(words: Words, worth: float) -> str:
    return words.number(worth, 1, sign=True)


def _worth(words: Words, advice: Advice, amount: int) -> tuple[str, str]:
    """What the bet of now is worth, or what is best where it cannot be made, and the colour."""
    bet = Bet(amount)
    if not any(choice.takes(bet) for choice in advice.choices):
        return _best(words, advice), "goldl"
    value = float(advice.value(bet))
    worth = words.tr("table.worth", value=words.number(value, 1, sign=True))
    return worth, "mint" if value >= 0 else "coral"


def _gap(canvas: Canvas, words: Words, advice: Advice) -> None:
    """What the fixed bet on the one rank between is worth, where it may be made; lit if nothing is better."""
    for choice in advice.choices:
        if isinstance(choice.action, BetGap):
            said = words.tr("table.gap_worth", value=_signed(words, float(choice.worth)))
            ink = "mint" if choice == advice.best else "fog"
            canvas.text(_X + COACH.w - 8, _Y + 35, said, ink, align="right")


def _best(words: Words, advice: Advice) -> str:
    match advice.best.action:
        case Bet(amount):
            return words.tr("table.best_bet", n=amount)
        case NoBet():
            return words.tr("table.best_pass")
        case BetGap():
            return words.tr("table.best_gap")
    return ""


def _strip(
    canvas: Canvas, words: Words, posts: tuple[int, ...], winning: tuple[int, ...], up: int = 0
) -> None:
    """All ranks, two lowest, ace highest, even one that was called low; posts gold, winners lit."""
    x, y = _X + 7, _Y + _STRIP_Y - up
    for rank in RANKS:
        width = 14 if rank == 10 else 10
        names = {rank, LOW_ACE} if rank == ACE else {rank}
        post, wins = not names.isdisjoint(posts), not names.isdisjoint(winning)
        canvas.rect(x, y, width, _STRIP_H, "gold" if post else "felt" if wins else "indigo")
        if post or wins:
            canvas.rect(x, y, width, 1, "goldl" if post else "mint")
        ink = "ink" if post else "ivory" if wins else "steel"
        name = rank_word(rank, words.tr)
        name_width = canvas.fonts["body"].width(name)
        canvas.text(x + (width - name_width + 1) // 2, y + 3, name, ink)
        x += width + 1
