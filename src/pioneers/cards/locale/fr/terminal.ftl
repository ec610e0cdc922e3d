# Le jeu de cartes dans le terminal : ses vues, et ce qui accompagne questions et réponses. Les ajouts aux réponses
# (cards-wins…) ne sont pas des phrases : ils suivent un libellé, séparés par des virgules.

welcome-cards = Pioneer, le jeu de cartes des expéditions

## Commandes : ce qu'on tape et ce que cela fait

command-table = tapis
command-hand = main
command-gone = joué
command-help-table = Montre les cartes, les ressources et les bâtiments de tout le monde, la réserve et le pli.
command-help-hand = Montre votre main.
command-help-gone = Montre les cartes jouées dans cette expédition.

## Le tapis

# Une carte, une couleur ou un bâtiment, comme libellé d'une réponse ou d'une colonne.
cards-card = { CARD($card, form: "label") }
cards-suit = { WORD($suit, form: "label") }
cards-kind = { WORD($kind, form: "label") }
cards-building = { WORD($building, form: "label") }
# Une carte telle qu'on la tape.
cards-typed = { CARD($card) }

cards-run = Expédition { $run }
cards-trump = Atout :
cards-follow = À fournir :
# Une des deux places d'un joueur ; la première est 1.
cards-place = { $name }, position { $number }
cards-stock = Réserve
cards-deck =
    { $count ->
        [one] Il reste 1 carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
cards-led = entame
cards-ahead = en tête
cards-won = a gagné
cards-your-turn = c’est à vous
cards-their-turn = doit jouer
cards-hand =
    { $place ->
        [0] Votre main :
       *[other] Votre main pour la position { $place } :
    }
cards-no-hand = Chaque joueur ne voit que sa main.
cards-gone = Cartes jouées dans cette expédition :
cards-none = aucune
cards-to-build = Bâtiments, et ce qui manque :
# Un bâtiment et son état, dans une rangée des quatre.
cards-is-built = { $name } : en place
cards-is-paid = { $name } : il ne manque rien
cards-is-missing = { $name } : { $lacking }

## Colonnes

cards-column-cards = Cartes
cards-column-built = Bâti
cards-column-trick = Pli
cards-column-rank = Rang final
cards-column-player = Joueur
cards-column-buildings = Bâtiments
cards-column-supplies = Ressources

## À côté des questions

cards-lesson-two = À deux, il y a quatre positions : vous jouez deux fois dans chaque pli, une fois à chacune des vôtres.
cards-at-place = Vous jouez maintenant à la position { $number }.
cards-lesson-exchange = Vous écarteriez { $count } cartes de votre choix et en piocheriez autant, que vous ne connaissez pas.
cards-lesson-lead = Les autres doivent fournir cette couleur si possible. Plusieurs cartes d’une couleur s’additionnent, mais chacune est dépensée pour ce seul pli.
cards-lesson-follow = La plus haute somme est en tête, à égalité la dernière jouée ; un atout bat toute autre couleur. Le gagnant prend une ressource de la couleur qui a gagné.
cards-lesson-build = Un bâtiment de chaque sorte donne la victoire. Ce que vous payez retourne dans la réserve ; vous pouvez aussi économiser pour plus tard.
cards-lesson-pay = Elle retourne dans la réserve, et vous entamez le premier pli.
cards-hint-several = Tapez un numéro, ou plusieurs ensemble : « { $numbers } », « { $cards } ».
cards-hint-one = Tapez un numéro ou une carte.
cards-hint-discard =
    { $count ->
        [2] Tapez un numéro ou une carte, ou les deux à la fois : « 1 2 ».
       *[other] Tapez un numéro ou une carte, ou plusieurs à la fois : « 1 2 ».
    }

## Derrière les réponses

cards-you-have = vous en avez { $count }
cards-needed-for = manque pour { LIST($buildings) }
cards-you-hold =
    { $count ->
        [0] vous n’en avez pas
        [one] vous avez 1 carte : { $sum }
       *[other] vous avez { $count } cartes, en tout { $sum }
    }
cards-present-trump = atout actuel
cards-costs = coûte { LIST($price) }
cards-lacks = il vous manque { LIST($missing) }

# Ce qu'une carte ferait dans le pli tel qu'il est.
cards-means-follow = fournit
cards-means-follow-trump = fournit, atout
cards-means-trump = atout
cards-means-thief = le dernier voleur vole le gagnant
cards-means-storm-lead = ne fixe pas de couleur
cards-means-no-stock = plus de ressource à gagner
# Ce que font ensemble les cartes d'un joueur.
cards-makes = fait { $sum }
cards-stays = reste à { $sum }
cards-wins =
    { $final ->
        [true] gagne le pli
       *[false] passe en tête
    }
cards-wins-more = trop peu à elle seule
cards-wins-other-place = votre autre position reste en tête
cards-loses = ne peut pas gagner
cards-loses-so = n’est pas en tête
cards-loses-storm = trop faible pour gagner
cards-names-trump = vous choisissez l’atout

## Mots qui ne conviennent pas

mistake-cards-alone = { CARD($card, form: "label") } : cette carte se joue seule. Seules les cartes d’une même couleur se jouent ensemble.
mistake-cards-two-suits = Des cartes de deux couleurs ne se jouent jamais ensemble. Choisissez des cartes d’une seule couleur.
mistake-cards-cannot-win = Si vous ne fournissez pas, { WORD($suit, form: "label") } ne peut pas gagner, et une carte qui ne peut pas gagner se joue seule. Choisissez une carte.
mistake-cards-too-few =
    { $count ->
        [0] Vous n’avez pas { CARD($card) } en main. Choisissez des cartes que vous avez.
        [one] Vous n’avez qu’une fois { CARD($card) } en main. Choisissez-la une fois.
       *[other] Vous n’avez que { $count } fois { CARD($card) } en main. Ne la choisissez pas plus souvent.
    }
mistake-cards-away-many =
    { $left ->
        [one] Vous écartez encore une carte. Choisissez-en une.
       *[other] Vous écartez { $left } cartes. N’en choisissez pas plus.
    }
mistake-cards-which = « { $text } » peut désigner plusieurs cartes. Écrivez les noms en entier, par exemple « cerf 4 + cerf 5 ».
mistake-cards-none = Vous n’avez pas de carte { WORD($kind, form: "label") }. « main » montre ce que vous avez.

## Vérifier des fichiers

check-deck = { $file } : fichier de cartes valable, « { $name } », avec { $suits } cartes de couleur, { $thieves } voleurs, { $storms } tempêtes et { $supplies } ressources.
