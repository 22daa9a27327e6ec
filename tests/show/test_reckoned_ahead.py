"""What the person is asked is reckoned while the show is still on its way to it."""

from __future__ import annotations

from game import odds
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table import advised

from .ochko import ochko


def test_the_question_is_reckoned_before_the_person_sees_it() -> None:
    with ochko(OchkoBankRules(deals=2), 6, banker=5) as at:
        match = at.journey.match
        assert match is not None
        at.until(lambda scene: match.asks_person)
        advised._AHEAD.submit(int).result()  # one thread answers in turn: what came before is done
        assert not at.scene.asked
        ahead, found = odds._last
        assert ahead == match.view(0)
        at.ask()
        assert odds.choices(at.scene.board) is found
