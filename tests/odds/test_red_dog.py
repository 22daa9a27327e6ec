"""Red Dog against the published numbers and against the rules themselves, card by card."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game import odds
from game.odds import posts
from game.odds.red_dog import per_chip, round_worth
from game.rules import engine
from game.rules.actions import Action, Bet, NoBet
from game.rules.cards import PACK, name, parse_all
from game.rules.events import HandLost, HandPushed, HandWon
from game.rules.variants.red_dog import RedDogRules

SIX_PACKS = [  # ranks between: chance to win, worth per chip (RULES 8.2)
    (1, ".077419", "-.535484"),
    (2, ".154839", "-.225806"),
    (3, ".232258", "-.303226"),
    (4, ".309677", "-.380645"),
    (5, ".387097", "-.225806"),
    (6, ".464516", "-.070968"),
    (7, ".541935", ".083871"),
    (8, ".619355", ".238710"),
    (9, ".696774", ".393548"),
    (10, ".774194", ".548387"),
    (11, ".851613", ".703226"),
]


@pytest.mark.parametrize(("spread", "win", "worth"), SIX_PACKS)
def test_six_packs_are_as_published(spread, win, worth):
    found = posts.between(2, 3 + spread, (8, 4 * (3 + spread)), 6)
    assert round(float(found.win), 6) == float(win)
    assert round(float(per_chip(found)), 6) == float(worth)


@pytest.mark.parametrize(
    ("packs", "edge"), [(1, Fraction(523, 16575)), (2, Fraction(2101, 68289)), (8, Fraction(30721, 1116765))]
)
def test_the_edge_of_the_house_is_the_published_one(packs, edge):
    """Raised by as much again whenever that pays (RULES 8.1)."""
    assert sum(round_worth((), packs)) == -edge


def test_a_round_after_seen_cards_is_worth_what_every_order_of_the_rest_brings():
    """Nine cards are left: all first, second and third cards dealt one by one."""
    left = parse_all("2S 2H 2D 5S 7S 7D 9H KS AH")
    seen = [card for card in PACK if card not in left]
    rules = RedDogRules(cut_card=3, deals=1)
    held = raised = cases = 0
    for one in left:
        for two in left:
            rest = [card for card in left if card not in (one, two)]
            if one == two:
                continue
            plain = [_round(rules, (one, two, third), NoBet()) for third in rest]
            more = sum(_round(rules, (one, two, third), Bet(1)) for third in rest) - sum(plain)
            held += sum(plain)
            raised += max(more, 0)
            cases += len(rest)
    assert round_worth(seen, 1) == (Fraction(held, cases), Fraction(raised, cases))


def _round(rules: RedDogRules, cards: tuple[int, ...], answer: Action) -> int:
    """Chips that one round with these three cards brings for an ante of one."""
    step = engine.start(rules, [10], 1, None, (cards,))
    events = list(step.events)
    if engine.to_act(step.state):
        events += engine.apply(step.state, 0, answer).events
    settled = next(each for each in events if isinstance(each, HandWon | HandLost | HandPushed))
    if isinstance(settled, HandPushed):
        return 0
    return settled.amount if isinstance(settled, HandWon) else -settled.amount


@pytest.mark.parametrize("cards", ["3S 5D", "2S 7D", "2S 10D", "4S AD"])
@pytest.mark.parametrize("answer", [NoBet(), Bet(1), Bet(4)])
def test_a_raise_is_worth_what_the_cards_bring(cards, answer):
    rules = RedDogRules(ante=4, deals=1, rd_raise="up_to")
    state = engine.start(rules, [20, 20], 1, None, (parse_all(cards),)).state
    found = odds.choices(engine.view(state, 0))
    rest = [card for card in PACK if card not in parse_all(cards)]
    total = 0
    for third in rest:
        each = engine.start(rules, [20, 20], 1, None, (parse_all(f"{cards} {name(third)}"),)).state
        each = engine.apply(each, 0, answer).state
        events = engine.apply(each, 1, NoBet()).events
        (mine,) = (e for e in events if isinstance(e, HandWon | HandLost) and e.seat == 0)
        total += mine.amount if isinstance(mine, HandWon) else -mine.amount
    assert odds.value(found, answer) == Fraction(total, len(rest))


def test_a_raise_is_made_exactly_when_it_pays():
    for spread in range(1, 12):
        cards = f"2S {['4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][spread - 1]}D"
        state = engine.start(RedDogRules(ante=5, deals=1), [20], 1, None, (parse_all(cards),)).state
        best = odds.best(odds.choices(engine.view(state, 0))).action
        assert best == (Bet(5) if spread >= 7 else NoBet())


def test_an_ante_that_leaves_too_little_cannot_be_raised_by_as_much():
    held, raised = round_worth((), 1)
    for how, whole, most, more in (("exact", 5, 1, 0), ("up_to", 5, 1, 3), ("up_to_four", 2, 4, 3)):
        rules = RedDogRules(ante=1, most_ante=10, rd_raise=how, deals=1)
        found = odds.choices(engine.view(engine.start(rules, [10], 1).state, 0))
        assert odds.value(found, Bet(whole)) == whole * (held + most * raised)
        assert odds.value(found, Bet(7)) == 7 * held + more * raised
        # the house has the edge, unless four antes may be raised
        assert odds.best(found).action == Bet(whole if how == "up_to_four" else 1)


def test_a_shoe_that_favours_the_player_is_worth_the_highest_ante():
    """Aces and deuces are left, and all that lies between them."""
    left = parse_all("AS AH 2S 2H 6S 7S 8S 9S 10S 6H 7H 8H 9H")
    seen = [card for card in PACK if card not in left]
    held, raised = round_worth(seen, 1)
    fresh = round_worth((), 1)
    assert held + raised > 0 > sum(fresh)
