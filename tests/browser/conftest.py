"""A real server and a real browser for the tests of this folder: `visitor()` is somebody who opens the page.

Every test ends with a look at the troubles of its visitors: an error in the console, a failed request, a breach of the
content security policy or a request to another host makes it fail.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import pioneers
from tests.browser.driving.cable import Cable, cable_to
from tests.browser.driving.chromium import started
from tests.browser.driving.ear import PATIENCE
from tests.browser.driving.visitor import Visitor
from tests.server.servers import ServerProcess
from tools.setup.browser import NO_BROWSER, find_browser

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
PAGE = Path(pioneers.__file__).parent / "page" / "index.html"

FAILED = pytest.StashKey[bool]()

# What is expected of the screen may take as long as everything else that is waited for: without this, five seconds.
expect.set_options(timeout=PATIENCE * 1000)

Invite = Callable[..., Visitor]


# Both only as long as tests of this folder run: the others start event loops, which a browser's would be in the way of.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if find_browser() is None:
        if IN_CI:
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    with started() as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as a process that all tests of a worker share; its bots move at once."""
    assert PAGE.exists(), "The page is not built: `./run setup` does it, or `npm run build` in web."
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def cable(house: ServerProcess) -> Iterator[Cable]:
    """A cable to the server that can be pulled out: `visitor(address=cable.address)` goes through it."""
    with cable_to(house.port) as cable:
        yield cable


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes that a test failed, so that its visitors leave a picture of what they saw."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visitor(browser: Browser, house: ServerProcess, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Invite]:
    """Invites somebody: `visitor(language="de", dark=True, width=390, height=844)`, each with a browser of his own."""
    invited: list[Visitor] = []

    def invite(**wishes: Any) -> Visitor:
        invited.append(Visitor(browser, **{"address": house.address, **wishes}))
        return invited[-1]

    yield invite
    if FAILED in request.node.stash:
        for number, one in enumerate(invited):
            one.page.screenshot(path=tmp_path / f"visitor-{number}.png")
            print(f"what visitor {number} saw: {tmp_path / f'visitor-{number}.png'}", one.ear.told())  # noqa: T201 - beside the failure
    troubles = [trouble for one in invited for trouble in one.leave()]
    assert not troubles, "\n".join(troubles)
