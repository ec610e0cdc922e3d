"""From the press to the painted answer of a move: `./run latency`, or `python -m tests.browser.driving.latency`.

The time begins with the browser's own stamp of the click and ends with the first frame that is painted after the
server's answer has changed the page: the way to the server, its disk and the way back are in it.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from tests.browser.driving.chooser import Chooser
from tests.browser.driving.chromium import started
from tests.browser.driving.pages import StartPage
from tests.browser.driving.visitor import Visitor
from tests.server.servers import ServerProcess

# What people take for at once, in milliseconds, for 95 of 100 moves.
AT_ONCE = 100.0

# Notes the stamp of the last press when a move is sent, and looks for the paint after the update that answers it.
WATCH = """
  window.answers = []
  let pressed = 0
  let sent = null
  for (const kind of ['click', 'keydown', 'pointerup'])
    addEventListener(kind, (event) => { pressed = event.timeStamp }, true)
  const painted = (began) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.answers.push(performance.now() - began)
    port2.postMessage(null)
  })
  // It listens before the page does: afterwards the answer stands in the document already.
  window.WebSocket = class extends WebSocket {
    constructor(...parameters) {
      super(...parameters)
      this.addEventListener('message', ({ data }) => {
        if (sent === null || !['update', 'delta'].includes(JSON.parse(data).type)) return
        const began = sent
        sent = null
        const seen = new MutationObserver(() => { seen.disconnect(); painted(began) })
        seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      })
    }
    send(text) {
      const type = JSON.parse(text).type
      // A move that the page makes by itself has no press.
      if (['play', 'undo', 'end'].includes(type) && performance.now() - pressed < 50) sent = pressed
      super.send(text)
    }
  }
"""


def measure(visitor: Visitor, game: str, decisions: int) -> list[float]:
    """Milliseconds of each of the first moves of a game."""
    visitor.context.add_init_script(WATCH)
    table = StartPage(visitor).play_now(game)
    chooser = Chooser(game)
    for _ in range(decisions):
        table.wait_for_turn()
        if table.over:
            break
        table.decide(chooser)
    visitor.page.wait_for_timeout(100)
    times: list[float] = visitor.page.evaluate("window.answers")
    return times


def at_95(times: list[float]) -> float:
    """So long or shorter took 95 of 100."""
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def main() -> int:
    """Play some of each game and print the figures; 1 if the answer is not there at once."""
    slow = False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, started() as browser:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            for game in ("board", "cards"):
                visitor = Visitor(browser, server.address)
                times = measure(visitor, game, 40)
                visitor.leave()
                middle, late = statistics.median(times), at_95(times)
                print(f"{game}: {len(times)} moves, half within {middle:.0f} ms, 95 of 100 within {late:.0f} ms")  # noqa: T201 - a command
                slow |= late > AT_ONCE
        finally:
            server.stop()
    return slow


if __name__ == "__main__":
    sys.exit(main())
