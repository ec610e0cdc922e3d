"""What a bot is asked."""

from __future__ import annotations

import msgspec

from pioneers.kernel.view import Json, View


class Question(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What a bot is asked. It gets a view, never the state; `seed` is the bot's own and tells nothing of the deal.

    `legal` is never empty. `files` has the texts of own data files by the options that name them; `data` is the digest
    of the data in use.
    """

    table: str
    game: str
    players: int
    options: dict[str, Json]
    files: dict[str, str] = {}
    data: str
    view: View
    legal: list[str]
    bot: str
    character: str | None = None
    seed: int

    @property
    def is_urgent(self) -> bool:
        """Whether somebody waits for it at a table."""
        return True
