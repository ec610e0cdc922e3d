"""The layout of the card game's observation."""

from __future__ import annotations

from pioneers.cards.equipment.components import BUILDINGS, SUITS, Deck
from pioneers.cards.game import PLAYER_NUMBERS
from pioneers.cards.rules.actions import MOST_SEATS, CardsSpace
from pioneers.cards.rules.sequence import STACK_AT
from pioneers.envs.layout import Layout, Plan

SEATS = MOST_SEATS
# Two players sit at four places, and may have a hand for each place (C2.2).
PLACES = 4
OWN_HANDS = 2
STEPS = tuple(STACK_AT)


def cards_layout(deck: Deck, space: CardsSpace) -> Layout:
    """The layout for a deck: it serves every number of players, and both ways to deal to two."""
    pack = sum(len(numbers) for numbers in deck.suits) + deck.thieves + len(deck.storms)
    seat, place, hand = {"seat": SEATS}, {"place": PLACES}, {"hand": PLACES}
    suit, card, own = {"suit": len(SUITS)}, {"card": len(space.cards)}, {"own hand": OWN_HANDS}
    largest, stock = max(deck.hands.values()), max(deck.stock)
    cards = f"{space.cards[0]} to {space.cards[-1]}, in the order of the action space"
    plan = Plan()
    plan.add("players", {"number": len(PLAYER_NUMBERS)}, 1, "how many play: 2, 3 or 4")
    plan.add("separate hands", {}, 1, "whether two players have a hand for each place")
    plan.add("deciding", seat, 1, "who decides now; nobody at the end")
    plan.add("step", {"step": len(STEPS)}, 1, "what is asked: " + ", ".join(STEPS))
    plan.add("run", {}, deck.runs, "the run, from 1")
    plan.add("starter", seat, 1, "who started the run")
    plan.add("place", place, 1, "the place that plays to the trick now")
    plan.add("trump", suit, 1, "the trump of the run: " + ", ".join(SUITS))
    plan.add("hands", {**own, **card}, pack, f"own cards, by hand: {cards}")
    plan.add("hand sizes", hand, pack, "cards in every hand, own hands among them")
    plan.add("given away", {**own, **card}, deck.exchange, "own cards given away in this run's exchange")
    plan.add("given away sizes", hand, deck.exchange, "how many cards each hand gave away")
    plan.add("void", {**hand, **suit}, 1, "suits that a hand has shown to lack")
    plan.add("gone", card, pack, "cards that were played, lost or shown in this run and lie nowhere else")
    plan.add("deck", {}, pack, "cards in the face-down deck")
    plan.add("leader", place, 1, "the place that leads the trick")
    plan.add("suit to follow", suit, 1, "the suit that was led")
    plan.add("trick trump", suit, 1, "the trump of the trick, which a storm in it does not change")
    plan.add("trick", {**place, **card}, pack, "the cards each place has played to the trick")
    plan.add("winner", place, 1, "the place that has won the trick")
    plan.add("pending", card, largest, "own cards of a play that is not complete")
    plan.add("supplies", {**seat, **suit}, stock, "supply cards of each seat")
    plan.add("stock", suit, stock, "supply cards left in the stock")
    plan.add("buildings", {**seat, "building": len(BUILDINGS)}, 1, "what each seat has built: " + ", ".join(BUILDINGS))
    plan.add("asked", {}, PLACES, "how many hands or seats after the starter the phase has come")
    plan.add("discarding", {}, deck.exchange, "cards still to be given away")
    plan.add("thieves", {}, deck.thieves, "thieves of the last one with cards that are still to be used")
    plan.add("contenders", seat, 1, "who competes for the start of the next run")
    plan.add("payers", seat, 1, "who pays for the start of the next run")
    return plan.layout()
