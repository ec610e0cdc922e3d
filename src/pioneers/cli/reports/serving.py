"""The server from the command line: its settings, and what the person at home reads while it runs."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pioneers.cli.reports.browser import open_browser
from pioneers.cli.reports.qr_code import qr_code
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting import logs
from pioneers.server.hosting.data_files import Place, find_place
from pioneers.server.hosting.settings import Settings
from pioneers.server.hosting.settings_reading import WrongSettings, as_toml, read_settings, unused_variables
from pioneers.server.network.addresses import EVERYWHERE, network_host, url
from pioneers.text.harmless import harmless
from pioneers.text.say import Speaker

logger = logging.getLogger(__name__)

WRONG_USE = 2
# At home everybody in the context may come in; what the server has to say goes to the one who started it.
AT_HOME: Mapping[str, object] = {"listen.host": "0.0.0.0", "log.level": "warning", "log.format": "text"}  # noqa: S104 - the point


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; `options` are settings, each with the name of its option."""

    home: bool
    options: Mapping[str, tuple[str, object]]
    settings: Path | None
    browser: bool
    check: bool
    language: str


def serve_as_wished(wishes: Wishes, environment: Mapping[str, str]) -> int:
    """Read the settings and serve; the exit code."""
    try:
        settings = read_settings(wishes.settings, environment, wishes.options, AT_HOME if wishes.home else None)
    except WrongSettings as wrong:
        for problem in wrong.problems:
            print(harmless(problem.message(wishes.language)), file=sys.stderr)
        return WRONG_USE
    unused = unused_variables(environment)
    if wishes.check:
        show(settings, unused, Speaker(wishes.language))
        return 0
    logs.configure(settings.log)
    for variable in unused:
        logger.warning("a variable looks like a setting and is none", extra={"variable": variable})
    return serve_here(settings, wishes)


def show(settings: Settings, unused: list[str], speaker: Speaker) -> None:
    """The settings in force, in the form of a file."""
    print(f"# {speaker.say('serve-database', {'file': settings.database_name})}")
    for variable in unused:
        print(f"# {harmless(speaker.say('serve-unused', {'variable': variable}))}")
    print(as_toml(settings), end="")


def serve_here(settings: Settings, wishes: Wishes) -> int:
    """Serve until a signal comes. If another process serves this database already, lead there."""
    threshold = Threshold(wishes)
    if settings.processes > 1:
        return serve_in_processes(settings, wishes, threshold)
    from pioneers.server.hosting.running import run  # noqa: PLC0415 - as below
    from pioneers.server.hosting.serve import Service  # noqa: PLC0415 - the web framework is large, and not always needed

    service = Service(settings, any_port=wishes.home and "listen.port" not in wishes.options)
    try:
        run(service, started=lambda: threshold.welcome(settings, service.port), stopping=threshold.closing)
    except Mistake as mistake:
        place = server_of(settings, mistake)
        if place is None:
            raise
        if not wishes.home:
            raise Mistake("serve-running", address=place.address, file=settings.database_name) from mistake
        threshold.point_to(place)
        return 0
    threshold.goodbye()
    return 0


def serve_in_processes(settings: Settings, wishes: Wishes, threshold: Threshold) -> int:
    """Watch over several processes that serve, until a signal comes."""
    from pioneers.server.hosting.supervisor import Supervisor, supervise  # noqa: PLC0415 - few need it

    supervisor = Supervisor(settings, wishes.language)
    code = supervise(supervisor, lambda: threshold.welcome(settings, supervisor.port), threshold.closing)
    threshold.goodbye()
    return code


def server_of(settings: Settings, mistake: Mistake) -> Place | None:
    """Where the process serves that has the database, if that is what is wrong and it has said so."""
    file = settings.database_file
    place = None if file is None else find_place(file)
    if mistake.key != "store-in-use" or place is None or str(place.process) != mistake.figures["process"]:
        return None
    return place


class Threshold:
    """What stands on the screen when the server at home opens and closes. Without `--home` its logs say it."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.screen = Screen()
        self.speaker = Speaker(wishes.language)

    def welcome(self, settings: Settings, port: int) -> None:
        """The server answers: say where."""
        host = settings.listen.host
        here = settings.public_address or url("localhost" if host in EVERYWHERE else host, port)
        if self.wishes.home:
            self.say("home-open")
            self.screen.command(here)
            self.invite(settings, port)
            self.say("home-kept", file=settings.database_name)
            self.say("home-stop")
        if self.wishes.browser:
            open_browser(here)

    def invite(self, settings: Settings, port: int) -> None:
        """The address for other devices, to be typed or to be photographed."""
        if settings.listen.host not in EVERYWHERE or settings.public_address:
            return
        host = network_host()
        if host is None:
            self.say("home-alone")
            return
        self.say("home-others")
        self.screen.command(url(host, port))
        code = qr_code(url(host, port), self.screen.console)
        if code is not None:
            self.screen.gap()
            self.screen.show(code)

    def point_to(self, place: Place) -> None:
        """Another process serves already: lead there."""
        self.say("home-running")
        self.screen.command(place.address)
        if self.wishes.browser:
            open_browser(place.address)

    def closing(self) -> None:
        """The signal has come."""
        if self.wishes.home:
            self.say("home-closing")

    def goodbye(self) -> None:
        """All is on the disk."""
        if self.wishes.home:
            self.say("home-goodbye")

    def say(self, key: str, **figures: object) -> None:
        """A paragraph with a gap before it."""
        self.screen.gap()
        self.screen.line(harmless(self.speaker.say(key, figures)))
