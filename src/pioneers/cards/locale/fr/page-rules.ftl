# Ce que la page ajoute aux règles de ce jeu.

page-rules-title-cards = Les règles du jeu de cartes – Pioneers
page-rules-cards = Jeu de cartes
page-rules-play-cards = Jouer au jeu de cartes

page-rules-picture-cards = Les quatre couleurs, la tempête et le voleur.
page-rules-picture-places = Deux joueurs, quatre positions : chacun joue deux fois par pli.
page-rules-picture-sum = Cerf 3, 5 et 8, puis 4 et 5 ensemble : 9 gagne.
page-rules-picture-storm = L’or est atout et mène avec 3. Le 6 de la tempête est plus haut : la tempête gagne.
page-rules-picture-equal = La tempête égale la somme : le 8 remporte le pli, mais la personne qui a joué la tempête choisit l’atout.
page-rules-picture-thief = Arbre 7 gagne une ressource Arbre ; puis le voleur prend au gagnant une carte de son choix.
page-rules-picture-last = Dernières cartes, arbre 3 et or 6 : une ressource Arbre et une ressource Or de la réserve.
page-rules-picture-buildings = Ce que coûtent les quatre bâtiments.
page-rules-trump = Atout
page-rules-wins = gagne
