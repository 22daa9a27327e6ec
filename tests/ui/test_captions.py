"""What is heard stands in words: results stay long enough, crowds of small sounds never hide them."""

from __future__ import annotations

from game.app import App
from game.scenes.stack import Stack
from game.ui.canvas import Canvas
from game.ui.captions import AREA, READ, STAY, Caption, Captions

from .stage import Behind, program, same

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


def drawn(app: App, captions: Captions, area: tuple[int, int, int, int] = AREA) -> Canvas:
    canvas = Canvas(app.services.atlas, app.services.fonts)
    with canvas.clip(*area):
        captions.draw(canvas, app.services.words.tr)
    return canvas


def test_every_caption_is_whole_in_its_area_in_every_language_and_tells_its_side() -> None:
    for lang in ("en", "ru", "ro"):
        with program(lang) as app:
            keys = {entry.caption for entry in app.services.sound.index.effects.values()}
            for key in keys:
                left, right = Captions(), Captions()
                left.hear([Caption(key, pan=-0.5)])
                right.hear([Caption(key, pan=0.5)])
                assert same(drawn(app, left), drawn(app, left, (0, 0, 640, 360)))
                assert not same(drawn(app, left), drawn(app, right))


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
