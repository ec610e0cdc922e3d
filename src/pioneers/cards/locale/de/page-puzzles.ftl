# Worum es in Rätseln geht.

page-puzzles-cards-exchange = Tauschen
page-puzzles-cards-counting = Karten zählen
page-puzzles-cards-lead = Ausspielen
page-puzzles-cards-following = Im Stich antworten
page-puzzles-cards-adding = Karten dazulegen
page-puzzles-cards-ruff = Trumpf spielen
page-puzzles-cards-storm = Stürme
page-puzzles-cards-thief = Diebe
page-puzzles-cards-supplies = Vorräte wählen
page-puzzles-cards-building = Bauen
page-puzzles-cards-ending = Das Ende der Partie
