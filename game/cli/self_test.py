"""`ace-deuce --self-test`: is everything here that the game needs, and does it work on this machine?"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from game import paths
from game.bots.anything import any_answer
from game.i18n import LANGUAGES, Words
from game.rules import engine
from game.rules.rng import Rng, below
from game.rules.tags import tag_of
from game.storage.folder import prepared, user_folder
from game.storage.levels import load_levels

FOLDERS = {"words": "locale"}  # bake steps whose folder has another name
NOT_DRAWN = frozenset("\n\u00ad")  # line ends and soft hyphens
ROOM = 16_384  # bytes of a career at its table, by and large
MOST_PLAYS = 10_000  # of one sitting; reaching it means that the rules do not come to an end


class Fault(Exception):
    """What is wrong, in a sentence."""


def run(options: argparse.Namespace) -> int:
    """One line for each check; 0 when all is well, else 1."""
    checks: tuple[tuple[str, Callable[[], str]], ...] = (
        ("files", _files),
        ("pictures", _pictures),
        ("letters", _letters),
        ("words", lambda: words(options.data_dir)),
        ("sounds", _sounds),
        ("saves", lambda: _saves(options.data_dir)),
        ("tables", _tables),
        ("rules", _rules),
    )
    failed = 0
    for name, check in checks:
        try:
            print(f"ok     {name}: {check()}")
        except Exception as error:
            failed += 1
            print(f"FAILED {name}: {error}")
    return 1 if failed else 0


def _files() -> str:
    """Every baked file is the one that the manifest knows."""
    manifest = json.loads((paths.baked() / "manifest.json").read_text("utf-8"))
    wrong, count = [], 0
    for step, entry in manifest.items():
        folder = paths.baked() / FOLDERS.get(step, step)
        for name, digest in entry["files"].items():
            count += 1
            path = folder / name
            if not path.is_file() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
                wrong.append(f"{folder.name}/{name}")
    if wrong:
        raise Fault(f"missing or changed: {', '.join(wrong)}; install the game again")
    return f"{count} as in the manifest"


def _pictures() -> str:
    from game.ui.checkup import broken_pictures

    return _all_read(sorted(paths.baked().rglob("*.png")), broken_pictures)


def _sounds() -> str:
    from game.ui.checkup import broken_sounds

    return _all_read(sorted(paths.baked().rglob("*.ogg")), broken_sounds)


def _all_read(files: list[Path], broken: Callable[[list[Path]], list[str]]) -> str:
    if not files:
        raise Fault("none found; install the game again")
    if found := broken(files):
        raise Fault("; ".join(found))
    return f"{len(files)} read"


def _letters() -> str:
    """Every letter of the three languages is in the face that everything is written in."""
    metrics = json.loads((paths.baked() / "fonts" / "body.json").read_text("utf-8"))
    letters = json.loads((paths.baked() / "locale" / "letters.json").read_text("utf-8"))
    for language in LANGUAGES:
        if missing := set(letters.get(language, "?")) - metrics["glyphs"].keys() - NOT_DRAWN:
            raise Fault(f"{language} needs {' '.join(sorted(missing))}")
    languages = Words(paths.baked() / "locale").languages
    if missing_languages := set(LANGUAGES) - set(languages):
        raise Fault(f"no words for {', '.join(sorted(missing_languages))}")
    return f"all of {', '.join(languages)} are drawn"


def words(data_dir: str | None) -> str:
    """The languages that are spoken, and those of them in which a translator's own file has its say.

    A `Fault` tells what of it is left out.
    """
    folders = paths.words(user_folder(data_dir))
    spoken, own = Words(folders).languages, Words(folders[0]).languages
    if refused := [why for language in LANGUAGES for why in Words(folders, language).refused]:
        raise Fault("; ".join(dict.fromkeys(refused)))
    told = f"; {', '.join(own)} by {folders[0]}" if own else ""
    return f"{', '.join(spoken)}{told}"


def _saves(data_dir: str | None) -> str:
    folder = user_folder(data_dir)  # looked at and nothing else: a game may be running with it
    wrong = prepared(folder, ROOM)
    if wrong is not None and wrong.key == "message.disk_full":
        raise Fault(f"the disk of {folder} is full; make room, or choose another folder with --data-dir")
    if wrong is not None:
        raise Fault(f"{folder} cannot be written; choose another folder with --data-dir")
    return f"{folder} can be written"


def _tables() -> str:
    return ", ".join(level.station for level in load_levels())


def _rules() -> str:
    """One sitting of every game, played at random to its end; no chip is lost."""
    told = []
    for rules in engine.RULES:
        seats = max(rules.SEATS[0], min(5, rules.SEATS[1]))
        told.append(f"{tag_of(rules)} {_sitting(rules(deals=2), seats)}")
    return f"plays: {', '.join(told)}"


def _sitting(rules: engine.Rules, seats: int) -> int:
    """How many plays a sitting took; a `Fault` when it has no end or loses chips."""
    step = engine.start(rules, (50,) * seats, 1)
    before = _total(step.state)
    for play in range(MOST_PLAYS):
        asked = engine.to_act(step.state)
        if not asked:
            break
        at = below(Rng(1, play), 1000)[0] / 1000
        step = engine.apply(step.state, asked[0], any_answer(engine.options(step.state, asked[0]), at))
    if engine.to_act(step.state) or _total(step.state) != before:
        raise Fault(f"{tag_of(rules)} does not come to its end with all its chips")
    return play


def _total(state: engine.State) -> int:
    return sum(engine.view(state, None).chips.values())
