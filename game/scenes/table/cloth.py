"""What a game has on its cloth, and says of itself: games around a pool, and what the others change."""

from __future__ import annotations

from collections.abc import Callable

from game.odds.coach import Advice
from game.rules import places
from game.rules.view import View
from game.show.card_words import rank_words
from game.show.frame import Frame
from game.show.say import shown_ranks
from game.ui.surfaces import Rect

from . import bursts, felt, hud, marks
from .coach import draw_coach
from .scenery import Scenery


class Cloth:
    """A table around a pool; tables with a bank or a house draw what they have instead."""

    felt = "felt"
    won = "table.won_pool"  # said when a bet takes all that lies there
    shared = "table.divided"  # said when all get a share of it

    def __init__(self, pool_word: str = "table.pool") -> None:
        self._pool_word = pool_word

    def furniture(self, at: Scenery) -> None:
        """What lies in the middle, under the cards: gauge, deck, pool."""
        words, pool = at.words, at.chips(places.POOL)
        limit = getattr(at.board.rules, "pool_limit", 0)
        if limit:
            felt.draw_gauge(at.canvas, pool, limit, words.tr("table.limit", n=limit))
        felt.draw_deck(at.canvas, at.layout.deck, at.frame.stock, at.frame.riffle)
        felt.draw_pool(
            at.canvas, pool, words.tr(self._pool_word), words.number(pool), at.stirred(places.POOL)
        )

    def puck(self, at: Scenery) -> str:
        """The picture of the puck: whose deal it is."""
        return "puck/dealer"

    def own_bank(self, at: Scenery) -> None:
        """The person's own chips."""
        felt.draw_own_bank(at.canvas, at.frame, at.layout)

    def marks(self, at: Scenery) -> None:
        """What the seats did last, under the cards."""
        marks.draw_marks(at)

    def slot(self, at: Scenery) -> None:
        """The place of the card that decides: two own cards lie there, and have not settled themselves."""
        slots = at.board.cards.get(places.HANDS[at.own], ())
        if len(slots) == 2 and at.board.deal > 0 and at.own not in at.frame.marks:
            felt.draw_slot(at.canvas, ranks_between(at.look.advice, at.words.tr) if shows(at) else "")

    def results(self, at: Scenery) -> None:
        """How hands ended, over the cards, and the bets that still lie there."""
        marks.draw_results(at)
        numbers = {place: at.words.number(chips) for place, chips in at.frame.chips.items()}
        felt.draw_stakes(at.canvas, at.frame, at.layout, numbers)

    def eyes(self, at: Scenery) -> None:
        """Over the person's own closed cards: for whom they are, or the key that shows them."""
        slots = at.board.cards.get(places.HANDS[at.own], ())
        if len(slots) == 2 and not slots[0].up:
            draw_eyes(at, 219)

    def bar(self, at: Scenery) -> None:
        """The middle of the bar at the foot: the amount and its limits, or whose turn it is, or a result."""
        if not at.look.asked:
            return None if draw_own_result(at) else hud.draw_said(at.canvas, at.look.note, "fog")
        return hud.draw_bet(at.canvas, at.words, at.services.prompts, at.look.bet, at.look.bet.high > 0)

    def coach(self, at: Scenery) -> None:
        """The panel of the odds coach."""
        look, packs = at.look, getattr(at.board.rules, "packs", 1)
        seen = at.words.tr("table.seen_of", n=len(at.board.seen), m=52 * packs)
        draw_coach(at.canvas, at.words, at.services.prompts, look.advice, look.bet.amount, seen)

    def behind(self, at: Scenery, faces: dict[int, str]) -> None:
        """Who stands behind the table besides the seats, whose `faces` are given."""

    def before(self, at: Scenery, faces: dict[int, str]) -> None:
        """What stands on the far rim, before whoever is behind it."""

    def over(self, at: Scenery) -> None:
        """What lies over everything on the table while the person is asked about it."""

    def spots(self, at: Scenery) -> tuple[tuple[str, Rect], ...]:
        """Where on the table a pointer presses a button, by the names of buttons."""
        return ()

    def is_quiet(self, frame: Frame, seat: int) -> bool:
        """Whether a seat has said that it does nothing in this deal."""
        mark = frame.marks.get(seat)
        return mark is not None and mark.what == "no_bet"

    def banker(self, board: View) -> int:
        """The seat that holds the bank, or -1 where there is none."""
        return -1

    def title(self, at: Scenery, variant: str) -> str:
        """What the plaque over the table says."""
        return at.words.tr(f"game.{variant}")

    def heading(self, at: Scenery) -> str:
        """What is played for, and how far the sitting is."""
        rules, words, deal = at.board.rules, at.words, at.frame.deal
        if not deal:
            return words.tr("table.draw")
        if rules.deals:
            last = at.earlier + rules.deals
            return words.tr("table.deal_of", ante=rules.ante, n=at.earlier + deal, m=last)
        return words.tr("table.deal_open", ante=rules.ante, n=at.earlier + deal)


def draw_own_result(at: Scenery) -> bool:
    """In the bar, while the person's cards still lie there: what they have brought; whether it was drawn."""
    mark, ranks = at.frame.marks.get(at.own), shown_ranks(at.board, at.own, at.words.tr)
    if mark is None or mark.what not in ("won", "lost") or not ranks:
        return False
    why = marks.why_words(ranks, mark, at.words)
    up = bursts.jump(at)
    hud.draw_result(at.canvas, marks.signed(mark), why, mark.what == "won", up)
    return True


def draw_eyes(at: Scenery, y: int) -> None:
    """A plate with an eye: only you see these cards, or how to see them."""
    prompts, tr = at.services.prompts, at.words.tr
    said = tr("party.hold" if at.look.hold else "table.eyes_only")
    if at.look.hold and prompts.kind == "keys":
        said = f"{prompts.label('v')}: {said}"
    width = at.canvas.fonts["body"].width(said) + 29
    left = 320 - width // 2
    at.canvas.slice("frame/plate", left, y, width, 13)
    at.canvas.sprite("mark/eye", left + 6, y + 3)
    at.canvas.text(left + 22, y + 3, said, "goldl")


def shows(at: Scenery) -> bool:
    """Whether the person is asked and may see what is private."""
    return at.look.asked and not at.look.veiled


def ranks_between(advice: Advice | None, tr: Callable[[str], str]) -> str:
    """The ranks that win, in short: all of them while there are few, else first and last."""
    return rank_words(advice.chances.winning if advice and advice.chances else (), tr)
