"""Large print: what has to be read is read in it, on every page of words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.career.level import STATIONS
from game.i18n import LANGUAGES
from game.rules.engine import RULES
from game.scenes import dialogue, rulebook
from game.scenes.pack import Pack
from game.scenes.pause import Pause
from game.scenes.rulebook import RulebookScene
from game.scenes.settings.pages import PAGES
from game.scenes.settings.preview import _W as READ
from game.scenes.settings.preview import _Y as READ_FROM
from game.scenes.table.log import LogScene
from game.storage.levels import load_levels
from game.ui.intents import Hot
from game.ui.text import LARGE

from .stage import about, program

ENGLISH = (Path(__file__).resolve().parents[2] / "assets/locale/en.po").read_text("utf8")
PANEL_END = 326


@pytest.fixture(params=LANGUAGES)
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    with program(request.param) as made:
        made.services.settings.change(large_print=True)
        yield made


def test_two_presses_at_the_table_change_cards_and_words() -> None:
    with program() as app:
        services = app.services
        pause = Pause(services, lambda: about(services))
        assert (Pack.of(services).deck, services.fonts.large) == ("card", False)
        pause.handle(Hot("5"))
        assert (Pack.of(services).deck, services.fonts.large) == ("large", True)
        pause.handle(Hot("4"))
        assert Pack.of(services).deck == "large4"
        pause.handle(Hot("5"))
        assert (Pack.of(services).deck, services.fonts.large) == ("card4", False)


def test_it_is_there_again_at_the_next_start(app: App) -> None:
    assert app.services.store.settings()[0].large_print


def test_words_that_do_not_fit_stay_as_they_are(app: App) -> None:
    fonts = app.services.fonts
    assert fonts.reading("119", fonts[LARGE].width("119")) == LARGE
    assert fonts.reading("119", fonts[LARGE].width("119") - 1) == "body"
    app.services.settings.change(large_print=False)
    assert fonts.reading("119", 600) == "body"


def test_whatever_is_told_in_the_corridor_has_room_above_its_foot(app: App) -> None:
    words, wrap = app.services.words, app.services.fonts[LARGE].wrap
    told = re.findall(r'^msgid "((?:beat|porter|return|unlock_say)\.[^"]+)"', ENGLISH, re.M)
    assert len(told) > 50
    for key in told:
        high = 35 + dialogue._LARGE_STEP * len(wrap(words.tr(key), dialogue._WIDTH))
        assert dialogue._FOOT - high - 2 * dialogue._LARGE_ANSWER >= 24, key


def test_the_rules_of_every_house_stand_on_the_pages_of_the_book(app: App) -> None:
    houses = [*(rules() for rules in RULES), *(level.rules for level in load_levels())]
    book = RulebookScene(app.services, houses)
    for game in range(len(houses)):
        book._game = game
        book._open()
        for block in (block for page in book._pages for block in page):
            assert block.height <= rulebook._BOTTOM - rulebook._TOP, block.words
            if block.kind in ("text", "cards"):
                lines = book._wrap(block.words, rulebook._WIDTH)
                wide = [line for line in lines if app.services.fonts[LARGE].width(line) > rulebook._WIDTH]
                assert not wide


def test_what_a_setting_is_about_has_room_beside_the_page(app: App) -> None:
    fonts, tr = app.services.fonts, app.services.words.tr
    for page in set(PAGES) - {"data", "sound"}:
        pairs = [(f"settings.page.{page}", f"settings.page_help.{page}")]
        for line in (line for _, lines in PAGES[page] for line in lines):
            pairs.append((f"setting.{line.field}", f"setting_help.{line.field}"))
        for head, help_ in pairs:
            heads, lines = fonts["display"].wrap(tr(head), READ), fonts[LARGE].wrap(tr(help_), READ)
            assert all(fonts["display"].width(each) <= READ for each in heads)
            assert all(fonts[LARGE].width(each) <= READ for each in lines), lines
            assert READ_FROM + 20 * len(heads) + 10 + 19 * len(lines) <= PANEL_END, help_


def test_the_rules_of_a_new_game_have_room_under_its_ticket(app: App) -> None:
    wrap, tr, told = app.services.fonts[LARGE].wrap, app.services.words.tr, {"pair": 2, "post": 2, "match": 3}
    for station in STATIONS[1:]:
        assert len(wrap(tr(f"unlock_say.{station}"), 528)) <= 2
        for n in (1, 2, 3):
            assert len(wrap(tr(f"unlock_rule.{station}_{n}", **told), 506)) == 1


def test_long_lines_of_the_log_go_on_below(app: App) -> None:
    log = LogScene(app.services, ["one two three " * 12, "last"])
    assert len(log._lines) > 2
    assert log._lines[-1] == "last"
    assert all(app.services.fonts[LARGE].width(line) <= 584 for line in log._lines)
