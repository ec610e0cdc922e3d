"""The OpenAPI document: it describes every route, and schemathesis finds nothing that the server does otherwise."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from msgspec import toml

from pioneers.server.http.app import API
from pioneers.server.http.identity import COOKIE
from pioneers.server.http.openapi import operations
from pioneers.server.wire.messages import FromClient, FromServer
from pioneers.server.wire.parts import LAST_SEAT
from tests.server.http.application import finish, http_application, table
from tests.server.servers import ServerThread

GUIDE = Path(__file__).parents[3] / "docs" / "api.md"
SEED = 20_260
EXAMPLES = 6
# Whether a game takes an option, and a file, is for the game to say: the document cannot.
OPTIONS_ARE_THE_GAMES = {
    "include-operation-id": "createTable",
    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "400", "409"]}},
}
FINISHED = {
    "path.table": {"dictionary": "games", "probability": 0.8},
    "path.move": {"dictionary": "moves", "probability": 0.8},
}
GAMES_ARE_FINISHED = {"include-path-regex": "^/api/games/", "parameters": FINISHED}
# A game knows which characters it has; and 3.0, a whole number for the document, is none for the server.
PLAYING_ON = {
    "include-operation-id": "playOn",
    "parameters": FINISHED,
    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "400", "404", "409"]}},
}


async def test_the_document_describes_every_route_with_all_its_answers(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        document = (await house.guest().get("/api/openapi.json")).json()
        assert (await house.guest().get("/api")).json() == document
        described = {
            (path, method): operation for path, item in document["paths"].items() for method, operation in item.items()
        }
        routes = {(operation.path, operation.method) for operation in operations(house.app, API)}
        assert set(described) == routes
        assert len({operation["operationId"] for operation in described.values()}) == len(described) > 15
        for (path, method), operation in described.items():
            assert operation["summary"], path
            assert operation["description"], path
            assert {"429", "500", "503"} <= set(operation["responses"])
            if method != "get":
                assert {"400", "403", "415"} <= set(operation["responses"])
            for status, answer in operation["responses"].items():
                assert answer["description"], (path, status)
                if status == "304":
                    continue
                [(kind, content)] = answer["content"].items()
                assert kind in {"application/json", "text/plain"}, (path, status)
                if status >= "400":
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
            for parameter in operation.get("parameters", []):
                assert parameter["description"], (path, parameter)
                assert parameter["required"] == (f"{{{parameter['name']}}}" in path)


async def test_what_the_server_checks_stands_in_the_document(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        document = (await house.guest().get("/api/openapi.json")).json()
        schemas = document["components"]["schemas"]
        assert schemas["NewTable"]["additionalProperties"] is False
        assert schemas["NewTable"]["properties"]["seats"]["minItems"] == 1
        assert schemas["ClockSetting"]["properties"]["seconds"]["minimum"] == 5
        names = {
            (place["name"], place["in"]): place["schema"]
            for place in document["paths"]["/api/tables/{table}/seats/{seat}"]["put"]["parameters"]
        }
        assert names["table", "path"]["pattern"] == r"^[a-z0-9]{16}$(?!\n)"
        assert (names["seat", "path"]["minimum"], names["seat", "path"]["maximum"]) == (0, LAST_SEAT)


async def test_the_guide_names_every_route_and_every_message_of_the_socket(tmp_path: Path) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    async with http_application(tmp_path) as house:
        for operation in operations(house.app, API):
            assert f"`{operation.method.upper()} {operation.path}`" in guide
    for message in (*get_args(FromClient), *get_args(FromServer)):
        assert f"`{message.__struct_config__.tag}`" in guide, message


# ── schemathesis ─────────────────────────────────────────────────────────────────────────────────────────


class World:
    """A running server with somebody who has tables of all kinds, and the ids to ask for."""

    def __init__(self, server: ServerThread) -> None:
        self.server = server
        with (
            httpx.Client(base_url=server.address, trust_env=False) as ada,
            httpx.Client(base_url=server.address, trust_env=False) as ben,
        ):
            me = ada.put("/api/me", json={"name": "Ada"}).json()["person"]
            other = ben.put("/api/me", json={"name": "Ben"}).json()["person"]
            self.cookie = f"{COOKIE}={ada.cookies[COOKIE]}"
            wishes = [
                (ada, ("me", "free", "free")),
                (ada, ("me", "me")),
                (ben, ("me", "free")),
                (ada, ("me", "level1")),
            ]
            self.tables = [
                browser.post("/api/tables", json=table(game, seats, public=True)).json()["id"]
                for browser, seats in wishes
                for game in ("board", "cards")
            ]
        store = server.service.store
        self.games = [server.call(finish(store, game, [me, other])).table for game in ("board", "cards")]
        self.people = [me, other]

    def run(self, folder: Path, location: str, *options: str, identity: bool) -> subprocess.CompletedProcess[str]:
        """Run schemathesis with every check."""
        configuration: dict[str, Any] = {
            "seed": SEED,
            "generation": {"max-examples": EXAMPLES, "database": "none"},
            "dictionaries": {
                "tables": {"values": [*self.tables, *self.games]},
                "games": {"values": self.games},
                "moves": {"values": [0, 1, 25]},
                "people": {"values": self.people},
            },
            "parameters": {
                "path.table": {"dictionary": "tables", "probability": 0.8},
                "query.person": {"dictionary": "people", "probability": 0.5},
            },
            "operations": [OPTIONS_ARE_THE_GAMES, PLAYING_ON, GAMES_ARE_FINISHED],
        }
        if identity:
            configuration["headers"] = {"Cookie": self.cookie}
        file = folder / "schemathesis.toml"
        file.write_bytes(toml.encode(configuration))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(file), "run", location]
        command += ["--url", self.server.address, "--checks", "all", "--workers", "1", *options]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "NO_PROXY": "127.0.0.1", "NO_COLOR": "1"}
        return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder, check=False)  # noqa: S603 - our own command


@pytest.fixture
def world(service: ServerThread) -> World:
    return World(service)


@pytest.mark.parametrize("identity", [False, True], ids=["nobody", "somebody"])
def test_schemathesis_finds_nothing_that_is_not_in_the_document(world: World, tmp_path: Path, identity: bool) -> None:
    run = world.run(tmp_path, f"{world.server.address}/api/openapi.json", identity=identity)
    assert run.returncode == 0, run.stdout + run.stderr
    passed = re.search(r"(\d+) generated, \1 passed", run.stdout)
    assert passed is not None, run.stdout
    assert int(passed[1]) > 500


def test_schemathesis_would_find_a_status_that_is_not_in_the_document(world: World, tmp_path: Path) -> None:
    document = httpx.get(f"{world.server.address}/api/openapi.json", trust_env=False).json()
    del document["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    run = world.run(tmp_path, str(file), "--include-operation-id", "table", identity=False)
    assert run.returncode == 1, run.stdout + run.stderr
    assert "Undocumented status code" in run.stdout
