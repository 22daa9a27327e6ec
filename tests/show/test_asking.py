"""What a person is asked, told in a line to whoever does not see the table."""

from __future__ import annotations

from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.asking import asking

from .ochko import ochko
from .stage import IN_BETWEEN, Table, table


def told(at: Table, several: bool = False) -> str:
    at.ask()
    scene = at.scene
    return asking(at.app.services, scene._director.board, scene._controls, "Maria", several)


def test_the_cards_the_pot_the_limits_and_every_answer_with_its_key() -> None:
    with table(IN_BETWEEN, "5H QS 9C") as at:
        assert told(at) == "Your turn: 5♥ Q♠ (POT 4) (min 1 · max 4) Bet [Enter], Pot [M]"


def test_where_several_listen_neither_a_closed_card_nor_an_answer_is_told() -> None:
    with ochko(OchkoBankRules(), 3, look="bucharest") as at:
        assert told(at) == "Your turn: 5♠ Double [D], No double [N]"
        assert told(at, several=True) == "Maria to play:"
        at.scene._controls.shut = True
        assert told(at).startswith("Your turn: ")
