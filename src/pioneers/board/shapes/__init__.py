"""What the board game hands out as JSON: views, events, results, components. `./run wire` makes the page's types of it.

Nothing here is needed while a game is played: the rest of the game imports it for its annotations alone.
"""
