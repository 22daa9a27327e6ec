"""What every seat did last: a token, or a tag with what it won or lost, and why."""

from __future__ import annotations

from game.i18n import Words
from game.show.marks import Mark
from game.show.say import shown_ranks
from game.ui.canvas import Canvas

from .felt import label
from .scenery import Scenery

_SAID = {"no_room": "table.no_room", "pair": "table.pair", "post": "table.post_hit"}


def draw_marks(at: Scenery) -> None:
    """What every other seat did last, where no cards lie: a token, or the chips that it won or lost."""
    for seat, mark in at.frame.marks.items():
        if seat != at.own and not shown_ranks(at.board, seat, at.words.tr):
            place = at.layout.at[seat]
            _mark(at.canvas, place.mark.x, place.mark.y, mark, at.words, short=not place.bust)


def draw_results(at: Scenery) -> None:
    """Under the cards that lie open: why they won or lost, and how much."""
    for seat, mark in at.frame.marks.items():
        ranks = shown_ranks(at.board, seat, at.words.tr)
        if ranks and mark.what in ("won", "lost"):
            hand = at.layout.at[seat].hand
            x, y = (320, 296) if seat == at.own else (hand.x, hand.y + 41)
            draw_tag(at.canvas, x, y, tag_words(ranks, mark, at.words), mark)


def _mark(canvas: Canvas, x: int, y: int, mark: Mark, words: Words, short: bool) -> None:
    match mark.what:
        case "no_bet":
            canvas.shadow("token/no_bet", x + 1, y + 2)
            canvas.sprite("token/no_bet", x, y)
            if not short:
                label(canvas, x, y + 14, words.tr("table.no_bet"), "fog")
        case "won" | "lost":
            draw_tag(canvas, x, y, signed(mark) if short else tag_words((), mark, words), mark)
        case "push":
            label(canvas, x, y, words.tr("table.push"), "fog")
        case "out":
            label(canvas, x, y, words.tr("table.sits_out"), "haze")
        case "broke":
            label(canvas, x, y, words.tr("table.broke"), "haze")
        case "declines":
            label(canvas, x, y, words.tr("table.said_declines"), "fog")
        case _:
            return


def signed(mark: Mark) -> str:
    """The chips of a mark with their sign."""
    return f"+{mark.amount}" if mark.what == "won" else f"−{mark.amount}"


def tag_words(ranks: tuple[str, ...], mark: Mark, words: Words) -> str:
    """Why a hand ended as it did and what it brought, in one line: `4 < 8 < J  +3`."""
    if mark.what not in ("won", "lost"):
        return ""
    return f"{why_words(ranks, mark, words)}   {signed(mark)}".strip()


def why_words(ranks: tuple[str, ...], mark: Mark, words: Words) -> str:
    """Why a hand was won or lost: `4 < 8 < J`; nothing where no card decided."""
    if len(ranks) == 3 and mark.why != "post":
        low, third, high = ranks
        between = "=" if mark.why == "pair" else "<" if mark.what == "won" else "·"
        return f"{low} {between} {third} {between} {high}"
    return words.tr(_SAID[mark.why]) if mark.why in _SAID else ""


def draw_tag(canvas: Canvas, x: int, y: int, said: str, mark: Mark) -> None:
    """A few words on a gold or red tag, by whether the mark is a win; its top at `y`."""
    if not said:
        return
    width = canvas.fonts["body"].width(said) + 10
    look, ink = ("win", "mahog") if mark.what == "won" else ("bust", "ivory")
    canvas.shade(x - width // 2 + 1, y + 2, width, 11)
    canvas.slice(f"tag/{look}", x - width // 2, y, width, 11)
    canvas.text(x, y + 2, said, ink, align="center")
