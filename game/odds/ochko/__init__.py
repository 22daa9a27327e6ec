"""What every choice at Ochko is worth.

`choices` answers, from what `table` reads out of a seat's view. Hands that are played: `play` for the player,
`bank` and `field` for the banker, by way of `duel` (one hand, card by card), `facing`, `front` and `totals`.
Chips before the second card: `bets`, by way of `prospects`, `hand` and `company`. Seldom asked: `halves`,
`sale`, `slips`. `panel` is what the coach shows, `quick` plays thousands of sittings.
"""
