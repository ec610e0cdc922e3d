"""What the card game asks at each of its steps, with all that a newcomer needs to decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

from pioneers.cards.equipment.components import BUILDINGS
from pioneers.cards.game import CardGame
from pioneers.cards.position.state import CardState
from pioneers.cards.terminal.choices import CARD_VERBS, CardsChoices, View, active_hand, kind_of, total
from pioneers.cli.terminal.presenter import Choice, Question
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal

TOGETHER = " + "
# Kinds of cards that are played alone.
ALONE = ("thief", "storm")


class CardsQuestions:
    """One method a step."""

    def __init__(self, game: CardGame, choices: CardsChoices) -> None:
        self.game = game
        self.choices = choices
        self.say = choices.say
        self.steps: dict[str, Callable[[CardState, View], Question]] = {
            "exchange": self.exchange,
            "discard": self.discard,
            "play": self.play,
            "add": self.add,
            "take": self.take,
            "trump": self.trump,
            "steal": self.steal,
            "plunder": self.plunder,
            "build": self.build,
            "pay": self.pay,
        }

    def question(self, state: CardState) -> Question:
        """What the deciding seat is asked."""
        return self.steps[state.step](state, self.choices.view(state))

    def all_of(self, state: CardState, view: View) -> list[Choice]:
        """Every legal action as a choice."""
        return [self.choices.of_action(state, view, action) for action in state.legal()]

    # --- exchange -----------------------------------------------------------------------------------

    def exchange(self, state: CardState, view: View) -> Question:
        """A supply card for new cards, or nothing: most people keep what they have."""
        *paid, keep = self.all_of(state, view)
        asked = Question(self.say("ask-exchange"), [keep, *paid], usual=keep)
        asked.lessons.append(self.say("cards-lesson-exchange", count=int(state.tables.exchange_size)))
        return asked

    def discard(self, state: CardState, view: View) -> Question:
        """The cards to give away, one by one or all at once."""
        left = view["phase"]["discarding"]
        asked = Question(self.say("ask-discard", left=left), self.all_of(state, view))
        if left > 1:
            asked.together = self.joining(state)
            asked.hint = self.say("cards-hint-discard", count=left)
        return asked

    # --- trick --------------------------------------------------------------------------------------

    def play(self, state: CardState, view: View) -> Question:
        """A card, or several that are played together."""
        trick = view["trick"]
        choices = self.all_of(state, view)
        if not trick["plays"]:
            asked = Question(self.say("ask-lead"), choices, lessons=[self.say("cards-lesson-lead")])
        elif trick["suit"] is None:
            asked = Question(self.say("ask-follow-storm"), choices)
        else:
            holds = any(kind_of(card) == trick["suit"] for card in active_hand(view))
            asked = Question(self.say("ask-follow" if holds else "ask-follow-void", suit=trick["suit"]), choices)
            asked.lessons.append(self.say("cards-lesson-follow"))
        if view["players"] == 2:
            asked.lessons.append(self.say("cards-lesson-two"))
            asked.facts.append(self.say("cards-at-place", number=view["place"] // 2 + 1))
        legal = {choice.actions[0] for choice in choices}
        for card in dict.fromkeys(active_hand(view)):
            if f"play {card}" not in legal:
                asked.barred.append(Choice(self.choices.name(card), (f"play {card}",)))
        asked.together = self.joining(state)
        asked.hint = self.play_hint(state, choices)
        return asked

    def play_hint(self, state: CardState, choices: list[Choice]) -> str:
        """What can be typed, with an example of several cards if there is one in this very hand."""
        for pair in combinations(range(len(choices)), 2):
            meant = [choices[number] for number in pair]
            if len({kind_of(card) for card in cards_in(meant)}) == 1:
                try:
                    self.together(state, cards_in(meant))
                except (Mistake, Refusal):
                    continue
                cards = TOGETHER.join(self.say("cards-typed", card=card) for card in cards_in(meant))
                return self.say("cards-hint-several", numbers=" ".join(str(number + 1) for number in pair), cards=cards)
        return self.say("cards-hint-one")

    def add(self, state: CardState, view: View) -> Question:
        """More cards of the suit, or no more; Enter is enough for that."""
        suit = kind_of(view["pending"][0])
        choices = self.all_of(state, view)
        asked = Question(self.say("ask-add", sum=total(view["pending"]), suit=suit), choices, usual=choices[-1])
        asked.together = self.joining(state)
        return asked

    def joining(self, state: CardState) -> Callable[[Sequence[Choice]], Choice]:
        """What makes one choice of several cards."""
        return lambda choices: self.together(state, cards_in(choices))

    def together(self, state: CardState, cards: list[str]) -> Choice:
        """Several cards as one choice. It is tried out: what is wrong with it is told before anything is done."""
        if state.step == "discard":
            return self.away_together(state, cards)
        view = self.choices.view(state)
        if len(cards) > 1:
            for card in cards:
                if kind_of(card) in ALONE:
                    raise Mistake("cards-alone", card=card)
        trial = state.copy()
        actions: list[str] = []
        for card in cards:
            if actions and trial.step != "add":
                raise not_added(view, cards, card)
            actions.append(f"{'add' if trial.step == 'add' else 'play'} {card}")
            self.game.play(trial, actions[-1])
        if trial.step == "add":
            actions.append("done")
        laid = sorted([*view["pending"], *cards], key=state.tables.cards.index)
        return Choice(self.choices.several(laid), tuple(actions))

    def away_together(self, state: CardState, cards: list[str]) -> Choice:
        """Cards to give away."""
        left = int(state.discarding)
        if len(cards) > left:
            raise Mistake("cards-away-many", left=left)
        held = Counter(active_hand(self.choices.view(state)))
        for card in cards:
            if held[card] < cards.count(card):
                raise Mistake("cards-too-few", card=card, count=held[card])
        label = TOGETHER.join(self.choices.name(card) for card in cards)
        return Choice(label, tuple(f"discard {card}" for card in cards))

    # --- after the trick ----------------------------------------------------------------------------

    def take(self, state: CardState, view: View) -> Question:
        """A supply card for a storm that won."""
        return Question(self.say("ask-take"), self.all_of(state, view))

    def trump(self, state: CardState, view: View) -> Question:
        """The new trump."""
        return Question(self.say("ask-trump"), self.all_of(state, view))

    def steal(self, state: CardState, view: View) -> Question:
        """What the thief takes from the winner."""
        victim = view["trick"]["winner"] % view["players"]
        return Question(self.say("ask-steal", victim=victim), self.all_of(state, view))

    def plunder(self, state: CardState, view: View) -> Question:
        """What a thief of the last hand takes, and from whom."""
        return Question(self.say("ask-plunder", left=view["phase"]["thieves"]), self.all_of(state, view))

    # --- build and pay ------------------------------------------------------------------------------

    def build(self, state: CardState, view: View) -> Question:
        """The buildings that he can pay for, and what the others lack."""
        done, *built = self.all_of(state, view)
        asked = Question(self.say("ask-build"), [*built, done], lessons=[self.say("cards-lesson-build")])
        lacking = self.choices.lacking(state, view, view["viewer"])
        for building in BUILDINGS:
            if lacking.get(building):
                action = self.game.action(f"build {building}")
                missing = self.say("cards-lacks", missing=lacking[building])
                asked.barred.append(replace(self.choices.of_action(state, view, action), detail=missing))
        return asked

    def pay(self, state: CardState, view: View) -> Question:
        """A supply card for the right to start."""
        return Question(self.say("ask-pay"), self.all_of(state, view), lessons=[self.say("cards-lesson-pay")])


def not_added(view: View, cards: list[str], card: str) -> Mistake:
    """Why a play is complete before this card: he has no more of it, or what he plays cannot win."""
    held = active_hand(view).count(card)
    if held < cards.count(card):
        return Mistake("cards-too-few", card=card, count=held)
    if kind_of(card) != kind_of(cards[0]):
        return Mistake("cards-two-suits")
    return Mistake("cards-cannot-win", suit=kind_of(cards[0]))


def cards_in(choices: Sequence[Choice]) -> list[str]:
    """The cards that these choices would play, add or give away."""
    actions = [action.partition(" ") for choice in choices for action in choice.actions]
    return [card for verb, _, card in actions if verb in CARD_VERBS]
