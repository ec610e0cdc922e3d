"""`pioneers play GAME`: one subcommand for each game, as each has options of its own."""

from __future__ import annotations

from cyclopts import App

play = App(name="play", help="help-play")
play.command("pioneers.board.terminal.play:board", name="board", help="help-play-board")
play.command("pioneers.cards.terminal.play:cards", name="cards", help="help-play-cards")
