"""What the desktop is told: the menu entry, the description, icons and man page fit the program."""

from __future__ import annotations

import configparser
import os
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import game.ui  # noqa: F401  # tells the window system whose window it is
from game import __version__
from game.authoring import desktop
from game.cli.commands import COMMANDS, parser

ROOT = Path(__file__).resolve().parents[2]
SHARE = ROOT / desktop.FOLDER
SIZES = (16, 24, 32, 48, 64, 128, 256)
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_icons_and_man_page_are_current() -> None:
    assert desktop.stale(ROOT) == []


def test_a_changed_and_a_missing_file_are_told(tmp_path: Path) -> None:
    there = tmp_path / desktop.FOLDER
    (there / "metainfo").mkdir(parents=True)
    (there / "metainfo/ace-deuce.metainfo.xml").write_bytes(
        (SHARE / "metainfo/ace-deuce.metainfo.xml").read_bytes()
    )
    (tmp_path / "assets/art").symlink_to(ROOT / "assets/art")
    desktop.write(tmp_path)
    page, icon = there / "man/man6/ace-deuce.6", there / "icons/hicolor/16x16/apps/ace-deuce.png"
    page.write_bytes(page.read_bytes().replace(b"night train", b"day train"))
    icon.unlink()
    told = " ".join(desktop.stale(tmp_path))
    assert told == (
        "desktop: icons/hicolor/16x16/apps/ace-deuce.png is not current "
        "desktop: man/man6/ace-deuce.6 is not current"
    )


def test_a_version_without_a_release_has_no_man_page(tmp_path: Path) -> None:
    path = tmp_path / desktop.FOLDER / "metainfo/ace-deuce.metainfo.xml"
    path.parent.mkdir(parents=True)
    path.write_text('<release version="0.0.1" date="2026-01-01"/>')
    with pytest.raises(ValueError, match=re.escape(__version__)):
        desktop.released(tmp_path)


@pytest.mark.parametrize("size", SIZES)
def test_every_icon_has_its_size(size: int) -> None:
    picture = Image.open(SHARE / f"icons/hicolor/{size}x{size}/apps/ace-deuce.png")
    assert picture.size == (size, size)


def test_the_drawn_squares_are_the_picture() -> None:
    """Each path fills its runs of one row: painted again they give the icon of 64 pixels."""
    picture = Image.open(SHARE / "icons/hicolor/64x64/apps/ace-deuce.png").convert("RGBA")
    drawn = Image.new("RGBA", picture.size)
    text = (SHARE / "icons/hicolor/scalable/apps/ace-deuce.svg").read_text("utf-8")
    for colour, steps in re.findall(r'fill="(#\w{6})" d="([^"]+)"', text):
        for x, y, width, back in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", steps):
            assert width == back
            drawn.paste(colour, (int(x), int(y), int(x) + int(width), int(y) + 1))
    assert drawn.tobytes() == picture.tobytes()


def test_the_man_page_tells_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    page = (SHARE / "man/man6/ace-deuce.6").read_text("utf-8").replace("\\-", "-")
    whole = parser(tuple(COMMANDS))
    helps = [whole.format_help()]
    for name in COMMANDS:
        assert f"\n.SS {name}\n" in page
        with pytest.raises(SystemExit):
            parser((name,)).parse_args((name, "--help"))
        helps.append(capsys.readouterr().out)
    options = {word for text in helps for word in re.findall(r"--[a-z]+(?:-[a-z]+)*", text)} - {"--help"}
    assert len(options) > 20
    assert [option for option in sorted(options) if option not in page] == []


def test_the_window_belongs_to_the_menu_entry() -> None:
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(SHARE / "applications/ace-deuce.desktop", "utf-8")
    told = entry["Desktop Entry"]
    assert told["StartupWMClass"] == os.environ["SDL_VIDEO_X11_WMCLASS"]
    assert os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == "ace-deuce"  # the name of the entry, as Wayland has it
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert told["Exec"] in scripts
    assert told["Icon"] == desktop.NAME
    for key in ("GenericName", "Comment", "Keywords"):
        assert len({told[key], told[f"{key}[ru]"], told[f"{key}[ro]"]}) == 3


def test_the_description_speaks_three_languages_and_names_the_gambling() -> None:
    tree = ElementTree.parse(SHARE / "metainfo/ace-deuce.metainfo.xml")
    for kind in ("summary", "description/p", "description/ul/li"):
        languages = [each.get(LANG, "en") for each in tree.findall(kind)]
        assert languages == ["en", "ru", "ro"] * (len(languages) // 3)
    launched = tree.findtext("launchable")
    assert (SHARE / f"applications/{launched}").is_file()
    ratings = {each.get("id"): each.text for each in tree.findall("content_rating/content_attribute")}
    # In the words of OARS: gambling with play money; glasses and ashtrays stand on the tables.
    assert ratings == {"money-gambling": "moderate", "drugs-alcohol": "mild", "drugs-tobacco": "mild"}
