"""What a person is asked, as one line for whoever does not see the table."""

from __future__ import annotations

from game.rules import places
from game.rules.view import View
from game.services import Services
from game.show.card_words import card_word
from game.show.say import middle

from .controls import Controls


def asking(services: Services, board: View, controls: Controls, name: str, several: bool) -> str:
    """Who is to play, with what cards, for what, and every answer with its key.

    Where `several` persons share the machine, others hear it as well: closed cards are not told, nor the
    answers, which may give them away.
    """
    words = services.words
    turn = words.tr("table.turn_of", name=name) if several else words.tr("table.your_turn")
    parts = [f"{turn}:", *_cards(services, board, several)]
    if pool := board.chips.get(places.POOL, 0):
        parts.append(f"({words.tr(f'table.{middle(board)}')} {words.number(pool)})")
    if not several:
        parts.append(_answers(services, controls))
    return " ".join(parts)


def _answers(services: Services, controls: Controls) -> str:
    words, bet = services.words, controls.amount
    limits = f"({words.tr('table.range', low=bet.low, high=bet.high)}) " if bet.high else ""
    acts = [act for act in controls.acts(words) if not act.closed]
    return limits + ", ".join(f"{act.words} [{services.prompts.label(act.action)}]" for act in acts)


def _cards(services: Services, board: View, several: bool) -> list[str]:
    """The cards that the question is about: the person's own, or those that lie there for all."""
    assert board.seat is not None
    lying = [slot for at in (*places.hands(board.seat), places.TABLE) for slot in board.cards.get(at, ())]
    return [
        card_word(slot.card, services.words.tr)
        for slot in lying
        if slot.card is not None and (slot.up or not several)
    ]
