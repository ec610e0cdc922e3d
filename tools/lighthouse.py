"""Lets Lighthouse look at the page as a phone shows it: `./run lighthouse`.

Accessibility, best practices and findability must be perfect, speed at least 90. Speed is a time, and differs from run
to run: each page is looked at three times and the middle one counts. It says little on a machine that does other work
meanwhile, or has so few processors that Lighthouse itself takes the page's time; `--no-speed` leaves it out. Names of
pages (`start`, `table`, `rules`) choose some of them.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import sync_playwright

from tests.browser.driving.chromium import options_of_chromium
from tests.server.servers import ServerProcess
from tools.bench.server.node import programs, version_of
from tools.setup.browser import NO_BROWSER, find_browser

FOLDER = Path(__file__).resolve().with_suffix("")
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
SPEED = "performance"
PERFECT = ("accessibility", "best-practices", "seo")
LEAST = {SPEED: 90, **dict.fromkeys(PERFECT, 100)}
PAGES = {"start": "/", "table": "/table/{table}", "rules": "/rules/board"}
# A table is for those who have its link: it asks search engines not to show it.
SECRET = ("table",)
PATIENCE = 30.0
LOOKS = 3
# A new browser looks for updates, lists and news of its own: Lighthouse starts its browsers without.
QUIET = (
    "--disable-background-networking",
    "--disable-client-side-phishing-detection",
    "--disable-component-extensions-with-background-pages",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,CertificateTransparencyComponentUpdater",
    "--disable-sync",
    "--metrics-recording-only",
    "--mute-audio",
    "--no-default-browser-check",
    "--no-first-run",
    "--password-store=basic",
)


class Judgement(NamedTuple):
    """What Lighthouse says of one page: by category from 0 to 100, and what keeps it from more."""

    page: str
    marks: dict[str, int]
    complaints: dict[str, list[str]]

    @property
    def too_low(self) -> list[str]:
        """The categories below what we ask for."""
        return [category for category, mark in self.marks.items() if mark < LEAST[category]]


def main() -> int:
    """Print the marks of every page; 1 if one is too low."""
    categories, looks = (PERFECT, 1) if "--no-speed" in sys.argv else ((SPEED, *PERFECT), LOOKS)
    pages = [word for word in sys.argv[1:] if not word.startswith("-")] or list(PAGES)
    if unknown := set(pages) - set(PAGES):
        raise SystemExit(f"There is no page {', '.join(sorted(unknown))} here: choose of {', '.join(PAGES)}.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            judgements = list(judge(server.address, pages, categories, looks))
        finally:
            server.stop()
    print(f"{'':<8}", *(f"{category:>15}" for category in categories))
    for judgement in judgements:
        print(f"{judgement.page:<8}", *(f"{judgement.marks[category]:>15}" for category in categories))
    for judgement in judgements:
        for category in categories:
            if judgement.marks[category] < 100:
                print(f"\n{judgement.page}, {category}:", *judgement.complaints[category], sep="\n  ")
    return any(judgement.too_low for judgement in judgements)


def judge(address: str, pages: list[str], categories: tuple[str, ...], looks: int) -> Iterator[Judgement]:
    """Look at these pages, the table being one where it is one's turn; of several looks the middle one."""
    node = lighthouse_ready()
    with httpx.Client(base_url=address, trust_env=False) as http:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
        table = http.post("/api/tables", json={"game": "board", "seats": seats, "pace": "instant"}).json()["id"]
        cookie = http.cookies["pioneers"]
    for page in pages:
        path = PAGES[page].format(table=table)
        judgements = []
        for _ in range(looks):
            # A browser of its own for each, so that none finds what another has loaded.
            with browser_with(cookie, address) as port:
                judgements.append(look(node, f"{address}{path}", page, port, categories))
        yield sorted(judgements, key=lambda judgement: judgement.marks.get(SPEED, 0))[looks // 2]


def look(node: str, address: str, page: str, port: int, categories: tuple[str, ...]) -> Judgement:
    """One page in a browser that listens at this port."""
    # The storage stays: in it is the cookie of the player.
    options = ["--output=json", "--quiet", "--disable-storage-reset", f"--only-categories={','.join(categories)}"]
    if page in SECRET:
        options.append("--skip-audits=is-crawlable")
    command = [node, str(PROGRAM), address, f"--port={port}", *options]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    report: dict[str, Any] = json.loads(done.stdout)
    audits = report["audits"]
    return Judgement(
        page,
        {name: round(100 * (report["categories"][name]["score"] or 0)) for name in categories},
        {
            name: [
                f"{audits[one['id']]['title']} {audits[one['id']].get('displayValue', '')}"
                for one in report["categories"][name]["auditRefs"]
                if (score := audits[one["id"]]["score"]) is not None and score < 0.9
            ]
            for name in categories
        },
    )


@contextmanager
def browser_with(cookie: str, address: str) -> Iterator[int]:
    """The port of a fresh browser that has this cookie and nothing else."""
    program = find_browser()
    if program is None:
        raise SystemExit(NO_BROWSER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = ("--headless=new", f"--remote-debugging-port={port}", f"--user-data-dir={profile}", *QUIET)
        command = [program, *options, *options_of_chromium(), "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            transport = httpx.HTTPTransport(retries=20)
            with httpx.Client(transport=transport, timeout=PATIENCE, trust_env=False) as http:
                http.get(f"http://127.0.0.1:{port}/json/version")
            with sync_playwright() as playwright:
                browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
                browser.contexts[0].add_cookies([{"name": "pioneers", "value": cookie, "url": address}])
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


def lighthouse_ready() -> str:
    """Fetch Lighthouse as tools/lighthouse/package-lock.json says, unless it is there; the Node that runs it."""
    found = [(version_of(program), program, npm) for program, npm in programs()]
    if not found:
        raise SystemExit("There is no Node with npm here: `./run setup` brings one along.")
    _, node, npm = max(found)
    wanted = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))["devDependencies"]["lighthouse"]
    installed = PROGRAM.parents[1] / "package.json"
    if not installed.exists() or json.loads(installed.read_text(encoding="utf-8"))["version"] != wanted:
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        subprocess.run([*npm, "ci", *quiet], cwd=FOLDER, env={**os.environ, "PATH": path}, check=True)
    return node


if __name__ == "__main__":
    sys.exit(main())
