"""One sitting: the same cards after any interruption, decisions that are weighed, records that replay."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from game import odds
from game.bots import policies
from game.match import Match, Sitter, decided
from game.rules import record
from game.rules.actions import Bet, Call, NoBet, Refused, SetBank, Stand
from game.rules.cards import parse_all
from game.rules.engine import Rules, Step
from game.rules.events import DealAnnulled, DealEnded
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.services import fresh_seed

LONDON = (InBetweenRules(deals=3), ("janko", "ashworth", "marlow"), 12)
PARIS = (YablonRules(ante=2, deals=3), ("jo", "pavel", "vivienne", "fontaine"), 40)


def begin(table: tuple[Rules, tuple[str, ...], int], seed: int = 5, persons: int = 1) -> Match:
    rules, passengers, chips = table
    sitters = [Sitter(f"person {i}") for i in range(persons)] + [Sitter(who, who) for who in passengers]
    return Match.begin(rules, sitters, [chips] * len(sitters), seed)


def one_play(match: Match) -> list[object]:
    """The next decision: the coach's for a person."""
    if not match.asks_person:
        return list(match.step())
    assert match.asked is not None
    return list(match.play(match.asked, policies.coach(match.view(match.asked), match.whims)))


def played_out(match: Match) -> list[object]:
    events = []
    while not match.over:
        events += one_play(match)
    return events


@pytest.mark.parametrize("table", [LONDON, PARIS], ids=["london", "paris"])
def test_a_match_that_was_packed_at_any_decision_goes_on_the_same(table):
    packs = []
    match = begin(table)
    while not match.over:
        packs.append(json.dumps(match.pack()))
        one_play(match)
    for number, pack in enumerate(packs):
        again = Match.unpack(json.loads(pack))
        assert json.dumps(again.pack()) == pack
        events, expected = played_out(again), begin(table)
        for _ in range(number):
            one_play(expected)
        assert events == played_out(expected)
        assert again.chips == match.chips
        assert again.record == match.record
        assert again.decisions == match.decisions


@pytest.mark.parametrize("table", [LONDON, PARIS], ids=["london", "paris"])
def test_the_record_replays_to_the_same_events(table):
    match = begin(table)
    events = [*match.opening, *played_out(match)]
    text = record.write(match.record)
    assert record.run(text).events == events


def test_a_closed_table_is_in_the_record_too():
    match = begin(PARIS)
    events = [*match.opening, *one_play(match), *match.close()]
    assert match.closing
    assert match.close() == ()
    events += played_out(match)
    assert events[-1].why == "closed"
    assert record.run(record.write(match.record)).events == events
    assert Match.unpack(match.pack()).record == match.record


def test_whoever_stays_after_all_has_never_said_to_leave():
    match, other = begin(PARIS), begin(PARIS)
    for each in (match, other):
        one_play(each)
    match.close()
    one_play(match)
    one_play(other)
    match.stay()
    assert not match.closing
    assert match.record == other.record
    assert [each.play for each in match.decisions] == [each.play for each in other.decisions]
    played_out(match)
    assert all(decided(each, match.plays) for each in match.decisions)
    assert record.run(record.write(match.record)).state.chips == list(match.chips)
    assert Match.unpack(match.pack()).record == match.record


def test_a_table_that_has_closed_stays_closed():
    match = begin(LONDON)
    match.close()
    match.stay()
    assert match.over
    assert match.closing


def test_a_table_closes_at_once_before_the_first_decision_of_a_deal():
    match = begin(LONDON)
    events = match.close()
    assert match.over
    assert events[-1].why == "closed"
    assert match.chips == (12, 12, 12, 12)


def test_known_cards_are_kept_in_the_record():
    stacked = (parse_all("5S 9D 7H 3S JD KH"), parse_all("2S AD 4H"))
    rules = InBetweenRules(deals=2)
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [10, 10], 3, dealer=1, stacked=stacked)
    assert match.record.cards == stacked
    drawn = Match.begin(
        rules, [Sitter("a"), Sitter("b")], [10, 10], 3, stacked=(parse_all("2S 3S"), *stacked)
    )
    assert (drawn.record.draw, drawn.record.cards) == (parse_all("2S 3S"), stacked)


def test_whose_hands_shake_slips_more_often_than_the_house_has_it():
    """Vautrin's rate goes into the record; where nobody's hands shake, or nobody slips, there is none."""
    slipping = OchkoBankRules(irregularities="random", slip_percent=2, deals=1)
    assert begin((slipping, ("vautrin", "jo"), 40)).record.slip_percents == (2, 8, 2)
    assert begin((slipping, ("zora", "jo"), 40)).record.slip_percents == ()
    assert begin((OchkoBankRules(deals=1), ("vautrin", "jo"), 40)).record.slip_percents == ()
    match = begin((slipping, ("vautrin", "jo"), 40))
    events = [*match.opening, *played_out(match)]
    assert record.run(record.write(match.record)).events == events


def test_a_decision_is_weighed_by_what_the_seat_could_see():
    """5-9: three ranks of thirteen, twelve cards of fifty (RULES 8.3); a bet of four out of a pot of six."""
    rules = InBetweenRules(deals=1, ante=3)
    cards = parse_all("5S 9D 7H")
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [10, 10], 1, dealer=1, stacked=(cards,))
    match.play(0, Bet(4))
    (decision,) = match.decisions
    assert (decision.seat, decision.deal, decision.play) == (0, 1, 0)
    assert (decision.taken, decision.best) == (4 * Fraction("-.52"), Fraction("-.52"))
    assert (decision.action, decision.best_action) == (Bet(4), Bet(1))
    assert decision.cost == Fraction("1.56")
    assert decision.result == 4
    assert decision.luck == 4 + Fraction("2.08")
    assert decision.grade.value == "loose"


def test_no_bet_costs_what_the_bet_was_worth():
    rules = YablonRules(ante=5, deals=1)
    cards = parse_all("2S 6H AD 8H")  # A gets 2 and ace, B (who deals) 6 and 8
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [50, 50], 1, dealer=1, stacked=(cards,))
    match.play(0, NoBet())
    (decision,) = match.decisions
    assert (decision.taken, decision.best, decision.best_action) == (0, Fraction("7.6"), Bet(10))
    assert decision.grade.value == "reckless"
    assert decision.luck == 0


def test_what_leaves_no_choice_is_no_decision():
    rules = YablonRules(ante=5, deals=1)
    cards = parse_all("6S 2H 6D 8H")  # a pair: nothing but "no bet"
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [50, 50], 1, dealer=1, stacked=(cards,))
    match.play(0, NoBet())
    assert match.decisions == []


def test_only_persons_decisions_are_kept():
    match = begin(PARIS, persons=2)
    played_out(match)
    assert {decision.seat for decision in match.decisions} == {0, 1}
    assert all(decision.cost == 0 for decision in match.decisions)


def test_a_refused_play_changes_nothing():
    match = begin(LONDON)
    while not match.asks_person:
        match.step()
    before = match.pack()
    assert match.asked is not None
    for action in (Bet(0), Bet(99), NoBet(), Call("high")):
        with pytest.raises(Refused):
            match.play(match.asked, action)
    with pytest.raises(Refused):
        match.play(match.asked + 1, Bet(1))
    with pytest.raises(ValueError, match="no passenger"):
        match.step()
    assert match.pack() == before


def test_who_cannot_sit_down_is_named():
    with pytest.raises(ValueError, match="nobody_known"):
        Match.begin(LONDON[0], [Sitter("a"), Sitter("b", "nobody_known")], [5, 5], 1)
    with pytest.raises(ValueError, match="1 sitters, 2 stacks"):
        Match.begin(LONDON[0], [Sitter("a")], [5, 5], 1)


def test_what_is_no_match_is_refused_with_one_kind_of_error():
    whole = json.loads(json.dumps(begin(PARIS).pack()))
    broken: list[dict[str, object]] = [{}, {**whole, "state": {}}, {**whole, "sitters": whole["sitters"][:4]}]
    broken.append({**whole, "state": {**whole["state"], "stock": {"rng": "zz"}}})
    broken.append({**whole, "sitters": [{"name": "x", "persona": "nobody_known"}] * 5})
    for plain in broken:
        with pytest.raises(ValueError, match=r"no match|4 sitters, 5 stacks"):
            Match.unpack(plain)
    with pytest.raises(ValueError, match="below 0"):
        begin(PARIS, seed=-1)


def test_a_match_shows_nothing_of_its_cards_when_it_is_printed():
    match = begin(PARIS)
    assert repr(match).startswith("<game.match.Match object")


def test_no_two_sittings_of_a_person_begin_alike():
    seeds = {fresh_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_another_seed_gives_other_cards_and_whims():
    first, second = begin(PARIS, seed=1), begin(PARIS, seed=2)
    assert played_out(first) != played_out(second)
    assert first.whims != second.whims


def test_the_luck_of_a_hand_that_goes_on_adds_up():
    """An ace called low, then a bet: what came is the worth of the first choice, less costs, plus luck."""
    rules = InBetweenRules(deals=1, ante=5, ace_call=True)
    cards = parse_all("AS 9D 4H")
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [20, 20], 1, dealer=1, stacked=(cards,))
    match.play(0, Call("low"))
    match.play(0, Bet(2))
    called, bet = match.decisions
    assert called.result == bet.best
    costs = called.cost + bet.cost
    assert called.best - costs + called.luck + bet.luck == bet.result == 2


def test_the_call_of_all_aces_waits_for_no_hand():
    rules = InBetweenRules(deals=1, ante=5, ace_call=True, ace_when="deal")
    cards = parse_all("AS 9D 4H")
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [20, 20], 1, dealer=1, stacked=(cards,))
    match.play(1, Call("low"))
    match.play(0, Bet(2))
    called, bet = match.decisions
    assert (called.seat, called.cost, called.luck) == (1, 0, 0)
    assert bet.result == 2
    assert not match.waiting


def test_choices_of_a_seat_that_is_not_asked_are_none():
    match = begin(PARIS)
    assert match.asked is not None
    other = (match.asked + 1) % 5
    assert odds.choices(match.view(other)) == ()
    assert odds.choices(match.view(None)) == ()


def test_what_a_raise_brought_is_known_when_all_have_decided():
    """Red Dog: 2 and 10 lie there for all, and the six comes after the second seat has decided."""
    rules = RedDogRules(ante=4, deals=1)
    cards = parse_all("2S 10D 6H")
    match = Match.begin(rules, [Sitter("a"), Sitter("b")], [20, 20], 1, None, (cards,))
    match.play(0, Bet(4))
    assert match.decisions[0].luck == 0  # not known yet
    match = Match.unpack(json.loads(json.dumps(match.pack())))
    match.play(1, NoBet())
    assert [decision.result for decision in match.decisions] == [8, 4]
    assert [decision.taken for decision in match.decisions] == [8 * Fraction("0.12"), 4 * Fraction("0.12")]


def test_what_a_bank_brought_is_known_when_its_hand_is_over():
    rules = YablonBankRules(deals=3, bank_decline=False)
    cards = parse_all("3S 2S JD 2D KH")
    match = Match.begin(rules, [Sitter("a"), Sitter("b"), Sitter("c")], [40] * 3, 1, 0, (cards,))
    match.play(0, SetBank(9))
    match.play(1, Bet(5))
    assert match.decisions[1].result == -5
    match.play(2, NoBet())
    bank = match.decisions[0]
    assert (bank.result, bank.best_action) == (5, SetBank(1))
    assert bank.luck == 5 - bank.taken > 5


def test_decisions_of_a_void_deal_are_forgotten():
    match = begin((OchkoBankRules(pack_out="annul"), ("jo",), 40), persons=2)
    while not match.decisions:
        one_play(match)
    deal = match.state.deal
    assert {each.deal for each in match.decisions} == {deal}
    match._done(0, Stand(), Step(match.state, (DealAnnulled(), DealEnded(deal))))
    assert match.decisions == []
    assert match.waiting == {}
