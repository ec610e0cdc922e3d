# Ce qui rapporte des points dans le jeu de plateau.

page-part-coaches = Chariots
page-part-empty = Places
page-part-nuggets = Pépites
page-part-network = Réseau
