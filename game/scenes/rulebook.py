"""The rule book: each game as this house plays it, two pages at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.party import MOST_CHAIRS
from game.rules.tags import tag_of
from game.scenes.stack import Pop, Scene, Transition
from game.services import Services
from game.show import rule_card, rule_lines, rule_words
from game.ui.canvas import Canvas
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu, Next, Page, Point, Press, Step
from game.ui.text import LARGE

from .pack import Pack

_LEFT, _RIGHT, _WIDTH = 50, 341, 249  # text columns of the two pages
_TOP, _BOTTOM = 48, 304
_TAB_LEFT, _TAB_RIGHT, _TAB_TOP, _TAB_GAP = 36, 622, 8, 4
_FAN, _APART, _CARD = 11, 31, (27, 37)  # from card to card of a fan, or side by side; size of a small card
_TITLE_HEIGHT, _UNDER_CARDS = 38, 45
_LEAD, _LARGE_LEAD = 12, 18  # from line to line
_HEAD, _LARGE_HEAD = 16, 26  # of a heading, with what is free below
_SPACE = 3  # pixels below what stands on a page, which nobody misses at its foot


@dataclass(frozen=True, slots=True)
class _Block:
    """Something that stands on a page undivided: a heading, a sentence, or cards with a sentence."""

    kind: str  # title, head, text, cards
    words: str
    height: int
    cards: tuple[str, ...] = ()
    changed: bool = False
    title: str = ""
    keep: int = 0  # pixels of what follows that stay on the same page


class RulebookScene(Scene):
    """`books` are the house rules of each game that may be read; `first` lies open."""

    def __init__(self, services: Services, books: Sequence[Any], first: int = 0, remark: str = "") -> None:
        """`remark` stands at the right of the foot ("the game waits for you")."""
        super().__init__()
        self._services, self._books, self._remark = services, tuple(books), remark
        self._game, self._spread = first, 0
        self._tabs: dict[int, tuple[int, int]] = {}  # left and width of each game's tab that is seen
        self._large = services.fonts.large
        self._face, self._lead = (LARGE, _LARGE_LEAD) if self._large else ("body", _LEAD)
        self._open()

    def handle(self, intent: Intent) -> Transition | None:
        """Turn pages and games; close."""
        leafed = self._services.prompts.leafed(intent)
        if leafed is not intent and isinstance(leafed, Page):
            self._turn(leafed.n)
            return None
        match intent:
            case Cancel() | Menu() | Hot("r"):
                self._services.sound.effect("cancel")
                return Pop()
            case Step(dx=dx) if dx:
                self._turn(dx)
            case Step(dy=dy):
                self._choose(self._game + dy)
            case Next(n) | Page(n):
                self._choose(self._game + n)
            case Confirm():
                self._turn(1)
            case Press(x, y):
                return self._press(x, y)
            case Point():
                pass
        return None

    def _press(self, x: int, y: int) -> Transition | None:
        if y >= 339:
            return self.handle(Cancel())
        if y < 30:
            for game, (left, width) in self._tabs.items():
                if left <= x < left + width:
                    self._choose(game)
                    return None
            if x < _TAB_LEFT and 0 not in self._tabs:
                self._choose(self._game - 1)
            elif x >= _TAB_RIGHT and len(self._books) - 1 not in self._tabs:
                self._choose(self._game + 1)
            return None
        self._turn(1 if x >= 320 else -1)
        return None

    def _choose(self, game: int) -> None:
        if len(self._books) > 1:
            self._game, self._spread = game % len(self._books), 0
            self._services.sound.effect("focus")
            self._open()

    def _turn(self, by: int) -> None:
        spread = max(0, min(len(self._pages) // 2 - 1, self._spread + by))
        self._services.sound.effect("focus" if spread != self._spread else "denied")
        self._spread = spread
        self.spoil()

    # -- what stands where

    def _open(self) -> None:
        """Lay the sentences of the game out on pages."""
        self._language = self._services.words.language
        self._pages: list[list[_Block]] = [[]]
        left = _BOTTOM - _TOP
        blocks = list(self._blocks())
        for n, block in enumerate(blocks):
            follows = block.keep or (
                blocks[n + 1].height if block.kind == "head" and n + 1 < len(blocks) else 0
            )
            if block.height + follows - _SPACE > left and self._pages[-1]:
                self._pages.append([])
                left = _BOTTOM - _TOP
            self._pages[-1].append(block)
            left -= block.height
        if len(self._pages) % 2:
            self._pages.append([])
        self._spread = min(self._spread, len(self._pages) // 2 - 1)  # another language may need fewer pages
        self.spoil()

    def _blocks(self) -> Iterator[_Block]:
        tr, rules = self._services.words.tr, self._books[self._game]
        low, high = rules.SEATS
        key = "rulebook.players" if high <= MOST_CHAIRS else "rulebook.players_here"
        yield _Block("title", tr(key, low=low, high=high, chairs=MOST_CHAIRS), _TITLE_HEIGHT)
        for section in rule_card.sections(rules):
            yield self._head(section.head)
            for line in section.lines:
                yield self._sentence(line)
        settings = rule_card.in_force(rules)
        lines = [self._text(f"{tr(setting.name)}: {self._value(setting)}", True) for setting in settings]
        lines = lines or [self._text(tr("rulebook.usual"), False)]
        keep = sum(line.height for line in lines)
        yield replace(self._head("rule_head.in_force"), keep=keep if keep < _BOTTOM - _TOP - 16 else 0)
        yield from lines
        yield self._head("rule_head.words")
        for word in rule_words.explained(rules):
            said = tr("rulebook.word", word=tr(f"word.{word}"), means=tr(f"word_text.{word}"))
            yield self._text(said, False)

    def _value(self, setting: rule_card.Setting) -> str:
        words = self._services.words
        if words.has(setting.value):
            return words.tr(setting.value)
        return words.number(setting.number or 0)

    def _head(self, key: str) -> _Block:
        return _Block("head", self._services.words.tr(key), _LARGE_HEAD if self._large else _HEAD)

    def _sentence(self, line: rule_lines.Line) -> _Block:
        words = self._services.words
        told = {
            name: words.ntr("unit.chips", n) if name in rule_card.CHIPS and "max" not in line.fields else n
            for name, n in line.fields.items()
        }
        sentence = words.tr(line.key, **told)
        if not line.cards:
            return self._text(sentence, line.changed)
        cards = tuple(line.cards.split())
        title = words.tr(line.name) if line.name else ""
        if self._large:
            height = _UNDER_CARDS + self._text(sentence, False).height
        else:
            rows = self._wrap(sentence, _WIDTH - _fan_width(cards) - 12)
            height = max(_CARD[1] + 7, _LEAD * len(rows) + (18 if title else 6))
        return _Block("cards", sentence, height, cards, line.changed, title)

    def _text(self, words: str, changed: bool) -> _Block:
        rows = self._wrap(words, _WIDTH)
        return _Block("text", words, self._lead * len(rows) + (6 if self._large else _SPACE), (), changed)

    def _wrap(self, words: str, width: int) -> list[str]:
        return self._services.fonts[self._face].wrap(words, width)

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """The open book on the cloth."""
        if self._language != self._services.words.language:
            self._open()
        canvas.layer("rulebook", 640, 360, 0, 0, _desk)
        self._draw_tabs(canvas)
        for side, x in enumerate((_LEFT, _RIGHT)):
            page = 2 * self._spread + side
            self._draw_page(canvas, x, self._pages[page])
            at = x if side == 0 else x + _WIDTH
            canvas.text(at, 306, str(page + 1), "brass", align=("left", "right")[side])
        self._foot(canvas)

    def _draw_tabs(self, canvas: Canvas) -> None:
        names = [self._services.words.tr(f"game.{tag_of(rules)}") for rules in self._books]
        self._tabs = self._shelf([canvas.fonts["body"].width(name) + 20 for name in names])
        for game, (x, width) in self._tabs.items():
            tab = f"rulebook/tab/{_TABS[game % len(_TABS)]}"
            if game == self._game:
                canvas.slice(f"{tab}/open", x, _TAB_TOP, width, 25)
            else:
                canvas.slice(tab, x, _TAB_TOP + 4, width, 18)
            ink = "wine" if game == self._game else "ivory"
            canvas.text(x + width // 2, _TAB_TOP + 9, names[game], ink, align="center")
        if 0 not in self._tabs:
            canvas.sprite("arrow/left", _TAB_LEFT - 12, _TAB_TOP + 9)
        if len(names) - 1 not in self._tabs:
            canvas.sprite("arrow/right", _TAB_RIGHT + 4, _TAB_TOP + 9)

    def _shelf(self, widths: Sequence[int]) -> dict[int, tuple[int, int]]:
        """Where the tabs lie that have room: the open one and its neighbours among them."""
        room, first, last = _TAB_RIGHT - _TAB_LEFT, 0, min(self._game + 1, len(widths) - 1)
        while sum(widths[first : last + 1]) + _TAB_GAP * (last - first) > room:
            first += 1
        found, x = {}, _TAB_LEFT
        for game in range(first, len(widths)):
            if x + widths[game] > _TAB_RIGHT:
                break
            found[game] = (x, widths[game])
            x += widths[game] + _TAB_GAP
        return found

    def _draw_page(self, canvas: Canvas, x: int, blocks: Sequence[_Block]) -> None:
        y = _TOP
        for block in blocks:
            getattr(self, f"_draw_{block.kind}")(canvas, x, y, block)
            y += block.height

    def _draw_title(self, canvas: Canvas, x: int, y: int, block: _Block) -> None:
        name = self._services.words.tr(f"game.{tag_of(self._books[self._game])}")
        font = "display" if canvas.fonts["display"].width(name) <= _WIDTH else "body"
        canvas.text(x + _WIDTH // 2, y, name, "wine", font, "center")
        canvas.text(x + _WIDTH // 2, y + 20, block.words, "brass", align="center")

    def _draw_head(self, canvas: Canvas, x: int, y: int, block: _Block) -> None:
        end = x + canvas.text(x, y + 2, block.words, "crimson", canvas.fonts.reading(block.words, _WIDTH)) + 5
        canvas.rect(end, y + (10 if self._large else 6), x + _WIDTH - end, 1, "coral")

    def _draw_text(self, canvas: Canvas, x: int, y: int, block: _Block) -> None:
        ink = "crimson" if block.changed else "mahog"
        canvas.paragraph(x, y + 1, _WIDTH, block.words, ink, self._face, lead=self._lead)

    def _draw_cards(self, canvas: Canvas, x: int, y: int, block: _Block) -> None:
        width, step = _fan_width(block.cards), _step(block.cards)
        if step == _FAN:
            canvas.shade(x + 1, y + 3, width + 1, _CARD[1] + 1)
        for n, card in enumerate(block.cards):
            if step != _FAN and card != "slot!":
                canvas.shade(x + step * n + 1, y + 3, *_CARD)
            self._draw_card(canvas, x + step * n, y + 1, card)
        left, top = x + width + 12, y + 4
        if self._large:  # beside the cards only their name has room
            face = canvas.fonts.reading(block.title, x + _WIDTH - left)
            canvas.text(left, y + 15, block.title, "crimson", face)
            return self._draw_text(canvas, x, y + _UNDER_CARDS, block)
        if block.title:
            canvas.text(left, top, block.title, "crimson")
            top += 12
        canvas.paragraph(left, top, x + _WIDTH - left, block.words, "crimson" if block.changed else "mahog")
        return None

    def _draw_card(self, canvas: Canvas, x: int, y: int, card: str) -> None:
        name, wrong = card.rstrip("!"), card.endswith("!")
        w, h = _CARD
        if name == "slot":
            for n in range(0, w, 4):
                canvas.rect(x + n, y, 2, 1, "crimson")
                canvas.rect(x + n, y + h - 1, 2, 1, "crimson")
            for n in range(0, h, 4):
                canvas.rect(x, y + n, 1, 2, "crimson")
                canvas.rect(x + w - 1, y + n, 1, 2, "crimson")
            canvas.text(x + w // 2 + 1, y + 15, "?", "crimson", align="center")
            return
        unsuited = name in ("back", "joker")
        canvas.sprite(f"card/small/{name}" if unsuited else Pack.of(self._services).face("small", name), x, y)
        if wrong:
            canvas.box(x - 2, y - 2, w + 4, h + 4, "crimson")
            canvas.box(x - 1, y - 1, w + 2, h + 2, "coral")

    def _foot(self, canvas: Canvas) -> None:
        tr = self._services.words.tr
        items: list[tuple[str | Sequence[str], str]] = [("cancel", tr("rulebook.close"))]
        if len(self._books) > 1:
            items.insert(0, (("page left", "page right"), tr("rulebook.game")))
        if len(self._pages) > 2:
            at = tr("rulebook.page", n=f"{2 * self._spread + 1}–{2 * self._spread + 2}", m=len(self._pages))
            items.insert(0, (("left", "right", *self._services.prompts.leaves), at))
        self._services.prompts.foot(canvas, items, self._remark)


_TABS = ("teal", "felt", "violet", "crimson", "brass", "dusk")


def _step(cards: Sequence[str]) -> int:
    return _APART if any(card.endswith("!") for card in cards) else _FAN


def _fan_width(cards: Sequence[str]) -> int:
    return _CARD[0] + _step(cards) * (len(cards) - 1)


def _desk(canvas: Canvas) -> None:
    canvas.sprite("rulebook/desk", 0, 0)
    canvas.sprite("rulebook/pages", 30, 30)
