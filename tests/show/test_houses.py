"""House rules of In-Between on the screen: what the dealer called, a pair in two hands, chips of the bank."""

from __future__ import annotations

import pytest

from game.i18n import Words
from game.paths import baked
from game.rules import places
from game.rules.actions import CanCall
from game.rules.events import SittingOpened
from game.rules.variants.in_between import InBetweenRules
from game.show.card_words import rank_words
from game.show.layout import POOL_PLATE, SCREEN, Layout
from game.show.say import log_line
from game.ui.intents import Confirm, Hot

from .stage import ACES, Table, table
from .tables import opened, steps


def deal_oneself(at: Table) -> None:
    """Play on until the person has to call the aces of a deal."""
    at.ask()
    while not any(isinstance(option, CanCall) for option in at.scene.controls.options):
        at.do(Confirm())
        at.run(400)
        at.ask()


def test_the_dealer_calls_all_aces_with_a_button() -> None:
    with table(ACES, "5S QD 8S 2S JD 8D", seats=2, look="constanta") as at:
        deal_oneself(at)
        assert not at.scene.board.cards
        assert at.scene.controls.names == ("call_high", "call_low")
        at.do(Hot("2"))
        at.until(lambda scene: scene.board.aces == "low")
        at.ask()
        at.picture()


@pytest.mark.parametrize(("lang", "ace", "king"), [("en", "A", "K"), ("ru", "Т", "К"), ("ro", "A", "K")])
def test_an_ace_that_is_low_has_its_name_among_the_ranks_that_win(lang: str, ace: str, king: str) -> None:
    tr = Words(baked() / "locale", lang).tr
    assert rank_words((1, 2), tr) == f"{ace}·2"
    assert rank_words(range(1, 9), tr) == f"{ace}…8"
    assert rank_words((10, 13), tr) == f"10·{king}"


@pytest.mark.parametrize("seats", range(2, 18))
def test_cards_of_a_split_pair_wait_beside_the_posts(seats: int) -> None:
    layout = Layout(seats, 0)
    for seat in range(seats):
        posts = layout.cards(places.hand(seat), 3)
        heads = [box for at in layout.at for box in (at.head, at.plate)]
        stands = (*heads, POOL_PLATE, layout.deck)
        for aside in layout.cards(places.hand(seat, 1), 3):
            assert aside.within(SCREEN)
            assert not any(aside.overlaps(post) for post in (*posts, *stands))


def test_chips_of_the_bank_do_not_come_out_of_the_pot() -> None:
    layout = Layout(4, 0)
    seats = [layout.chips(places.seat(seat)) for seat in range(4)]
    assert layout.chips(places.HOUSE) not in (layout.chips(places.POOL), *seats)


def test_the_log_tells_who_did_what_by_these_rules() -> None:
    said: set[str] = set()

    def tr(key: str, /, **fields: str | int) -> str:
        said.add(key)
        return key

    for rules in (
        InBetweenRules(deals=9, ante=4, pair="split", gap_bet=1, to_see=1, ace_call=True, ace_when="deal"),
        InBetweenRules(deals=9, ante=4, pair="bank"),
    ):
        for seed in range(6):
            for _, events in steps(rules, 3, seed, chips=90):
                if isinstance(events[0], SittingOpened):
                    view, events = opened(events, 0)
                for event in events:
                    log_line(event, view, str, tr)
    wanted = {"log.gap", "log.to_see", "log.splits", "log.bank_pays", "log.aces_high", "log.aces_low"}
    assert wanted <= said
