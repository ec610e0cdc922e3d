# Les règles dans la page. Les règles elles-mêmes sont dans board-rules.ftl et cards-rules.ftl.

page-rules-title-board = Les règles du jeu de plateau – Pioneers
page-rules-title-cards = Les règles du jeu de cartes – Pioneers
page-rules-which = Quelles règles
page-rules-board = Jeu de plateau
page-rules-cards = Jeu de cartes
page-rules-search = Chercher dans les règles
page-rules-clear = Effacer la recherche
page-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots. Essayez-en moins, ou de plus courts.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
page-rules-contents = Sommaire
page-rules-minute = En une minute
page-rules-clarified = Précisé
page-rules-clarified-about = Aux endroits marqués, les règles imprimées diffèrent ou se taisent ; voici notre lecture.
page-rules-knowledge = Ce que vous pouvez savoir
page-rules-open = visible par tout le monde
page-rules-secret = secret
page-rules-link = Lien vers la règle { $rule }
page-rules-note = Bon à savoir
page-rules-play-board = Jouer au jeu de plateau
page-rules-play-cards = Jouer au jeu de cartes

## Le jeu de plateau en une minute

page-rules-minute-aim = Marquez le plus de points : videz vos chariots, cherchez de l’or et reliez vos pionniers par un grand réseau de routes.
page-rules-minute-income = Votre tour commence par { MONEY(3) }, et { MONEY(1) } de plus par banquier.
page-rules-minute-purchase = Achetez quelque chose : une route, deux routes ou un chariot plein de pionniers.
page-rules-minute-drive = Déplacez l’unique diligence vers une ville qui attend un de vos pionniers. Vos routes sont gratuites ; toute autre ligne coûte { MONEY(1) }, à la banque ou au propriétaire de la route.
page-rules-minute-settle = Votre pionnier s’y installe, et la tuile vous aide aussitôt. Un autre joueur peut se joindre à vous pour { MONEY(2) }.
page-rules-minute-end = Quand quelqu’un a construit sa dernière route ou que le dernier chariot est dans la file, vous terminez la manche. Ensuite, les réseaux comptent.

## Images du jeu de plateau

page-rules-picture-tiles = Les six métiers, et l’hôtel qui accueille tout le monde.
page-rules-picture-turn = Un tour, de gauche à droite.
page-rules-picture-display = La file : l’emplacement d’un chariot est son prix. Un chariot montre qui y voyage et les points qu’il rapporte une fois vide.
page-rules-picture-fares = De gauche à droite pour Bleu : { MONEY(1) } à la banque, { MONEY(1) } à Rouge, rien sur sa propre route.
page-rules-picture-stop = La diligence traverse la ville sans tuile et s’arrête à la première qui en porte une, celle du fermier.
page-rules-picture-double = La route du sergent à côté d’une autre : Bleu et Vert passent gratuitement, Rouge paie { MONEY(1) } à chacun.
page-rules-picture-emptied = Deux chariots vidés en un tour : 7 et 4 points, et { MONEY(1) } pour chacun.
page-rules-picture-farmers = Un fermier s’installe, deux autres le suivent.
page-rules-picture-join = Bleu installe un banquier ; Vert paie { MONEY(2) } à Bleu et s’y joint avec un banquier.
page-rules-picture-network = Bleu a deux réseaux. Le plus grand contient quatre pionniers et rapporte 8 points ; la case du milieu relie même sans pionnier.

## Images du jeu de cartes

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
