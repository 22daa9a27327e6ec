"""Records as files that people can read, in the folder `records` of the player: written and read back."""

from __future__ import annotations

import re
from pathlib import Path

from game.career.level import STATIONS
from game.review import Kept, seated
from game.rules import text
from game.rules.actions import Refused
from game.rules.record import IllegalPlay, replay
from game.rules.record_file import RecordError, parse_record, write

from . import safe_file
from .notice import Notice, not_written

FOLDER = "records"
LARGEST = 1_000_000  # bytes; a long sitting has some ten thousand
_REMARK = re.compile(r"^# (\w+) = (\S.*?)\s*$", re.MULTILINE)


def export(folder: Path, sitting: Kept) -> Path | Notice:
    """Write `sitting` to a file of its own in `folder`/records; the path, or why there is none.

    A sitting of several persons is not written: its cards are theirs.
    """
    if sitting.seat is None:
        return Notice("records.several")
    path = folder / FOLDER / f"{_stem(sitting)}.toml"
    try:
        safe_file.mend(path, (_head(sitting) + write(sitting.record)).encode())
    except OSError as error:
        return not_written(error, str(folder))
    return path


def files(folder: Path) -> list[Path]:
    """The records that lie in `folder`/records, by name."""
    try:
        return sorted((folder / FOLDER).glob("*.toml"))
    except OSError:
        return []


def read(path: Path) -> Kept | Notice:
    """The sitting in a file, as its first seat saw it, or why it cannot be looked at."""
    try:
        if path.stat().st_size > LARGEST:
            return Notice("records.unreadable", {"file": path.name})
        source = path.read_text("utf-8-sig")  # some editors mark their files
    except (OSError, UnicodeDecodeError):
        return Notice("records.unreadable", {"file": path.name})
    try:
        record = parse_record(source)
        steps = tuple(replay(record))
    except RecordError as error:
        return Notice("records.wrong", {"file": path.name, "why": str(error)})
    except Refused as refused:
        return Notice("records.wrong", {"file": path.name, "why": text.problem(refused.problem)})
    except IllegalPlay as illegal:
        return Notice("records.illegal", {"file": path.name, "n": illegal.number, "play": illegal.play})
    except (ValueError, ArithmeticError, LookupError, TypeError) as error:  # house rules of another kind
        return Notice("records.wrong", {"file": path.name, "why": str(error)})
    if len(steps) != len(record.plays) + 1:
        return Notice("records.left_out", {"file": path.name})
    remarks = dict(_REMARK.findall(source.split("variant", 1)[0]))
    letters = [text.seat_letter(seat) for seat in range(len(record.chips))]
    sitters, seat = seated([remarks[each] for each in letters if each in remarks], len(letters))
    profit = 0 if seat is None else steps[-1].state.chips[seat] - record.chips[seat]
    station = remarks.get("station", "")
    when = remarks.get("when", "")
    known = station if station in STATIONS else ""
    return Kept(record, sitters, seat, judged=False, profit=profit, station=known, when=when)


def _stem(sitting: Kept) -> str:
    """As in 2026-03-14_211405_london: by time, then the place."""
    time = re.sub(r"[^0-9_-]", "", sitting.when.replace("T", "_"))
    return f"{time}_{sitting.station or sitting.variant}"


def _head(sitting: Kept) -> str:
    """Where, when and who, as remarks: the rules do not need them, readers do."""
    remarks = {"station": sitting.station, "when": sitting.when}
    remarks |= {text.seat_letter(n): each.persona or each.name for n, each in enumerate(sitting.sitters)}
    return "".join(f"# {key} = {' '.join(said.split())}\n" for key, said in remarks.items() if said) + "\n"
