"""How a passenger plays Red Dog: an ante by appetite, and a raise when the gap feels wide enough."""

from __future__ import annotations

from game.odds import posts
from game.odds.choice import Chances
from game.odds.red_dog import per_chip
from game.rules.actions import AnyAction, Bet, CanBet, NoBet
from game.rules.places import SEATS, TABLE
from game.rules.view import View

from .persona import Persona
from .whim import Whim

EVEN = 7  # ranks between from which a raise pays
RANK = 16  # hundredths of a stake that one rank more is worth where the odds are even (RULES 8.3)
SHY = 10  # an ante is so many times smaller than what the appetite stakes at a clear edge


def choose(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """What `persona` does in the place of the seat that is asked."""
    option = next(each for each in view.options if isinstance(each, CanBet))
    if TABLE not in view.cards:
        return Bet(_ante(view, persona, whim, option))
    slip = RANK * (2 * whim.below(2) - 1) if whim.happens(persona.slip) else 0
    threshold = RANK * (persona.spread - EVEN)
    felt = 100 * per_chip(_remembered(view, persona, whim)) + slip
    if felt < threshold:
        return NoBet()
    share = persona.appetite * (90 + whim.below(21))  # in ten thousandths
    return Bet(max(option.low, min(option.high, (option.high * 2 * share + 5_000) // 10_000)))


def _ante(view: View, persona: Persona, whim: Whim, option: CanBet) -> int:
    """A share of the stack, far from all of it."""
    assert view.seat is not None
    share = persona.appetite * (90 + whim.below(21))  # in ten thousandths
    stack = view.chips[SEATS[view.seat]]
    return max(option.low, min(option.high, stack * share // (SHY * 10_000)))


def _remembered(view: View, persona: Persona, whim: Whim) -> Chances:
    """The next card as far as the shown ones are remembered."""
    lying = tuple(slot.card for slot in view.cards[TABLE] if slot.card is not None)
    seen = tuple(card for card in view.seen if card in lying or whim.happens(persona.memory))
    return posts.between(lying[0] >> 2, lying[1] >> 2, seen, view.rules.packs)
