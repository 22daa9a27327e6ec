"""Yablon with a banker: the bank in the middle, who holds it, and the person as banker."""

from __future__ import annotations

from game.rules import places
from game.rules.actions import SetBank
from game.rules.view import View
from game.show.layout import OWN_CARDS, POOL_PILES, POOL_PLATE, Box, Point

from . import felt
from .cloth import Cloth
from .coach import draw_said
from .scenery import Scenery

_PLATE = Box(POOL_PLATE.x - 4, POOL_PLATE.y, POOL_PLATE.w + 8, POOL_PLATE.h)
_MIDDLE = OWN_CARDS[2].x + 25
_NAMED = tuple(Point(_MIDDLE + dx, y) for dx, y in ((-9, 272), (9, 272), (-27, 274), (27, 274), (0, 286)))
_NAMED += (Point(_MIDDLE - 18, 286), Point(_MIDDLE + 18, 286))


class BankCloth(Cloth):
    """What lies on the cloth while each in turn holds the bank (B2, B3)."""

    won = "table.won_bank"

    def banker(self, board: View) -> int:
        """The dealer is banker (B2)."""
        return board.dealer

    def puck(self, at: Scenery) -> str:
        """The puck of the banker, with the letter of the language."""
        return "puck/banker_ru" if at.words.language == "ru" else "puck/banker"

    def furniture(self, at: Scenery) -> None:
        """The deck, the bank as chips, and its plate."""
        words = at.words
        felt.draw_deck(at.canvas, at.layout.deck, at.frame.stock, at.frame.riffle)
        bank, up = at.chips(places.BANK), at.stirred(places.BANK)
        number = words.number(bank) if bank else "–"
        felt.draw_piles(at.canvas, bank, POOL_PILES, up)
        felt.draw_plate(at.canvas, _PLATE, words.tr("table.bank_plate"), number, up)

    def slot(self, at: Scenery) -> None:
        """Before the banker lies no card: the bank that is being named, or what it has brought so far."""
        if at.board.dealer != at.own or at.board.over:
            return super().slot(at)
        if at.look.asked and at.look.bet.kind == "bank":
            self._naming(at)
        elif at.board.deal and places.HANDS[at.own] not in at.board.cards and self._held(at):
            self._holding(at)
        return None

    def _held(self, at: Scenery) -> bool:
        return at.chips(places.BANK) > 0

    def _naming(self, at: Scenery) -> None:
        at.canvas.text(_MIDDLE, 236, at.words.tr("table.risk"), "ivory", "display", "center", outline="ink")
        felt.draw_piles(at.canvas, at.look.bet.amount, _NAMED)

    def _holding(self, at: Scenery) -> None:
        """What the bank has brought since it was put up."""
        canvas, words = at.canvas, at.words
        felt.label(canvas, _MIDDLE, 246, words.tr("table.your_bank"), "goldl")
        mark = at.frame.marks.get(at.own)
        if mark is None or mark.what != "bank" or not at.board.rules.bank_absorbs:
            return  # where lost bets go to the stack at once, the bank alone does not tell
        gain = at.chips(places.BANK) - mark.amount
        said = words.tr("table.bank_since", n=words.number(gain, sign=True))
        felt.label(canvas, _MIDDLE, 259, said, "mint" if gain > 0 else "coral" if gain < 0 else "fog")

    def coach(self, at: Scenery) -> None:
        """While the bank is named: what it brings on average, and which one brings most."""
        words, advice, named = at.words, at.look.advice, SetBank(at.look.bet.amount)
        if advice is None or not any(choice.takes(named) for choice in advice.choices):
            return super().coach(at)
        worth, best = float(advice.value(named)), advice.best.action
        said = words.tr("table.bank_worth", value=words.number(worth, 1, sign=True))
        lines = [(said, "mint" if worth >= 0 else "coral")]
        if isinstance(best, SetBank):
            lines.append((words.tr("table.best_bank", n=best.amount), "goldl"))
        else:
            lines.append((words.tr("table.best_decline"), "goldl"))
        lines.append((words.tr("table.estimate"), "steel"))
        return draw_said(at.canvas, words, at.services.prompts, lines)

    def heading(self, at: Scenery) -> str:
        """Who puts up the first bank is drawn for; then how many hands have been dealt."""
        words, deals = at.words, at.board.rules.deals
        deal = at.frame.deal or (1 if at.frame.turn else 0)
        if not deal:
            return words.tr("table.draw")
        n, m = at.earlier + deal, at.earlier + deals
        return words.tr("table.hand_of", n=n, m=m) if deals else words.tr("table.hand_open", n=n)
