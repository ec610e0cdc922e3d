"""What the card game asks at each of its steps, with all that a newcomer needs to decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from pioneers.cards.terminal.choices import CARD_VERBS, CardsChoices, View, active_hand, is_adding, kind_of, total
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import Choice, Question
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal

TOGETHER = " + "
# Kinds of cards that are played alone.
ALONE = ("thief", "storm")


class CardsQuestions:
    """One method a step."""

    def __init__(self, choices: CardsChoices) -> None:
        self.choices = choices
        self.say = choices.say
        self.steps: dict[str, Callable[[Decision], Question]] = {
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

    def question(self, decision: Decision) -> Question:
        """What the deciding seat is asked."""
        return self.steps[decision.step](decision)

    def all_of(self, decision: Decision) -> list[Choice]:
        """Every legal action as a choice."""
        return [self.choices.of_action(decision, action) for action in decision.legal]

    # --- exchange -----------------------------------------------------------------------------------

    def exchange(self, decision: Decision) -> Question:
        """A supply card for new cards, or nothing: most people keep what they have."""
        *paid, keep = self.all_of(decision)
        asked = Question(self.say("ask-exchange"), [keep, *paid], usual=keep)
        asked.lessons.append(self.say("cards-lesson-exchange", count=self.choices.exchange))
        return asked

    def discard(self, decision: Decision) -> Question:
        """The cards to give away, one by one or all at once."""
        view = decision.view
        left = view["phase"]["discarding"]
        asked = Question(self.say("ask-discard", left=left), self.all_of(decision))
        if left > 1:
            asked.together = self.joining(decision)
            asked.hint = self.say("cards-hint-discard", count=left)
        return asked

    # --- trick --------------------------------------------------------------------------------------

    def play(self, decision: Decision) -> Question:
        """A card, or several that are played together."""
        view = decision.view
        trick = view["trick"]
        choices = self.all_of(decision)
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
        asked.together = self.joining(decision)
        asked.hint = self.play_hint(decision, choices)
        return asked

    def play_hint(self, decision: Decision, choices: list[Choice]) -> str:
        """What can be typed, with an example of several cards if there is one in this very hand."""
        for pair in combinations(range(len(choices)), 2):
            meant = [choices[number] for number in pair]
            if len({kind_of(card) for card in cards_in(meant)}) == 1:
                try:
                    self.together(decision, cards_in(meant))
                except (Mistake, Refusal):
                    continue
                cards = TOGETHER.join(self.say("cards-typed", card=card) for card in cards_in(meant))
                return self.say("cards-hint-several", numbers=" ".join(str(number + 1) for number in pair), cards=cards)
        return self.say("cards-hint-one")

    def add(self, decision: Decision) -> Question:
        """More cards of the suit, or no more; Enter is enough for that."""
        view = decision.view
        suit = kind_of(view["pending"][0])
        choices = self.all_of(decision)
        asked = Question(self.say("ask-add", sum=total(view["pending"]), suit=suit), choices, usual=choices[-1])
        asked.together = self.joining(decision)
        return asked

    def joining(self, decision: Decision) -> Callable[[Sequence[Choice]], Choice]:
        """What makes one choice of several cards."""
        return lambda choices: self.together(decision, cards_in(choices))

    def together(self, decision: Decision, cards: list[str]) -> Choice:
        """Several cards as one choice. It is tried out: what is wrong with it is told before anything is done."""
        if decision.step == "discard":
            return self.away_together(decision, cards)
        view = decision.view
        if len(cards) > 1:
            for card in cards:
                if kind_of(card) in ALONE:
                    raise Mistake("cards-alone", card=card)
        first = "add" if decision.step == "add" else "play"
        actions = [f"{'add' if number else first} {card}" for number, card in enumerate(cards)]
        told = decision.preview(actions)
        # Once a play is complete, nothing more can be added to it.
        after = told.looked + 1 if told.problem is None else told.looked
        complete = after < len(cards) and after > 0 and not is_adding(decision.preview(actions[:after]))
        if complete:
            raise not_added(view, cards, cards[after])
        if told.problem is not None:
            raise told.problem
        if is_adding(told):
            actions.append("done")
        laid = sorted([*view["pending"], *cards], key=self.choices.cards.index)
        return Choice(self.choices.several(laid), tuple(actions))

    def away_together(self, decision: Decision, cards: list[str]) -> Choice:
        """Cards to give away."""
        left = decision.view["phase"]["discarding"]
        if len(cards) > left:
            raise Mistake("cards-away-many", left=left)
        held = Counter(active_hand(decision.view))
        for card in cards:
            if held[card] < cards.count(card):
                raise Mistake("cards-too-few", card=card, count=held[card])
        label = TOGETHER.join(self.choices.name(card) for card in cards)
        return Choice(label, tuple(f"discard {card}" for card in cards))

    # --- after the trick ----------------------------------------------------------------------------

    def take(self, decision: Decision) -> Question:
        """A supply card for a storm that won."""
        return Question(self.say("ask-take"), self.all_of(decision))

    def trump(self, decision: Decision) -> Question:
        """The new trump."""
        return Question(self.say("ask-trump"), self.all_of(decision))

    def steal(self, decision: Decision) -> Question:
        """What the thief takes from the winner."""
        view = decision.view
        victim = view["trick"]["winner"] % view["players"]
        return Question(self.say("ask-steal", victim=victim), self.all_of(decision))

    def plunder(self, decision: Decision) -> Question:
        """What a thief of the last hand takes, and from whom."""
        view = decision.view
        return Question(self.say("ask-plunder", left=view["phase"]["thieves"]), self.all_of(decision))

    # --- build and pay ------------------------------------------------------------------------------

    def build(self, decision: Decision) -> Question:
        """The buildings that he can pay for, and what the others lack."""
        view = decision.view
        done, *built = self.all_of(decision)
        asked = Question(self.say("ask-build"), [*built, done], lessons=[self.say("cards-lesson-build")])
        for building, missing in self.choices.lacking(view, view["viewer"]).items():
            if missing:
                label = self.say("action-build", building=building)
                asked.barred.append(Choice(label, (f"build {building}",), self.say("cards-lacks", missing=missing)))
        return asked

    def pay(self, decision: Decision) -> Question:
        """A supply card for the right to start."""
        return Question(self.say("ask-pay"), self.all_of(decision), lessons=[self.say("cards-lesson-pay")])


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
