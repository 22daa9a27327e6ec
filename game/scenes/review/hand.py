"""One hand in the review: the cards and chips of one beat, what happened by then, its decisions below."""

from __future__ import annotations

from collections.abc import Sequence

from game.review import Hand, Review
from game.rules import places
from game.rules.cards import name as card_name
from game.rules.events import DealAnnulled, Event, HandLost, HandWon
from game.rules.view import Slot, View
from game.scenes.figures import stranger
from game.scenes.pack import Pack
from game.scenes.table import felt
from game.services import Services
from game.show.chips import change
from game.show.layout import Point
from game.show.say import log_line
from game.ui import widgets
from game.ui.canvas import Canvas

from .remarks import act, totals
from .timeline import square

_X, _Y, _W, _H = 8, 104, 372, 216
_OTHERS, _OWN = 132, 204  # where the rows of cards begin
_COLUMNS = (16, 360)  # the others share this room
_HERO, _SMALL = (49, 69), (27, 37)
_HOUSE = -1  # in a row of seats: the cards that lie before the house
_ONE_ROW = 3  # who sit beside each other where all are alike
_FEW = 7  # others who all have room
_WIDE, _FACE = 100, 38  # pixels for face and cards side by side, and for a face
_STEPS = 3  # decisions that have room below


def draw(
    canvas: Canvas,
    services: Services,
    review: Review,
    at: int,
    decision: int | None,
    names: Sequence[str],
    own: str,
) -> None:
    """The table at beat `at`, as the seat of the review knew it; `own` is the figure on that seat."""
    widgets.panel(canvas, _X, _Y, _W, _H)
    canvas.layer("review felt", 364, 164, 12, 126, _cloth)
    if not review.hands:
        return
    beat, hand = review.beats[at], review.hands[review.hand_at(at)]
    painter = _Hand(canvas, services, review, beat.board, names, _crowded(review, hand))
    painter.head(hand, at)
    painter.others(_acting(beat.events, review.kept.seat))
    painter.own(own, _won(review, hand, at))
    painter.told(hand, at)
    painter.steps(hand, decision)


def _cloth(canvas: Canvas) -> None:
    canvas.rect(0, 0, 364, 164, "feltd")
    canvas.rect(0, 0, 364, 1, "brass")
    canvas.rect(0, 163, 364, 1, "brass")
    for level in range(1, 17):
        canvas.dither(5 * level, 1 + 3 * level, 364 - 10 * level, 162 - 6 * level, "felt", level)


def _crowded(review: Review, hand: Hand) -> bool:
    """Whether in this hand more lie before others than have room in one row."""
    own, boards = review.kept.seat, [beat.board for beat in review.beats[hand.first : hand.last + 1]]
    return own is not None and any(
        sum(seat != own and bool(_cards(board, seat)) for seat in range(board.seats)) > _FEW
        for board in boards
    )


def _cards(board: View, seat: int) -> tuple[Slot, ...]:
    """All cards of a seat, those of a split pair one hand after the other."""
    return tuple(slot for at in places.hands(seat) for slot in board.cards.get(at, ()))


def _acting(events: Sequence[tuple[Event, View]], own: int | None) -> int | None:
    """The seat that did something last, other than one's own."""
    seats = [getattr(event, "seat", None) for event, _ in events]
    others = [seat for seat in seats if isinstance(seat, int) and seat >= 0 and seat != own]
    return others[-1] if others else None


def _won(review: Review, hand: Hand, at: int) -> int | None:
    """What own bets have brought in this hand by beat `at`; None while none is settled."""
    found: int | None = None
    for beat in review.beats[hand.first : at + 1]:
        for event, _ in beat.events:
            if isinstance(event, DealAnnulled):
                found = 0
            elif isinstance(event, HandWon | HandLost) and event.seat == review.kept.seat:
                found = (found or 0) + (event.amount if isinstance(event, HandWon) else -event.amount)
    return found


class _Hand:
    """Draws the parts of the panel for one table."""

    def __init__(
        self,
        canvas: Canvas,
        services: Services,
        review: Review,
        board: View,
        names: Sequence[str],
        crowded: bool,
    ) -> None:
        self._canvas, self._words, self._review = canvas, services.words, review
        self._board, self._names, self._seat = board, names, review.kept.seat
        self._pack = Pack.of(services)
        self._alike = crowded or self._seat is None  # all sit in the rows

    def head(self, hand: Hand, at: int) -> None:
        """The number of the hand, who deals, and what it brought once it is over."""
        canvas, words = self._canvas, self._words
        end = 17 + canvas.text(17, 113, words.tr("review.hand", n=hand.number), "goldl")
        if self._board.dealer >= 0:
            dealer = words.tr("review.deals", name=self._names[self._board.dealer])
            canvas.text(end + 14, 113, dealer, "haze")
        if at < hand.last or self._seat is None:
            return
        key = "won" if hand.profit > 0 else "lost" if hand.profit < 0 else "even"
        said = words.tr(f"review.{key}", n=abs(hand.profit))
        canvas.text(370, 113, said, {"won": "mint", "lost": "coral"}.get(key, "haze"), align="right")

    # ── the people ──────────────────────────────────────────────────────────

    def others(self, acting: int | None) -> None:
        """Everybody else; at a full table those who have cards or have just done something.

        Where nobody's eyes are the review's, or one row would be too short, all sit there alike, in two
        rows once it is more than three.
        """
        seats = [seat for seat in range(self._board.seats) if self._alike or seat != self._seat]
        if len(seats) > _FEW and not self._alike:
            seats = [seat for seat in seats if self._cards(seat) or seat == acting]
        if self._of_house():
            seats.append(_HOUSE)
        if self._alike:
            half = (len(seats) + 1) // 2 if len(seats) > _ONE_ROW else len(seats)
            self._row(seats[:half], half, _OTHERS, acting)
            self._row(seats[half:], half, _OWN, acting)
        else:
            self._row(seats, len(seats), _OTHERS, acting)
        self._common()

    def _row(self, seats: Sequence[int], columns: int, y: int, acting: int | None) -> None:
        width = (_COLUMNS[1] - _COLUMNS[0]) // max(1, columns)
        for n, seat in enumerate(seats):
            at, lit = Point(_COLUMNS[0] + width * n, y), seat == acting or seat in self._board.turn
            if seat == _HOUSE:
                self._house(at, width - 4)
                continue
            cards = self._cards(seat)
            if width >= _WIDE:
                self._face(seat, at, lit)
                self._fan(cards, at.x + 42, at.y - 2, width - 46, hero=False)
            elif cards:
                self._fan(cards, at.x, at.y - 2, width - 4, hero=False)
            elif width >= _FACE:
                self._face(seat, at, lit)
            self._plate(seat, at, width - 4, lit)

    def _of_house(self) -> tuple[Slot, ...]:
        """The cards of a banker who is no seat; those for all, where they are not shown large."""
        common = self._board.cards.get(places.TABLE, ()) if self._alike else ()
        return self._board.cards.get(places.HOUSE, common)

    def _house(self, at: Point, width: int) -> None:
        self._fan(self._of_house(), at.x, at.y - 2, width, hero=False)
        said = self._canvas.fonts["body"].cut(self._words.tr("party.house"), width)
        self._canvas.text(at.x, at.y + 40, said, "cream", outline="ink")

    def _face(self, seat: int, at: Point, lit: bool) -> None:
        persona = self._review.kept.sitters[seat].persona
        self._canvas.sprite(f"face/{persona or stranger(seat)}/neutral", at.x, at.y)
        self._canvas.box(at.x - 1, at.y - 1, 38, 34, "goldl" if lit else "brass")

    def _plate(self, seat: int, at: Point, width: int, lit: bool) -> None:
        name = self._canvas.fonts["body"].cut(self._names[seat], width)
        self._canvas.text(at.x, at.y + 40, name, "goldl" if lit else "ivory", outline="ink")
        if seat == self._seat:
            self._canvas.box(at.x - 3, at.y - 4, width + 5, 66, "goldl")
        self._stack(seat, at.x, at.y + 51)

    def _stack(self, seat: int, x: int, y: int) -> None:
        """What lies before a seat, and beside it what it has staked."""
        canvas, chips = self._canvas, self._board.chips
        canvas.sprite("mark/chip", x, y + 1)
        end = canvas.text(
            x + 8, y, self._words.number(chips.get(places.seat(seat), 0)), "gold", outline="ink"
        )
        staked = self._staked(seat)
        if staked:
            canvas.text(x + 14 + end, y, self._words.number(staked, sign=True), "ivory", outline="ink")

    def _staked(self, seat: int) -> int:
        return sum(
            n
            for place, n in self._board.chips.items()
            if places.is_stake(place) and places.seat_of(place) == seat
        )

    def _common(self) -> None:
        """The chips that are nobody's."""
        canvas, board = self._canvas, self._board
        pot = "pot" if self._review.kept.variant == "in_between" else "pool"
        for place, key in ((places.POOL, f"table.{pot}"), (places.BANK, "review.bank")):
            chips = board.chips.get(place, 0)
            if chips:
                x = canvas.fonts["body"].width(self._words.number(chips))
                canvas.text(366, 268, self._words.number(chips), "goldl", align="right", outline="ink")
                canvas.text(362 - x, 268, self._words.tr(key), "cream", align="right", outline="ink")
                felt.draw_pile(canvas, Point(348, 258), change(chips)[:8], "M")

    # ── the own hand ────────────────────────────────────────────────────────

    def own(self, figure: str, won: int | None) -> None:
        """The person at the machine: large cards, the bet, and what it brought."""
        if self._alike or self._seat is None:
            return
        canvas, sitter = self._canvas, self._review.kept.sitters[self._seat]
        canvas.sprite(f"portrait/{sitter.persona or figure}/neutral", 17, _OWN)
        canvas.box(16, _OWN - 1, 50, 50, "brass")
        name = canvas.fonts["body"].cut(self._names[self._seat], 62)
        canvas.text(42, _OWN + 52, name, "ivory", align="center", outline="ink")
        self._stack(self._seat, 22, _OWN + 63)
        slots = self._cards(self._seat) or self._board.cards.get(places.TABLE, ())
        end = self._fan(slots, 78, _OWN, 206, hero=True)
        if self._review.kept.variant.startswith("ochko"):
            said = "/".join(map(self._words.number, totals(self._board, self._seat)))
            font = "display" if end + 8 + canvas.fonts["display"].width(said) <= 366 else "body"
            canvas.text(end + 8, _OWN + 54, said, "goldl", font, shadow="ink")
        if won is not None:
            ink = "mint" if won > 0 else "coral"
            said = self._words.number(won, sign=True)
            canvas.text(366, _OWN + 2, said, ink, "display", "right", shadow="ink")

    def _cards(self, seat: int) -> tuple[Slot, ...]:
        return _cards(self._board, seat)

    def _fan(self, slots: Sequence[Slot], x: int, y: int, width: int, hero: bool) -> int:
        """Cards side by side in so much room, an eye on those that only their owner sees; where they end."""
        canvas, (w, h) = self._canvas, _HERO if hero else _SMALL
        room = (width - w) // max(1, len(slots) - 1)
        step = min(w + 5 if hero else w // 2 + 8, room)
        size = "hero" if hero else "small"
        for n, slot in enumerate(slots):
            picture = self._pack.closed(size)
            if slot.card is not None:
                picture = self._pack.face(size, card_name(slot.card))
            left = x + step * n
            canvas.shadow(picture, left + (2 if hero else 1), y + (3 if hero else 2))
            canvas.sprite(picture, left, y)
            if slot.card is not None and not slot.up:
                canvas.sprite("mark/eye", left + w - 15, y + h - 10)
        return x + step * (len(slots) - 1) + w

    # ── what happened ───────────────────────────────────────────────────────

    def told(self, hand: Hand, at: int) -> None:
        """The last line of the log in this hand, as far as it has come."""
        name = self._names.__getitem__
        said = [
            line
            for beat in self._review.beats[hand.first : at + 1]
            for event, before in beat.events
            if (line := log_line(event, before, name, self._words.tr))
        ]
        if said:
            left = 18 if self._alike else 78
            line = self._canvas.fonts["body"].cut(said[-1], 358 - left)
            self._canvas.text(left, 278, line, "ivory", outline="ink")

    def steps(self, hand: Hand, decision: int | None) -> None:
        """The decisions of this hand, the one that is looked at lit, and the result at the end."""
        canvas, decisions = self._canvas, self._review.decisions
        here = hand.decisions.index(decision) if decision in hand.decisions else 0
        first = max(0, min(here - 1, len(hand.decisions) - _STEPS))
        shown = hand.decisions[first : first + _STEPS]
        if not shown:
            key = "review.several" if self._seat is None else "review.no_decision"
            said = canvas.fonts["body"].cut(self._words.tr(key), 348)
            canvas.text(194, 300, said, "haze", align="center")
        for n, number in enumerate(shown):
            x, lit = 18 + 118 * n, number == decision
            canvas.rect(x, 293, 112, 18, "indigo" if lit else "mahog")
            canvas.box(x, 293, 112, 18, "goldl" if lit else "umber")
            square(canvas, x + 7, 298, decisions[number].grade)
            said = act(self._words, decisions[number].action, self._board.rules)
            said = canvas.fonts["body"].cut(said, 88)
            canvas.text(x + 19, 298, said, "ivory" if lit else "haze")
