"""All tests run without a screen and a loudspeaker, and the same examples every time."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def thinking() -> Iterator[None]:
    """Passengers think at once in all tests that do not ask for the thread."""
    from game.scenes.table import advised
    from tests.thinking import AtOnce

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advised, "ahead", AtOnce())
        yield
