"""The one door to the rules of every game: start, ask, refuse, apply, show.

Codes of a `Problem` that a play is refused with: `over`, `not_your_turn` (turn), `no_pass`,
`no_bet` or a reason of the game for it (`pool_empty`, `no_chips`, `hopeless`, `short_pool`, `short_stack`),
`no_call`, `not_now` (play), and those of `answers` where the play fits and its value does not.
Codes of settings: see `house.problems` and each game; of `start`: `chips`, `players`, `dealer`, `stacked`,
`slip_percents`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import msgspec

from . import house, sound
from .actions import Action, Bet, Call, NoBet, Option, Problem, Refused
from .answers import ANSWERS
from .cards import Card
from .events import Asked, CardDealt, CardMoved, CardPutUnder, CardsSeen, Event, SittingOpened
from .ochko.table import OchkoTable, Slip
from .places import POOL, SEATS, Place, seat_of
from .rng import Rng
from .tags import tag_of
from .variants import in_between, ochko, ochko_bank, red_dog, yablon, yablon_bank
from .variants.in_between import InBetween, InBetweenRules
from .variants.ochko import Ochko, OchkoRules
from .variants.ochko_bank import OchkoBank, OchkoBankRules
from .variants.red_dog import RedDog, RedDogRules
from .variants.yablon import Yablon, YablonRules
from .variants.yablon_bank import YablonBank, YablonBankRules
from .view import View

Rules = InBetweenRules | YablonRules | YablonBankRules | RedDogRules | OchkoRules | OchkoBankRules
State = InBetween | Yablon | YablonBank | RedDog | Ochko | OchkoBank

_GAMES: dict[type[Rules], tuple[ModuleType, type]] = {
    InBetweenRules: (in_between, InBetween),
    YablonRules: (yablon, Yablon),
    YablonBankRules: (yablon_bank, YablonBank),
    RedDogRules: (red_dog, RedDog),
    OchkoRules: (ochko, Ochko),
    OchkoBankRules: (ochko_bank, OchkoBank),
}
RULES: tuple[type[Rules], ...] = tuple(_GAMES)
_GAME_OF_STATE: dict[type, ModuleType] = {state: game for game, state in _GAMES.values()}
_ACT: dict[type, Callable[[Any, Action, list[Event]], None]] = {
    state: game.act for game, state in _GAMES.values()
}


class Step(msgspec.Struct, frozen=True, gc=False):
    """The next state and what happened on the way to it, in order."""

    state: State
    events: tuple[Event, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a sitting ended: `why` as in `SittingEnded`, chips, and the pool that was kept."""

    why: str
    chips: tuple[int, ...]
    pool: int
    deals: int

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most chips."""
        return tuple(seat for seat, chips in enumerate(self.chips) if chips == max(self.chips))


def problems(rules: Rules, seats: int) -> list[Problem]:
    """Why a table of `seats` cannot play by `rules`; empty when it can."""
    return house.problems(rules, seats) or list(_GAMES[type(rules)][0].problems(rules, seats))


def least_chips(rules: Rules) -> int:
    """With fewer chips a seat has no part in a deal by these rules."""
    least: int = _GAMES[type(rules)][0].least_chips(rules)
    return least


def start(
    rules: Rules,
    chips: Sequence[int],
    seed: int,
    dealer: int | None = None,
    stacked: Sequence[Sequence[Card]] = (),
    pool: int = 0,
    slips: Sequence[Slip] = (),
    slip_percents: Sequence[int] = (),
) -> Step:
    """A sitting begins: `chips` by seat, up to the first decision. Raises `Refused`.

    Without `dealer` there is a draw for the first deal. `stacked` are known cards, one sequence per
    shuffle in dealing order from the top, the draw's shuffle first if there is a draw; unknown cards follow
    from `seed`. A stacked draw begins at seat 0. `pool` was kept from an earlier sitting.
    `slips` are what the dealer does wrong where irregularities are scripted; where they are random,
    `slip_percents` say for every seat how often it slips as dealer, and without them the house does.
    """
    known = tuple(tuple(cards) for cards in stacked)
    found = problems(rules, len(chips)) or _start_problems(rules, chips, dealer, known, pool)
    if slip_percents and (
        len(slip_percents) != len(chips) or not all(0 <= each <= 100 for each in slip_percents)
    ):
        found.append(Problem("slip_percents", {"seats": len(chips)}))
    if found:
        raise Refused(found[0])
    game, state_of = _GAMES[type(rules)]
    state = state_of(rules=rules, rng=Rng(seed), chips=list(chips), pool=pool, stacked=known)
    if isinstance(state, OchkoTable):
        state.slips, state.slip_percents = tuple(slips), tuple(slip_percents)
    out: list[Event] = [SittingOpened(rules, tuple(chips), pool)]
    game.begin(state, dealer, out)
    return Step(state, tuple(out))


def _start_problems(
    rules: Rules, chips: Sequence[int], dealer: int | None, stacked: Sequence[Sequence[Card]], pool: int
) -> list[Problem]:
    if pool < 0 or any(type(each) is not int or each < 0 for each in chips):
        return [Problem("chips")]
    found = []
    least = _GAMES[type(rules)][0].least_chips(rules)
    able = [seat for seat, each in enumerate(chips) if each >= least or rules.credit]
    if any(each.code == "seats" for each in problems(rules, len(able))):
        found.append(Problem("players", {"least": least, "able": len(able)}))
    if dealer is not None and dealer not in able:
        found.append(Problem("dealer", {"dealer": dealer}))
    packs = getattr(rules, "packs", 1)
    if any(cards.count(card) > packs for cards in stacked for card in cards):
        found.append(Problem("stacked", {"packs": packs}))
    return found


def to_act(state: State) -> tuple[int, ...]:
    """The seats that must choose now; none when the sitting is over."""
    return () if state.ended else (state.turn,)


def options(state: State, seat: int) -> tuple[Option, ...]:
    """What `seat` may do now; nothing unless it is asked."""
    return state.options if seat == state.turn else ()


def problem(state: State, seat: int, action: Action) -> Problem | None:
    """Why `seat` may not do `action` now, or None if it may."""
    if seat != state.turn or state.ended:
        return Problem("over") if state.ended else Problem("not_your_turn", {"turn": state.turn})
    wanted, value_problem = ANSWERS[type(action)]
    for option in state.options:
        if type(option) is wanted:
            return value_problem(option, action) if value_problem else None
    return _not_offered(state, seat, type(action))


def _not_offered(state: State, seat: int, kind: type[Action]) -> Problem:
    if kind is Bet:
        why: Problem = _GAME_OF_STATE[type(state)].why_no_bet(state, seat)
        return why
    if kind is NoBet or kind is Call:
        return Problem("no_pass" if kind is NoBet else "no_call")
    return Problem("not_now", {"play": tag_of(kind)})


def apply(state: State, seat: int, action: Action) -> Step:
    """`seat` does `action`, and play runs on to the next decision or the end. Raises `Refused`.

    `state` itself never changes.
    """
    found = problem(state, seat, action)
    if found is not None:
        raise Refused(found)
    following = state.__copy__()
    following.chips = state.chips.copy()
    out: list[Event] = []
    _ACT[type(state)](following, action, out)
    return Step(following, tuple(out))


def close(state: State) -> Step:
    """The table closes: at once when nobody has decided in this deal, else when this deal is over."""
    if state.ended or (state.closing and state.decided):
        return Step(state, ())
    following = _copy(state)
    following.closing = True
    out: list[Event] = []
    if not state.decided:
        _GAME_OF_STATE[type(state)].close(following, out)
    return Step(following, tuple(out))


def reopen(state: State) -> State:
    """The table stays open: `close` is taken back, unless the sitting has ended with it."""
    if state.ended or not state.closing:
        return state
    following = _copy(state)
    following.closing = False
    return following


def _copy(state: State) -> State:
    following = state.__copy__()
    following.chips = state.chips.copy()
    return following


def outcome(state: State) -> Outcome | None:
    """How the sitting ended, or None while it goes on."""
    return Outcome(state.ended, tuple(state.chips), state.pool, state.deal) if state.ended else None


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker), built up from nothing."""
    game = _GAME_OF_STATE[type(state)]
    chips = dict(zip(SEATS, state.chips, strict=False))
    if state.pool:
        chips[POOL] = state.pool
    chips |= state.stakes
    return View(
        rules=state.rules,
        seat=seat,
        seats=len(state.chips),
        chips=chips,
        cards=game.slots(state, seat),
        stock=state.left,
        seen=tuple(sorted(game.known(state, seat))),
        dealer=state.dealer,
        deal=state.deal,
        turn=to_act(state),
        options=() if seat is None else options(state, seat),
        sat_out=state.sat_out,
        over=bool(state.ended),
        called=game.called(state),
        aces=getattr(state, "aces", ""),
        doubled=isinstance(state, OchkoTable) and bool(state.doubled),
    )


def redact(event: Event, seat: int | None) -> Event:
    """`event` as `seat` (None: an onlooker) learns of it: others' closed cards and options are left out."""
    if type(event) is CardDealt and not event.up and event.card is not None and not _owns(seat, event.to):
        return CardDealt(event.to, None, False, event.stock)
    if type(event) is CardPutUnder and not event.up and not _owns(seat, event.src):
        return CardPutUnder(event.src, event.index, None, False, event.stock)
    if type(event) is CardMoved and not event.up and not _owns(seat, event.dst):
        return CardMoved(event.src, event.index, event.dst, None, False)
    if type(event) is CardsSeen and event.seat != seat:
        return CardsSeen(event.seat, event.at, (None,) * len(event.cards))
    if type(event) is Asked and event.seat != seat and event.options:
        return Asked(event.seat, ())
    return event


def _owns(seat: int | None, place: Place) -> bool:
    """Whether cards at `place` are those of `seat`; a house that is no seat shows nobody its closed ones."""
    return seat is not None and seat_of(place) == seat


def pack(state: State) -> dict[str, Any]:
    """`state` as plain values that any text format can hold (`unpack` reads them)."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    return plain


def unpack(plain: dict[str, Any]) -> State:
    """The state that `pack` wrote; `ValueError` names the place that does not fit, or that cannot be."""
    state: State = msgspec.convert(plain, State)
    if found := problems(state.rules, len(state.chips)):
        raise ValueError(f"no table plays by these rules: {found[0].code}")
    for flaw in sound.flaws(state):
        raise ValueError(f"no table stands like this: {flaw}")
    if not state.ended and not _asks_the_same(state):
        raise ValueError("no table asks this")
    return state


def _asks_the_same(state: State) -> bool:
    """Whether the seat on turn, asked once more, is offered what the state says, and nothing else changes."""
    again = _copy(state)
    out: list[Event] = []
    _GAME_OF_STATE[type(state)].ask_again(again, out)
    return out[-1:] == [Asked(state.turn, state.options)] and again == state
