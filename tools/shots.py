"""Takes pictures of every page and of every step of both games into `shots/`: `./run shots`, or `make shots`.

Light and dark, on a wide screen and on a phone; the main ones in all three languages. `shots/index.html` shows all of
them on one sheet. Words after the command choose pictures by their names: `./run shots scoring rules`.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import expect

from pioneers.server.hosting.settings import AbsenceSettings, AnalysisSettings
from tests.browser.driving.ahead import finished_table, make_table, play_ahead
from tests.browser.driving.cable import Cable, cable_to
from tests.browser.driving.chromium import started
from tests.browser.driving.pages import TABLES, until_offline_ready
from tests.browser.driving.tables import BoardPageTable, CardsPageTable
from tests.browser.driving.visitor import Visitor
from tests.browser.test_phases import MANY_GAMES, STEPS
from tests.server.servers import ServerProcess
from tools.photographer import SHOTS, THEMES, Photographer, Prepare, write_sheet
from tools.setup.browser import NO_BROWSER, find_browser

# What else is taken while a game stands at a step.
MORE = {"play": "refusal"}
# Pictures of the pages that people see most are taken in all languages.
ALL_LANGUAGES = ("en", "de", "fr")
# Reviews that show the form of a review; and how long they may take, in milliseconds.
FEW = AnalysisSettings(review_iterations=40, hint_iterations=100)
PATIENCE = 120_000


def main() -> int:
    """Take all pictures, or those whose names have one of the words in them."""
    if find_browser() is None:
        print(NO_BROWSER, file=sys.stderr)
        return 1
    words = sys.argv[1:]
    if not words:
        shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, started() as browser:
        server = ServerProcess(Path(folder), absence=AbsenceSettings(away_minutes=0.02), analysis=FEW)
        server.start()
        try:
            with cable_to(server.port) as cable:
                photographer = Photographer(browser, server.address, words)
                pages(photographer)
                tables(photographer)
                board_steps(photographer)
                card_steps(photographer)
                endings(photographer)
                teaching(photographer)
                without_connection(photographer, cable)
                photographer.leave()
        finally:
            server.stop()
    write_sheet()
    print(f"{len(list(SHOTS.glob('*.png')))} pictures: {SHOTS / 'index.html'}")
    return bool(photographer.missed)


def pages(photographer: Photographer) -> None:
    """The pages around the tables."""
    for game in TABLES:
        finished_table(photographer.wide.context, photographer.address, game, 3)
        photographer.table(game, 4)
    photographer.take("start", "/", languages=ALL_LANGUAGES, whole=True)
    photographer.take("rules-board", "/rules/board", languages=ALL_LANGUAGES)
    photographer.take("rules-board-rule", "/rules/board#B6.5")
    photographer.take("rules-cards", "/rules/cards")

    def search(visitor: Visitor) -> None:
        visitor.page.get_by_role("textbox", name=visitor.say("page-rules-search")).fill("storm")

    photographer.take("rules-search", "/rules/cards", search)
    for game in TABLES:
        photographer.take(f"learn-{game}", f"/learn/{game}", languages=ALL_LANGUAGES)
    photographer.take("games", "/games")
    photographer.take("about", "/about", whole=True)
    photographer.take("not-found", "/nowhere")

    def device(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-name-change", {"name": "Ada"})).click()
        visitor.page.get_by_role("button", name=visitor.say("page-device-get"), exact=True).click()

    photographer.take("second-device", "/", device, languages=ALL_LANGUAGES)
    photographer.take("no-table", "/table/aaaaaaaaaaaaaaaa")


def tables(photographer: Photographer) -> None:
    """What surrounds a game: waiting room, curtain, chat, menu and dialogs."""
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "level3"}, {"kind": "free"}]
    room = make_table(photographer.wide.context, photographer.address, game="board", seats=seats, public=True)
    photographer.take("waiting-room", f"/table/{room['id']}", languages=ALL_LANGUAGES, whole=True)
    strangers(photographer)
    photographer.take("hot-seat-curtain", f"/table/{photographer.table('cards', 3, mine=2)}")

    board = f"/table/{photographer.table('board', 4)}"

    def chat(visitor: Visitor) -> None:
        field = visitor.page.get_by_role("textbox", name=visitor.say("page-chat-field"))
        if not field.is_visible():
            visitor.page.get_by_role("button", name=visitor.say("page-chat")).first.click()
        field.fill("Good luck to all of you!")
        field.press("Enter")

    def menu(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-bar-menu")).click()

    def chosen(entry: str) -> Prepare:
        def choose(visitor: Visitor) -> None:
            menu(visitor)
            visitor.page.get_by_role("menuitem", name=visitor.say(entry)).click()

        return choose

    def rules(visitor: Visitor) -> None:
        visitor.page.get_by_role("link", name=visitor.say("page-look-rules"), exact=True).click()
        visitor.page.get_by_role("dialog").get_by_role("link").nth(12).click()

    photographer.take("chat", board, chat)
    photographer.take("rules-beside", board, rules, languages=ALL_LANGUAGES)
    photographer.take("menu", board, menu)
    photographer.take("settings", board, chosen("page-menu-settings"))

    def keys(visitor: Visitor) -> None:
        # A phone offers them to who has a keyboard.
        visitor.page.keyboard.press("Tab")
        chosen("page-menu-keys")(visitor)

    photographer.take("keys", board, keys)
    photographer.take("people", board, chosen("page-menu-people"))
    photographer.take("leaving", board, chosen("page-menu-leave"))

    def listed(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-board-list")).click()

    photographer.take("board-list", board, listed)


def strangers(photographer: Photographer) -> None:
    """The owner's choices when others have come: start, free a seat, call a bot in for who is away."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "free"}, {"kind": "free"}]
    wish = {"game": "board", "seats": seats}
    room = make_table(photographer.wide.context, photographer.address, **wish, public=True)["id"]
    sit(photographer.address, room, 1, "Eve")
    photographer.wide.context.request.delete(
        f"{photographer.address}/api/tables/{room}/seats/1", headers={"content-type": "application/json"}
    )
    sit(photographer.address, room, 1, "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}")
    sit(photographer.address, room, 2, "Benjamin")
    photographer.take("strangers-room", f"/table/{room}", languages=ALL_LANGUAGES, whole=True)

    def free(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-room-clear-label", {"name": "Benjamin"})).click()

    photographer.take("strangers-free-seat", f"/table/{room}", free, languages=ALL_LANGUAGES)
    guest(photographer)

    deciding, table = 0, ""
    while deciding == 0:
        table = make_table(photographer.wide.context, photographer.address, **wish)["id"]
        for seat, name in ((1, "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"), (2, "Benjamin")):
            deciding = sit(photographer.address, table, seat, name)["deciding"]

    def overdue(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-overdue-call")).wait_for()

    photographer.take("overdue", f"/table/{table}", overdue, languages=ALL_LANGUAGES)


def guest(photographer: Photographer) -> None:
    """What somebody sees who came to the table of another: waiting for the start, with its host away, and removed."""
    if not photographer.wants("strangers-guest strangers-host-away strangers-removed"):
        return
    eve = Photographer(photographer.browser, photographer.address, photographer.words, "Eve")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "free"}]

    wish = {"game": "board", "seats": seats, "public": True}
    table = make_table(photographer.wide.context, photographer.address, **wish)["id"]
    room, seat = f"/table/{table}", f"/api/tables/{table}/seats/1"
    assert eve.wide.context.request.put(seat, data={"name": "Eve"}).ok
    eve.take("strangers-host-away", room, languages=ALL_LANGUAGES, whole=True)
    photographer.wide.open(room)  # and stays there
    eve.take("strangers-guest", room, languages=ALL_LANGUAGES, whole=True)
    headers = {"content-type": "application/json"}
    assert photographer.wide.context.request.delete(seat, headers=headers).ok
    eve.take("strangers-removed", room, languages=ALL_LANGUAGES, whole=True)
    eve.leave()


def sit(address: str, table: str, seat: int, name: str) -> dict[str, Any]:
    """Somebody who is new here takes a seat and is gone; the table as it is then."""
    httpx.put(f"{address}/api/tables/{table}/seats/{seat}", json={"name": name}).raise_for_status()
    info: dict[str, Any] = httpx.get(f"{address}/api/tables/{table}").raise_for_status().json()
    return info


def steps_of(photographer: Photographer, game: str, players: int) -> Iterator[tuple[str, str]]:
    """Tables of this game that stand at each of its steps, as they come up: the step, and the address."""
    missing = {step for step in STEPS[game] if photographer.wants(f"{game}-{step} {MORE.get(step, '')}")}
    for _ in range(MANY_GAMES):
        table = photographer.table(game, players)
        while missing and (step := play_ahead(photographer.wide.context, table, missing)) is not None:
            yield step, f"/table/{table}"
            missing.remove(step)
        if not missing:
            return


def board_steps(photographer: Photographer) -> None:
    """Every step of the board game, the drive with a look at the dearest city."""

    def point(visitor: Visitor) -> None:
        table = BoardPageTable(visitor)
        visitor.ear.until(lambda: bool(table.known.ways), "the ways to drive")
        dearest = max(table.known.ways, key=lambda city: table.known.ways[city][0]["fare"])
        if visitor is photographer.phone:
            table.city(dearest).tap()
        else:
            table.city(dearest).hover()

    for step, address in steps_of(photographer, "board", 4):
        languages = ALL_LANGUAGES if step in ("drive", "purchase") else ("en",)
        photographer.take(f"board-{step}", address, point if step == "drive" else None, languages)


def card_steps(photographer: Photographer) -> None:
    """Every step of the card game, with two cards chosen where one plays, and with a card that is refused."""

    def choose(visitor: Visitor) -> None:
        table = CardsPageTable(visitor)
        for action in table.legal[:2]:
            table.hand.choose(table.cards(action.removeprefix(f"{table.view['step']} ")).first)

    def refuse(visitor: Visitor) -> None:
        table = CardsPageTable(visitor)
        for card in table.view["hands"][0]:
            if f"play {card}" not in table.legal:
                table.hand.choose(table.cards(card).first)
                visitor.page.get_by_role(
                    "link", name=visitor.say("page-look-rule", {"rule": ""}).strip()
                ).first.wait_for()
                return

    for step, address in steps_of(photographer, "cards", 4):
        languages = ALL_LANGUAGES if step in ("play", "build") else ("en",)
        photographer.take(f"cards-{step}", address, choose if step in ("play", "discard") else None, languages)
        if step == "play":
            photographer.take("refusal", address, refuse)
    if photographer.wants("cards-two-players"):
        for hands in ("one", "separate"):
            table = photographer.table("cards", 2, options={"hands": hands})
            play_ahead(photographer.wide.context, table, ["play"])
            photographer.take(f"cards-two-players-{hands}", f"/table/{table}", choose)


def endings(photographer: Photographer) -> None:
    """Final scoring, and the game seen again."""
    for game in TABLES:
        if not photographer.wants(f"{game}-scoring {game}-replay"):
            continue
        table = finished_table(photographer.wide.context, photographer.address, game, 4)["id"]
        languages = ALL_LANGUAGES if game == "board" else ("en",)
        photographer.take(f"{game}-scoring", f"/table/{table}", languages=languages)
        photographer.take(f"{game}-replay", f"/replay/{table}/20", languages=languages)


def teaching(photographer: Photographer) -> None:
    """Reviews, a decision that is tried again, a hint, and statistics."""

    def judged(visitor: Visitor) -> None:
        expect(visitor.page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)

    def chosen(visitor: Visitor) -> None:
        judged(visitor)
        marks = "|".join(visitor.say(f"page-review-{mark}") for mark in ("inaccuracy", "mistake", "blunder"))
        visitor.page.get_by_role("button", expanded=False).filter(has_text=re.compile(marks)).first.click()
        visitor.page.get_by_role("button", name=visitor.say("page-review-try")).wait_for()

    def hint(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.say("page-prompt-hint"), exact=True).click()
        card = visitor.page.get_by_role("region", name=visitor.say("page-review-hint"))
        expect(card.get_by_role("status")).to_have_count(0, timeout=PATIENCE)

    for game in TABLES:
        if photographer.wants(f"{game}-review"):
            table = finished_table(photographer.wide.context, photographer.address, game, 4)["id"]
            photographer.take(f"{game}-review", f"/review/{table}", judged, whole=True)
            photographer.take(f"{game}-review-chosen", f"/review/{table}", chosen, ALL_LANGUAGES)
        if photographer.wants(f"{game}-hint"):
            table = photographer.table(game, 3)
            play_ahead(photographer.wide.context, table, ["drive", "play"])
            photographer.take(f"{game}-hint", f"/table/{table}", hint, ALL_LANGUAGES)
    if photographer.wants("statistics"):
        photographer.take("statistics", "/statistics", languages=ALL_LANGUAGES, whole=True)


def without_connection(photographer: Photographer, cable: Cable) -> None:
    """The banner while the connection is lost, and the app without any."""
    table = photographer.table("board", 3)
    for name, path in (("reconnect", f"/table/{table}"), ("offline", "/")):
        if not photographer.wants(name):
            continue
        print("·", name, flush=True)
        for width, visitor in photographer.devices.items():
            for theme in THEMES:
                picture = f"{name}-{width}-{theme}-en"
                with photographer.prepared(visitor, "en", theme), photographer.noted(picture):
                    cable.plug()
                    visitor.page.goto(cable.address + path)
                    if name == "offline":
                        until_offline_ready(visitor.page)
                    else:
                        visitor.page.get_by_role("region", name=visitor.say("page-prompt")).wait_for()
                    cable.pull()
                    if name == "offline":
                        visitor.page.reload()
                        visitor.page.get_by_text(visitor.say("page-unreachable-hint")).wait_for()
                    else:
                        visitor.page.get_by_role("alert").wait_for()
                    photographer.shoot(visitor.page, picture)


if __name__ == "__main__":
    sys.exit(main())
