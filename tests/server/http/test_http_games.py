"""Finished games over HTTP: who finds them, how they are seen again, and the records one can take home."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

import pioneers
from pioneers import Event
from pioneers.bots.levels import bot_named
from pioneers.kernel.files.record import read_record, record_of
from pioneers.match.match import Match
from pioneers.server.files.own_files import texts_in
from pioneers.server.tables.journal import record_of as table_record
from pioneers.store.interface import PAGE
from pioneers.store.sql.rows import Finished, Header
from tests.server.http.application import finish, http_application, table

BOARD = (Path(pioneers.__file__).parent / "board" / "data" / "board.toml").read_text(encoding="utf-8")


async def identity(browser: httpx.AsyncClient) -> str:
    person = (await browser.get("/api/me")).json()["person"]
    assert isinstance(person, str)
    return person


async def listed(browser: httpx.AsyncClient, query: str = "") -> list[str]:
    """The tables of all games in a list, page by page."""
    found: list[str] = []
    following = ""
    while True:
        page = (await browser.get(f"/api/games?{query}{following}")).json()
        found += [game["table"] for game in page["games"]]
        if page["following"] is None:
            return found
        following = f"&following={page['following']}"


async def test_public_games_are_listed_for_all_and_private_ones_for_their_players(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        me, other = await identity(ada), await identity(ben)
        public = (await finish(house.store, "cards", [other, None])).table
        private = (await finish(house.store, "cards", [other, me], public=False)).table
        foreign = (await finish(house.store, "board", [other, None], public=False)).table
        assert await listed(house.guest()) == [public]
        assert await listed(ada) == [private, public]
        assert await listed(ben) == [foreign, private, public]
        assert await listed(ada, f"person={other}") == [private, public]
        assert await listed(ada, f"person={me}") == [private]
        assert await listed(ben, "game=board") == [foreign]
        assert await listed(house.guest(), f"person={me}") == []


async def test_a_page_of_games_is_full_however_many_may_not_be_shown(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        me = await identity(ada)
        first = await finish(house.store, "cards", [me, None])
        header = await house.store.tables.find(first.table)
        assert header is not None
        for number in range(7 * PAGE):
            hidden = f"hidden{number:010}"
            await house.store.tables.create(renamed(header, hidden))
            await house.store.finished.add(replace(first, table=hidden, people=[None, None]))
        page = (await house.guest().get("/api/games")).json()
        assert [game["table"] for game in page["games"]] == [first.table]
        assert page["following"] is None


async def test_a_summary_names_players_times_and_result(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        me = await identity(ada)
        game = await finish(house.store, "board", [None, me, None])
        [told] = (await ada.get("/api/games")).json()["games"]
        assert told["names"] == ["Player 0", "Player 1", "Player 2"]
        assert told["people"] == [None, me, None]
        assert (told["began"], told["ended"]) == (game.began, game.ended)
        assert told["result"]["over"]
        assert "record" not in told


@pytest.mark.parametrize("kind", ["board", "cards"])
async def test_a_replay_tells_each_perspective_what_it_saw_and_the_positions_agree(tmp_path: Path, kind: str) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        game = await finish(house.store, kind, [None, None], public=False)
        played = pioneers.game(kind)
        record = read_record(game.record)
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            told = (await guest.get(f"/api/games/{game.table}{query}")).json()
            assert told["seat"] == seat
            assert [step["action"] for step in told["steps"]] == record.actions == told["record"]["actions"]
            opening: list[Event] = []
            record.start(played, events=opening)
            assert told["opening"] == [event.seen_by(seat) for event in opening]
            assert told["result"] == played.result(record.final(played))
            state = record.start(played)
            for move, (step, (_, events, after)) in enumerate(
                zip(told["steps"], record.replay(played), strict=True), start=1
            ):
                assert step["seat"] == state.seat
                assert step["events"] == [event.seen_by(seat) for event in events]
                state = after.copy()
                if move in (1, 33, len(record.actions)):
                    answer = await guest.get(f"/api/games/{game.table}/positions/{move}{query}")
                    assert answer.json() == {
                        "table": game.table,
                        "move": move,
                        "seat": seat,
                        "view": played.view(after, seat),
                        "standing": played.standing(after, seat),
                    }
        start = (await guest.get(f"/api/games/{game.table}/positions/0")).json()
        assert start["view"] == played.view(record.start(played), None)


async def test_a_move_or_seat_that_the_game_did_not_have_is_missing(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        game = await finish(house.store, "cards", [None, None])
        last = len(read_record(game.record).actions)
        for path, message in (
            (f"/api/games/{game.table}/positions/{last + 1}", "mistake-replay-move"),
            (f"/api/games/{game.table}/positions/0?seat=2", "mistake-table-seat"),
            (f"/api/games/{game.table}?seat=3", "mistake-table-seat"),
            ("/api/games/aaaaaaaaaaaaaaaa", "mistake-http-game"),
            ("/api/games/aaaaaaaaaaaaaaaa/record.json", "mistake-http-game"),
            ("/api/games/aaaaaaaaaaaaaaaa/record.pioneers", "mistake-http-game"),
        ):
            answer = await guest.get(path)
            assert (answer.status_code, answer.json()["message"]) == (404, message), path


async def test_the_record_comes_as_a_file_with_a_good_name_and_as_json(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        game = await finish(house.store, "board", [None, None], seed=2**255 + 1, ended=1_794_787_200_000)
        text = await guest.get(f"/api/games/{game.table}/record.pioneers")
        assert text.text == game.record
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
        name = re.fullmatch(r'attachment; filename="([a-z0-9.-]+)"', text.headers["content-disposition"])
        assert name is not None
        assert name[1] == f"board-2026-11-16-{game.table}.pioneers"
        plain = await guest.get(f"/api/games/{game.table}/record.json")
        assert plain.headers["content-type"] == "application/json"
        assert record_of(plain.json()) == read_record(game.record)
        assert plain.json()["seed"] == str(2**255 + 1)


async def test_a_game_that_is_not_over_has_no_record(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        running = (await ada.post("/api/tables", json=table("cards", ("me", "me")))).json()
        assert running["state"] == "running"
        for part in ("", "/record.json", "/record.pioneers", "/positions/0", "?seat=0"):
            answer = await ada.get(f"/api/games/{running['id']}{part}")
            assert (answer.status_code, answer.json()["message"]) == (404, "mistake-http-game")


async def test_a_game_by_other_rules_says_so(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        game = await finish(house.store, "cards", [None, None])
        other = replace(game, table="otherrulesgame00")
        header = await house.store.tables.find(game.table)
        assert header is not None
        await house.store.tables.create(renamed(header, other.table))
        text = re.sub(r"^rules: \d+$", "rules: 999", other.record, flags=re.MULTILINE)
        await house.store.finished.add(replace(other, record=text))
        answer = await guest.get(f"/api/games/{other.table}")
        assert (answer.status_code, answer.json()["message"]) == (409, "mistake-record-rules")
        assert (await guest.get(f"/api/games/{other.table}/record.pioneers")).text == text


async def test_a_game_on_an_own_board_is_seen_again_though_no_file_lies_on_the_disk(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        wish = table("board", ("me", "free"), files=[{"option": "board", "text": BOARD}])
        made = (await ada.post("/api/tables", json=wish)).json()
        header = await house.store.tables.find(made["id"])
        assert header is not None
        board = pioneers.game("board")
        bots = [bot_named("level1", seed=seat) for seat in range(2)]
        files = texts_in(await house.store.log.read(header.id))
        match = Match(board, table_record(header), bots, files)
        match.run()
        finished = Finished(
            table=header.id,
            game="board",
            rules=header.rules,
            engine=header.engine,
            data=header.data,
            people=[header.owner, None],
            began=header.created,
            ended=header.created,
            digest=match.record.end or "",
            result=board.result(match.state),
            record=match.record.written(board, files),
        )
        await house.store.finished.add(finished)
        told = await ada.get(f"/api/games/{header.id}")
        assert told.status_code == 200, told.text
        assert len(told.json()["steps"]) == match.version


def renamed(header: Header, table_id: str) -> Header:
    """The same table, private, under another id."""
    return replace(header, id=table_id, public=False)
