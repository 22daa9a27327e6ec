"""The porter's shift: an offer, a short scene, a wage, so that nobody is ever stuck."""

from __future__ import annotations

from game.career import porter
from game.scenes.dialogue import Answer, DialogueScene, Page
from game.scenes.journey import Journey


def porter_scene(journey: Journey) -> DialogueScene:
    """Janko offers the cap; whoever takes it has chips for a seat afterwards."""
    words, profile = journey.services.words, journey.profile
    wage = porter.wage(profile, journey.levels)
    shift = porter.scene(profile)
    answers = (
        Answer(words.tr("porter.yes"), words.tr("porter.yes_note", n=wage)),
        Answer(words.tr("porter.no"), words.tr("porter.no_note"), ends=True),
    )
    offer = "porter.offer_again" if profile.shifts else "porter.offer_first"
    pages = (
        Page("janko", "neutral", words.tr(offer), answers),
        Page("janko", "neutral", words.tr(f"porter.{shift}_1")),
        Page("janko", "happy", words.tr(f"porter.{shift}_2")),
        Page("janko", "happy", f"{words.tr('porter.pay')} {words.ntr('counted.wage', wage)}"),
    )
    title, foot = words.tr("porter.title"), words.tr("porter.foot")

    def paid() -> None:
        journey.services.sound.effect("coin")
        journey.work()

    return DialogueScene(journey.services, title, pages, paid, foot)
