# A game that brings no words of its own for the terminal.

plain-turn = { SEAT($seat, form: "start") } decides.
plain-ask = Choose an action.
plain-column-rank = Rank
plain-column-player = Player
plain-column-score = Score
command-view = view
command-help-view = Show the table as you see it.
level-plain-1 = Level 1
level-plain-1-character = Does anything that is not plainly bad.
level-plain-2 = Level 2
level-plain-2-character = Takes what is best at this moment.
level-plain-3 = Level 3
level-plain-3-character = Thinks some moves ahead.
level-plain-4 = Level 4
level-plain-4-character = Imagines what is hidden and what the others will do.
level-plain-5 = Level 5
level-plain-5-character = Has learned from many games what wins.
mistake-rule-none = The game “{ $game }” comes without a rulebook.
