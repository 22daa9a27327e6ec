"""The man page, made of what the program itself says on `--help`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game import __version__
from game.cli.commands import COMMANDS, parser

FILES = """.I ~/.local/share/ace-deuce-express/
.RS
Careers, pass and play, settings; another folder with
.BR \\-\\-data-dir .
.RE"""
ENVIRONMENT = """.TP
.B ADE_LANG
The language (en, ru or ro) when none is set in the game."""


def page(date: str) -> str:
    """The page in roff, for section 6 of the manual; `date` is the day of this version."""
    whole = parser(tuple(COMMANDS))
    name, _, about = (whole.description or "").partition(": ")
    head = f'.TH ACE-DEUCE 6 "{date}" "{name} {__version__}" "Games"'
    commands = next(each for each in whole._actions if isinstance(each, argparse._SubParsersAction))
    codes = (whole.epilog or "").partition(": ")[2]
    parts = [
        head,
        f".SH NAME\nace-deuce \\- {_text(about.rstrip('.'))}",
        f".SH SYNOPSIS\n{_synopsis(whole, commands.metavar)}",
        f".SH DESCRIPTION\n{_text(whole.description)}\nWithout a command the game begins.",
        ".SH OPTIONS",
        *_options(whole),
        ".SH COMMANDS",
    ]
    for command, below in commands.choices.items():
        own = _options(below, frozenset(whole._option_string_actions))
        parts += [f".SS {_text(command)}", _text(below.description), *own]
    parts += [".SH FILES", FILES, ".SH ENVIRONMENT", ENVIRONMENT, f".SH EXIT STATUS\n{_text(codes)}"]
    return "\n".join(parts) + "\n"


def _synopsis(whole: argparse.ArgumentParser, command: object) -> str:
    return f".B {_text(whole.prog)}\n[options]\n.RI [ {command} ]"


def _options(whole: argparse.ArgumentParser, told: frozenset[str] = frozenset()) -> Iterator[str]:
    """Each argument with its help, group by group; `--help` needs none, nor does what is `told` already."""
    for group in whole._action_groups:
        own = [each for each in group._group_actions if not told.intersection(each.option_strings)]
        shown = [each for each in own if _is_shown(each)]
        if shown and group.title not in ("options", "positional arguments"):
            yield f".PP\n.I {_text(group.title)}"
        for action in shown:
            yield f".TP\n{_heading(action)}\n{_text(action.help)}"


def _is_shown(action: argparse.Action) -> bool:
    return not isinstance(action, argparse._HelpAction | argparse._SubParsersAction)


def _heading(action: argparse.Action) -> str:
    """The words of an argument and what stands after them."""
    value = action.metavar or ("{" + ",".join(map(str, action.choices)) + "}" if action.choices else "")
    takes = value if action.nargs != 0 else ""
    words = ", ".join(rf"\fB{_text(each)}\fR" for each in action.option_strings)
    return f"{words} \\fI{_text(str(takes))}\\fR" if takes else words


def _text(words: str | None) -> str:
    """Plain words in roff: no hyphen becomes a typographic one, no line begins with a command."""
    plain = (words or "").replace("\\", "\\e").replace("-", "\\-").replace("%%", "%")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
