# Ce que disent les deux jeux : refus et événements communs, et ce qui ne va pas dans ce qui vient de l’extérieur (options,
# notation, parties enregistrées, positions) et ce qui conviendrait. Les mots à saisir tels quels ne sont jamais traduits.

## Refus et événements des deux jeux

refusal-game-over = La partie est terminée : il n’y a plus rien à décider. Commencez une nouvelle partie pour continuer à jouer.
refusal-not-now = C’est le moment { WORD($step, of: "step", form: "task") } ; à cette étape, vous ne pouvez pas { WORD($verb, of: "verb") }.
refusal-unknown-here = « { $action } » n’existe pas dans cette partie. Choisissez une des actions de cette étape.
event-won = { COUNT($seats) ->
        [one] { LIST($seats) } a gagné la partie.
       *[other] { LIST($seats) } ont gagné la partie et partagent la victoire.
    }

## Options d’une nouvelle partie

mistake-game = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire « { $nearest } » ? Les jeux sont : { LIST($games, of: "plain") }.
mistake-game-texts = Impossible de jouer au jeu « { $game } » : son message « { $key } » ({ $file }) existe déjà dans { $other }. Mettez le nom du jeu dans la clé, par exemple « { $right } ».
mistake-players = Nombre de joueurs impossible : { $players }. Ce jeu se joue à { LIST($numbers, of: "plain", by: "or") }.
mistake-seed = « { $seed } » n’est pas une graine. Utilisez un nombre entier à partir de 0, de 77 chiffres au plus.
mistake-rules = Ce programme ne connaît pas la version { $rules } des règles. Il connaît { LIST($known, of: "plain") }.
mistake-option = Il n’y a pas d’option « { $option } ». Vouliez-vous dire « { $nearest } » ? Les options sont : { LIST($options, of: "plain") }.
mistake-path = L’option « { $option } » attend le chemin d’un fichier, pas { $found }.
mistake-seat = Il n’y a pas de place { $seat }. À { $players } joueurs, les places se comptent à partir de 0 ; None désigne un spectateur.

## Notation

mistake-notation = « { $text } » n’est pas une action du jeu « { $game } ». Une action commence par { LIST($verbs, of: "plain", by: "or") }.
mistake-notation-near = « { $text } » n’est pas une action du jeu « { $game } ». Vouliez-vous dire « { $nearest } » ?
mistake-notation-type = { $text } n’est pas une action. Indiquez une action de ce jeu, ou sa notation sous forme de texte.

## Une partie

mistake-match-seats = Il y a { $seats } joueurs pour { $players } places. Donnez exactement un joueur à chaque place.
mistake-match-stale = Cette réponse valait pour le coup { $version }, mais la partie en est au coup { $right }. Regardez la nouvelle position et choisissez à nouveau.
mistake-match-undo = Rien ne peut être annulé : depuis votre dernier coup, quelque chose de caché a été révélé ou quelqu’un d’autre a décidé.
mistake-match-turn = Ce n’est pas à la place { $seat } de jouer. { $right ->
        [-1] La partie est terminée.
       *[other] La place { $right } décide maintenant.
    }

## Parties enregistrées

mistake-record-file = L’enregistrement { $file } ne peut pas être lu : { $reason }.
mistake-record-text = Le fichier { $file } n’est pas un texte UTF-8, donc pas un enregistrement.
mistake-record-large = L’enregistrement { $file } dépasse { $most } octets. Aucune partie n’est si longue : vérifiez le chemin.
mistake-record-rows = L’enregistrement contient plus de { $most } lignes. Aucune partie n’est si longue.
mistake-record-magic = Ce n’est pas un enregistrement : il doit commencer par la ligne « { $right } », pas par « { $found } ».
mistake-record-header = Ligne { $row } : « { $found } » n’est pas une ligne d’en-tête. Vouliez-vous dire « { $nearest }: … » ? Une ligne vide termine l’en-tête.
mistake-record-twice = Ligne { $row } : l’en-tête contient deux fois « { $name } ». Gardez une seule des deux lignes.
mistake-record-missing = Il manque la ligne « { $name }: … » dans l’en-tête. Ajoutez-la.
mistake-record-value = L’en-tête dit « { $name }: { $found } ». { $name ->
        [options] Il faut du JSON entre accolades, par exemple {"{"}"cover": "random"{"}"}.
        [seats] Il faut une liste JSON de noms, par exemple ["Ada", "Ben"].
        [engine] Il faut la version d’un programme, par exemple 0.1.0.
        [commitment] Il faut 64 caractères : des chiffres et les lettres de a à f.
       *[other] Il faut un nombre entier.
    }
mistake-record-game = C’est un enregistrement du jeu « { $found } », pas de « { $right } ».
mistake-record-rules = Cette partie a été jouée avec la version { $found } des règles ; ce programme connaît { LIST($known, of: "plain") }. Prenez le programme avec lequel elle a été faite, ou un plus récent.
mistake-record-data = Cette partie a été jouée avec d’autres données (somme de contrôle { $found } ; ici { $right }). Placez à côté son fichier de plateau et son fichier de chariots.
mistake-record-action = Ligne { $row } : l’action « { $action } » ne peut pas être jouée à cet endroit. { $reason }
mistake-record-unfinished = L’enregistrement dit que la partie est terminée, mais après ses { $actions } actions elle continue. Il manque des actions à la fin.
mistake-record-end = L’enregistrement se termine sur une autre position que celle où mènent ses actions (somme de contrôle { $found } ; elles mènent à { $right }). Il a été modifié après la partie.

## Positions. Chaque message commence par l’endroit dans le JSON.

mistake-position-object = { $place } : il faut ici un objet entre accolades, pas { WORD($found, of: "json") }.
mistake-position-list = { $place } : il faut ici une liste entre crochets, pas { WORD($found, of: "json") }.
mistake-position-number = { $place } : il faut ici un nombre entier, pas { WORD($found, of: "json") }.
mistake-position-text = { $place } : il faut ici un mot, pas { WORD($found, of: "json") }.
mistake-position-flag = { $place } : il faut ici true ou false, pas { WORD($found, of: "json") }.
mistake-position-missing = { $place } : il manque le champ « { $field } ».
mistake-position-field = { $place } : il n’y a pas de champ « { $field } » ici. Vouliez-vous dire « { $nearest } » ?
mistake-position-bounds = { $place } : { $found } n’est pas possible ici. Utilisez de { $low } à { $high }.
mistake-position-word = { $place } : « { $found } » n’est pas connu ici. Vouliez-vous dire « { $nearest } » ?
mistake-position-twice = { $place } : « { $found } » y est deux fois. Une fois suffit.
mistake-position-empty = { $place } : il n’y a rien ici. Omettez cette entrée.
mistake-position-endless = { $place } contient trop d’éléments. Utilisez seulement quelques mots.
mistake-position-long = { $place } : { $count } éléments, c’est trop. Il en faut au plus { $most }.
mistake-position-length = { $place } : il y a { $count } éléments. Il en faut { $right }.
mistake-position-differs = { $place } : « { $found } » ne va pas avec le reste de la position. Il faudrait « { $right } ».
mistake-position-rules = { $place } : ce programme ne connaît pas la version { $found } des règles. Il connaît { LIST($known, of: "plain") }.
mistake-position-digits = { $place } : « { $found } » n’est pas une graine. Écrivez-la comme du texte : un nombre entier à partir de 0, de 77 chiffres au plus.
mistake-position-step = { $place } : l’étape « { $step } » n’a rien à demander dans cette position.
mistake-position-reason = { $place } : { $reason }

json-null = null
json-boolean = true ou false
json-number = un nombre
json-string = un texte
json-array = une liste
json-else = une chose que JSON ne connaît pas
json-object = un objet
