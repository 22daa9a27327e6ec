"""Records word for word: the whole sentence about what cannot be read, and how a record is written."""

from __future__ import annotations

import pytest

from game.rules.actions import Bet, CanBet, CanPass, Problem
from game.rules.cards import parse_all
from game.rules.ochko.table import Slip
from game.rules.record import IllegalPlay, Play, Record, RecordError, parse_record, run, write
from game.rules.rng import ALGORITHM
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules

SHORT = 'variant = "yablon"\nchips = [100, 100]\n'
FIELDS = "variant, chips, dealer, seed, random, pool, draw, cards, slips, slip_percents, plays, house"
GAMES = "in_between, yablon, yablon_bank, red_dog, ochko, ochko_bank"
KINDS = "no_burn, skipped, face_up, two_first, two_second, turned, unasked, face_up_again, unasked_stood"
PLAY = "is no play: write as in `bet 10`, `no bet` or `call high`"
SLIP = "is no slip: write deal, kind and seat; the kinds are "


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (SHORT + "colour = 1", f"colour: unknown; a record has {FIELDS}"),
        (SHORT + 'random = "x"', f"random: the seed is for 'x', and this game has {ALGORITHM!r}"),
        (SHORT + 'dealer = "A"\ndraw = "AS"', "draw: there is none where the dealer is given"),
        ('variant = "yablon"', "chips: a list is needed, as in chips = [...]"),
        (SHORT + "cards = 1", "cards: a list is needed, as in cards = [...]"),
        (SHORT + 'plays = "A bet 1"', "plays: a list is needed, as in plays = [...]"),
        (SHORT + "slips = 1", "slips: a list is needed, as in slips = [...]"),
        ("chips = [1]", f"variant: None is none of {GAMES}"),
        ("variant = []\nchips = [1]", f"variant: [] is none of {GAMES}"),
        ("variant = 5\nchips = [1]", f"variant: 5 is none of {GAMES}"),
        (SHORT + "pool = 1.5", "pool: 1.5 is not a whole number"),
        (SHORT + "seed = true", "seed: True is not a whole number"),
        ('variant = "yablon"\nchips = [1, "2"]', "chips[1]: '2' is not a whole number"),
        (SHORT + "draw = 5", 'draw: cards are one string, as in "5S 10H"'),
        (SHORT + 'draw = "5S 1S"', "draw, card 2: '1S' is no card: write rank and suit, as in 10S or AH"),
        (SHORT + "cards = [5]", 'cards[0]: cards are one string, as in "5S 10H"'),
        (SHORT + 'dealer = "R"', "dealer: 'R' is no seat: write a letter from A to Q"),
        (SHORT + "dealer = 1.0", "dealer: '' is no seat: write a letter from A to Q"),
        (SHORT + "dealer = true", "dealer: '' is no seat: write a letter from A to Q"),
        (SHORT + "dealer = 2", "dealer: there is no seat 2 at a table of 2"),
        (SHORT + "plays = [1]", "plays[0]: 1 is no play: write as in `A bet 10`"),
        (SHORT + 'plays = ["A"]', "plays[0]: 'A' is no play: write as in `A bet 10`"),
        (SHORT + 'plays = ["C bet 1"]', "plays[0]: there is no seat C at a table of 2"),
        (
            SHORT + 'plays = ["A x"]',
            "plays[0]: 'x' is no play: write as in `bet 10`, `no bet` or `call high`",
        ),
        (SHORT + "slips = [1]", f"slips[0]: 1 {SLIP}{KINDS}"),
        (SHORT + 'slips = ["1 sneezed A"]', f"slips[0]: '1 sneezed A' {SLIP}{KINDS}"),
        (SHORT + 'slips = ["1 unasked A 2 3"]', f"slips[0]: '1 unasked A 2 3' {SLIP}{KINDS}"),
        (SHORT + 'slips = ["1 unasked A x"]', f"slips[0]: '1 unasked A x' {SLIP}{KINDS}"),
        (SHORT + 'slips = ["1 unasked C"]', "slips[0]: there is no seat C at a table of 2"),
        (SHORT + f'slips = ["{"1" * 10} no_burn"]', f"slips[0]: '{'1' * 10} no_burn' {SLIP}{KINDS}"),
        (SHORT + "house = 5", "house: a table is needed, as in [house]"),
        (
            'variant = "red_dog"\nchips = [1]\n[house]\npot = 1',
            "house.pot: unknown; red_dog has ante, deals, credit, most_ante, packs, rd_raise, cut_card",
        ),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(source: str, words: str) -> None:
    with pytest.raises(RecordError) as wrong:
        parse_record(source)
    assert str(wrong.value) == words


def test_an_illegal_play_is_said_in_a_sentence() -> None:
    with pytest.raises(IllegalPlay) as illegal:
        run(SHORT + 'dealer = "B"\ncards = ["5S 6S 9S 9H"]\nplays = ["A bet 3"]')
    found = illegal.value
    assert str(found) == "play 1, 'A bet 3': a bet is 1 to 2 here, not 3; legal: no bet, bet 1 to 2"
    assert (found.number, found.play) == (1, "A bet 3")
    assert found.problem == Problem("bet_range", {"amount": 3, "low": 1, "high": 2})
    assert found.legal == (CanPass(), CanBet(1, 2))


def test_the_longest_numbers_that_people_write_are_read() -> None:
    record = parse_record(SHORT + f'slips = ["{"1" * 9} unasked A {"2" * 9}", "1 no_burn", "2 skipped b"]')
    assert record.slips == (
        Slip(111_111_111, "unasked", 0, 222_222_222),
        Slip(1, "no_burn"),
        Slip(2, "skipped", 1),
    )


def test_a_closing_is_a_play_of_nobody() -> None:
    assert parse_record(SHORT + 'plays = ["close"]').plays == (Play(0, None),)
    assert str(Play(0, None)) == "close"
    assert str(Play(1, Bet(5))) == "B bet 5"


def test_how_often_each_seat_slips_is_in_the_record() -> None:
    source = SHORT.replace("yablon", "ochko_bank") + "slip_percents = [2, 30, 2]"
    read = parse_record(source)
    assert read.slip_percents == (2, 30, 2)
    assert "slip_percents = [2, 30, 2]" in write(read).splitlines()
    assert parse_record(write(read)) == read


def test_a_record_is_written_line_by_line() -> None:
    rules = OchkoBankRules(double="off", irregularities="scripted", redouble=False, most_bet=5)
    record = Record(
        rules,
        (50, 60),
        seed=7,
        dealer=1,
        cards=(parse_all("2C"), parse_all("10S 9H")),
        plays=(Play(0, Bet(2)), Play(0, None)),
        slips=(Slip(1, "no_burn"), Slip(1, "skipped", 1), Slip(2, "unasked", 0, 2)),
    )
    assert write(record) == "\n".join(
        [
            'variant = "ochko_bank"',
            "chips = [50, 60]",
            'dealer = "B"',
            "seed = 7",
            f'random = "{ALGORITHM}"',
            "cards = [",
            '    "2C",',
            '    "10S 9H",',
            "]",
            "slips = [",
            '    "1 no_burn",',
            '    "1 skipped B",',
            '    "2 unasked A 2",',
            "]",
            "plays = [",
            '    "A bet 2",',
            '    "close",',
            "]",
            "",
            "[house]",
            "most_bet = 5",
            'double = "off"',
            "redouble = false",
            'irregularities = "scripted"',
            "",
        ]
    )


def test_what_is_standard_is_not_written() -> None:
    record = Record(InBetweenRules(), (20, 20), pool=5, draw=parse_all("9D KS"))
    assert write(record) == "\n".join(
        [
            'variant = "in_between"',
            "chips = [20, 20]",
            "seed = 0",
            f'random = "{ALGORITHM}"',
            "pool = 5",
            'draw = "9D KS"',
            "plays = [",
            "]",
            "",
        ]
    )


def test_all_chips_are_told_at_the_end() -> None:
    record = Record(OchkoBankRules(double="off"), (50, 60), dealer=1, plays=(Play(0, Bet(2)),))
    assert run(write(record)).lines()[-1] == "chips A 48 B 60 pool 0 stake 0 2"
    two = Record(RedDogRules(ante=2), (50, 60), cards=(parse_all("3S 9S"),))
    assert run(write(two)).lines()[-1] == "chips A 48 B 58 pool 0 stake 0 2 stake 1 2"


def test_each_dealer_slips_as_often_as_the_record_says() -> None:
    rules = OchkoBankRules(irregularities="random", slip_percent=0)
    never = Record(rules, (50, 60), dealer=1)
    always = Record(rules, (50, 60), dealer=1, slip_percents=(0, 100))
    assert not any("slip_made" in line for line in run(write(never)).lines())
    assert any("slip_made" in line for line in run(write(always)).lines())
