"""Somebody's own statistics, from the row that every finished game has left for him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pioneers.server.wire.bodies import Statistics
from pioneers.server.wire.reviewing import GamePlayed, GamesCounted
from pioneers.store.sql.rows import Played

# So many games are counted, and so many of the last ones told one by one.
MOST_GAMES: Final = 20_000
LAST: Final = 200


def statistics_of(games: Sequence[Played]) -> Statistics:
    """These games, newest first, counted."""
    kinds: dict[tuple[str, int, str], list[Played]] = {}
    for game in games:
        kinds.setdefault((game.game, game.players, game.opponents), []).append(game)
    return Statistics(
        games=len(games),
        counted=[counted(kinds[kind]) for kind in sorted(kinds)],
        last=[told(game) for game in games[:LAST]],
    )


def counted(games: Sequence[Played]) -> GamesCounted:
    """Games of one kind."""
    first = games[0]
    places = Counter(game.place for game in games)
    parts: Counter[str] = Counter()
    for game in games:
        parts.update(game.parts)
    reviewed = [game for game in games if game.luck is not None]
    decisions = sum(game.decisions or 0 for game in reviewed)
    return GamesCounted(
        game=first.game,
        players=first.players,
        opponents=first.opponents,
        games=len(games),
        places=[places[place] for place in range(1, first.players + 1)],
        points=sum(game.points for game in games) / len(games),
        parts={name: parts[name] / len(games) for name in sorted(parts)},
        reviewed=len(reviewed),
        decisions=decisions,
        average_loss=sum(game.lost or 0.0 for game in reviewed) / decisions if decisions else None,
        luck=sum(game.luck or 0.0 for game in reviewed) / len(reviewed) if reviewed else None,
    )


def told(game: Played) -> GamePlayed:
    """One game."""
    return GamePlayed(
        table=game.table,
        game=game.game,
        players=game.players,
        opponents=game.opponents,
        ended=game.ended,
        place=game.place,
        points=game.points,
        luck=game.luck,
        average_loss=game.lost / game.decisions if game.lost is not None and game.decisions else None,
    )
