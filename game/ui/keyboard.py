"""The keyboard as one person likes it: which key does what, and what is printed on the keys."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping

import pygame

from .bindings import CAPS, KEYS, PROMPTS, PUNCTUATION
from .intents import Intent

FIXED = frozenset({
    pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_AC_BACK,
    pygame.KSCAN_F11,
})  # fmt: skip
"""Keys that always do what they do: whoever has lost himself gets out with them."""

AT_FIRST: dict[str, int] = {
    "up": pygame.KSCAN_UP,
    "down": pygame.KSCAN_DOWN,
    "left": pygame.KSCAN_LEFT,
    "right": pygame.KSCAN_RIGHT,
    "also confirm": pygame.KSCAN_SPACE,
    "also cancel": pygame.KSCAN_BACKSPACE,
    "menu": pygame.KSCAN_P,
    "fast": pygame.KSCAN_F,
    "page left": pygame.KSCAN_Q,
    "page right": pygame.KSCAN_E,
    "delete": pygame.KSCAN_DELETE,
    "less": pygame.KSCAN_MINUS,
    "more": pygame.KSCAN_EQUALS,
    "five less": pygame.KSCAN_PAGEDOWN,
    "five more": pygame.KSCAN_PAGEUP,
    "least": pygame.KSCAN_HOME,
    "most": pygame.KSCAN_END,
    **{name: getattr(pygame, f"KSCAN_{name.upper()}") for name in "hlrnmdsctbxvg1234"},
}
"""The key of every action that may get another one (a scancode), as the game comes."""

_MAY_SERVE = frozenset((
    *range(pygame.KSCAN_A, pygame.KSCAN_0 + 1), *PUNCTUATION, *CAPS,
)) - FIXED  # fmt: skip

# What the letter keys of a board write, in the places of A to Z.
_BOARDS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ",
    "QBCDEFGHIJKL,NOPARSTUVZXYW",
    "ABCDEFGHIJKLMNOPQRSTUVWXZY",
)


class Keyboard:
    """Which key does what. `own` are the keys (scancodes) of actions that got another one.

    Whatever stands in `own`, every action has one key and no two have the same.
    """

    def __init__(self, own: Mapping[str, int] | None = None) -> None:
        self._code = dict(AT_FIRST)
        for action, code in (own or {}).items():
            self._give(action, code)
        taken = AT_FIRST.values()
        self._means = {code: intent for code, intent in KEYS.items() if code not in taken}
        self._means |= {self._code[action]: KEYS[code] for action, code in AT_FIRST.items()}

    def intent(self, code: int) -> Intent | None:
        """What a key means."""
        return self._means.get(code)

    def code(self, action: str) -> int | None:
        """The key of an action, as prompts call it; None when it has none."""
        return self._code.get(action) or PROMPTS[action][0]

    @property
    def own(self) -> dict[str, int]:
        """The keys that are others than at first."""
        return {action: code for action, code in self._code.items() if code != AT_FIRST[action]}

    def given(self, action: str, code: int) -> Keyboard | None:
        """This keyboard with another key for `action`; None when that key can not serve.

        An action that had the key until now gets the old one in exchange.
        """
        changed = Keyboard(self.own)
        return Keyboard(changed.own) if changed._give(action, code) else None

    def _give(self, action: str, code: int) -> bool:
        if action not in AT_FIRST or code not in _MAY_SERVE:
            return False
        for other, its in self._code.items():
            if its == code:
                self._code[other] = self._code[action]
        self._code[action] = code
        return True


# What is looked for on a board: what the type of the game has, and what stands beside the letters.
_LETTERS = f"{string.ascii_lowercase}абвгдеёжзийклмнопрстуфхцчшщъыьэюяăâîșț{''.join(PUNCTUATION.values())}"


def places() -> Callable[[str], int]:
    """Where a letter is on the board that the system has now: its scancode, 0 where no key writes it.

    The system is asked through what pygame gives as the keys held: that is looked up by letter, and
    answers here with the place itself.
    """
    try:
        board = pygame.key.ScancodeWrapper(range(512))  # type: ignore[arg-type]
        return lambda letter: int(board[ord(letter)])
    except (AttributeError, TypeError):  # a pygame that does not lend it
        return lambda letter: 0


class Print:
    """What is printed on the keys of this person's board, as far as it is known."""

    def __init__(self, place_of: Callable[[str], int]) -> None:
        """`place_of` a letter is its scancode, 0 where no key writes it; typed letters tell more."""
        self._board = _BOARDS[0]
        self._seen: dict[int, str] = {}
        for letter in _LETTERS:
            if code := place_of(letter):
                self.see(code, letter, False)

    def see(self, code: int, letter: str, shifted: bool) -> None:
        """A key wrote a `letter`; one letter tells the whole board, when it is a board that is known."""
        written = letter.upper()
        if not (written.isalnum() or (code in PUNCTUATION and written.strip() and not shifted)):
            return
        place = code - pygame.KSCAN_A
        if 0 <= place < len(self._board) and self._board[place] != written:
            boards = [board for board in _BOARDS if board[place] == written]
            if boards:
                self._board = boards[0]
                self._seen.clear()
        self._seen[code] = written

    def on(self, code: int) -> str:
        """What stands on a key."""
        if code in CAPS:
            return CAPS[code]
        place = code - pygame.KSCAN_A
        if code in self._seen:
            return self._seen[code]
        if 0 <= place < len(self._board):
            return self._board[place]
        if pygame.KSCAN_1 <= code <= pygame.KSCAN_0:
            return str((code - pygame.KSCAN_1 + 1) % 10)
        return PUNCTUATION.get(code, "?")
