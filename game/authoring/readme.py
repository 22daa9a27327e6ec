"""Prints counted sittings and careers into README.md, between two marks.

Count with `ace-deuce simulate --all --json` and `ace-deuce simulate --career --json`, each into a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.bots.policies import POLICIES
from game.career.level import STATIONS
from game.careers import Careers
from game.cli.simulate import careers, sittings
from game.simulate import Count

BEGIN, END = "<!-- counted: python -m game.authoring readme -->", "<!-- end of the count -->"
HEADING = "## How the tables play"
INTRODUCTION = (
    "Whole sittings by three policies: always the best decision (coach), an ordinary evening's play "
    "(casual), any legal play (random)."
)


def read(texts: Sequence[str]) -> tuple[list[Count], list[Careers]]:
    """The counts in these JSON texts, one object or a list in each; `msgspec.ValidationError` for others."""
    counts: list[Count] = []
    lives: list[Careers] = []
    for text in texts:
        found = msgspec.json.decode(text)
        for each in found if isinstance(found, list) else [found]:
            if "table" in each:
                counts.append(msgspec.convert(each, Count))
            else:
                lives.append(msgspec.convert(each, Careers))
    order = tuple(POLICIES)
    counts.sort(key=lambda count: (STATIONS.index(count.table), order.index(count.policy)))
    return counts, lives


def written(counts: Sequence[Count], lives: Sequence[Careers]) -> str:
    """What stands between the marks."""
    parts = [INTRODUCTION]
    if counts:
        numbers = {count.sittings for count in counts}
        often = f" --sittings {counts[0].sittings}" if len(numbers) == 1 else ""
        parts += [f"`ace-deuce simulate --all{often} --seed {counts[0].seed}`"]
        parts += [sittings(counts)]
    if lives:
        parts += [
            f"`ace-deuce simulate --career --runs {lives[0].runs} --seed {lives[0].seed}`",
            careers(lives),
        ]
    return "\n\n".join(parts)


def put(readme: str, text: str) -> str:
    """`readme` with `text` between the marks, which are added at the end where there are none."""
    if BEGIN not in readme:
        readme = f"{readme.rstrip()}\n\n{HEADING}\n\n{BEGIN}\n{END}\n"
    before, _, rest = readme.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}"


def write(path: Path, files: Sequence[Path]) -> None:
    """Put the counts that lie in `files` into the text at `path`."""
    text = written(*read([each.read_text(encoding="utf-8") for each in files]))
    path.write_text(put(path.read_text(encoding="utf-8"), text), encoding="utf-8")
