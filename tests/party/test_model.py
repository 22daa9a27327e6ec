"""The plan of a table and the accounts of an evening, without any screen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.bots import PASSENGERS
from game.match import Match, Sitter
from game.party import (
    Account,
    Evening,
    Party,
    Passenger,
    Person,
    Plan,
    changed,
    counted,
    first_plan,
    sat_out,
    seated,
    told,
)
from game.rules.engine import RULES, Rules
from game.rules.variants.yablon import YablonRules
from game.scenes.figures import stranger
from game.scenes.seating.chairs import EMPTY, PERSON, candidates, resized, seat, shuffled, taken_signs
from game.storage.store import Store

from .stage import least, plan

CAST = tuple(PASSENGERS)


def played(evening: Evening, seed: int, decisions: int = 400) -> Evening:
    """The evening after a sitting in which everybody does as little as may be."""
    sitters = [Sitter("x", None if isinstance(each, Person) else each.who) for each in evening.plan.sitters]
    match = Match.begin(evening.rules, sitters, evening.chips, seed)
    evening = told(evening, match.opening)
    while match.asked is not None and len(match.plays) < decisions:
        asked = match.asked
        events = match.play(asked, least(match.view(asked))) if match.asks_person else match.step()
        evening = told(evening, events)
        assert sum(match.chips) <= sum(account.paid for account in evening.accounts) or evening.rest < 0
    return sat_out(evening, match.state.deal, [(each.seat, each.grade.value) for each in match.decisions])


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_first_plan_can_be_dealt_at_once(rules: type[Rules]) -> None:
    made = first_plan(rules, CAST)
    assert made.problem() is None
    assert made.persons == 2
    assert len({chair.sign for chair in made.sitters if isinstance(chair, Person)}) == 2


def test_what_cannot_be_dealt_is_told() -> None:
    made = plan(YablonRules(), 2)
    alone = changed(made, chairs=(made.chairs[0], None))
    assert [each.problem().code for each in (alone,) if each.problem()] == ["seats"]
    nobody = changed(made, chairs=(Passenger("zora"), Passenger("jo")))
    poor = changed(made, chips=2, rules=YablonRules(ante=5))
    tight = changed(made, rules=YablonRules(ante=5, pool_limit=6))
    codes = [problem.code for each in (nobody, poor, tight) if (problem := each.problem())]
    assert codes == ["nobody", "players", "limit_low"]


@pytest.mark.parametrize("seed", range(6))
def test_accounts_add_up(seed: int) -> None:
    made = plan(YablonRules(ante=2), 2, "zora", "jo", deals=4)
    evening = played(seated(Evening(made), made), seed)
    assert evening.rest == 0
    assert sum(account.profit for account in evening.accounts) == 0
    assert all(account.paid == 100 for account in evening.accounts)
    assert evening.deals == 4


def test_who_gets_up_keeps_what_he_has_and_who_sits_down_pays() -> None:
    made = plan(YablonRules(ante=2), 3, "zora", deals=3)
    before = played(seated(Evening(made), made), 3)
    chairs = (made.chairs[0], Person("Sophie", "leaf", "mint"), made.chairs[2], None, made.chairs[3])
    after = seated(before, changed(made, chairs=chairs))
    maria = next(account for account in after.accounts if account.chair == made.chairs[1])
    sophie = next(account for account in after.accounts if account.chair == chairs[1])
    assert not maria.there
    assert maria.course.chips == before.accounts[1].course.chips
    assert (sophie.paid, sophie.course.chips, sophie.course.seat) == (100, 100, 1)
    assert [account.chair for account in after.at_table] == [chair for chair in chairs if chair]
    assert [account.course.seat for account in after.at_table] == [0, 1, 2, 3]
    again = seated(played(after, 4), made)  # Maria comes back to her account
    assert len(again.accounts) == 5
    assert sum(account.profit for account in again.accounts) == -again.rest


def test_who_comes_back_under_another_sign_has_one_account() -> None:
    """The seats keep the signs of tonight for those who had them: who comes back gets a new one."""
    made = plan(YablonRules(ante=2), 3, "zora", deals=3)
    before = played(seated(Evening(made), made), 3)
    away = seated(before, changed(made, chairs=(made.chairs[0], *made.chairs[2:])))
    back = (*made.chairs[:1], Person("maria", "crown", "mint"), *made.chairs[2:])
    evening = played(seated(played(away, 4), changed(made, chairs=back)), 5)
    assert len(evening.accounts) == 4
    assert evening.seats == (0, 1, 2, 3)
    maria = evening.accounts[1]
    assert (maria.chair, maria.paid, maria.there) == (back[1], 100, True)
    assert counted({}, evening)["maria"].evenings == 1


def test_names_and_signs_that_change_hands_keep_their_accounts() -> None:
    made = plan(YablonRules(), 2)
    otto, maria = made.chairs[:2]
    assert isinstance(otto, Person)
    assert isinstance(maria, Person)
    evening = seated(Evening(made), made)
    swapped = (changed(otto, sign=maria.sign), changed(maria, sign=otto.sign))
    renamed = (changed(otto, name="Lev"), maria)
    nameless = (changed(otto, name=""), Person("", "crown", "gold"))
    for chairs, seats in ((swapped, (0, 1)), (renamed, (0, 1)), (nameless, (0, 2))):
        assert seated(evening, changed(made, chairs=chairs)).seats == seats


def test_whoever_has_nothing_left_pays_in_again() -> None:
    made = plan(YablonRules(), 2)
    evening = seated(Evening(made), made)
    broke = changed(evening.accounts[0], course=changed(evening.accounts[0].course, chips=0))
    after = seated(changed(evening, accounts=(broke, evening.accounts[1])), made)
    assert (after.accounts[0].paid, after.accounts[0].course.chips) == (200, 100)


def test_regulars_are_counted_by_name_and_apart() -> None:
    made = plan(YablonRules(ante=2), 2, "zora", deals=2)
    nameless = changed(made, chairs=(*made.chairs, Person("", "crown", "gold")))
    evening = played(seated(Evening(nameless), nameless), 1)
    people = counted(counted({}, evening), evening)
    assert set(people) == {"otto", "maria"}
    tally = people["otto"].tallies["yablon"]
    otto = evening.accounts[0]
    assert tally.sittings == 2
    assert tally.chips_out - tally.chips_in == 2 * otto.profit
    assert tally.bets == 2 * otto.course.bets


@pytest.mark.parametrize("length", ["deals", "goal", "last"])
def test_evening_lasts_as_planned(length: str) -> None:
    made = plan(YablonRules(), 2, length=length, deals=7, times=2)
    evening = seated(Evening(made, deals=3), made)
    assert evening.rules.deals == (4 if length == "deals" else 0)
    rich = changed(evening.accounts[0], course=changed(evening.accounts[0].course, chips=200))
    assert changed(evening, accounts=(rich, evening.accounts[1])).reached == (length == "goal")


def test_party_is_kept_and_read(tmp_path: Path) -> None:
    made = plan(RULES[0](), 2, "zora")
    party = Party(made, seated(Evening(made), made), {"any": [1, "♠"]}, {})
    store = Store(tmp_path)
    assert store.save_party(party) is None
    assert Store(tmp_path).party() == (party, None)
    (tmp_path / "party.json").write_bytes(b"{}")
    found, notice = Store(tmp_path).party()
    assert found == Party()
    assert notice is not None


# -- chairs


def test_everybody_may_sit_only_once() -> None:
    made = first_plan(YablonRules, CAST)
    passenger = made.chairs[2]
    assert isinstance(passenger, Passenger)
    assert passenger.who in candidates(made, 2)
    assert passenger.who not in candidates(made, 3)
    assert candidates(made, 3)[0] == PERSON
    assert candidates(made, 3)[-1] == EMPTY


def test_persons_have_signs_of_their_own() -> None:
    made = first_plan(YablonRules, CAST)
    for number in range(8):
        made = seat(made, number, PERSON)
    persons = [chair for chair in made.chairs if isinstance(chair, Person)]
    assert len({person.sign for person in persons}) == 8
    assert persons[0].sign not in taken_signs(made, 0)
    assert {person.colour for person in persons} == {"red", "cyan", "gold", "mint"}


def test_fourteen_persons_look_unlike_each_other() -> None:
    made = resized(first_plan(YablonRules, CAST), 14)
    for number in range(14):
        made = seat(made, number, PERSON)
    persons = [chair for chair in made.chairs if isinstance(chair, Person)]
    assert len({(person.sign, person.colour) for person in persons}) == 14
    assert len({stranger(number) for number in range(14)}) == 14, "also where only the seat is known"


def test_nobody_is_lost_when_places_change() -> None:
    made = resized(first_plan(YablonRules, CAST), 14)
    made = seat(made, 12, "zora")
    mixed = shuffled(made, 8)
    assert mixed != made
    assert sorted(map(str, mixed.sitters)) == sorted(map(str, made.sitters))
    small = resized(mixed, 8)
    assert len(small.chairs) == 8
    assert sorted(map(str, small.sitters)) == sorted(map(str, made.sitters))


def test_account_of_an_older_file_still_reads() -> None:
    account = Account(Passenger("zora"), 100, seated(_evening(), _evening().plan).accounts[0].course)
    assert msgspec.json.decode(msgspec.json.encode(account), type=Account) == account


def _evening() -> Evening:
    made: Plan = plan(YablonRules(), 2)
    return Evening(made)
