# Les niveaux de ses bots : un nom et un caractère chacun.

level-board-1 = Pied-tendre
level-board-1-character = Va là où la route semble belle, mais ne se nuit jamais.
level-board-2 = Colporteur
level-board-2-character = Prend ce qui rapporte le plus sur le moment.
level-board-3 = Arpenteur
level-board-3-character = Réfléchit à tout le tour avant de jouer.
level-board-4 = Chef de convoi
level-board-4-character = Imagine ce qui est caché et ce que feront les autres, et s’y prépare.
level-board-5 = Maître des pistes
level-board-5-character = A appris de milliers de parties ce qui fait gagner.
