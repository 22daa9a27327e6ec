"""The whole picture of a table, from a frame of the show and what the scene adds to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from game.odds.coach import Advice
from game.rules import places
from game.rules.cards import RANK_NAMES
from game.rules.view import View
from game.services import Services
from game.show.frame import BACK, CardSprite, Frame
from game.show.layout import COACH, HERO, OWN_CARDS, Layout
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

from . import bursts, felt, hud, seats
from .backdrop import Backdrop
from .bet import BetAmount
from .coach import draw_coach
from .hud import Act
from .lesson import Line, draw_line
from .sitting import Sitting
from .talk import Speech


@dataclass
class Look:
    """What is on the screen besides the table itself."""

    bet: BetAmount
    acts: tuple[Act, ...] = ()
    focus: str = ""
    pressed: str = ""
    asked: bool = False
    note: str = ""
    advice: Advice | None = None
    coach: bool = True
    speech: Speech | None = None
    line: Line | None = None
    toast: str = ""
    hint: str = ""  # words beside the confirm key while cards move or a result is read
    slide: int = 0  # milliseconds that the landscape has been on its way
    names: tuple[str, ...] = field(default_factory=tuple)
    hold: bool = False  # private cards show only while a key is held, and it is not held
    veiled: bool = False  # something lies over the table: private cards are not shown


OWN_HAND: Rect = (OWN_CARDS[0].x, OWN_CARDS[0].y, OWN_CARDS[1].x + HERO[0] - OWN_CARDS[0].x, 82)
"""Where the person's own cards lie."""


class Painter:
    """Draws a table. `own` chips and cards are those of the person at the machine."""

    def __init__(self, services: Services, sitting: Sitting, layout: Layout) -> None:
        self._services, self._sitting, self._layout = services, sitting, layout
        self.spots: dict[str, Rect] = {}
        """Where a pointer opens the log, the rules, the pause, the speed or the coach, by their keys."""
        self._backdrop = Backdrop(sitting.look, layout)
        self._faces = sitting.figures()

    def draw(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        """Everything, back to front."""
        with canvas.shift(frame.shake.x, frame.shake.y):
            self._saloon(canvas, frame, look)
            self._on_the_cloth(canvas, frame, board, look)
        self._cornice(canvas, frame, board)
        self._bar(canvas, frame, board, look)
        self._over(canvas, frame, board, look)

    def draw_windows(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        """Only what lies in the band of the windows, while nothing else moves."""
        self._saloon(canvas, frame, look)
        self._cornice(canvas, frame, board)
        self._speech(canvas, look)

    def _saloon(self, canvas: Canvas, frame: Frame, look: Look) -> None:
        self._backdrop.draw(canvas, look.slide)
        seats.draw_heads(canvas, frame, self._layout, self._faces, busts=True)
        self._backdrop.draw_table(canvas)
        seats.draw_heads(canvas, frame, self._layout, self._faces, busts=False)
        self._plates(canvas, frame, look)

    # ── the table ───────────────────────────────────────────────────────────

    def _plates(self, canvas: Canvas, frame: Frame, look: Look) -> None:
        words = self._services.words
        for seat in range(self._layout.seats):
            if seat != self._layout.own:
                chips = words.number(frame.chips.get(places.seat(seat), 0))
                mark = frame.marks.get(seat)
                quiet = seats.is_gone(frame, seat) or (mark is not None and mark.what == "no_bet")
                at = self._layout.at[seat]
                seats.draw_plate(canvas, at, look.names[seat], chips, seat in frame.turn, quiet)

    def _on_the_cloth(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words, rules = self._services.words, board.rules
        pool = frame.chips.get(places.POOL, 0)
        label = words.tr("table.pot" if self._sitting.variant == "in_between" else "table.pool")
        limit = getattr(rules, "pool_limit", 0)
        if limit:
            felt.draw_gauge(canvas, pool, limit, words.tr("table.limit", n=limit))
        felt.draw_deck(canvas, frame.stock, frame.riffle)
        felt.draw_pool(canvas, pool, label, words.number(pool))
        felt.draw_own_bank(canvas, frame, self._layout)
        if frame.puck is not None:
            felt.draw_puck(canvas, frame.puck)
        bursts.draw_marks(canvas, frame, self._layout, words, board)
        if self._slot_is_open(frame, board):
            felt.draw_slot(canvas, _ranks_between(look.advice) if look.asked and not look.veiled else "")
        settings = self._services.settings.now
        cards = felt.Cards(settings.four_colour, settings.back)
        for sprite in frame.cards:
            if not sprite.hero:
                cards.draw(canvas, sprite)
        if frame.hush:
            canvas.shade(0, 18, 640, 292)
        for sprite in frame.cards:
            if sprite.hero:
                cards.draw(canvas, _turned_away(sprite) if look.veiled and sprite.private else sprite)
        bursts.draw_results(canvas, frame, self._layout, words, board)
        numbers = {place: words.number(chips) for place, chips in frame.chips.items()}
        felt.draw_stakes(canvas, frame, self._layout, numbers)
        for coin in frame.coins:
            felt.draw_coin(canvas, coin)

    def _slot_is_open(self, frame: Frame, board: View) -> bool:
        """Two own cards lie there, and they have not settled themselves as a pair or as neighbours."""
        slots = board.cards.get(places.hand(self._layout.own), ())
        return len(slots) == 2 and board.deal > 0 and self._layout.own not in frame.marks

    def _cornice(self, canvas: Canvas, frame: Frame, board: View) -> None:
        words, rules = self._services.words, board.rules
        station = words.tr(f"station.{self._sitting.station}")
        if not frame.deal:
            right = words.tr("table.draw")
        elif rules.deals:
            right = words.tr("table.deal_of", ante=rules.ante, n=frame.deal, m=rules.deals)
        else:
            right = words.tr("table.deal_open", ante=rules.ante, n=frame.deal)
        title = words.tr(f"game.{self._sitting.variant}")
        widgets.cornice(canvas, title, words.tr("table.car", station=station), right)

    # ── the bar and what lies over the table ────────────────────────────────

    def _bar(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words, prompts, own = self._services.words, self._services.prompts, self._layout.own
        hud.draw_bar(canvas, look.asked)
        chips = words.number(frame.chips.get(places.seat(own), 0))
        goal = words.tr("table.goal", n=self._sitting.goal) if self._sitting.goal else ""
        portrait, name = self._sitting.portrait, look.names[own]
        gains = any(burst.kind in ("gain", "confetti") and burst.seat == own for burst in frame.bursts)
        hud.draw_person(canvas, portrait, name, chips, goal, look.note, look.asked, gains)
        hud.draw_bet(canvas, words, prompts, look.bet, look.asked and look.bet.high > 0)
        for act in look.acts:
            shown = act if look.asked else replace(act, closed=True)
            focus = look.asked and act.name == look.focus
            hud.draw_button(canvas, prompts, shown, focus, act.name == look.pressed)

    def _over(self, canvas: Canvas, frame: Frame, board: View, look: Look) -> None:
        words = self._services.words
        motion = not self._services.settings.now.reduced_motion
        if look.coach and not look.veiled:
            draw_coach(canvas, words, self._services.prompts, look.advice, look.bet.amount, len(board.seen))
        if look.asked:
            bursts.draw_turn(canvas, frame, words, motion)
        if look.asked and (look.hold or not look.veiled):
            self._for_your_eyes(canvas, board, look.hold)
        bursts.draw_bursts(canvas, frame, self._layout, words, motion)
        self._speech(canvas, look)
        self._keys(canvas, look)
        if look.toast:
            widgets.toast(canvas, 8, 216 if look.coach else 264, look.toast, "note")
        if look.line is not None:
            draw_line(canvas, self._services, look.line)

    def _speech(self, canvas: Canvas, look: Look) -> None:
        if look.speech is not None:
            seat = look.speech.seat
            others = [self._layout.at[each].head for each in self._faces if each != seat]
            seats.draw_bubble(canvas, self._layout.at[seat], self._services.words.tr(look.speech.key), others)

    def _for_your_eyes(self, canvas: Canvas, board: View, hold: bool) -> None:
        slots = board.cards.get(places.hand(self._layout.own), ())
        if len(slots) == 2 and not slots[0].up:
            prompts, tr = self._services.prompts, self._services.words.tr
            said = tr("party.hold" if hold else "table.eyes_only")
            if hold and prompts.kind == "keys":
                said = f"{prompts.label('v')}: {said}"
            width = canvas.fonts["body"].width(said) + 29
            left = 320 - width // 2
            canvas.slice("frame/plate", left, 219, width, 13)
            canvas.sprite("mark/eye", left + 6, 222)
            canvas.text(left + 22, 222, said, "goldl")

    def _keys(self, canvas: Canvas, look: Look) -> None:
        """Short cuts with their keys, right above the bar; a pointer may press them as well."""
        words, right = self._services.words, 634
        items = [("menu", words.tr("table.pause_key")), ("r", words.tr("table.rules_key"))]
        items += [("l", words.tr("table.log_key")), ("fast", self._speed())]
        if look.hint:
            items = [("confirm", look.hint)]
        self.spots = {}
        for action, said in items:
            if not self._services.prompts.shows(action):
                continue  # nothing on this device to press
            right = self._key(canvas, action, said, right) - 9
        if look.coach:
            self.spots["h"] = (COACH.x, COACH.y, COACH.w, 16)
        elif not look.veiled:
            self._key(canvas, "h", words.tr("table.show_coach"), 8, from_left=True)

    def _key(self, canvas: Canvas, action: str, said: str, x: int, from_left: bool = False) -> int:
        """A key with its word, ending (or beginning) at `x`; returns where it begins."""
        prompts = self._services.prompts
        cap = prompts.width(canvas, action) + 4 if prompts.shows(action) else 0
        width = cap + canvas.fonts["body"].width(said)
        left = x if from_left else x - width
        prompts.draw(canvas, left, 292, action)
        canvas.text(left + cap, 295, said, "fog", outline="ink")
        self.spots[action] = (left, 290, width, 17)
        return left

    def _speed(self) -> str:
        return self._services.words.tr(f"table.speed_{self._services.settings.now.speed}")


def _turned_away(sprite: CardSprite) -> CardSprite:
    return msgspec.structs.replace(sprite, card=None, turn=BACK, private=False)


def _ranks_between(advice: Advice | None) -> str:
    """The ranks that win, in short: all of them while there are few, else first and last."""
    ranks = advice.chances.winning if advice and advice.chances else ()
    names = [RANK_NAMES[rank] for rank in ranks]
    return "·".join(names) if len(names) <= 3 else f"{names[0]}…{names[-1]}"
