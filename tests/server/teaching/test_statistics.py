"""One's own statistics: what is told of one's games is what they were."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.teaching.statistics import LAST, statistics_of
from pioneers.store.sql.rows import Played
from tests.server.http.application import finish, http_application, identity


def played(**chosen: Any) -> Played:
    fields: dict[str, Any] = {"person": "ada", "seat": 0, "table": "t", "game": "board", "ended": 5}
    return Played(**(fields | chosen))


GAMES = st.builds(
    played,
    game=st.sampled_from(["board", "cards"]),
    players=st.just(3),
    opponents=st.sampled_from(["level2", "level5", "people"]),
    place=st.integers(1, 3),
    points=st.integers(-5, 60),
    parts=st.fixed_dictionaries({"nuggets": st.integers(0, 9)}),
    luck=st.one_of(st.none(), st.floats(-1, 1)),
    lost=st.floats(0, 3),
    decisions=st.integers(0, 40),
)


@given(st.lists(GAMES, max_size=30))
def test_every_game_is_counted_once_and_averages_are_of_those_it_speaks_of(games: list[Played]) -> None:
    told = statistics_of(games)
    assert told.games == len(games) == sum(kind.games for kind in told.counted)
    assert [game.points for game in told.last] == [game.points for game in games][:LAST]
    for kind in told.counted:
        mine = [game for game in games if (game.game, game.opponents) == (kind.game, kind.opponents)]
        assert sum(kind.places) == kind.games == len(mine)
        assert Counter({place: count for place, count in enumerate(kind.places, 1) if count}) == Counter(
            game.place for game in mine
        )
        assert round(kind.points * kind.games) == sum(game.points for game in mine)
        reviewed = [game for game in mine if game.luck is not None]
        assert kind.reviewed == len(reviewed)
        assert (kind.luck is None) == (not reviewed)
        assert (kind.average_loss is None) == (sum(game.decisions or 0 for game in reviewed) == 0)


async def test_everyone_is_told_of_their_own_games(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        people = [await identity(ada), await identity(ben)]
        kept = []
        for game, seated in (("board", people), ("cards", [*people[:1], None, None]), ("cards", people[:1] * 2)):
            kept.append(await finish(house.store, game, seated))
        told = (await ada.get("/api/me/statistics")).json()
        assert [(kind["game"], kind["players"], kind["games"]) for kind in told["counted"]] == [
            ("board", 2, 1),
            ("cards", 3, 1),
        ]
        assert told["last"][0]["table"] == kept[1].table
        result: Any = kept[1].result
        assert (told["last"][0]["place"], told["last"][0]["points"]) == (result["ranks"][0], result["scores"][0])
        assert {name: round(value) for name, value in told["counted"][1]["parts"].items()} == result["parts"][0]
        assert (await ben.get("/api/me/statistics")).json()["games"] == 1
        assert (await house.guest().get("/api/me/statistics")).json() == {"games": 0, "counted": [], "last": []}
