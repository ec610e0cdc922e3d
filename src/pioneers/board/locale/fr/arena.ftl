# Ce que l’arène dit de ce jeu.

## Pendant le jeu

arena-game-board = Le jeu de la diligence

## Tableaux

arena-end-roads = un joueur sans routes
arena-end-stack = plus de chariot dans la pile
arena-end-idle = deux manches sans rien

## Le rapport

arena-part-coaches = chariots
arena-part-empty = places vides
arena-part-nuggets = pépites
arena-part-network = réseau de routes
