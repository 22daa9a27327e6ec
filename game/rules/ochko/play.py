"""The way of a deal of Ochko: phase after phase until somebody must choose, and what a choice does."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .. import irregularities as slips
from ..actions import Action, Bet, Claim, Keep, KeepBoth
from ..events import Event
from ..table import NOBODY, end_sitting
from . import banks, betting, dealing, drawing, settling
from .table import OchkoTable, nobody_plays

BANK_PHASES = ("bank", "offers", "deal")
_ABOUT_SLIPS = frozenset((Claim, Keep, KeepBoth))


def run_on(t: OchkoTable, out: list[Event]) -> None:
    """Phase after phase to the next decision, or to the end of the sitting."""
    phase = t.phase
    while following := _PHASES[phase](t, out):
        phase = following
        if t.place or t.hand:
            t.place = t.hand = 0
    if t.phase != phase:
        t.phase = phase


def act(t: OchkoTable, action: Action, out: list[Event]) -> None:
    """The seat on turn does what the options allow, and play runs on to the next decision."""
    t.hands = t.hands.copy()
    if not t.decided:  # to look is quicker than to write
        t.decided = True
    if t.hushed != NOBODY:
        t.hushed = NOBODY
    if type(action) in _ABOUT_SLIPS:
        if _about_slips(t, action, out):
            return
    else:
        _ANSWERS[t.phase](t, t.turn, action, out)
    run_on(t, out)


def _about_slips(t: OchkoTable, action: Action, out: list[Event]) -> bool:
    """A slip is called, or a choice made that it gave. True: the seat is asked at once."""
    if isinstance(action, Claim):
        return slips.claim(t, t.turn, action.kind, out)
    if isinstance(action, Keep):
        slips.keep(t, t.turn, action.card, out)
    else:
        slips.keep_both(t, t.turn, out)
    return False


def ask_again(t: OchkoTable, out: list[Event]) -> None:
    """The question that the seat on turn stands before. The dealer makes no slip on the way to it."""
    rules, script = t.rules, t.slips
    t.hands = t.hands.copy()
    if rules.irregularities == "random":
        t.rules = msgspec.structs.replace(rules, irregularities="scripted")
    t.slips = ()
    if t.calling:
        slips.choose(t, t.turn, t.calling, t.hand, out)
    else:
        run_on(t, out)
    t.rules, t.slips = rules, script


def close(t: OchkoTable, out: list[Event]) -> None:
    """The sitting ends here and now: nobody has decided, so no chips are at stake."""
    if t.phase not in BANK_PHASES:
        t.hands = t.hands.copy()
        settling.end_deal(t, out)
    end_sitting(t, "closed", out)


# ── phases: each plays on until somebody is asked, or tells which comes next ──

_ASKED = ""  # also when the sitting has ended


def _deal(t: OchkoTable, out: list[Event]) -> str:
    if t.closing:
        end_sitting(t, "closed", out)
    elif not banks.goes_on(t, t.dealer):
        end_sitting(t, "nobody" if t.dealer == NOBODY else "winner", out)
    else:
        dealing.begin_deal(t, out)
        return "bets"
    return _ASKED


def _bets(t: OchkoTable, out: list[Event]) -> str:
    if betting.bets(t, out):
        return _ASKED
    if nobody_plays(t):
        return "end"
    if t.rules.PERMANENT:
        dealing.first_round(t, out)
        return "first look"
    return "double"


def _first_look(t: OchkoTable, out: list[Event]) -> str:
    if t.rules.irregularities != "off":
        if dealing.look(t, out):
            return _ASKED
        slips.lapse_look(t, out, last_round=False)
    return "double"


def _double(t: OchkoTable, out: list[Event]) -> str:
    return _ASKED if betting.double(t, out) else "answers"


def _answers(t: OchkoTable, out: list[Event]) -> str:
    if t.doubled and betting.answers(t, out):
        return _ASKED
    if nobody_plays(t):
        return "end"
    dealing.second_round(t, out)
    return "look"


def _look(t: OchkoTable, out: list[Event]) -> str:
    if t.rules.irregularities != "off":
        if dealing.look(t, out):
            return _ASKED
        slips.lapse_look(t, out)
    return "end" if drawing.naturals(t, out) else "draws"


def _draws(t: OchkoTable, out: list[Event]) -> str:
    return _ASKED if drawing.draws(t, out) else "banker"


def _banker(t: OchkoTable, out: list[Event]) -> str:
    if drawing.banker(t, out):
        return _ASKED
    settling.settle(t, out)
    return "end"


def _end(t: OchkoTable, out: list[Event]) -> str:
    settling.end_deal(t, out)
    return banks.between_deals(t, out)


_PHASES: dict[str, Callable[[OchkoTable, list[Event]], str]] = {
    "deal": _deal,
    "bets": _bets,
    "first look": _first_look,
    "double": _double,
    "answers": _answers,
    "look": _look,
    "draws": _draws,
    "banker": _banker,
    "end": _end,
    "bank": banks.bank,
    "offers": banks.offers,
}


# ── answers ─────────────────────────────────────────────────────────────────


def _looked(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    if isinstance(action, Bet):  # on the second of two hands
        betting.place_bet(t, seat, action, out)
    else:
        dealing.looked(t, seat, action, out)


_ANSWERS: dict[str, Callable[[OchkoTable, int, Action, list[Event]], None]] = {
    "bets": betting.bet,
    "first look": _looked,
    "double": betting.doubled,
    "answers": betting.answer,
    "look": _looked,
    "draws": drawing.answer,
    "banker": lambda t, seat, action, out: drawing.banker_answer(t, action, out),
    "bank": lambda t, seat, action, out: banks.bank_answer(t, action, out),
    "offers": banks.offer_answer,
}
ASKING = frozenset(_ANSWERS)  # the phases in which somebody is asked
