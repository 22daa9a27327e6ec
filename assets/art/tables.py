"""The saloon and the table of every station, and the strips that pass behind its windows."""

from __future__ import annotations

from art import scenery, walls
from art.dial import cropped, printed
from art.felt import SHAPES, Table, floor_shadow
from art.lamps import swaying
from art.saloons import SALOONS, Saloon
from game.authoring.pixels import Canvas, Sprite


def _felt(saloon: Saloon, shape: str) -> Canvas:
    table = Table(SHAPES[shape], saloon.cloth, saloon.rays, saloon.brightest, saloon.rail, saloon.emblem)
    return printed(table) if shape == "felt_dog" else table.draw()


def _station(name: str, saloon: Saloon) -> dict[str, Sprite]:
    own, long = f"table_{name}", f"table_{name}_long"
    found = {
        f"table/{name}/back": Sprite(walls.back(saloon, saloon.windows), sheet=own),
        f"table/{name}/felt": cropped(_felt(saloon, "felt"), own),
        f"table/{name}/felt_dog": cropped(_felt(saloon, "felt_dog"), f"table_{name}_dog"),
        f"table/{name}/back_long": Sprite(walls.back(saloon, "long"), sheet=long),
        f"table/{name}/felt_long": cropped(_felt(saloon, "felt_long"), long),
    }
    found |= swaying(saloon.lamp, walls.LAMPS[saloon.windows], f"lamp/{name}", own)
    found |= swaying(saloon.lamp, walls.LAMPS["long"], f"lamp_long/{name}", long)
    for layer, picture in zip(("sky", "far", "near"), scenery.layers(name), strict=True):
        found[f"window/{name}/{layer}"] = Sprite(picture, sheet=own)
    return found


def sprites() -> dict[str, Sprite]:
    """`table/<station>/...` and `window/<station>/...`; felts and shadows are placed at 0, 0."""
    found: dict[str, Sprite] = {}
    for name, saloon in SALOONS.items():
        found |= _station(name, saloon)
    for shape, geometry in SHAPES.items():
        found[f"shadow/table/{shape}"] = cropped(floor_shadow(geometry), "table_shadows")
    return found
