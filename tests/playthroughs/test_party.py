"""An evening of pass-and-play from the title to its results, by real events: no curtain is ever skipped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.__main__ import main
from game.bots.policies import POLICIES
from game.launch import first_scene, ready
from game.robots.company import NAMES, Company
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.scenes.curtain import CurtainScene
from game.scenes.party.evening import PartyHost
from game.scenes.seating.chairs import CAST
from game.scenes.stack import Transition
from game.storage.store import Store
from game.ui import typist
from game.ui.clock import TurnedClock
from game.ui.intents import Confirm, Intent


def evening(
    folder: Path,
    game: str,
    persons: int,
    passengers: int = 0,
    deals: int = 1,
    seed: int = 20,
    changes: int = 0,
    **house: str,
) -> Company:
    """Play it from the first start of the program."""
    app = ready(str(folder), "en", seeds=lambda: seed)
    app.services.settings.change(speed="instant")
    company = Company(
        POLICIES["coach" if house else "casual"],
        4,
        lambda line: None,
        game=game,
        persons=persons,
        passengers=passengers,
        deals=deals,
        changes=changes,
        house=house,
    )
    assert app.run(first_scene(app), company, TurnedClock(48)) == 0
    return company


def test_four_persons_pass_every_curtain_of_ochko(tmp_path: Path) -> None:
    company = evening(tmp_path, "ochko_bank", 4, deals=2)
    assert not company.stalled
    assert [each["name"] for each in company.results] == list(NAMES[:4])
    assert sum(each["chips"] for each in company.results) == 400
    assert company.curtains >= 2 * 4  # everybody looks at a card of his own in each deal
    assert company.thrown > company.curtains


def test_an_evening_that_was_left_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever table is asked for, three persons sit at the one that waits."""
    monkeypatch.setattr("os.environ", dict(os.environ))
    command = ["autoplay", "--party", "--data-dir", str(tmp_path), "--deals", "1"]
    with monkeypatch.context() as patch:
        patch.setattr(
            Company, "decided", lambda company, view: typist.close() if company.decisions > 4 else None
        )
        assert main([*command, "--persons", "3"]) == 1
    assert Store(tmp_path).party()[0].evening is not None
    capsys.readouterr()
    assert main([*command, "--persons", "1", "--passengers", "2"]) == 0
    told = capsys.readouterr()
    assert all(f"{name} has " in told.out for name in NAMES[:3])
    assert not (tmp_path / "crash.txt").exists()


def test_a_skipped_curtain_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PartyHost, "hides", lambda host, seat: False)
    assert "nobody was called" in evening(tmp_path, "yablon", 2).stalled


def test_a_curtain_that_hears_too_early_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(scene: CurtainScene, intent: Intent) -> Transition | None:
        if isinstance(intent, Confirm) and not scene.lifted:
            scene._lift()
        return None

    monkeypatch.setattr(CurtainScene, "handle", hasty)
    assert "nobody was called" in evening(tmp_path, "yablon", 2).stalled


def test_a_first_closed_card_waits_for_a_curtain_too(tmp_path: Path) -> None:
    """Left out of the first round, somebody calls it and gets a card while the others still look."""
    company = evening(tmp_path, "ochko_bank", 3, seed=5, irregularities="random", slip_percent="100")
    assert not company.stalled
    assert company.curtains


def test_seats_change_between_deals(tmp_path: Path) -> None:
    company = evening(tmp_path, "yablon", 3, deals=5, changes=2)
    assert not company.stalled
    assert [each["name"] for each in company.results] == ["Ada", "Boris", "Clara"]  # one account each
    assert company.changes == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("announced", ["True", "False"])
@pytest.mark.parametrize("game", ["ochko", "ochko_bank"])
def test_no_slip_shows_a_card_without_a_curtain(game: str, announced: str, seed: int, tmp_path: Path) -> None:
    house = {"irregularities": "random", "slip_percent": "50", "slips_announced": announced}
    company = evening(tmp_path, game, 4, deals=2, seed=seed, bust_call="manual", **house)
    assert not company.stalled


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "persons", "passengers"),
    [
        (tag_of(rules), persons, passengers)
        for rules in RULES
        for persons, passengers in ((1, 2), (3, 0), (2, 6), (5, 9), (14, 0))
        if persons + passengers <= rules.SEATS[1]
    ],
)
def test_any_table_can_be_laid_and_played(game: str, persons: int, passengers: int, tmp_path: Path) -> None:
    company = evening(tmp_path, game, persons, passengers)
    assert not company.stalled
    names = [each["name"] for each in company.results]
    assert names[:persons] == list(NAMES[:persons])
    assert len(names) == persons + passengers
    assert set(names[persons:]) <= set(CAST)
