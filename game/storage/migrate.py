"""Brings what older versions of the game saved into today's shape, one version at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Body = dict[str, Any]
Migrations = Mapping[int, Callable[[Body], Body]]  # from that version to the next

SAVE_VERSION = 4
SETTINGS_VERSION = 4
PARTY_VERSION = 2
SITTINGS_VERSION = 1
SCORES_VERSION = 1
DAYS_VERSION = 2


def _bets_by_place(body: Body) -> Body:
    """1 to 2: a sitting knows where its bets lie; between two plays of the first games none did."""
    seated = body["profile"]["seated"]
    if seated is not None:
        del seated["course"]["betting"]
    return body


def _as_it_is(body: Body) -> Body:
    """What was added since has a value of its own as long as nobody sets it."""
    return body


# 2 to 3: nobody had begun the return journey; 3 to 4: a sitting knows how it stood when the deal began
SAVES: Migrations = {1: _bets_by_place, 2: _as_it_is, 3: _as_it_is}
# 2 to 3: letters of cards, keys of one's own; 3 to 4: large print
SETTINGS: Migrations = {1: _as_it_is, 2: _as_it_is, 3: _as_it_is}
PARTIES: Migrations = {1: _as_it_is}  # 1 to 2: as 3 to 4 of a save
SITTINGS: Migrations = {}
SCORES: Migrations = {}
DAYS: Migrations = {1: _as_it_is}  # 1 to 2: nobody has written down whether an old day reached its goal


def migrated(body: Body, version: int, to: int, steps: Migrations) -> Body:
    """`body`, written by `version`, as version `to` writes it; `KeyError` when a step is missing."""
    for each in range(version, to):
        body = steps[each](body)
    return body
