"""Brings what older versions of the game saved into today's shape, one version at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Body = dict[str, Any]
Migrations = Mapping[int, Callable[[Body], Body]]  # from that version to the next

SAVE_VERSION = 1
SETTINGS_VERSION = 1
PARTY_VERSION = 1

SAVES: Migrations = {}
SETTINGS: Migrations = {}
PARTIES: Migrations = {}


def migrated(body: Body, version: int, to: int, steps: Migrations) -> Body:
    """`body`, written by `version`, as version `to` writes it; `KeyError` when a step is missing."""
    for each in range(version, to):
        body = steps[each](body)
    return body
