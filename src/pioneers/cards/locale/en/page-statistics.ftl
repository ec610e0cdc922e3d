# What a result of the card game is made of.

page-part-buildings = Buildings
page-part-supplies = Supply cards
page-part-stone = Stone
page-part-gold = Gold
page-part-deer = Deer
page-part-tree = Tree
