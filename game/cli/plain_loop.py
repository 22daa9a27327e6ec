"""The yardsticks: games written as plain loops, with no events, views, records or house rules."""

from __future__ import annotations

from random import Random

PACK = [(rank, suit) for suit in range(4) for rank in range(2, 15)]
SEATS = 5
CHIPS = 100


def play_in_between(decisions: int, seed: int = 1) -> int:
    """Plays `decisions` random bets of In-Between at five seats, sitting after sitting; the chips moved.

    The rules are the same as those of `InBetweenRules(deals=0)`; chips are checked after every deal.
    """
    random = Random(seed).random
    chips = [CHIPS] * SEATS
    pot, dealer, made, moved = 0, 0, 0, 0
    while made < decisions:
        pack = PACK.copy()
        left = 52
        for step in range(1, SEATS + 1):
            seat = (dealer + step) % SEATS
            if not pot:
                for each in range(SEATS):
                    if chips[each]:
                        chips[each] -= 1
                        pot += 1
            if not chips[seat]:
                continue
            drawn = []
            for _ in range(3):
                place = int(random() * left)
                left -= 1
                drawn.append(pack[place])
                pack[place] = pack[left]
            first, second = drawn[0][0], drawn[1][0]
            low, high = (first, second) if first < second else (second, first)
            if low == high:
                won = min(2, pot)
                chips[seat] += won
                pot -= won
                left += 1  # the third card stays in the pack
                pack[left - 1] = drawn[2]
                continue
            if high - low == 1:
                chips[seat] -= 1
                pot += 1
                left += 1
                pack[left - 1] = drawn[2]
                continue
            bet = 1 + int(random() * min(pot, chips[seat]))
            if low < drawn[2][0] < high:
                chips[seat] += bet
                pot -= bet
            else:
                chips[seat] -= bet
                pot += bet
            moved += bet
            made += 1
        if sum(chips) + pot != SEATS * CHIPS:
            raise AssertionError(f"chips were lost: {chips} and {pot}")
        dealer = (dealer + 1) % SEATS
        if sum(1 for each in chips if each) < 2:
            chips, pot = [CHIPS] * SEATS, 0
    return moved


def play_yablon(decisions: int, seed: int = 1) -> int:
    """Plays `decisions` random decisions of Yablon with a pool at five seats; the chips moved.

    The rules are the same as those of `YablonRules(deals=0, ante=1)`: pairs and neighbours make no bet.
    """
    random = Random(seed).random
    chips = [CHIPS] * SEATS
    pool, dealer, made, moved = 0, 0, 0, 0
    while made < decisions:
        playing = [(dealer + step) % SEATS for step in range(1, SEATS + 1) if chips[(dealer + step) % SEATS]]
        pack, left, hands = PACK.copy(), 52, {}
        for seat in playing:
            chips[seat] -= 1
            pool += 1
            hand = []
            for _ in range(2):
                place = int(random() * left)
                left -= 1
                hand.append(pack[place][0])
                pack[place] = pack[left]
            hands[seat] = hand
        for seat in playing:
            low, high = sorted(hands[seat])
            most = min(pool, chips[seat])
            if high - low < 2 or not most:
                continue
            made += 1
            bet = int(random() * (most + 1))
            if not bet:
                continue
            place = int(random() * left)
            left -= 1
            drawn = pack[place][0]
            pack[place] = pack[left]
            won = bet if low < drawn < high else -bet
            chips[seat] += won
            pool -= won
            moved += bet
        if sum(chips) + pool != SEATS * CHIPS:
            raise AssertionError(f"chips were lost: {chips} and {pool}")
        dealer = (dealer + 1) % SEATS
        if sum(1 for each in chips if each) < 2:
            chips, pool = [CHIPS] * SEATS, 0
    return moved
