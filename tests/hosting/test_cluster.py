"""`./run cluster` runs what compose.yaml runs: the same settings but for addresses and places."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.cluster import GIVEN, at_home
from tools.compose import read_compose

PLACES = {
    *("PIONEERS_DATABASE", "PIONEERS_REDIS", "PIONEERS_LISTEN_HOST", "PIONEERS_PUBLIC_ADDRESS"),
    *("PIONEERS_TRUSTED_PROXIES", "PIONEERS_COOKIES_SECRET_FILE"),
}


@pytest.mark.parametrize("service", ["server", "bots"])
def test_only_addresses_and_places_are_others(tmp_path: Path, service: str) -> None:
    environment = read_compose(GIVEN)["services"][service]["environment"]
    here = at_home(environment, "postgresql://here/", "redis://here/", tmp_path, 8001)
    assert here.keys() - environment.keys() <= {"PIONEERS_LISTEN_PORT"}
    assert {name for name in environment if here[name] != environment[name]} == PLACES & environment.keys()
    assert not any(name in here.values() for name in ("postgres", "redis")), "names of containers"


def test_each_server_has_a_port_of_its_own_and_all_one_secret(tmp_path: Path) -> None:
    environment = read_compose(GIVEN)["services"]["server"]["environment"]
    first, second = [at_home(environment, "d", "r", tmp_path, port) for port in (8001, 8002)]
    assert first["PIONEERS_LISTEN_PORT"] != second["PIONEERS_LISTEN_PORT"]
    assert first["PIONEERS_COOKIES_SECRET_FILE"] == second["PIONEERS_COOKIES_SECRET_FILE"]
