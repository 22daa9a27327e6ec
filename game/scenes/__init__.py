"""What stands on the screen: title, map, table and all the others.

`stack` has what every scene is and how one leads to another; files of one screen begin alike, and the table
has a folder. A table plays what its host gives it (`host`): a career (`journey`), an evening of pass-and-play
(`party`), the table of the day (`daily_host`), or one that plays by itself (`watch`).
"""
