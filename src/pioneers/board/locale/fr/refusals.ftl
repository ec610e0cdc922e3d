# Pourquoi une action du jeu de plateau n'est pas permise, et ce qui le serait. Ce que les deux jeux refusent est dans kernel.ftl.

## Villes et lignes hors jeu

refusal-covered-city = { CITY($city) } est recouverte dans cette partie : la diligence ne peut ni s’y arrêter ni la traverser. Choisissez une ville en jeu.
refusal-covered-line = La ligne { LINE($line) } touche une ville recouverte : personne ne peut y construire. Choisissez une ligne dont les deux bouts sont en jeu.

## Achat

refusal-too-dear =
    { $money ->
        [0] Vous ne pouvez pas payer cela : le prix est de { MONEY($price) } et vous n’avez plus d’argent. Attendez votre prochain revenu.
       *[other] Vous ne pouvez pas payer cela : le prix est de { MONEY($price) } et vous avez { MONEY($money) }. Choisissez un achat moins cher.
    }
refusal-purchase-used = Vous avez déjà acheté { WORD($purchase, of: "purchase") } pendant ce tour, et chaque sorte d’achat n’est possible qu’une fois. Choisissez-en une autre, ou terminez vos achats.
refusal-line-taken = Il y a déjà une route sur la ligne { LINE($line) }. Choisissez une ligne sans route ; seul un sergent peut construire à côté de la route d’un autre joueur.
refusal-too-few-roads =
    { $roads ->
        [0] Vous n’avez plus de routes dans votre réserve. Achetez plutôt un chariot, ou terminez vos achats.
        [one] Il faut { $need } routes pour cet achat, mais il n’en reste qu’une dans votre réserve. Achetez plutôt une seule route.
       *[other] Il faut { $need } routes pour cet achat, mais il n’en reste que { $roads } dans votre réserve. Achetez moins de routes.
    }
refusal-too-few-lines =
    { $lines ->
        [0] Toutes les lignes portent déjà une route. Achetez plutôt un chariot, ou terminez vos achats.
        [one] Il faut { $need } lignes sans route pour cet achat, mais il n’en reste qu’une. Achetez plutôt une seule route.
       *[other] Il faut { $need } lignes sans route pour cet achat, mais il n’en reste que { $lines }. Achetez moins de routes.
    }
refusal-too-few-pioneers =
    { $need ->
        [one] Ce chariot demande un pionnier pour sa place
       *[other] Ce chariot demande { $need } pionniers, un par place
    }, mais { $pioneers ->
        [0] il n’en reste aucun dans votre réserve. Achetez plutôt des routes, ou terminez vos achats.
        [one] il n’en reste qu’un dans votre réserve. Achetez plutôt des routes, ou terminez vos achats.
       *[other] il n’en reste que { $pioneers } dans votre réserve. Choisissez un chariot de { $pioneers } places au plus.
    }
refusal-place-empty = L’emplacement { $place } de la file est vide, et la pile est épuisée. Choisissez un emplacement avec un chariot.
refusal-coach-first = Tous vos chariots étaient vides au début de votre tour : vous devez d’abord acheter un chariot. Choisissez dans la file un chariot que vous pouvez payer et remplir.

## Déplacement

refusal-not-a-neighbour = Aucune ligne ne relie directement { CITY($start) } à { CITY($city) }. Avancez d’une seule ligne à la fois, vers une case voisine.
refusal-no-match = La tuile à { CITY($city) } montre { WORD($tile, form: "one") }, et personne dans vos chariots n’y correspond. Choisissez une ville correspondante ; la diligence ne peut pas traverser une ville avec une tuile.
refusal-fare =
    { $money ->
        [0] La ligne vers { CITY($city) } coûte { MONEY($fare) } et vous n’avez plus d’argent. Vos propres routes sont gratuites.
       *[other] La ligne vers { CITY($city) } coûte { MONEY($fare) }, mais vous n’avez que { MONEY($money) }. Prenez une ligne que vous pouvez payer ; vos propres routes sont gratuites.
    }
refusal-visited = La diligence est déjà passée à { CITY($city) } pendant ce tour, et elle ne peut pas entrer deux fois sur une case. Avancez vers une case où elle n’est pas encore passée.
refusal-dead-end = Depuis { CITY($city) }, votre argent ne suffirait pour aucune ville correspondante. Choisissez un chemin qui mène encore à l’une d’elles.
refusal-nobody-aboard = Tous vos chariots sont vides, donc personne ne peut s’installer à { CITY($city) }. Il vous faut un chariot avec des pionniers.
refusal-way-too-dear =
    { $money ->
        [0] Le chemin le moins cher vers { CITY($city) } coûte { MONEY($fare) } et vous n’avez pas d’argent. Vos propres routes sont gratuites.
       *[other] Le chemin le moins cher vers { CITY($city) } coûte { MONEY($fare) }, mais vous n’avez que { MONEY($money) }. Vos propres routes sont gratuites.
    }
refusal-way-visited = Tous les chemins vers { CITY($city) } passent par une case où la diligence est déjà passée pendant ce tour. Choisissez une autre ville.
refusal-way-blocked = Tous les chemins vers { CITY($city) } traversent une ville avec une tuile, et la diligence doit s’y arrêter. Une fois cette tuile partie, le chemin est ouvert.

## Installation et actions spéciales

refusal-wrong-pioneer = Cette ville attend { WORD($tile, form: "one") }, pas { WORD($profession, form: "one") }. Installez { WORD($tile, form: "one") } d’un de vos chariots.
refusal-no-such-coach =
    { $coaches ->
        [one] Vous n’avez pas de chariot { $coach }. Votre seul chariot porte le numéro 1.
       *[other] Vous n’avez pas de chariot { $coach }. Vos chariots portent les numéros 1 à { $coaches }.
    }
refusal-not-aboard = Il n’y a { WORD($profession, form: "no") } dans votre chariot { $coach }. Choisissez un chariot qui en transporte un.
refusal-line-full = La ligne { LINE($line) } porte déjà deux routes : il n’y a pas de place pour une troisième. Choisissez une ligne sans route, ou avec une seule route d’un autre joueur.
refusal-own-road = Vous avez déjà une route sur la ligne { LINE($line) }, et personne ne peut en avoir deux sur la même ligne. Choisissez une ligne sans route, ou avec une seule route d’un autre joueur.
refusal-farmers-only = Ici, vous ne pouvez installer que d’autres fermiers, pas { WORD($profession, form: "one") }. Choisissez un fermier dans un de vos chariots, ou renoncez.

## Participation

refusal-wrong-joiner = Pour vous joindre dans cette ville, il faut { WORD($wanted, form: "one") }, pas { WORD($profession, form: "one") }. Choisissez un pionnier correspondant, ou déclinez.
