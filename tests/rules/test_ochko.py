"""Ochko with changing bank: mistakes of published programs, one row each, and who sees what when (4.7)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from game.rules import engine, text, totals
from game.rules.actions import (
    AnyAction,
    Bet,
    Buy,
    CanBet,
    CanSplit,
    Claim,
    Double,
    Draw,
    KeepBoth,
    LetBe,
    Problem,
    Redouble,
    Refused,
    Sell,
    Split,
    Stand,
)
from game.rules.cards import PACK, parse, parse_all
from game.rules.engine import Step
from game.rules.events import (
    BankEntitled,
    BetPlaced,
    CardBurned,
    CardDealt,
    ChipsMoved,
    DealEnded,
    DealerNamed,
    DeckShuffled,
    Doubled,
    HandLost,
    HandPushed,
    HandWon,
    NaturalShown,
    PaidShort,
    Stood,
)
from game.rules.ochko.table import OchkoTable, Slip
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

PLAIN = OchkoBankRules(double="off", deals=1)


def table(dealt: str, stacks: tuple[int, ...] = (100, 100), rules: OchkoBankRules = PLAIN) -> Step:
    """The last seat banks; these cards come after the burned two of clubs."""
    return engine.start(rules, stacks, 1, dealer=len(stacks) - 1, stacked=[parse_all("2C"), parse_all(dealt)])


def after(step: Step, *plays: AnyAction) -> Step:
    """The last step of these plays, with the events of all of them."""
    events = list(step.events)
    for play in plays:
        step = engine.apply(step.state, step.state.turn, play)
        events += step.events
    return Step(step.state, tuple(events))


def whys(step: Step, seat: int = 0) -> list[str]:
    """How the hands of a seat ended."""
    return [
        event.why for event in step.events if isinstance(event, HandWon | HandLost) and event.seat == seat
    ]


def test_bc44_a_natural_is_more_than_three_sevens_of_the_banker() -> None:
    step = after(table("AS 7S KS 7H 7D", rules=OchkoBankRules(double="off")), Bet(2))
    assert step.state.chips == [104, 96]
    assert BankEntitled(0, "natural") in step.events


def test_bc46_both_naturals_cost_one_bet_and_the_bank_stays() -> None:
    step = after(table("AS AH KS KH", rules=OchkoBankRules(double="off")), Bet(3))
    assert step.state.chips == [97, 103]
    assert not any(isinstance(event, BankEntitled | DealerNamed) for event in step.events[2:])
    assert step.state.dealer == 1


def test_bc47_equal_totals_go_to_the_banker() -> None:
    step = after(table("10S 10H 9S 9H"), Bet(2), Stand(), Stand())
    assert (step.state.chips, whys(step)) == ([98, 102], ["tie"])


def test_bc49_a_bet_is_taken_once() -> None:
    rules = OchkoBankRules(double="off", deals=1, most_bet=10)
    step = after(table("10S 10H 8S 9H", rules=rules), Bet(10))
    assert step.state.chips == [90, 100]
    assert after(step, Stand(), Stand()).state.chips == [90, 110]


def test_bc49_a_bet_withdrawn_comes_back_whole() -> None:
    rules = OchkoBankRules(deals=1, most_bet=10, irregularities="scripted")
    slips = [Slip(1, "face_up", 0), Slip(1, "face_up_again", 0)]
    stacked = [parse_all("2C"), parse_all("10S 10H 8S 9H")]
    step = engine.start(rules, (100, 100), 1, dealer=1, stacked=stacked, slips=slips)
    step = after(step, Bet(10), LetBe(), Claim("face_up"))
    assert step.state.chips == [100, 100]


@pytest.mark.parametrize("amount", [0, -1, 4, 0.1, True])
def test_bc50_bets_outside_the_limits_are_refused(amount: int) -> None:
    step = table("10S 10H 8S 9H")
    assert step.state.options == (CanBet(1, 3),)
    with pytest.raises(Refused) as refused:
        engine.apply(step.state, 0, Bet(amount))
    assert refused.value.problem.code == "bet_range"


def test_bc52_a_banker_never_owes() -> None:
    rules = OchkoBankRules(double="off", deals=1, most_bet=25)
    step = after(table("10S 10H 10D 9H", (100, 10), rules), Bet(25), Stand(), Stand())
    assert (step.state.chips, step.state.ended) == ([110, 0], "deals")
    assert PaidShort(1, 25, 10) in step.events


def test_bc53_a_banker_pays_in_the_order_of_the_seats() -> None:
    step = after(
        table("AS 10S 10D 10C KS 9S 9D 8C", (50, 50, 50, 10)),
        Bet(3),
        Bet(3),
        Bet(3),
        Stand(),
        Stand(),
        Stand(),
    )
    assert step.state.chips == [56, 53, 51, 0]
    paid = [event.amount for event in step.events if isinstance(event, ChipsMoved) and event.why == "win"]
    assert paid == [6, 3, 1]


def test_bc55_no_parts_of_chips() -> None:
    with pytest.raises(ValueError, match="whole digits"):
        text.parse_action("bet 0.1")


def test_bc56_only_the_first_two_cards_are_split() -> None:
    step = after(table("6S 10H 6H 9H AS"), Bet(1))
    assert CanSplit(1) in step.state.options
    step = after(step, Draw())
    assert CanSplit(1) not in step.state.options
    assert CanSplit(1) not in after(table("4S 10H KS 9H 4H"), Bet(1), Draw()).state.options


def test_bc58_no_split_without_the_chips_for_it() -> None:
    rules = OchkoBankRules(double="off", most_bet=4)
    assert CanSplit(4) not in after(table("6S 10H 6H 9H", (5, 100), rules), Bet(4)).state.options
    assert CanSplit(4) in after(table("6S 10H 6H 9H", (8, 100), rules), Bet(4)).state.options


def test_bc59_each_half_of_a_split_has_its_bet() -> None:
    step = after(table("8S 10H 8H 8D 2S 7C KS"), Bet(2), Split(), Draw(), Stand(), Stand(), Stand())
    ends = [event for event in step.events if isinstance(event, HandWon | HandLost)]
    assert ends == [HandWon(0, 2, "higher", 0), HandLost(0, 2, "lower", 1)]


def test_bc61_a_ten_on_a_split_ace_is_no_natural() -> None:
    step = after(table("AS 10H AH 8D KS 5C", rules=OchkoBankRules(double="off")), Bet(2), Split(), Stand())
    assert whys(step) == ["higher", "lower"]
    assert not any(isinstance(event, BankEntitled | NaturalShown) for event in step.events)


def test_bc62_five_cards_are_paid_and_safe() -> None:
    step = after(table("2S 10H 3S KH 4S 5S 4H"), Bet(2), Draw(), Draw(), Draw(), Stand(), Stand())
    assert (step.state.chips, whys(step)) == ([104, 96], ["cards"])


@pytest.mark.parametrize("banker", ["10H 6H 5H", "10H 6H KH"])
@pytest.mark.parametrize(("cards", "times"), [("7S 7H 7D", 3), ("8S 7H 6S", 2)])
def test_bc64_sevens_and_ladder_whatever_the_banker_has(banker: str, cards: str, times: int) -> None:
    (one, two, three), (first, second, third) = cards.split(), banker.split()
    step = after(table(f"{one} {first} {two} {second} {three} {third}"), Bet(2), Draw(), Draw())
    assert step.state.chips == [100 + 2 * times, 100 - 2 * times]


def test_bc65_the_banker_does_not_draw_against_nobody() -> None:
    step = after(table("10S 10H 6S 2H KS"), Bet(1), Draw())
    assert (step.state.chips, step.state.ended) == ([99, 101], "deals")
    assert not any(isinstance(event, Stood) for event in step.events)


def test_bc68_chips_cannot_come_in_while_bets_are_out() -> None:
    """The only way chips change hands between seats is the sale of the bank, and it is after the deal."""
    step = after(table("10S 10H 9S 8H", rules=OchkoBankRules(double="off")), Bet(1))
    for play in (Sell(5), Bet(1)):
        with pytest.raises(Refused):
            engine.apply(step.state, 0, play)
    step = after(step, Stand(), Stand())
    assert isinstance(step.state, OchkoTable)
    assert not step.state.stakes
    assert isinstance(step.events[-2], DealEnded)
    engine.apply(step.state, 1, Sell(5))


def test_bc70_a_pack_used_up_is_shuffled_once_and_then_everybody_stands() -> None:
    """Fourteen players draw whatever they may (A-O15)."""
    exhausted = 0
    for seed in range(12):
        step = engine.start(OchkoBankRules(double="off", deals=1), (50,) * 14, seed, dealer=0)
        shuffles, forced = 0, 0
        while not step.state.ended:
            step = engine.apply(step.state, step.state.turn, _greedy(step))
            shuffles += sum(isinstance(event, DeckShuffled) for event in step.events)
            forced += sum(isinstance(event, Stood) and event.forced for event in step.events)
        assert shuffles <= 1
        exhausted += shuffles
    assert exhausted


def _greedy(step: Step) -> AnyAction:
    return Bet(1) if isinstance(step.state.options[0], CanBet) else Draw()


def test_a_o15_nothing_left_to_draw_means_to_stand() -> None:
    """With every card in hands there is nothing to shuffle."""
    tens = [card for card in PACK if totals.value(card) == 10][:14]
    low = [card for card in PACK if 6 <= totals.value(card) <= 9][:14]
    stacked = [parse_all("2C"), (*tens, *low)]
    state = engine.start(PLAIN, (50,) * 14, 1, dealer=13, stacked=stacked).state
    for _ in range(13):
        state = engine.apply(state, state.turn, Bet(1)).state
    assert isinstance(state, OchkoTable)
    state.left, state.discards = 0, ()
    step = engine.apply(state, state.turn, Stand())
    stood = [event for event in step.events if isinstance(event, Stood)]
    assert stood == [Stood(0, 0, False), *(Stood(seat, 0, True) for seat in range(1, 14))]
    assert step.state.ended


def test_bc71_first_card_then_bets_then_double_then_second_card() -> None:
    rules = OchkoBankRules(deals=1)
    step = after(table("10S 10H 9S 8H", rules=rules), Bet(1), Double(), LetBe())
    marks = (CardDealt, BetPlaced, Doubled)
    order = [type(event).__name__ for event in step.events if isinstance(event, marks)]
    assert order == ["CardDealt", "CardDealt", "BetPlaced", "Doubled", "CardDealt", "CardDealt"]


def test_bc73_a_natural_of_the_banker_is_shown_with_both_cards() -> None:
    step = after(table("10S AH 9S KH"), Bet(1))
    names = [type(event).__name__ for event in step.events]
    assert names.index("CardTurned") < names.index("NaturalShown") < names.index("HandLost")
    assert whys(step) == ["banker_natural"]


def test_bc76_two_first_cards_are_never_one_hand() -> None:
    rules = OchkoBankRules(double="off", irregularities="scripted")
    stacked = [parse_all("2C"), parse_all("9S AS 10H KS 8S 9H")]
    step = engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked, slips=[Slip(1, "two_first", 0)])
    both = after(step, Claim("two_first"), KeepBoth(), Bet(2), Bet(3))
    one = after(step, Bet(2))
    for state in (both.state, one.state):
        assert isinstance(state, OchkoTable)
        assert all(len(each.cards) == 2 for each in state.hands[0] if each.cards)


def test_bc77_a_seat_left_out_has_no_part_in_the_deal() -> None:
    rules = OchkoBankRules(double="off", deals=1, irregularities="scripted")
    stacked = [parse_all("2C"), parse_all("10S 10H 9S 8H")]
    step = engine.start(rules, (50, 50, 50), 1, dealer=2, stacked=stacked, slips=[Slip(1, "skipped", 1)])
    step = after(step, Bet(1), LetBe(), Stand(), Stand())
    assert step.state.chips == [51, 50, 49]
    assert not any(isinstance(event, CardDealt) and event.to == "hand 1" for event in step.events)


def test_bc79_doubling_is_two_four_eight() -> None:
    step = after(table("AS 10D KS 8D", rules=OchkoBankRules(deals=1)), Bet(2), Double(), Redouble())
    staked = [event.dst_chips for event in step.events if isinstance(event, ChipsMoved)][:3]
    assert staked == [2, 4, 8]
    assert step.state.chips == [116, 84]


def test_nothing_moves_between_naturals_where_they_push() -> None:
    rules = OchkoBankRules(double="off", deals=1, both_natural="push")
    step = after(table("AS AH KS KH", rules=rules), Bet(3))
    assert HandPushed(0) in step.events
    assert step.state.chips == [100, 100]


# ── who sees what when ──────────────────────────────────────────────────────


def closed(step: Step, seat: int | None, owner: int) -> list[str]:
    """The cards of `owner` as `seat` sees them: `??` unknown, in brackets known but closed."""
    slots = engine.view(step.state, seat).cards.get(f"hand {owner}", ())
    return [
        "??"
        if slot.card is None
        else text.cards.name(slot.card)
        if slot.up
        else f"({text.cards.name(slot.card)})"
        for slot in slots
    ]


def test_table_4_7_moment_by_moment() -> None:
    """A draws to 20 and stands, B is bust, C is the banker; A is shown to nobody before the showdown."""
    step = engine.start(
        OchkoBankRules(double="off"),
        (50, 50, 50),
        1,
        dealer=2,
        stacked=[parse_all("2C"), parse_all("10S 10H 8C  7S 6H 9C  3S  KC  2D")],
    )
    assert engine.view(step.state, None).cards["burned"][0].card == parse("2C")
    assert closed(step, 0, 0) == ["(10S)"]
    assert [closed(step, 0, owner) for owner in (1, 2)] == [["??"], ["??"]]
    assert closed(step, 2, 2) == ["(8C)"]
    assert closed(step, None, 2) == ["??"]
    step = after(step, Bet(1), Bet(1))
    assert [closed(step, 2, owner) for owner in (0, 1, 2)] == [["??", "7S"], ["??", "6H"], ["(8C)", "9C"]]
    step = after(step, Draw())
    assert closed(step, 1, 0) == ["??", "7S", "3S"]
    step = after(step, Stand())
    assert closed(step, 2, 0) == ["??", "7S", "3S"]
    step = after(step, Draw())  # B is bust: turned up and cleared at once, then the banker shows his card
    assert ["10H" in text.line(event) for event in step.events if "turned hand 1" in text.line(event)] == [
        True
    ]
    assert closed(step, 0, 2) == ["8C", "9C"]
    assert closed(step, 2, 0) == ["??", "7S", "3S"]
    assert step.state.turn == 2
    step = after(step, Draw())
    shown = "card_turned hand 0 index 0 10S"
    assert shown not in map(text.line, step.events)
    step = after(step, Stand())
    assert shown in map(text.line, step.events)


# ── chances (RULES 8.4) ─────────────────────────────────────────────────────


def _change_of_bank(players: int) -> Fraction:
    """The chance that some player has a natural and the banker none: aces and tens dealt to everybody."""

    def chance(aces: int, tens: int, left: int, seats: int) -> Fraction:
        """That none of `seats` has a natural."""
        if not seats:
            return Fraction(1)
        others = left - aces - tens
        pairs = Fraction(left * (left - 1))
        found = Fraction(0)
        for one, two in product("ATO", repeat=2):
            if {one, two} == {"A", "T"}:
                continue
            counts = {"A": aces, "T": tens, "O": others}
            ways = counts[one]
            counts[one] -= 1
            ways *= counts[two]
            counts[two] -= 1
            if ways > 0:
                found += ways / pairs * chance(counts["A"], counts["T"], left - 2, seats - 1)
        return found

    nobody_at_all = chance(4, 16, 52, players + 1)
    banker_not = chance(4, 16, 52, 1)
    return banker_not - nobody_at_all


@pytest.mark.parametrize(("players", "chance"), [(1, 0.046492), (2, 0.091256), (3, 0.134334), (4, 0.175769)])
def test_how_often_the_bank_changes(players: int, chance: float) -> None:
    assert round(float(_change_of_bank(players)), 6) == chance
    if players == 1:
        assert _change_of_bank(1) == Fraction(7552, 162435)


@pytest.mark.slow
def test_the_bank_changes_as_often_as_reckoned() -> None:
    """4,000 deals with three players against the exact chance, four standard errors wide."""
    deals, changes, random = 4000, 0, Random(1)
    step = engine.start(OchkoBankRules(double="off", sale="off"), (5000,) * 4, 8, dealer=0)
    while step.state.deal <= deals:
        option = step.state.options[0]
        play: AnyAction = Bet(1) if isinstance(option, CanBet) else random.choice((Draw(), Stand()))
        step = engine.apply(step.state, step.state.turn, play)
        changes += sum(isinstance(event, BankEntitled) for event in step.events)
    expected = float(_change_of_bank(3))
    assert abs(changes / deals - expected) < 4 * (expected * (1 - expected) / deals) ** 0.5


def test_where_the_first_black_jack_lies() -> None:
    """O4: one comes by card 51, on average at 53/3; whoever is dealt to first has the best chance."""
    places = [Fraction((52 - place) * 2, 52 * 51) for place in range(1, 52)]
    assert sum(places) == 1
    assert sum(place * chance for place, chance in enumerate(places, 1)) == Fraction(53, 3)
    shares = [float(sum(places[seat::4])) for seat in range(4)]
    assert [round(share, 4) for share in shares] == [0.2647, 0.2549, 0.2451, 0.2353]
    blacks = {parse("JS"), parse("JC")}
    firsts = set()
    for seed in range(60):
        events = engine.start(OchkoBankRules(), (50,) * 4, seed).events
        drawn = []
        for event in events:
            if isinstance(event, DealerNamed):
                break
            drawn += [event] if isinstance(event, CardDealt) else []
        assert [event.card in blacks for event in drawn].index(True) == len(drawn) - 1
        assert drawn[-1].to == f"hand {event.seat}"
        firsts.add(drawn[0].to)
    assert firsts == {"hand 0", "hand 1", "hand 2", "hand 3"}


def test_the_values_of_a_pack() -> None:
    assert sum(map(totals.value, PACK)) == 4 * (sum(range(1, 10)) + 4 * 10)


# ── the sitting ─────────────────────────────────────────────────────────────


def test_the_burned_card_reached_goes_back_and_another_is_burned() -> None:
    """A-O1(b): one pack deal after deal; each new burn comes with the shuffle of all that lies about."""
    step = engine.start(
        OchkoBankRules(shuffle="until_burn", double="off", sale="off"), (90,) * 5, 6, dealer=0
    )
    burned = [event.card for event in step.events if isinstance(event, CardBurned)]
    for _ in range(200):
        option = step.state.options[0]
        play: AnyAction = Bet(1) if isinstance(option, CanBet) else Draw()
        step = engine.apply(step.state, step.state.turn, play)
        for number, event in enumerate(step.events):
            if isinstance(event, CardBurned):
                burned.append(event.card)
                assert any(isinstance(each, DeckShuffled) for each in step.events[:number])
    assert len(burned) > 3
    assert isinstance(step.state, OchkoTable)
    assert step.state.burned == burned[-1]


def test_a_table_that_closes_does_so_after_the_sale() -> None:
    step = after(table("10S 10H 9S 8H", rules=OchkoBankRules(double="off")), Bet(1), Stand(), Stand())
    offered = after(step, Sell(1))
    closing = engine.close(offered.state)
    assert not closing.state.ended
    assert after(Step(closing.state, ()), Buy()).state.ended == "closed"
    assert engine.close(step.state).state.ended == "closed"


def test_a_bank_sold_to_the_last_chip_but_one_may_end_the_sitting() -> None:
    """The old banker has less than the least bet: with the price he plays on, without it nobody does."""
    rules = OchkoBankRules(double="off", least_bet=2)
    step = after(table("10S 10H 9S 8H", (50, 3), rules), Bet(2), Stand(), Stand())
    assert step.state.chips == [52, 1]
    assert after(step, Sell(5), Buy()).state.dealer == 0
    assert after(step, Sell(0), Buy()).state.ended == "winner"


def test_settings_that_do_not_fit_are_named() -> None:
    assert engine.problems(OchkoBankRules(least_bet=5), 3) == [Problem("limits", {"least": 5, "most": 3})]
    assert engine.problems(OchkoRules(banker="seat"), 1)[0].code == "seats"
    assert not engine.problems(OchkoRules(), 1)
    with pytest.raises(Refused) as refused:
        engine.start(OchkoRules(), (50, 50), 1, dealer=0)
    assert refused.value.problem == Problem("dealer", {"dealer": 0})


@pytest.mark.parametrize(
    ("play", "code"),
    [
        (Sell(-1), "price_range"),
        (Sell(101), "price_range"),
        (Buy(), "not_now"),
        (Bet(1), "no_bet"),
    ],
)
def test_what_is_wrong_about_the_bank_is_named(play: AnyAction, code: str) -> None:
    step = after(table("10S 10H 9S 8H", rules=OchkoBankRules(double="off")), Bet(1), Stand(), Stand())
    found = engine.problem(step.state, 1, play)
    assert found is not None
    assert found.code == code
    assert text.problem(found)


@pytest.mark.parametrize(("left", "splits"), [(2, True), (1, False)])
def test_a_split_needs_a_card_for_each_half(left: int, splits: bool) -> None:
    state = after(table("10S 6S 10H 8S 6H 9H", (50, 50, 50)), Bet(1), Bet(1)).state
    assert isinstance(state, OchkoTable)
    state.left = left
    state = engine.apply(state, 0, Stand()).state
    assert (CanSplit(1) in state.options) == splits
