"""What the bank of Ochko is worth: for keeping, selling and buying it (O31-O34).

It brings what the other players' bets lose on average, deal after deal, until a natural takes it away,
it has been held as long as agreed, or the sitting ends. What people bet is taken as the most on an ace
and a quarter of the way up on other cards. That a small stack may not last so long, that a double makes
players draw more, and what one would win as a player, is left aside.
"""

from __future__ import annotations

from functools import lru_cache

from game.odds.choice import Choice, Piece, kept
from game.rules.actions import Buy, CanBuy, CanDecline, CanOffer, CanSell, CanTake, Decline, Offer, Sell, Take
from game.rules.ochko.house import OchkoHouse
from game.rules.places import SEATS
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View

from .bets import growth
from .prospects import prospects
from .table import DOUBLES_ON, count_unseen

OPEN_END = 100  # deals that are looked ahead where a sitting has no end


def bank_worth(view: View) -> float:
    """What holding the bank from the next deal on is worth, in chips."""
    rules: OchkoHouse = view.rules
    players = sum(view.chips[SEATS[seat]] >= rules.least_bet for seat in range(view.seats)) - 1
    if players < 1:
        return 0.0
    return players * per_player(rules, players) * _lasts(view, players)


def _lasts(view: View, players: int) -> float:
    """How many deals the bank will stay on average; a new one may be safe at first, or end as agreed."""
    rules: OchkoBankRules = view.rules
    deals = rules.deals - view.deal if rules.deals else OPEN_END
    if rules.bank_deals:
        deals = min(deals, rules.bank_deals)  # who holds the bank already is not asked then
    stays = (1 - change(rules)) ** players
    goes_on = view.seat == view.dealer and any(isinstance(option, CanTake) for option in view.options)
    safe = 1 if rules.first_deal_safe and not goes_on and deals > 1 else 0
    return safe + (1 - stays ** (deals - safe)) / (1 - stays)


@lru_cache(maxsize=64)
def change(rules: OchkoHouse) -> float:
    """The chance that one player has a natural in a deal where the banker has none."""
    counts = count_unseen((), rules.packs)
    cards = sum(counts)
    natural = 2 * counts[1] * counts[10] / cards / (cards - 1)
    left = 2 * (counts[1] - 1) * (counts[10] - 1) / (cards - 2) / (cards - 3)
    return natural * (1 - left)


@lru_cache(maxsize=64)
def per_player(rules: OchkoHouse, players: int) -> float:
    """What a deal brings the banker from one of `players`, in chips."""
    counts = count_unseen((), rules.packs)
    rows, cards, found = prospects(counts, rules, players), sum(counts), 0.0
    usual = rules.least_bet + (rules.most_bet - rules.least_bet) / 4
    for doubles in (False, True):
        likely = tuple(
            float((value in DOUBLES_ON and rules.double != "off") == doubles) for value in range(11)
        )
        share = sum(count * each for count, each in zip(counts, likely, strict=True)) / cards
        for first, worth in enumerate(rows.worths(likely)):
            bet = rules.most_bet if first == 1 else usual
            if doubles:
                bet *= growth(rules, first)
            found -= share * counts[first] / cards * bet * worth
    return found


def choices(view: View) -> tuple[Choice, ...]:
    """Keeping, selling, buying and declining the bank, each with its worth; not holding it is worth nothing.

    Others are taken to give for it what it is worth, and no more.
    """
    worth, found = bank_worth(view), []
    for option in view.options:
        if isinstance(option, CanTake):
            found.append(Choice(Take(), kept(worth)))
        elif isinstance(option, CanDecline):
            found.append(Choice(Decline(), kept(0)))
        elif isinstance(option, CanBuy):
            found.append(Choice(Buy(), kept(worth - option.price)))
        elif isinstance(option, CanSell):
            found.append(_sell(option, worth))
        elif isinstance(option, CanOffer):
            pieces = (Piece(option.low, option.high, kept(worth - option.low), kept(-1)),)
            found.append(Choice(Offer(option.low), kept(worth - option.low), pieces=pieces))
    return tuple(found)


def _sell(option: CanSell, worth: float) -> Choice:
    """A price that is met brings itself; a higher one is not, and the bank stays."""
    met = min(option.high, max(option.low - 1, int(worth)))
    pieces = []
    if met >= option.low:
        pieces.append(Piece(option.low, met, kept(option.low), kept(1)))
    if met < option.high:
        pieces.append(Piece(met + 1, option.high, kept(worth), kept(0)))
    best_piece = max(pieces, key=lambda piece: piece.value(piece.best))
    price = best_piece.best
    return Choice(Sell(price), best_piece.value(price), pieces=tuple(pieces))


def asked_for_bank(view: View) -> bool:
    """Whether the seat is asked about the bank."""
    return isinstance(view.options[0], CanTake | CanBuy | CanOffer)
