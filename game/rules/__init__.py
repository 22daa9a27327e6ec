"""The rules of the games: a pure library without pictures, clock, files, prose or hidden chance."""
