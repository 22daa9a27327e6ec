"""Laws of both games of Ochko: any house rules, 2 to 14 seats, the dealer's slips included."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import engine, irregularities
from game.rules.actions import (
    AnyAction,
    Bet,
    CanBet,
    CanClaim,
    CanDraw,
    CanKeep,
    CanOffer,
    CanSell,
    CanStand,
    Claim,
    Keep,
    NoBet,
    Offer,
    Refused,
    Sell,
)
from game.rules.answers import OPTION_OF
from game.rules.cards import PACK
from game.rules.engine import State
from game.rules.events import (
    Asked,
    BankEntitled,
    CardDealt,
    CardMoved,
    CardPutUnder,
    ChipsMoved,
    DealBegan,
    DealerNamed,
    NaturalShown,
    SittingEnded,
    SlipMade,
)
from game.rules.ochko import banks
from game.rules.ochko.table import OchkoTable, Slip, bonus, total
from game.rules.places import POOL, SEATS
from game.rules.record import Play, Record, parse_record, replay, write
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.show.board import fold, opening

from .sittings import Table, actions, played, tables

GAMES = (OchkoRules, OchkoBankRules)
few = settings(max_examples=60, deadline=None)


def in_debt(rules: Any) -> bool:
    """Whether chips may go below nothing."""
    return bool(rules.credit or rules.bank_cover == "credit")


@given(tables(GAMES))
@few
def test_chips_are_conserved_after_every_event(table: Table) -> None:
    total = sum(table.chips)
    lying = dict(zip(SEATS, table.chips, strict=False)) | {POOL: 0}
    for _, step in played(table, 80):
        for event in step.events:
            if isinstance(event, ChipsMoved):
                assert event.amount > 0
                assert event.src_chips == lying.get(event.src, 0) - event.amount
                assert event.dst_chips == lying.get(event.dst, 0) + event.amount
                lying[event.src], lying[event.dst] = event.src_chips, event.dst_chips
                assert sum(lying.values()) == total
                assert in_debt(table.rules) or all(
                    chips >= 0 for place, chips in lying.items() if place != "house"
                )
        told = {place: chips for place, chips in lying.items() if chips or place in SEATS}
        assert engine.view(step.state, None).chips == told


@given(tables(GAMES))
@few
def test_whatever_is_offered_may_be_done_and_nothing_else(table: Table) -> None:
    for _, step in played(table, 25):
        state = step.state
        for seat in range(state.seats):
            may = engine.options(state, seat)
            assert bool(may) == (seat in engine.to_act(state))
            for action in (action for option in may for action in actions(option)):
                assert engine.problem(state, seat, action) is None
                engine.apply(state, seat, action)
            for action in outside(state, seat):
                before = engine.pack(state)
                with pytest.raises(Refused) as refused:
                    engine.apply(state, seat, action)
                assert refused.value.problem == engine.problem(state, seat, action)
                assert engine.pack(state) == before


def outside(state: State, seat: int) -> list[AnyAction]:
    """Plays next to what `seat` may do."""
    may = {type(option): option for option in engine.options(state, seat)}
    wrong: list[AnyAction] = [Bet(-1), Bet(0), Bet(True), Bet(1.5), NoBet(), Claim("nothing"), Keep(PACK[0])]  # type: ignore[arg-type]
    wrong += [Sell(-1), Offer(True), Sell("1")]  # type: ignore[arg-type]
    if CanKeep in may:
        wrong = [action for action in wrong if action not in actions(may[CanKeep])]
    for kind, play in ((CanBet, Bet), (CanSell, Sell), (CanOffer, Offer)):
        option: Any = may.get(kind)
        wrong += [play(option.low - 1), play(option.high + 1)] if option else [play(1)]
    plain = {action: option for action, option in OPTION_OF.items() if not action.__struct_fields__}
    return wrong + [action() for action, option in plain.items() if option not in may]


@given(tables(GAMES))
@few
def test_somebody_must_act_until_the_end_and_the_end_comes(table: Table) -> None:
    state = table.start().state
    for _, step in played(table, 60):
        state = step.state
        if state.ended:
            assert not engine.to_act(state)
            assert isinstance(step.events[-1], SittingEnded)
        else:
            assert state.options
            assert step.events[-1] == Asked(state.turn, state.options)
            assert json.loads(json.dumps(engine.pack(state)))
            assert engine.unpack(engine.pack(state)) == state
    closing = engine.close(state).state
    for decisions in range(60 * closing.seats):
        if closing.ended:
            break
        closing = engine.apply(
            closing, closing.turn, Random(decisions).choice(actions(closing.options[-1]))
        ).state
    assert closing.ended


@given(tables(GAMES))
@few
def test_a_number_of_deals_is_kept(table: Table) -> None:
    for _, step in played(table, 150):
        assert not table.rules.deals or step.state.deal <= table.rules.deals


@given(tables(GAMES), st.data())
@few
def test_the_same_record_gives_the_same_events(table: Table, data: st.DataObject) -> None:
    scripted = msgspec.structs.replace(table.rules, irregularities="scripted")
    deal, kind = st.integers(1, 3), st.sampled_from(irregularities.SCRIPTED)
    seat = st.integers(0, len(table.chips) - 1)
    slip = st.builds(Slip, deal, kind) | st.builds(Slip, deal, kind, seat, st.integers(-1, 4))
    slips = tuple(data.draw(st.lists(slip, max_size=6)))
    random = Random(table.seed)
    steps = [engine.start(scripted, table.chips, table.seed, slips=slips)]
    plays = []
    for _ in range(50):
        state = steps[-1].state
        if state.ended:
            break
        action = random.choice(actions(random.choice(state.options)))
        plays.append(Play(state.turn, action))
        steps.append(engine.apply(state, state.turn, action))
    record = Record(scripted, table.chips, table.seed, plays=tuple(plays), slips=slips)
    assert parse_record(write(record)) == record
    assert list(replay(record)) == steps


@given(tables(GAMES))
@few
def test_folding_what_a_seat_is_told_gives_its_view(table: Table) -> None:
    boards: dict[int | None, Any] = {}
    for _, step in played(table, 60):
        for seat in (None, *range(len(table.chips))):
            told = [engine.redact(event, seat) for event in step.events]
            if seat not in boards:
                boards[seat] = opening(told.pop(0), seat)  # type: ignore[arg-type]
            for event in told:
                boards[seat] = fold(boards[seat], event)
            assert boards[seat] == engine.view(step.state, seat)


@given(tables(GAMES))
@few
def test_closed_cards_are_in_nothing_that_others_are_shown(table: Table) -> None:
    """Table 4.7: until it is turned up, a closed card is nowhere but before the eyes of its owner."""
    for _, step in played(table, 60):
        state = step.state
        assert isinstance(state, OchkoTable)
        hands = [(owner, each) for owner, hands in enumerate(state.hands) for each in hands]
        hands.append((state.dealer, state.banker_hand))
        for seat in (None, *range(len(table.chips))):
            view = engine.view(state, seat)
            shown = [slot.card for slots in view.cards.values() for slot in slots if slot.card is not None]
            for owner, each in hands:
                for index in each.closed:
                    open_copies = 0 if table.rules.packs == 1 else table.rules.packs - 1
                    copies = shown.count(each.cards[index]) + (owner != seat)
                    assert copies <= open_copies + 1
            for event in step.events:
                told = engine.redact(event, seat)
                if isinstance(told, CardDealt) and not told.up and told.to.split(".")[0] != f"hand {seat}":
                    assert told.card is None
                if isinstance(told, CardMoved | CardPutUnder) and not told.up:
                    owner_place = told.src.split(".")[0]
                    assert told.card is None or owner_place == f"hand {seat}"
                if isinstance(told, Asked) and told.seat != seat:
                    assert told.options == ()


@given(tables((OchkoBankRules,)))
@few
def test_a_bank_lasts_as_agreed_and_is_left_for_a_reason(table: Table) -> None:
    """No bank outlasts its deals while another could hold it, and none ends by a natural in a safe deal."""
    rules = msgspec.structs.replace(table.rules, deals=0, irregularities="off")
    held, dealer, naturals = 0, -1, False
    for _, step in played(Table(rules, table.chips, table.seed), 80):
        for event in step.events:
            if isinstance(event, NaturalShown):
                naturals |= event.seat != dealer
            elif isinstance(event, BankEntitled) and event.why == "natural":
                assert naturals
                assert not (rules.first_deal_safe and held == 1)
                assert rules.natural_bank == "holder" or event.seat != dealer
            elif isinstance(event, DealerNamed):
                held, dealer = 0, event.seat
            elif isinstance(event, DealBegan):
                held, naturals = held + 1, False
                alone = not any(
                    banks.can_bank(step.state, seat) for seat in range(len(table.chips)) if seat != dealer
                )
                assert not rules.bank_deals or held <= rules.bank_deals or alone


@given(tables(GAMES))
@few
def test_nobody_stands_by_choice_on_less_than_the_house_lets_him(table: Table) -> None:
    """Unless the hand is paid extra; and whoever is asked to draw or stand may at least draw."""
    rules = msgspec.structs.replace(table.rules, stand_least=16, bust_call="auto", irregularities="off")
    for _, step in played(Table(rules, table.chips, table.seed), 60):
        state, kinds = step.state, {type(option) for option in step.state.options}
        assert isinstance(state, OchkoTable)
        if state.phase != "draws" or state.ended:
            continue
        each = state.hands[state.turn][state.hand]
        assert CanDraw in kinds
        assert (CanStand in kinds) == (total(state, each) >= 16 or bonus(state, each)[0] > 0)


@given(tables(GAMES))
@few
def test_every_card_is_in_one_place(table: Table) -> None:
    for _, step in played(table, 60):
        state = step.state
        assert isinstance(state, OchkoTable)
        out = [card for hands in state.hands for each in hands for card in each.cards]
        out += [*state.banker_hand.cards, *state.discards]
        out += [card for card in (state.burned, state.found) if card is not None]
        assert len(out) + state.left == 52 * table.rules.packs
        assert all(out.count(card) <= table.rules.packs for card in out)
        assert len(state.seen) <= len(out)


@given(tables(GAMES))
@few
def test_watchful_tables_tell_of_no_slip(table: Table) -> None:
    """Where slips are not announced every player may always call every kind, slip or none."""
    rules = msgspec.structs.replace(
        table.rules, irregularities="random", slip_percent=30, slips_announced=False
    )
    for action, step in played(Table(rules, table.chips, table.seed), 60):
        state = step.state
        assert not any(isinstance(event, SlipMade) for event in step.events)
        deciding = ("bets", "first look", "answers", "look", "draws")
        if not state.ended and state.phase in deciding and not isinstance(action, Claim):
            assert (
                CanClaim(irregularities.KINDS) in state.options
                or CanKeep in map(type, state.options)
                or (state.phase == "first look" and isinstance(state.options[0], CanBet))
            )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_long_night(game: Any) -> None:
    """100,000 decisions with everything that can go wrong, and nothing does."""
    decisions = 0
    for seed in range(3_000):
        random = Random(seed)
        rules = game(
            irregularities=random.choice(("off", "random")),
            slip_percent=10,
            slips_announced=random.random() < 0.5,
            bust_call=random.choice(("auto", "manual")),
            bank_cover=random.choice(("pay_until_broke", "limit_bets")),
            shuffle=random.choice(("each_deal", "until_burn")),
            refuse_double=random.choice(("off", "fold")),
            pack_out=random.choice(("stand", "annul")),
            stand_least=random.choice((0, 15, 16)),
            split_by="value",
            max_split_hands=4,
            double=random.choice(("all", "individual")),
        )
        seats = random.randint(2, 14)
        step = engine.start(rules, [random.randint(1, 80) for _ in range(seats - 2)] + [30, 60], seed)
        for _ in range(300):
            if step.state.ended:
                break
            step = engine.apply(
                step.state, step.state.turn, random.choice(actions(random.choice(step.state.options)))
            )
            decisions += 1
        if decisions > 100_000:
            break
    assert decisions > 100_000
