"""`./run cluster` runs what compose.yaml runs: the same settings but for addresses."""

from __future__ import annotations

import pytest

from tools.cluster import GIVEN, at_home
from tools.compose import read_compose

ADDRESSES = {
    *("PIONEERS_DATABASE", "PIONEERS_REDIS", "PIONEERS_LISTEN_HOST", "PIONEERS_PUBLIC_ADDRESS"),
    "PIONEERS_TRUSTED_PROXIES",
}


@pytest.mark.parametrize("service", ["server", "bots"])
def test_only_addresses_are_others(service: str) -> None:
    environment = read_compose(GIVEN)["services"][service]["environment"]
    here = at_home(environment, "postgresql://here/", "redis://here/", 8001)
    assert here.keys() - environment.keys() <= {"PIONEERS_LISTEN_PORT"}
    assert {name for name in environment if here[name] != environment[name]} == ADDRESSES & environment.keys()
    assert not any(name in here.values() for name in ("postgres", "redis")), "names of containers"


def test_each_server_has_a_port_of_its_own_and_all_else_is_the_same() -> None:
    environment = read_compose(GIVEN)["services"]["server"]["environment"]
    first, second = [at_home(environment, "d", "r", port) for port in (8001, 8002)]
    assert {name for name in first if first[name] != second[name]} == {
        "PIONEERS_LISTEN_PORT",
        "PIONEERS_PUBLIC_ADDRESS",
    }
