"""The tables of the README come from counts, and leave everything else as it was."""

from __future__ import annotations

import msgspec
import pytest

from game.authoring.readme import BEGIN, END, HEADING, RETURN, put, read, written
from game.counts.careers import travel
from game.counts.sittings import simulate
from game.storage.levels import load_levels

LEVELS = load_levels()[:2]


def texts() -> list[str]:
    counts = [simulate(level, "casual", 3, 7) for level in reversed(LEVELS)]
    return [msgspec.json.encode(each).decode() for each in (counts, travel(LEVELS, "coach", 2, 7))]


def test_counts_are_printed_in_the_order_of_the_line():
    text = written(*read(texts()))
    rows = [row.split("|")[1].strip() for row in text.splitlines() if row.startswith("| ")]
    assert rows == ["table", "london", "paris", "policy", "coach"]
    assert "`ace-deuce simulate --all --sittings 3 --seed 7`" in text
    assert "`ace-deuce simulate --career --runs 2 --seed 7`" in text


def test_counts_of_different_length_say_so_in_their_rows():
    counts = [simulate(LEVELS[0], "casual", sittings, 7) for sittings in (2, 3)]
    text = written(counts, [])
    assert "`ace-deuce simulate --all --seed 7`" in text
    assert [row.split("|")[3].strip() for row in text.splitlines() if "london" in row] == ["2", "3"]


def test_the_way_back_comes_after_the_way_out():
    counts = [simulate(LEVELS[0], "casual", 2, 7, back) for back in (True, False)]
    text = written(counts, [travel(load_levels()[-1:], "casual", 1, 7, back=True)])
    out, back = text.split(RETURN)
    assert "london" in out
    assert "london" in back
    assert "`ace-deuce simulate --all --return --sittings 2 --seed 7`" in back
    assert "`ace-deuce simulate --career --return --runs 1 --seed 7`" in back
    assert "--return" not in out


def test_printing_twice_is_printing_once_and_the_rest_stays():
    once = put("# Title\n\nText.\n", "one")
    assert once == f"# Title\n\nText.\n\n{HEADING}\n\n{BEGIN}\n\none\n\n{END}\n"
    more = f"{once}\n## Later\n"
    assert put(put(more, "two"), "three") == more.replace("one", "three")


def test_what_is_no_count_is_refused():
    with pytest.raises(msgspec.ValidationError):
        read(['{"table": "london"}'])
