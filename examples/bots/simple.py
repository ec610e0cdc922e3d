#!/usr/bin/env python3
"""A bot for both games: it gives every legal action a mark and plays the best; chance decides between equals."""

import json
import random
import sys


def board_mark(verb: str, words: list[str], view: dict) -> int:
    me = view["seats"][view["seat"]]
    if verb == "buy":
        return 5 - len(me["coaches"]) if words[0] == "coach" else 1  # coaches while there are few
    if verb in ("settle", "join", "return"):
        return 10 - len(me["coaches"][int(words[1]) - 1]["aboard"])  # the emptiest coach
    if verb == "road":  # where own pioneers are
        return sum(view["pioneers"][city][view["seat"]] for city in words[0].split("--") if city in view["pioneers"])
    if verb == "drive":
        return {"gold-digger": 3, "banker": 2, "merchant": 2}.get(view["tiles"].get(words[0]), 1)
    return 0  # done, skip, decline


def cards_mark(verb: str, words: list[str], view: dict) -> int:
    supplies = view["supplies"][view["seat"]]
    if verb in ("take", "steal"):
        return -supplies[words[0]]  # what is rare
    if verb == "pay":
        return supplies[words[0]]
    if verb == "play":
        return int(words[1]) if len(words) == 2 else 9  # high cards; a thief has no number
    return {"build": 1, "add": -1, "exchange": -1}.get(verb, 0)


def say(message: dict) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


dice = random.Random()
mark = board_mark
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice.seed(message["seed"])
        mark = board_mark if message["game"] == "board" else cards_mark
        say({"type": "hello", "version": 1, "name": "Simple"})
    elif message["type"] == "choose":
        actions = message["legal"]
        dice.shuffle(actions)  # the first of the best is played
        best = max(actions, key=lambda action: mark(action.split()[0], action.split()[1:], message["view"]))
        say({"type": "action", "number": message["number"], "action": best})
