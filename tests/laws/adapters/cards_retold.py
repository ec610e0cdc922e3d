"""The card game told by its events: a spectator's table, moved by public figures alone.

Written from the rules, not from the engine: every amount, every winner and the order of playing are compared with
what the rule says they must be. The tricks are in `cards_tricks`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pioneers import Event
from tests.laws.adapters import cards_tricks as tricks
from tests.laws.adapters.cards_tricks import SUITS, Figures, Table, gain, holders, seat_of, supplied

PRICES = {  # C6.1
    "house": ("gold", "deer", "tree", "stone"),
    "windmill": ("gold", "deer", "tree", "stone"),
    "barn": ("stone", "tree"),
    "storehouse": ("gold", "deer"),
}
LAST_RUN = 40  # C6.4
ALL_CARDS = 56
# The tale of one action needs more than the table shows. These are forgotten after it: the answers that the trick has
# had, the supply cards due for a shown hand, who paid for the start, and the place in the order of the exchange.
SCRATCH = ("answered", "due", "starting", "asking")


def told(view: Table) -> Table:
    """A spectator's view, as far as events tell it. The order of cards in a pile, play or list has no meaning."""
    table: Table = {
        **{name: view[name] for name in ("run", "starter", "trump", "stock", "supplies")},
        "buildings": [sorted(built) for built in view["buildings"]],
        "hands": [len(hand) for hand in view["hands"]],
        "given": [len(given) for given in view["discards"]],
        "deck": len(view["deck"]),
        "gone": sorted(view["gone"]),
        "void": [sorted(suits) for suits in view["void"]],
        "trick": sorted_trick(view["trick"]),
        "exchanging": None,
    }
    if "tricks" in view:  # since rules 3
        table["tricks"] = [sorted_trick(trick) for trick in view["tricks"]]
    if view["step"] in ("exchange", "discard"):
        table["exchanging"] = (view["starter"] + view["phase"]["asked"]) % len(view["hands"])
    forget_leader(table)
    return table


def sorted_trick(trick: Figures) -> Figures:
    """A trick with the cards of each play in one order."""
    return {**trick, "plays": [{**play, "cards": sorted(play["cards"])} for play in trick["plays"]]}


def forget_leader(table: Table) -> None:
    """Nobody leads any more when the run is over."""
    if not table["trick"]["plays"] and len(holders(table)) < 2:
        table["trick"]["leader"] = None


def retold(table: Table, events: Sequence[Event]) -> Table:
    """The table after these events."""
    table = json.loads(json.dumps(table))  # a deep copy, fast
    table.update(answered=None, due=[], starting=None, asking=None)
    for event in events:
        assert event.key in TELLERS, f"an event nobody knows: {event!r}"
        names, tell = TELLERS[event.key]
        assert set(event.figures) == set(names.split()), f"other figures than {names}: {event!r}"
        tell(table, dict(event.figures))
    assert not table["due"], "C5.1: supply cards due for the shown hand"
    tricks.turn_over_if_answered(table)
    if table["asking"] is not None:
        ask_next(table)
    forget_leader(table)
    for name in SCRATCH:
        del table[name]
    return table


def nothing(table: Table, figures: Figures) -> None:
    """Moves nothing on the table."""


# --- a run and its exchange (C2) ---


def run(table: Table, figures: Figures) -> None:
    """A new run: all play cards are shuffled again, gold is trump (C2.1, C2.5)."""
    assert figures["run"] == table["run"] + 1 <= LAST_RUN, "C6.4"
    assert figures["starter"] == table["starting"], "C6.3: another starter"
    hands = len(table["hands"])
    table.update(run=figures["run"], starter=figures["starter"], trump="gold", deck=ALL_CARDS, gone=[])
    table.update(given=[0] * hands, void=[[] for _ in range(hands)], asking=0)
    table["trick"] = tricks.empty(table, figures["starter"])  # C2.2, C3.1
    if "tricks" in table:
        table["tricks"] = []


def dealt(table: Table, figures: Figures) -> None:
    """The hands are dealt in their order: with two for each player, first both lower places."""
    hand = table["hands"].index(0)
    players = len(table["supplies"])
    assert figures["seat"] == seat_of(table, hand), "C2.1: dealt out of order"
    right = {2: 32 // len(table["hands"]), 3: 7, 4: 8}[players]
    assert figures["count"] == right, f"C2.1, C2.2: {right} cards for each hand"
    table["hands"][hand] = figures["count"]
    table["deck"] -= figures["count"]


def ask_next(table: Table) -> None:
    """The next hand that may be exchanged: its player has a supply card, and the deck has two cards (C2.4)."""
    table["exchanging"] = None
    hands = len(table["hands"])
    for distance in range(table["asking"], hands):
        hand = (table["starter"] + distance) % hands
        if table["deck"] >= 2 and supplied(table, seat_of(table, hand)):
            table["exchanging"] = hand
            return


def asked_hand(table: Table, figures: Figures) -> int:
    """The hand that is being asked about."""
    hand = table["exchanging"]
    assert hand is not None, "C2.4: no exchange now"
    assert figures["seat"] == seat_of(table, hand), "C2.4: out of turn"
    return int(hand)


def exchange_over(table: Table, hand: int) -> None:
    """On to the next one."""
    table["asking"] = (hand - table["starter"]) % len(table["hands"]) + 1


def exchange_paid(table: Table, figures: Figures) -> None:
    asked_hand(table, figures)
    spend(table, figures["seat"], figures["suit"])


def kept(table: Table, figures: Figures) -> None:
    exchange_over(table, asked_hand(table, figures))


def discarded(table: Table, figures: Figures) -> None:
    hand = asked_hand(table, figures)
    table["hands"][hand] -= 1
    table["given"][hand] += 1
    assert table["given"][hand] <= 2, "C2.4"


def drew(table: Table, figures: Figures) -> None:
    hand = asked_hand(table, figures)
    assert figures["count"] == table["given"][hand] == 2, "C2.4: two cards for two"
    table["hands"][hand] += 2
    table["deck"] -= 2
    exchange_over(table, hand)


def spend(table: Table, seat: int, suit: str) -> None:
    """A supply card that is paid goes back to the stock (C1.3)."""
    assert table["supplies"][seat][suit] > 0, "C1.3: paid without a supply card"
    table["supplies"][seat][suit] -= 1
    table["stock"][suit] += 1


# --- the last one with cards (C5) ---


def last_hand(table: Table, figures: Figures) -> None:
    tricks.turn_over_if_answered(table)
    seat, cards = figures["seat"], figures["cards"]
    assert holders(table) == {seat}, "C2.6: he is not the only one with cards"
    assert len(cards) == sum(table["hands"]), "C5.1: not his whole hand"
    table["hands"] = [0 for _ in table["hands"]]
    table["gone"] = sorted([*table["gone"], *cards])
    table["due"] = [card.split()[0] for card in cards if card.split()[0] in SUITS]


def supply_taken(table: Table, figures: Figures) -> None:
    take_from(table, figures)
    gain(table, figures["seat"], figures["suit"])


def stock_out(table: Table, figures: Figures) -> None:
    take_from(table, figures)
    assert table["stock"][figures["suit"]] == 0, "C4.3: there is one in stock"


def take_from(table: Table, figures: Figures) -> None:
    """A supply card for the winner of a trick (C4.3), or for a card of the shown hand (C5.1)."""
    if table["due"]:
        assert figures["suit"] in table["due"], "C5.1: no such card was shown"
        table["due"].remove(figures["suit"])
    else:
        tricks.winner_supplied(table, figures)


def stolen(table: Table, figures: Figures) -> None:
    seat, victim = figures["seat"], figures["victim"]
    assert seat != victim, "C4.6, C5.1: from himself"
    if table["trick"]["winner"] is None:
        assert not sum(table["hands"]), "C5.1: not the last one with cards"
    else:
        tricks.robbed(table, figures)
    assert table["supplies"][victim][figures["suit"]] > 0, "C4.6, C5.1: he has none"
    table["supplies"][victim][figures["suit"]] -= 1
    table["supplies"][seat][figures["suit"]] += 1


def thief_lost(table: Table, figures: Figures) -> None:
    others = [seat for seat in range(len(table["supplies"])) if seat != figures["seat"]]
    assert not any(supplied(table, seat) for seat in others), "C5.1: there is something to steal"


def run_ends(table: Table, figures: Figures) -> None:
    tricks.turn_over_if_answered(table)
    assert figures["run"] == table["run"], "C2.6"
    assert not sum(table["hands"]), "C2.6: somebody holds cards"
    assert not table["trick"]["plays"], "C2.6: a trick begun is finished"


# --- building, paying, starting, winning (C6) ---


def building_raised(table: Table, figures: Figures) -> None:
    built = table["buildings"][figures["seat"]]
    assert figures["building"] not in built, "C1.4"
    for suit in PRICES[figures["building"]]:
        spend(table, figures["seat"], suit)
    table["buildings"][figures["seat"]] = sorted([*built, figures["building"]])


def wealth(table: Table, seat: int) -> tuple[int, ...]:
    """What is compared between players (C6.2, C6.3)."""
    supplies = table["supplies"][seat]
    return (sum(supplies.values()), *(supplies[suit] for suit in ("gold", "stone", "deer", "tree")))


def paid_start(table: Table, figures: Figures) -> None:
    seats = range(len(table["supplies"]))
    assert wealth(table, figures["seat"]) == max(wealth(table, seat) for seat in seats), "C6.3: another has more"
    spend(table, figures["seat"], figures["suit"])
    table["starting"] = figures["seat"]


def starter_drawn(table: Table, figures: Figures) -> None:
    assert figures["seat"] in figures["among"], "C6.3"
    assert len(figures["among"]) > 1, "C6.3: nothing to draw"
    if table["starting"] is None:
        assert figures["among"] == list(range(len(table["supplies"]))), "C6.3: nobody paid, so all are drawn from"
        assert not any(supplied(table, seat) for seat in figures["among"]), "C6.3: somebody must pay"
    table["starting"] = figures["seat"]


def game_finished(table: Table, figures: Figures) -> None:
    settled = any(len(built) == len(PRICES) for built in table["buildings"])
    assert settled or table["run"] == LAST_RUN, "C6.2, C6.4: nobody has won yet"
    assert figures == {"reason": "settlement" if settled else "runs", "run": table["run"]}, "C6.2, C6.4"


def counted(table: Table, figures: Figures) -> None:
    assert figures["buildings"] == len(table["buildings"][figures["seat"]]), "C6.2"
    assert figures["supplies"] == sum(table["supplies"][figures["seat"]].values()), "C6.2"


def won(table: Table, figures: Figures) -> None:
    worth = [(len(built), *wealth(table, seat)) for seat, built in enumerate(table["buildings"])]
    assert figures["seats"] == [seat for seat, own in enumerate(worth) if own == max(worth)], "C6.2, C6.4"


# By event: its public figures, all of them, and what it moves.
TELLERS: dict[str, tuple[str, Callable[[Table, Figures], Any]]] = {
    "run": ("run starter", run),
    "dealt": ("seat count", dealt),
    "exchange-paid": ("seat suit", exchange_paid),
    "kept": ("seat", kept),
    "discarded": ("seat", discarded),
    "drew": ("seat count", drew),
    "played": ("seat place cards", tricks.played),
    "trick-won": ("seat place sum by suit", tricks.trick_won),
    "supply-taken": ("seat suit", supply_taken),
    "stock-out": ("seat suit", stock_out),
    "storm-took": ("seat suit", tricks.storm_took),
    "storm-empty": ("seat", tricks.storm_empty),
    "trump-named": ("seat suit", tricks.trump_named),
    "stolen": ("seat victim suit", stolen),
    "thief-empty": ("seat", tricks.thief_empty),
    "thieves-lost": ("seat place count", tricks.thieves_lost),
    "last-hand": ("seat cards", last_hand),
    "thief-lost": ("seat", thief_lost),
    "run-ends": ("run", run_ends),
    "building-raised": ("seat building", building_raised),
    "build-done": ("seat", nothing),
    "paid-start": ("seat suit", paid_start),
    "starter-drawn": ("seat among", starter_drawn),
    "game-finished": ("reason run", game_finished),
    "counted": ("seat buildings supplies", counted),
    "won": ("seats", won),
}
