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
from game.ui.intents import Cancel, Hot, Intent, Menu
from tests.ui.stage import same

from .stage import Evening, begun, dealt, first_to_look, pack, plan, program, swapped

PLAYED = [rules for rules in RULES if rules in COACHED]  # a game is played once its coach knows it
HIDING = (YablonRules, YablonBankRules, OchkoRules, OchkoBankRules)
PACE = 240  # milliseconds between two looks


def secret_of(one: Evening) -> bool:
    """Whether the screen belongs to one seat alone: the table after its curtain."""
    looks = isinstance(one.top, TableScene) and one.host.eyes is not None
    return looks and one.host.hides(one.host.seat)


def differs(one: Evening, other: Evening, seat: int) -> bool:
    """Whether the two evenings differ in what a seat knows."""
    assert one.host.match is not None
    assert other.host.match is not None
    return one.host.match.view(seat) != other.host.match.view(seat)


def table(one: Evening) -> object:
    """What everybody may know."""
    return one.host.match.view(None) if one.host.match is not None else None


def shown(one: Evening, other: Evening, ms: int) -> None:
    """Let the same time pass for both, and compare every look, until what was hidden is laid open."""
    for _ in range(0, ms, PACE):
        one.run(PACE)
        other.run(PACE)
        if table(one) != table(other):
            return
        assert type(one.top) is type(other.top)
        assert same(one.picture(), other.picture())


def both(one: Evening, other: Evening, *intents: Intent) -> None:
    """The same presses for both."""
    for intent in intents:
        one.do(intent)
        other.do(intent)


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.__name__)
@pytest.mark.parametrize("large", [False, True], ids=["", "large"])
@pytest.mark.parametrize("cards", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in (5, 8, 11))])
def test_what_others_hide_is_on_no_frame(rules: type[Rules], cards: int, large: bool) -> None:
    """Two evenings that differ in the hidden cards of the last seat, up to that seat's own look."""
    order = pack(cards)
    first = first_to_look(rules(), order)
    others = [(first + n) % 3 for n in (2, 1)]  # one of them may hold the bank, and no hand
    last = next((seat for seat in others if swapped(rules(), order, seat) != order), others[0])
    with program(large_print=large) as app, program(large_print=large) as beside:
        one = begun(app, plan(rules()), dealt(rules(), order))
        other = begun(beside, plan(rules()), dealt(rules(), swapped(rules(), order, last)))
        met = False
        for n in range(16):
            shown(one, other, 5 * PACE)
            met = one.host.match is None or (one.host.match.asked == last and differs(one, other, last))
            if met or table(one) != table(other):  # or what was hidden has been laid open
                break
            if n == 1:
                both(one, other, Menu())
                shown(one, other, PACE)
                both(one, other, Cancel(), Hot("l"))
                shown(one, other, PACE)
                both(one, other, Cancel())
            one.answer()
            other.answer()
        assert n > 1
        assert met or table(one) != table(other) or rules not in HIDING


@pytest.mark.parametrize("large", [False, True], ids=["", "large"])
@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.__name__)
def test_own_hidden_cards_are_seen_by_nobody_else(rules: type[Rules], large: bool) -> None:
    """The first seat's own hidden cards: on its own frames alone, on none of the others' looks."""
    order = pack(2)
    first = first_to_look(rules(), order)
    with program(large_print=large) as app, program(large_print=large) as beside:
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
            one.answer()
            other.answer()
        assert differ == (rules in HIDING)
