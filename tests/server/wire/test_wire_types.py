"""The wire's types: what lies in the web folder is made from the server's own, and the compiler can use it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts
from pioneers.server.wire import schema as wire_schema
from pioneers.store.sql.lock import Lock
from tools.bench.environment import cache_folder
from tools.bench.server.node import programs, version_of

WEB = Path(__file__).parents[3] / "web"
SCHEMA = WEB / "src" / "wire" / "messages.schema.json"
TYPES = WEB / "src" / "wire" / "messages.ts"
LOCK = WEB / "package-lock.json"

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
NO_NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ETIMEDOUT", "EHOSTUNREACH")
# Seconds for a step of npm or the compiler: a slow network, a busy machine.
PATIENCE = 600


@pytest.fixture(scope="module")
def definitions() -> dict[str, Any]:
    found: dict[str, Any] = wire_schema.wire_schema()["$defs"]
    return found


def test_the_schema_in_the_web_folder_is_current() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == wire_schema.text(), "`./run wire` makes it anew"


@pytest.mark.parametrize("name", ["FromClient", "FromServer"])
def test_every_message_is_known_by_its_type(definitions: dict[str, Any], name: str) -> None:
    kinds = getattr(wire, name).__args__
    tags = {kind.__struct_config__.tag: kind.__name__ for kind in kinds}
    assert len(tags) == len(kinds)
    for tag, kind in tags.items():
        assert definitions[kind]["properties"]["type"] == {"enum": [tag]}
    assert [part["$ref"] for part in definitions[name]["anyOf"]] == [f"#/$defs/{kind}" for kind in tags.values()]


@pytest.mark.parametrize(
    "message",
    [
        parts.Turn(deciding=None),
        parts.SeatInfo(name="Ada"),
        parts.Problem(message="m", sentence="s"),
        wire.Notice(table=None, message="m"),
        parts.ClockSetting(),
    ],
    ids=lambda message: type(message).__name__,
)
def test_what_the_server_sends_has_every_field_that_the_schema_promises(
    definitions: dict[str, Any], message: msgspec.Struct
) -> None:
    sent = json.loads(msgspec.json.encode(message))
    promised = definitions[type(message).__name__]
    assert list(sent) == promised["required"] == list(promised["properties"])


def test_what_has_a_default_may_be_left_out_of_a_request_only(definitions: dict[str, Any]) -> None:
    assert definitions["Play"]["required"] == ["type", "table", "seat", "version", "client", "actions"]
    # The setting of a clock goes both ways.
    assert definitions["ClockSettingWish"]["required"] == []
    assert definitions["NewTable"]["properties"]["clock"]["$ref"] == "#/$defs/ClockSettingWish"
    assert definitions["TableInfo"]["properties"]["clock"]["$ref"] == "#/$defs/ClockSetting"


def test_everything_that_is_referred_to_is_there(definitions: dict[str, Any]) -> None:
    text = json.dumps(definitions)
    places = {piece.partition('"')[0] for piece in text.split('"#/$defs/')[1:]}
    assert "Json" in places
    assert places <= definitions.keys()


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        # Whom to give money is no registry.
        assert "://" not in json.dumps({key: value for key, value in package.items() if key != "funding"}), name
        assert name == "" or package["integrity"].startswith("sha512-"), name


def test_the_typescript_in_the_web_folder_is_current_and_tells_messages_apart(tmp_path: Path) -> None:
    node = newest_node()
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(modules(*node), target_is_directory=True)
    made = said([node[0], "tools/wire.mjs"], web, SCHEMA.read_text(encoding="utf-8"))
    assert made == TYPES.read_text(encoding="utf-8"), "`./run wire` makes it anew"
    compiler = json.loads((web / "package.json").read_text(encoding="utf-8"))["scripts"]["types"].split()
    assert compiler[0] == "tsc"
    said([node[0], "node_modules/typescript/bin/tsc", *compiler[1:]], web)
    # The compiler would say so if the types allowed too much or too little.
    proof = web / "src" / "wire" / "narrowing.ts"
    proof.write_text(proof.read_text(encoding="utf-8").replace('case "update"', 'case "updated"'), encoding="utf-8")
    with pytest.raises(AssertionError, match="does not satisfy the expected type 'never'"):
        said([node[0], "node_modules/typescript/bin/tsc", *compiler[1:]], web)


def newest_node() -> tuple[str, list[str]]:
    """Node and its npm."""
    found = [(version_of(program), program, npm) for program, npm in programs()]
    if not found and not IN_CI:
        pytest.skip("there is no node with npm here")
    assert found, "CI needs node with npm"
    _, program, npm = max(found)
    return program, npm


def modules(program: str, npm: list[str]) -> Path:
    """The modules of the lock file, installed once for all runs and by one process at a time."""
    folder = cache_folder() / f"web-{sha256(LOCK.read_bytes()).hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    lock = waited_for(folder)
    try:
        # npm writes its own list last of all.
        if not (folder / "node_modules" / ".package-lock.json").exists():
            for name in ("package.json", LOCK.name):
                shutil.copyfile(WEB / name, folder / name)
            path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
            quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
            said([*npm, "ci", *quiet], folder, skip_without_network=not IN_CI, PATH=path)
    finally:
        lock.release()
    return folder / "node_modules"


def waited_for(folder: Path) -> Lock:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Lock(folder)
        except Mistake as mistake:
            if mistake.key != "store-in-use" or time.monotonic() > end:
                raise
            time.sleep(0.1)


def said(command: list[str], folder: Path, heard: str = "", *, skip_without_network: bool = False, **more: str) -> str:
    """What a program prints; its last words say why it failed."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command,
        cwd=folder,
        env={**os.environ, **more},
        input=heard,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode and skip_without_network and any(word in done.stdout for word in NO_NETWORK):
        pytest.skip("the packages of web/package-lock.json cannot be fetched: there is no network")
    assert done.returncode == 0, done.stdout
    return done.stdout
