"""With few chips the heart beats softly a few times; seats are heard from their side."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.events import ChipsMoved
from game.scenes.table.heart import BEATS, EVERY, LONG, Heart
from game.show.hearing import RANK, Heard
from game.ui.intents import Confirm

from .stage import IN_BETWEEN, Table, table

WIDE = "5H QS 9C"


def beats(heart: Heart, ms: int, step: int) -> int:
    """How many beats begin within `ms`."""
    return sum(heart.pass_time(step) and heart.beats for _ in range(0, ms, step))


def test_the_heart_beats_a_few_times_and_is_calm_again() -> None:
    for step in (7, 16, 50):
        heart = Heart()
        assert beats(heart, 5000, step) == 0
        heart.rouse()
        assert beats(heart, EVERY * (BEATS + 3), step) == BEATS
        assert not heart.beats
    heart.rouse()
    assert heart.pass_time(16)
    heart.calm()
    assert not heart.beats
    heart.rouse()
    assert heart.pass_time(16)
    assert not heart.pass_time(LONG - 1)
    assert heart.pass_time(1)


def heard(made: Table) -> list[str]:
    return [caption.key for caption in made.app.services.sound.captions()]


def test_with_few_chips_it_is_heard_and_seen_while_the_person_is_asked() -> None:
    for few, still in ((True, False), (False, False), (True, True)):
        with table(IN_BETWEEN, WIDE, reduced_motion=still) as made:
            if few:
                made.scene._level = replace(made.scene._level, buy_in=600)
            made.ask()
            made.run(6000)
            assert heard(made).count("caption.heartbeat") == (BEATS if few and not still else 0)
            made.picture()
            assert made.scene._look.heart == ("low" if few else "")


def test_the_heart_is_calm_once_the_person_has_answered() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.scene._level = replace(made.scene._level, buy_in=600)
        made.ask()
        made.do(Confirm())
        heard(made)
        made.run(1200)
        assert "caption.heartbeat" not in heard(made)


def test_a_post_sounds_as_high_as_its_rank_where_it_is_wished() -> None:
    for wished in (False, True):
        with table(IN_BETWEEN, WIDE, hear_spread=wished) as made:
            made.ask()
            assert heard(made).count("caption.rank") == (2 if wished else 0)
    five, queen = Heard(RANK, step=5), Heard(RANK, step=12)
    assert (five.variant, queen.variant) == (4, 11)  # a two is the first


def test_many_chips_are_set_down_as_a_stack() -> None:
    for chips, stacks in ((4, 0), (9, 1)):
        with table(IN_BETWEEN, WIDE) as made:
            made.ask()
            heard(made)
            director = made.scene._director
            director.play((ChipsMoved("seat 1", "pool", chips, 100 - chips, chips, why="bet"),))
            made.run(2000)
            assert heard(made).count("caption.chip_stack") == stacks


def test_passengers_are_heard_from_their_side_and_the_person_from_the_middle() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        made.do(Confirm())
        made.run(20_000)
        sounds = made.app.services.sound.captions()
        assert {caption.pan for caption in sounds if caption.key == "caption.your_turn"} == {0.0}
        pans = {caption.pan for caption in sounds}
        assert pans == {0.0, *(made.scene._layout.pan(seat) for seat in (1, 2, 3))}
