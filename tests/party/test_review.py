"""The review of an evening shows what everybody could see when it was played, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from game.match import Match, Sitter
from game.party import Party
from game.review import Kept, Review, kept
from game.rules import engine
from game.rules.engine import Rules
from game.rules.events import Event
from game.rules.record import replay
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.party.evening import party_scene
from game.scenes.party.results import PartyResultsScene
from game.scenes.party.review import EveningReview
from game.scenes.review.scene import ReviewScene
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Pop
from game.scenes.title.scene import TitleScene
from game.scenes.watch import WatchScene, watch_scene
from game.services import Services
from game.storage import records
from game.ui import typist
from game.ui.canvas import Canvas
from game.ui.clock import TurnedClock
from game.ui.intents import Cancel, Confirm, Hot, Menu, Page
from tests.ui.stage import same

from .stage import again, dealt, evening, least, pack, plan, program, swapped
from .test_evening import to

HIDING = (YablonRules, YablonBankRules, OchkoRules, OchkoBankRules)
KEEPING = (YablonRules, YablonBankRules)  # whoever does not bet never shows his cards
OPEN = (InBetweenRules, RedDogRules)
PACE = 240  # milliseconds between two looks


def played(rules: Rules, order: list[int]) -> Kept:
    """A sitting of one deal in which three persons do as little as they may."""
    match = dealt(rules, order)
    while match.asked is not None:
        match.play(match.asked, least(match.view(match.asked)))
    return kept(match)


def public(sitting: Kept) -> list[Event]:
    """What everybody could see of a sitting."""
    return [engine.redact(event, None) for step in replay(sitting.record) for event in step.events]


def whole(sitting: Kept) -> list[Event]:
    """Everything that happened in it."""
    return [event for step in replay(sitting.record) for event in step.events]


def pairs(rules: type[Rules]) -> Iterator[tuple[Kept, Kept]]:
    """Sittings with the same seed that differ in nothing but cards which were never shown."""
    for number in range(2, 14):
        order = pack(number)
        for seat in range(3):
            one, other = played(rules(deals=1), order), played(rules(deals=1), swapped(rules(), order, seat))
            if whole(one) != whole(other) and public(one) == public(other):
                yield one, other
                break


def looks(services: Services, sitting: Kept) -> Iterator[Canvas]:
    """Every beat of the review, then the replay of its hand."""
    yield from beats(services, Review(sitting))
    replayed, canvas = watch_scene(services, Review(sitting), 0), Canvas(services.atlas, services.fonts)
    for _ in range(0, 120_000, PACE):
        if isinstance(replayed.update(PACE), Pop):
            return
        replayed.draw(canvas)
        yield canvas
    raise AssertionError("the replay has no end")


def beats(services: Services, review: Review) -> Iterator[Canvas]:
    """Every beat of the review."""
    canvas = Canvas(services.atlas, services.fonts)
    for beat in range(len(review.beats)):
        ReviewScene(services, review, beat).draw(canvas)
        yield canvas


@pytest.mark.parametrize("rules", KEEPING, ids=lambda rules: rules.__name__)
def test_no_look_back_depends_on_cards_that_were_never_shown(rules: type[Rules]) -> None:
    with program() as app, program() as beside:
        one, other = next(pairs(rules))
        shown = 0
        for here, there in zip(looks(app.services, one), looks(beside.services, other), strict=True):
            assert same(here, there)
            shown += 1
        assert shown > 8


@pytest.mark.parametrize("rules", [OchkoRules, OchkoBankRules], ids=lambda rules: rules.__name__)
def test_no_look_back_knows_cards_before_they_are_shown(rules: type[Rules]) -> None:
    """At Ochko every hand is laid open in the end: until then all looks are the same, whatever it holds."""
    order = pack(3)
    with program() as app, program() as beside:
        for seat in range(3):
            one, other = (
                Review(played(rules(deals=1), cards)) for cards in (order, swapped(rules(), order, seat))
            )
            alike = [a.events == b.events for a, b in zip(one.beats, other.beats, strict=False)]
            until = alike.index(False)
            assert until > 3
            pictures = zip(beats(app.services, one), beats(beside.services, other), strict=False)
            assert all(same(*each) for each in islice(pictures, until))


@pytest.mark.parametrize("rules", [*HIDING, *OPEN], ids=lambda rules: rules.__name__)
def test_seed_is_told_only_where_nothing_was_hidden(rules: type[Rules]) -> None:
    """It would tell the hidden cards, and so would the record, which is never written for several persons."""
    with program() as app:
        scene = ReviewScene(app.services, Review(played(rules(deals=1), pack(3))))
        assert bool(scene._aside()) == (rules in OPEN)
        scene.handle(Hot("x"))
        assert records.files(app.services.store.folder) == []


def test_one_person_among_passengers_sees_the_own_hands_and_decisions() -> None:
    sitters = [Sitter("Otto"), Sitter("zora", "zora"), Sitter("emanuel", "emanuel")]
    match = Match.begin(YablonRules(deals=1), sitters, (100,) * 3, 7)
    while match.asked is not None:
        match.play(0, least(match.view(0))) if match.asked == 0 else match.step()
    review = Review(kept(match))
    assert review.kept.seat == 0
    assert not review.sealed
    assert {each.seat for each in review.decisions} == {0}


def test_hands_are_looked_at_through_all_sittings_of_the_evening() -> None:
    with evening(plan(YablonRules(ante=2), 3, deals=4), speed="instant") as going:
        going.until(lambda scene: type(scene).__name__ == "CurtainScene")
        going.run(500)
        going.do(Menu(), Hot("d"))  # the seats change after this deal
        seating = to(going, SeatingScene)
        seating._build("deal")
        going.do(Confirm())
        results = to(going, PartyResultsScene)
        results._board.focus.go("review")
        going.do(Confirm())
        scene = going.top
        assert isinstance(scene, EveningReview)
        sittings = len(scene._sittings)
        hands = [len(each.hands) for each in scene._sittings]
        assert sittings == 2
        seen = set()
        for _ in range(sum(hands) + 2):
            seen.add((scene._sitting, scene.review.hand_at(scene.at)))
            assert going.picture()
            going.do(Page(1))
        assert len(seen) == sum(hands)
        for _ in range(sum(hands) + 2):
            going.do(Page(-1))
        assert (scene._sitting, scene.at) == (0, scene.review.hands[0].first)
        going.do(Cancel())
        assert isinstance(going.top, PartyResultsScene)


def test_hands_of_before_a_break_are_still_there() -> None:
    with evening(plan(YablonRules(ante=2), 3, deals=4), speed="instant") as going:
        going.until(lambda scene: type(scene).__name__ == "CurtainScene")
        going.run(500)
        going.do(Menu(), Hot("d"))  # the seats change after this deal
        to(going, SeatingScene)._build("deal")
        going.do(Confirm())
        going.until(lambda scene: type(scene).__name__ == "CurtainScene")
        back = again(going)
        results = to(back, PartyResultsScene)
        results._board.focus.go("review")
        back.do(Confirm())
        assert isinstance(back.top, EveningReview)
        assert len(back.top._sittings) == 2


def test_evening_that_is_over_leaves_no_hand_behind() -> None:
    """What is kept after the results holds neither cards nor decisions of the evening."""
    with evening(plan(YablonRules(ante=2), 3, deals=1), speed="instant") as going:
        to(going, PartyResultsScene)
        party = going.app.services.store.party()[0]
        assert (party.evening, party.sitting, party.played) == (None, None, ())


def test_real_keys_lead_from_the_seats_to_the_replay_of_a_hand() -> None:
    with program(speed="instant") as app:
        app.services.store.save_party(Party(plan=plan(YablonRules(ante=2), 2, deals=1)))
        seen: list[str] = []
        keys = iter(("left", "left", "enter"))  # from the button on the right to the hands of the evening

        def source(app: object, now: int) -> None:
            top = app.stack.top if app.stack else None  # type: ignore[attr-defined]
            name = type(top).__name__
            if not seen or seen[-1] != name:
                seen.append(name)
            if isinstance(top, WatchScene | TitleScene):
                typist.close()
            elif now % 320 == 0:
                typist.key(next(keys, "enter") if isinstance(top, PartyResultsScene) else "enter")

        assert app.run(party_scene(app.services), source, TurnedClock(16)) == 0
    assert seen[-3:] == ["PartyResultsScene", "EveningReview", "WatchScene"]
