"""What is heard stands in words: results stay long enough, crowds of small sounds never hide them."""

from __future__ import annotations

import pytest

from game.app import App
from game.i18n import LANGUAGES
from game.rules.variants.ochko_bank import OchkoBankRules
from game.scenes.stack import Stack
from game.ui.canvas import Canvas
from game.ui.captions import CORNICE, FOOT, READ, STAY, WINDOW, Caption, Captions
from game.ui.surfaces import Rect
from tests.show.ochko import ochko

from .stage import Behind, program, same
from .test_fit import Proof

WIN, BELL = Caption("caption.win_small"), Caption("caption.your_turn", pan=-0.5)
CHIP, TICK = Caption("caption.chip", small=True), Caption("caption.tick", own=True)


def test_a_small_sound_waits_until_a_result_has_been_read() -> None:
    captions = Captions()
    assert captions.hear([CHIP, WIN, CHIP])
    assert captions.shown == WIN
    captions.update(READ)
    assert captions.hear([CHIP])
    assert captions.hear([BELL])
    assert not captions.hear([TICK])
    assert captions.shown == BELL
    assert not captions.update(STAY - 1)
    assert captions.update(1)
    assert captions.shown is None


def told(app: App, captions: Captions, place: Rect, area: Rect) -> Canvas:
    canvas = Canvas(app.services.atlas, app.services.fonts)
    with canvas.clip(*area):
        captions.draw(canvas, app.services.words.tr, place)
    return canvas


def test_every_caption_is_whole_in_its_area_in_every_language_and_tells_its_side() -> None:
    for lang in ("en", "ru", "ro"):
        with program(lang) as app:
            keys = {entry.caption for entry in app.services.sound.index.effects.values()}
            for key in keys:
                left, right = Captions(), Captions()
                left.hear([Caption(key, pan=-0.5)])
                right.hear([Caption(key, pan=0.5)])
                for place in (CORNICE, WINDOW, FOOT):
                    whole = told(app, left, place, (0, 0, 640, 360))
                    assert same(told(app, left, place, place), whole)
                    assert not same(told(app, right, place, place), whole)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5, 14])
def test_at_a_table_a_caption_covers_the_name_of_the_train_and_nothing_else(lang: str, seats: int) -> None:
    with ochko(OchkoBankRules(), seats, lang=lang, look="istanbul") as at:
        at.ask()
        proof = Proof(at.app.services.atlas, at.app.services.fonts)
        at.scene.draw(proof)
        x, y, w, h = at.scene.told
        under = [b[4] for b in proof.boxes if b[0] < x + w and x < b[2] and b[1] < y + h and y < b[3]]
        station = at.app.services.words.tr("station.istanbul")
        assert under == [at.app.services.words.tr("table.car", station=station)]


def test_the_program_tells_what_sounds_only_where_it_is_wished() -> None:
    with program() as app:
        stack = Stack(Behind())
        app.services.sound.effect("win_pot")
        app._read_sounds(stack, 16)
        assert app.captions.shown is None
        app.services.settings.change(captions=True)
        app.services.sound.effect("win_pot")
        app._read_sounds(stack, 16)
        assert app.captions.shown == Caption("caption.win_pot")
        assert app.services.sound.captions() == []
