"""What a person means who types words instead of a number: cards, several cards, suits, buildings, players."""

from __future__ import annotations

import re

from pioneers.cards.terminal.choices import CardsChoices, active_hand, kind_of
from pioneers.cards.terminal.questions import CardsQuestions
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.place_names import folded
from pioneers.cli.terminal.presenting.presenter import Choice
from pioneers.kernel.action import Action
from pioneers.kernel.mistake import Mistake

# The verb of the steps that ask for cards.
CARD_STEPS = {"discard": "discard", "play": "play", "add": "add"}
# Words between cards that say nothing: the verbs, and "and" in all languages.
FILLERS = ("play", "add", "discard", "and", "und", "et")
# Refusals that say only that something else is asked.
ELSEWHERE = ("not-now", "unknown-here")


class CardsReading:
    """Reads typed words at one step. It offers only legal actions; what else was meant, the game explains."""

    def __init__(self, choices: CardsChoices, questions: CardsQuestions) -> None:
        self.choices = choices
        self.questions = questions
        self.all_kinds = list(dict.fromkeys(kind_of(card) for card in choices.cards))
        self.words = {word: self.spoken(word) for word in self.all_kinds}

    def spoken(self, word: str) -> tuple[str, str]:
        """A word in notation and in the person's language."""
        return word, folded(self.choices.speaker.say(f"word-{word}"))

    def read(self, text: str, decision: Decision) -> list[Choice]:
        """The choices that fit; none if the words mean nothing here."""
        if decision.step in CARD_STEPS:
            return self.cards(text, decision, CARD_STEPS[decision.step])
        return self.things(folded(text).split(), decision)

    # --- cards --------------------------------------------------------------------------------------

    def cards(self, text: str, decision: Decision, verb: str) -> list[Choice]:
        """`deer 4`, `d4`, `deer 4 + deer 5`, `deer 4 5`; a suit alone means all its cards in the hand."""
        tokens = [token for token in re.findall(r"[a-z]+|\d+", folded(text)) if token not in FILLERS]
        hand = active_hand(decision.view)
        named: list[list[str]] = []
        kinds: list[str] = []
        for number, token in enumerate(tokens):
            if token.isdecimal():
                if not kinds:
                    return []
                named.append([f"{kind} {int(token)}" for kind in kinds])
                continue
            kinds = self.kinds(token)
            if not kinds:
                return []
            if not any(following.isdecimal() for following in tokens[number + 1 : number + 2]):
                named.append(held(hand, kinds))
        if len(named) == 1:
            return self.one(decision, verb, named[0], hand)
        return [self.questions.together(decision, [self.only(cards, hand, text) for cards in named])] if named else []

    def kinds(self, token: str) -> list[str]:
        """The kinds of cards that begin like this; a whole word wins alone."""
        whole = [kind for kind in self.all_kinds if token in self.words[kind]]
        return whole or [kind for kind in self.all_kinds if any(word.startswith(token) for word in self.words[kind])]

    def one(self, decision: Decision, verb: str, cards: list[str], hand: list[str]) -> list[Choice]:
        """One card, or those that the words can mean; if none of them can be played now, the game says why."""
        known = [card for card in cards if card in self.choices.cards]
        meant = [card for card in known if card in hand] or known
        legal = {action.text: action for action in decision.legal}
        actions = [legal[f"{verb} {card}"] for card in meant if f"{verb} {card}" in legal]
        if meant and not actions:
            self.explain(decision, f"{verb} {meant[0]}", meant[0])
        return [self.choices.of_action(decision, action) for action in actions]

    def explain(self, decision: Decision, action: str, card: str) -> None:
        """Raise what stands against a card; cards without a suit are never added."""
        if all(action != other.text for other in decision.actions):
            raise Mistake("cards-alone", card=card)
        refusal = decision.explain(action)
        if refusal is not None:
            raise refusal

    def only(self, cards: list[str], hand: list[str], text: str) -> str:
        """The one card among several that the words could mean."""
        found = [card for card in cards if card in hand] or cards
        if len(found) != 1:
            raise Mistake("cards-which", text=text)
        return found[0]

    # --- suits, buildings, players ------------------------------------------------------------------

    def things(self, tokens: list[str], decision: Decision) -> list[Choice]:
        """What begins with all of the typed words: `gold`, `gold ben`, `barn`, `keep`."""
        if not tokens:
            return []
        legal = decision.legal
        fitting = [action for action in decision.actions if self.fits(action, tokens)]
        found = [action for action in fitting if action in legal]
        if not found:
            for action in fitting:
                refusal = decision.explain(action)
                if refusal is not None and refusal.key not in ELSEWHERE:
                    raise refusal
        return [self.choices.of_action(decision, action) for action in found]

    def fits(self, action: Action, tokens: list[str]) -> bool:
        """Whether each typed word begins a word of the action, in notation or in the person's language."""
        if action.verb in CARD_STEPS.values():
            return False
        seats = self.choices.speaker.seats
        if len(action.arguments) > 1 and int(action.arguments[-1]) >= len(seats):
            return False
        words = [*action.text.split(), *folded(self.choices.label(action)).split()]
        return all(any(word.startswith(token) for word in words) for token in tokens)


def held(hand: list[str], kinds: list[str]) -> list[str]:
    """The different cards of these kinds in a hand."""
    cards = [card for card in dict.fromkeys(hand) if kind_of(card) in kinds]
    if not cards:
        raise Mistake("cards-none", kind=kinds[0])
    return cards
