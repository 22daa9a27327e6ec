"""Going through a sitting: every way leads where it says, and the same beat is the same picture."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import msgspec
import pytest

from game.app import App
from game.odds.choice import Choice
from game.odds.grades import Decision
from game.review import Review
from game.rules.actions import Bet, Claim, LetBe
from game.scenes.review import worth
from game.scenes.review.scene import ReviewScene
from game.scenes.stack import Pop, Push
from game.scenes.watch import WatchScene
from game.storage import records
from game.ui.intents import MOST, Adjust, Cancel, Confirm, Hot, Page, Press, Step
from tests.ui.stage import drawn, program, same

from .sittings import fresh, written


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    with program() as app:
        yield app


@pytest.mark.parametrize("name", ["london", "paris"])
def test_forth_and_back_gives_the_same_pictures(app: App, name: str) -> None:
    scene = ReviewScene(app.services, Review(written(name)))
    there = []
    for _ in range(12):
        there.append(drawn(app, scene).keep())
        scene.handle(Step(1, 0))
    assert not any(same(a, b) for a, b in pairwise(there))
    for picture in reversed(there):
        scene.handle(Step(-1, 0))
        assert same(drawn(app, scene), picture)


def test_every_beat_of_both_games_can_be_drawn(app: App) -> None:
    for name in ("london", "paris"):
        scene = ReviewScene(app.services, Review(written(name)))
        for _ in scene.review.beats[::3]:
            drawn(app, scene)
            scene.handle(Step(1, 0))


def test_hands_decisions_and_mistakes(app: App) -> None:
    review = Review(written("london"))
    scene = ReviewScene(app.services, review)
    scene.handle(Page(1))
    assert scene.at == review.hands[1].first
    scene.handle(Adjust(5))  # Page Up
    assert scene.at == review.hands[0].first
    scene.handle(Step(0, 1))
    assert scene.at == review.beat_of(0)
    assert scene.decision == 0
    scene.handle(Step(0, 1))
    assert scene.decision == 1
    scene.handle(Step(0, -1))
    assert scene.decision == 0
    for n in (*review.costliest, review.costliest[0]):
        scene.handle(Hot("m"))
        assert scene.decision == n
    scene.handle(Hot("2"))
    assert scene.decision == review.costliest[1]
    scene.handle(Adjust(MOST))
    assert scene.at == len(review.beats) - 1
    scene.handle(Adjust(-MOST))
    assert scene.at == 0


def test_a_bar_of_the_timeline_is_pressed(app: App) -> None:
    review = Review(written("paris"))
    scene = ReviewScene(app.services, review)
    scene.handle(Press(28 + 19 * 5 + 3, 66))
    assert scene.at == review.hands[5].first
    assert scene.handle(Press(40, 340)) == Pop()


def test_watching_leads_to_the_table_and_back(app: App) -> None:
    scene = ReviewScene(app.services, Review(written("paris")))
    answer = scene.handle(Confirm())
    assert isinstance(answer, Push)
    assert isinstance(answer.scene, WatchScene)
    watched = answer.scene
    assert watched.board.deal == 0
    over = None
    for _ in range(600):
        over = over or watched.update(50)
    assert over == Pop()
    assert watched.board.deal == 1
    assert watched.handle(Cancel()) == Pop()
    assert scene.handle(Cancel()) == Pop()


def test_the_record_is_written_beside_the_saves(app: App) -> None:
    scene = ReviewScene(app.services, Review(written("paris")))
    scene.handle(Hot("x"))
    files = records.files(app.services.store.folder)
    assert [file.name for file in files] == ["2026-03-14_211405_paris.toml"]


def test_a_record_from_a_file_is_valued_while_one_looks(app: App) -> None:
    found = records.read(records.files(app.services.store.folder)[0])
    assert not isinstance(found, records.Notice)
    scene = ReviewScene(app.services, Review(found))
    assert scene.review.judging
    for _ in range(200):
        scene.update(16)
    assert tuple(scene.review.decisions) == written("paris").decisions


def test_a_sitting_of_several_persons_shows_no_values(app: App) -> None:
    scene = ReviewScene(app.services, Review(fresh("yablon", 3, persons=2)))
    for _ in range(20):
        scene.handle(Step(1, 0))
        assert scene.decision is None
        drawn(app, scene)


def test_calls_that_were_not_made_take_one_row_together() -> None:
    decision = Decision(0, 1, 1, Bet(2), Bet(2), Fraction(1), Fraction(1), Fraction(1))
    calls = [Choice(Claim(kind), Fraction(-1)) for kind in ("no_burn", "skipped")]
    rows = worth._rows(decision, (*calls, Choice(LetBe(), Fraction(-2))))
    assert [row[0] for row in rows] == [Bet(2), Claim("no_burn"), LetBe()]
    called = msgspec.structs.replace(decision, action=Claim("skipped"), taken=Fraction(-1))
    rows = worth._rows(called, tuple(calls))
    assert [row[0] for row in rows if row[3]] == [Claim("skipped")]
