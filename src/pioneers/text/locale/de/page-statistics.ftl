# Statistik über die eigenen beendeten Partien.

page-statistics-title = Statistik – Pioneers
page-statistics-heading = Deine Statistik
page-statistics-lead = Deine beendeten Partien: Plätze, Punkte, Glück, und was deine Entscheidungen kosten.
page-statistics-about = Glück und Verlust sind Teile der Gewinnchance: was der Zufall brachte und was Entscheidungen kosteten.
page-statistics-none = Noch keine beendeten Partien.
page-statistics-none-hint = Spiele eine Partie zu Ende, dann zählt sie hier. Eine Analyse ergänzt Glück und Verlust.
page-statistics-games = Partien
page-statistics-won = Gewonnene Partien
page-statistics-loss-decision = Verlust je Entscheidung
page-statistics-luck-game = Glück je Partie
page-statistics-reviewed = Glück und Verlust stammen aus { $reviewed } von { $games } Partien: Öffne die Analyse einer Partie, um sie zu ergänzen.
page-statistics-kinds = Nach Spiel, Spielern und Gegnern
page-statistics-game = Spiel
page-statistics-against = Gegner
page-statistics-people = Menschen
page-statistics-mixed = Gemischt
page-statistics-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
page-statistics-places = Platz
page-statistics-places-taken = Plätze
page-statistics-place = { $place }. Platz
page-statistics-place-taken = { $place }. Platz: { $count }
page-statistics-points = Punkte
page-statistics-loss = Verlust
page-statistics-luck = Glück
page-statistics-when = Datum
page-statistics-parts = Am Ende im Schnitt – { $game }
page-statistics-last = Letzte Partien
page-statistics-last-said =
    { $count ->
        [one] Platz, Glück und Verlust der letzten Partie. Die Tabelle darunter nennt die Zahlen.
       *[other] Plätze, Glück und Verlust der letzten { $count } Partien. Die Tabelle darunter nennt die Zahlen.
    }
page-statistics-as-table = Als Tabelle zeigen
