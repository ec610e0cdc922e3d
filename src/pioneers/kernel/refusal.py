"""Refusals: why a rule does not allow an action."""

from __future__ import annotations

from pioneers.kernel.view import Json, View


class Refusal(Exception):  # noqa: N818 - the contract's name: a refusal is an answer, not a failure
    """An illegal action: the rule's number, a message key and its figures. The state is as it was."""

    def __init__(self, rule: str, key: str, figures: dict[str, Json] | None = None) -> None:
        super().__init__(rule, key, figures or {})
        self.rule = rule
        self.key = key
        self.figures: dict[str, Json] = figures or {}
        # What the deciding seat saw when `play` refused; never more, so a refusal can be logged and sent.
        self.position: View | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def message(self, language: str = "en") -> str:
        """What the rule does not allow and what would be right, with the rule's number."""
        from pioneers.text.say import Speaker, said_plainly  # noqa: PLC0415 - read only when someone asks

        speaker, identifier = Speaker(language), f"refusal-{self.key}"
        known = speaker.knows(identifier)
        reason = speaker.say(identifier, self.figures) if known else said_plainly(self.key, self.figures)
        return f"{self.rule}: {reason}"

    def plain(self) -> dict[str, Json]:
        """The message as a figure of another one, to be said in whatever language that one is said in."""
        return {"message": f"refusal-{self.key}", "figures": self.figures, "rule": self.rule}

    def __str__(self) -> str:
        return self.message()
