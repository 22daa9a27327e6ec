"""The way of a deal of Ochko: phase after phase until somebody must choose, and what a choice does."""

from __future__ import annotations

from collections.abc import Callable

from .. import irregularities as slips
from ..actions import Action, Bet, Claim, Keep, KeepBoth
from ..events import Event
from ..table import NOBODY, end_sitting
from . import banks, betting, dealing, drawing, settling
from .table import OchkoTable, in_play

BANK_PHASES = ("bank", "offers", "deal")
_ABOUT_SLIPS = frozenset((Claim, Keep, KeepBoth))


def run_on(t: OchkoTable, out: list[Event]) -> None:
    """Phase after phase to the next decision, or to the end of the sitting."""
    while not t.ended and not _PHASES[t.phase](t, out):
        pass


def act(t: OchkoTable, action: Action, out: list[Event]) -> None:
    """The seat on turn does what the options allow, and play runs on to the next decision."""
    t.hands = t.hands.copy()
    if not t.decided:
        t.decided = True
    if t.hushed != NOBODY:
        t.hushed = NOBODY
    seat = t.turn
    if type(action) not in _ABOUT_SLIPS:
        _ANSWERS[t.phase](t, seat, action, out)
    elif isinstance(action, Claim):
        if slips.claim(t, seat, action.kind, out):
            return
    elif isinstance(action, Keep):
        slips.keep(t, seat, action.card, out)
    else:
        slips.keep_both(t, seat, out)
    run_on(t, out)


def close(t: OchkoTable, out: list[Event]) -> None:
    """The sitting ends here and now: nobody has decided, so no chips are at stake."""
    if t.phase not in BANK_PHASES:
        t.hands = t.hands.copy()
        settling.end_deal(t, out)
    end_sitting(t, "closed", out)


# ── phases: True where somebody is asked ────────────────────────────────────


def _go(t: OchkoTable, phase: str) -> bool:
    t.phase, t.place, t.hand = phase, 0, 0
    return False


def _deal(t: OchkoTable, out: list[Event]) -> bool:
    if t.closing:
        end_sitting(t, "closed", out)
    elif not banks.goes_on(t, t.dealer):
        end_sitting(t, "winner", out)
    else:
        dealing.begin_deal(t, out)
    return False


def _bets(t: OchkoTable, out: list[Event]) -> bool:
    if betting.bets(t, out):
        return True
    if next(in_play(t), None) is None:
        return _go(t, "end")
    if t.rules.PERMANENT:
        dealing.first_round(t, out)
        return _go(t, "first look")
    return _go(t, "double")


def _first_look(t: OchkoTable, out: list[Event]) -> bool:
    if dealing.look(t, out):
        return True
    slips.lapse_look(t, out, last_round=False)
    return _go(t, "double")


def _double(t: OchkoTable, out: list[Event]) -> bool:
    return betting.double(t, out) or _go(t, "answers")


def _answers(t: OchkoTable, out: list[Event]) -> bool:
    if betting.answers(t, out):
        return True
    if not any(each.cards for _, _, each in in_play(t)):
        return _go(t, "end")
    dealing.second_round(t, out)
    return _go(t, "look")


def _look(t: OchkoTable, out: list[Event]) -> bool:
    if dealing.look(t, out):
        return True
    slips.lapse_look(t, out)
    return _go(t, "end" if drawing.naturals(t, out) else "draws")


def _draws(t: OchkoTable, out: list[Event]) -> bool:
    return drawing.draws(t, out) or _go(t, "banker")


def _banker(t: OchkoTable, out: list[Event]) -> bool:
    return drawing.banker(t, out) or _go(t, "settle")


def _settle(t: OchkoTable, out: list[Event]) -> bool:
    settling.settle(t, out)
    return _go(t, "end")


def _end(t: OchkoTable, out: list[Event]) -> bool:
    settling.end_deal(t, out)
    banks.between_deals(t, out)
    return False


_PHASES: dict[str, Callable[[OchkoTable, list[Event]], bool]] = {
    "deal": _deal,
    "bets": _bets,
    "first look": _first_look,
    "double": _double,
    "answers": _answers,
    "look": _look,
    "draws": _draws,
    "banker": _banker,
    "settle": _settle,
    "end": _end,
    "bank": banks.bank,
    "offers": banks.offers,
}


# ── answers ─────────────────────────────────────────────────────────────────


def _looked(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    if isinstance(action, Bet):  # on the second of two hands
        betting.bet(t, seat, action, out)
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
