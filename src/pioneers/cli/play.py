"""`pioneers play GAME`: one subcommand for each game, as each has options of its own."""

from __future__ import annotations

from cyclopts import App

play = App(name="play", help="help-play")
play.command("pioneers.cli.play_board:board", name="board", help="help-play-board")
play.command("pioneers.cli.play_cards:cards", name="cards", help="help-play-cards")
