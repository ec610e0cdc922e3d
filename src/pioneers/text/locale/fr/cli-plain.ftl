# Un jeu qui n’apporte pas ses propres mots pour le terminal.

plain-turn = { SEAT($seat, form: "start") } décide.
plain-ask = Choisissez une action.
plain-column-rank = Rang
plain-column-player = Nom
plain-column-score = Résultat
command-view = vue
command-help-view = Montre la table comme vous la voyez.
level-plain-1 = Niveau 1
level-plain-1-character = Fait tout ce qui ne nuit pas à l’évidence.
level-plain-2 = Niveau 2
level-plain-2-character = Prend ce qui vaut le mieux sur le moment.
level-plain-3 = Niveau 3
level-plain-3-character = Réfléchit quelques coups à l’avance.
level-plain-4 = Niveau 4
level-plain-4-character = Imagine ce qui est caché et ce que feront les autres.
level-plain-5 = Niveau 5
level-plain-5-character = A appris de nombreuses parties ce qui fait gagner.
mistake-rule-none = Le jeu « { $game } » n’apporte pas de règles à lire.
