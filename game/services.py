"""Everything that scenes are given: one frozen bundle, made once when the program starts."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from game.i18n import Words
from game.preferences import Preferences
from game.storage.notice import Notice
from game.storage.store import Store
from game.ui.atlas import Atlas
from game.ui.devices import Devices
from game.ui.prompts import Prompts
from game.ui.screen import Screen
from game.ui.sound import Sound
from game.ui.text import Fonts
from game.ui.toasts import Toasts


def fresh_seed() -> int:
    """A seed that nobody can know before: 63 bits from the system's own source."""
    return int.from_bytes(os.urandom(8), "big") >> 1


@dataclass(frozen=True, slots=True)
class Services:
    """What a scene may use. `words` speak the language of now; `fonts` and `atlas` are there to measure."""

    words: Words
    atlas: Atlas
    fonts: Fonts
    screen: Screen
    devices: Devices
    prompts: Prompts
    sound: Sound
    settings: Preferences
    store: Store
    seeds: Callable[[], int] = fresh_seed
    toasts: Toasts = field(default_factory=Toasts)
    narrate: Callable[[str], None] | None = None  # hears each line of a table's log, as soon as it is seen

    def tell(self, notice: Notice | None) -> None:
        """Show what storage has to tell the player, if there is anything."""
        if notice is not None:
            fields = {"key": self.prompts.label("confirm"), **notice.fields}
            if "date" in notice.fields:
                fields["date"] = self.words.minute(str(notice.fields["date"]))
            self.toasts.say(self.words.tr(notice.key, **fields), "saved" if notice.good else "error")
