"""Gold Creek: pan for gold and bank it before the mud comes. A small game of luck for two to four."""

from pioneers.descriptor import GameDescriptor

GAME = GameDescriptor(
    name="creek",
    package="pioneers_creek",
    game="pioneers_creek.game:CreekGame",
    rule_letter="G",
    evaluator="pioneers_creek.evaluator:CreekEvaluator",
    observer="pioneers_creek.observation:observer",
    longest=60,
)
