"""The screens of an evening at rest, pixel for pixel; `python -m tests.party.test_frames` paints them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.career.course import begun
from game.match import Match, Sitter
from game.party import Account, Evening, Party, Passenger, Plan, Regular, Tally, changed
from game.review import Review, kept
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.yablon import YablonRules
from game.scenes.curtain import Call, CurtainScene, Next
from game.scenes.party.regulars import RegularsScene
from game.scenes.party.results import PartyResultsScene
from game.scenes.party.review import EveningReview
from game.scenes.pause import Stop
from game.scenes.seating.chairs import CAST, EMPTY, candidates, resized, seat, who
from game.scenes.seating.naming import NameScene
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Pop, Scene
from game.ui.canvas import Canvas
from game.ui.intents import Hot

from .stage import least, plan, program

FRAMES = Path(__file__).resolve().parents[1] / "golden"


def table() -> Plan:
    """Four persons and three passengers."""
    persons = plan(YablonRules(pool_limit=100), 4).sitters
    chairs = (*persons[:3], Passenger("zora"), None, Passenger("ashworth"), persons[3], Passenger("emanuel"))
    return Plan(rules=YablonRules(pool_limit=100), chairs=chairs)


def full() -> Plan:
    """Fourteen at the table, five of them persons."""
    made = resized(changed(table(), rules=InBetweenRules(pass_allowed=True)), 14)
    made = seat(made, 4, "person")
    for number in range(14):
        if who(made.chairs[number]) == EMPTY:
            made = seat(made, number, candidates(made, number)[1])
    return made


def seating(app: App, made: Plan, at: str) -> Scene:
    scene = SeatingScene(app.services, made, lambda plan: Pop())
    scene._board.focus.go(at)
    scene._look()
    return scene


def between(app: App) -> Scene:
    scene = SeatingScene(app.services, table(), lambda plan: Pop(), Pop, {0: 42, 1: 0, 6: 212})
    scene._board.focus.go("chair 4")
    scene._look()
    return scene


def curtain(app: App, name: str, colour: str) -> Scene:
    tr = app.services.words.tr
    order = [Next("Otto", "red", True), Next(name, colour), Next("Lev", "gold"), Next(tr("name.zora"), "")]
    players = app.services.words.ntr("unit.players", 4)
    head = tr("curtain.head", n=14, game=tr("game.yablon"), players=players)
    call = Call(name, "moon", colour, head, order, 1)
    scene = CurtainScene(app.services, call, Scene, lambda: Stop("", "", Scene), lambda result: None)
    scene.update(1000)
    return scene


def results(app: App) -> Scene:
    """Otto has won of all but Maria, who paid in twice."""
    accounts = tuple(
        Account(chair, paid, changed(begun(n, paid), chips=chips, won=n + 3, lost=4, best_win=20 - n))
        for n, (chair, paid, chips) in enumerate(
            zip(table().sitters[:4], (100, 200, 100, 100), _CHIPS, strict=True)
        )
    )
    people = {"otto": Regular("Otto", {"yablon": Tally(sittings=7, chips_in=700, chips_out=832)})}
    return PartyResultsScene(app.services, Evening(table(), accounts, (0, 1, 2, 3), 12), people)


def review(app: App) -> Scene:
    """Late in a hand of a full table at which three persons sat."""
    persons = [Sitter(name) for name in ("Константин В", "Maria", "Lev")]
    cast = [Sitter(who, who) for who in CAST[:11]]
    match = Match.begin(OchkoBankRules(deals=1), (*persons, *cast), (100,) * 14, 11)
    while match.asked is not None:
        asked = match.asked
        match.play(asked, least(match.view(asked)), graded=False) if match.asks_person else match.step()
    hands = Review(kept(match)).hands
    return EveningReview(app.services, [Review(kept(match))], (hands[0].first + 3 * hands[0].last) // 4)


def regulars(app: App, count: int, longest: str = "Maximiliane", asked: bool = False) -> Scene:
    """So many regulars, the first of whom has played everything."""
    games = [tag_of(rules) for rules in RULES]
    people = {}
    for n in range(count):
        name = longest if n == 0 else f"Maria {n}"
        tallies = {
            game: Tally(
                sittings=6 - k,
                won=9 * k,
                lost=7,
                chips_in=900,
                chips_out=1210 - 40 * (n + k),
                grades={"sound": 3},
            )
            for k, game in enumerate(games[: max(1, 6 - n)])
        }
        people[name.casefold()] = Regular(name, tallies, 1240 - 50 * n, 32 * n, 312 - 40 * n)
    app.services.store.save_party(Party(people=people))
    scene = RegularsScene(app.services)
    if asked:
        scene.handle(Hot("delete"))
    return scene


_CHIPS = (241, 130, 84, 45)
SCREENS: dict[str, tuple[str, Callable[[App], Scene]]] = {
    "seating": ("en", lambda app: seating(app, table(), "chair 2")),
    "seating_rules_ru": ("ru", lambda app: seating(app, table(), "rule pool_limit_timing")),
    "seating_full_ro": ("ro", lambda app: seating(app, full(), "chair 13")),
    "seating_alone": ("en", lambda app: seating(app, plan(YablonRules(), 1), "deal")),
    "seating_between_ru": ("ru", between),
    "seating_name_ru": ("ru", lambda app: NameScene(app.services, "Мария")),
    "curtain": ("en", lambda app: curtain(app, "Maria", "cyan")),
    "curtain_ru": ("ru", lambda app: curtain(app, "Константин В", "red")),
    "curtain_ro": ("ro", lambda app: curtain(app, "Ștefăniță", "mint")),
    "regulars": ("en", lambda app: regulars(app, 4)),
    "regulars_many_ru": ("ru", lambda app: regulars(app, 22, "Константин В")),
    "regulars_asked_ro": ("ro", lambda app: regulars(app, 4, asked=True)),
    "regulars_nobody": ("en", lambda app: regulars(app, 0)),
    "party_review_ru": ("ru", review),
    "party_results": ("en", results),
    "party_results_ru": ("ru", results),
}


def picture(name: str, path: Path) -> None:
    """Save the picture of a screen."""
    lang, make = SCREENS[name]
    with program(lang) as app:
        canvas = Canvas(app.services.atlas, app.services.fonts)
        canvas.fill("felt")
        make(app).draw(canvas)
        canvas.save(path)


@pytest.mark.parametrize("name", SCREENS)
def test_screen_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    picture(name, tmp_path / "now.png")
    now = pygame.image.load(tmp_path / "now.png")
    wanted = pygame.image.load(FRAMES / f"{name}.png")
    if pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(wanted, "RGB"):
        return
    difference = now.copy()
    difference.blit(wanted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pygame.image.save(difference, tmp_path / "difference.png")
    pytest.fail(f"{name} looks otherwise: see {tmp_path}")


def paint() -> None:
    """Write all frames anew."""
    for name in SCREENS:
        picture(name, FRAMES / f"{name}.png")


if __name__ == "__main__":
    paint()
