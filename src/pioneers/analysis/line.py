"""The line that is expected after a plan: at each decision the plan that the search tried most."""

from __future__ import annotations

from collections.abc import Sequence

from pioneers.analysis.shapes import Step
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.search import Node, Search
from pioneers.kernel.state import State, advance_index

# A line is no longer, and what was tried less often is a guess.
LONGEST = 4
FEWEST = 8


def expected_line(evaluator: Evaluator, base: State, tree: Search, atoms: Sequence[int]) -> list[Step]:
    """What is expected to follow, in a world that the seat may imagine: others' cards in it are a guess."""
    world = base.copy()
    for atom in atoms:
        advance_index(world, atom, None)
    node = tree.root.children[0] if tree.root.children else None
    plans = Plans()
    line: list[Step] = []
    while node is not None and world.stack != 0 and len(line) < LONGEST:
        evaluator.plans(world, plans)
        found = favourite(node, plans)
        if found is None:
            break
        node, plan = found
        chosen = plans.listed(plan)
        line.append({"seat": int(world.deciding), "actions": [world.shared.space.actions[one].text for one in chosen]})
        for atom in chosen:
            advance_index(world, atom, None)
    return line


def favourite(node: Node, plans: Plans) -> tuple[Node, int] | None:
    """Of the plans at hand the one tried most, if it was tried often."""
    places = {int(plans.keys[plan]): plan for plan in range(int(plans.count))}
    found = [child for child in node.children if int(child.key) in places and child.visits >= FEWEST]
    if not found:
        return None
    child = max(found, key=lambda one: int(one.visits))
    return child, places[int(child.key)]
