"""What messages call the things of the board: the functions CITY and LINE."""

from __future__ import annotations

from pioneers.text.messages import Messages


def city(messages: Messages, city: str, form: str = "") -> str:  # noqa: ARG001 - cities have one form
    """The name of a city on the board in play, else its identifier, readable."""
    return messages.names().get(city) or " ".join(part.capitalize() for part in city.split("-"))


def line(messages: Messages, line: str, form: str = "") -> str:  # noqa: ARG001 - lines have one form
    """A line by its two ends."""
    start, _, end = line.partition("--")
    return messages.message("line-name", {"from": city(messages, start), "to": city(messages, end)})


FUNCTIONS = {"CITY": city, "LINE": line}
