"""How a passenger plays In-Between and Yablon."""

from __future__ import annotations

from game.odds import best, choices
from game.odds.between import aside, chances_of, gone, own, post_times
from game.odds.choice import Chances
from game.rules.actions import AnyAction, Bet, BetGap, CanBet, CanBetGap, CanPass, NoBet
from game.rules.places import SEATS
from game.rules.view import View

from .persona import Persona
from .whim import Whim

RANK = 100  # hands are felt in hundredths of a rank between the posts
CLEAR_EDGE = 9 * RANK  # from here on the whole appetite shows
SHY = 50  # share of the appetite that shows right at the threshold
WIDE_HAND = 10 * RANK  # only from here on may everything be staked that a bad end would not survive
STEADY = 10  # a tilt below this is none


def choose(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """What `persona` does in the place of the seat that is asked.

    A hand that no card can win is never bet on by choice: "no bet", or the least the rules let one stake.
    Who may bet on a gap does so where that is best, but for a slip.
    """
    bet = next((option for option in view.options if isinstance(option, CanBet)), None)
    if bet is None:
        return _call(view, persona, whim)
    if _takes_gap(view, persona, whim):
        return BetGap()
    felt = felt_ranks(view, persona, whim)
    if felt < persona.spread * RANK or not chances_of(view).winners:
        return NoBet() if any(isinstance(option, CanPass) for option in view.options) else Bet(bet.low)
    return Bet(_amount(view, persona, whim, bet, felt))


def _takes_gap(view: View, persona: Persona, whim: Whim) -> bool:
    offered = any(isinstance(option, CanBetGap) for option in view.options)
    return offered and isinstance(best(choices(view)).action, BetGap) != whim.happens(persona.slip)


def _call(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """An ace or a pair is called as it is best, but for a slip; whoever may pass does so on a bad pair."""
    found = choices(view)
    return found[whim.below(len(found))].action if whim.happens(persona.slip) else best(found).action


def felt_ranks(view: View, persona: Persona, whim: Whim) -> int:
    """How wide the hand feels, in hundredths of a rank: what it would have to be in a fresh pack.

    Of the cards that were shown only a share is remembered; now and then the eye slips by a rank; a dear
    post makes the hand feel narrower by what it costs.
    """
    held = own(view) + aside(view)
    remembered = tuple(card for card in gone(view) if card in held or whim.happens(persona.memory))
    slip = RANK * (2 * whim.below(2) - 1) if whim.happens(persona.slip) else 0
    return _ranks(chances_of(view, remembered), post_times(view)) + slip


def _ranks(next_card: Chances, times: int) -> int:
    """The ranks between posts of a fresh pack that are worth as much per chip: (8 ranks - 50) / 50."""
    per_chip = 2 * next_card.winners - next_card.unseen - (times - 1) * next_card.post_cards
    return RANK * 50 * (per_chip + next_card.unseen) // (8 * next_card.unseen)


def _amount(view: View, persona: Persona, whim: Whim, bet: CanBet, felt: int) -> int:
    """The stake: appetite for what is allowed, less near the threshold, more on tilt, never the same."""
    over, room = felt - persona.spread * RANK, max(CLEAR_EDGE - persona.spread * RANK, RANK)
    share = persona.appetite * (SHY + (100 - SHY) * min(over, room) // room)  # in ten thousandths
    if persona.tilt >= STEADY:
        share += share * persona.tilt * _loss(view) // 10_000
    share = share * (90 + whim.below(21)) // 100
    is_wide = _ranks(chances_of(view), post_times(view)) >= WIDE_HAND
    most = bet.high if is_wide else min(bet.high, _survivable(view))
    return max(bet.low, min(most, (bet.high * share + 5_000) // 10_000))


def _loss(view: View) -> int:
    """Hundredths of the average stack of this table that the seat is short of."""
    assert view.seat is not None
    average = sum(view.chips.values()) // view.seats
    return max(0, 100 - 100 * view.chips[SEATS[view.seat]] // max(average, 1))


def _survivable(view: View) -> int:
    """The largest stake after which, at the worst, chips remain."""
    assert view.seat is not None
    return (view.chips[SEATS[view.seat]] - 1) // post_times(view)
