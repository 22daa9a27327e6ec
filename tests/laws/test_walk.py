"""The random walk of `autoplay --random`, short in the quick suite and long beside it."""

from __future__ import annotations

import pytest

from game.cli.walk import walk
from game.rules import engine
from game.rules.actions import CanBank, SetBank
from game.rules.engine import Rules
from game.rules.events import CardsSeen
from game.rules.tags import tag_of
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.show.board import fold, opening

# The first takes fourteen who all draw to 21 (see test_ochko_pack), the second one of many houses.
SELDOM = {"deal_annulled", "aces_called"}
NAMES = {tag_of(game) for game in engine.RULES}


def test_a_short_walk_meets_every_game() -> None:
    met = walk(3_000, seed=1)
    assert met.made.keys() == NAMES
    assert 3_000 <= met.decisions == sum(met.plays.values())
    assert met.compared > met.decisions // 7
    assert met.saved > met.decisions // 100
    assert met.closed
    assert {"no bet", "bet", "bank", "draw", "stand", "claim"} <= met.plays.keys()
    told = "\n".join(met.lines())
    assert all(each in told for missing in met.never.values() for each in missing)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_long_walk(seed: int) -> None:
    met = walk(50_000, seed)
    assert met.decisions >= 50_000
    assert not {"options", "plays"} & met.never.keys()
    assert set(met.never.get("events", ())) <= SELDOM


@pytest.mark.parametrize(
    "rules", [YablonRules(peek_any_time=False), YablonBankRules(peek_any_time=False, bank_decline=False)]
)
def test_whoever_has_looked_still_knows_his_cards_when_the_table_closes(rules: Rules) -> None:
    step = engine.start(rules, (50, 50, 50), 4)
    events = list(step.events)
    if step.state.options == (CanBank(1, 50),):
        step = engine.apply(step.state, step.state.turn, SetBank(9))
        events += step.events
    looker = step.state.turn
    assert CardsSeen in map(type, events)
    step = engine.close(step.state)
    assert step.state.ended
    for seat in range(3):
        view = opening(events[0], seat)  # type: ignore[arg-type]
        for event in (*events[1:], *step.events):
            view = fold(view, engine.redact(event, seat))
        assert view == engine.view(step.state, seat)
        assert len(view.seen) == (2 if seat == looker else 0)
