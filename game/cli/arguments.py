"""What an argument of a command may be: kinds for `argparse`, each with a sentence for anything else."""

from __future__ import annotations

import argparse

_DIGITS = 18  # of the longest number


def folder(word: str) -> str:
    """The name of a folder; a variable of the shell that was not set names none."""
    if not word:
        raise argparse.ArgumentTypeError("name a folder")
    return word


def count(word: str) -> int:
    """How many, 1 or more."""
    return _number(word, 1)


def count_or_none(word: str) -> int:
    """How many, 0 or more."""
    return _number(word, 0)


def _number(word: str, least: int) -> int:
    number = int(word) if word.isascii() and word.isdigit() and len(word) <= _DIGITS else -1
    if number < least:
        raise argparse.ArgumentTypeError(f"{word!r} is no count: write {least} or more")
    return number


def whole(word: str) -> int:
    """A whole number in plain digits."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number")
    return int(word)
