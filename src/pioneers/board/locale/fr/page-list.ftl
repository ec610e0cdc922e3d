# Le plateau sous forme de liste : pour les lecteurs d’écran et pour qui aime lire.

page-board-list-which = Quelles villes
page-board-list-all = Toutes
page-board-list-open = Ce que je peux faire
page-board-list-close = Fermer la liste
page-board-list-lines = Où construire une route
page-board-list-city = Ville
page-board-list-tile = Tuile
page-board-list-roads = Lignes
page-board-list-pioneers = Pionniers
page-board-list-options = Ce que je peux faire
page-board-stagecoach-at = La diligence est à { CITY($city) }.
page-board-no-tile = pas de tuile
page-board-road-free = { $city } (sans route)
page-board-road-of = { $city } ({ LIST($owners, of: "plain") })
page-board-drive-way =
    { $fare ->
        [0] Aller à { CITY($city) }, gratuit : { LIST($path, of: "city") }
       *[other] Aller à { CITY($city) }, { MONEY($fare) } : { LIST($path, of: "city") }
    }
page-board-why-not = Pourquoi pas ?
page-board-why-not-city = Pourquoi pas { CITY($city) } ?
