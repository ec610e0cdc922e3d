# Ce que l’arène dit de ce jeu.

## Pendant le jeu

arena-game-cards = Le jeu de cartes

## Tableaux

arena-end-settlement = tous les bâtiments construits
arena-end-runs = toutes les expéditions jouées

## Le rapport

arena-part-buildings = bâtiments
arena-part-supplies = ressources
arena-part-stone = pierre
arena-part-gold = or
arena-part-deer = cerf
arena-part-tree = arbre
