"""Ochko on the cloth: the bank in the middle, a bet before every seat, and what every hand counts."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import places
from game.rules.actions import CanBuy, CanOffer, CanTake
from game.rules.places import Place
from game.rules.view import Slot, View
from game.show.cards import boxes_of, hands_of
from game.show.frame import Frame
from game.show.layout import HERO, HUD, Box, Layout, Point, around
from game.show.layout_ochko import OchkoLayout
from game.show.marks import Mark
from game.ui.surfaces import Rect

from . import bursts, felt, hud, marks, seats, slip_panel
from . import ochko_coach as coach
from .cloth import Cloth, draw_eyes
from .ochko_question import must_draw, question
from .ochko_tags import counted, draw_tag, look_of
from .peek import closed
from .scenery import Scenery
from .whose import is_final, others_turn

_PILES = ((0, 0), (19, -2), (-19, -2), (9, 9), (-10, 10), (29, 8), (-29, 8))  # the bank, around its base
_JOKER = (7, -17)  # how far it looks out from under the pack
_ONE_PILE, _APART = 6, ((-4, -2), (5, 1))  # of a bet
_GAINS, _LOSSES = frozenset({"won", "natural", "bonus"}), frozenset({"lost", "bust"})
_SAID = {
    "stands": "table.said_stands",
    "bust": "table.said_bust",
    "natural": "table.said_natural",
    "bonus": "table.said_bonus",
    "doubles": "table.said_doubles",
    "quadruples": "table.said_quadruples",
    "redoubles": "table.said_redoubles",
    "refuses": "table.said_refuses",
    "declines": "table.said_declines",
    "keeps": "table.said_keeps",
    "calls": "table.said_calls",
    "push": "table.push",
    "out": "table.sits_out",
    "broke": "table.broke",
    "no_bet": "table.no_bet",
}


class OchkoCloth(Cloth):
    """Both games of Ochko, around the oval table and at the long one."""

    # ── what the table is ───────────────────────────────────────────────────

    def banker(self, board: View) -> int:
        """The seat that holds the bank; -1 while the house does, or nobody yet."""
        return board.dealer if board.deal else -1

    def puck(self, at: Scenery) -> str:
        """The puck of the banker, with the letter of the language."""
        return "puck/banker_ru" if at.words.language == "ru" else "puck/banker"

    def title(self, at: Scenery, variant: str) -> str:
        """Both games are Ochko to whoever sits there."""
        return at.words.tr("game.ochko")

    def heading(self, at: Scenery) -> str:
        """The bets, and how far the sitting is."""
        rules, words, deal = at.board.rules, at.words, at.frame.deal
        if not deal:
            return words.tr("table.draw_bank")
        bets = words.tr("table.bets", low=rules.least_bet, high=rules.most_bet)
        if rules.least_bet == rules.most_bet:
            bets = f"{words.tr('table.bet')} {rules.least_bet}"
        n, m = at.earlier + deal, at.earlier + rules.deals
        hand = words.tr("table.hand_of", n=n, m=m) if rules.deals else words.tr("table.hand_open", n=n)
        return f"{bets} · {hand}"

    def is_quiet(self, frame: Frame, seat: int) -> bool:
        """Whether a seat has no cards to play any more in this deal."""
        mark = frame.marks.get(seat)
        return mark is not None and mark.what in ("no_bet", "refuses")

    # ── below the cards ─────────────────────────────────────────────────────

    def furniture(self, at: Scenery) -> None:
        """What was used, the deck, the bank, and all bets."""
        self._used(at)
        _joker(at)
        felt.draw_deck(at.canvas, at.layout.deck, at.frame.stock, at.frame.riffle)
        self._bank(at)
        for seat in range(at.board.seats):
            bets = [at.frame.chips.get(places.stake(seat, n), 0) for n in range(places.MOST_HANDS)]
            split = len(hands_of(seat, at.board)) > 1
            if sum(bets) and not (split and seat == at.own):  # those lie on the hands themselves
                self._bet(at, seat, sum(bets), split)

    def own_bank(self, at: Scenery) -> None:
        """The person's chips, where there is room and they are not the bank."""
        if not _of(at.layout).long and at.board.dealer != at.own:
            felt.draw_own_bank(at.canvas, at.frame, at.layout)

    def marks(self, at: Scenery) -> None:
        """All that is said lies over the cards here (`results`)."""

    def slot(self, at: Scenery) -> None:
        """No card decides alone."""

    def _used(self, at: Scenery) -> None:
        """Discards, face down and in the shade; the burned card lies on them, open (O6, O7)."""
        box, used = at.layout.discards, _used(at.board)
        if box is not None and used:
            for n in range(min(4, 1 + used // 12)):
                at.canvas.sprite("card/small/back", box.x - 5, box.y + 4 - n, shade="shadow")

    def _bank(self, at: Scenery) -> None:
        """The chips that the banker pays from; a house that is no seat pays without end."""
        words, base, plate = at.words, _of(at.layout).bank, _of(at.layout).bank_plate
        if at.board.dealer >= 0:
            banker = places.SEATS[at.board.dealer]
            chips, up = at.chips(banker), at.stirred(banker)
            felt.draw_piles(at.canvas, chips, [Point(base.x + dx, base.y + dy) for dx, dy in _PILES], up)
            felt.draw_plate(at.canvas, plate, words.tr("table.bank"), words.number(chips), up)
        elif at.board.deal:
            felt.draw_plate(at.canvas, plate, "", "")
            at.canvas.text(plate.centre.x, plate.y + 7, words.tr("table.house"), "goldl", align="center")

    def _bet(self, at: Scenery, seat: int, chips: int, split: bool) -> None:
        spot, up = _of(at.layout).stake(places.stake(seat), split), at.stirred(places.stake(seat))
        felt.draw_bet(at.canvas, spot, chips, _ONE_PILE, _APART, up)
        left = _of(at.layout).bet_reads(seat) == "left"
        x, align = (spot.x - 12, "right") if left else (spot.x + 12, "left")
        felt.draw_bet_number(at.canvas, x, spot.y - 8 - up, at.words.number(chips), "ivory", align, up=4)

    # ── the person's own things ─────────────────────────────────────────────

    def coach(self, at: Scenery) -> None:
        """The panel of the oval table; at the long one it is in the bar."""
        if not _of(at.layout).long:
            coach.draw_panel(at, own_hand(at.board, at.own))

    def eyes(self, at: Scenery) -> None:
        """The closed card shows its bent edge; only where it is shown by a key is there more to say."""
        if at.look.hold and not at.look.shut and closed(at.board, at.own):
            draw_eyes(at, 282)

    def bar(self, at: Scenery) -> None:
        """The amount while one is set, or whose turn it is; else what the own hand and the banker's count."""
        long = _of(at.layout).long
        if at.look.asked and at.look.bet.high > 0 and not at.look.slip:
            super().bar(at)
            if long and at.look.coach:
                coach.draw_line(at, 150, 350)
            return None
        others = others_turn(at)
        if others and not is_final(at):
            return hud.draw_said(at.canvas, others, "fog")
        if not at.look.asked and self._told(at):
            return None
        said = "" if _trades(at) else question(at)
        strip = long and at.look.coach and not at.look.veiled
        waits = not at.look.asked and not at.board.cards.get(own_hand(at.board, at.own))
        small = must_draw(at.board)  # the closed button says as much
        large = waits or (said and not small)
        if large and not strip and not slip_panel.shows(at):  # the cards have their tags
            return hud.draw_said(at.canvas, said or at.look.note, "ivory" if said else "fog")
        self._counts(at, only_own=long)
        at.canvas.text(150, 350, "" if small and strip else said, "coral" if at.look.slip else "ivory")
        if strip:
            coach.draw_strip(at, own_hand(at.board, at.own))
        return None

    def _told(self, at: Scenery) -> bool:
        """What the person's one hand has brought, with its count and the banker's; whether that was drawn."""
        mark, own = at.frame.marks.get(at.own), places.HANDS[at.own]
        if mark is None or mark.what not in ("won", "lost") or len(hands_of(at.own, at.board)) != 1:
            return False
        bank = places.banker_hand(at.board.dealer)
        tags = [self._counted(at, place, at.board.cards.get(place, ())) for place in (own, bank)]
        counts = [said for said, look in filter(None, tags) if look != "unknown"]
        why = " : ".join(counts) if len(counts) > 1 else " ".join((at.words.tr("table.count"), *counts))
        up = bursts.jump(at)
        hud.draw_result(at.canvas, marks.signed(mark), why, mark.what == "won", up)
        return True

    def _counts(self, at: Scenery, only_own: bool) -> None:
        mine = at.board.cards.get(own_hand(at.board, at.own), ())
        if not mine or not at.board.deal:
            return
        bank = places.banker_hand(at.board.dealer)
        items = [("table.count", own_hand(at.board, at.own), mine)]
        if at.board.dealer != at.own and not only_own:
            items.append(("table.count_bank", bank, at.board.cards.get(bank, ())))
        for n, (key, place, slots) in enumerate(items):
            if tag := self._counted(at, place, slots):
                left = 150 + 114 * n
                width = at.canvas.text(left, 325, at.words.tr(key), "fog")
                ink = {"bust": "coral", "unknown": "cream"}.get(tag[1], "goldl")
                if only_own:
                    at.canvas.text(left, 335, tag[0], ink, "display", shadow="ink")
                else:
                    at.canvas.text(left + width + 8, 316, tag[0], ink, "display2x", shadow="ink")

    def over(self, at: Scenery) -> None:
        """The ring that calls a slip, or the panel of a right; what an amount is asked for."""
        if _trades(at):
            _draw_question(at, question(at))
        if slip_panel.shows(at):
            slip_panel.draw_panel(at)
        else:
            slip_panel.draw_call(at, _of(at.layout).ring)
        bursts.draw_cries(at)
        slip_panel.draw_verdict(at)

    def spots(self, at: Scenery) -> tuple[tuple[str, Rect], ...]:
        """The boxes of the panel, or the ring."""
        if slip_panel.shows(at):
            return slip_panel.spots(at)
        ring = _of(at.layout).ring
        return (("call", (ring.x, ring.y, ring.w, ring.h)),) if at.look.calls else ()

    # ── over the cards ──────────────────────────────────────────────────────

    def results(self, at: Scenery) -> None:
        """What hands count, and what their owners did last."""
        if not at.board.deal:
            return
        if at.look.asked:
            _dim_waiting(at)
        for place, slots in at.board.cards.items():
            if place in (places.HOUSE, places.BANK) or places.seat_of(place) is not None:
                self._total(at, place, slots)
        for seat, mark in at.frame.marks.items():
            self._mark(at, seat, mark)

    def _total(self, at: Scenery, place: Place, slots: tuple[Slot, ...]) -> None:
        """The tag at the right end of a hand; of several hands where it covers none of the others."""
        boxes, seat = boxes_of(place, slots, at.board, at.layout), places.seat_of(place)
        split, last = len(hands_of(seat, at.board)) > 1, boxes[-1]
        small = split and seat == at.own and last.w < HERO[0]
        if tag := self._counted(at, place, slots):
            corner = Point(last.x + last.w + 4, last.y - 6)
            if small:
                corner = Point(last.x + last.w, last.y + 1)
            elif split and seat == at.own and _is_crowded(at):
                corner = Point(last.x + last.w + 3, last.y + 4)
            elif split and seat == at.own:
                right = boxes[0].x + at.canvas.fonts["body"].width(tag[0]) + 7
                corner = Point(right, last.y - 9 if _of(at.layout).long else last.y + last.h - 25)
            elif split:
                corner = Point(last.x + last.w, last.y + 1)
            draw_tag(at.canvas, corner, *tag)
        if split and seat == at.own and (bet := at.chips(places.stake(seat, places.hand_of(place)))):
            if small:
                at.canvas.text(last.x + last.w + 2, last.y + 3, str(bet), "goldl", outline="feltdd")
            else:
                _draw_bet_on(at, boxes[0], bet)

    def _counted(self, at: Scenery, place: Place, slots: tuple[Slot, ...]) -> tuple[str, str] | None:
        """What is known of a hand counts so much: in letters, and how that looks; None before a card is seen.

        Of a hand with closed cards it is what lies open, with a `+`.
        """
        own = places.seat_of(place) == at.own and not at.look.veiled
        known = [
            slot.card
            for n, slot in enumerate(slots)
            if slot.card is not None and (slot.up or own) and (place, n) not in at.frame.unseen
        ]
        if not known:
            return None
        count, whole = counted(at.board, place, known), len(known) == len(slots)
        return str(count) if whole else f"{count}+", look_of(count, whole)

    def _mark(self, at: Scenery, seat: int, mark: Mark) -> None:
        """What a seat did last: over the foot of its cards, or where they lay."""
        said = _said(at, mark)
        if mark.what in ("sells", "bids"):
            heads = [place.head for other, place in enumerate(at.layout.at) if other != seat]
            seats.draw_bubble(at.canvas, at.layout.at[seat], said, heads)
        elif said:
            look = "win" if mark.what in _GAINS else "bust" if mark.what in _LOSSES else "unknown"
            width = at.canvas.fonts["body"].width(said) + 6
            spot = _place_of_mark(at, seat)
            left = max(2, min(638 - width, spot.x - width // 2))
            at.canvas.shade(left + 1, spot.y + 2, width, 11)
            draw_tag(at.canvas, Point(left + width, spot.y), said, look)


def _trades(at: Scenery) -> bool:
    """Whether the person is asked about the bank."""
    return at.look.asked and any(isinstance(each, CanTake | CanBuy | CanOffer) for each in at.board.options)


def _draw_question(at: Scenery, said: str) -> None:
    """Over the cloth: no cards lie there while the bank is traded, and the bar has the price."""
    width = at.canvas.fonts["display"].width(said) + 36
    at.canvas.shade(320 - width // 2 + 3, 271, width - 2, 3)
    at.canvas.slice("frame/panel", 320 - width // 2, 243, width, 28)
    at.canvas.text(320, 249, said, "goldl", "display", "center", shadow="ink")


def _dim_waiting(at: Scenery) -> None:
    """Of several hands of the person all but the one that is asked about lie in the shade."""
    asked = own_hand(at.board, at.own)
    found = [
        (place, boxes_of(place, slots, at.board, at.layout))
        for n in range(len(hands_of(at.own, at.board)))
        if (slots := at.board.cards.get(place := places.hand(at.own, n)))
    ]
    found = [(place, boxes) for place, boxes in found if boxes[0].w == HERO[0]]  # small ones need no shade
    ends = [boxes[0].x for _, boxes in found[1:]]
    for n, (place, boxes) in enumerate(found):
        first, last = boxes[0], boxes[-1]
        end = min(last.x + last.w, *ends[n : n + 1], 640)
        if place != asked:
            at.canvas.shade(first.x, first.y, end - first.x, first.h)


def _is_crowded(at: Scenery) -> bool:
    """Whether there is room for only one of the person's hands to lie large."""
    return any(box.h < HERO[1] for _, box in hands(at.board, at.layout, at.own))


def _draw_bet_on(at: Scenery, card: Box, bet: int) -> None:
    """The bet on one of several hands, at the foot of its first card."""
    said, y = at.words.number(bet), card.y + card.h - 13
    width = at.canvas.fonts["body"].width(said) + 15
    at.canvas.slice("tag/unknown", card.x + 1, y, width, 11)
    at.canvas.sprite("mark/chip", card.x + 4, y + 2)
    at.canvas.text(card.x + 12, y + 2, said, "goldl")


def _of(layout: Layout) -> OchkoLayout:
    assert isinstance(layout, OchkoLayout)
    return layout


def _said(at: Scenery, mark: Mark) -> str:
    if mark.what in ("won", "lost"):
        return marks.signed(mark)
    if mark.what in ("sells", "bids"):
        return at.words.tr(f"table.said_{mark.what}", n=mark.amount)
    return at.words.tr(_SAID[mark.what]) if mark.what in _SAID else ""


def _place_of_mark(at: Scenery, seat: int) -> Point:
    boxes = [box for _, box in hands(at.board, at.layout, seat)]
    if not boxes:
        return at.layout.at[seat].mark
    whole = around(boxes)
    return Point(whole.x + whole.w // 2, min(whole.y + whole.h - 8, HUD.y - 14))


def own_hand(board: View, own: int) -> Place:
    """The person's hand that is played now: the one asked about, or the first that lies there."""
    numbers = [number for each in board.options if (number := getattr(each, "hand", None)) is not None]
    lying = [n for n in range(places.MOST_HANDS) if places.hand(own, n) in board.cards]
    return places.hand(own, (numbers or lying or [0])[0])


def hands(board: View, layout: Layout, seat: int) -> Iterator[tuple[Place, Box]]:
    """The hands of a seat that have cards, each with the box that they fill."""
    for number in range(places.MOST_HANDS):
        place = places.hand(seat, number)
        if slots := board.cards.get(place):
            yield place, around(boxes_of(place, slots, board, layout))


def _joker(at: Scenery) -> None:
    """Where no card is burned the joker looks out from under the pack, and is left when that is used up."""
    rules = at.board.rules
    if at.board.deal and not rules.burns and not rules.PERMANENT and not at.frame.riffle:
        deck = at.layout.deck
        x, y = deck.x + _JOKER[0], deck.y + _JOKER[1]
        at.canvas.shadow("card/small/joker", x + 1, y + 2)
        at.canvas.sprite("card/small/joker", x, y)


def _used(board: View) -> int:
    """How many cards of the pack are neither in the stock nor before anybody."""
    if not board.deal:
        return 0
    lying = sum(len(slots) for slots in board.cards.values())
    pack: int = 52 * board.rules.packs
    return pack - board.stock - lying
