"""Whether the parts of a position fit together: no game leads to one that does not."""

from __future__ import annotations

from pioneers.cards.equipment.lookup import BIT
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.build import finished
from pioneers.cards.rules.scoring import ALL_BUILT, supply_key
from pioneers.cards.rules.trick import leads
from pioneers.kernel.files.reading import Reading


def check_passed_over(trick: Reading, state: CardsState) -> None:
    """Who was passed over in the trick had no cards, and gets none until it is finished (C3.1)."""
    lookup = state.lookup
    for turn in range(int(state.turn)):
        place = (int(state.leader) + turn) % int(lookup.places)
        if state.end_of(place) == 0 and state.size[lookup.hand_of(place)] > 0 and len(trick_plays(trick)) > 0:
            trick["plays"].refuse("play")


def trick_plays(trick: Reading) -> list[Reading]:
    """The plays of a trick."""
    return list(trick["plays"].items())


def check_phase(position: Reading, state: CardsState, step: str) -> None:
    """What is asked in this phase of the run, and of whom."""
    phase = position["phase"]
    if step == "plunder":
        # C5.1: they were shown with the hand, so they lie among the cards that are gone.
        phase["thieves"].number(0, sum(card.content == "thief" for card in position["gone"].items()))
    else:
        phase["thieves"].equal(0)
    if step == "pay":
        check_payers(phase, state)
    else:
        phase["contenders"].equal([])
        phase["payers"].equal([])
    check_exchange(position, state, step)
    check_cards_left(position, state, step)
    built = any(state.built[seat] == ALL_BUILT for seat in range(int(state.lookup.players)))
    if (step == "over" and not finished(state)) or (built and step not in ("build", "over")):
        position["step"].refuse("finished", step=step)


def check_cards_left(position: Reading, state: CardsState, step: str) -> None:
    """A run lasts while two players hold cards, and only then (C2.6); a lead needs something to lead with (C4.8)."""
    cards = sum(int(state.size[hand]) for hand in range(int(state.lookup.hands)))
    if step in ("plunder", "build", "pay", "over") and cards > 0:
        position["hands"].refuse("hands-full", step=step)
    leading = step in ("play", "add") and state.turn == 0
    if leading and (not state.several_hold_cards() and state.pending == 0):
        position["hands"].refuse("step", step=step)
    if step == "play" and leading and not leads(state, state.hand()):
        position["step"].refuse("step", step=step)


def check_exchange(position: Reading, state: CardsState, step: str) -> None:
    """A hand has given away nothing or a whole exchange, but the one that is giving now (C2.4)."""
    lookup = state.lookup
    whole = int(lookup.exchange_size)
    phase = position["phase"]
    now = int(state.starter + state.asked) % int(lookup.hands)
    if step != "discard":
        phase["discarding"].equal(0)
    if step in ("exchange", "discard"):
        position["trick"]["leader"].equal(int(state.starter))  # C2.4: nobody has led yet
    for hand, row in enumerate(position["discards"].exactly(int(lookup.hands))):
        given = int(state.given[hand])
        if step == "discard" and hand == now:
            phase["discarding"].equal(whole - given)
        elif given not in (0, whole):
            row.refuse("length", count=given, right=whole)
    if step == "discard" and (state.discarding == 0 or state.size[now] < state.discarding or state.deck_left() < whole):
        phase["discarding"].refuse("step", step=step)


def check_payers(phase: Reading, state: CardsState) -> None:
    """Who has most supply cards pays, or all who are tied in all; who has paid has one less (C6.3)."""
    players = range(int(state.lookup.players))
    payers = [seat for seat in players if state.payers & BIT[seat]]
    contenders = [seat for seat in players if state.contenders & BIT[seat]]
    keys = [int(supply_key(state, seat)) for seat in players]
    totals = [int(state.supply_total(seat)) for seat in players]
    if not payers or not set(payers) <= set(contenders):
        phase["payers"].refuse("payers")
    best = keys[payers[0]]
    most = totals[payers[0]]
    paid = [seat for seat in contenders if seat not in payers]
    fits = (
        most > 0
        and all(keys[seat] == best for seat in payers)
        and all(totals[seat] == most - 1 for seat in paid)
        and all(keys[seat] < best for seat in players if seat not in contenders)
    )
    if not fits:
        phase["contenders"].refuse("payers")
