"""Slips of the dealer at the table: seen by whom they happen to, called by one key, each with its rights."""

from __future__ import annotations

import msgspec
import pytest

from game.rules.actions import CanClaim, CanKeep, Claim
from game.rules.events import SlipCalled
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.slip_panel import PANEL, rights
from game.show.layout_ochko import OchkoLayout
from game.show.slips import LAMPS, lamps, until
from game.ui.intents import Confirm, Hot, Press, Release

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
