# Les pages de --help. Chaque entrée est une ligne de texte simple sans accolades : elles s'affichent avant le chargement de Fluent.

help-usage = Utilisation :
help-usage-command = COMMANDE
help-usage-options = RÉGLAGES
help-usage-args = PARAMÈTRES
help-title-commands = Commandes
help-title-parameters = Paramètres et réglages
help-default = par défaut :
help-value-int = NOMBRE
help-value-str = MOTS
help-value-path = FICHIER
help-value-choice = MOT
help-value-float = SECONDES
help-flag--help = Affiche cette page.
help-flag--version = Affiche la version du programme.
help-language = La langue de tous les textes ; sans indication, celle de votre système.

help-pioneers = Pioneers : conduisez la diligence et peuplez l’Ouest, ou gagnez des ressources dans des plis. Jouez dans le terminal, revoyez des parties terminées, vérifiez vos propres fichiers. « pioneers play board » et « pioneers play cards » commencent une partie, « pioneers COMMANDE --help » en dit plus.
help-play = Joue une partie dans le terminal.
help-replay = Montre à nouveau une partie enregistrée, coup par coup, en avant et en arrière.
help-check = Vérifie un fichier de plateau, de chariots ou de cartes, ou une partie enregistrée, et dit tout ce qui ne va pas.
help-rules = Affiche les règles : toutes, celles d’un jeu (cards), un chapitre (B6, C3) ou une seule (B6.3, C3.4).
help-bench = Mesure la vitesse du moteur (pour les développeurs, en anglais).

help-play-board = Le jeu de la diligence contre des robots, ou à plusieurs devant un seul clavier. Sans réglage, le programme demande ce qui manque. Vous pouvez arrêter à tout moment : la partie est enregistrée.
help-play-players = Combien de joueurs, robots compris : 2, 3 ou 4.
help-play-seed = Un nombre entier qui décide de tout le hasard : le même nombre donne la même partie.
help-play-bots = Comment jouent les robots : « simple » réfléchit, « chance » fait n’importe quoi.
help-play-hot-seat = Plusieurs personnes jouent à tour de rôle devant ce clavier.
help-play-names = Les noms des personnes, séparés par des virgules. Les autres joueurs sont des robots.
help-play-cover = Les huit villes recouvertes à deux joueurs : « default », « random », ou huit identifiants de villes séparés par des virgules.
help-play-board-file = Votre propre fichier de plateau.
help-play-coaches = Votre propre fichier de chariots.
help-play-record = Le fichier où enregistrer la partie ; sans indication, un fichier de votre dossier de données.
help-play-resume = Reprend la partie enregistrée dans ce fichier.

help-play-cards = Le jeu de cartes des expéditions contre des robots, ou à plusieurs devant un seul clavier. Sans réglage, le programme demande ce qui manque. Vous pouvez arrêter à tout moment : la partie est enregistrée.
help-play-hands = Comment deux joueurs tiennent leurs cartes : une main chacun (« one »), ou une main pour chacune de leurs deux places (« separate »).
help-play-deck = Votre propre fichier de cartes.

help-replay-file = Le fichier de la partie enregistrée.
help-replay-at = Montre seulement la position après ce nombre de coups.
help-replay-verify = Rejoue seulement la partie et affiche l’empreinte de la dernière position.
help-check-file = Un ou plusieurs fichiers.
help-rules-number = Un jeu, ou le numéro d’un chapitre ou d’une règle.
