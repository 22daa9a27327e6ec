"""Who sits on which chair of a plan: sitting down, getting up, changing places."""

from __future__ import annotations

from game.bots import PASSENGERS
from game.career.profile import COLOURS, SIGNS
from game.party import MOST_CHAIRS, Chair, Passenger, Person, Plan, changed
from game.rules.rng import Rng, below

CAST = tuple(PASSENGERS)
EMPTY, PERSON = "empty", "person"  # besides the passengers' ids: who sits on a chair


def with_chair(plan: Plan, number: int, chair: Chair) -> Plan:
    """The plan with somebody else, or nobody, on a chair."""
    chairs = (*plan.chairs[:number], chair, *plan.chairs[number + 1 :])
    return changed(plan, chairs=chairs)


def who(chair: Chair) -> str:
    """`EMPTY`, `PERSON` or the passenger's id."""
    if chair is None:
        return EMPTY
    return PERSON if isinstance(chair, Person) else chair.who


def candidates(plan: Plan, number: int) -> tuple[str, ...]:
    """Who may sit on a chair, in order: a person, every passenger who sits nowhere else, nobody."""
    elsewhere = {who(chair) for n, chair in enumerate(plan.chairs) if n != number}
    return PERSON, *(each for each in CAST if each not in elsewhere), EMPTY


def seat(plan: Plan, number: int, somebody: str, reserved: frozenset[str] = frozenset()) -> Plan:
    """The plan with one of the `candidates` on a chair; a person gets a free sign, none of the `reserved`.

    With more persons than signs those who share one wear different colours, so that no two look alike.
    """
    if somebody == EMPTY:
        return with_chair(plan, number, None)
    if somebody != PERSON:
        return with_chair(plan, number, Passenger(somebody))
    taken = taken_signs(plan, number)
    free = [sign for sign in SIGNS if sign not in taken]
    others = (chair for n, chair in enumerate(plan.chairs) if n != number)
    looks = [(chair.sign, chair.colour) for chair in others if isinstance(chair, Person)]
    signs, colours = [sign for sign, _ in looks], [colour for _, colour in looks]
    sign = min(free, key=lambda each: (each in reserved, signs.count(each)))
    colour = min(COLOURS, key=lambda each: ((sign, each) in looks, colours.count(each)))
    return with_chair(plan, number, Person("", sign, colour))


def taken_signs(plan: Plan, number: int) -> frozenset[str]:
    """The signs of all other persons; with more than eight persons some have to share."""
    persons = [chair for n, chair in enumerate(plan.chairs) if n != number and isinstance(chair, Person)]
    return frozenset(chair.sign for chair in persons) if len(persons) < len(SIGNS) else frozenset()


def shuffled(plan: Plan, seed: int) -> Plan:
    """The plan with everybody on a chair by chance; empty chairs may move too."""
    left, rng, chairs = list(plan.chairs), Rng(seed), []
    while left:
        place, rng = below(rng, len(left))
        chairs.append(left.pop(place))
    return changed(plan, chairs=tuple(chairs))


def resized(plan: Plan, count: int) -> Plan:
    """The plan with so many chairs (up to 14); whoever is on a chair that goes takes a free one, if any."""
    chairs = list(plan.chairs[:count]) + [None] * (min(count, MOST_CHAIRS) - len(plan.chairs))
    for chair in plan.chairs[count:]:
        if chair is not None and None in chairs:
            chairs[chairs.index(None)] = chair
    return changed(plan, chairs=tuple(chairs))
