# Ce qui ne va pas dans un fichier de données, et ce qui irait. Le fichier et l'endroit précèdent la phrase. Les mots du
# fichier sont montrés tels qu'il faut les écrire : on ne les traduit jamais. $nearest vaut « none » si aucun mot n'est proche.

## Tout fichier de données

mistake-data-missing = Ce fichier n’existe pas. Vérifiez le chemin.
mistake-data-directory = C’est un dossier. Indiquez le chemin du fichier lui-même.
mistake-data-unreadable = Le fichier est illisible : { $reason }. Vérifiez le chemin et les droits d’accès du fichier.
mistake-data-large = Le fichier dépasse { $most } octets : ce n’est sans doute pas un fichier de données de ce jeu. Vérifiez le chemin.
mistake-data-not-text = Le fichier n’est pas du texte UTF-8. Enregistrez-le en UTF-8 dans votre éditeur.
mistake-data-nested = Les crochets sont imbriqués trop profondément. Aucune valeur de ce fichier ne demande plus de { $most } niveaux.
mistake-data-dotted = Plus de { $most } noms sont reliés par des points ici. Aucune clé n’en demande autant : écrivez les tables sous des titres, comme [[side.city]].
mistake-data-values = Le fichier contient plus de { $most } clés, titres et éléments de liste. Aucun plateau, aucun jeu de chariots ou de cartes n’en demande autant.
mistake-data-rows = Le fichier contient plus de { $most } lignes. Aucun plateau, aucun jeu de chariots ou de cartes n’en demande autant.
mistake-data-row-long = Cette ligne dépasse { $most } caractères. Répartissez la liste sur plusieurs lignes.
mistake-data-word-long = Ce nombre ou ce mot dépasse { $most } caractères. Écrivez un nombre ordinaire, ou mettez un texte entre guillemets.
mistake-data-syntax = Ce n’est pas du TOML valable. L’analyseur répond (en anglais) : « { $reason } ».
mistake-data-format-missing = La clé « format » manque. Écrivez « format = { $right } » en tête du fichier.
mistake-data-format = Cette version ne connaît pas le format { $found }. Elle lit « format = { $right } ».
mistake-data-key-missing = La clé « { $name } » manque ici. Ajoutez-la.
mistake-data-key-unknown =
    { $nearest ->
        [none] La clé « { $name } » est inconnue ici. Clés permises : { $allowed }.
       *[other] La clé « { $name } » est inconnue ici. Vouliez-vous dire « { $nearest } » ? Clés permises : { $allowed }.
    }
mistake-data-type =
    Il y a ici { $found ->
        [text] un texte
        [whole-number] un nombre entier
        [number] un nombre
        [list] une liste
        [table] une table
        [truth] true ou false
       *[date] une date ou une heure
    }. Il faut { $wanted ->
        [text] un texte entre guillemets
        [whole-number] un nombre entier sans guillemets
        [number] un nombre sans guillemets
        [list] une liste : des éléments entre crochets, ou des tables sous des titres entre doubles crochets comme [[side]]
       *[table] une table : des clés avec leurs valeurs, entre accolades ou sous un titre
    }.
mistake-data-number = Ce nombre n’est pas valable. Écrivez un nombre ordinaire entre -{ $most } et { $most }.
mistake-data-name = « { $found } » n’est pas un nom valable. Utilisez de 1 à { $most } caractères visibles sur une seule ligne.
mistake-data-kind = Ce n’est pas un fichier de ce jeu. Ce pourrait être { LIST($kinds, of: "file-kind", by: "or") }. Partez de la copie d’un fichier fourni.

## Plateaux

mistake-board-side-missing = Le plateau « { $file } » n’a pas de côté pour { $players } joueurs. Nombres de joueurs possibles : { $allowed }.
mistake-board-canvas = { $name ->
        [width] La largeur
       *[height] La hauteur
    } du dessin est de { $found }. Elle doit être supérieure à 0.
mistake-board-sides-none = Le plateau n’a aucun côté. Ajoutez au moins un [[side]] avec players, start, lines et city.
mistake-board-sides-many = Le plateau a { $count } côtés. Il peut y en avoir { $most } au plus, un par nombre de joueurs.
mistake-board-list-long = La liste a { $count } éléments. Il peut y en avoir { $most } au plus sur un côté du plateau.
mistake-board-players-none = Ce côté n’a aucun nombre de joueurs. Indiquez ceux qui l’utilisent, par exemple [2, 3] ou [4].
mistake-board-players-range = Le jeu n’est pas fait pour { $found } joueurs. Utilisez 2, 3 ou 4.
mistake-board-players-twice = Il y a déjà un côté pour { $players } joueurs. Utilisez chaque nombre de joueurs sur un seul côté, et une seule fois.
mistake-board-cities-none = Ce côté n’a aucune ville. Indiquez chaque case avec id, x et y, la case de départ comprise.
mistake-board-city-id = « { $city } » n’est pas un identifiant valable. Utilisez des mots en minuscules (de a à z, chiffres permis) reliés par des traits d’union simples, comme « salt-lake-city », 40 caractères au plus.
mistake-board-city-twice = La ville « { $city } » figure deux fois sur ce côté. Supprimez l’une des lignes du fichier, ou donnez un autre identifiant à l’une des deux villes.
mistake-board-city-outside = « { $city } » se trouve hors du dessin : { $name } vaut { $found }. Il faut une valeur de 0 à { $most }.
mistake-board-city-label =
    « { $found } » n’est pas un côté où le nom de « { $city } » peut figurer. { $nearest ->
        [none] Les côtés possibles : { LIST($sides, of: "plain") }.
       *[other] Vouliez-vous dire « { $nearest } » ?
    }
mistake-board-city-degrees = « { $city } » ne se trouve nulle part sur terre : { $name } vaut { $found }. Il faut une valeur de -{ $most } à { $most }.
mistake-board-cities-many = À { $players } joueurs, { $count } villes seraient en jeu, sans compter la case de départ et les villes recouvertes. Il peut y en avoir { $most } au plus, pour qu’il reste une tuile.
mistake-board-start-unknown = La case de départ « { $city } » n’est pas une ville de ce côté. { mistake-hint-city }
mistake-board-start-neighbours = { $count ->
        [0] La case de départ « { $start } » n’a aucune ville voisine. Il lui en faut exactement deux : ajoutez des lignes vers deux villes.
        [one] La case de départ « { $start } » a 1 ville voisine ({ $cities }). Il lui en faut exactement deux : ajoutez une ligne vers une deuxième ville.
       *[other] La case de départ « { $start } » a { $count } villes voisines ({ $cities }). Il lui en faut exactement deux : supprimez les autres lignes.
    }
mistake-board-line-form = « { $line } » n’est pas une ligne. Écrivez les identifiants de deux villes reliés par deux traits d’union, comme « denver--omaha ».
mistake-board-line-unknown = La ligne « { $line } » mène à « { $city } », qui n’est pas une ville de ce côté. { mistake-hint-city }
mistake-board-line-loop = La ligne « { $line } » relie « { $city } » à elle-même. Une ligne relie deux villes différentes.
mistake-board-line-twice = La ligne « { $line } » figure deux fois, peut-être une fois dans chaque sens. Indiquez-la une seule fois.
mistake-board-unconnected = { $count ->
        [one] Aucun chemin ne mène de « { $start } » à { $cities }. Ajoutez une ligne qui la relie au reste.
       *[other] Aucun chemin ne mène de « { $start } » à { $count } villes : { $cities }. Ajoutez des lignes qui les relient au reste.
    }
mistake-board-cover-unused = Ce côté n’est pas pour 2 joueurs, et des villes ne sont recouvertes qu’à deux. Supprimez « covered » ici.
mistake-board-cover-count = { $count ->
        [0] Aucune ville n’est recouverte. Indiquez { $right } villes sous « covered » : ce côté sert aussi à 2 joueurs.
        [one] 1 ville est recouverte. À 2 joueurs, il en faut exactement { $right }.
       *[other] { $count } villes sont recouvertes. À 2 joueurs, il en faut exactement { $right }.
    }
mistake-board-cover-twice = « { $city } » est recouverte deux fois. Indiquez huit villes différentes.
mistake-board-cover-unknown = La ville à recouvrir « { $city } » n’est pas une ville de ce côté. { mistake-hint-city }
mistake-board-cover-start = « { $city } » est la case de départ, qui n’est jamais recouverte. Recouvrez une autre ville.
mistake-board-cover-neighbour = « { $city } » est voisine de la case de départ « { $start } », et ces villes ne sont jamais recouvertes. Recouvrez une autre ville.
mistake-board-cover-cuts = { $count ->
        [one] Sans les villes recouvertes, aucun chemin ne mène de « { $start } » à { $cities }. Recouvrez d’autres villes, ou ajoutez une ligne.
       *[other] Sans les villes recouvertes, aucun chemin ne mène de « { $start } » à { $count } villes : { $cities }. Recouvrez d’autres villes, ou ajoutez des lignes.
    }
mistake-hint-city = { $nearest ->
        [none] Écrivez l’identifiant d’une ville indiquée sous « city ».
       *[other] Vouliez-vous dire « { $nearest } » ?
    }

## Chariots

mistake-coach-points = Un chariot ne peut pas valoir { $found } points. Écrivez un nombre de 0 à { $most }.
mistake-coach-seats-none = Le chariot n’a aucune place. Indiquez un métier pour chaque place : { $allowed }.
mistake-coach-seats-many = Le chariot a { $count } places. Il peut y en avoir { $most } au plus.
mistake-coach-starting-seats = Le chariot de départ a { $count } places. Il peut y en avoir { $most } au plus : chaque joueur a 20 pionniers, dont un se trouve sur la case de départ.
mistake-coach-seat-hotel = Un hôtel est une tuile, jamais une place. Choisissez un métier : { $allowed }.
mistake-coach-seat-unknown =
    { $nearest ->
        [none] « { $word } » n’est pas un métier. Les métiers sont : { $allowed }.
       *[other] « { $word } » n’est pas un métier. Vouliez-vous dire « { $nearest } » ? Les métiers sont : { $allowed }.
    }
mistake-coach-few = { $count ->
        [0] Il n’y a aucun chariot
        [one] Il n’y a qu’un chariot
       *[other] Il n’y a que { $count } chariots
    }. À deux, il en faut au moins { $least } : 12 sont retirés, quatre vont dans la file, et il doit en rester un dans la pile.
mistake-coach-many = Il y a { $count } chariots. Il peut y en avoir { $most } au plus.
mistake-coach-starting-few = { $count ->
        [0] Il n’y a aucun chariot de départ
        [one] Il n’y a qu’un chariot de départ
       *[other] Il n’y a que { $count } chariots de départ
    }. À { $players } joueurs, il en faut au moins { $players }, un pour chacun.

## Sortes de fichiers (dans une liste de tous)

file-kind-board = un fichier de plateau (avec la clé « side »)
file-kind-coaches = un fichier de chariots (avec les clés « starting » et « coaches »)

check-board = { $file } : fichier de plateau valable, « { $name } ».
check-side =
    { $covered ->
        [0] Pour { LIST($players, of: "plain") } joueurs : { $cities } villes et la case de départ { $start }, reliées par { $lines } lignes.
       *[other] Pour { LIST($players, of: "plain") } joueurs : { $cities } villes et la case de départ { $start }, reliées par { $lines } lignes ; à deux, { $covered } villes sont recouvertes.
    }
check-coaches = { $file } : fichier de chariots valable, avec { $starting } chariots de départ et { $coaches } autres chariots.
