"""The laws by name. A law of states gets a state and chance, a law of games a setup that it plays itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter
from tests.laws.checks.account_laws import law_events_tell_every_change, law_nothing_is_lost_or_made
from tests.laws.checks.foresight_law import law_previews_come_true
from tests.laws.checks.knowledge_laws import (
    law_hidden_things_stay_hidden,
    law_imagined_states_fit,
    law_private_figures_stay_private,
)
from tests.laws.checks.position_laws import (
    law_notation_round_trips,
    law_positions_load_back,
    law_records_replay,
    law_the_same_seed_is_the_same_game,
)
from tests.laws.checks.revealing_law import law_nothing_is_revealed_in_silence
from tests.laws.checks.rules_laws import (
    law_copies_are_independent,
    law_every_game_ends,
    law_legal_actions_are_in_order,
    law_legal_and_refusals_agree,
    law_play_and_advance_agree,
)
from tests.laws.sample import Setup

StateLaw = Callable[[Game[Any], Adapter, State, Rng], None]
GameLaw = Callable[[Game[Any], Adapter, Setup], None]

STATE_LAWS: dict[str, StateLaw] = {
    "legal and refusals agree": law_legal_and_refusals_agree,
    "copies are independent": law_copies_are_independent,
    "play and advance agree": law_play_and_advance_agree,
    "positions load back": law_positions_load_back,
    "legal actions are in order": law_legal_actions_are_in_order,
    "imagined states fit": law_imagined_states_fit,
    "hidden things stay hidden": law_hidden_things_stay_hidden,
    "nothing is revealed in silence": law_nothing_is_revealed_in_silence,
    "previews come true": law_previews_come_true,
}
GAME_LAWS: dict[str, GameLaw] = {
    "every game ends": law_every_game_ends,
    "notation round-trips": law_notation_round_trips,
    "records replay": law_records_replay,
    "the same seed is the same game": law_the_same_seed_is_the_same_game,
    "private figures stay private": law_private_figures_stay_private,
    "nothing is lost or made": law_nothing_is_lost_or_made,
    "events tell every change": law_events_tell_every_change,
}

# A law looks at one state of the sample in so many, for neighbours are much alike; the costly ones at fewer.
SHARE = 2
SHARES: dict[str, int] = {
    "positions load back": 4,
    "imagined states fit": 8,
    "hidden things stay hidden": 4,
    "nothing is revealed in silence": 4,
    "previews come true": 4,
}
