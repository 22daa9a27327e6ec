"""The banker's cards at Ochko: what his total, and each card more, is worth against all who are still in.

The cards that lie face down before the others are weighed with what their owners did so far, and with
every card that the banker draws. Exact against one hand (`duel`); against several the hidden
cards are taken one by one, each with the others as they are on average. That he may run out of chips is
left aside.
"""

from __future__ import annotations

from operator import mul

from .duel import NOTHING, Duel, brings, brought, weighed
from .field import Totals, stood_total, times
from .table import Held, Table
from .totals import BUST, MOST, best, start

_TOLD, _TOLD_OF_MANY = 5, 3  # cards that he may yet draw are told apart up to so many


class Bank:
    """The banker's turn; values are in chips."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.owed = 0.0  # what is lost or won whatever he draws
        self._known = [0.0] * (MOST + 1)  # chips of hands that hide nothing, by their total
        self._hidden: list[tuple[int, list[tuple[int, float, int]]]] = []
        for each, guess in zip(table.others, table.guesses[:-1], strict=True):
            self._read(each, guess)
        self._first = len(table.banker.open)

    def _read(self, each: Held, guess: tuple[float, ...]) -> None:
        paid = times(self._table.rules, each.open) if not each.hidden else 0
        hard, ace = start(each.open)
        if paid:
            self.owed -= paid * each.bet
        elif not each.hidden:
            self._known[stood_total(self._table.rules, each, hard, ace)] += each.bet
        else:
            cases = []
            for value, chance in enumerate(guess):
                if chance:
                    total = hard + value
                    counted = stood_total(self._table.rules, each, total, ace | (value == 1))
                    cases.append((value, chance, counted if total <= MOST else BUST))
            self._hidden.append((each.bet, cases))

    def chances(self) -> list[Totals]:
        """The chances of the totals of every other hand, over 21 at place 0; all 0 where it is paid extra."""
        found, hidden = [], iter(self._hidden)
        for each in self._table.others:
            totals = [0.0] * (MOST + 1)
            if each.hidden:
                for _, chance, total in next(hidden)[1]:
                    totals[total] += chance
            elif not times(self._table.rules, each.open):
                totals[stood_total(self._table.rules, each, *start(each.open))] = 1.0
            found.append(totals)
        return found

    def stand(self, values: tuple[int, ...]) -> float:
        """What the total of these cards brings."""
        return self._against(best(*start(values)), values)

    def draw(self) -> float:
        """What a card more brings, and the best after it."""
        duel = self._one() if len(self._hidden) == 1 else self._several()
        return self.owed + duel.draw(*start(self._table.banker.open))

    def _one(self) -> Duel:
        """Against the only hand that hides a card."""
        unseen, known = self._table.unseen, tuple(self._known)
        bet, cases = self._hidden[0]
        fits, counts = [0.0] * 11, dict[int, int]()
        for value, chance, total in cases:
            fits[value], counts[value] = chance / unseen[value], total
        brought = brings(known, bet, tuple(counts.get(v) for v in range(11)), self._table.rules.ties)
        return Duel(unseen, tuple(fits), weighed(fits, brought), sum(known) + bet, _TOLD)

    def _several(self) -> Duel:
        """Against many: each card of the stock by how much its going moves what they hide."""
        stock, ties = self._table.stock, self._table.rules.ties
        field = self._known.copy()
        moves = [[0.0] * (MOST + 1) for _ in range(11)]
        for bet, cases in self._hidden:
            usual = [0.0] * (MOST + 1)
            for _, chance, total in cases:
                usual[total] += bet * chance
            field = [a + b for a, b in zip(field, usual, strict=True)]
            for value, chance, total in cases:
                share = chance / self._table.unseen[value]
                moves[value] = [a - share * b for a, b in zip(moves[value], usual, strict=True)]
                moves[value][total] += share * bet
        found = brought(field, ties)
        columns = [brought(each, ties) for each in moves]
        columns[0] = found
        rows = [[row[0] - sum(map(mul, stock, row)), *row[1:]] for row in zip(*columns, strict=True)]
        return Duel(stock, NOTHING, rows, sum(field), _TOLD_OF_MANY)

    def over(self, values: tuple[int, ...]) -> float:
        """What it costs to go over 21: every bet that is still in, but for those that hide a bust (OX4)."""
        return self._against(0, values)

    def _against(self, total: int, values: tuple[int, ...]) -> float:
        field = self._field(values)
        tied = field[total] if self._table.rules.ties else 0.0
        found = self.owed + 2 * field[BUST] - sum(field[1:])
        return found + 2 * sum(field[1:total]) + field[total] + tied if total else found

    def _field(self, values: tuple[int, ...]) -> Totals:
        """The chips against him by total, when these are his cards: those he drew lie before nobody else."""
        field, drawn = self._known.copy(), values[self._first :]
        left = [max(0.0, 1 - drawn.count(v) / n) if n else 0.0 for v, n in enumerate(self._table.unseen)]
        for bet, cases in self._hidden:
            if drawn:
                weights = [chance * left[value] for value, chance, _ in cases]
                share = bet / (sum(weights) or 1.0)
                for weight, (_, _, total) in zip(weights, cases, strict=True):
                    field[total] += share * weight
            else:
                for _, chance, total in cases:
                    field[total] += bet * chance
        return field
