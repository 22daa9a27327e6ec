"""The people, the title and the map as baked: complete, joined without seams, and true to their data."""

from __future__ import annotations

import importlib
import json
import re
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from game.authoring.pixels import IDX, T
from game.career.profile import COLOURS, SIGNS

ROOT = Path(__file__).resolve().parents[2]
BAKED = ROOT / "assets/baked/art"
INDEX = json.loads((BAKED / "index.json").read_text("utf8"))
MAP = json.loads((BAKED / "map.json").read_text("utf8"))
MOODS = ("neutral", "happy", "upset")


@pytest.fixture(autouse=True)
def _drawings_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "assets"))


def test_every_passenger_has_three_faces_of_each_size() -> None:
    cast = importlib.import_module("art.cast").CAST
    words = (ROOT / "assets/locale/en.po").read_text("utf8")
    assert sorted(cast) == sorted(re.findall(r'msgid "name\.(\w+)"', words))
    for who in cast:
        for kind, size in (("bust", 48), ("portrait", 48), ("head", 32)):
            entries = [INDEX[f"{kind}/{who}/{mood}"] for mood in MOODS]
            assert [entry["rect"][2:] for entry in entries] == [[size, size]] * 3
            assert len({tuple(entry["rect"]) for entry in entries}) == 3, who


def test_every_sign_has_a_face_of_its_own_in_every_colour_and_mood() -> None:
    for kind, size in (("bust", 48), ("portrait", 48), ("head", 32)):
        entries = [
            INDEX[f"{kind}/player/{sign}/{colour}/{mood}"]["rect"]
            for sign, colour, mood in product(SIGNS, COLOURS, MOODS)
        ]
        assert {tuple(rect[2:]) for rect in entries} == {(size, size)}
        assert len(set(map(tuple, entries))) == len(entries), "two persons who look alike"


def test_small_heads_keep_their_hats_whole() -> None:
    faces = importlib.import_module("art.faces")
    cast, players = importlib.import_module("art.cast"), importlib.import_module("art.players")
    busts = {who: (cast.bust(who, 0), crop) for who, crop in faces.CROPS.items()}
    busts |= {sign: (players.bust(sign, "red", 0), crop) for sign, crop in players.CROPS.items()}
    for who, (drawn, crop) in busts.items():
        head = faces.head(drawn, crop)
        first = int((head.a != T).any(axis=1).argmax())
        on_top = head.a[first][head.a[first] != T]
        closed = set(on_top.tolist()) == {IDX["ink"]}
        assert closed or crop.top == 0, f"the hat of {who} is cut"


def test_strips_of_the_title_join_their_own_beginning() -> None:
    scenery = importlib.import_module("art.title_scenery")
    for strip in (scenery.alps(), scenery.hills_far(), scenery.hills_near()):
        tops = (strip.a != T).argmax(axis=0).astype(int)
        steepest = np.abs(np.diff(tops)).max()
        assert abs(tops[0] - tops[-1]) <= max(4, steepest)


def test_wheels_and_ground_turn_in_eight_different_frames() -> None:
    for kind in ("wheels", "ground"):
        places = [tuple(INDEX[f"title/{kind}/{frame}"]["rect"]) for frame in range(8)]
        assert len(set(places)) == 8
        assert len({place[2:] for place in places}) == 1
    assert INDEX["title/wheels/0"]["anchor"] == INDEX["title/wheels/7"]["anchor"]


def test_the_line_runs_from_node_to_node() -> None:
    stations = list(MAP["nodes"])
    assert [(leg["from"], leg["to"]) for leg in MAP["legs"]] == list(pairwise(stations))
    for leg in MAP["legs"]:
        assert leg["way"][0] == MAP["nodes"][leg["from"]]
        assert leg["way"][-1] == MAP["nodes"][leg["to"]]


def test_the_stations_stand_on_land() -> None:
    land = importlib.import_module("art.map_land").land_mask()
    width, height = MAP["size"]
    assert land.shape == (height, width)
    for x, y in MAP["nodes"].values():
        assert land[y, x]


def test_every_station_has_its_pieces_of_the_map() -> None:
    for station in MAP["nodes"]:
        wanted = {f"landmark/{station}/lit", f"landmark/{station}/dark", f"map/glow/{station}"}
        assert wanted <= INDEX.keys()
        assert INDEX[f"vignette/{station}"]["rect"][2:] == [186, 60]
    for leg in MAP["legs"]:
        track = f"map/track/{leg['from']}-{leg['to']}"
        assert {f"{track}/lit", f"{track}/dark"} <= INDEX.keys()


def test_pieces_for_the_whole_map_fall_into_place() -> None:
    width, height = MAP["size"]
    for name, entry in INDEX.items():
        if name.startswith(("map/track/", "map/glow/")):
            x, y = (-v for v in entry["anchor"])
            assert x >= 0
            assert y >= 0
            assert x + entry["rect"][2] <= width
            assert y + entry["rect"][3] <= height
