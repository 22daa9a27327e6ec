"""Prints counted sittings and careers into README.md, between two marks.

Count with `ace-deuce simulate --all --json` and `ace-deuce simulate --career --json`, each into a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from game.bots.policies import POLICIES
from game.career.level import STATIONS
from game.cli.simulate import careers, sittings
from game.counts.careers import Careers
from game.counts.sittings import Count

BEGIN, END = "<!-- counted: python -m game.authoring readme -->", "<!-- end of the count -->"
HEADING = "## How the tables play"
INTRODUCTION = (
    "Whole sittings by three policies: always the best decision (coach), an ordinary evening's play "
    "(casual), any legal play (random)."
)
RETURN = "On the return journey: ten times the stakes, and passengers who count every card and never slip."


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
    lives.sort(key=lambda life: order.index(life.policy))
    counts.sort(key=lambda count: (STATIONS.index(count.table), order.index(count.policy)))
    return counts, lives


def written(counts: Sequence[Count], lives: Sequence[Careers]) -> str:
    """What stands between the marks: the way out, then the way back as far as it was counted."""
    parts = [INTRODUCTION]
    for back in (False, True):
        of_this_way = (
            [each for each in counts if each.back == back],
            [each for each in lives if each.back == back],
        )
        parts += [RETURN] if back and any(of_this_way) else []
        parts += _way(*of_this_way, " --return" if back else "")
    return "\n\n".join(parts)


def _way(counts: Sequence[Count], lives: Sequence[Careers], option: str) -> Iterator[str]:
    """The tables of one way, each below the command that counts it."""
    if counts:
        numbers = {count.sittings for count in counts}
        often = f" --sittings {counts[0].sittings}" if len(numbers) == 1 else ""
        yield f"`ace-deuce simulate --all{option}{often} --seed {counts[0].seed}`"
        yield sittings(counts)
    if lives:
        yield f"`ace-deuce simulate --career{option} --runs {lives[0].runs} --seed {lives[0].seed}`"
        yield careers(lives)


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
