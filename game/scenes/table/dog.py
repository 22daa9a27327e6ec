"""Red Dog on the cloth: the house with its rack and shoe, the dial of spreads, a spot before every seat."""

from __future__ import annotations

from game.rules import places
from game.rules.actions import Bet, CanPass, NoBet
from game.rules.cards import rank_of
from game.rules.spreads import PAIR_ODDS, odds
from game.show.card_words import rank_words
from game.show.frame import Frame
from game.show.layout import OWN_CARDS, Point
from game.show.layout_dog import SECTORS, DogLayout, on_dial
from game.show.marks import Mark
from game.show.motion import EASES
from game.show.say import shown_ranks
from game.ui.canvas import Canvas

from . import felt, hud, seats
from .cloth import Cloth, draw_own_result
from .coach import draw_chances, draw_large, draw_said
from .marks import draw_tag, signed, tag_words
from .scenery import Scenery
from .whose import others_turn

DEALERS = ("fontaine", "ashworth", "vivienne", "stavros", "singh", "marlow", "jo", "pavel", "zora")
"""Who deals for the house: the first of them who does not sit at the table."""
_TINTS = {11: "wine", 5: "wine", 4: "mahog", 3: "mahog", 2: "umber"}  # dear prices have warm sectors
_MIDDLE, _WORD_Y, _NUMBER_Y = 320, 172, 184  # inside the arch
_DIAL = (166, 126, 308, 128)  # where the printed dial lies
_SPOT_ROOM = 60  # pixels below a spot of the person
_ONE_PILE, _APART = 7, ((-5, -1), (5, 1))  # of a bet


class DogCloth(Cloth):
    """Everybody against the house (R1-R8); odds are drawn from the rules."""

    felt = "felt_dog"

    # ── the house ───────────────────────────────────────────────────────────

    def behind(self, at: Scenery, faces: dict[int, str]) -> None:
        """Whoever deals for the house."""
        seats.draw_head(at.canvas, _of(at).dealer, _dealer(faces), _mood(at), "normal")

    def before(self, at: Scenery, faces: dict[int, str]) -> None:
        """The plate of the house."""
        box, words = _of(at).house_plate, at.words
        at.canvas.shade(box.x + 2, box.y + box.h, box.w - 1, 2)
        at.canvas.slice("plate/banker", box.x, box.y, box.w, box.h)
        middle = box.x + box.w // 2
        at.canvas.text(middle, box.y + 4, words.tr(f"name.{_dealer(faces)}"), "ivory", align="center")
        at.canvas.text(middle, box.y + 15, words.tr("table.house"), "goldl", align="center")

    def furniture(self, at: Scenery) -> None:
        """Rack, shoe, the dial, and the spots with their stakes."""
        layout, canvas = _of(at), at.canvas
        shaken = (0, 1, 0, -1)[at.frame.riffle // 90 % 4]  # the packs are shuffled inside the shoe
        for name, box, x in (("prop/rack", layout.rack, 0), ("prop/shoe", layout.shoe, shaken)):
            canvas.shadow(name, box.x + x + 2, box.y + 4)
            canvas.sprite(name, box.x + x, box.y)
        x, y, w, h = _DIAL
        canvas.layer("dial", w, h, x, y, _paint_dial)
        self._state(at)
        self._spots(at)

    # ── the dial ────────────────────────────────────────────────────────────

    def _state(self, at: Scenery) -> None:
        """The spread that lies there: its sector, the marker, and the words inside the arch."""
        spread = _spread(at)
        if spread is None:
            return
        if spread > 0:
            reached = 1 + round((spread - 1) * _swept(at))
            _light(at.canvas, reached)
            self._words(at, at.words.tr("table.spread"), at.words.tr(f"table.spread_{reached}"))
        elif spread == 0:
            self._words(at, "", at.words.tr("table.neighbours"))
        else:
            self._words(at, at.words.tr("table.pair"), f"{PAIR_ODDS}:1")

    def _words(self, at: Scenery, small: str, large: str) -> None:
        _label(at, _MIDDLE, _WORD_Y, small)
        at.canvas.text(_MIDDLE, _NUMBER_Y, large, "goldl", "display", "center", outline="ink")

    # ── spots and stakes ────────────────────────────────────────────────────

    def _spots(self, at: Scenery) -> None:
        layout, canvas, words = _of(at), at.canvas, at.words
        for seat in range(layout.seats):
            spot = layout.at[seat].stake
            canvas.sprite("spot/12/gold", spot.x, spot.y - 2)
        staked = at.chips(places.STAKES[at.own])
        raised = self._raised(at, staked)
        self._own_spot(at, layout.at[at.own].stake, words.tr("table.ante_spot"), staked - raised, False)
        raising = at.look.asked and _may_raise(at)
        canvas.sprite(f"spot/12/{'open' if raising else 'gold'}", layout.raised.x, layout.raised.y - 2)
        self._own_spot(at, layout.raised, words.tr("table.raise_spot"), raised, raising)
        if raising:
            said = f"+{words.number(at.look.bet.amount)}"
            _label(at, layout.raised.x, layout.raised.y - 5, said, "goldl")

    def _own_spot(self, at: Scenery, spot: Point, word: str, amount: int, lit: bool) -> None:
        """What one of the person's spots is for, and what lies there; there is room below only."""
        said = f"{word} {at.words.number(amount)}" if amount else word
        if at.canvas.fonts["body"].width(said) > _SPOT_ROOM:
            said = at.words.number(amount)
        _label(at, spot.x, spot.y + 9, said, "goldl" if lit else "ivory" if amount else "mint")

    def _stakes(self, at: Scenery) -> None:
        layout = _of(at)
        for seat in range(layout.seats):
            staked = at.chips(places.STAKES[seat])
            if not staked:
                continue
            raised, up = self._raised(at, staked), at.stirred(places.STAKES[seat])
            if seat == at.own:
                _pile(at, layout.at[seat].stake, staked - raised, 0 if raised else up)
                _pile(at, layout.raised, raised, up)
            else:
                spot, left = layout.at[seat].stake, layout.reads_left(seat)
                _pile(at, spot, staked, up)
                x, align = (spot.x - 20, "right") if left else (spot.x + 20, "left")
                said = at.words.number(staked)
                felt.draw_bet_number(at.canvas, x, spot.y - 5, said, "ivory", align, "ink", up=4)

    def _raised(self, at: Scenery, staked: int) -> int:
        """How much of a stake was raised, where all antes are the same."""
        rules = at.board.rules
        return 0 if rules.most_ante > rules.ante else max(0, staked - rules.ante)

    def marks(self, at: Scenery) -> None:
        """Results lie over the cards here (`results`)."""

    def slot(self, at: Scenery) -> None:
        """The place of the third card, while it is still to come."""
        spread = _spread(at)
        if spread is None or spread == 0 or len(_ranks(at)) != 2:
            return
        ranks = sorted(_ranks(at))
        between = range(ranks[0] + 1, ranks[1]) if spread > 0 else ranks[:1]
        felt.draw_slot(at.canvas, rank_words(between, at.words.tr))

    def results(self, at: Scenery) -> None:
        """Stakes, and what every seat did last."""
        self._stakes(at)
        for seat, mark in at.frame.marks.items():
            if seat == at.own:
                self._own_mark(at, mark)
            elif seat >= 0:
                self._mark(at, seat, mark)
        for seat in range(at.layout.seats):
            staked = at.chips(places.STAKES[seat])
            if seat != at.own and self._raised(at, staked) and seat not in at.frame.marks:
                spot = at.layout.at[seat].mark
                _label(at, spot.x, spot.y, at.words.tr("table.raised"), "mint")

    def _own_mark(self, at: Scenery, mark: Mark) -> None:
        """Below the cards: how the round ended for the person."""
        y = OWN_CARDS[0].y + 74
        if mark.what in ("won", "lost"):
            draw_tag(
                at.canvas,
                _MIDDLE,
                y,
                tag_words(shown_ranks(at.board, at.own, at.words.tr), mark, at.words),
                mark,
            )
        elif mark.what in _MARKS and mark.what != "no_bet":
            word, colour = _MARKS[mark.what]
            _label(at, _MIDDLE, y + 2, at.words.tr(word), colour)

    def _mark(self, at: Scenery, seat: int, mark: Mark) -> None:
        spot = at.layout.at[seat].mark
        if mark.what in ("won", "lost"):
            draw_tag(at.canvas, spot.x, spot.y, signed(mark), mark)
        elif mark.what in _MARKS:
            word, colour = _MARKS[mark.what]
            _label(at, spot.x, spot.y, at.words.tr(word), colour)

    # ── the bar, the coach, the cornice ─────────────────────────────────────

    def is_quiet(self, frame: Frame, seat: int) -> bool:
        """Whoever does not raise is still in the round."""
        return False

    def bar(self, at: Scenery) -> None:
        """The amount where there is one to choose; whose turn it is; else the price, and what is at stake."""
        bet = at.look.bet
        if not at.look.asked and draw_own_result(at):
            return None
        if at.look.asked and bet.high > bet.low:
            return super().bar(at)
        if others := others_turn(at):
            return hud.draw_said(at.canvas, others, "fog")
        spread = _spread(at)
        if spread is None or spread <= 0:
            return self._ante_lies(at)
        return _draw_price(at, spread)

    def _ante_lies(self, at: Scenery) -> None:
        staked = at.chips(places.STAKES[at.own])
        if staked:
            said = at.words.tr("table.ante_lies", n=at.words.number(staked))
            at.canvas.text(150, hud.TOP + 13, said, "fog")

    def coach(self, at: Scenery) -> None:
        """The chance of the next card, and what call and raise are worth."""
        advice, words = at.look.advice, at.words
        if advice is None:
            return super().coach(at)
        if advice.chances is None:
            ante = float(advice.value(Bet(at.look.bet.amount)))
            worth = words.tr("table.worth", value=words.number(ante, 2, sign=True))
            best = advice.best.action
            lines = [(worth, "mint" if ante >= 0 else "coral")]
            if isinstance(best, Bet):
                lines.append((words.tr("table.best_bet", n=best.amount), "goldl"))
            return draw_said(at.canvas, words, at.services.prompts, lines)
        worths = []
        for action, word in ((NoBet(), "table.call_worth"), (Bet(at.look.bet.amount), "table.raise_worth")):
            if any(choice.takes(action) for choice in advice.choices):
                worths.append((word, float(advice.value(action))))
        return draw_chances(at.canvas, at.words, at.services.prompts, advice, worths)

    def heading(self, at: Scenery) -> str:
        """The ante, and how far the sitting is."""
        rules, words, n = at.board.rules, at.words, at.earlier + max(1, at.frame.deal)
        if rules.deals:
            return words.tr("table.round_of", ante=rules.ante, n=n, m=at.earlier + rules.deals)
        return words.tr("table.round_open", ante=rules.ante, n=n)


_MARKS = {
    "no_bet": ("table.stayed", "mint"),
    "push": ("table.push", "fog"),
    "out": ("table.sits_out", "haze"),
    "broke": ("table.broke", "haze"),
}


def _label(at: Scenery, x: int, y: int, words: str, colour: str = "ivory") -> None:
    """Small words on the cloth, whatever its colour; their middle at x."""
    at.canvas.text(x, y, words, colour, align="center", outline="ink")


def _pile(at: Scenery, spot: Point, amount: int, up: int) -> None:
    """A bet, if there is one; `up`: pixels that it jumps because a chip has landed."""
    if amount:
        felt.draw_bet(at.canvas, spot, amount, _ONE_PILE, _APART, up)


def _dealer(faces: dict[int, str]) -> str:
    return next(each for each in DEALERS if each not in faces.values())


def _mood(at: Scenery) -> str:
    """The house is glad of what the person loses, and the other way round."""
    mark = at.frame.marks.get(at.own)
    return {"won": "upset", "lost": "happy"}.get(mark.what, "neutral") if mark else "neutral"


def _of(at: Scenery) -> DogLayout:
    assert isinstance(at.layout, DogLayout)
    return at.layout


def _ranks(at: Scenery) -> list[int]:
    """The ranks that lie open for all."""
    slots = at.board.cards.get(places.TABLE, ())
    return [
        rank_of(slot.card)
        for n, slot in enumerate(slots)
        if slot.card is not None and (places.TABLE, n) not in at.frame.unseen
    ]


def _spread(at: Scenery) -> int | None:
    """How many ranks lie between the two cards: 0 between neighbours, -1 for a pair, None before."""
    ranks = _ranks(at)
    return abs(ranks[0] - ranks[1]) - 1 if len(ranks) >= 2 else None


def _swept(at: Scenery) -> float:
    """How far the marker has come along the dial."""
    if at.services.settings.now.reduced_motion:
        return 1.0
    sweep = next((burst.p / 1000 for burst in at.frame.bursts if burst.kind == "sweep"), 1.0)
    return EASES["both"](sweep)


def _may_raise(at: Scenery) -> bool:
    return any(isinstance(option, CanPass) for option in at.board.options) and at.look.bet.high > 0


def _paint_dial(canvas: Canvas) -> None:
    """All sectors unlit, with their numbers and prices."""
    with canvas.shift(-_DIAL[0], -_DIAL[1]):
        _draw_dial(canvas)


def _draw_dial(canvas: Canvas) -> None:
    for k in range(SECTORS):
        if tint := _TINTS.get(odds(k + 1)):
            canvas.sprite(f"dial/sector/{k}/{tint}", 0, 0)
    canvas.sprite("dial/lines", 0, 0)
    for k in range(SECTORS):
        number, price = on_dial(k + 0.5, 0.78), on_dial(k + 0.5, 0.93)
        canvas.text(number.x + 1, number.y - 3, str(k + 1), "ivory" if k < 3 else "cream", align="center")
        dear = odds(k + 1) > 1
        canvas.text(price.x, price.y - 3, f"{odds(k + 1)}:1", "goldl" if dear else "cream", align="center")


def _light(canvas: Canvas, spread: int) -> None:
    """One sector in gold, and the marker outside it."""
    k = spread - 1
    canvas.sprite(f"dial/sector/{k}/lit", 0, 0)
    canvas.sprite("dial/lines", 0, 0)
    number, price, marker = (on_dial(k + 0.5, reach) for reach in (0.78, 0.93, 1.065))
    canvas.text(number.x + 1, number.y - 7, str(spread), "mahog", "display", "center")
    canvas.text(price.x, price.y - 3, f"{odds(spread)}:1", "mahog", align="center")
    canvas.shadow(f"dial/marker/{k}", marker.x + 2, marker.y + 3)
    canvas.sprite(f"dial/marker/{k}", marker.x, marker.y)


def _draw_price(at: Scenery, spread: int) -> None:
    """The spread and its price, and what call and raise win or lose; in large print that alone."""
    canvas, words, top = at.canvas, at.words, hud.TOP
    price, staked = odds(spread), at.chips(places.STAKES[at.own])
    lines = _at_stake(at, price, staked) if staked else []
    if canvas.fonts.large and lines:
        return draw_large(canvas, (150, top + 8, 232), [((said,), ink) for said, ink in lines[-2:]])
    canvas.text(150, top + 9, words.tr("table.spread"), "fog")
    x = 151 + canvas.text(151, top + 22, str(spread), "goldl", "display", shadow="ink") + 5
    x += canvas.text(x, top + 28, words.tr("table.pays"), "fog") + 5
    canvas.text(x, top + 22, f"{price}:1", "goldl", "display", shadow="ink")
    for n, (said, colour) in enumerate(lines):
        canvas.text(382, top + 9 + 13 * n, said, colour, align="right")
    return None


def _at_stake(at: Scenery, price: int, staked: int) -> list[tuple[str, str]]:
    """What lies there, what it wins or loses as it is, and with the raise that is set; with their colours."""
    words = at.words
    raised = staked > at.board.rules.ante and not at.board.rules.most_ante
    as_it_is = "table.if_raise" if raised else "table.if_call"
    lines = [(words.tr("table.ante_lies", n=staked), "fog")]
    lines.append((words.tr(as_it_is, won=price * staked, lost=staked), "ivory"))
    if at.look.asked and _may_raise(at):
        more = staked + at.look.bet.amount
        lines.append((words.tr("table.if_raise", won=price * more, lost=more), "mint"))
    return lines
