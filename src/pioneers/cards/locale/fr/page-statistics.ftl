# De quoi se compose un résultat du jeu de cartes.

page-part-buildings = Bâtiments
page-part-supplies = Ressources
page-part-stone = Pierre
page-part-gold = Or
page-part-deer = Cerf
page-part-tree = Arbre
