"""What level 5 has learned, for other programs."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.bots.evaluators import usual_learning
from pioneers.envs.judgement import judged, judged_in
from pioneers.envs.pettingzoo import env


@pytest.mark.parametrize("game", pioneers.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_comes_to_rows_of_its_network_and_shares_of_one_win(game: str, players: int) -> None:
    state = pioneers.game(game).new(players=players, seed=3)
    for seat in range(players):
        found = judged(game, pioneers.game(game).view(state, seat), seat)
        kind = next(one for one in usual_learning(game).kinds if one.name == found.network)
        assert len(found.common) == kind.common
        assert [len(row) for row in found.own] == [kind.own] * players
        assert sum(found.chances) == pytest.approx(1, abs=0.001)


def test_an_agent_of_pettingzoo_is_judged_by_what_it_sees() -> None:
    table = env(game="cards", players=2)
    table.reset(seed=5)
    inner = table.unwrapped
    for agent in table.agent_iter(40):
        seat = inner.possible_agents.index(agent)
        assert judged_in(table, agent) == judged("cards", inner.game.view(inner.position, seat), seat)
        seen, _, over, _, _ = table.last()
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
