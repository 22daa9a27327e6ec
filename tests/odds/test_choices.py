"""The worth of every choice against the rules themselves: each unseen card dealt, the chips counted."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game import odds
from game.odds.coach import advise
from game.rules import engine
from game.rules.actions import Action, Bet, Call, CanBet, CanCall, NoBet
from game.rules.cards import PACK, name, parse, parse_all
from game.rules.engine import Rules, State
from game.rules.events import HandLost, HandWon
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules

SEATS = 3


def table(rules: Rules, cards: str, chips: int = 30, pool: int = 0) -> State:
    """A table where seat 0 is the first to choose; the cards are known from the top."""
    stacks = [chips] * SEATS
    return engine.start(rules, stacks, 1, SEATS - 1, (parse_all(cards),), pool).state


def brought(rules: Rules, cards: str, actions: list[Action], chips: int, pool: int) -> int:
    """Chips that the hand brought seat 0 when it did `actions`."""
    state, total = table(rules, cards, chips, pool), 0
    for action in actions:
        step = engine.apply(state, 0, action)
        for event in step.events:
            if isinstance(event, HandWon | HandLost) and event.seat == 0:
                total += event.amount if isinstance(event, HandWon) else -event.amount
                return total
        state = step.state
    return total


def mean(rules: Rules, cards: str, actions: list[Action], chips: int, pool: int) -> Fraction:
    """The mean over every card that may come next."""
    unseen = [card for card in PACK if card not in parse_all(cards)]
    brings = [brought(rules, f"{cards} {name(card)}", actions, chips, pool) for card in unseen]
    return Fraction(sum(brings), len(unseen))


HOUSES = {
    "plain": InBetweenRules(ante=4),
    "post double": InBetweenRules(ante=4, post_times=2),
    "post fourfold": InBetweenRules(ante=9, post_times=4),
    "covered": InBetweenRules(ante=9, post_times=2, cover="limit"),
    "dear aces": InBetweenRules(ante=9, ace_post_times=4),
    "dear posts, dearer aces": InBetweenRules(ante=9, post_times=2, ace_post_times=3),
    "dear aces covered": InBetweenRules(ante=9, ace_post_times=4, cover="limit"),
    "capped": InBetweenRules(ante=4, rising_cap=5),
    "ante won back first": InBetweenRules(ante=4, ante_back=True),
    "half pot": InBetweenRules(ante=4, half_pot_first=True, pass_allowed=True),
    "bet on neighbours": InBetweenRules(ante=4, consecutive="chosen", post_times=2),
}


@pytest.mark.parametrize("rules", HOUSES.values(), ids=HOUSES)
@pytest.mark.parametrize("cards", ["5S 9D", "AS 2H", "JD 3S", "7S 8S", "2S KH"])
def test_every_bet_is_worth_what_the_cards_bring(rules, cards):
    chips = 20
    state = table(rules, cards, chips)
    found = odds.choices(engine.view(state, 0))
    ranges = [option for option in engine.options(state, 0) if isinstance(option, CanBet)]
    if state.turn != 0:  # neighbours have settled themselves
        assert rules.consecutive == "min1"
        assert found == ()
        return
    (bets,) = ranges
    for amount in {bets.low, (bets.low + bets.high) // 2, bets.high - 1, bets.high}:
        assert odds.value(found, Bet(amount)) == mean(rules, cards, [Bet(amount)], chips, 0)


@pytest.mark.parametrize("called", ["higher", "lower"])
@pytest.mark.parametrize("pair", ["8S 8H", "3S 3D", "KS KD"])
def test_a_called_pair_is_worth_what_the_cards_bring(pair, called):
    rules = InBetweenRules(ante=4, pair="highlow", match_times=3)
    state = table(rules, pair, 20)
    found = odds.choices(engine.view(state, 0))
    after = engine.apply(state, 0, Call(called)).state
    then = odds.choices(engine.view(after, 0))
    assert odds.value(found, Call(called)) == odds.best(then).worth
    for amount in (1, 12):
        assert odds.value(then, Bet(amount)) == mean(rules, pair, [Call(called), Bet(amount)], 20, 0)


@pytest.mark.parametrize(("pair", "worth"), [("7S 7D", ".04"), ("8S 8D", "-.12"), ("9S 9D", ".04")])
def test_pairs_near_the_middle_are_worth_what_is_published(pair, worth):
    """Higher or lower with a triple loss on a match (RULES 8.3)."""
    found = odds.choices(engine.view(table(InBetweenRules(pair="highlow", ante=1), pair), 0))
    per_chip = odds.best(found).worth / (1 if pair[0] == "8" else 3)
    assert per_chip == Fraction(worth)


def test_a_called_ace_is_worth_the_mean_over_all_that_may_follow():
    """All second cards and all third ones by rank, the best bet each time; three chips in the pot."""
    rules = InBetweenRules(ante=1, ace_call=True, pair_takes=2)
    state = table(rules, "AS", 20)
    found = odds.choices(engine.view(state, 0))
    for called, ace in (("high", 14), ("low", 1)):
        total = Fraction(0)
        for second in range(2, 15):
            count = 3 if second == 14 else 4
            total += count * _second(ace, second)
        assert odds.value(found, Call(called)) == total / 51
    assert odds.best(found).action == Call("low")


def _second(ace: int, second: int) -> Fraction:
    low, high = sorted((ace, second))
    if low == high:
        return Fraction(2)
    if high - low == 1:
        return Fraction(-1)
    ranks = [3 if rank == 14 else 4 for rank in range(2, 15)]
    ranks[second - 2] -= 1
    wins = sum(ranks[rank - 2] for rank in range(low + 1, high))
    per_chip = Fraction(2 * wins - 50, 50)
    return max(per_chip * 1, per_chip * 3)


@pytest.mark.parametrize(
    "house",
    [
        {"pair": "each", "pair_takes": 3},
        {"pair": "bank", "pair_takes": 5},
        {"ace_post_times": 4},
        {"rising_cap": 2, "post_times": 2},
        {"ante_back": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("called", ["high", "low"])
def test_an_ace_is_called_for_what_the_house_pays(house, called):
    """All second cards by rank, every bet that each allows, and every third card."""
    rules, total = InBetweenRules(ante=1, ace_call=True, **house), Fraction(0)
    for rank in range(2, 15):
        cards = f"AS {name(rank * 4 + 1)}"
        after = engine.apply(table(rules, cards, 20), 0, Call(called)).state
        if after.turn == 0:
            (bets,) = engine.options(after, 0)
            amounts = range(bets.low, bets.high + 1)
            worth = max(mean(rules, cards, [Call(called), Bet(amount)], 20, 0) for amount in amounts)
        else:
            worth = Fraction(brought(rules, cards, [Call(called)], 20, 0))
        total += (3 if rank == 14 else 4) * worth
    assert odds.value(odds.choices(engine.view(table(rules, "AS", 20), 0)), Call(called)) == total / 51


def test_what_others_showed_is_counted_and_what_they_hide_is_not():
    """Yablon: after a bettor's 3, 7 and king are shown, 46 - own two = 47 cards are unseen to the next."""
    rules = YablonRules(ante=5, deals=1)
    state = table(rules, "3S 5H 9C KD 10H 2C 7D", 50)
    state = engine.apply(state, 0, Bet(5)).state
    view = engine.view(state, 1)
    advice = advise(view)
    assert advice is not None
    assert advice.chances is not None
    # 5 and 10: four ranks of four cards, one of the sevens is gone; 52 less 3, K, 7 and the own two
    assert (advice.chances.winners, advice.chances.unseen) == (15, 47)
    assert advice.chances.posts == (5, 10)
    assert advice.chances.post_cards == 6
    assert advice.between == 4
    assert advice.value(Bet(5)) == 5 * Fraction(15 - 32, 47)
    assert (advice.best.action, advice.best.worth) == (NoBet(), 0)


def test_two_tables_that_look_alike_are_worth_alike():
    """The others' hidden cards and the stock are changed: the view and every number stay the same."""
    rules = YablonRules(ante=5, deals=1)
    found = []
    for hidden in ("5H 9C 10H 2C", "AH AC 7H 7C"):
        second, third, fifth, sixth = hidden.split()
        state = table(rules, f"3S {second} {third} KD {fifth} {sixth}", 50)
        found.append((engine.view(state, 0), odds.choices(engine.view(state, 0))))
    assert found[0] == found[1]


def test_yablon_bets_are_worth_what_the_cards_bring():
    """The mean over every draw card that seat 0 cannot rule out, other hands included."""
    rules = YablonRules(ante=5, deals=1)
    own = parse_all("4S QD")
    worth = Fraction(0)
    unseen = [card for card in PACK if card not in own]
    for draw in unseen:
        others = [name(card) for card in unseen if card != draw][:4]
        cards = f"4S {others[0]} {others[1]} QD {others[2]} {others[3]} {name(draw)}"
        worth += Fraction(brought(rules, cards, [Bet(15)], 50, 0), len(unseen))
    state = table(rules, "4S 2H 2D QD 3H 3D", 50)
    assert odds.value(odds.choices(engine.view(state, 0)), Bet(15)) == worth


def test_the_best_bet_is_all_that_is_allowed_or_as_little_as_may_be():
    for cards, amount in (("2S 10H", 12), ("2S 9H", 1)):  # seven ranks pay, six do not
        found = odds.choices(engine.view(table(InBetweenRules(ante=4), cards, 20), 0))
        assert odds.best(found).action == Bet(amount)


def test_a_post_that_costs_double_pays_from_eight_ranks_on():
    rules = InBetweenRules(ante=1, post_times=2)
    for cards, amount, worth in (("2S 11H", 3, ".16"), ("2S 10H", 1, "0")):
        found = odds.choices(engine.view(table(rules, cards.replace("11", "J"), 20), 0))
        assert odds.best(found).action == Bet(amount)
        assert odds.best(found).worth == amount * Fraction(worth)


def test_a_stack_that_a_dear_post_would_break_may_as_well_bet_more():
    """With five chips and a post at double price a stake above two costs no more at the post."""
    found = odds.choices(engine.view(table(InBetweenRules(ante=4, post_times=2), "2S JH", 9), 0))
    (bets,) = [choice for choice in found if choice.pieces]
    assert [(piece.low, piece.high) for piece in bets.pieces] == [(1, 2), (3, 5)]
    assert bets.pieces[1].per_chip > bets.pieces[0].per_chip


def test_an_action_that_is_no_choice_is_not_valued():
    found = odds.choices(engine.view(table(InBetweenRules(ante=4), "2S 10H", 20), 0))
    for action in (Bet(13), Bet(0), NoBet(), Call("high")):
        with pytest.raises(LookupError):
            odds.value(found, action)


def test_the_coach_is_silent_for_who_is_not_asked():
    state = table(YablonRules(ante=5), "3S 5H 9C KD 10H 2C 7D", 50)
    assert advise(engine.view(state, 1)) is None
    assert advise(engine.view(state, None)) is None


def test_a_hopeless_hand_shows_no_winners():
    state = table(YablonRules(ante=5), "6S 5H 9C 7D 10H 2C", 50)
    advice = advise(engine.view(state, 0))
    assert advice is not None
    assert advice.chances is not None
    assert (advice.chances.winning, advice.chances.winners, advice.between) == ((), 0, 0)
    assert advice.best.action == NoBet()


def test_an_empty_stock_means_that_all_but_the_posts_come_back():
    """Sixteen bets take 48 cards, two neighbours settle themselves, and the last two are posts."""
    rules = InBetweenRules(ante=1, shuffle="until_out", deals=20)
    last = parse_all("7S 8S 2S 9S")
    pairs = [(rank * 4 + suit, (rank + 7) * 4 + suit) for rank in range(2, 8) for suit in range(1, 4)]
    posts = pairs[:16]
    thirds = [card for card in PACK if card not in last and not any(card in pair for pair in posts)]
    cards = [card for pair, third in zip(posts, thirds, strict=True) for card in (*pair, third)]
    state = engine.start(rules, [200, 200], 1, 1, ((*cards, *last),)).state
    for _ in posts:
        state = engine.apply(state, state.turn, Bet(1)).state
    view = engine.view(state, state.turn)
    assert view.stock == 0
    (choice,) = odds.choices(view)
    assert choice.chances is not None
    assert (choice.chances.winners, choice.chances.post_cards, choice.chances.unseen) == (24, 6, 50)


def test_an_ace_before_the_last_card_of_the_stock_is_called_for_the_pack_that_comes_back():
    """Sixteen bets, two neighbours, an ace, and the two of clubs left: called high it is the widest hand."""
    rules = InBetweenRules(ante=1, shuffle="until_out", ace_call=True, deals=20)
    last = parse_all("7S 8S AS 2C")
    gone = [card for card in PACK if card not in last]
    aces, rest = [card for card in gone if card >> 2 == 14], [card for card in gone if card >> 2 < 14]
    posts = [(rest[i], rest[i + 20]) for i in range(16)]
    thirds = [*aces, *rest[16:20], *rest[36:]]
    cards = [card for pair, third in zip(posts, thirds, strict=True) for card in (*pair, third)]
    state = engine.start(rules, [200, 200], 1, 1, ((*cards, *last),)).state
    for _ in posts:
        state = engine.apply(state, state.turn, Bet(1)).state
    view = engine.view(state, state.turn)
    assert view.stock == 1
    high, low = odds.choices(view)
    assert high.worth == view.chips["pool"] * Fraction(2 * 44 - 50, 50)
    assert low.worth == -1  # ace and two leave no room


def test_calls_are_offered_one_by_one():
    state = table(InBetweenRules(ante=1, ace_call=True), "AS", 20)
    assert engine.options(state, 0) == (CanCall(("high", "low")),)
    assert [choice.action for choice in odds.choices(engine.view(state, 0))] == [Call("high"), Call("low")]
    assert parse("AS") in engine.view(state, 0).seen
