"""Ace-Deuce Express: a night train, ten card tables, six games."""

__version__ = "0.1.0"
