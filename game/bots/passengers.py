"""The sixteen passengers, one row each."""

from __future__ import annotations

from .persona import Persona

# id, appetite, spread, memory, slip, tilt, courage, stands, double, price, eye, and who deals badly: dealing
_ROWS = (
    ("fontaine", 30, 7, 60, 3, 5, 40, 17, 20, 50, 85),
    ("ilona", 45, 7, 55, 6, 15, 75, 16, 45, 80, 60),
    ("ashworth", 20, 8, 30, 14, 20, 55, 17, 25, 30, 35),
    ("jo", 45, 6, 50, 5, 20, 60, 16, 50, 45, 65),
    ("tomasz", 50, 7, 25, 18, 8, 35, 17, 30, 20, 25),
    ("pavel", 50, 5, 30, 12, 15, 85, 15, 70, 5, 30),
    ("marlow", 25, 5, 70, 8, 30, 50, 16, 45, 40, 90),
    ("singh", 50, 7, 85, 1, 5, 60, 17, 35, 55, 80),
    ("vivienne", 55, 5, 25, 15, 55, 70, 15, 75, 65, 20),
    ("stavros", 65, 6, 60, 10, 25, 80, 16, 60, 85, 55),
    ("emanuel", 55, 7, 95, 2, 10, 55, 17, 55, 60, 75),
    ("zograf", 30, 8, 80, 1, 5, 15, 17, 10, 5, 90),
    ("janko", 25, 5, 35, 22, 40, 20, 15, 20, 25, 60),
    ("nina", 80, 5, 45, 9, 45, 75, 15, 80, 50, 50),
    ("zora", 60, 7, 90, 4, 10, 65, 17, 60, 70, 70),
    ("vautrin", 65, 7, 90, 30, 15, 80, 17, 70, 75, 95, 8),  # his hands shake: see test_vautrin
)

PASSENGERS = {row[0]: Persona(*row) for row in _ROWS}
"""Every passenger by id."""
