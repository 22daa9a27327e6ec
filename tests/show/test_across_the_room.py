"""From two metres away: whose turn it is, what is asked, and what can be answered, in large letters."""

from __future__ import annotations

import msgspec
import pytest

from game.i18n import LANGUAGES, Words
from game.paths import baked
from game.rules.actions import Option
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.table.answers import answers
from game.scenes.table.hud import TOP, places_of
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Hot
from game.ui.text import Fonts

from .ochko import ochko
from .stage import CAST, IN_BETWEEN, Table, table
from .test_answers import QUESTIONS

MIDDLE = (146, TOP, 236, 48)  # of the bar: the amount, a question, or whose turn it is
OCHKO = (
    "ask_double",
    "ask_double_one",
    "ask_quadruple",
    "ask_redouble",
    "ask_bank",
    "ask_buy",
    "ask_bust",
    "ask_look",
)
GAMES: tuple[Rules, ...] = (
    InBetweenRules(),
    YablonRules(),
    YablonBankRules(),
    RedDogRules(),
    OchkoRules(),
    OchkoBankRules(),
)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(baked() / "locale", request.param, strict=True)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts(baked() / "fonts")


def names(words: Words) -> list[str]:
    return [*(words.tr(f"name.{who}") for who in CAST), "Константин В", "Maximiliane"]


@pytest.mark.parametrize("key", OCHKO)
def test_every_question_is_asked_in_large_letters(words: Words, fonts: Fonts, key: str) -> None:
    for name in names(words):
        said = words.tr(f"table.{key}", n=999, name=name)
        assert len(fonts["display"].wrap(said, MIDDLE[2])) <= 2, said


@pytest.mark.parametrize("key", ["of", "bets", "draws", "banks", "trades", "raises"])
def test_whose_turn_it_is_stands_in_large_letters(words: Words, fonts: Fonts, key: str) -> None:
    for name in names(words):
        said = words.tr(f"table.turn_{key}", name=name)
        assert len(fonts["display"].wrap(said, MIDDLE[2])) <= 2, said


@pytest.mark.parametrize(("rules", "options"), [(rules, options) for rules, options, _, _ in QUESTIONS])
def test_what_can_be_answered_stands_in_large_letters(
    words: Words, fonts: Fonts, rules: Rules, options: tuple[Option, ...]
) -> None:
    """Two answers always; of three only single long words give way."""
    row = answers(options, ())
    width = places_of(len(row))[0][2] - 6
    small = [
        said
        for each in row
        if (said := each.said(words.tr, n=99).strip()) and fonts["display"].width(said) > width
    ]
    assert len(small) <= (0 if len(row) < 3 else 2), small


def turned(at: Table, seat: int) -> Canvas:
    """The picture while another seat has its turn, and no cards lie before the person."""
    board = at.scene.board
    at.scene._director.see(msgspec.structs.replace(board, turn=(seat,), options=(), cards={}))
    at.run(20)
    return at.picture()


def region(canvas: Canvas, box: tuple[int, int, int, int]) -> list[object]:
    x, y, w, h = box
    return [canvas.surface.get_at((x + dx, y + dy)) for dx in range(w) for dy in range(h)]


@pytest.mark.parametrize("seats", [3, 8, 14])
def test_the_seat_in_turn_has_a_golden_frame(seats: int) -> None:
    with ochko(OchkoBankRules(deals=2), seats, "", seats - 1, look="bucharest") as at:
        at.ask()
        for seat in range(1, seats):
            canvas = turned(at, seat)
            frames = {}
            for other in range(1, seats):
                box = at.scene._layout.at[other].plate
                edge = [(x, box.y - 1) for x in range(box.x, box.x + box.w)]
                frames[other] = {tuple(canvas.surface.get_at(point)) for point in edge}
            assert len(frames[seat]) == 1  # one golden line
            assert [other for other in frames if frames[other] == frames[seat]] == [seat]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: type(rules).__name__)
def test_the_bar_tells_who_else_plays(rules: Rules) -> None:
    """While others play, another name makes another picture of the bar."""
    with ochko(rules, 4, look="budapest", rote=False) as at:
        at.ask()
        seen = [region(turned(at, seat), MIDDLE) for seat in (1, 2, 3)]
        assert seen[0] != seen[1] != seen[2] != seen[0]


class Letters(Canvas):
    """A canvas that remembers what stands in large letters in the middle of the bar."""

    def text(self, x, y, words, colour="ivory", font="body", *rest, **more):  # type: ignore[no-untyped-def, override]
        if font.startswith("display") and MIDDLE[0] <= x <= MIDDLE[0] + MIDDLE[2] and y >= TOP:
            self.said.append(words)
        return super().text(x, y, words, colour, font, *rest, **more)

    @property
    def said(self) -> list[str]:
        found: list[str] = self.__dict__.setdefault("letters", [])
        return found


def large(at: Table) -> str:
    """What stands in large letters in the bar."""
    canvas = Letters(at.app.services.atlas, at.app.services.fonts)
    at.scene.draw(canvas)
    return " ".join(canvas.said)


@pytest.mark.parametrize("coach", [False, True])
@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (RedDogRules(), 3),
        (OchkoRules(), 2),
        (OchkoRules(), 14),
        (OchkoBankRules(), 5),
        (OchkoBankRules(), 14),
    ],
    ids=lambda each: each if isinstance(each, int) else type(each).__name__,
)
def test_in_play_the_bar_names_who_is_asked(rules: Rules, seats: int, coach: bool) -> None:
    """Bets, cards, raises, trades with the bank: whoever is asked is named large."""
    named = 0
    with ochko(rules, seats, look="bucharest", coach=coach, rote=not isinstance(rules, RedDogRules)) as at:
        for _ in range(100):
            at.run(100)
            if at.scene.asked:
                at.run(1000)
                at.do(*(Hot(key) for key in "ns"), Confirm())
            turn = at.scene._frame.turn  # who is asked, or whose cards run since
            mark = at.scene._frame.marks.get(0)
            if turn not in ((), (0,)) and (mark is None or mark.what not in ("won", "lost")):
                assert at.scene._look.names[turn[0]] in large(at), turn
                named += 1
    assert named or isinstance(rules, RedDogRules)  # where all answer in a moment


def test_a_hand_that_is_over_gives_way_to_whoever_plays_on() -> None:
    with ochko(OchkoRules(), 5, look="budapest", coach=False) as at:
        for _ in range(600):
            at.run(100)
            if at.scene.asked:
                at.run(1000)
                at.do(Hot("d"), Confirm())  # a bet, and cards until they are too many
            mark, turn = at.scene._frame.marks.get(0), at.scene.board.turn
            if mark is not None and mark.why == "bust" and turn not in ((), (0,)):
                assert at.scene._look.names[turn[0]] in large(at)
                return
    raise AssertionError("nobody has played on")


def test_a_hand_is_somebodys_until_its_cards_are_cleared() -> None:
    """Between the answer and the result nobody is asked, but it can be seen whose cards run."""
    with table(IN_BETWEEN, "5H QS 9C 4S JC 7D 3S KH 8D", 3) as at:
        at.ask()
        at.do(Confirm())
        at.until(lambda scene: not scene.board.cards)  # the own hand is over
        at.until(lambda scene: bool(scene.board.cards))
        shown = set()
        while at.scene.board.cards:
            shown.add(at.scene._frame.turn)
            at.run(20)
        assert shown == {(1,)}
