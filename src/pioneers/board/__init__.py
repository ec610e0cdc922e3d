"""The board game: Pioneers, the stagecoach game by Emanuele Ornella (Queen Games 2017)."""

from pioneers.descriptor import GameDescriptor

GAME = GameDescriptor(
    name="board",
    package="pioneers.board",
    game="pioneers.board.game:BoardGame",
    rule_letter="B",
    evaluator="pioneers.board.bots.evaluator:BoardEvaluator",
    expert="pioneers.board.bots.expert:BoardExpert",
    learning="pioneers.board.bots.learning:BoardLearning",
    reasons="pioneers.board.reasons:reasons",
    observer="pioneers.board.environment.observation:observer",
    presenter="pioneers.board.terminal.presenter:BoardPresenter",
    play_command="pioneers.board.terminal.play:board",
    file_kinds="pioneers.board.equipment.load:FILE_KINDS",
    file_summaries="pioneers.board.terminal.summaries:SUMMARIES",
    file_options=("board", "coaches"),
    word_options={"cover": "default"},
    message_functions="pioneers.board.words:FUNCTIONS",
    types={
        "view": "pioneers.board.shapes.view:BoardView",
        "event": "pioneers.board.shapes.event:BoardEvent",
        "result": "pioneers.board.shapes.result:BoardResult",
        "components": "pioneers.board.shapes.components:BoardComponents",
        "routes": "pioneers.board.shapes.result:Routes",
        "standing": "pioneers.board.shapes.standing:BoardStanding",
        "prospects": "pioneers.board.shapes.standing:Prospects",
    },
    puzzle_themes="pioneers.board.puzzles.themes:THEMES",
    longest=1000,
)
