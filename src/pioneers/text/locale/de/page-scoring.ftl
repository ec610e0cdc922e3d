# Die Schlusswertung beider Spiele auf der Seite.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } hat mit 1 Punkt Vorsprung gewonnen
       *[other] { SEAT($seat, form: "start") } hat mit { $points } Punkten Vorsprung gewonnen
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } hat bei Gleichstand gewonnen
page-scoring-shared = { LIST($seats) } haben gemeinsam gewonnen
page-scoring-led-always = { SEAT($seat, form: "start") } führte in jedem Teil.
page-scoring-counting = Punkte werden gezählt …
page-scoring-parts = Teile der Wertung
page-scoring-leads = { SEAT($seat, form: "start") } führt, { $points }
page-scoring-lead-shared = Gleichstand, { $points }
page-scoring-to-count = noch zu zählen
page-scoring-table = Punkte nach Teilen
page-scoring-player = Spieler
page-scoring-column-total = Summe
page-scoring-rank = { $rank }. Platz
page-scoring-legend = Legende
page-scoring-plus = +{ $points }
page-scoring-skip = Zählen überspringen
page-scoring-review = Partie ansehen
page-scoring-judged = Analyse öffnen
page-scoring-again = Noch einmal
page-scoring-same-deal = Gleiche Verteilung
page-scoring-leave = Verlassen
page-scoring-back = Zurück zum Ergebnis
page-scoring-look = Tisch ansehen

## Fairness

page-fair = Wurde fair ausgeteilt?
page-fair-why = Vor der ersten Aktion hat der Server den Fingerabdruck der Startzahl gezeigt, aus der aller Zufall kommt. Jetzt siehst du die Startzahl: „pioneers deal“ und die Startzahl ergeben zusammen denselben Fingerabdruck.
page-fair-commitment = Fingerabdruck, zu Beginn gezeigt
page-fair-seed = Startzahl
page-fair-check = Hier prüfen
page-fair-right = Der Fingerabdruck passt: Alles war vor der ersten Aktion festgelegt.
page-fair-wrong = Der Fingerabdruck passt nicht.
page-fair-record = Aufzeichnung herunterladen
page-fair-known = Diese Verteilung war schon bekannt: Sie wurde mit Absicht noch einmal gespielt.
