# Ce jeu dans ce qui entoure une table : barre, phases, question, journal, salle d’attente.

## La barre

page-table-cards = Jeu de cartes
page-table-run = expédition { $run }
page-table-finished-run = terminé après l’expédition { $run }

## Phases

page-phase-exchange = Échange
page-phase-tricks = Plis
page-phase-build = Construction
page-phase-start = Prochain départ
page-phase-trick = pli { $number }
page-phase-tricks-played =
    { $count ->
        [one] 1 pli
       *[other] { $count } plis
    }
page-phase-built =
    { $count ->
        [one] 1 bâtiment
       *[other] { $count } bâtiments
    }

## Le journal

page-log-run = Expédition { $run }
page-log-trick = Expédition { $run }, pli { $trick }
page-log-building = Expédition { $run }, construction

## Salle d’attente

page-room-hands = Mains
page-room-hands-one = une pour les deux positions
page-room-hands-separate = une pour chaque position
