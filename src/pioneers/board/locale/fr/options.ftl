# Ce qui ne va pas dans les options d’une nouvelle partie, et ce qui serait juste.

mistake-cover-word = « { $cover } » n’est pas valable pour recouvrir des villes. Vouliez-vous dire « { $nearest } » ? Choisissez « default », « random » ou une liste de huit identifiants de villes.
mistake-cover-players = Des villes ne sont recouvertes qu’à deux joueurs ; cette partie se joue à { $players }. Retirez l’option « cover ».
mistake-cover-count = Le nombre de villes différentes à recouvrir est { $count }. Il en faut { $right }.
mistake-cover-unknown = « { $city } » n’est pas une ville de ce plateau. Vouliez-vous dire « { $nearest } » ?
mistake-cover-start = { CITY($city) } ne peut pas être recouverte : c’est la case de départ { CITY($start) } ou l’une de ses deux voisines.
mistake-cover-cuts = Avec ces villes recouvertes, aucun chemin ne mène à { LIST($cities, of: "city") }. Choisissez-les de sorte que les autres restent reliées.
mistake-cover-impossible = Sur ce plateau, aucun choix au hasard de villes à recouvrir ne laisse le reste bien relié. Choisissez vous-même huit villes, ou « default ».
