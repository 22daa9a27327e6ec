"""Slips of the dealer at the table: seen by whom they happen to, called by one key, each with its rights."""

from __future__ import annotations

from contextlib import AbstractContextManager

import msgspec
import pytest

from game.app import App
from game.rules.actions import Bust, CanClaim, CanKeep, Claim, Keep, Stand
from game.rules.cards import name
from game.rules.events import SlipCalled
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.slip_panel import PANEL, magnified, rights
from game.show.layout_ochko import OchkoLayout
from game.show.slips import LAMPS, lamps, until
from game.ui import typist
from game.ui.clock import TurnedClock
from game.ui.intents import Confirm, Hot, Press, Release
from tests.ui.stage import same

from .ochko import ochko
from .stage import Table

ANNOUNCED = OchkoBankRules(deals=2, irregularities="scripted")
WATCHFUL = OchkoBankRules(deals=2, irregularities="scripted", slips_announced=False)
SLIPS = [  # every slip, where it happens to the person
    Slip(1, "no_burn"),
    Slip(1, "skipped", 0),
    Slip(1, "face_up", 0),
    Slip(1, "two_first", 0),
    Slip(1, "two_second", 0),
    Slip(1, "turned", 0, 0),
    Slip(1, "turned", 0, 2),
    Slip(1, "unasked", 0, 2),
]
IDS = [f"{slip.kind}_{slip.card}" for slip in SLIPS]
CARDS = "2S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 2D 3D 4D 5D"  # nobody has a natural, or much


def comes(at: Table, kind: str) -> None:
    """The person goes on, without a call, to the question at which the slip can be called."""
    for _ in range(4):
        at.ask()
        if kind in (at.scene.controls.right, at.scene._watch.wrong(at.scene.board)):
            return
        at.do(Confirm() if "bet" in at.scene.controls.names else Hot("n"))
        at.run(40)
    pytest.fail(f"{kind} never came")


def called(at: Table) -> list[SlipCalled]:
    match = at.journey.match
    assert match is not None
    claims = [play for play in match.record.plays if isinstance(play.action, Claim)]
    return [SlipCalled(play.seat, play.action.kind, True) for play in claims]  # type: ignore[union-attr]


@pytest.mark.parametrize("slip", SLIPS, ids=IDS)
def test_a_watchful_person_calls_what_is_there_with_one_key(slip: Slip) -> None:
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(slip,)) as at:
        comes(at, slip.kind)
        chips = at.scene.board.chips["seat 0"]
        at.do(Hot("c"))
        assert [each.kind for each in called(at)] == [slip.kind]
        at.run(3_000)
        assert at.scene.board.chips["seat 0"] >= chips  # it was right: no fine


@pytest.mark.parametrize("slip", SLIPS, ids=IDS)
def test_an_announced_slip_opens_the_panel_of_its_rights(slip: Slip) -> None:
    with ochko(ANNOUNCED, 5, CARDS, 4, slips=(slip,)) as at:
        comes(at, slip.kind)
        board = at.scene.board
        assert any(isinstance(option, CanClaim) for option in board.options)
        assert at.scene.controls.right == slip.kind
        found = rights(board, slip.kind, 0)
        assert [right.button for right in found] == list(at.scene.controls.names)
        at.picture()
        x, y = PANEL.x + 40, PANEL.y + 60
        at.do(Press(x, y), Release(x, y))
        assert [each.kind for each in called(at)] == [slip.kind]


def test_a_wrong_call_costs_a_chip() -> None:
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(Slip(2, "skipped", 0),)) as at:
        at.ask()
        chips = at.scene.board.chips["seat 0"]
        at.do(Hot("c"))
        at.run(40)
        at.ask()
        assert at.scene.board.chips["seat 0"] == chips - 1
        assert not at.scene.controls.slips  # nothing more can be called at this question


def test_the_ring_is_pressed_like_a_button() -> None:
    ring = OchkoLayout(5, 0).ring.centre
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(Slip(1, "face_up", 0),)) as at:
        comes(at, "face_up")
        at.picture()
        at.do(Press(ring.x, ring.y), Release(ring.x, ring.y))
        assert [each.kind for each in called(at)] == ["face_up"]


def test_two_cards_at_once_are_chosen_from_in_the_panel() -> None:
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(Slip(1, "two_first", 0),)) as at:
        comes(at, "two_first")
        at.do(Hot("c"))
        at.run(40)
        at.ask()
        keep = next(option for option in at.scene.board.options if isinstance(option, CanKeep))
        found = rights(at.scene.board, "", 0)
        assert [right.button for right in found] == ["keep_1", "keep_2", "both"]
        at.do(Hot("2"))
        at.run(40)
        at.ask()
        assert [slot.card for slot in at.scene.board.cards["hand 0"]] == [keep.cards[1]]


def test_whoever_lets_it_pass_goes_on_with_the_hand() -> None:
    with ochko(ANNOUNCED, 5, CARDS, 4, slips=(Slip(1, "face_up", 0),)) as at:
        comes(at, "face_up")
        at.do(Hot("n"))
        at.run(400)
        assert at.scene.controls.names == ("bet",)
        at.do(Confirm())
        assert called(at) == []


def test_the_watch_looks_at_nothing_that_the_seat_was_not_shown() -> None:
    """A slip that happened to another seat is nothing to call."""
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(Slip(1, "face_up", 2),)) as at:
        at.ask()
        assert at.scene._watch.wrong(at.scene.board) == ""


# ── how long can be called ──────────────────────────────────────────────────


def ring(at: Table) -> list[object]:
    """The pixels of the ring."""
    layout = at.scene._layout
    assert isinstance(layout, OchkoLayout)
    x, y, w, h = layout.ring.x, layout.ring.y, layout.ring.w, layout.ring.h
    surface = at.picture().surface
    return [surface.get_at((x + dx, y + dy)) for dx in range(w) for dy in range(h)]


def test_lamps_go_out_with_every_seat_that_has_had_its_turn() -> None:
    """Nobody is hurried: they follow the deal, no clock, and all seats see the same."""
    with ochko(WATCHFUL, 5, CARDS, 4) as at:
        at.ask()
        view = at.scene.board
        seen = []
        for seat in range(5):
            turned = msgspec.structs.replace(view, turn=(seat,))
            seen.append(lamps(turned))
            assert lamps(msgspec.structs.replace(turned, seat=None)) == seen[-1]
        assert seen == [12, 10, 8, 5, 3]
        assert lamps(msgspec.structs.replace(view, turn=())) == LAMPS
        before = ring(at)
        at.run(60_000)
        assert ring(at) == before  # a minute of thinking puts no lamp out


@pytest.mark.parametrize("slip", SLIPS, ids=IDS)
def test_how_long_a_slip_can_be_called_is_told(slip: Slip) -> None:
    with ochko(ANNOUNCED, 5, CARDS, 4, slips=(slip,)) as at:
        comes(at, slip.kind)
        board = at.scene.board
        told = {"no_burn": "draw", "skipped": "round"}.get(slip.kind, "card")
        assert until(board, slip.kind) == told
        assert until(board) == ("draw" if len(board.cards.get("hand 4", ())) > 1 else "round")


# ── what a slip looks like ──────────────────────────────────────────────────


@pytest.mark.parametrize("slip", SLIPS, ids=IDS)
def test_the_glass_shows_what_is_wrong(slip: Slip) -> None:
    with ochko(ANNOUNCED, 5, CARDS, 4, slips=(slip,)) as at:
        comes(at, slip.kind)
        board = at.scene.board
        own = [
            f"card/small/{name(slot.card)}" for slot in board.cards.get("hand 0", ()) if slot.card is not None
        ]
        found = [slot.card for slot in board.cards.get("found", ()) if slot.card is not None]
        shown = {
            "no_burn": ("card/small/back",),
            "skipped": ("card/small/slot",),
            "face_up": tuple(own[:2]),
            "two_first": tuple(own[:2]),
            "two_second": tuple(own[1:3]),
            "turned": tuple(f"card/small/{name(card)}" for card in found) or tuple(own[-1:]),
            "unasked": tuple(own[-1:]),
        }
        assert magnified(board, slip.kind, 0) == shown[slip.kind]
        for card in shown[slip.kind]:
            assert card.replace("small", "hero") in at.app.services.atlas


@pytest.mark.parametrize("right", [True, False])
def test_a_call_is_answered_at_once(right: bool) -> None:
    """A wrong one costs a chip, which is seen to go to the bank; both are told in so many words."""
    slips = (Slip(1, "no_burn"),) if right else ()
    with ochko(WATCHFUL, 5, CARDS, 4, slips=slips) as at:
        at.ask()
        at.run(900)
        before = at.scene.board.chips["seat 0"], at.scene.board.chips["seat 4"]
        at.do(Hot("c"))
        at.run(480)
        frame = at.scene._frame
        assert (frame.marks[0].what, frame.marks[0].why) == ("calls", "right" if right else "wrong")
        told = at.picture()
        at.scene._frame = msgspec.structs.replace(frame, marks={})
        assert not same(told, at.picture())
        flown = False
        for _ in range(40):
            flown |= bool(at.scene._frame.coins)
            at.run(20)
        at.ask()
        after = at.scene.board.chips["seat 0"], at.scene.board.chips["seat 4"]
        assert flown != right
        assert after == (before[0] - (not right), before[1] + (not right))


# ── the bust that nobody sees (OX4) ─────────────────────────────────────────

MANUAL = OchkoBankRules(deals=12, bust_call="manual")
HIGH = "2S KS 4S 5S 6S 9C 3D 6H 3H 4H 5H 7H 3C KD"  # ten and six, and a ten to come


def over(lang: str = "en") -> AbstractContextManager[Table]:
    """The person is over 21, and only the closed card tells it."""
    return ochko(MANUAL, 6, HIGH, 5, lang, "bucharest", coach=False)


def to_the_bust(at: Table) -> None:
    for intent in (Confirm(), Hot("d")):
        at.ask()
        at.do(intent)
        at.run(20)
    at.ask()
    at.run(900)


def test_a_hidden_bust_has_a_panel_with_both_prices() -> None:
    with over() as at:
        to_the_bust(at)
        say, stand = rights(at.scene.board, "", 0)
        bet = at.scene.board.chips["stake 0"]
        assert (say.button, say.chips) == ("bust", bet)
        assert (stand.button, stand.chips) == ("stand", 2 * bet)
        assert say.cards[0] == "card/small/KS"
        assert stand.cards[0] == "card/small/back"  # as the others see it


@pytest.mark.parametrize(("box", "what"), [(0, Bust), (1, Stand)])
def test_both_words_are_said_by_a_press_on_their_box(box: int, what: type) -> None:
    with over() as at:
        to_the_bust(at)
        at.picture()
        names = dict(at.scene.controls.spots)
        x, y, w, h = names[("bust", "stand")[box]]
        at.do(Press(x + w // 2, y + h // 2), Release(x + w // 2, y + h // 2))
        assert isinstance(_own(at), what)


def _own(at: Table) -> object:
    """What the person did last."""
    assert at.journey.match is not None
    return [play.action for play in at.journey.match.record.plays if play.seat == 0][-1]


@pytest.mark.parametrize("lang", ["en", "ru", "ro"])
def test_all_words_of_the_panel_have_room(lang: str) -> None:
    with over(lang) as at:
        to_the_bust(at)
        canvas, tr = at.picture(), at.app.services.words.tr
        body = canvas.fonts["body"]
        width = (PANEL.w - 22) // 2
        assert body.width(tr("call.over")) + body.width(tr("call.your_word")) <= PANEL.w - 32
        for word in ("say_bust", "say_stand"):
            assert body.width(tr(f"slip_button.{word}")) + 22 <= width
            assert len(body.wrap(tr(f"slip_note.{word}"), width - 8)) <= 2
        for key in ("call.was_right", "call.was_wrong"):
            said = f"{tr(key)}  {tr('call.wrong_fine', n=1)}"
            assert canvas.fonts["display"].width(said) <= 600


# ── by the keys themselves ──────────────────────────────────────────────────


def typed(at: Table, *keys: str) -> None:
    """One key after the other at the questions of the table, through the real queue."""
    following = iter(keys)
    rested = [0]

    def source(app: App, now: int) -> None:
        if not at.scene.asked:
            rested[0] = now
        elif now - rested[0] >= 480:
            rested[0] = now
            key = next(following, "")
            typist.key(key) if key else typist.close()

    assert at.app.run(at.scene, source, TurnedClock(16)) == 0


def test_c_calls_and_enter_goes_on() -> None:
    with ochko(WATCHFUL, 5, CARDS, 4, slips=(Slip(1, "no_burn"),), speed="fast") as at:
        typed(at, "c")
        assert [each.kind for each in called(at)] == ["no_burn"]


@pytest.mark.parametrize(("key", "what"), [("b", Bust), ("s", Stand)])
def test_b_says_bust_and_s_says_stand(key: str, what: type) -> None:
    with over() as at:
        typed(at, "enter", "d", key)
        assert isinstance(_own(at), what)


def test_the_panel_of_rights_is_answered_by_its_digits() -> None:
    with ochko(ANNOUNCED, 5, CARDS, 4, slips=(Slip(1, "two_first", 0),)) as at:
        typed(at, "c", "2")
        assert isinstance(_own(at), Keep)
