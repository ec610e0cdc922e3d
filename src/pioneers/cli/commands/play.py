"""`pioneers play GAME`: one subcommand for each game, as each may have options of its own."""

from __future__ import annotations

from functools import partial

from cyclopts import App

from pioneers.cli.terminal.plain_play import play_plainly
from pioneers.descriptor import descriptors

play = App(name="play", help="help-play")
for _name, _game in descriptors().items():
    if _game.play_command:
        play.command(_game.play_command, name=_name, help=f"help-play-{_name}")
    else:
        play.command(partial(play_plainly, _name), name=_name, help="help-play-plain")
