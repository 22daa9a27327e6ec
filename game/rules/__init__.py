"""The rules of the games: a pure library without pictures, clock, files, prose or hidden chance.

`engine` is the door. `variants` has a module for each game, `between` and `ochko` what some of them share.
Plays and what may be played are `actions`, what happened `events`, what a seat may know is a `view`; `record`
plays a sitting again, and `record_file` and `text` write all of it down.
"""
