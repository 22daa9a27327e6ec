"""Whose turn it is while others play: told by what all see, slips or no slips."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import places
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.table.whose import others_turn
from game.ui.canvas import Canvas

from .ochko import ochko

PLAIN = OchkoBankRules(deals=12)
SLIPS = OchkoBankRules(deals=12, irregularities="scripted", slips_announced=False)
SEAT = 2


@pytest.mark.parametrize("rules", [PLAIN, SLIPS], ids=["plain", "slips"])
@pytest.mark.parametrize(
    ("dealer", "bet", "words"),
    [(4, 0, "bets"), (4, 2, "draw or stand"), (SEAT, 0, "plays the bank")],
)
def test_the_bar_says_what_others_do(rules: OchkoBankRules, dealer: int, bet: int, words: str) -> None:
    slips = (Slip(1, "face_up", SEAT),) if rules is SLIPS else ()
    with ochko(rules, 5, banker=4, slips=slips) as at:
        at.ask()
        scene = at.scene
        frame = msgspec.structs.replace(
            scene._frame, turn=(SEAT,), chips=scene._frame.chips | {places.stake(SEAT): bet}
        )
        board = msgspec.structs.replace(scene.board, dealer=dealer)
        look = scene._look
        look.asked = False
        canvas = Canvas(at.app.services.atlas, at.app.services.fonts)
        told = others_turn(scene._painter.scenery(canvas, frame, board, look))
    assert words in told
    assert look.names[SEAT] in told
