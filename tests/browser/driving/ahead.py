"""Brings a table to a position without the screen: a script in a page plays any legal actions over a socket.

So every step of a game can be looked at, also those that come up in one game of ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext

# Plays from all seats that this browser holds until one of them is asked one of the wanted steps, or until the end.
_PLAY = """([table, seats, wanted]) => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
  const send = (type, seat, more) => socket.send(JSON.stringify({ type, table, seat, ...more }))
  const leave = (answer) => { socket.onclose = null; socket.close(); done(answer) }
  let count = 0
  socket.onclose = () => failed(new Error('the socket was closed'))
  socket.onopen = () => { for (const seat of seats) send('watch', seat) }
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'refused' || message.type === 'problem') {
      if (message.stale) return
      return failed(new Error(data))
    }
    if (message.type !== 'table' && message.type !== 'update') return
    const { seat, version, view, turn, result } = message
    if (result !== null) return leave(null)
    const client = `ahead-${seat}-${version}-${count++}`
    if (turn.holding === seat) return send('end', seat, { version, client })
    if (turn.deciding !== seat || turn.legal.length === 0) return
    // The only pioneer who can settle does it by himself on the screen.
    const alone = view.step === 'settle' && turn.legal.length === 1
    if (wanted.includes(view.step) && !alone) return leave(view.step)
    // Money and roads lead to the rarer steps sooner than passing does.
    const passing = ['done', 'skip', 'decline', 'keep']
    const active = turn.legal.filter((action) => !passing.includes(action))
    const choices = active.length > 0 && Math.random() < 0.8 ? active : turn.legal
    send('play', seat, { version, client, actions: [choices[Math.floor(Math.random() * choices.length)]] })
  }
})"""


def make_table(context: BrowserContext, address: str, **wish: Any) -> dict[str, Any]:
    """A table of the person to whom this context's cookie belongs."""
    answer = context.request.post(f"{address}/api/tables", data={"pace": "instant", **wish}, max_retries=3)
    assert answer.ok, answer.text()
    info: dict[str, Any] = answer.json()
    return info


def play_ahead(
    context: BrowserContext, table: str, wanted: Iterable[str] = (), seats: Sequence[int] = (0,)
) -> str | None:
    """Play until one of the seats is asked one of these steps. The step; None if the game ended before."""
    page = context.new_page()
    page.goto("/mark.svg")  # any document of this host
    step: str | None = page.evaluate(_PLAY, [table, list(seats), list(wanted)])
    page.close()
    return step


def play_along(context: BrowserContext, table: str, seat: int) -> None:
    """From now on this seat plays by itself until the end, in a page that stays open."""
    page = context.new_page()
    page.goto("/mark.svg")
    page.evaluate(f"wish => {{ void ({_PLAY})(wish) }}", [table, [seat], []])


def finished_table(context: BrowserContext, address: str, game: str, players: int = 2) -> dict[str, Any]:
    """A game of this person against bots that is over."""
    info = make_table(context, address, game=game, seats=against_bots(players))
    assert play_ahead(context, info["id"]) is None
    return info


def against_bots(players: int, mine: int = 1) -> list[dict[str, str]]:
    """Seats of a table: the first ones are mine."""
    return [{"kind": "me"}] * mine + [{"kind": "bot", "bot": "level1"}] * (players - mine)
