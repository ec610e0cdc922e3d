"""One of several processes that serve on one port. The supervisor starts it: `python -m pioneers.server.hosting.child`.

Its input tells what to do, in one frame of JSON, and stays open: when it ends the supervisor is gone, and so goes the
process. Its output says one line when it serves.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from threading import Thread

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.worker import private_output, read_frame
from pioneers.server.hosting import logs
from pioneers.server.hosting.running import Running, run
from pioneers.server.hosting.settings import Settings
from pioneers.server.network.addresses import bind
from pioneers.text.harmless import harmless

READY = b"ready\n"
FAILED = 2
THIS_MACHINE = "127.0.0.1"


class Order(msgspec.Struct, frozen=True):
    """What a process is told. `inherited` are open sockets to listen on; without any it binds the port of the settings,
    which it shares with others.
    """

    settings: Settings
    language: str
    inherited: list[int]
    # Which of the processes it is, from 0.
    number: int = 0


def sockets_of(order: Order) -> list[socket.socket]:
    """What the process listens on."""
    listen = order.settings.listen
    if order.inherited:
        shared = [socket.socket(fileno=os.dup(number)) for number in order.inherited]
    else:
        shared = bind(listen.host, listen.port, shared=True)
    return [*shared, *(bind(THIS_MACHINE, listen.own_ports + order.number) if listen.own_ports else [])]


def service_of(order: Order) -> Running:
    """The server."""
    from pioneers.server.hosting.serve import Service  # noqa: PLC0415 - the supervisor needs none of it

    return Service(order.settings, sockets=lambda: sockets_of(order))


def main(make: Callable[[Order], Running] = service_of) -> None:
    """The whole life of the process."""
    frame = read_frame(sys.stdin.buffer)
    if frame is None:
        sys.exit(FAILED)
    order = msgspec.json.decode(frame, type=Order)
    logs.configure(order.settings.log)
    output = private_output()

    def started() -> None:
        output.write(READY)
        output.flush()
        Thread(target=stop_with_the_supervisor, daemon=True).start()

    try:
        run(make(order), started, stopping=lambda: None)
    except Mistake as mistake:
        sys.stderr.write(harmless(mistake.message(order.language)) + "\n")
        sys.exit(FAILED)


def stop_with_the_supervisor() -> None:
    """Wait until the input ends, and stop as a signal would."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
