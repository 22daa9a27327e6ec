"""Mistakes that published programs make, one row each; every row is what is right."""

from __future__ import annotations

import pytest

from game.rules import cards, engine, text
from game.rules.actions import AnyAction, Bet, CanBet, CanPass, NoBet, Problem, Refused
from game.rules.cards import parse, parse_all
from game.rules.engine import Step
from game.rules.events import CardDealt, HandLost, HandPushed, PoolDivided
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules

HOME = InBetweenRules()


def in_between(dealt: str, stacks: tuple[int, ...] = (20, 20, 20, 20), rules: InBetweenRules = HOME) -> Step:
    """Seat 0 is the first to play, with these cards from the top; whoever is next gets 3 and J."""
    return engine.start(rules, stacks, 1, dealer=len(stacks) - 1, stacked=[parse_all(f"{dealt} 3C JC")])


def yablon(dealt: str, stacks: tuple[int, ...] = (100, 100), rules: YablonRules | None = None) -> Step:
    """Two players unless told; seat 0 is first, cards go round one by one."""
    return engine.start(
        rules or YablonRules(ante=5), stacks, 1, dealer=len(stacks) - 1, stacked=[parse_all(dealt)]
    )


def after(step: Step, *plays: AnyAction) -> Step:
    for play in plays:
        step = engine.apply(step.state, step.state.turn, play)
    return step


@pytest.mark.parametrize("third", ["9H", "5H"])
def test_bc01_equality_with_a_post_loses(third: str) -> None:
    step = after(in_between(f"5S 9S {third}", (100,) * 12), Bet(10))
    assert (step.state.chips[0], step.state.pool) == (89, 22)
    step = after(yablon(f"5S 2S 9S 4S {third}"), Bet(10))
    assert (step.state.chips[0], step.state.pool) == (85, 20)


def test_bc02_the_order_of_the_posts_does_not_matter() -> None:
    step = after(in_between("JS 3S 8H"), Bet(2))
    assert (step.state.chips[0], step.state.pool) == (21, 2)


def test_bc04_a_pair_is_no_ordinary_bet() -> None:
    assert yablon("6S 2S 6H 9S").state.options == (CanPass(),)
    step = in_between("6S 6H 3S JS")
    assert (step.state.chips[0], step.state.turn) == (21, 1)
    assert sum(isinstance(event, CardDealt) and event.to == "hand 0" for event in step.events) == 2


def test_bc05_a_redealt_pair_is_sorted_anew() -> None:
    step = after(in_between("9S 9H 9D 4S 6S", rules=InBetweenRules(pair="redeal")), Bet(2))
    assert step.state.chips[0] == 21


def test_bc07_ranks_are_two_to_fourteen() -> None:
    assert sorted({cards.rank_of(card) for card in cards.PACK}) == list(range(2, 15))
    assert len(set(cards.PACK)) == 52


def test_bc08_every_card_is_printed_and_read_back() -> None:
    assert cards.name(parse("10H")) == "10H"
    assert [parse(cards.name(card)) for card in cards.PACK] == list(cards.PACK)


@pytest.mark.parametrize("posts", ["KS AS", "AS KS"])
def test_bc10_king_and_ace_are_neighbours(posts: str) -> None:
    step = in_between(f"{posts} 3S JS")
    assert (step.state.chips[0], step.state.pool, step.state.turn) == (18, 5, 1)
    first, second = posts.split()
    assert yablon(f"{first} 2S {second} 9S").state.options == (CanPass(),)


@pytest.mark.parametrize("posts", ["AS 2S", "2S AS"])
def test_ace_and_two_are_the_widest_posts(posts: str) -> None:
    assert in_between(f"{posts} KS").state.options == (CanBet(1, 4),)


def test_bc11_a_negative_bet_is_refused_and_nothing_is_drawn() -> None:
    state = yablon("5S 2S 9S 4S 7S").state
    before = engine.pack(state)
    with pytest.raises(Refused) as refused:
        engine.apply(state, 0, Bet(-50))
    assert refused.value.problem == Problem("bet_range", {"amount": -50, "low": 5, "high": 10})
    assert engine.pack(state) == before


@pytest.mark.parametrize("entered", ["-5", "1.5", "٣", "1e3", "", "10.9", "5abc", "+5", "5 ", "0x5", "1_0"])
def test_bc13_bc14_only_plain_digits_are_chips(entered: str) -> None:
    with pytest.raises(ValueError, match="whole digits"):
        text.parse_chips(entered)


def test_bc16_the_pool_limits_the_bet() -> None:
    for step in (in_between("5S 9S 7S", (100,) * 4), yablon("5S 2S 9S 4S", (100, 100), YablonRules(ante=2))):
        assert step.state.pool == 4
        problem = engine.problem(step.state, 0, Bet(50))
        assert problem is not None
        assert problem.numbers["high"] == 4


def test_bc17_after_no_bet_the_same_card_is_the_next_players() -> None:
    dealt = "5S 2S 9S AS 7H"
    assert after(yablon(dealt), Bet(5)).state.seen[0] == parse("7H")
    step = after(yablon(dealt), NoBet(), Bet(5))
    drawn = [event for event in step.events if isinstance(event, CardDealt) and event.up]
    assert [(event.to, event.card) for event in drawn] == [("hand 1", parse("7H"))]


def test_bc19_a_loser_with_chips_plays_on() -> None:
    state = after(in_between("3S JS QS 4S JD", (62, 62, 62, 62)), Bet(4)).state
    assert state.chips[0] == 57
    assert not state.ended
    assert 0 not in state.sat_out


def test_bc23_ten_players_never_run_out() -> None:
    step = in_between("5S 9S 7S", (20,) * 10, InBetweenRules(pass_allowed=True))
    while step.state.deal == 1:
        assert step.state.left >= 52 - 30
        step = after(step, NoBet())
    assert step.state.left >= 48  # the new dealer has shuffled all of them (I18)


def test_bc25_lost_chips_are_in_the_pot() -> None:
    state = after(in_between("3S JS QS"), Bet(2)).state
    assert (state.chips[0], state.pool, sum(state.chips) + state.pool) == (17, 6, 80)


def test_bc26_a_pair_takes_two_of_forty() -> None:
    state = in_between("9S 9H 3S JS", (20,) * 4, InBetweenRules(ante=10)).state
    assert (state.chips[0], state.pool) == (12, 38)


def test_bc28_chips_have_no_upper_bound() -> None:
    step = engine.start(HOME, (51_201, 60_000), 1, 1, [parse_all("2S AS 9S 3C JC")], pool=51_198)
    assert step.state.options == (CanBet(1, 51_200),)
    step = after(step, Bet(51_200))
    assert any(getattr(event, "dst_chips", 0) == 102_400 for event in step.events)


@pytest.mark.parametrize(("pool", "players", "share"), [(70, 4, 17), (30_300, 3, 10_100)])
def test_bc29_a_division_gives_equal_shares_and_keeps_the_rest(pool: int, players: int, share: int) -> None:
    rules = YablonRules(ante=1, pool_limit=29)
    step = engine.start(rules, (100,) * players, 1, dealer=0, pool=pool - players)
    division = next(event for event in step.events if isinstance(event, PoolDivided))
    assert (division.share, division.remainder) == (share, pool - share * players)
    assert step.state.chips == [99 + share - 1] * players


def test_the_first_to_pay_into_a_pool_kept_above_its_limit_breaks_it() -> None:
    rules = YablonRules(ante=1, pool_limit=29, pool_remainder="breaker")
    step = engine.start(rules, (100,) * 4, 1, dealer=0, pool=66)
    assert step.state.chips == [115, 117, 115, 115]  # 70 for four: two chips over go to the dealer's left


# ── on the boundary ─────────────────────────────────────────────────────────


def test_a_bet_of_the_whole_pool_empties_it() -> None:
    state = after(in_between("3S JS 8S 4S JD"), Bet(4)).state
    assert (state.chips, state.pool) == ([22, 18, 18, 18], 4)  # In-Between antes again at once
    state = after(yablon("5S 2S 9S 4S 7S"), Bet(10)).state
    assert (state.deal, state.chips, state.pool) == (2, [100, 90], 10)  # Yablon only in the next deal


def test_a_bet_of_exactly_the_ante_is_legal_and_one_less_is_not() -> None:
    state = yablon("5S 2S 9S 4S 7S").state
    assert engine.problem(state, 0, Bet(5)) is None
    assert engine.problem(state, 0, Bet(4)) is not None


def test_nothing_is_lost_on_a_pair_or_neighbours_that_push() -> None:
    rules = InBetweenRules(pair="push", consecutive="push")
    step = in_between("5S 6S 9S 9H 3S JS", rules=rules)
    assert [event.seat for event in step.events if isinstance(event, HandPushed)] == [0, 1]
    assert not any(isinstance(event, HandLost) for event in step.events)
    assert step.state.chips == [19] * 4


@pytest.mark.slow
def test_bc20_bc22_a_million_deals_are_fair() -> None:
    """P(win | 7 ranks between) is .56, every rank comes 1 in 13, 2 of 13 unequal posts are neighbours."""
    from game.rules.rng import Rng
    from game.rules.stock import read_on, shuffled

    rng, ranks, wins, sevens, neighbours, unequal = Rng(2026), [0] * 15, 0, 0, 0, 0
    for _ in range(1_000_000):
        stock, rng = shuffled(rng)
        third, second, first = read_on(stock).cards[-3:]
        assert len({first, second, third}) == 3
        low, high = sorted((first >> 2, second >> 2))
        ranks[first >> 2] += 1
        unequal += low != high
        neighbours += high - low == 1
        if high - low == 8:
            sevens += 1
            wins += low < third >> 2 < high
    assert abs(wins / sevens - 0.56) < 0.006
    assert all(abs(count / 1_000_000 - 1 / 13) < 0.0015 for count in ranks[2:])
    assert abs(neighbours / unequal - 2 / 13) < 0.002
