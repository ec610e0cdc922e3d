"""The card game: Pioneer, a trick-taking game of supply runs."""

from pioneers.descriptor import GameDescriptor

GAME = GameDescriptor(
    name="cards",
    package="pioneers.cards",
    game="pioneers.cards.game:CardsGame",
    rule_letter="C",
    evaluator="pioneers.cards.bots.evaluator:CardsEvaluator",
    expert="pioneers.cards.bots.expert:CardsExpert",
    learning="pioneers.cards.bots.learning:CardsLearning",
    reasons="pioneers.cards.reasons:reasons",
    observer="pioneers.cards.environment.observation:observer",
    presenter="pioneers.cards.terminal.presenter:CardsPresenter",
    play_command="pioneers.cards.terminal.play:cards",
    file_kinds="pioneers.cards.equipment.load:FILE_KINDS",
    file_summaries="pioneers.cards.terminal.summaries:SUMMARIES",
    file_options=("deck",),
    word_options={"hands": "one"},
    message_functions="pioneers.cards.words:FUNCTIONS",
    types={
        "view": "pioneers.cards.shapes.view:CardView",
        "event": "pioneers.cards.shapes.event:CardEvent",
        "result": "pioneers.cards.shapes.view:CardResult",
        "components": "pioneers.cards.shapes.components:CardComponents",
        "standing": "pioneers.cards.shapes.standing:CardStanding",
    },
    puzzle_themes="pioneers.cards.puzzles.themes:THEMES",
    longest=5000,
)
