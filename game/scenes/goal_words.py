"""The goals of a table in words: what is asked for a star, and how near a sitting came to it."""

from __future__ import annotations

from game.career.goals import Goal
from game.career.level import Level
from game.i18n import Words


def asked(words: Words, level: Level, star: int, full: bool = False) -> str:
    """What the table asks for a star (1 to 3): in few words, or in `full` where two rows have room."""
    chips = "star1_end" if level.to_the_end else "star1"
    goal = {1: chips, 2: f"{level.station}_2", 3: "star3"}[star]
    n = level.accuracy if star == 3 else level.goal
    return words.tr(f"goal_text.{goal}" if full else f"goal.{goal}", n=n)


def came(words: Words, goal: Goal) -> str:
    """How near the sitting came to a goal."""
    match goal.kind:
        case "chips" if goal.met:
            return words.ntr("unit.chips", goal.have)
        case "accuracy":
            return words.percent(goal.have / 100)
        case "rival" | "once" if goal.met:
            return words.tr("results.done")
        case "pot":
            return words.tr("results.at_most", n=words.percent(goal.have / 100))
    key = {"chips": "at_most", "rival": "rival", "once": "not_done", "times": "of"}.get(goal.kind)
    return words.tr(f"results.{key or f'{goal.kind}_of'}", n=goal.have, m=goal.wanted)
