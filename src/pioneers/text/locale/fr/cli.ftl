# Ce que le terminal dit autour d'une partie : préparer, répondre, enregistrer, revoir, vérifier des fichiers. Ce qui est
# entre guillemets se tape tel quel. Les ajouts aux réponses (play-leaves…) ne sont pas des phrases.

## Préparer

play-ask-bots = Contre combien de bots voulez-vous jouer, { LIST($numbers, of: "plain", by: "or") } ? [Entrée : { $usual }]
play-level = { $number }. { $name } : { $character }
play-ask-level = À quel niveau doivent-ils jouer, { LIST($numbers, of: "plain", by: "or") } ? [Entrée : { $usual }]
play-ask-players = Combien de personnes jouent devant ce clavier, { LIST($numbers, of: "plain", by: "or") } ? [Entrée : { $usual }]
play-ask-name =
    { $count ->
        [1] Comment vous appelez-vous ? [Entrée : { $usual }]
       *[other] Comment s’appelle Joueur { $number } ? [Entrée : { $usual }]
    }
play-usual-name =
    { $count ->
        [1] Pionnier
       *[other] Joueur { $number }
    }
play-ask-resume = Il y a une partie inachevée ({ LIST($names, of: "plain") }, { $moves } coups). La reprendre, oui ou non ? [Entrée : oui]
play-yes = oui
play-no = non
play-commands = Vous répondez par le numéro d’un choix. À tout moment, vous pouvez aussi taper { LIST($looks, of: "plain", by: "or") } pour regarder, « règles » pour lire, « aide » pour tout le reste et « quitter » pour arrêter : la partie est enregistrée.
play-pause = [Entrée : continuer]
play-again = La partie reprend là où vous l’avez laissée.
# Un mot qui se tape, entre guillemets ; le nom de la touche derrière ce qu'elle fait.
play-typed = « { $word } »
play-enter = Entrée

## Demander et répondre

play-thinking = { SEAT($seat, form: "start") } réfléchit…
play-hand-over = { SEAT($seat, form: "start") }, venez au clavier et appuyez sur Entrée.
play-hide = { SEAT($seat, form: "start") }, appuyez sur Entrée pour cacher ce que les autres ne doivent pas voir.
play-barred = Sans numéro : impossible maintenant ; « { $example } » explique pourquoi.
play-open = Votre choix reste à faire (1 à { $count }). « { $list } » montre à nouveau les choix.
play-several = Plusieurs choix correspondent. Tapez le numéro du vôtre :
play-allowed = C’est possible : { $choice }
play-see-rule = « règles { $rule } » affiche toute la règle.

mistake-answer-empty =
    { $count ->
        [1] Tapez 1 ou appuyez sur Entrée ; « aide » montre ce que vous pouvez taper d’autre.
       *[other] Tapez un numéro de 1 à { $count } ; « aide » montre ce que vous pouvez taper d’autre.
    }
mistake-answer-number =
    { $count ->
        [1] Il n’y a pas de choix { $number } ici, seulement le 1.
       *[other] Il n’y a pas de choix { $number } ici. Tapez un numéro de 1 à { $count }.
    }
mistake-answer-one = Ici, vous ne pouvez faire qu’un choix. Tapez un numéro de 1 à { $count }.
mistake-answer =
    { $nearest ->
        [none] « { $text } » n’est pas une réponse ici. Tapez un numéro de 1 à { $count } ; « aide » montre ce que vous pouvez taper d’autre.
       *[other] « { $text } » n’est pas une réponse ici. Vouliez-vous dire « { $nearest } » ? Sinon, tapez un numéro de 1 à { $count }.
    }
mistake-answer-why = Dites ce que vous voudriez faire, par exemple « pourquoi { $example } ».
mistake-answer-choose = « { $text } » n’est pas une réponse ici. Tapez { LIST($numbers, of: "plain", by: "or") }, ou appuyez simplement sur Entrée.
mistake-name = « { $name } » n’est pas un nom valable. Utilisez de 1 à { $most } caractères visibles.
mistake-bots-number =
    { $bots ->
        [0] Aucun bot ne joue ici. Retirez --bots.
        [1] Vous avez donné { $kinds } sortes pour un seul bot. Donnez-en une.
       *[other] Vous avez donné { $kinds } sortes pour { $bots } bots. Donnez-en une pour tous, ou { $bots }.
    }
mistake-names-many = { $names } noms, c’est trop pour { $players } joueurs. Retirez-en.
mistake-names-twice = Deux joueurs portent le même nom. Chacun a besoin du sien.

## Enregistrer et reprendre

play-saved = La partie est enregistrée dans { $file }.
play-resume = Pour la reprendre, tapez :
play-replay = Pour la revoir coup par coup, tapez :
play-scoring = Décompte final
mistake-save = La partie ne peut pas être enregistrée dans { $file } : { $reason }. Essayez « sauver » avec un autre nom de fichier.
mistake-resume-option = Une partie reprise garde ses joueurs, sa graine et ses données. Retirez { $option }.
mistake-resume-bot = Un bot du genre « { $kind } » a joué dans cette partie, et ce programme ne le connaît pas. Il connaît : { LIST($bots, of: "plain") }.

## Commandes : ce qu'on tape et ce que cela fait

command-players = joueurs
command-list = lister
command-rules = règles
command-why = pourquoi
command-save = sauver
command-help = aide
command-quit = quitter
command-forward = avant
command-back = arrière
command-turn = tour
command-help-players = Montre l’argent, les points et les réserves de tout le monde.
command-help-list = Montre à nouveau la question, avec tous les choix possibles.
command-help-rules = Montre les chapitres des règles ; avec son numéro, un chapitre ou une règle.
command-help-why = Explique pourquoi quelque chose n’est pas permis : « pourquoi », puis ce que vous voudriez faire.
command-help-save = Enregistre la partie maintenant ; « sauver FICHIER » en enregistre une copie.
command-help-help = Montre cette liste.
command-help-quit = Enregistre la partie, indique comment la reprendre et s’arrête.
command-help-forward = Un coup en avant (aussi « n », ou seulement Entrée).
command-help-back = Un coup en arrière (aussi « b »).
command-help-turn = Jusqu’au tour suivant ou à la fin du pli (aussi « t »). Un numéro mène à la position après ce coup.

## Règles

rules-clarified = précisé
knowledge-title = Ce que vous pouvez savoir
rules-how = « règles { $chapter } » montre un chapitre, « règles { $rule } » une seule règle.
mistake-rule = Il n’y a pas de règle « { $number } ». Vouliez-vous dire { $nearest } ? Les chapitres vont de { $first } à { $last }.

## Revoir

replay-title = Partie : { LIST($names, of: "plain") } ({ $moves } coups)
replay-how = Entrée ou « n » avance, « b » recule, « t » va au tour suivant, un numéro à ce coup ; { LIST($looks, of: "plain") } montrent la position, « q » termine.
replay-prompt = Coup { $at } sur { $last } >
replay-start = Le début : rien n’a encore été joué.
replay-verified =
    { $finished ->
        [true] La partie se rejoue jusqu’à sa fin, comme enregistrée, en { $moves } coups. Somme de contrôle de la dernière position :
       *[false] La partie, encore inachevée, se rejoue sans erreur en { $moves } coups. Somme de contrôle de la dernière position :
    }
mistake-replay-first = C’est le début. « n » avance.
mistake-replay-last = C’était le dernier coup. « b » recule, « q » termine.
mistake-replay-number = Il n’y a pas de coup { $number }. Tapez un numéro de 0 à { $last }.
mistake-replay-answer =
    { $nearest ->
        [none] « { $text } » n’est pas une commande ici. « aide » montre ce que vous pouvez taper.
       *[other] « { $text } » n’est pas une commande ici. Vouliez-vous dire « { $nearest } » ?
    }

## Vérifier des fichiers

check-problems =
    { $count ->
        [one] { $file } : 1 problème.
       *[other] { $file } : { $count } problèmes.
    }
check-record =
    { $finished ->
        [true] { $file } : enregistrement valable d’une partie terminée ({ $game }) : { LIST($names, of: "plain") }, { $actions } coups.
       *[false] { $file } : enregistrement valable d’une partie inachevée ({ $game }) : { LIST($names, of: "plain") }, { $actions } coups jusqu’ici.
    }

## Mauvaise utilisation

mistake-command-word =
    { $nearest ->
        [none] Il n’y a pas de commande « { $word } ». Les commandes sont : { LIST($commands, of: "plain") }.
       *[other] Il n’y a pas de commande « { $word } ». Vouliez-vous dire « { $nearest } » ? Les commandes sont : { LIST($commands, of: "plain") }.
    }
mistake-command-option =
    { $nearest ->
        [none] Il n’y a pas d’option « { $word } » ici. Les options sont : { LIST($options, of: "plain") }.
       *[other] Il n’y a pas d’option « { $word } » ici. Vouliez-vous dire « { $nearest } » ?
    }
mistake-command-value =
    { COUNT($choices) ->
        [0] « { $value } » n’est pas valable pour { $name }. Indiquez un nombre entier.
       *[other] « { $value } » n’est pas valable pour { $name }. Choisissez { LIST($choices, of: "plain", by: "or") }.
    }
mistake-command-missing = Il manque { $name }. « --help » montre ce qu’il faut y mettre.
mistake-command-twice = { $name } apparaît deux fois. Une seule suffit.
mistake-command-more = Trop de mots : { LIST($words, of: "plain") }. « --help » montre ce que la commande accepte.
