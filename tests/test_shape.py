"""The shape of the repository: where things may lie, how long they may be, what must be said."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted(ROOT.glob("game/**/*.py"))
TOP_LEVEL = {
    "pyproject.toml",
    "game",
    "assets",
    "levels",
    "tests",
    "build.spec",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
}
LONGEST_MODULE = 400


def test_top_level_is_the_agreed_one() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = {line.split("/")[0] for line in listed.stdout.splitlines()} or {
        path.name for path in ROOT.iterdir()
    }
    assert {name for name in names if not name.startswith(".")} - TOP_LEVEL <= {"build", "dist", "mutants"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_module_says_its_purpose_and_stays_short(path: Path) -> None:
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    purpose = ast.get_docstring(tree)
    assert purpose, "a module begins with one line of purpose"
    assert len(purpose.splitlines()[0]) <= 120
    assert len(text.splitlines()) <= LONGEST_MODULE, "one purpose per file: split it"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_public_functions_say_what_goes_in_and_out(path: Path) -> None:
    silent = [
        node.name for node in _public(ast.parse(path.read_text("utf-8"))) if not ast.get_docstring(node)
    ]
    assert not silent


def _public(tree: ast.Module) -> list[ast.FunctionDef | ast.ClassDef]:
    return [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    ]


def test_readme_opens_with_the_two_commands() -> None:
    lines = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.strip()]
    assert lines[2] == "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/ace-deuce"
    assert lines[3] == "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"
    assert lines[5].startswith("![")
    assert (ROOT / lines[5].rsplit("(", 1)[1].rstrip(")")).is_file()


def test_every_version_is_in_the_changelog() -> None:
    import game

    assert f"## {game.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
