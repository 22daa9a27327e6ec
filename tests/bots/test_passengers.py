"""How passengers play: legal, never absurd, from nothing but their view, and each in a way one can read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import odds
from game.bots import PASSENGERS, Persona, choose, sharper
from game.bots.persona import KEEN
from game.match import Match, Sitter
from game.rules import engine
from game.rules.actions import AnyAction, Bet, BetGap, CanBet, CanPass, NoBet
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.places import SEATS
from game.rules.rng import Rng
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules
from game.rules.view import View
from game.storage.levels import load_levels

PEOPLE = tuple(PASSENGERS)

HOUSES = st.one_of(
    st.builds(
        InBetweenRules,
        ante=st.integers(1, 4),
        deals=st.just(6),
        pass_allowed=st.booleans(),
        pair=st.sampled_from(("take", "bank", "highlow", "split", "push", "redeal")),
        consecutive=st.sampled_from(("min1", "chosen", "push", "redeal")),
        post_times=st.integers(1, 4),
        cover=st.sampled_from(("short", "limit")),
        half_pot_first=st.booleans(),
        ace_call=st.booleans(),
        ace_when=st.sampled_from(("first", "both", "deal")),
        gap_bet=st.integers(0, 2),
        to_see=st.integers(0, 3),
        packs=st.integers(1, 2),
        shuffle=st.sampled_from(("per_deal", "until_out", "continuous", "every_card")),
        credit=st.booleans(),
    ),
    st.builds(
        YablonRules,
        ante=st.integers(1, 4),
        deals=st.just(6),
        pool_limit=st.sampled_from((0, 60)),
        hopeless_bets=st.sampled_from(("forbid", "allow")),
        short_pool=st.sampled_from(("whole", "none", "any")),
        short_stack=st.sampled_from(("all_in", "none")),
        empty_pool=st.sampled_from(("run_out", "end", "re_ante")),
        credit=st.booleans(),
    ),
)


def decisions(match: Match) -> Iterator[tuple[View, AnyAction]]:
    """Everything that passengers decide until the sitting is over."""
    while not match.over:
        assert match.asked is not None
        view = match.view(match.asked)
        match.step()
        action = match.plays[-1].action
        assert action is not None
        yield view, action


def table(rules: Rules, people: Sequence[str], chips: int, seed: int) -> Match:
    return Match.begin(rules, [Sitter(who, who) for who in people], [chips] * len(people), seed)


@settings(max_examples=40, deadline=None)
@given(
    HOUSES,
    st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=8),
    st.integers(5, 60),
    st.integers(0, 10**6),
)
def test_nobody_plays_against_the_rules_or_bets_without_hope(rules, people, chips, seed):
    """`step` raises on an illegal action; a bet that cannot win is only ever the least that must be."""
    for view, action in decisions(table(rules, people, chips, seed)):
        if not isinstance(action, Bet):
            continue
        hope = any(choice.chances and choice.chances.winners for choice in odds.choices(view))
        (bet,) = (option for option in view.options if isinstance(option, CanBet))
        may_pass = any(isinstance(option, CanPass) for option in view.options)
        assert hope or (action.amount == bet.low and not may_pass)


def test_a_gap_is_bet_on_where_that_is_best_but_for_a_slip():
    """Half of forty for one chip and four cards of fifty; half of four is not enough."""
    rules = InBetweenRules(ante=20, gap_bet=1, pass_allowed=True, deals=1)
    state = engine.start(rules, [50, 50], 1, 1, (parse_all("6S 8H"),)).state
    view = engine.view(state, 0)
    steady = sharper(PASSENGERS["nina"])
    assert {choose(view, steady, Rng(3, count)) for count in range(50)} == {BetGap()}
    hasty = msgspec.structs.replace(steady, slip=50)
    taken = [choose(view, hasty, Rng(3, count)) for count in range(200)].count(BetGap())
    assert 70 < taken < 130
    poor = msgspec.structs.replace(rules, ante=2)
    state = engine.start(poor, [50, 50], 1, 1, (parse_all("6S 8H"),)).state
    assert choose(engine.view(state, 0), steady, Rng(3)) == NoBet()


@pytest.mark.parametrize("pair", ["highlow", "split"])
@pytest.mark.parametrize("when", ["first", "both", "deal"])
def test_the_end_of_the_pack_troubles_nobody(pair, when):
    """Eight seats deal through the pack: aces, pairs and posts lie there when it runs out."""
    rules = InBetweenRules(
        ante=2, deals=40, shuffle="until_out", pair=pair, ace_call=True, ace_when=when, gap_bet=1
    )
    for seed in range(3):
        assert sum(1 for _ in decisions(table(rules, PEOPLE[-8:], 90, seed))) > 50


def test_a_choice_depends_on_the_view_alone():
    """Two tables that differ in what this seat cannot see: the others' cards and the stock."""
    rules = YablonRules(ante=5, deals=1)
    for who in PEOPLE:
        for seed in range(5):
            actions = []
            for hidden in ("5H 9C 10H 2C 3D 4D", "AH AC 7H 7C KS KD"):
                b, c, e, f, *rest = hidden.split()
                cards = parse_all(f"3S {b} {c} JD {e} {f} {' '.join(rest)}")
                state = engine.start(rules, [50] * 3, 1, 2, (cards,)).state
                actions.append(choose(engine.view(state, 0), PASSENGERS[who], Rng(seed)))
            assert actions[0] == actions[1]


def test_whims_are_a_value():
    view = look("2S JH")
    nina = PASSENGERS["nina"]
    assert choose(view, nina, Rng(1)) == choose(view, nina, Rng(1))
    assert len({choose(view, nina, Rng(1, count)) for count in range(30)}) > 3


@pytest.mark.parametrize("level", load_levels(), ids=lambda level: level.station)
def test_hardly_anybody_is_ruined_in_five_hands(level):
    """Under two in a hundred passengers, over hundreds; the player's seat is a passenger's too."""
    rules = msgspec.structs.replace(level.rules, deals=5)
    people = (*level.passengers, "singh")
    ruined, sittings = 0, 120 if level.seats < 7 else 12
    for seed in range(sittings):
        match = table(rules, people, level.buy_in, seed)
        while not match.over:
            match.step()
        ruined += sum(chips < level.least_chips for chips in match.chips)
    assert ruined < 0.02 * sittings * len(people)


# ── style ───────────────────────────────────────────────────────────────────


def look(cards: str, chips: int = 100, pool: int = 99, pass_allowed: bool = True, more: int = 0) -> View:
    """The view of seat 0 with these two posts before it and a pot of `pool` and one."""
    rules = InBetweenRules(deals=1, pass_allowed=pass_allowed)
    stacks = [chips, *[100 + more] * 3]
    state = engine.start(rules, stacks, 1, 3, (parse_all(cards),), pool).state
    return engine.view(state, 0)


def stakes(persona: Persona, view: View, hands: int = 20) -> list[int]:
    """What is bet on this hand in `hands` moods, 0 where nothing is."""
    actions = [choose(view, persona, Rng(7, count)) for count in range(hands)]
    return [action.amount if isinstance(action, Bet) else 0 for action in actions]


def posts(spread: int) -> str:
    return f"2S {['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][spread]}H"


@pytest.mark.parametrize("who", PEOPLE)
def test_the_threshold_can_be_read_within_twenty_hands(who):
    """More often than not a bet from `spread` ranks on, and no bet below, whatever slips."""
    persona = PASSENGERS[who]
    at, below = (stakes(persona, look(posts(persona.spread - less))) for less in (0, 1))
    assert sum(map(bool, at)) > 10 > sum(map(bool, below))


@pytest.mark.parametrize("who", PEOPLE)
def test_the_appetite_can_be_read_within_twenty_clear_hands(who):
    """With ten ranks between, the mean share of a pot of a hundred is the appetite, within a tenth of it."""
    persona = PASSENGERS[who]
    assert fmean(stakes(persona, look(posts(10)))) == pytest.approx(persona.appetite, rel=0.1)


def test_the_edge_shows_in_the_stake():
    singh = PASSENGERS["singh"]
    means = [fmean(stakes(singh, look(posts(spread)))) for spread in (7, 8, 9)]
    assert means == sorted(means)
    assert means[0] < 0.7 * means[2]


def test_losses_push_the_appetite_of_who_tilts():
    for who, moved in (("vivienne", True), ("nina", True), ("singh", False), ("tomasz", False)):
        calm, behind = look(posts(9), chips=100, pool=39), look(posts(9), chips=50, pool=39, more=17)
        before, after = (fmean(stakes(PASSENGERS[who], view)) for view in (calm, behind))
        assert (after > before * 1.1) is moved


def test_who_remembers_counts_what_was_shown():
    """Seven ranks between 3 and J, but nine of the winners are gone: 19 of 41 cards."""
    shown = "4S 9S 5S  4H 8H 6H  5D 7D 6D"
    rules = InBetweenRules(deals=1, pass_allowed=True)
    state = engine.start(rules, [100] * 4, 1, 3, (parse_all(f"{shown} 3S JD"),), 99).state
    for _ in range(3):
        state = engine.apply(state, state.turn, Bet(1)).state
    assert state.turn == 3
    view = engine.view(state, 3)
    assert not any(stakes(PASSENGERS["emanuel"], view))
    forgetful = msgspec.structs.replace(PASSENGERS["emanuel"], memory=0)
    assert sum(map(bool, stakes(forgetful, view))) > 15


def test_who_must_bet_on_a_bad_hand_bets_the_least():
    view = look(posts(2), pass_allowed=False)
    for who in PEOPLE:
        assert set(stakes(PASSENGERS[who], view)) == {1}


def test_nobody_stakes_the_last_chip_on_less_than_ten_ranks():
    for who in PEOPLE:
        reckless = msgspec.structs.replace(PASSENGERS[who], appetite=100, tilt=100)
        view = look(posts(9), chips=10)
        assert max(stakes(reckless, view)) < view.chips[SEATS[0]]


def test_a_dear_post_makes_a_hand_narrower():
    """Seven ranks are worth a bet at the single price, and not at the fourfold one."""
    for times, bets in ((1, True), (4, False)):
        rules = InBetweenRules(deals=1, pass_allowed=True, post_times=times)
        state = engine.start(rules, [100] * 4, 1, 3, (parse_all("2S 10H"),), 99).state
        assert any(stakes(PASSENGERS["singh"], engine.view(state, 0))) is bets


def test_pairs_and_aces_are_called_for_the_better():
    rules = InBetweenRules(deals=1, pair="highlow", pass_allowed=True)
    for pair, expected in (("3S 3D", "higher"), ("QS QD", "lower"), ("8S 8D", None)):
        view = engine.view(engine.start(rules, [100] * 4, 1, 3, (parse_all(pair),), 99).state, 0)
        action = choose(view, PASSENGERS["zograf"], Rng(1))
        assert getattr(action, "what", None) == expected
        assert (action == NoBet()) is (expected is None)


def test_the_sixteen_are_within_what_the_numbers_mean():
    assert len(PASSENGERS) == 16
    for who, persona in PASSENGERS.items():
        assert persona.id == who
        assert 3 <= persona.spread <= 9
        assert 14 <= persona.stands <= 18
        for name in ("appetite", "memory", "slip", "tilt", "courage", "double", "price", "eye"):
            assert 0 <= getattr(persona, name) <= 100


def test_on_the_return_journey_everybody_bets_where_it_pays_and_nowhere_else():
    for who in PEOPLE:
        keen = sharper(PASSENGERS[who])
        below, at, clear = (stakes(keen, look(posts(spread))) for spread in (6, 7, 10))
        assert not any(below)
        assert all(at)
        assert fmean(clear) >= 0.9 * max(KEEN, PASSENGERS[who].appetite)
