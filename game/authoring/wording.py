"""What a text must be in English, Russian and Romanian: letters, quotes, spaces, places for names."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

PLACE = re.compile(r"\{[a-z_0-9]+\}")

_QUOTES = {"en": ("“", "”", "„«»"), "ru": ("«", "»", "”"), "ro": ("„", "”", "“")}
_LATIN, _CYRILLIC = "A-Za-zĂăÂâÎîȘșȚț", "А-Яа-яЁё"
_MIXED = re.compile(rf"(?=\w*[{_LATIN}])(?=\w*[{_CYRILLIC}])[^\W\d_]+")
# A verb in the past tense would give the player or a passenger a gender.
_VERB = r"\w+(?:ла?|лся|лась)"
_PAST = re.compile(rf"(?:\{{name\}},?|\b[Вв]ы)\s+(?:не\s+|уже\s+)?{_VERB}\b|\b{_VERB}\s+\{{name\}}")


def tidied(text: str) -> str:
    """`text` with its dashes held to the word before them, so that no row begins with one."""
    return text.replace(" — ", "\u00a0— ")


def faults(lang: str, text: str, limit: int) -> Iterator[str]:
    """Say what is wrong with one text of at most `limit` letters; nothing when it is good."""
    if len(text) > limit:
        yield f"{len(text)} letters, at most {limit}"
    if not text or text != text.strip() or "  " in text:
        yield "empty, or a stray space"
    if text != unicodedata.normalize("NFC", text):
        yield "not in composed form (NFC)"
    if text != tidied(text):
        yield "a dash without a no-break space before it"
    if re.search("[ŞşŢţ]", text):
        yield "cedilla where Romanian has a comma below"
    if re.search(r"[\"'`]|\.\.\.", PLACE.sub("", text)):
        yield "straight quote or three dots"
    opening, closing, foreign = _QUOTES[lang]
    if text.count(opening) != text.count(closing) or any(mark in text for mark in foreign):
        yield "quotation marks of another language, or one of a pair"
    if lang != "ru" and re.search(f"[{_CYRILLIC}]", text):
        yield "Cyrillic letters"
    if mixed := _MIXED.search(text):
        yield f"two scripts in one word: {mixed.group()}"
    if lang == "ru" and _PAST.search(text):
        yield "past tense beside a name or «вы»"
    if text.count("{") != len(PLACE.findall(text)) or text.count("{") != text.count("}"):
        yield "broken {place}"


def places(text: str) -> Counter[str]:
    """The places for names and numbers in `text`: the same in all languages and forms."""
    return Counter(PLACE.findall(text))
