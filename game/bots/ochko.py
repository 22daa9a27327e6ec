"""How a passenger plays both games of Ochko: a player's cards, a banker's, bets, doubles and slips."""

from __future__ import annotations

from game.odds import best, choices
from game.odds.ochko.bets import REDOUBLES_ON
from game.odds.ochko.quick import banker_draws
from game.odds.ochko.slips import seen_slips
from game.odds.ochko.table import DOUBLES_ON, Held, Table, read
from game.rules.actions import (
    AnyAction,
    Bet,
    Bust,
    CanBet,
    CanBust,
    CanClaim,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanRedouble,
    CanSplit,
    CanStand,
    Claim,
    Double,
    Draw,
    LetBe,
    Option,
    Redouble,
    Split,
    Stand,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.places import SEATS
from game.rules.totals import FIVE, MOST
from game.rules.view import View

from .ochko_sale import bank_answer, is_about_bank
from .persona import Persona
from .whim import Whim

NEVER_DRAWN_TO = 18  # without an ace to bend: from here on a card more is absurd
ALWAYS_DRAWN_TO = 11  # nothing can happen to such a hand
CHASED = 13  # up to here four cards are drawn to for the sake of five
ACE, TEN = 1, 10
_CARDS = {ACE: 100, TEN: 60, 9: 45, 8: 35, 2: 35}  # how good a first card feels, of a hundred
_POOR = 25


def choose(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """What `persona` does in the place of the seat that is asked.

    Nobody draws to a hard 18, stands on 11 or less, or hides a bust.
    """
    if is_about_bank(view):
        return bank_answer(view, persona, whim)
    if _has(view, CanKeep) or _has(view, CanKeepBoth):
        found = choices(view)
        return found[whim.below(len(found))].action if whim.happens(persona.slip) else best(found).action
    table = read(view, weighed=False)
    called = _called(view, table, persona, whim)
    if called is not None:
        return called
    return _played(view, table, persona, whim)


def _played(view: View, table: Table, persona: Persona, whim: Whim) -> AnyAction:
    options = {type(option): option for option in view.options}
    bet, cards = options.get(CanBet), options.get(CanDraw)
    if isinstance(bet, CanBet):
        return _bet(view, table, bet, persona, whim)
    if CanDouble in options:
        return _double(table, persona, whim)
    if CanRedouble in options:
        return _redouble(table, persona, whim)
    if CanBust in options:
        return Bust()  # hiding it can only cost more
    if isinstance(cards, CanDraw):
        return _cards(view, table, cards.hand, persona, whim)
    return LetBe()


def _has(view: View, kind: type[Option]) -> bool:
    return any(isinstance(option, kind) for option in view.options)


def _called(view: View, table: Table, persona: Persona, whim: Whim) -> AnyAction | None:
    """A slip is called by who sees it in time, if the right that it gives is worth having."""
    if not _has(view, CanClaim):
        return None
    if not table.rules.slips_announced and not seen_slips(view, table):
        return None
    if not whim.happens(persona.eye):
        return None
    found = choices(view)
    claims = [choice for choice in found if isinstance(choice.action, Claim)]
    others = [choice for choice in found if not isinstance(choice.action, Claim)]
    wanted = best(claims)
    return wanted.action if wanted.worth >= best(others).worth else None


# ── chips ───────────────────────────────────────────────────────────────────


def _bet(view: View, table: Table, option: CanBet, persona: Persona, whim: Whim) -> AnyAction:
    """The bet: appetite and the card, more on tilt, never quite the same; half of that before the cards."""
    first = next((each.open[0] for each in table.own if not each.bet and each.open), None)
    felt = 50 if first is None else _CARDS.get(first, _POOR)
    appetite = persona.appetite + (persona.tilt * _loss(view) // 100 if persona.tilt >= 10 else 0)
    share = appetite * felt * (80 + whim.below(41)) // 5_000  # in hundredths: an ace at fifty is all
    room = option.high - option.low
    return Bet(option.low + min(room, (room * share + 50) // 100))


def _loss(view: View) -> int:
    """Hundredths of the average stack of this table that the seat is short of."""
    assert view.seat is not None
    average = sum(view.chips.values()) // view.seats
    return max(0, 100 - 100 * view.chips[SEATS[view.seat]] // max(average, 1))


def _double(table: Table, persona: Persona, whim: Whim) -> AnyAction:
    """The banker doubles as often as he is used to: on a good card nearly always, seldom on a poor one."""
    first = table.banker.open[0]
    often = persona.double // 3
    if first in DOUBLES_ON:
        often = 60 + persona.double // 3
    return Double() if whim.happens(often) else LetBe()


def _redouble(table: Table, persona: Persona, whim: Whim) -> AnyAction:
    """A player redoubles an ace, and other good cards as the habit is."""
    own = next((each for each in table.own if each.open), None)
    first = own.open[0] if own else 0
    often = 50 + persona.double // 2 if first in REDOUBLES_ON else persona.double // 4 if first == TEN else 0
    return Redouble() if whim.happens(often) else LetBe()


# ── cards ───────────────────────────────────────────────────────────────────


def _cards(view: View, table: Table, number: int, persona: Persona, whim: Whim) -> AnyAction:
    """Draw or stand; aces are split as the habit is to double, other pairs are what they count."""
    if table.seat == table.dealer:
        return _bank(view, table, persona, whim)
    own = next(each for each in table.own if each.number == number)
    if _has(view, CanSplit) and own.open[0] == ACE and whim.happens(persona.double):
        return Split()
    return Draw() if not _has(view, CanStand) or _draws(own, table.rules, persona, whim) else Stand()


def _draws(own: Held, rules: OchkoHouse, persona: Persona, whim: Whim) -> bool:
    """Whether a player draws: below the total where the style stands, soft ones higher by one."""
    hard, total = sum(own.open), _total(own.open)
    slip = 2 * whim.below(2) - 1 if whim.happens(persona.slip) else 0
    if hard >= NEVER_DRAWN_TO or len(own.open) >= FIVE:
        return False
    if total <= ALWAYS_DRAWN_TO or (rules.bonus and len(own.open) == FIVE - 1 and hard <= CHASED):
        return True
    return total < persona.stands + (total != hard) + slip


def _bank(view: View, table: Table, persona: Persona, whim: Whim) -> AnyAction:
    """A banker goes by his own total, or, as far as he counts, by what lies open before the others."""
    values = table.banker.open
    hard, total = sum(values), _total(values)
    if hard >= MOST - 1:
        return Stand()
    if whim.happens(persona.memory):
        return Draw() if banker_draws(read(view)) else Stand()
    if total <= ALWAYS_DRAWN_TO:
        return Draw()
    return Draw() if hard < NEVER_DRAWN_TO and total < persona.stands + (total != hard) else Stand()


def _total(values: tuple[int, ...]) -> int:
    hard = sum(values)
    return hard + 10 if ACE in values and hard <= MOST - 10 else hard
