# Les pages de --help. Chaque entrée est une ligne de texte simple sans accolades : elles s'affichent avant le chargement de Fluent.

help-usage = Utilisation :
help-usage-command = COMMANDE
help-usage-options = OPTIONS
help-usage-args = PARAMÈTRES
help-title-commands = Commandes
help-title-parameters = Paramètres et options
help-default = par défaut :
help-value-int = NOMBRE
help-value-bounds = BAS,HAUT
help-value-str = MOTS
help-value-path = FICHIER
help-value-choice = MOT
help-value-float = SECONDES
help-flag--help = Affiche cette page.
help-flag--version = Affiche la version du programme.
help-language = La langue de tous les textes (par défaut : celle de votre système).

help-pioneers = Pioneers : déplacez la diligence et peuplez l’Ouest, ou gagnez des ressources dans les plis. Jouez dans le terminal, revoyez des parties terminées, vérifiez vos propres fichiers. « pioneers play board » et « pioneers play cards » commencent une partie, « pioneers COMMANDE --help » en dit plus.
help-play = Joue une partie dans le terminal.
help-replay = Montre une partie enregistrée coup par coup, en avant et en arrière.
help-verify = Vérifie qu’une partie enregistrée a été distribuée comme promis et jouée selon les règles.
help-check = Vérifie un fichier de plateau, de chariots ou de cartes, un enregistrement ou la base de données d’un serveur (même en marche), et indique toutes les erreurs.
help-rules = Affiche les règles : toutes, celles d’un jeu (cards), un chapitre (B6, C3) ou une seule (B6.3, C3.4).
help-serve = Démarre le serveur, pour jouer dans le navigateur. « pioneers serve --home » l’ouvre à tout votre réseau ; docs/hosting.md explique comment l’héberger pour d’autres.
help-bots = Fait réfléchir des bots pour les serveurs qui les interrogent par Redis (bots.remote), dans autant de processus que voulu.
help-backup = Copie tout ce qu’un serveur a enregistré dans un nouveau fichier, même en marche.
help-restore = Met une sauvegarde à la place de la base de données d’un serveur. Le serveur doit être arrêté.
help-copy = Copie tout ce qu’un serveur a enregistré dans une base de données vide : d’un fichier vers PostgreSQL, ou l’inverse.
help-export = Écrit les parties terminées d’un serveur dans un fichier Parquet pour d’autres programmes, même en marche.
help-arena = Fait jouer à des bots une série de parties, sur les mêmes donnes avec rotation des places, et montre leur force. Par exemple « pioneers arena board --seats level4,level3 --games 2000 --jobs 2 ».
help-tune = Améliore en jouant les poids des bots d’un jeu : un changement n’est gardé que s’il gagne nettement plus souvent.
help-train = Entraîne les réseaux du niveau 5 par des parties contre eux-mêmes. Peut être interrompu ; la même commande reprend.
help-puzzles = Crée des problèmes à partir de parties des meilleurs bots, ou vérifie à nouveau ceux du programme.
help-review = Analyse une partie terminée : chaque décision avec sa perte, les tournants avec leurs raisons, la chance séparée du talent.

help-play-board = Lance le jeu de la diligence contre des bots, ou à plusieurs devant un seul clavier. Le programme demande ce que les options ne disent pas. Vous pouvez arrêter à tout moment : la partie est enregistrée.
help-play-players = Combien de joueurs, bots compris : 2, 3 ou 4.
help-play-seed = La graine, un nombre entier : le même nombre donne la même partie.
help-play-bots = Comment jouent les bots : de « level1 » à « level5 », ou « chance », qui joue au hasard. Un caractère peut suivre deux points, comme « level3:builder ». Un mot pour tous, ou un pour chacun, séparés par des virgules.
help-play-hot-seat = Fait jouer plusieurs personnes à tour de rôle devant ce clavier.
help-play-names = Les noms des personnes, séparés par des virgules. Les autres joueurs sont des bots.
help-play-cover = Les huit villes recouvertes à deux joueurs : « default », « random », ou huit identifiants de villes séparés par des virgules.
help-play-board-file = Votre propre fichier de plateau.
help-play-coaches = Votre propre fichier de chariots.
help-play-record = Le fichier où enregistrer la partie (par défaut : un fichier de votre dossier de données).
help-play-resume = Reprend la partie enregistrée dans ce fichier.
help-play-plain = Ce jeu contre des bots, ou à plusieurs devant un seul clavier. Sans réglage, le programme demande ce qui manque. Vous pouvez arrêter à tout moment : la partie est enregistrée.

help-play-cards = Lance le jeu de cartes des expéditions contre des bots, ou à plusieurs devant un seul clavier. Le programme demande ce que les options ne disent pas. Vous pouvez arrêter à tout moment : la partie est enregistrée.
help-play-hands = Les mains à deux joueurs : une pour chacun (« one »), ou une pour chacune de leurs deux positions (« separate »).
help-play-deck = Votre propre fichier de cartes.

help-replay-file = Le fichier de la partie enregistrée.
help-replay-at = Montre seulement la position après ce nombre de coups.
help-replay-verify = Rejoue seulement la partie et affiche la somme de contrôle de la dernière position.
help-verify-record = Le fichier de la partie enregistrée.
help-verify-commitment = L’empreinte de la donne que la table a montrée avant la partie : 64 chiffres et lettres.
help-check-file = Un ou plusieurs fichiers.
help-check-quick = Vérifie une base de données sans rejouer ses parties.
help-check-repair = Enregistre les parties qui ont pris fin mais manquent parmi les parties terminées. Le serveur doit être arrêté.
help-rules-number = Un jeu, ou le numéro d’un chapitre ou d’une règle.

help-arena-game = Le jeu.
help-arena-seats = Les participants, séparés par des virgules : level1 à level5, chance, ou « exec:COMMANDE » pour votre propre programme. Autant de noms que de joueurs. Les réglages suivent un @, comme level4@iterations=200, level3@weights=FICHIER ou level3@character=builder.
help-arena-games = Le nombre minimal de parties : chaque donne est jouée une fois dans chaque disposition des places.
help-arena-seed = La graine, un nombre entier. Le même nombre mène aux mêmes donnes.
help-arena-jobs = Combien de processus jouent (par défaut : 1, avec --on autant que de processeurs). Le résultat est le même quel que soit ce nombre.
help-arena-on = Joue sur une grappe de machines : ray://ADRESSE en rejoint une, local démarre Ray sur cet appareil. Nécessite pioneers[cluster].
help-arena-option = Une option du jeu sous la forme nom=valeur, par exemple cover=random ; plusieurs fois possible.
help-arena-iterations = Combien d’itérations chaque niveau consacre à une décision (par défaut : selon ses poids).
help-arena-seconds = Combien de secondes au plus chaque niveau consacre à une décision ; une série ne peut alors plus être répétée exactement.
help-arena-sprt = Arrête la série dès qu’il est clair si chaque place du premier bot gagne LOW ou HIGH points de pourcentage de plus qu’une part égale, par exemple 0,3. --games est alors la limite.
help-arena-luck = Mesure la chance et montre aussi les parts de victoires sans elle (par défaut : oui). Cela coûte quelques millisecondes par partie.
help-arena-out = Le dossier des parties (par défaut : un dossier parmi vos données).
help-arena-resume = Continue la série du dossier, ou l’allonge.
help-arena-report = Écrit report.html avec des graphiques et games.parquet dans le dossier (par défaut : oui, si pioneers[report] est installé).
help-arena-records = Enregistre chaque partie dans le dossier.

help-tune-game = Le jeu dont il faut régler les bots.
help-tune-tables = Les tables des poids à régler, séparées par des virgules : worth, first-sight, plain, search.
help-tune-level = Le niveau qui joue avec les poids : 2, 3 ou 4.
help-tune-players = Combien de joueurs, dont la moitié avec les nouveaux poids : 2 ou 4.
help-tune-seed = La graine, un nombre entier.
help-tune-rounds = Combien d’essais ; chacun tente un pas.
help-tune-games = Combien de parties un essai joue pour trouver la direction, et au plus pour vérifier le pas.
help-tune-spread = De combien les essais changent les poids, en pour cent de leur taille.
help-tune-gain = Le gain de part des victoires que cherche le test, en pour cent.
help-tune-weights = Les poids de départ (par défaut : ceux du jeu).
help-tune-out = Le fichier des poids trouvés ; les essais vont dans un fichier à côté.
help-tune-resume = Continue le réglage de ces fichiers.
help-train-game = Le jeu dont entraîner les réseaux.
help-train-out = Le dossier pour les parties, les réseaux et le rapport.
help-train-players = Pour combien de joueurs, séparés par des virgules (par défaut : tous).
help-train-generations = Combien de générations : des parties, puis des réseaux qui en apprennent.
help-train-games = Parties d’une génération pour chaque nombre de joueurs.
help-train-iterations = Jusqu’où la recherche réfléchit dans ces parties, en itérations par décision.
help-train-steps = Pas de l’ajustement.
help-train-seed = La graine, un nombre entier.

help-puzzles-what = « make » (créer) ou « check » (vérifier).
help-puzzles-game = Le jeu (pour vérifier : tous par défaut).
help-puzzles-out = Le dossier des nouveaux problèmes ; pour vérifier, ils passent avant ceux du programme.
help-puzzles-count = Combien de problèmes créer.
help-puzzles-sample = N’en vérifie que ce nombre, choisis au hasard.
help-puzzles-seed = La graine de la sélection, un nombre entier.

help-database = La base de données du serveur : un fichier, ou postgresql://… (par défaut : celle des réglages, ou server.db dans votre dossier de données).
help-serve-home = Pour jouer à la maison : écoute sur tous les réseaux de cet appareil, prend au besoin un autre port, montre l’adresse en code QR et ouvre le navigateur.
help-serve-host = Le nom ou l’adresse de cette machine sur laquelle écouter.
help-serve-port = Le port sur lequel écouter ; 0 prend n’importe quel port libre.
help-serve-settings = Un fichier TOML de réglages (par défaut : celui de PIONEERS_SETTINGS).
help-serve-browser = Ouvre le navigateur ou non (par défaut : seulement avec --home).
help-serve-check = Montre les réglages en vigueur, sans les secrets, et s’arrête.
help-redis = Le Redis que partagent tous les processus, comme redis://localhost:6379/0. Avec un mot de passe, préférez PIONEERS_REDIS.
help-serve-processes = Combien de processus servent sur le port ; plusieurs ont besoin de PostgreSQL et de Redis.
help-bots-workers = Dans combien de processus les bots réfléchissent ; 0 en laisse un de moins que de processeurs.
help-backup-target = Un nouveau fichier pour la sauvegarde, ou un dossier.
help-restore-backup = Le fichier de la sauvegarde.
help-restore-replace = Remplace la base de données présente, enregistrée sous un autre nom.
help-copy-from = D’où copier : un fichier (sqlite:server.db) ou une base PostgreSQL (postgresql://…). Le serveur peut être en marche.
help-copy-to = Vers où copier : un nouveau fichier, ou une base PostgreSQL sans parties.
help-export-target = Un nouveau fichier Parquet.
help-export-people = Indique aussi, pour chaque partie, les identifiants des personnes qui ont joué.

help-review-file = Le fichier de la partie enregistrée.
help-review-iterations = Jusqu’où regarder, en itérations par décision : le même nombre donne la même analyse.
help-review-seconds = Regarde aussi loin que possible en ce nombre de secondes, sur tous les cœurs. Avec --iterations : s’arrête après ce temps.
help-review-jobs = Sur combien de cœurs (par défaut : tous).
help-review-open = Juge avec toutes les cartes visibles, et non selon ce que chaque personne pouvait savoir.
help-review-html = Écrit l’analyse comme page web dans ce fichier.
help-review-json = Écrit tous les nombres en JSON dans ce fichier.
help-review-png = Écrit la courbe des chances de victoire comme image dans ce fichier.
