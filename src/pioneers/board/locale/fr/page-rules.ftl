# Ce que la page ajoute aux règles de ce jeu.

page-rules-title-board = Les règles du jeu de plateau – Pioneers
page-rules-board = Jeu de plateau
page-rules-play-board = Jouer au jeu de plateau

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
