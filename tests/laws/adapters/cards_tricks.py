"""The tricks of the card game told by their events (C3, C4): who plays next, who wins, and what has to be answered.

The trick lies open until all is answered, in this order: the winner's supply, the storm's trump, the thief's theft
(C4.9). What is asked follows from cards, sizes of hands and supplies that everybody sees.
"""

from __future__ import annotations

from typing import Any

Table = dict[str, Any]
Figures = dict[str, Any]

SUITS = ("stone", "gold", "deer", "tree")
# How many of the answers to a trick are given.
WON, SUPPLIED, TRUMP_NAMED, ROBBED = range(4)


def kind_of(card: str) -> str:
    """A suit, `thief` or `storm`."""
    return card.partition(" ")[0]


def places_of(table: Table) -> int:
    """Two players sit at four places (C2.2)."""
    players = len(table["supplies"])
    return 4 if players == 2 else players


def seat_of(table: Table, place: int) -> int:
    """Who plays at a place, or holds a hand."""
    return place % len(table["supplies"])


def hand_of(table: Table, place: int) -> int:
    """The hand that is played from at a place; two places may share one (C2.2)."""
    return place % len(table["hands"])


def holders(table: Table) -> set[int]:
    """The players who hold cards."""
    return {seat_of(table, hand) for hand, size in enumerate(table["hands"]) if size}


def supplied(table: Table, seat: int) -> bool:
    """Whether a player has a supply card."""
    return any(table["supplies"][seat].values())


def gain(table: Table, seat: int, suit: str) -> None:
    """A supply card from the stock."""
    assert table["stock"][suit] > 0, "C4.3: the stock has none left"
    table["stock"][suit] -= 1
    table["supplies"][seat][suit] += 1


def next_place(table: Table, place: int) -> int | None:
    """The first place with cards from this one on, clockwise, before it comes to the leader again."""
    places, leader = places_of(table), table["trick"]["leader"]
    for distance in range(places):
        found = (place + distance) % places
        if distance and found == leader:
            return None
        if table["hands"][hand_of(table, found)]:
            return found
    return None


def empty(table: Table, leader: int | None) -> Table:
    """A trick before its first card. Its trump is that of now: a storm's trump comes with the next one (C4.9)."""
    return {"leader": leader, "suit": None, "trump": table["trump"], "plays": [], "winner": None}


# --- playing (C3) ---


def played(table: Table, figures: Figures) -> None:
    trick, place, cards = table["trick"], figures["place"], figures["cards"]
    assert trick["winner"] is None, "C4.9: the last trick is not over"
    assert len(holders(table)) > 1 or trick["plays"], "C2.6: the run is over"
    table["exchanging"] = None
    assert place == expected_place(table), "C3.1: out of turn"
    assert figures["seat"] == seat_of(table, place), "C2.2"
    kinds = {kind_of(card) for card in cards}
    assert len(kinds) == 1, "C3.9: one suit, or a thief or a storm alone"
    kind = kinds.pop()
    check_play(table, place, kind, len(cards))
    note_missing(table, place, kind)
    table["hands"][hand_of(table, place)] -= len(cards)
    assert table["hands"][hand_of(table, place)] >= 0, "C3.1: more cards than he held"
    trick["plays"].append({"place": place, "cards": sorted(cards)})
    if trick["suit"] is None and kind in SUITS:
        trick["suit"] = kind  # C3.3


def expected_place(table: Table) -> int | None:
    """Whose turn it is in the trick."""
    plays = table["trick"]["plays"]
    if not plays:
        leader: int = table["trick"]["leader"]
        return leader
    following = (plays[-1]["place"] + 1) % places_of(table)
    return None if following == table["trick"]["leader"] else next_place(table, following)


def check_play(table: Table, place: int, kind: str, count: int) -> None:
    """What everybody can see to be against the rules."""
    trick = table["trick"]
    assert kind not in table["void"][hand_of(table, place)], f"C3.4: he showed that he has no {kind}"
    assert trick["plays"] or kind != "thief", "C3.2: never a thief"
    if count > 1:
        assert kind in SUITS, "C3.9: alone"
        assert trick["suit"] in (None, kind) or kind == trick["trump"], "C3.5: one card of another suit"


def note_missing(table: Table, place: int, kind: str) -> None:
    """What a play shows to be missing in the hand (C3.4 to C3.8)."""
    trick = table["trick"]
    thief_lies = any(play["cards"] == ["thief"] for play in trick["plays"])
    if not trick["plays"] or kind in ("storm", trick["suit"]) or (kind == "thief" and thief_lies):
        return
    missing = set(table["void"][hand_of(table, place)])
    if trick["suit"] is not None:
        missing.add(trick["suit"])
    elif kind == "thief":
        missing.update(SUITS)
    table["void"][hand_of(table, place)] = sorted(missing)


# --- winning (C4) ---


def trick_won(table: Table, figures: Figures) -> None:
    trick = table["trick"]
    assert trick["plays"], "C4.1: nothing was played"
    assert expected_place(table) is None, "C3.1: somebody has not played"
    place, by, total = winning(table)
    suit = None if by == "storm" else kind_of(play_at(table, place)["cards"][0])
    right = {"seat": seat_of(table, place), "place": place, "sum": total, "by": by, "suit": suit}
    assert figures == right, f"C4.1, C4.2: it should be {right}"
    trick["winner"] = place
    table["answered"] = WON


def winning(table: Table) -> tuple[int, str, int]:
    """The winning place, by what, and with which sum."""
    trick = table["trick"]
    best = highest(table, trick["trump"]) or highest(table, trick["suit"])
    storm = highest(table, "storm")
    if storm is not None and (best is None or storm[0] > best[0]):
        return storm[1], "storm", storm[0]
    assert best is not None, "C3.2: a lead is a suit or a storm"
    kind = kind_of(play_at(table, best[1])["cards"][0])
    return best[1], "trump" if kind == trick["trump"] else "suit", best[0]


def highest(table: Table, kind: str | None) -> tuple[int, int] | None:
    """The highest sum of a kind and its place, of equal ones the later."""
    best: tuple[int, int] | None = None
    for play in table["trick"]["plays"]:
        if kind_of(play["cards"][0]) == kind:
            total = sum(int(card.split()[1]) for card in play["cards"])
            if best is None or total >= best[0]:
                best = total, play["place"]
    return best


def play_at(table: Table, place: int) -> Table:
    """What was played at a place."""
    found: Table = next(play for play in table["trick"]["plays"] if play["place"] == place)
    return found


def winner_of(table: Table) -> int:
    """The seat that won the trick."""
    assert table["trick"]["winner"] is not None, "C4.3: no trick is won"
    return seat_of(table, table["trick"]["winner"])


def winner_supplied(table: Table, figures: Figures) -> None:
    """A supply card of the suit that he won with, whether there was one or not (C4.3)."""
    assert table["answered"] == WON, "C4.9: out of order"
    assert figures["seat"] == winner_of(table), "C4.3"
    assert figures["suit"] == kind_of(play_at(table, table["trick"]["winner"])["cards"][0]), "C4.3"
    table["answered"] = SUPPLIED


def storm_took(table: Table, figures: Figures) -> None:
    assert figures["seat"] == winner_of(table), "C4.4"
    assert winning(table)[1] == "storm", "C4.4: no storm won"
    gain(table, figures["seat"], figures["suit"])
    table["answered"] = SUPPLIED


def storm_empty(table: Table, figures: Figures) -> None:
    assert figures["seat"] == winner_of(table), "C4.4"
    assert winning(table)[1] == "storm", "C4.4: no storm won"
    assert not any(table["stock"].values()), "C4.4: there is something to take"
    table["answered"] = SUPPLIED


def trump_named(table: Table, figures: Figures) -> None:
    storm = highest(table, "storm")
    assert storm is not None, "C4.5: no storm"
    assert figures["seat"] == seat_of(table, storm[1]), "C4.5: another storm counts"
    assert len(holders(table)) > 1, "C4.5: not asked any more"
    assert table["answered"] in (None, SUPPLIED), "C4.9: out of order"
    table["trump"] = figures["suit"]
    table["answered"] = TRUMP_NAMED


def last_thief(table: Table) -> int | None:
    """The seat of the last thief in the trick, unless it is the winner's own (C4.6)."""
    thieves = [seat_of(table, play["place"]) for play in table["trick"]["plays"] if play["cards"] == ["thief"]]
    return thieves[-1] if thieves and thieves[-1] != winner_of(table) else None


def robbed(table: Table, figures: Figures) -> None:
    """The last thief steals from the winner."""
    assert figures["seat"] == last_thief(table), "C4.6: another thief"
    assert figures["victim"] == winner_of(table), "C4.6: not from the winner"
    table["answered"] = ROBBED


def thief_empty(table: Table, figures: Figures) -> None:
    assert figures["seat"] == last_thief(table), "C4.6: another thief"
    assert not supplied(table, winner_of(table)), "C4.6: there is something to steal"
    table["answered"] = ROBBED


# --- the next trick (C4.7, C4.8) ---


def all_answered(table: Table) -> bool:
    """Whether nothing is left to be answered."""
    answered = table["answered"]
    if answered == WON:
        return False
    if answered == SUPPLIED and highest(table, "storm") is not None and len(holders(table)) > 1:
        return False
    return answered == ROBBED or last_thief(table) is None


def turn_over_if_answered(table: Table) -> None:
    """The trick leaves the table; its winner leads, or the next place with cards."""
    trick = table["trick"]
    if trick["winner"] is None or not all_answered(table):
        return
    table["gone"] = sorted([*table["gone"], *(card for play in trick["plays"] for card in play["cards"])])
    if "tricks" in table:
        table["tricks"].append(trick)
    table["trick"] = empty(table, None)
    lead_from(table, trick["winner"])


def lead_from(table: Table, place: int) -> None:
    """The lead goes to the first place with cards from this one on (C4.7)."""
    table["trick"]["leader"] = next_place(table, place) if len(holders(table)) > 1 else None


def thieves_lost(table: Table, figures: Figures) -> None:
    turn_over_if_answered(table)
    place = figures["place"]
    assert place == table["trick"]["leader"], "C4.8: he does not lead"
    assert figures["seat"] == seat_of(table, place), "C4.8"
    assert figures["count"] == table["hands"][hand_of(table, place)] > 0, "C4.8: he loses his whole hand"
    table["hands"][hand_of(table, place)] = 0
    table["gone"] = sorted([*table["gone"], *["thief"] * figures["count"]])
    assert table["gone"].count("thief") <= 4, "C1.2: more thieves than there are"
    lead_from(table, place)
