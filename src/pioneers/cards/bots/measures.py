"""The weights of the card game as machine numbers, by the names that `weights.toml` gives them."""

from __future__ import annotations

from typing import Final

from pioneers.bots.weights import Weights
from pioneers.native import i64, vec


class Measures:
    """What things count: the tables `plain`, `worth` and `first-sight` of the weights."""

    def __init__(self, weights: Weights) -> None:
        plain = weights["plain"]
        self.plain_building: Final[i64] = plain["building"]
        self.plain_useful: Final[i64] = plain["useful-supply"]
        self.plain_surplus: Final[i64] = plain["surplus-supply"]
        self.plain_trick: Final[i64] = plain["trick"]
        self.plain_card: Final[i64] = plain["card"]
        self.plain_number: Final[i64] = plain["number"]
        self.plain_trump_number: Final[i64] = plain["trump-number"]
        self.plain_thief: Final[i64] = plain["thief"]
        self.plain_storm: Final[i64] = plain["storm"]

        worth = weights["worth"]
        self.useful: Final[i64] = worth["useful-supply"]
        self.rarer: Final[i64] = worth["rarer-supply"]
        self.surplus: Final[i64] = worth["surplus-supply"]
        self.start: Final[i64] = worth["start"]
        self.card: Final[i64] = worth["card"]
        self.squared_number: Final[i64] = worth["squared-number"]
        self.trump_card: Final[i64] = worth["trump-card"]
        self.thief: Final[i64] = worth["thief"]
        self.storm: Final[i64] = worth["storm"]
        self.storm_number: Final[i64] = worth["storm-number"]
        self.needed_card: Final[i64] = worth["needed-card"]
        self.leading: Final[i64] = worth["lead"]
        self.last_card: Final[i64] = worth["last-card"]
        self.sharpness: Final[i64] = worth["sharpness"]
        self.sharper: Final[i64] = worth["sharper-near-end"]
        self.near_end: Final[i64] = worth["near-end"]

        sight = weights["first-sight"]
        self.deny: Final[i64] = sight["deny"]
        self.lead: Final[i64] = sight["lead"]
        self.hold_suit: Final[i64] = sight["hold-suit"]
        self.hold_suit_number: Final[i64] = sight["hold-suit-number"]
        self.hold_void: Final[i64] = sight["hold-void"]
        self.patience: Final[i64] = sight["patience"]
        self.card_supply: Final[i64] = sight["card-supply"]
        self.hold_trump: Final[i64] = sight["hold-trump"]
        self.hold_trump_number: Final[i64] = sight["hold-trump-number"]
        self.hold_storm: Final[i64] = sight["hold-storm"]
        self.hold_storm_number: Final[i64] = sight["hold-storm-number"]
        self.cost_number: Final[i64] = sight["number"]
        self.cost_trump_number: Final[i64] = sight["trump-number"]
        # By number of players.
        extra = [0, 0, sight["extra-card-two"], sight["extra-card-three"], sight["extra-card-four"]]
        self.extra_card: Final = vec[i64](extra)
        self.cost_thief: Final[i64] = sight["thief"]
        self.robbed: Final[i64] = sight["thief-robbed"]
        self.cost_storm: Final[i64] = sight["storm"]
        self.name_trump: Final[i64] = sight["name-trump"]
        self.named_card: Final[i64] = sight["trump-card"]
        self.named_number: Final[i64] = sight["trump-number-named"]
        self.named_supply: Final[i64] = sight["trump-supply"]
        self.draw: Final[i64] = sight["draw"]
        self.discard_number: Final[i64] = sight["discard-suit-number"]
        self.discard_thief: Final[i64] = sight["discard-thief"]
        self.discard_storm: Final[i64] = sight["discard-storm"]
        self.noise: Final[i64] = sight["noise"]
