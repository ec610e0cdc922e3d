# Worum es in Rätseln geht.

page-puzzles-board-fare = Fahrpreise
page-puzzles-board-network = Straßennetz
page-puzzles-board-joining = Mitsiedeln
page-puzzles-board-coach = Kutschen kaufen
page-puzzles-board-saving = Geld sparen
page-puzzles-board-settling = Ansiedeln
page-puzzles-board-effect = Wirkung der Plättchen
page-puzzles-board-emptying = Eine Kutsche leeren
page-puzzles-board-ending = Das Ende der Partie
