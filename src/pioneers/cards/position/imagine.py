"""Dealing what a view hides: the unseen cards over hidden hands, discards and deck, true to what play has shown."""

from __future__ import annotations

from pioneers.cards.equipment.components import SUITS
from pioneers.cards.equipment.lookup import BIT, SUIT_COUNT, Lookup
from pioneers.kernel.files.reading import Reading
from pioneers.kernel.rng import Rng
from pioneers.kernel.view import Json

# Exchanges for each card: enough that the counts of where cards lie no longer depend on the first deal.
SWAPS = 8


def imagined(view: Reading, lookup: Lookup, rng: Rng) -> dict[str, Json]:
    """The view with every `null` filled by an unseen card; no hand gets a suit that it has shown to lack."""
    hands = int(lookup.hands)
    parts = [*view["hands"].exactly(hands), *view["discards"].exactly(hands), view["deck"]]
    unseen = unseen_cards(view, lookup)
    contents: list[list[Json]] = [[card.content for card in part.items()] for part in parts]
    voids = [void_of(row) for row in view["void"].exactly(hands)]
    # Where an unseen card may lie: each null is a slot with the suits it cannot be.
    slots: list[tuple[int, int, int]] = []
    for row, content in enumerate(contents):
        missing = voids[row] if row < len(voids) else 0
        slots += [(row, place, missing) for place, card in enumerate(content) if card is None]
    if len(slots) != len(unseen):
        view.refuse("unseen", count=len(unseen), right=len(slots))
    for (row, place, _), card in zip(slots, dealt(unseen, [slot[2] for slot in slots], lookup, rng, view), strict=True):
        contents[row][place] = lookup.cards[card]
    if view["step"].content == "play" and not list(view["trick"]["plays"].items()):
        let_lead(view, contents, slots, lookup, rng)
    position = dict(view.record())
    position.pop("viewer", None)
    position.pop("ahead", None)
    position["hands"] = [
        sorted(content, key=lambda card: lookup.card_number[str(card)]) for content in contents[:hands]
    ]
    position["discards"] = contents[hands : 2 * hands]
    position["deck"] = contents[2 * hands]
    position["rng"] = rng.words()
    return position


def let_lead(
    view: Reading, contents: list[list[Json]], slots: list[tuple[int, int, int]], lookup: Lookup, rng: Rng
) -> None:
    """Who is about to lead does not hold thieves alone, or he would have lost them (C4.8)."""
    row = int(lookup.hand_of(view["place"].number(0, int(lookup.places) - 1)))
    if any(card != "thief" for card in contents[row]):
        return
    own = [(place, missing) for owner, place, missing in slots if owner == row]
    other = [
        (there, spot)
        for there, spot, _ in slots
        if own
        and there != row
        and contents[there][spot] != "thief"
        and not own[0][1] & suit_bit(contents[there][spot], lookup)
    ]
    if not other:
        view["void"].refuse("deal")
    there, spot = other[rng.below(len(other))]
    contents[row][own[0][0]], contents[there][spot] = contents[there][spot], contents[row][own[0][0]]


def suit_bit(card: Json, lookup: Lookup) -> int:
    """The suit of a card as a bit; none for thieves and storms."""
    kind = int(lookup.kind[lookup.card_number[str(card)]])
    return int(BIT[kind]) if kind < SUIT_COUNT else 0


def unseen_cards(view: Reading, lookup: Lookup) -> list[int]:
    """The cards of the deck that the view does not show."""
    unseen = list(lookup.pack)
    shown: list[Reading] = [
        view["gone"],
        view["pending"],
        view["deck"],
        *view["hands"].items(),
        *view["discards"].items(),
    ]
    shown += [play["cards"] for play in view["trick"]["plays"].items()]
    for part in shown:
        for card in part.items():
            if card.content is not None:
                number = lookup.card_number[card.word(lookup.card_number)]
                if number not in unseen:
                    card.refuse("twice", found=lookup.cards[number])
                unseen.remove(number)
    return unseen


def void_of(row: Reading) -> int:
    """The suits that a hand has shown to lack, as bits."""
    return sum(int(BIT[SUITS.index(suit)]) for suit in row.words(SUITS))


def dealt(cards: list[int], missing: list[int], lookup: Lookup, rng: Rng, view: Reading) -> list[int]:
    """The cards in random order such that none lies in a slot that cannot hold its suit."""
    order = list(cards)
    rng.shuffle(order)
    if not any(missing):
        return order
    suits = [suit_bit(lookup.cards[card], lookup) for card in order]
    lies_in = fitted(suits, missing)
    if lies_in is None:
        view["void"].refuse("deal")
    # The first deal that fits is not any deal. Exchanges of two cards that fit both ways make all equally likely.
    for _ in range(SWAPS * len(order)):
        one, other = int(rng.below(len(order))), int(rng.below(len(order)))
        if not missing[one] & suits[lies_in[other]] and not missing[other] & suits[lies_in[one]]:
            lies_in[one], lies_in[other] = lies_in[other], lies_in[one]
    return [order[number] for number in lies_in]


def fitted(suits: list[int], missing: list[int]) -> list[int] | None:
    """For each slot the number of a card that fits, each card once; `None` if there is no such deal.

    A card takes a free slot; where none is free that it fits, others move on (augmenting paths).
    """
    holder: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        fitting = [slot for slot in range(len(missing)) if not missing[slot] & suits[number]]
        for slot in fitting:
            if slot not in holder:
                holder[slot] = number
                return True
        for slot in fitting:
            if slot not in tried:
                tried.add(slot)
                if place(holder[slot], tried):
                    holder[slot] = number
                    return True
        return False

    if not all(place(number, set()) for number in range(len(suits))):
        return None
    return [holder[slot] for slot in range(len(missing))]
