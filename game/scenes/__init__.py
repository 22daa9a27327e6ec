"""What stands on the screen: title, map, table and all the others.

`stack` has what every scene is and how one leads to another. A screen of several files has a folder; `scene`
is the one to begin with there. A table plays what its host gives it (`host`): a career (`journey`), an
evening of pass-and-play (`party.evening`), the daily table (`daily.host`), or an onlooker's (`watch`).
"""
