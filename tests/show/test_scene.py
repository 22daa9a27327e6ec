"""A person at the table: nothing is decided unseen, nothing is lost, everything leads on."""

from __future__ import annotations

import random

import pytest

from game.career.profile import Profile
from game.rules.actions import Bet
from game.rules.engine import Rules
from game.rules.places import HANDS, SEATS
from game.scenes.journey import Journey
from game.scenes.pause import LEAVE, STAY, Pause, Stop
from game.scenes.results.scene import ResultsScene
from game.scenes.stack import Push, Replace
from game.scenes.table.controls import SETTLE
from game.scenes.table.log import LogScene
from game.scenes.table.scene import TableScene
from game.storage.levels import load_levels
from game.storage.store import Save
from game.ui.intents import (
    Adjust,
    Cancel,
    Confirm,
    Fast,
    Hot,
    Intent,
    Menu,
    Next,
    PadLost,
    Page,
    Point,
    Press,
    Release,
    Step,
    Wheel,
)

from .stage import BANK, CALLED, IN_BETWEEN, LIMITED, NOTICE, RED_DOG, SEEN, YABLON, Table, program, table

WIDE = "5H QS 9C"
PAIRS = "4C KH 2S 9D 7C 7D 3S QH 10S 5S"
BETS = (Confirm(), Adjust(2), Adjust(-1_000_001), Hot("m"), Hot("n"), Page(1), Step(0, 1))
NOISE: tuple[Intent, ...] = (
    *BETS,
    *(Press(x, 335) for x in (150, 260, 372, 430, 520, 590)),
    *(Release(x, 335) for x in (260, 430, 520, 590)),
    Point(300, 340),
    Step(1, 0),
    Step(-1, 0),
    Next(1),
    Wheel(-1),
    Fast(),
    Hot("h"),
)


def played(made: Table) -> int:
    """How many decisions of the person the match knows of."""
    match = made.journey.match
    return sum(play.seat == 0 for play in match.record.plays) if match else 0


def test_a_press_while_cards_move_is_used_up() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Adjust(1), Confirm())
        assert played(made) == 1
        made.run(100)
        made.do(*(Confirm() for _ in range(10)))
        assert played(made) == 1


def test_ten_presses_in_one_frame_are_one_bet() -> None:
    with table(IN_BETWEEN, WIDE, speed="instant") as made:
        made.ask()
        made.do(*(Confirm() for _ in range(10)))
        assert played(made) == 1


def test_the_bet_is_the_one_that_was_shown() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Adjust(2), Confirm())
        assert made.journey.match is not None
        assert made.journey.match.record.plays[-1].action == Bet(3)


def test_a_pointer_skips_on_the_cloth_and_turns_the_bet_on_its_track() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.until(lambda scene: scene.controls.bet.high > 0)
        assert not made.scene.asked
        made.do(Press(350, 340), Release(350, 340))
        assert made.scene.controls.bet.amount > 1
        assert not made.scene.asked
        made.do(Press(320, 150))
        made.run(20)
        assert made.scene.asked


def test_the_first_press_shows_the_result_and_the_second_goes_on() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Adjust(1), Confirm())
        made.run(60)
        made.do(Confirm())
        result = made.scene.board.cards[HANDS[0]]
        assert len(result) == 3
        made.do(Confirm())
        assert made.scene.board.cards.get(HANDS[0]) != result


@pytest.mark.parametrize("speed", ["normal", "very_fast", "instant"])
@pytest.mark.parametrize(
    ("rules", "cards", "seats", "look"),
    [
        (IN_BETWEEN, WIDE, 4, "london"),
        (LIMITED, PAIRS, 5, "belgrade"),
        (BANK, PAIRS, 5, "salzburg"),
        (RED_DOG, WIDE, 3, "vienna"),
        (NOTICE, WIDE, 6, "strasbourg"),
        (CALLED, "AH QS 9C 9H 9S 3C", 7, "constanta"),
    ],
)
def test_any_hands_on_the_keys_lead_to_the_results(
    speed: str, rules: Rules, cards: str, seats: int, look: str
) -> None:
    chance = random.Random(5)
    with table(rules, cards, seats, look=look, speed=speed) as made:
        for _ in range(60_000):
            if chance.random() < 0.3:
                made.do(chance.choice(NOISE))
            if isinstance(made.scene.update(25), Replace):
                break
        else:
            pytest.fail("the sitting never ended")
        assert made.journey.match is None
        assert made.journey.profile.ledger


def test_what_lies_on_the_disk_is_the_table_that_is_seen() -> None:
    chance = random.Random(2)
    with table(YABLON, PAIRS, seats=5, speed="very_fast") as made:
        for _ in range(1_500):
            if made.scene.update(25) is not None:
                break
            if made.scene.asked and chance.random() < 0.2:
                made.do(chance.choice(BETS))
                match = made.journey.match
                assert match is not None
                save = made.app.services.store.load(1).save
                assert save is not None
                again = Journey(made.app.services, made.journey.levels, 1, save)
                assert again.match is not None
                assert again.match.view(0) == match.view(0)
                assert again.profile == made.journey.profile
                if again.match.asks_person:
                    scene = TableScene.resume(again)
                    assert scene.asked
                    assert scene.board == match.view(0)


def test_pause_turns_private_cards_away_and_leaving_closes_the_table() -> None:
    with table(YABLON, PAIRS, seats=5) as made:
        made.ask()
        shown = made.picture()
        pushed = made.scene.handle(Menu())
        assert isinstance(pushed, Push)
        assert isinstance(pushed.scene, Pause)
        veiled = made.picture()
        assert veiled.surface.get_view("2").raw != shown.surface.get_view("2").raw
        made.scene.resumed(LEAVE)
        for _ in range(20_000):
            if made.scene.asked:
                made.do(Hot("n"))
            over = made.scene.update(25)
            if over is not None:
                break
        assert isinstance(over, Replace)
        assert isinstance(over.scene, ResultsScene)


def pause_of(made: Table) -> Stop:
    """What the pause over the table would say."""
    pushed = made.scene.handle(Menu())
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, Pause)
    return pushed.scene._stop


def test_the_pause_tells_that_the_table_closes_after_this_deal() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Confirm())
        assert pause_of(made).rises == ""
        made.scene.resumed(LEAVE)
        made.run(20)
        stop = pause_of(made)
        assert (stop.rises, stop.stays) == ("We stop when this deal is over.", True)
        assert stop.leave_words == "Stay at the table"
        made.picture()
        assert made.scene._look.closes == stop.rises  # over the table as well


def test_whoever_has_said_to_leave_may_stay() -> None:
    with table(IN_BETWEEN, WIDE, speed="very_fast") as made:
        made.ask()
        made.do(Confirm())
        made.scene.resumed(LEAVE)
        made.run(20)
        made.scene.resumed(STAY)
        made.run(20)
        assert pause_of(made).rises == ""
        made.scene.resumed(None)
        for _ in range(8000):
            made.do(Confirm())
            if made.scene.board.deal > 1:
                break
            assert made.scene.update(20) is None
        assert made.scene.board.deal == 2


def test_who_is_out_learns_of_it_from_the_cards() -> None:
    """The rules close the table when the last chips are lost; nothing tells so before that was seen."""
    with table(IN_BETWEEN, "5H 9S 2C") as made:
        made.ask()
        match = made.journey.match
        assert match is not None
        match.state.chips[0], match.state.chips[1] = 1, match.state.chips[1] + match.state.chips[0] - 1
        made.scene._run._ask()
        made.run(300)
        made.do(Confirm())
        made.run(100)
        assert match.chips[0] == 0
        assert match.closing
        assert pause_of(made).rises == ""
        made.scene.resumed(None)
        made.until(lambda scene: bool(scene._run.closes))
        assert len(made.scene.board.cards.get(HANDS[0], ())) != 2
        stop = pause_of(made)
        assert (stop.rises, stop.stays) == ("You are out: the last deal.", False)


@pytest.mark.parametrize(
    ("rules", "cards"),
    [(IN_BETWEEN, WIDE), (YABLON, PAIRS), (RED_DOG, "3C 6D 5S")],
    ids=["posts", "pairs", "dog"],
)
def test_leaving_before_anybody_has_decided_is_seen_to_its_end(rules: Rules, cards: str) -> None:
    with table(rules, cards, coach=True) as made:
        made.ask()
        made.picture()
        made.scene.handle(Menu())
        made.scene.resumed(LEAVE)
        over = None
        while over is None:
            made.picture()
            over = made.scene.update(25)
        assert isinstance(over, Replace)
        assert isinstance(over.scene, ResultsScene)


def test_the_pause_tells_no_result_before_its_time() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Confirm())
        match = made.journey.match
        assert match is not None
        seen = made.scene.board.chips[SEATS[0]]
        assert match.chips[0] != seen  # the rules know already what the cards will bring
        pushed = made.scene.handle(Menu())
        assert isinstance(pushed, Push)
        assert isinstance(pushed.scene, Pause)
        assert pushed.scene._stop.leave == made.app.services.words.ntr("unit.chips", seen)


def test_cancel_pauses_and_l_opens_the_log() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        assert isinstance(made.scene.handle(Cancel()), Push)
        made.scene.resumed(None)
        opened = made.scene.handle(Hot("l"))
        assert isinstance(opened, Push)
        assert isinstance(opened.scene, LogScene)


def test_a_controller_that_goes_away_pauses_the_table() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        paused = made.scene.handle(PadLost("Pad"))
        assert isinstance(paused, Push)
        assert isinstance(paused.scene, Pause)


def test_without_chips_the_table_is_left_when_the_deal_is_over() -> None:
    with table(IN_BETWEEN, "5H 9S 2C", speed="very_fast") as made:
        made.ask()
        match = made.journey.match
        assert match is not None
        match.state.chips[0], match.state.chips[1] = 1, match.state.chips[1] + match.state.chips[0] - 1
        made.scene._run._ask()
        made.run(300)
        made.do(Confirm())
        assert match.chips[0] == 0
        made.until(lambda scene: made.journey.match is None or scene.update(25) is not None)


def test_london_is_taught_while_it_is_played() -> None:
    """Every press goes on; the first cards lie within the first minute; no line comes twice."""
    with program() as app:
        london = load_levels()[0]
        profile = Profile("Ana", "moon", "red", 1)
        journey = Journey(app.services, load_levels(), 1, Save(profile, None, ""))
        made = Table(app, journey, TableScene.begin(journey, london))
        time, dealt, lines = 0, 0, []
        while time < 240_000 and len(lines) < 14:
            if made.scene.line is not None:
                lines.append(made.scene.line.key)
                made.do(Confirm())
            elif made.scene.asked:
                made.run(260)
                made.do(Confirm())
            elif made.scene.board.deal and not dealt:
                dealt = time
            made.scene.update(25)
            time += 25
        assert dealt < 20_000
        assert lines[:2] == ["tutorial.welcome", "tutorial.watch"]
        assert len(lines) == len(set(lines)) >= 12
        seen = {key.removeprefix("lesson.") for key in journey.profile.seen}
        assert seen == set(lines)
        again = Journey(app.services, load_levels(), 2, Save(profile, None, ""))
        again.profile = again.profile.__class__("Ana", "moon", "red", 1, seen=SEEN)
        quiet = Table(app, again, TableScene.begin(again, london))
        quiet.run(20_000)
        assert quiet.scene.line is None


BANKED = "3C KH 2S 9D KC 7D 3S QH 8S"


def test_a_broken_bank_ends_the_hand_and_the_next_banker_is_asked() -> None:
    with table(BANK, BANKED, seats=5, look="salzburg") as made:
        made.ask()
        bank = made.scene.board.chips["bank"]
        assert made.scene.controls.bet.high == bank
        made.do(Hot("m"), Hot("m"))
        made.until(lambda scene: scene.asked)
        assert made.scene.board.chips == {**made.scene.board.chips, "seat 0": 120 + bank}
        assert not made.scene.board.cards
        assert made.scene.board.dealer == 0
        assert made.scene.controls.names == ("bank", "decline")
        made.run(SETTLE)
        made.do(Adjust(30), Confirm())
        made.until(lambda scene: "bank" in scene.board.chips)
        assert HANDS[0] not in made.scene.board.cards


def test_a_bank_that_is_declined_goes_to_the_left() -> None:
    with table(BANK, BANKED, seats=5, look="salzburg") as made:
        made.ask()
        made.do(Hot("n"))
        made.until(lambda scene: scene.asked and scene.controls.bet.kind == "bank")
        made.run(SETTLE)
        made.do(Hot("n"))
        made.until(lambda scene: "bank" in scene.board.chips)
        assert made.scene.board.dealer != 0


def test_a_raise_is_paid_by_the_spread() -> None:
    with table(RED_DOG, "3C 6D 5S", seats=3, look="vienna") as made:
        made.ask()
        assert made.scene.board.chips["stake 0"] == 10
        made.do(Confirm())
        made.until(lambda scene: scene.board.deal == 2)
        assert made.scene.board.chips["seat 0"] == 120 + 4 * 20 - made.scene.board.chips.get("stake 0", 0)
