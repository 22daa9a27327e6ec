"""The table scene and its parts.

`scene` leads. `controls` make plays of intents, with the buttons of `answers` and the amount of `bet`;
`running` moves the match on. `painter` draws: the room (`backdrop`, `seats`), what a game has on its cloth
(`cloth`, changed by `pot`, `bank`, `dog` and `ochko_cloth`), what lights up (`bursts`), what seats did last
(`marks`), the bar (`hud`), the coach and the teacher.
"""
