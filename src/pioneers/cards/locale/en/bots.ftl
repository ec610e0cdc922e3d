# The levels of its bots: a name and a character each.

level-cards-1 = Ranch Hand
level-cards-1-character = Plays any card that does no harm.
level-cards-2 = Trader
level-cards-2-character = Grabs the best bargain in sight.
level-cards-3 = Scout
level-cards-3-character = Thinks each trick through to its end.
level-cards-4 = Sheriff
level-cards-4-character = Imagines the hidden hands and plays the run out in its head.
level-cards-5 = Judge
level-cards-5-character = Has learned from many games, and draws conclusions from every card that is played.
