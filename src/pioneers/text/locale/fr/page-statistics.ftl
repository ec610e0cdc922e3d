# Les statistiques de ses parties terminées.

page-statistics-title = Statistiques – Pioneers
page-statistics-heading = Vos statistiques
page-statistics-lead = Vos parties terminées : places, points, chance, et ce que coûtent vos décisions.
page-statistics-about = La chance et les pertes se comptent en chances de gagner : l’apport du hasard et le coût des décisions.
page-statistics-none = Aucune partie terminée pour l’instant.
page-statistics-none-hint = Jouez une partie jusqu’au bout, elle comptera ici. Une analyse ajoute la chance et les pertes.
page-statistics-games = Parties
page-statistics-won = Parties gagnées
page-statistics-loss-decision = Perte par décision
page-statistics-luck-game = Chance par partie
page-statistics-reviewed = La chance et les pertes viennent de { $reviewed } parties sur { $games } : ouvrez l’analyse d’une partie pour l’ajouter.
page-statistics-kinds = Par jeu, nombre de personnes et adversaires
page-statistics-game = Jeu
page-statistics-against = Adversaires
page-statistics-people = Personnes
page-statistics-mixed = Mélangés
page-statistics-players =
    { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }
page-statistics-places = Place
page-statistics-places-taken = Places
page-statistics-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
page-statistics-place-taken =
    { $place ->
        [1] 1er : { $count }
       *[other] { $place }e : { $count }
    }
page-statistics-points = Points
page-statistics-loss = Perte
page-statistics-luck = Chance
page-statistics-when = Date
page-statistics-parts = En moyenne à la fin – { $game }
page-statistics-last = Dernières parties
page-statistics-last-said =
    { $count ->
        [one] Place, chance et perte de la dernière partie. Le tableau ci-dessous donne les chiffres.
       *[other] Places, chance et pertes des { $count } dernières parties. Le tableau ci-dessous donne les chiffres.
    }
page-statistics-as-table = Afficher en tableau
