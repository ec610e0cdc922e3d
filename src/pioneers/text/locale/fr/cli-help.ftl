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
help-verify = Vérifie qu’une partie enregistrée fut donnée comme promis et jouée selon les règles.
help-check = Vérifie un fichier de plateau, de chariots ou de cartes, une partie enregistrée ou la base de données d’un serveur, même en marche, et dit tout ce qui ne va pas.
help-rules = Affiche les règles : toutes, celles d’un jeu (cards), un chapitre (B6, C3) ou une seule (B6.3, C3.4).
help-serve = Démarre le serveur, pour jouer dans le navigateur. « pioneers serve --home » l’ouvre à tous ceux de votre réseau ; docs/hosting.md dit comment l’héberger pour d’autres.
help-backup = Copie tout ce qu’un serveur conserve dans un nouveau fichier, même pendant qu’il tourne.
help-restore = Met une sauvegarde à la place de la base de données d’un serveur. Le serveur doit être arrêté.
help-export = Écrit les parties terminées d’un serveur dans un fichier Parquet pour d’autres programmes, même pendant qu’il tourne.
help-arena = Fait jouer à des robots une série de parties, en tournant les places sur les mêmes donnes, et dit leur force. Par exemple « pioneers arena board --seats level4,level3 --games 2000 --jobs 2 ».
help-tune = Améliore en jouant les poids des robots d’un jeu : un changement n’est gardé que s’il gagne nettement plus souvent.

help-play-board = Le jeu de la diligence contre des robots, ou à plusieurs devant un seul clavier. Sans réglage, le programme demande ce qui manque. Vous pouvez arrêter à tout moment : la partie est enregistrée.
help-play-players = Combien de joueurs, robots compris : 2, 3 ou 4.
help-play-seed = Un nombre entier qui décide de tout le hasard : le même nombre donne la même partie.
help-play-bots = Comment jouent les robots : de « level1 » à « level4 », ou « chance », qui fait n’importe quoi. Un mot pour tous, ou un pour chacun, séparés par des virgules.
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
help-verify-record = Le fichier de la partie enregistrée.
help-verify-commitment = L’empreinte de la donne que la table a montrée avant la partie : 64 chiffres et lettres.
help-check-file = Un ou plusieurs fichiers.
help-check-quick = Vérifie une base de données sans rejouer ses parties.
help-check-repair = Conserve les parties d’une base de données qui sont finies et manquent parmi les parties finies. Le serveur doit être arrêté.
help-rules-number = Un jeu, ou le numéro d’un chapitre ou d’une règle.

help-arena-game = Le jeu.
help-arena-seats = Qui joue, séparés par des virgules : level1 à level4, chance, ou « exec:COMMANDE » pour votre propre programme. Autant de noms que de joueurs. Les réglages suivent un @, comme level4@iterations=200 ou level3@weights=FICHIER.
help-arena-games = Combien de parties au moins : on joue des donnes entières, chacune une fois dans chaque disposition des places.
help-arena-seed = Un nombre entier qui décide de tout le hasard. Avec le même nombre, tous rencontrent les mêmes donnes.
help-arena-jobs = Combien de processus jouent. Le résultat est le même quel que soit ce nombre.
help-arena-option = Une option du jeu sous la forme nom=valeur, par exemple cover=random ; peut être donnée plusieurs fois.
help-arena-iterations = Combien d’itérations chaque niveau consacre à une décision ; sinon, autant que le disent ses poids.
help-arena-seconds = Combien de secondes au plus chaque niveau consacre à une décision ; une série ne peut alors plus être répétée exactement.
help-arena-out = Le dossier des parties ; sans indication, un dossier parmi vos données.
help-arena-resume = Continue la série du dossier, ou l’allonge.
help-arena-report = Écrit report.html avec des graphiques et games.parquet dans le dossier. D’habitude, là où pioneers[report] est installé.
help-arena-records = Garde l’enregistrement de chaque partie dans le dossier.

help-tune-game = Le jeu dont les robots sont réglés.
help-tune-tables = Les tables des poids à régler, séparées par des virgules : worth, first-sight, plain, search.
help-tune-level = Le niveau qui joue avec les poids : 2, 3 ou 4.
help-tune-players = Combien de joueurs, dont la moitié avec les nouveaux poids : 2 ou 4.
help-tune-seed = Un nombre entier qui décide de tout le hasard.
help-tune-rounds = Combien de tours ; chacun essaie un pas.
help-tune-games = Combien de parties un tour joue pour trouver la direction, et au plus pour vérifier le pas.
help-tune-spread = De combien les essais changent les poids, en pour cent de leur taille.
help-tune-gain = De combien doit croître la part des victoires que cherche l’épreuve, en pour cent.
help-tune-weights = Les poids du début ; sans indication, ceux du jeu.
help-tune-out = Le fichier des poids trouvés ; les essais vont dans un fichier à côté.
help-tune-resume = Continue le réglage de ces fichiers.

help-database = La base de données du serveur ; sans indication, celle des réglages, ou server.db dans votre dossier de données.
help-serve-home = Pour jouer à la maison : écoute sur tous les réseaux de cet appareil, prend un autre port si le sien est pris, montre l’adresse en code QR et ouvre le navigateur.
help-serve-host = Le nom ou l’adresse de cette machine sur laquelle écouter.
help-serve-port = Le port sur lequel écouter ; 0 en prend un libre quelconque.
help-serve-settings = Un fichier TOML de réglages ; sans indication, celui que nomme PIONEERS_SETTINGS.
help-serve-browser = Ouvre le navigateur, ou non. Avec --home, il l’ouvre.
help-serve-check = Montre les réglages en vigueur, sans les secrets, et s’arrête.
help-backup-target = Un nouveau fichier pour la sauvegarde, ou un dossier.
help-restore-backup = Le fichier de la sauvegarde.
help-restore-replace = Remplace la base de données présente ; elle est gardée sous un autre nom.
help-export-target = Un nouveau fichier Parquet.
help-export-people = Indique aussi pour chaque partie les identifiants des gens qui ont joué.
