"""Places on the table that hold chips or cards, each with its text form."""

from __future__ import annotations

MOST_SEATS = 17  # three cards for each of 17 players are 51 of 52 (I1)
MOST_HANDS = 4  # a pair may be split up to four hands (P10)

Place = str

POOL: Place = "pool"  # pool and pot alike: what belongs to nobody yet
BANK: Place = "bank"  # what a banker has put at risk
HOUSE: Place = "house"  # chips and cards of a house that is no seat
TABLE: Place = "table"  # cards that belong to all (Red Dog)
DISCARDS: Place = "discards"
BURNED: Place = "burned"
FOUND: Place = "found"  # a card that lay face up in the stock, until somebody has it (OX7)

SEATS: tuple[Place, ...] = tuple(f"seat {i}" for i in range(MOST_SEATS))
STAKES: tuple[Place, ...] = tuple(f"stake {i}" for i in range(MOST_SEATS))
HANDS: tuple[Place, ...] = tuple(f"hand {i}" for i in range(MOST_SEATS))


def seat(index: int) -> Place:
    """Where the chips of a seat lie; seats count from 0, the next one sits to the left (C2)."""
    return SEATS[index]


def stake(index: int, hand: int = 0) -> Place:
    """Where a seat's bet on its hand number `hand` lies."""
    return f"stake {index}.{hand}" if hand else STAKES[index]


def hand(index: int, hand: int = 0) -> Place:
    """Where a seat's cards lie; `hand` counts the hands of a split pair from 0."""
    return f"hand {index}.{hand}" if hand else HANDS[index]


def hands(index: int) -> tuple[Place, ...]:
    """Where the cards of a seat may lie, hand by hand."""
    return tuple(hand(index, number) for number in range(MOST_HANDS))


def banker_hand(dealer: int) -> Place:
    """Where the banker's cards lie: before his seat, or before the house that is none (`dealer` below 0)."""
    return HOUSE if dealer < 0 else HANDS[dealer]


def is_stake(place: Place) -> bool:
    """Whether bets lie there."""
    return place.startswith("stake ")


def seat_of(place: Place) -> int | None:
    """The seat that a place belongs to, or None for a place of the whole table."""
    kind, _, number = place.partition(" ")
    return int(number.partition(".")[0]) if kind in ("seat", "stake", "hand") else None


def hand_of(place: Place) -> int:
    """Which of a seat's hands a `hand` or `stake` place means."""
    return int(place.partition(".")[2] or 0)
