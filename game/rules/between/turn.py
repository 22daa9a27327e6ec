"""A turn of In-Between: two cards, what they settle by themselves, the bet and the third card (I8-I16)."""

from __future__ import annotations

from ..actions import AnyOption, CanCall, CanPass
from ..cards import Card
from ..events import (
    Asked,
    BetPlaced,
    CardDealt,
    CardMoved,
    CardsCleared,
    ChipsMoved,
    Event,
    GapBet,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    NoRoomDealt,
    PaidShort,
    PairDealt,
    PoolEmptied,
    PostHit,
    WentBroke,
)
from ..places import HANDS, HOUSE, POOL, SEATS, STAKES, Place, hand
from ..stock import read_to
from ..table import HAND_CLEARED, ask, cut, pay_pool, right_of_dealer, shuffle, sit_out, take_pool
from .aces import LOW, ends, low_ace, post_ranks, to_call
from .house import InBetween
from .limits import bet_range, dearest, gap_bet, post_price, win_back

HIGHER, LOWER = "higher", "lower"


def fresh_pack(t: InBetween, out: list[Event], lying: tuple[Card, ...] = ()) -> None:
    """All cards but those `lying` in the middle are shuffled and cut."""
    shuffle(t, t.dealer, out, t.rules.packs, lying)
    cut(t, t.dealer if t.rules.cut == "dealer" else right_of_dealer(t), out)


def take_turn(t: InBetween, seat: int, out: list[Event]) -> bool:
    """The cards of `seat`; True when it has to choose, False when they settled themselves."""
    rules = t.rules
    if t.chips[seat] <= 0 and not rules.credit:
        sit_out(t, seat, out)  # A-I6
        return False
    t.turn = seat
    if rules.to_see:
        _pay_to_see(t, seat, out)
    if rules.shuffle == "continuous" and t.left < len(t.stock.cards):
        fresh_pack(t, out)
    return _posts(t, seat, out)


def _pay_to_see(t: InBetween, seat: int, out: list[Event]) -> None:
    """The price of the two cards, less where the seat would have nothing left to bet with (X15, C5)."""
    due, chips = t.rules.to_see, t.chips[seat]
    paid = due if due < chips or t.rules.credit else chips - 1
    if paid:
        pay_pool(t, seat, paid, "to_see", out)
    if paid < due:
        out.append(PaidShort(seat, due, paid))


def _posts(t: InBetween, seat: int, out: list[Event]) -> bool:
    """Two cards at once, unless something may come between them."""
    left, stock, place = t.left - 2, t.stock, HANDS[seat]
    if left < 0 or t.rules.ace_call or t.rules.shuffle == "every_card":
        t.posts = (_next_card(t, place, (), out),)
        return _second_post(t, seat, out)
    if left < stock.unread:
        t.stock = stock = read_to(stock, left)
    t.left, uppermost = left, left + 1
    t.posts = first, second = stock.cards[uppermost], stock.cards[left]
    out.append(CardDealt(place, first, True, uppermost))
    out.append(CardDealt(place, second, True, left))
    gap = (first >> 2) - (second >> 2)
    return _ask_bet(t, seat, gap, out) if gap > 1 or gap < -1 else _settle(t, seat, gap, out)


def _second_post(t: InBetween, seat: int, out: list[Event]) -> bool:
    """The card after the first, unless that is an ace to be called before."""
    if call := to_call(t, seat, t.posts):
        ask(t, seat, (call,), out)
        return True
    t.posts += (_next_card(t, HANDS[seat], t.posts, out),)
    return look(t, seat, out)


def look(t: InBetween, seat: int, out: list[Event]) -> bool:
    """An ace among the cards that lie there is called; then what they allow. True when `seat` is asked."""
    if len(t.posts) < 2:
        return _second_post(t, seat, out)
    if call := to_call(t, seat, t.posts):
        ask(t, seat, (call,), out)
        return True
    first, second = post_ranks(t)
    gap = first - second
    return _ask_bet(t, seat, gap, out) if gap > 1 or gap < -1 else _settle(t, seat, gap, out)


def _settle(t: InBetween, seat: int, gap: int, out: list[Event]) -> bool:
    """Neighbours and pairs settle themselves, or the house has something chosen of them."""
    if gap:
        out.append(NoRoomDealt(seat))
        wanted: str = t.rules.consecutive
        asked = _settle_no_room
    else:
        out.append(PairDealt(seat))
        wanted, asked = t.rules.pair, _settle_pair
        if wanted == "split":
            return _split(t, seat, out)
    if wanted != "redeal" and asked(t, seat, out):
        return True
    clear(t, seat, out)
    return _posts(t, seat, out) if wanted == "redeal" else next_hand(t, seat, out)


def _split(t: InBetween, seat: int, out: list[Event]) -> bool:
    """Two equal cards begin a hand each: the second one waits until the first is played (X24).

    A further equal card is split again, and an ace is called anew for each hand.
    """
    first, second = t.posts
    t.posts, t.aside, t.called = (first,), (*t.aside, second), ""
    out.append(HandSplit(seat, 0, 1))
    out.append(CardMoved(HANDS[seat], 1, hand(seat, 1), second, True))
    return _second_post(t, seat, out)


def next_hand(t: InBetween, seat: int, out: list[Event]) -> bool:
    """The next card of a split pair begins its hand, if there is anything to bet and to win; True when asked.

    Who emptied the pot with the first hand has no second one (X24).
    """
    if not t.aside:
        return False
    if not t.pool or not t.can_pay(seat):
        put_aside_away(t, seat, out)
        return False
    card, *others = t.aside
    t.posts, t.aside = (card,), tuple(others)
    out.append(CardMoved(hand(seat, 1), 0, HANDS[seat], card, True))
    return _second_post(t, seat, out)


def put_aside_away(t: InBetween, seat: int, out: list[Event]) -> None:
    """The cards of a split pair that wait for their hands go to the pile."""
    t.aside = ()
    out.append(CardsCleared(hand(seat, 1)))


def _next_card(t: InBetween, place: Place, lying: tuple[Card, ...], out: list[Event]) -> Card:
    """The next card to `place`; without one, all but those `lying` there are shuffled again (A-I8).

    So they are before every card where the house has it (X24).
    """
    if t.rules.shuffle == "every_card" and t.left < len(t.stock.cards):
        fresh_pack(t, out, (*lying, *t.aside))
    left = t.left - 1
    if left < t.stock.unread:
        if left < 0:
            fresh_pack(t, out, (*lying, *t.aside))
            left = t.left - 1
        t.stock = read_to(t.stock, left)
    t.left = left
    card = t.stock.cards[left]
    out.append(CardDealt(place, card, True, left))
    return card


def _settle_no_room(t: InBetween, seat: int, out: list[Event]) -> bool:
    """Two neighbours lose without a third card (I13)."""
    if t.rules.consecutive == "chosen":
        return _ask_bet(t, seat, 1, out)
    if t.rules.consecutive == "push":
        out.append(HandPushed(seat))
        return False
    lost = bet_range(t.rules, t.pool, t.chips[seat], t.deal, 1).low
    out.append(HandLost(seat, lost, "no_room"))
    pay_pool(t, seat, lost, "no_room", out)
    return False


def _settle_pair(t: InBetween, seat: int, out: list[Event]) -> bool:
    """Two equal cards take chips (I14, A-I4), or are called higher or lower."""
    if t.rules.pair == "push":
        out.append(HandPushed(seat))
        return False
    if t.rules.pair == "highlow":
        rank, (lowest, highest) = post_ranks(t)[1], ends(t.aces)
        calls = ((HIGHER,) if rank < highest else ()) + ((LOWER,) if rank > lowest else ())
        options: tuple[AnyOption, ...] = (CanCall(calls, win_back(t, seat)),)
        ask(t, seat, (CanPass(), *options) if t.rules.pass_allowed else options, out)
        return True
    if t.rules.pair == "each":
        _paid_by_each(t, seat, out)
    elif t.rules.pair == "bank":
        _paid_by_bank(t, seat, out)
    else:
        won = min(t.rules.pair_takes, t.pool)
        out.append(HandWon(seat, won, "pair"))
        take_pool(t, seat, won, "pair", out)
        _won_back(t, seat, won)
    return False


def _paid_by_each(t: InBetween, seat: int, out: list[Event]) -> None:
    """Every opponent pays for a pair, or all it has (A-I4 b, C5), from the left of `seat` on."""
    due, n = t.rules.pair_takes, len(t.chips)
    paying = [(seat + step) % n for step in range(1, n) if t.can_pay((seat + step) % n)]
    prices = {each: due if t.can_pay(each, due) else t.chips[each] for each in paying}
    out.append(HandWon(seat, sum(prices.values()), "pair"))
    for each, paid in prices.items():
        t.chips[each] -= paid
        t.chips[seat] += paid
        out.append(ChipsMoved(SEATS[each], SEATS[seat], paid, t.chips[each], t.chips[seat], "pair"))
        if paid < due:
            out.append(PaidShort(each, due, paid))
        if not t.chips[each]:
            out.append(WentBroke(each))
    _won_back(t, seat, sum(prices.values()))


def _paid_by_bank(t: InBetween, seat: int, out: list[Event]) -> None:
    """Fresh chips for a pair, from outside the table (A-I4 c): what the bank has paid is counted."""
    won = t.rules.pair_takes
    t.house -= won
    t.chips[seat] += won
    out.append(HandWon(seat, won, "pair"))
    out.append(ChipsMoved(HOUSE, SEATS[seat], won, t.house, t.chips[seat], "pair"))
    _won_back(t, seat, won)


def _won_back(t: InBetween, seat: int, won: int) -> None:
    """`seat` owes so much less of what it anted, where that has to be won back."""
    t.owed = tuple(max(0, owed - won) if each == seat else owed for each, owed in enumerate(t.owed))


def _ask_bet(t: InBetween, seat: int, gap: int, out: list[Event]) -> bool:
    """What may be bet on posts `gap` ranks apart, with one rank between them also on that rank (X24)."""
    rules = t.rules
    # The price of a post counts only where it limits bets, and neighbours cannot be hit.
    times = dearest(rules, t.posts) if rules.cover == "limit" and abs(gap) > 1 else 1
    cap = win_back(t, seat) if t.owed else 0
    bet = bet_range(rules, t.pool, t.chips[seat], t.deal, times, cap)
    options: tuple[AnyOption, ...] = (CanPass(), bet) if rules.pass_allowed else (bet,)
    if rules.gap_bet and abs(gap) == 2 and (on_gap := gap_bet(rules, t.pool, bet)):
        options = (*options, on_gap)
    t.options = options
    out.append(Asked(seat, options))
    return True


def third_card(t: InBetween, seat: int, amount: int, out: list[Event]) -> None:
    """The bet, the third card between the posts, and the settlement (I11, I12)."""
    t.chips[seat] = left = t.chips[seat] - amount
    out.append(BetPlaced(seat, amount))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, left, amount, "bet"))
    if t.called or t.aces or t.rules.consecutive == "chosen":
        return _called_card(t, seat, amount, out)
    posts = t.posts
    first, second = posts[0] >> 2, posts[1] >> 2
    rank = _next_card(t, HANDS[seat], posts, out) >> 2
    if first < rank < second or second < rank < first:
        _win(t, seat, amount, amount, "between", out)
    elif rank in (first, second):
        _post(t, seat, amount, post_price(t.rules, rank), out)
    else:
        _lose(t, seat, amount, "outside", out)
    return None


def _called_card(t: InBetween, seat: int, amount: int, out: list[Event]) -> None:
    """The third card to an ace or a pair that was called, or none to neighbours that were bet on."""
    first, second = post_ranks(t)
    if abs(first - second) == 1:
        return _lose(t, seat, amount, "no_room", out)
    card = _next_card(t, HANDS[seat], t.posts, out)
    rank = low_ace(card >> 2) if t.aces == LOW else card >> 2
    if min(first, second) < rank < max(first, second):
        return _win(t, seat, amount, amount, "between", out)
    if _equals_post(t, card):
        times = t.rules.match_times if first == second else post_price(t.rules, card >> 2)
        return _post(t, seat, amount, times, out)
    if first == second and (rank > first) == (t.called == HIGHER):
        return _win(t, seat, amount, amount, t.called, out)
    return _lose(t, seat, amount, "outside", out)


def third_card_to_gap(t: InBetween, seat: int, out: list[Event]) -> None:
    """The fixed bet on the one rank between the posts, and its settlement: half the pot if it comes (X24)."""
    amount, wins = t.rules.gap_bet, t.pool // 2
    t.chips[seat] -= amount
    out.append(GapBet(seat, amount, wins))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, t.chips[seat], amount, "bet"))
    card = _next_card(t, HANDS[seat], t.posts, out)
    if _equals_post(t, card):
        _post(t, seat, amount, post_price(t.rules, card >> 2), out)
    elif sum(post_ranks(t)) == 2 * (card >> 2):
        _win(t, seat, amount, wins, "gap", out)
    else:
        _lose(t, seat, amount, "outside", out)


def _equals_post(t: InBetween, card: Card) -> bool:
    return card >> 2 in (t.posts[0] >> 2, t.posts[1] >> 2)


def _win(t: InBetween, seat: int, amount: int, won: int, why: str, out: list[Event]) -> None:
    """The stake comes back, with what it `won` from the pot."""
    t.pool = pool = t.pool - won
    back = t.chips[seat] + amount
    t.chips[seat] = chips = back + won
    out.append(HandWon(seat, won, why))
    out.append(ChipsMoved(STAKES[seat], SEATS[seat], amount, 0, back, "stake"))
    out.append(ChipsMoved(POOL, SEATS[seat], won, pool, chips, "win"))
    if t.owed:
        _won_back(t, seat, won)


def _post(t: InBetween, seat: int, amount: int, times: int, out: list[Event]) -> None:
    """A post costs `times` the stake: what is due beyond it as far as the stack reaches (I12, C5)."""
    extra, stack = (times - 1) * amount, t.chips[seat]
    out.append(PostHit(seat, times))
    if not extra:
        return _lose(t, seat, amount, "post", out)
    payable = extra if extra <= stack or t.rules.credit else stack
    out.append(HandLost(seat, amount + payable, "post"))
    _stake_to_pot(t, seat, amount, out)
    pay_pool(t, seat, extra, "post", out)
    return None


def _lose(t: InBetween, seat: int, amount: int, why: str, out: list[Event]) -> None:
    """The stake goes to the pot."""
    out.append(HandLost(seat, amount, why))
    t.pool = pool = t.pool + amount
    out.append(ChipsMoved(STAKES[seat], POOL, amount, 0, pool, "lose"))
    if not t.chips[seat]:
        out.append(WentBroke(seat))


def _stake_to_pot(t: InBetween, seat: int, amount: int, out: list[Event]) -> None:
    t.pool = pool = t.pool + amount
    out.append(ChipsMoved(STAKES[seat], POOL, amount, 0, pool, "lose"))


def clear(t: InBetween, seat: int, out: list[Event]) -> None:
    """The cards go to the pile (I16); an emptied pot is noticed."""
    out.append(HAND_CLEARED[seat])
    t.posts = ()
    if t.called:
        t.called = ""
    if not t.pool:
        t.pot_won = True
        out.append(PoolEmptied())
