"""Tables over HTTP: made, found, sat down at, left, and played again."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.server.tables.fair import commitment
from pioneers.server.wire.parts import MOST_SEATS
from tests.server.http.application import finish, http_application, identity, make, refused, table

BOARD = (Path(pioneers.__file__).parent / "board" / "data" / "board.toml").read_text(encoding="utf-8")
DECK = (Path(pioneers.__file__).parent / "cards" / "data" / "deck.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["board", "cards"])
async def test_a_new_table_waits_until_no_seat_is_free(tmp_path: Path, game: str) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        made = await make(ada, game, ("me", "free", "level1"))
        assert (made["state"], made["players"], made["owner"]) == ("open", 3, await identity(ada))
        assert [(seat["name"] != "", seat["bot"]) for seat in made["seats"]] == [
            (True, None),
            (False, None),
            (True, "level1"),
        ]
        answer = await ben.put(f"/api/tables/{made['id']}/seats/1", json={})
        assert answer.status_code == 200
        assert answer.json()["state"] == "running"
        assert answer.json()["seats"][1]["person"] == await identity(ben)
        assert (await ada.get(f"/api/tables/{made['id']}")).json()["seats"][1]["name"] == "Ben"


async def test_whoever_makes_a_table_first_becomes_somebody_by_it(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        made = await make(guest)
        assert made["owner"] == await identity(guest)
        assert made["seats"][0]["name"] == (await guest.get("/api/me")).json()["name"]


async def test_one_browser_may_hold_several_seats_under_names_of_their_own(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        wish = {
            "game": "cards",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}, {"kind": "me"}],
        }
        made = (await ada.post("/api/tables", json=wish)).json()
        assert made["state"] == "running"
        assert [seat["name"] for seat in made["seats"]] == ["Ada", "Bea", "Ada 2"]
        assert {seat["person"] for seat in made["seats"]} == {await identity(ada)}


async def test_one_s_own_tables_are_those_where_one_sits(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        first = await make(ada)
        second = await make(ben, public=True)
        await make(ben)
        await ada.put(f"/api/tables/{second['id']}/seats/1", json={"name": "A."})
        mine = (await ada.get("/api/me/tables")).json()
        assert {found["id"] for found in mine["tables"]} == {first["id"], second["id"]}
        assert (await house.guest().get("/api/me/tables")).json() == {"tables": [], "following": None}


async def test_seats_are_taken_left_and_given_by_those_who_may(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben, cleo, dan, eve = [await house.person(name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]
        made = await make(ada, "board", ("me", "free", "free", "free"))
        seats = f"/api/tables/{made['id']}/seats"
        refused(await eve.put(f"{seats}/0", json={}), 409, "table-seat-taken")
        refused(await eve.put(f"{seats}/1/bot", json={"bot": "level1"}), 403, "table-not-owner")
        assert (await ben.put(f"{seats}/1", json={"name": "Benjamin"})).json()["seats"][1]["name"] == "Benjamin"
        refused(await eve.delete(f"{seats}/1"), 403, "table-not-yours")
        assert (await ben.delete(f"{seats}/1")).json()["seats"][1]["person"] is None
        given = await ada.put(f"{seats}/1/bot", json={"bot": "level3"})
        assert given.json()["seats"][1]["bot"] == "level3"
        refused(await ben.put(f"{seats}/1", json={}), 409, "table-seat-taken")
        assert (await ada.put(f"{seats}/1/bot", json={"bot": None})).json()["seats"][1]["bot"] is None
        sitting = enumerate((ben, cleo, dan), 1)
        states = [(await person.put(f"{seats}/{seat}", json={})).json()["state"] for seat, person in sitting]
        assert states == ["open", "open", "running"]
        refused(await eve.put(f"{seats}/1", json={}), 409, "table-begun")
        left = (await ben.delete(f"{seats}/1")).json()["seats"][1]
        assert (left["person"], left["bot"]) == (await identity(ben), "level2")
        back = (await ben.put(f"{seats}/1", json={})).json()["seats"][1]
        assert (back["person"], back["bot"]) == (await identity(ben), None)


async def test_one_is_called_otherwise_at_one_s_own_seat_until_the_game_begins(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        made = await make(ada, "board", ("me", "free", "free"))
        seats = f"/api/tables/{made['id']}/seats"
        names = [
            (await person.put(f"{seats}/{seat}", json={"name": name})).json()["seats"][seat]["name"]
            for person, seat, name in ((ada, 0, "Countess"), (ben, 1, "Countess"), (ada, 0, "Countess"), (ada, 0, ""))
        ]
        assert names == ["Countess", "Countess 2", "Countess", "Countess"]
        await ada.put(f"{seats}/2", json={})
        begun = (await ada.put(f"{seats}/0", json={"name": "Late"})).json()
        assert (begun["state"], begun["seats"][0]["name"]) == ("running", "Countess")


async def test_a_seat_that_a_table_does_not_have_is_refused(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = await make(ada)
        seats = f"/api/tables/{made['id']}/seats"
        refused(await ada.put(f"{seats}/2", json={}), 409, "table-seat")
        refused(await ada.put(f"{seats}/{MOST_SEATS}", json={}), 400, "request-large")
        refused(await ada.put(f"{seats}/-1", json={}), 400, "request-small")
        refused(await ada.put(f"{seats}/first", json={}), 400, "position-number")


async def test_a_table_that_does_not_exist_is_missing_and_so_is_one_whose_link_was_mangled(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for name in ("aaaaaaaaaaaaaaaa", "Aaaaaaaaaaaaaaaa", "abc", "a" * 500):
            for method, path, body in (
                ("GET", f"/api/tables/{name}", None),
                ("GET", f"/api/tables/{name}/history", None),
                ("PUT", f"/api/tables/{name}/seats/0", {}),
                ("DELETE", f"/api/tables/{name}/seats/0", None),
                ("PUT", f"/api/tables/{name}/seats/0/bot", {"bot": None}),
                ("POST", f"/api/tables/{name}/again", {}),
            ):
                answer = await ada.request(method, path, json=body)
                refused(answer, 404, "table-missing")
                assert len(answer.content) < 500


async def test_the_history_of_a_seat_is_for_its_holder_and_that_of_a_spectator_for_all(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        made = await make(ada, "cards", ("me", "free"))
        await ben.put(f"/api/tables/{made['id']}/seats/1", json={})
        path = f"/api/tables/{made['id']}/history"
        for browser, seat in ((ada, 0), (ben, 1)):
            told = (await browser.get(path, params={"seat": seat})).json()
            assert (told["table"], told["seat"], told["version"]) == (made["id"], seat, 1)
        assert (await house.guest().get(path)).json()["seat"] is None
        refused(await ada.get(path, params={"seat": 1}), 403, "table-not-yours")
        refused(await house.guest().get(path, params={"seat": 0}), 403, "table-not-yours")


async def test_a_past_position_is_what_the_seat_saw_then_and_only_for_its_holder(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        made = await make(ada, "cards", ("me", "free"))
        path = f"/api/tables/{made['id']}/history"
        refused(await ada.get(f"{path}/0", params={"seat": 0}), 409, "table-not-begun")
        await ben.put(f"/api/tables/{made['id']}/seats/1", json={})
        beginning = (await ada.get(f"{path}/0", params={"seat": 0})).json()
        told = (await ada.get(path, params={"seat": 0})).json()["events"]
        assert (beginning["first"], beginning["last"], beginning["by"]) == (0, len(told), None)
        assert beginning["view"]["viewer"] == 0
        watched = (await house.guest().get(f"{path}/0")).json()
        assert watched["view"]["viewer"] is None
        refused(await ben.get(f"{path}/0", params={"seat": 0}), 403, "table-not-yours")
        refused(await ada.get(f"{path}/999", params={"seat": 0}), 404, "replay-event")


async def test_another_game_is_for_those_who_played_and_only_one_is_made(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
        game = await finish(house.store, "cards", [await identity(ada), await identity(ben)])
        path = f"/api/tables/{game.table}/again"
        refused(await eve.post(path, json={}), 403, "table-not-player")
        new = (await ada.post(path, json={})).json()
        assert new["id"] != game.table
        assert (new["previous"], new["state"], new["known_deal"]) == (game.table, "open", False)
        assert (await ben.post(path, json={})).json()["id"] == new["id"]
        assert (await ada.get(f"/api/tables/{game.table}")).json()["following"] == new["id"]
        seats = f"/api/tables/{new['id']}/seats"
        refused(await eve.put(f"{seats}/1", json={}), 403, "table-seat-reserved")
        assert (await ben.put(f"{seats}/1", json={})).json()["state"] == "running"
        refused(await ada.post(f"/api/tables/{new['id']}/again", json={}), 409, "table-not-over")


async def test_the_same_deal_is_marked_as_known_and_promises_the_same_seed(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        game = await finish(house.store, "board", [await identity(ada), None], seed=11)
        new = (await ada.post(f"/api/tables/{game.table}/again", json={"same_deal": True})).json()
        assert new["known_deal"]
        assert new["commitment"] == commitment(11)


async def test_the_seed_is_shown_when_the_game_is_over_and_never_before(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = await make(ada, "cards", ("me", "me"), public=True)
        header = await house.store.tables.find(made["id"])
        assert header is not None
        assert made["seed"] is None
        assert made["commitment"] == commitment(header.seed)
        for path in (f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/history?seat=0", "/api/me/tables"):
            assert str(header.seed) not in (await ada.get(path)).text
        game = await finish(house.store, "cards", [None, None], seed=12345)
        assert (await ada.get(f"/api/tables/{game.table}")).json()["seed"] == "12345"


@pytest.mark.parametrize(("game", "option", "text"), [("board", "board", BOARD), ("cards", "deck", DECK)])
async def test_a_table_may_bring_its_own_file(tmp_path: Path, game: str, option: str, text: str) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = await make(ada, game, ("me", "free"), files=[{"option": option, "text": f"{text}\n# mine\n"}])
        assert made["options"][option].endswith(".toml")
        assert str(tmp_path) not in str(made)


async def test_what_is_wrong_with_an_own_file_is_told_by_row_and_without_a_path_of_the_server(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for text in ("name = [", "nonsense = 1", ""):
            wish = table("board", ("me", "free"), files=[{"option": "board", "text": text}])
            answer = await ada.post("/api/tables", json=wish)
            assert answer.status_code == 400, answer.text
            assert answer.json()["sentence"].startswith("board")
            assert str(tmp_path) not in answer.text
        for option in ("board", "coaches"):
            wish = table("board", ("me", "free"), options={option: "/etc/passwd"})
            refused(await ada.post("/api/tables", json=wish), 400, "table-file-option")
        assert (await ada.get("/api/me/tables")).json()["tables"] == []


async def test_wrong_options_are_explained_and_make_no_table(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for wish, message in (
            (table(options={"covr": "random"}), "option"),
            (table(options={"cover": "everything"}), "cover-word"),
            (table("board", ("me", "free", "free"), options={"cover": "random"}), "cover-players"),
            (table("cards", options={"hands": 7}), "hands-word"),
        ):
            refused(await ada.post("/api/tables", json=wish), 400, message)
        assert (await ada.get("/api/me/tables")).json()["tables"] == []
