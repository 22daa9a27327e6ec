"""The one table from event to picture and sound: motion, span, ease, sounds, and when the next may start.

All times are milliseconds at Normal speed; one multiplier in the director scales all of them.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.rules import places
from game.rules.events import (
    AcesCalled,
    Asked,
    BankDeclined,
    BankEmptied,
    BankEntitled,
    BankKept,
    BankOffered,
    BankSet,
    BankSold,
    BetPlaced,
    BonusMade,
    Busted,
    Called,
    CardBurned,
    CardDealt,
    CardFound,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    CardsSeen,
    CardTurned,
    ChipsMoved,
    DealAnnulled,
    DealBegan,
    DealEnded,
    DealerDrawBegan,
    DealerNamed,
    DeckCut,
    DeckShuffled,
    Doubled,
    DoubleRefused,
    DrawTied,
    Drew,
    Event,
    GapBet,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    JokerLaid,
    Kept,
    LeftAsItIs,
    NaturalShown,
    NoRoomDealt,
    OfferDeclined,
    OfferMade,
    PaidShort,
    PairDealt,
    Passed,
    PoolDivided,
    PoolEmptied,
    PostHit,
    PotTaken,
    Redoubled,
    SatOut,
    SittingEnded,
    SittingOpened,
    SlipCalled,
    SlipLapsed,
    SlipMade,
    SpreadDealt,
    Stood,
    WentBroke,
    Withdrew,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.places import Place
from game.rules.tags import tag_of
from game.rules.view import View

from .hearing import RANK


class Cue(msgspec.Struct, frozen=True):
    """How one event is shown.

    `span`: how long its motion takes. `next`: how long after its start the next event may start.
    `wait`: it starts that long after the turn of the one before, and when all its cards and chips have
    come to rest (-1: it need not); several of a kind in a row wait once.
    `hold`: its motion begins that long after its start: cards lie on to be read while play goes on.
    `stop`: a press goes no further than this wait at once, so that a result is never skipped unread.
    `sounds`: (moment, effect); an effect ending in `*` sounds once for every chip that lands.
    """

    motion: str = ""
    span: int = 0
    next: int = 0
    ease: str = "out"
    sounds: tuple[tuple[int, str], ...] = ()
    wait: int = -1
    hold: int = 0
    stop: bool = False


HOLD = 250  # the decisive third card hangs this long before it turns
HANG = 50  # another's third card hangs so long
FLY = 170
LAND = 70  # a dealt card is pressed flat by its landing, and springs back
TURN = 200
MANY = 5  # seats: at more, and at Ochko from so many on, the others are brief
FEW = 7  # seats for which the times of a crowd are written; at twice as many each has half of them
READ_OWN, READ_OTHER = 750, 300  # after the chips are on their way, a result stays readable this long
READ_CROWD = 400  # so long the cards of one of many lie on while the next one plays
# Nothing waits for ornaments.
ORNAMENTS = {"gain", "loss", "confetti", "flash", "banner", "cry", "squeeze", "turn_mark"}

_STILL = Cue()
_TOSS = Cue("toss", span=300, next=90, sounds=((120, "chip*"),))
_SLIDE = Cue("slide", span=380, next=90, ease="both", sounds=((0, "chip_slide"), (200, "chip*")))
_GAIN = Cue("toss", span=360, next=110, ease="both", sounds=((0, "chip_slide"), (160, "chip*")))

# Every class of event has its row. The inner key is the case that `_case` finds; "" is any other. What one of
# many others does is a case "crowd" or "crowd_" and the case: it overlaps with what the next one does.
CUES: dict[type[Event], dict[str, Cue]] = {
    SittingOpened: {"": _STILL},
    DealerDrawBegan: {"": Cue(next=150)},
    DrawTied: {"": Cue("flash", span=500, next=400)},
    DealerNamed: {"": Cue("puck", span=300, next=120, ease="both", sounds=((0, "puck"),))},
    DealBegan: {"": _STILL},
    DeckShuffled: {
        "": Cue("shuffle", span=420, next=260, sounds=((0, "shuffle"),), wait=0),
        "crowd": Cue("shuffle", span=420, next=200, sounds=((0, "shuffle"),), wait=0),
    },
    DeckCut: {"": Cue("cut", span=180, next=60, sounds=((0, "cut"),))},
    CardBurned: {"": Cue("burn", span=350, next=200, sounds=((0, "burn"),))},
    CardDealt: {
        "": Cue("deal", span=FLY + LAND, next=70, sounds=((0, "deal"),)),
        "draw": Cue("deal", span=FLY + LAND, next=70, sounds=((0, "deal"),)),
        "crowd": Cue("deal", span=FLY + LAND, next=35, sounds=((0, "deal"),)),
        "crowd_post": Cue("deal", span=FLY + LAND, next=60, sounds=((0, "deal"), (FLY - 60, "flip"))),
        "crowd_third": Cue("third", span=FLY + TURN, next=240, sounds=((0, "deal"), (FLY, "flip"))),
        "post": Cue("deal", span=FLY + LAND, next=100, sounds=((0, "deal"), (FLY - 60, "flip"), (FLY, RANK))),
        "third": Cue(
            "third",
            span=FLY + HANG + TURN,
            next=FLY + HANG + TURN,
            sounds=((0, "deal"), (FLY + HANG, "flip")),
        ),
        "decisive": Cue(
            "third",
            span=FLY + HOLD + TURN,
            next=FLY + HOLD + TURN + 120,
            sounds=((0, "deal"), (60, "drum_hold"), (FLY + HOLD, "flip")),
        ),
    },
    CardsSeen: {"": Cue("peek", span=200, next=100)},
    CardTurned: {
        "": Cue("turn", span=TURN, next=90, sounds=((0, "flip"),)),
        "crowd": Cue("turn", span=TURN, next=40, sounds=((0, "flip"),)),
    },
    CardMoved: {"": Cue("move", span=200, next=160, ease="both", sounds=((0, "deal"),))},
    CardsCleared: {
        "": Cue("clear", span=160, next=60, ease="in"),
        "draw": Cue("clear", span=160, next=0, ease="in", wait=250),
        "crowd": Cue("clear", span=160, next=20, ease="in", hold=READ_CROWD),
        "other": Cue("clear", span=160, next=30, ease="in", wait=READ_OTHER),
        "own": Cue("clear", span=160, next=30, ease="in", wait=READ_OWN, stop=True),
    },
    Asked: {
        "crowd": Cue(next=40),
        "": Cue(next=160),
        "own": Cue("turn_mark", span=300, wait=0, sounds=((0, "your_turn"),)),
    },
    Passed: {
        "": Cue("stamp", span=180, next=200, sounds=((0, "no_bet"),)),
        "crowd": Cue("stamp", span=180, next=110),
    },
    BetPlaced: {"": Cue("say", span=60, next=40, sounds=((0, "bet"),)), "crowd": Cue(next=0)},
    GapBet: {"": Cue("say", span=60, next=40, sounds=((0, "bet"),))},
    AcesCalled: {"": Cue("say", span=200, next=250, sounds=((0, "confirm"),))},
    Called: {
        "": Cue("say", span=200, next=250, sounds=((0, "confirm"),)),
        "crowd": Cue("say", span=200, next=120, sounds=((0, "confirm"),)),
    },
    ChipsMoved: {
        "": _TOSS,
        "ante": Cue("toss", span=280, next=50, sounds=((160, "chip*"),)),
        "bet": Cue("toss", span=260, next=200, sounds=((0, "chip_slide"), (120, "chip*"))),
        "crowd_bet": Cue("toss", span=260, next=50, sounds=((0, "chip_slide"), (120, "chip*"))),
        "lose": _SLIDE,
        "win": _GAIN,
        "pair": _GAIN,
        "to_see": Cue("toss", span=280, next=50, sounds=((160, "chip*"),)),
        "division": Cue("toss", span=450, next=60, ease="both", sounds=((200, "chip*"),)),
        "leftover": Cue("toss", span=450, next=60, ease="both", sounds=((200, "chip*"),)),
        "crowd": Cue("toss", span=300, next=40, ease="both", sounds=((120, "chip*"),)),
    },
    PaidShort: {"": Cue("flash", span=300, next=200)},
    PoolEmptied: {"": Cue("flash", span=300, next=150)},
    PoolDivided: {"": Cue("banner", span=700, next=400, sounds=((0, "divide"),))},
    PairDealt: {
        "": Cue("flash", span=350, next=250, sounds=((0, "pair"),)),
        "crowd": Cue("flash", span=350, next=150, sounds=((0, "pair"),)),
    },
    NoRoomDealt: {
        "": Cue("squeeze", span=350, next=250, sounds=((0, "no_room"),)),
        "crowd": Cue("squeeze", span=350, next=150, sounds=((0, "no_room"),)),
    },
    PostHit: {"": Cue("clack", span=300, next=120, sounds=((0, "post_hit"),)), "crowd": Cue(next=0)},
    HandWon: {
        "": Cue("gain", span=700, next=120, sounds=((0, "win_small"),)),
        "medium": Cue("gain", span=700, next=120, sounds=((0, "win_medium"),)),
        "large": Cue("gain", span=800, next=150, sounds=((0, "win_large"),)),
        "pot": Cue("confetti", span=1300, next=150, sounds=((0, "win_pot"),)),
        "crowd": Cue("gain", span=700, next=0),
    },
    HandLost: {
        "": Cue("loss", span=500, next=120, sounds=((0, "lose"),)),
        "crowd": Cue("loss", span=500, next=0),
    },
    HandPushed: {"": Cue("flash", span=300, next=150), "crowd": Cue("flash", span=300, next=0)},
    PotTaken: {"": Cue("confetti", span=1300, next=200, sounds=((0, "win_pot"),))},
    SatOut: {"": Cue(next=60)},
    WentBroke: {"": Cue("flash", span=400, next=250)},
    DealEnded: {"": _STILL},
    SittingEnded: {"": Cue(next=0, wait=300)},
    # Yablon with a bank, and Red Dog
    BankSet: {"": Cue("say", span=200, next=200, sounds=((0, "bank_change"),))},
    BankEmptied: {"": Cue("flash", span=300, next=150)},
    SpreadDealt: {
        "": Cue("sweep", span=520, next=420, sounds=((0, "count"), (170, "count"), (340, "count")), wait=0)
    },
    # Ochko
    JokerLaid: {"": Cue(next=250, sounds=((0, "burn"),))},
    DealAnnulled: {"": Cue("cry", span=1400, next=900, sounds=((0, "no_bet"),), wait=READ_OTHER)},
    CardFound: {"": Cue("flash", span=300, next=200, sounds=((0, "odd"),))},
    CardPutUnder: {"": Cue("move", span=200, next=160, sounds=((0, "deal"),))},
    Doubled: {"": Cue("cry", span=900, next=500, sounds=((0, "bet"),))},
    Redoubled: {"": Cue("say", span=300, next=250, sounds=((0, "bet"),))},
    DoubleRefused: {"": Cue("stamp", span=180, next=200, sounds=((0, "no_bet"),))},
    LeftAsItIs: {"": Cue(next=100), "crowd": Cue(next=0)},
    Drew: {"": Cue("say", span=60, next=60), "crowd": Cue("say", span=60, next=20)},
    Stood: {
        "": Cue("stamp", span=180, next=150, sounds=((0, "no_bet"),)),
        "crowd": Cue("stamp", span=180, next=60, sounds=((0, "no_bet"),)),
    },
    HandSplit: {"": Cue("say", span=200, next=200)},
    Kept: {"": Cue("say", span=200, next=150)},
    NaturalShown: {
        "": Cue("cry", span=900, next=500, sounds=((0, "natural"),)),
        "crowd": Cue("cry", span=900, next=300, sounds=((0, "natural"),)),
    },
    BonusMade: {
        "": Cue("cry", span=900, next=500, sounds=((0, "bonus"),)),
        "crowd": Cue("cry", span=900, next=300, sounds=((0, "bonus"),)),
    },
    Busted: {
        "": Cue("clack", span=400, next=250, sounds=((0, "bust"),)),
        "crowd": Cue("clack", span=400, next=150, sounds=((0, "bust"),)),
    },
    Withdrew: {"": Cue("stamp", span=180, next=150, sounds=((0, "no_bet"),))},
    BankEntitled: {
        "": Cue("cry", span=1000, next=600, sounds=((0, "bank_change"),)),
        "crowd": Cue("cry", span=1000, next=400, sounds=((0, "bank_change"),)),
    },
    BankKept: {"": Cue(next=60)},
    BankDeclined: {"": Cue("say", span=200, next=150)},
    BankOffered: {"": Cue("say", span=200, next=200)},
    OfferMade: {"": Cue("say", span=200, next=200)},
    OfferDeclined: {"": Cue("say", span=200, next=150), "crowd": Cue("say", span=200, next=30)},
    BankSold: {"": Cue("cry", span=1000, next=600, sounds=((0, "bank_change"),))},
    SlipMade: {"": Cue("flash", span=300, next=200, sounds=((0, "odd"),))},
    SlipCalled: {
        "": Cue("cry", span=900, next=500, sounds=((0, "wrong_call"),)),
        "right": Cue("cry", span=900, next=500, sounds=((0, "irregularity"),)),
        "crowd": Cue("cry", span=900, next=400, sounds=((0, "wrong_call"),)),
        "crowd_right": Cue("cry", span=900, next=400, sounds=((0, "irregularity"),)),
    },
    SlipLapsed: {"": Cue("flash", span=400, next=250), "crowd": Cue("flash", span=400, next=120)},
}


def cue_of(event: Event, before: View) -> Cue:
    """The cue of `event` when the table stands as `before`."""
    cases, case = CUES[type(event)], _case(event, before)
    if _one_of_many(event, before) and not isinstance(event, CardsCleared):
        brief = cases.get(f"crowd_{case}") or cases.get("crowd")
        if brief is not None:
            return replace(brief, next=brief.next * FEW // max(FEW, before.seats))
    return cases.get(case) or cases[""]


def is_own(event: Event, view: View) -> bool:
    """Whether the event is about the person at the machine."""
    seat = seat_of(event)
    return seat is not None and seat == view.seat


def concerns(event: Event, view: View) -> bool:
    """Whether the person at the machine has a part in it: an own card, or one for all with a stake on it."""
    if view.seat is None or places.TABLE not in (getattr(event, "to", ""), getattr(event, "at", "")):
        return is_own(event, view)
    return view.seat not in view.sat_out


def seat_of(event: Event) -> int | None:
    """The seat that an event is about, or None."""
    seat: int | None = getattr(event, "seat", getattr(event, "buyer", None))
    if seat is not None:
        return seat
    for field in ("to", "at", "src", "dst"):
        place = getattr(event, field, None)
        if place is not None and (found := places.seat_of(place)) is not None:
            return found
    return None


def many(view: View) -> bool:
    """Whether so many play at this table that what others do must be brief."""
    return view.seats >= MANY + (not isinstance(view.rules, OchkoHouse))


def _one_of_many(event: Event, before: View) -> bool:
    """Whether another one of many does it: at Red Dog all are paid together, for they win by the same card.

    A banker's cards and answers are everybody's matter.
    """
    seat = seat_of(event)
    if seat is None or seat < 0 or is_own(event, before):
        return False
    if isinstance(event, _OF_BANKER) and seat == before.dealer and isinstance(before.rules, OchkoHouse):
        return False
    return many(before) or tag_of(before.rules) == "red_dog"


_OF_BANKER = (CardDealt, CardTurned, Asked, Drew, Stood, Busted, LeftAsItIs)


def _case(event: Event, before: View) -> str:
    match event:
        case CardDealt(to=to, up=up):
            if before.deal == 0:
                return "draw"
            if len(before.cards.get(to, ())) >= 2:
                return "decisive" if concerns(event, before) else "third"
            return "post" if up else ""
        case CardsCleared(at=at):
            return _clearing(at, before, concerns(event, before))
        case Asked():
            return "own" if is_own(event, before) else ""
        case ChipsMoved(why=why):
            return why
        case SlipCalled(right=right):
            return "right" if right else ""
        case HandWon(amount=amount):
            return _size_of_win(amount, before)
        case _:
            return ""


def _clearing(at: Place, before: View, own: bool) -> str:
    """How cards are cleared: at once, or when they have been read; at Ochko all hands together at the end."""
    if before.deal == 0:
        return "draw"
    if not any(slot.up for slot in before.cards.get(at, ())):
        return ""
    if many(before) and places.seat_of(at) is not None and not own:
        if not isinstance(before.rules, OchkoHouse) or any(map(places.is_stake, before.chips)):
            return "crowd"
        own = before.seat is not None and places.HANDS[before.seat] in before.cards
    return "own" if own else "other"


def _size_of_win(amount: int, before: View) -> str:
    if isinstance(before.rules, OchkoHouse):
        most = before.rules.most_bet
        return "" if amount <= 2 * most else "medium" if amount <= 6 * most else "large"
    ante = getattr(before.rules, "ante", 1) or 1
    pool = before.chips.get(places.POOL, 0) or before.chips.get(places.BANK, 0)
    if amount >= pool > ante:
        return "pot"
    if amount <= 4 * ante:
        return ""
    return "medium" if 3 * amount <= (pool or 24 * ante) else "large"
