# Les règles du jeu de plateau pour les joueurs, numérotées comme partout dans le programme. L'ordre des chapitres et des
# règles, et ce qui est précisé, se trouve dans board/data/rules.toml.

rules-board-title = Les règles de Pioneers
rules-board-credit = Pioneers est un jeu d’Emanuele Ornella, publié par Queen Games en 2017. La rédaction de ces règles est la nôtre.

chapter-B1 = Matériel
rule-B1-1 = Le jeu se joue à deux, trois ou quatre. Chaque joueur a sa couleur : bleu, vert, rouge ou jaune.
rule-B1-2 = Le plateau a deux côtés, l’un pour quatre joueurs, l’autre pour deux ou trois. Des lignes relient les villes, et une case, marquée Boston, est la case de départ.
rule-B1-3 = Il y a 49 tuiles Pionnier, sept de chaque sorte : banquier, marchand, barman, sergent, fermier, chercheur d’or et hôtel.
rule-B1-4 = Il y a 24 chariots et quatre chariots de départ. Chaque place d’un chariot est réservée à l’un des six métiers, jamais à un hôtel, et chaque chariot indique les points de victoire qu’il vaut.
rule-B1-5 = Il y a dix pépites d’or : six valent 3 points de victoire, trois en valent 4 et une en vaut 5.
rule-B1-6 = Chaque joueur a 20 pionniers, 15 routes et une tuile Boutique, qui représente l’achat que vous pouvez faire à chaque tour.
rule-B1-7 = Il y a 45 pièces, 27 de 1 $ et 18 de 2 $, soit 63 $. Elles ne limitent pas la partie : la banque n’est jamais à sec.
rule-B1-8 = À deux joueurs, huit caches mettent des villes hors jeu.

chapter-B2 = Mise en place
rule-B2-1 = Jouez sur le côté du plateau prévu pour votre nombre de joueurs.
rule-B2-2 = À deux, huit villes du bord éloigné du plateau sont recouvertes et hors jeu. Elles ne reçoivent pas de tuile, la diligence n’y entre pas et ne les traverse pas, et personne ne construit sur une ligne qui touche l’une d’elles.
rule-B2-3 = À deux, vous pouvez aussi recouvrir huit villes quelconques, choisies par vous ou au hasard ; cela se décide avant le début de la partie. La case de départ et ses deux voisines ne sont jamais recouvertes, et tout ce qui reste doit être relié. De plus, un choix au hasard ne laisse aucune ville dont la perte couperait le reste en deux.
rule-B2-4 = Retirez des tuiles Pionnier : deux de chaque sorte à deux joueurs, une de chaque sorte à trois, aucune à quatre.
rule-B2-5 = Mélangez les autres tuiles et posez-en une, face visible, sur chaque ville en jeu, mais aucune sur la case de départ. Les tuiles qui restent quittent la partie.
rule-B2-6 = Si les deux voisines de la case de départ montrent la même sorte, échangez l’une des deux tuiles contre une tuile restante, jusqu’à ce qu’elles diffèrent. Si aucune tuile restante n’est différente, elle change de place avec une tuile différente d’une ville tirée au hasard.
rule-B2-7 = Le premier joueur est tiré au sort.
rule-B2-8 = Mélangez les 24 chariots et retirez-en sans les regarder : 12 à deux joueurs, six à trois, deux à quatre. Quatre chariots vont face visible dans la file, de gauche à droite ; les autres forment la pile, face cachée.
rule-B2-9 = Mélangez les chariots de départ et distribuez-les, un par joueur, face visible. Les autres quittent la partie.
rule-B2-10 = Vous commencez avec 2 $ et 0 point. Un de vos pionniers est sur la case de départ et un sur chaque place de votre chariot de départ ; les autres et toutes vos routes forment votre réserve.
rule-B2-11 = Mélangez les pépites d’or face cachée. La diligence commence sur la case de départ.

chapter-B3 = Déroulement et fin de la partie
rule-B3-1 = La partie se joue en manches, comptées à partir de 1, dans le sens des aiguilles d’une montre à partir du premier joueur : après vous vient le joueur à votre gauche. Votre tour a trois parties : revenu, achat, puis déplacement et installation.
rule-B3-2 = La partie se termine après la manche où un joueur a construit sa dernière route (celle d’un sergent compte aussi) ou celle où le dernier chariot de la pile est arrivé dans la file. Cette manche est jouée jusqu’au bout : le joueur à droite du premier joueur a le dernier tour.
rule-B3-3 = La partie se termine aussi après deux manches de suite où personne n’a rien acheté et où la diligence n’a pas bougé. Après la première de ces manches, tout le monde reçoit un avertissement.

chapter-B4 = Revenu
rule-B4-1 = Votre tour commence par votre revenu : 3 $, plus 1 $ pour chaque tuile Banquier sur votre inventaire.
rule-B4-2 = Deux tuiles Banquier comptent au plus. Si vous en gagnez une autre, elle quitte la partie sans effet.

chapter-B5 = Achat
rule-B5-1 = Il y a trois sortes d’achat : une route pour 2 $, deux routes pour 5 $, ou un chariot de la file. Un chariot coûte ce qui est inscrit au-dessus de son emplacement : 1 $, 2 $, 3 $ ou 4 $, de gauche à droite.
rule-B5-2 = Vous avez droit à un achat par tour, et à un de plus pour chaque tuile Marchand sur votre inventaire (deux au plus). Chacune des trois sortes n’est possible qu’une fois par tour. Vous choisissez l’ordre et pouvez vous arrêter avant, sauf si vous devez acheter un chariot (B5.8).
rule-B5-3 = Si vous gagnez une troisième tuile Marchand, elle quitte la partie sans effet.
rule-B5-4 = Vous payez une route avant de choisir sa ligne. Elle vient de votre réserve et va aussitôt sur n’importe quelle ligne en jeu sans route, où que ce soit sur le plateau, y compris près de la case de départ.
rule-B5-5 = Si vous achetez deux routes, vous devez construire les deux : il vous faut deux routes en réserve et deux lignes sans route. Pour une route, il faut une de chaque.
rule-B5-6 = Quand vous achetez un chariot, vous le payez, vous le prenez et vous placez un pionnier de votre réserve sur chacune de ses places. Vous ne pouvez pas acheter un chariot si votre réserve ne suffit pas pour le remplir.
rule-B5-7 = Ensuite, les chariots à droite du vide se décalent d’un emplacement vers la gauche, et le premier chariot de la pile remplit le quatrième, face visible. Quand la pile est vide, des emplacements restent vides à droite, et vous ne pouvez acheter que là où se trouve un chariot.
rule-B5-8 = Si tous vos chariots sont vides au début de votre tour, vous devez acheter un chariot, avant tout autre achat. Si la file n’en contient aucun que vous puissiez à la fois payer et remplir, l’obligation tombe pour ce tour : vous pouvez acheter des routes ou vous arrêter.
rule-B5-9 = Un chariot peut servir dès le tour où vous l’achetez.
rule-B5-10 = Une tuile Marchand ou Banquier que vous gagnez agit à partir de votre tour suivant.

chapter-B6 = Déplacer la diligence
rule-B6-1 = Il y a une seule diligence pour tout le monde. Vous la déplacez le long des lignes vers une ville dont la tuile Pionnier correspond à un pionnier d’un de vos chariots. Un hôtel correspond à tous les pionniers.
rule-B6-2 = Chaque ligne a son prix : 1 $ à la banque si elle ne porte pas de route, 1 $ au propriétaire si elle porte une route d’un autre joueur, 1 $ à chacun des deux si elle en porte deux. Une ligne avec une de vos routes est gratuite, même à côté de la route d’un autre joueur.
rule-B6-3 = La diligence s’arrête dans la première ville avec une tuile ; elle n’en traverse jamais une. Elle peut traverser les villes sans tuile, et aussi la case de départ.
rule-B6-4 = Elle ne termine jamais son déplacement sur une case sans tuile, ni devant une tuile à laquelle aucun de vos pionniers ne correspond.
rule-B6-5 = Si vous pouvez atteindre au moins une ville correspondante et payer le déplacement, vous devez déplacer la diligence. S’il n’y en a aucune, vous devez passer, et la diligence reste où elle est.
rule-B6-6 = Vous choisissez le chemin, pas forcément le moins cher : la personne que vous payez a son importance. Il vous faut l’argent de chaque ligne au moment où vous la parcourez. Dans un même tour, la diligence n’entre jamais deux fois sur une case, et ne revient pas non plus là d’où elle est partie.
rule-B6-7 = Vous ne pouvez pas avancer sur une case d’où, avec l’argent restant, aucune ville correspondante ne serait plus accessible.

chapter-B7 = Installation
rule-B7-1 = Pour l’installation, vous enlevez la tuile de la ville et placez là un pionnier correspondant d’un de vos chariots. Jusqu’à ce moment, la tuile reste en place. S’il y a le choix, vous choisissez le chariot.
rule-B7-2 = À un hôtel, vous installez n’importe quel pionnier de vos chariots. L’action spéciale de son métier n’est pas utilisée.

chapter-B8 = Actions spéciales
rule-B8-1 = Banquier et marchand : la tuile va sur votre inventaire, qui en accueille deux de chaque (B4.2, B5.3).
rule-B8-2 = Sergent : vous pouvez construire gratuitement une route, sur n’importe quelle ligne sans route ou sur une ligne avec exactement une route, d’un autre joueur. Une ligne ne porte jamais plus de deux routes, et jamais deux du même joueur.
rule-B8-3 = Barman : vous pouvez renvoyer dans votre réserve un pionnier de plus, de n’importe lequel de vos chariots.
rule-B8-4 = Chercheur d’or : vous prenez une pépite d’or face cachée. Personne d’autre ne peut la regarder.
rule-B8-5 = Fermier : vous pouvez installer dans la même ville jusqu’à deux autres fermiers de vos chariots.
rule-B8-6 = Hôtel : vous recevez 3 $ de la banque.
rule-B8-7 = Quand vous « pouvez » faire quelque chose, c’est maintenant ou jamais. Une action qui ne peut rien faire est sautée sans question.

chapter-B9 = Chariots vides
rule-B9-1 = Dès qu’un de vos chariots est vide, vous marquez ses points de victoire et vous prenez 1 $. C’est vrai à tout moment, aussi grâce à un barman, à des fermiers ou en vous joignant au tour d’un autre joueur, et pour chaque chariot que vous videz. Lors d’une installation, cela vient avant l’action spéciale.

chapter-B10 = Invitation
rule-B10-1 = Après l’action spéciale de votre tour, les autres sont invités, dans le sens des aiguilles d’une montre à partir de votre gauche : contre 2 $ pour vous, l’un d’eux peut placer dans la même ville un pionnier correspondant. Dès que quelqu’un accepte, plus personne n’est invité. Vous ne pouvez pas refuser.
rule-B10-2 = Un pionnier correspond s’il est de la sorte de la tuile ; à un hôtel, s’il est de la sorte qui vient d’y être installée.
rule-B10-3 = Vous ne recevez l’invitation que si vous avez 2 $ et un pionnier correspondant, et vous choisissez le chariot qu’il quitte. Votre argent compte tel qu’il est à ce moment : un péage reçu pendant ce tour compte, mais pas le 1 $ du chariot que vous videriez en vous joignant.
rule-B10-4 = Si vous vous joignez, vous n’avez pas d’action spéciale ; un fermier vient seul. Un chariot que vous videz ainsi compte pour vous (B9.1).
rule-B10-5 = Un joueur qui a dû passer (B6.5) n’installe personne : les autres ne sont donc pas invités.

chapter-B11 = Décompte final
rule-B11-1 = Vous marquez 1 point pour chaque place vide de vos chariots où il reste un pionnier.
rule-B11-2 = Vous marquez les points de vos pépites d’or.
rule-B11-3 = Vous marquez 2 points pour chacun de vos pionniers dans un seul réseau, celui qui en contient le plus. Un réseau est un ensemble relié de vos routes, avec les cases à leurs bouts ; une case relie même sans un de vos pionniers. Votre pionnier sur la case de départ compte si une de vos routes touche cette case. Sans route, pas de réseau.
rule-B11-4 = Le plus grand nombre de points gagne. En cas d’égalité, le plus grand nombre de dollars gagne ; si l’égalité persiste, la victoire est partagée.

knowledge-board-public = Tout le monde voit le plateau entier, tout l’argent et tous les points, tous les chariots avec leurs places, la file, le nombre de chariots restant dans la pile et le nombre de pépites d’or de chaque joueur.
knowledge-board-hidden = Personne ne sait lesquels des chariots encore jamais vus sont dans la pile, ni dans quel ordre ; la liste des chariots jamais vus n’est pas un secret. Seul son propriétaire connaît la valeur d’une pépite d’or, et personne ne connaît l’ordre des pépites de la réserve.

note-two-roads = Deux routes ensemble coûtent 5 $, plus du double d’une seule. En échange, vous construisez les deux dans un même tour.
note-spent-fare = Vous pouvez dépenser l’argent dont vous auriez besoin pour le déplacement. S’il n’en reste pas assez pour une ville correspondante, vous passez.
note-must-drive = Le déplacement est obligatoire même quand il fait mal : même si c’est votre dernier dollar, ou une ville que vous auriez préféré garder pour plus tard.
note-join-duty = Si vous videz votre dernier chariot en vous joignant au tour d’un autre joueur, votre tour suivant commence avec des chariots tous vides, et vous devez d’abord acheter un chariot (B5.8).
