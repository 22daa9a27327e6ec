"""No pixel that somebody may look at depends on what another seat hides."""

from __future__ import annotations

import pytest

from game.odds import _GAMES as COACHED
from game.rules.engine import RULES, Rules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.table.scene import TableScene
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu
from tests.ui.stage import same

from .stage import Evening, begun, dealt, pack, plan, program, swapped

PLAYED = [rules for rules in RULES if rules in COACHED]  # a game is played once its coach knows it
HIDING = (YablonRules, YablonBankRules, OchkoRules, OchkoBankRules)
PACE = 240  # milliseconds between two looks


def secret_of(one: Evening) -> bool:
    """Whether the screen belongs to one seat alone: the table after its curtain."""
    return isinstance(one.top, TableScene) and one.host.several and one.host.eyes is not None


def differs(one: Evening, other: Evening, seat: int) -> bool:
    """Whether the two evenings differ in what a seat knows."""
    assert one.host.match is not None
    assert other.host.match is not None
    return one.host.match.view(seat) != other.host.match.view(seat)


def shown(one: Evening, other: Evening, ms: int) -> None:
    """Let the same time pass for both, and compare every look."""
    for _ in range(0, ms, PACE):
        one.run(PACE)
        other.run(PACE)
        assert type(one.top) is type(other.top)
        assert same(one.picture(), other.picture())


def both(one: Evening, other: Evening, *intents: Intent) -> None:
    """The same presses for both."""
    for intent in intents:
        one.do(intent)
        other.do(intent)


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.__name__)
@pytest.mark.parametrize("cards", [2, 5, 8])
def test_what_others_hide_is_on_no_frame(rules: type[Rules], cards: int) -> None:
    """Two evenings that differ in the hidden cards of the last seat, up to that seat's own look."""
    order = pack(cards)
    last = ((dealt(rules(), order).asked or 0) + 2) % 3
    with program() as app, program() as beside:
        one = begun(app, plan(rules()), dealt(rules(), order))
        other = begun(beside, plan(rules()), dealt(rules(), swapped(rules(), order, last)))
        met = False
        for n in range(16):
            shown(one, other, 5 * PACE)
            met = one.host.match is None or (one.host.match.asked == last and differs(one, other, last))
            if met:
                break
            if n == 3:
                both(one, other, Menu())
                shown(one, other, PACE)
                both(one, other, Cancel(), Hot("l"))
                shown(one, other, PACE)
                both(one, other, Cancel())
            both(one, other, Confirm())
        assert met == (rules in HIDING)


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.__name__)
def test_own_hidden_cards_are_seen_by_nobody_else(rules: type[Rules]) -> None:
    """The first seat's own hidden cards: on its own frames alone, on none of the others' looks."""
    order = pack(2)
    first = dealt(rules(), order).asked or 0
    with program() as app, program() as beside:
        one = begun(app, plan(rules()), dealt(rules(), order))
        other = begun(beside, plan(rules()), dealt(rules(), swapped(rules(), order, first)))
        differ = 0
        for _ in range(60):
            one.run(PACE)
            other.run(PACE)
            alike = same(one.picture(), other.picture())
            if secret_of(one):
                differ += not alike
                both(one, other, Menu())  # whoever takes the machine now sees nothing of it
                assert same(one.picture(), other.picture())
                break
            assert alike
            both(one, other, Confirm())
        assert differ == (rules in HIDING)
