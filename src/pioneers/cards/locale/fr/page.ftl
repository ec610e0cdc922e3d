# La table du jeu de cartes sur la page : libellés, ce qui accompagne cartes et joueurs, et la table en texte pour les lecteurs
# d'écran.

## Noms

page-cards-card = { CARD($card, form: "label") }
page-cards-suit = { WORD($suit, form: "label") }
page-cards-building = { WORD($building, form: "label") }
page-cards-seat = { SEAT($seat, form: "start") }
# Une des deux places d'un joueur ; la première est 1.
page-cards-seat-place = { SEAT($seat, form: "start") } · { $number }
page-cards-plain = { $text }
# Un libellé pour les lecteurs d'écran, avec ce qui aide à choisir.
page-cards-with-note = { $label }. { $note }

## Parties de la table

page-cards-table-name = Table
page-cards-trump = Atout
page-cards-in-stock = Ressources en réserve
page-cards-in-stock-short = Réserve
page-cards-your-supplies = Vos ressources
page-cards-your-buildings = Vos bâtiments
page-cards-run-title = Expédition { $run }
page-cards-run-tricks = Plis
page-cards-run-supplies = Ressources
page-cards-run-stolen = Vols
page-cards-run-thefts = +{ $stolen } −{ $lost }
page-cards-run-built = Bâti
page-cards-you-have = À vous
page-cards-your-hand = Votre main
page-cards-hand-at = Votre main pour la position { $number }
page-cards-last-trick = Dernier pli
page-cards-last-hand = Dernières cartes : { SEAT($seat) }
page-cards-players = Joueurs
page-cards-tabs = Parties de la table
page-cards-tab-hand = Main
page-cards-tab-supplies = Ressources
page-cards-tab-players = Joueurs
page-cards-tab-log = Journal

## À côté d'une place ou d'un joueur

page-cards-led = entame
page-cards-to-play = à jouer
page-cards-ahead = en tête
page-cards-won = a remporté le pli
page-cards-thief-steals = vole le gagnant
page-cards-thief-idle = voleur sans effet
page-cards-ahead-with = en tête avec { $sum }
page-cards-won-with = a gagné avec { $sum }
page-cards-led-trick = a entamé ce pli
page-cards-played-thief = a joué un voleur
page-cards-thinking = réfléchit
page-cards-asked = décide
page-cards-away = hors ligne
page-cards-starter = a commencé l’expédition
page-cards-you = (vous)
page-cards-bot = (bot)
page-cards-void = Sans { LIST($suits, by: "or") }
page-cards-holds =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-cards-has-built = Bâtiments : { $count }/{ $all }
page-cards-standing = Bâtiments : { $count }/{ $all }, ressources à trouver : { $missing }
page-cards-missing = à trouver : { $missing }
page-cards-standing-why = Bâtiments, et ressources qui manquent pour les autres
page-cards-leads = en tête

## Bâtiments

page-cards-built = en place
page-cards-is-built = { WORD($building, form: "label") } : en place
page-cards-is-paid = { WORD($building, form: "label") } : rien ne manque
page-cards-is-missing = { WORD($building, form: "label") } : manque { LIST($missing) }

## Choisir et jouer des cartes

page-cards-build-no-more = Terminer
page-cards-clear = Reprendre
page-cards-play = Jouer
page-cards-play-sum = Jouer { $sum }
page-cards-choose-card = Choisissez d’abord une carte de votre main.
page-cards-ask-lead = Vous entamez le pli : jouez une ou plusieurs cartes d’une couleur, ou une tempête.
page-cards-ask-void = Vous ne pouvez pas fournir { WORD($suit) } : jouez de l’atout, un voleur, une tempête ou une autre carte.
# La couleur à fournir est l’atout.
page-cards-ask-void-trump = Vous ne pouvez pas fournir { WORD($suit) } : jouez un voleur, une tempête ou une autre carte.
page-cards-ask-exchange = Vous pouvez échanger { $count } cartes. Choisissez la ressource à payer, ou gardez votre main.
page-cards-ask-pay = Vous avez le plus de ressources, peut-être à égalité : payez-en une pour le départ de la prochaine expédition.
page-cards-ask-discard = Écartez { $count } cartes ; personne d’autre ne les voit.
page-cards-give-away =
    { $count ->
        [one] Écarter cette carte
       *[other] Écarter { $count } cartes
    }
page-cards-choose-more =
    { $count ->
        [one] Choisissez encore une carte.
       *[other] Choisissez encore { $count } cartes.
    }
page-cards-alone = Si vous ne fournissez pas, seuls les atouts s’additionnent ; une carte qui ne peut pas gagner se joue seule.

# La question sur les téléphones.
page-cards-short-exchange = { $count } nouvelles cartes pour une ressource ?
page-cards-short-trump = Choisissez l’atout.
page-cards-short-pay = Vous avez le plus de ressources : payez-en une.
page-cards-short-build = Construisez, ou terminez.
page-cards-short-lead = Entamez une couleur ou une tempête.
page-cards-short-storm = Fixez la couleur, ou jouez une tempête.
page-cards-short-follow = Fournissez { WORD($suit) }, ou jouez une tempête.
page-cards-short-void = Impossible de fournir { WORD($suit) } : jouez n’importe quelle carte.

## Ce que feraient les cartes choisies

page-cards-if-sum = Si vous jouez { $sum }
page-cards-if-card = Si vous jouez { CARD($card, form: "one") }
page-cards-you-win = Vous remportez le pli
page-cards-other-wins = { SEAT($seat, form: "start") } gagne avec { $sum }
page-cards-you-would-lead = { $sum } serait en tête
page-cards-other-ahead = { SEAT($seat, form: "start") } reste en tête avec { $sum }
# Ce qu’un voleur ou une tempête entraîne tant que d’autres jouent encore.
page-cards-thief-would = Le dernier voleur vole le gagnant
page-cards-storm-would = La plus haute tempête choisit l’atout
page-cards-from-stock = { WORD($suit, form: "label") } de la réserve
page-cards-other-takes = { SEAT($seat, form: "start") } prend la ressource { WORD($suit, form: "label") }
page-cards-none-in-stock = { WORD($suit, form: "label") } : réserve vide
page-cards-stock-empty = La réserve est vide
page-cards-nothing-to-steal = Le voleur ne trouve rien
page-cards-you-choose-supply = Vous choisissez une ressource
page-cards-you-name-trump = Vous choisissez l’atout
page-cards-other-names-trump = { SEAT($seat, form: "start") } choisit l’atout
page-cards-you-steal = Vous volez { SEAT($victim) }
page-cards-other-steals-you = { SEAT($seat, form: "start") } vous vole
page-cards-other-steals = { SEAT($seat, form: "start") } vole { SEAT($victim) }

## Choisir une couleur

page-cards-pay-with = Payer les nouvelles cartes avec
page-cards-take-which = Prendre dans la réserve
page-cards-trump-which = Choisir l’atout
page-cards-steal-from = Voler { SEAT($seat) }
page-cards-steal-which = Voler avec votre voleur
page-cards-pay-which = Payer le départ
page-cards-missing-for = manque pour { LIST($buildings) }
page-cards-you-hold =
    { $count ->
        [0] aucune en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## La table en texte

page-cards-table = La table en mots
page-cards-trick = Pli
page-cards-stock = Réserve
page-cards-place = Position { $number }
page-cards-said-run = Expédition { $run }. L’atout est { WORD($trump, form: "label") }.
page-cards-said-follow = La couleur à fournir est { WORD($suit, form: "label") }.
page-cards-said-nothing = Aucune carte jouée pour l’instant ; { SEAT($seat) } entame.
page-cards-said = { SEAT($seat, form: "start") } : { LIST($cards, of: "card") }.
page-cards-said-won = { SEAT($seat, form: "start") } : { LIST($cards, of: "card") }, pli gagné.
page-cards-said-ahead = { SEAT($seat, form: "start") } est en tête.
page-cards-said-winner = { SEAT($seat, form: "start") } a remporté le pli.
page-cards-said-hand = { LIST($cards, of: "card") }.
page-cards-said-supply = { WORD($suit) } { $count }
page-cards-said-player =
    { $count ->
        [one] { SEAT($seat, form: "start") } : { $count } carte en main.
       *[other] { SEAT($seat, form: "start") } : { $count } cartes en main.
    } Bâtiments : { LIST($buildings) }.
