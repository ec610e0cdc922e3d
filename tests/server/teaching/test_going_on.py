"""A game that goes on from a finished one: everything so far as it was, and a game like any other from there."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.kernel.files.record import read_record
from pioneers.server.watching.replay import replay_of
from pioneers.server.wire.bodies import PlayOn
from tests.server.http.application import finish, http_application, identity, make, refused
from tests.server.registries import somebody
from tests.server.teaching.scripted import Scripted, houses, to_the_end


@pytest.mark.parametrize("game", pioneers.GAMES)
async def test_a_game_that_goes_on_can_be_finished_and_replayed(tmp_path: Path, game: str) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        me = await identity(ada)
        played = await finish(house.store, game, ["ben", "cleo"])
        record = read_record(played.record)
        move = len(record.actions) * 2 // 3
        place = f"/api/games/{played.table}/play-on"
        made = await ada.post(place, json={"move": move, "seat": 1, "bot": "level3", "character": "any"})
        assert made.status_code == 201, made.text
        info = made.json()
        assert info["origin"] == {"table": played.table, "move": move}
        assert (info["state"], info["known_deal"], info["public"], info["seed"]) == ("running", True, False, None)
        assert [(seat["person"], seat["bot"]) for seat in info["seats"]] == [(None, "level3"), (me, None)]
        table = house.registry.tables[info["id"]]
        assert table.progress.match.record.actions[:move] == record.actions[:move]
        history = (await ada.get(f"/api/tables/{info['id']}/history?seat=1")).json()
        assert len(history["events"]) > move // 2


async def test_it_counts_in_nobodys_statistics_and_its_own_deal_is_told_only_at_the_end(tmp_path: Path) -> None:
    async with houses(tmp_path, Scripted()) as [place]:
        ada = somebody()
        played = await finish(place.store, "cards", [ada.id, None])
        actions = read_record(played.record).actions[:9]
        info = await place.registry.play_on(played.table, actions, PlayOn(move=9, seat=0), ada)
    async with houses(tmp_path, Scripted()) as [place]:
        await to_the_end(place, info.id, 0)
        assert (await place.registry.info(info.id)).seed is not None
        finished = await place.store.finished.find(info.id)
        assert finished is not None
        assert finished.practice
        assert read_record(finished.record).actions[:9] == actions
        assert len(replay_of(finished, 0).steps) > 9
        assert [game.table for game in await place.store.finished.played(ada.id, 9)] == [played.table]
        # Another game after it is one that counts.
        after = await place.registry.again(info.id, ada, same_deal=True)
        assert (after.origin, after.state) == (None, "running")


async def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        played = await finish(house.store, "board", ["ben", "cleo"])
        place = f"/api/games/{played.table}/play-on"
        last = len(read_record(played.record).actions)
        refused(await ada.post(place, json={"move": last, "seat": 0}), 409, "play-on-over")
        refused(await ada.post(place, json={"move": last + 1, "seat": 0}), 404, "replay-move")
        refused(await ada.post(place, json={"move": 3, "seat": 2}), 404, "table-seat")
        running = (await make(ada, "board", ("me", "free")))["id"]
        refused(await ada.post(f"/api/games/{running}/play-on", json={"move": 0, "seat": 0}), 404, "http-game")
