"""The Dockerfile: pinned, without root, and made of files that are there. No image is built here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.hosting.dockerfile_checks import is_let_through, problems, stages
from tools.compose import read_compose
from tools.setup.package import BUILT_FROM

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
IGNORE = (ROOT / ".dockerignore").read_text(encoding="utf-8")


def test_it_keeps_to_the_rules() -> None:
    assert problems(DOCKERFILE, IGNORE, ROOT) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("caddy:2.10.2-alpine", "caddy:latest", "proxy: caddy:latest is not pinned"),
        ("slim-bookworm AS server", "slim-bookworm", "has no name"),
        ("USER 10917:10917\n", "", "server: runs as root"),
        ("USER 10917:10917", "USER root", "server: runs as root"),
        ("USER postgres\n", "CMD []\nUSER postgres\n", "backup: the user comes after the command"),
        ('ENTRYPOINT ["pioneers"]', "ENTRYPOINT pioneers", "server: ENTRYPOINT goes through a shell"),
        ("HEALTHCHECK", "LABEL", "server: has no health check"),
        ("COPY src src", "ADD https://example.org/src.tar src", "build: ADD fetches"),
        ("COPY src src", "COPY source src", "build: there is no source"),
        ("COPY src src", "COPY tests tests", "build: .dockerignore keeps tests out"),
        ("COPY src src", "COPY . .", "build: copies whatever lies around"),
        ("    && rm -rf /var/lib/apt/lists/*", "    && true", "build: lists of packages"),
        (" --no-install-recommends", "", "build: installs what nobody asked for"),
        (" --require-hashes", "", "build: pip takes what nobody has looked at"),
        (" --no-cache-dir", "", "build: pip leaves its cache"),
    ],
)
def test_a_fault_is_found(before: str, after: str, said: str) -> None:
    assert before in DOCKERFILE
    found = problems(DOCKERFILE.replace(before, after), IGNORE, ROOT)
    assert any(said in problem for problem in found), found


def test_nothing_that_a_working_tree_leaves_around_gets_in() -> None:
    for path in (
        ".venv/bin/python",
        ".git/config",
        "src/pioneers/page/index.html",
        "web/node_modules/vite/package.json",
    ):
        assert not is_let_through(path, IGNORE), path
    for path in ("src/pioneers/cli/__pycache__/command.pyc", "src/pioneers/kernel/rng.so", ".env", "tests/conftest.py"):
        assert not is_let_through(path, IGNORE), path


def test_all_that_the_package_is_built_from_is_copied() -> None:
    (build,) = [stage for stage in stages(DOCKERFILE) if stage.name == "build"]
    copied = {source for copy in build.all("COPY") for source in copy.split()[:-1]}
    assert {*BUILT_FROM, "src", "web"} <= copied


def test_what_compilers_leave_stays_behind() -> None:
    (server,) = [stage for stage in stages(DOCKERFILE) if stage.name == "server"]
    assert server.all("COPY") == ["--from=build /opt/pioneers /opt/pioneers"]


def test_its_python_is_one_that_we_support() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = re.findall(r"FROM python:(\d+\.\d+)", DOCKERFILE)
    assert len(versions) == 2
    assert f"Programming Language :: Python :: {versions[0]}" in project["classifiers"]
    assert len(set(versions)) == 1, "what is compiled for one does not run in another"


def test_compose_builds_stages_that_are_there_with_the_same_people() -> None:
    given = dict.fromkeys(("PIONEERS_PUBLIC_ADDRESS", "POSTGRES_PASSWORD", "REDIS_PASSWORD"), "x")
    services = read_compose(given)["services"].values()
    targets = {service["build"]["target"]: service["user"] for service in services if "build" in service}
    assert targets == {stage.name: stage.all("USER")[-1] for stage in stages(DOCKERFILE) if stage.name != "build"}
    # The one that a plain `docker build` makes.
    assert stages(DOCKERFILE)[-1].name == "server"
