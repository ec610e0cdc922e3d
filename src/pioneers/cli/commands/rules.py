"""`pioneers rules`: the rules of all games, of one, or by number."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def rules(
    number: Annotated[str, Parameter(help="help-rules-number")] = "",
    /,
    *,
    language: Language = None,
) -> int:
    """Show the rules."""
    import os

    from pioneers.catalogue import game_names
    from pioneers.cli.terminal.rulebook import game_of, show_book, show_rules
    from pioneers.cli.terminal.screen import Screen
    from pioneers.text.say import Speaker, language_of

    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    books = [game for game in game_names() if number in ("", game)]
    for game in books:
        if game != books[0]:
            screen.gap()
        show_book(screen, speaker, game)
    if not books:
        show_rules(screen, speaker, game_of(number), number)
    return 0
