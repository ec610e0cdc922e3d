# Woraus ein Ergebnis des Kartenspiels besteht.

page-part-buildings = Gebäude
page-part-supplies = Vorratskarten
page-part-stone = Stein
page-part-gold = Gold
page-part-deer = Hirsch
page-part-tree = Baum
