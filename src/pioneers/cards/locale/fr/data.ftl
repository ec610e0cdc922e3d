# Ce qui ne va pas dans un fichier de cartes ou une position du jeu de cartes, et ce qui irait. Pour les fichiers, comme dans
# board/…/data.ftl : le fichier et l'endroit précèdent la phrase, les mots du fichier sont montrés tels quels, et $nearest vaut
# « none » si aucun mot n'est proche.

## Cartes

mistake-deck-suit-empty = La couleur « { $suit } » n’a aucune carte. Indiquez au moins un nombre de 1 à { $most }.
mistake-deck-number = Une carte ne peut pas porter le nombre { $found }. Écrivez un nombre de 1 à { $most }.
mistake-deck-storm = Une tempête ne peut pas porter le nombre { $found }. Écrivez un nombre de 1 à { $most }.
mistake-deck-thieves = Il ne peut pas y avoir { $found } voleurs. Écrivez 0 ou plus.
mistake-deck-many = Il y a { $count } cartes : { $suits } dans les couleurs, { $thieves } pour les voleurs, { $storms } pour les tempêtes. Il peut y en avoir { $most } au plus en tout.
mistake-deck-different = Il y a { $count } cartes différentes : { $suits } dans les couleurs, { $thieves } pour les voleurs, { $storms } pour les tempêtes. Il peut y en avoir { $most } au plus ; des cartes identiques ne comptent qu’une fois.
mistake-deck-suit-unknown =
    { $nearest ->
        [none] « { $word } » n’est pas une couleur. Les couleurs sont : { $allowed }.
       *[other] « { $word } » n’est pas une couleur. Vouliez-vous dire « { $nearest } » ? Les couleurs sont : { $allowed }.
    }

## Mains et déroulement de la partie

mistake-deck-hand-small = Une main ne peut pas avoir { $found } cartes. Écrivez 1 ou plus.
mistake-deck-hand-odd = Une main de { $found } cartes ne se partage pas en deux, et deux joueurs peuvent jouer avec deux mains chacun. Écrivez un nombre pair, par exemple { $right }.
mistake-deck-hand-large = À { $players } joueurs avec { $found } cartes chacun, il faut distribuer { $need } cartes, mais il n’y en a que { $count }. Écrivez { $most } au plus, ou ajoutez des cartes.
mistake-deck-exchange-small = Impossible d’échanger { $found } cartes. Écrivez 1 ou plus.
mistake-deck-exchange-large = Impossible d’échanger { $found } cartes : la plus petite main en a { $most } ; à deux joueurs, chacune des deux mains compte à part. Écrivez { $most } au plus.
mistake-deck-runs = Une partie ne peut pas compter { $found } expéditions. Écrivez un nombre de 1 à { $most }.

## Ressources et bâtiments

mistake-deck-stock = Il ne peut pas y avoir { $found } ressources d’une couleur. Écrivez un nombre de 0 à { $most }.
mistake-deck-price-empty = « { $building } » n’a pas de prix. Indiquez une couleur pour chaque ressource à payer : { $allowed }.
mistake-deck-price-stock = « { $building } » coûte { $need ->
        [one] 1 ressource
       *[other] { $need } ressources
    } de la couleur « { $suit } », mais il n’y en a que { $stock } sous « stock » : personne ne pourrait jamais le construire. Baissez le prix, ou augmentez « stock ».

## Positions et vues. Chaque message commence par l’endroit dans le JSON.

mistake-position-cards = { $place } : « { $card } » s’y trouve { $count } fois. Les mains, la pioche, le pli et toutes les autres cartes ensemble doivent en compter { $right }.
mistake-position-void = { $place } : cette main a montré qu’elle n’a pas de « { $suit } », mais elle contient des cartes de cette couleur.
mistake-position-past-cards = { $place } : les cartes des plis précédents figurent parmi les cartes de « gone ». Ici, un pli en contient une qui y manque.
mistake-position-past-void = { $place } : un pli précédent montre que la main { $hand } n’a pas une couleur qui manque ici. Ajoutez-la.
mistake-position-play = { $place } : cela ne va pas avec le pli. Il compte au moins un coup, et l’entame n’est pas un voleur. Les coups se suivent dans le sens des aiguilles d’une montre, et seuls les joueurs sans cartes sont sautés. Chaque coup est un voleur, une tempête, une carte, ou plusieurs cartes d’une couleur qui peuvent s’additionner.
mistake-position-pending = { $place } : un coup inachevé n’existe qu’à l’étape « add » : une ou plusieurs cartes d’une même couleur, auxquelles d’autres peuvent s’ajouter. À toute autre étape, la liste est vide.
mistake-position-payers = { $place } : « contenders » sont les joueurs qui ont le plus de ressources, à égalité parfaite : ils paient le départ. « payers » sont ceux d’entre eux qui n’ont pas encore payé, au moins un ; un joueur qui a payé a une ressource de moins.
mistake-position-unseen = { $place } : la vue ne montre pas { $count } cartes, mais elle a { $right } emplacements cachés (null). Il en faut exactement un par carte.
mistake-position-deal = { $place } : les cartes cachées ne peuvent pas être réparties ainsi. Un joueur recevrait une couleur qui lui manque, comme le pli l’a montré, ou n’aurait que des voleurs pour entamer.
mistake-position-finished = { $place } : la partie est terminée exactement quand, après une phase de construction, quelqu’un a les quatre bâtiments ou que la dernière expédition est passée ; l’étape « { $step } » ne va pas avec cela.
mistake-position-hands-full = { $place } : à l’étape « { $step } », plus personne n’a de cartes.

## Sortes de fichiers de données (dans une énumération de celles qui existent)

file-kind-deck = un fichier de cartes (avec la clé « suits »)
