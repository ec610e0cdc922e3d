"""The answers of the card game in words: what each card would mean in the trick, what all else costs and brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import Choice
from pioneers.kernel.action import Action
from pioneers.match.preview import Preview
from pioneers.text.say import Speaker

View = Mapping[str, Any]

# Between the parts of a note.
PART = ", "
CARD_VERBS = ("play", "add", "discard")
# The words beside the colours say the same.
STYLES = {"gold": "yellow", "deer": "bright_red", "tree": "green", "thief": "magenta", "storm": "bright_cyan"}


class CardsChoices:
    """Makes choices from legal actions. It reads views and asks what a play would do; it knows no rules."""

    def __init__(self, components: Mapping[str, Any], speaker: Speaker) -> None:
        self.suits: list[str] = components["suits"]
        self.cards: list[str] = [card["id"] for card in components["cards"]]
        # The supply cards that each building costs.
        self.prices: dict[str, list[str]] = {
            building["id"]: [suit for suit, count in building["price"].items() for _ in range(count)]
            for building in components["buildings"]
        }
        self.exchange: int = components["exchange"]
        self.speaker = speaker

    def say(self, identifier: str, **figures: object) -> str:
        """A message in the person's language."""
        return self.speaker.say(identifier, figures)

    def of_action(self, decision: Decision, action: Action) -> Choice:
        """The choice of one action."""
        view = decision.view
        if action.verb in CARD_VERBS:
            return self.card(decision, action)
        if action.verb == "done" and decision.step == "add":
            parts = self.say("cards-stays", sum=total(view["pending"])), self.prospect(decision, (action.text,))
            return Choice(self.say("action-cards-done"), (action.text,), PART.join(parts))
        label = self.label(action)
        details = {
            "exchange": self.paying,
            "pay": self.paying,
            "take": self.needed,
            "steal": self.needed,
            "trump": self.held_of,
            "build": self.cost,
        }
        detail = details[action.verb](view, action.arguments[0]) if action.verb in details else ""
        style = STYLES.get(action.arguments[0], "") if action.arguments else ""
        return Choice(label, (action.text,), detail, style)

    def label(self, action: Action) -> str:
        """An action without cards, in words."""
        if action.verb == "done":
            return self.say("action-cards-done")
        if not action.arguments:
            return self.say(f"action-{action.verb}")
        if action.verb == "build":
            return self.say("action-build", building=action.arguments[0])
        if len(action.arguments) > 1:
            return self.say("action-steal-from", suit=action.arguments[0], victim=int(action.arguments[-1]))
        return self.say(f"action-{action.verb}", suit=action.arguments[0])

    # --- supplies and buildings ---------------------------------------------------------------------

    def paying(self, view: View, suit: str) -> str:
        """How many he has of what he would pay."""
        return self.say("cards-you-have", count=view["supplies"][view["viewer"]][suit])

    def needed(self, view: View, suit: str) -> str:
        """For which buildings he lacks this suit, or how many he has."""
        lacking = self.lacking(view, view["viewer"])
        buildings = [building for building, missing in lacking.items() if suit in missing]
        if buildings:
            return self.say("cards-needed-for", buildings=buildings)
        return self.paying(view, suit)

    def held_of(self, view: View, suit: str) -> str:
        """How strong he is in a suit."""
        held = [card for card in own_cards(view) if kind_of(card) == suit]
        parts = [self.say("cards-you-hold", count=len(held), sum=total(held))]
        if suit == view["trump"]:
            parts.append(self.say("cards-present-trump"))
        return PART.join(parts)

    def cost(self, view: View, building: str) -> str:  # noqa: ARG002 - as all that tell of a choice
        """The price of a building."""
        return self.say("cards-costs", price=self.prices[building])

    def lacking(self, view: View, seat: int) -> dict[str, list[str]]:
        """For each building that a player has not built, the supply cards that are missing for it."""
        built = view["buildings"][seat]
        return {name: self.missing(view, seat, name) for name in self.prices if name not in built}

    def missing(self, view: View, seat: int, building: str) -> list[str]:
        """What a player lacks for one building."""
        has = dict(view["supplies"][seat])
        lacking = []
        for suit in self.prices[building]:
            if has[suit] > 0:
                has[suit] -= 1
            else:
                lacking.append(suit)
        return lacking

    # --- cards --------------------------------------------------------------------------------------

    def card(self, decision: Decision, action: Action) -> Choice:
        """A card to play, to add or to give away, and what it would mean."""
        card = action.text.removeprefix(f"{action.verb} ")
        count = active_hand(decision.view).count(card)
        label = self.name(card) + (f" ({count}x)" if count > 1 else "")
        detail = self.meaning(decision, action, card)
        return Choice(label, (action.text,), detail, STYLES.get(kind_of(card), ""))

    def name(self, card: str) -> str:
        """A card as people read it."""
        return self.say("cards-card", card=card)

    def several(self, cards: Sequence[str]) -> str:
        """Cards of one play and their sum: "Deer 4 + 5 = 9"."""
        shown = self.name(cards[0])
        if len(cards) == 1:
            return shown
        numbers = [card.split()[1] for card in cards]
        return f"{' + '.join([shown, *numbers[1:]])} = {total(cards)}"

    def meaning(self, decision: Decision, action: Action, card: str) -> str:
        """What a card would do in the trick."""
        view = decision.view
        kind = kind_of(card)
        if action.verb == "discard":
            return ""
        if kind == "thief":
            return self.say("cards-means-thief")
        if action.verb == "add":
            parts = [self.say("cards-makes", sum=total([*view["pending"], card]))]
        else:
            parts = [self.role(view, kind)]
        if view["trick"]["plays"]:
            parts.append(self.prospect(decision, (action.text,)))
        return PART.join(part for part in parts if part)

    def role(self, view: View, kind: str) -> str:
        """Why a card may be played: it follows, or it is trump."""
        trick = view["trick"]
        if kind == "storm":
            return "" if trick["plays"] else self.say("cards-means-storm-lead")
        if kind == trick["trump"]:
            role = "follow-trump" if kind == trick["suit"] else "trump"
        else:
            role = "follow" if kind == trick["suit"] else ""
        parts = [self.say(f"cards-means-{role}")] if role else []
        if view["stock"][kind] == 0 and (role or trick["suit"] is None):
            parts.append(self.say("cards-means-no-stock"))
        return PART.join(parts)

    def prospect(self, decision: Decision, actions: Sequence[str]) -> str:
        """Whether a play would win as the trick lies, and whether its storm would name the trump."""
        view = decision.view
        place = view["place"]
        winner, final, names_trump = self.tried(decision, actions)
        if winner == place:
            found = self.say("cards-wins", final=final)
        elif winner % view["players"] == view["viewer"]:
            found = self.say("cards-wins-other-place")
        elif actions[0] == "done":
            found = self.say("cards-loses-so")
        elif actions[0].startswith("play storm"):
            found = self.say("cards-loses-storm")
        else:
            more = [*actions, *self.all_more(decision, actions)]
            enough = len(more) > len(actions) and self.tried(decision, more)[0] == place
            found = self.say("cards-wins-more" if enough else "cards-loses")
        return PART.join((found, self.say("cards-names-trump"))) if names_trump else found

    def tried(self, decision: Decision, actions: Sequence[str]) -> tuple[int, bool, bool]:
        """After these actions and `done`: who is ahead, whether the trick is over, and whether he names the trump."""
        told = decision.preview(actions)
        if is_adding(told):
            told = decision.preview((*actions, "done"))
        won: list[Any] = [event["place"] for event in told.events if event["event"] == "trick-won"]
        ahead: Mapping[str, Any] = told.ahead or {}
        if won:
            # Who takes a supply for a storm names the trump after it.
            asked: Mapping[str, Any] = told.asked or {}
            names = asked.get("seat") == decision.seat and asked["step"] in ("take", "trump")
            return int(won[0]), True, names
        return int(ahead["place"]), False, ahead["by"] == "storm" and ahead["place"] == decision.view["place"]

    def all_more(self, decision: Decision, actions: Sequence[str]) -> list[str]:
        """Everything that could still be added to a play: what is left of its suit, if the game takes it."""
        view = decision.view
        laid = [action.partition(" ")[2] for action in actions]
        left = list(active_hand(view))
        for card in laid:
            left.remove(card)
        more = [f"add {card}" for card in left if kind_of(card) == kind_of([*view["pending"], *laid][0])]
        taken = is_adding(decision.preview(actions)) and decision.preview([*actions, *more]).problem is None
        return more if taken else []


def is_adding(told: Preview) -> bool:
    """Whether more cards could be added to the play."""
    return told.asked is not None and told.asked["step"] == "add"


def kind_of(card: str) -> str:
    """The suit of a card, `thief` or `storm`."""
    return card.partition(" ")[0]


def total(cards: Sequence[str]) -> int:
    """The sum of cards of a suit."""
    return sum(int(card.split()[1]) for card in cards)


def active_hand(view: View) -> list[str]:
    """The hand that the viewer plays from, or gives away from, now."""
    return list(view["hands"][hand_number(view)])


def hand_number(view: View) -> int:
    """Which hand is meant now: the viewer's, or with separate hands that of the place he decides for."""
    count = len(view["hands"])
    if count == view["players"]:
        return int(view["viewer"])
    if view["place"] is not None:
        return int(view["place"])
    # The exchange goes clockwise from the starter of the run, hand by hand.
    return int((view["starter"] + view["phase"]["asked"]) % count)


def own_cards(view: View) -> list[str]:
    """All cards that the viewer holds, at whatever place."""
    hands = [hand for number, hand in enumerate(view["hands"]) if number % view["players"] == view["viewer"]]
    return [card for hand in hands for card in hand]
