# Die Schlusswertung beider Spiele auf der Seite.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } hat mit 1 Punkt Vorsprung gewonnen
       *[other] { SEAT($seat, form: "start") } hat mit { $points } Punkten Vorsprung gewonnen
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } hat bei Gleichstand gewonnen
page-scoring-shared = { LIST($seats) } haben gemeinsam gewonnen
page-scoring-led-before = { SEAT($seat, form: "start") } führte, bis die Netze gezählt wurden.
page-scoring-led-always = { SEAT($seat, form: "start") } führte in jedem Teil.
page-scoring-tie-money = Bei gleichen Punkten entscheiden die Dollar: { MONEY($most) } zu { MONEY($less) }.
page-scoring-reason = Die Partie endete nach Runde { $round }: { LIST($reasons, of: "reason") }.
page-scoring-counting = Punkte werden gezählt …
page-scoring-parts = Teile der Wertung
page-scoring-part-coaches = Kutschen
page-scoring-part-empty = Sitzplätze
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Netz
page-scoring-leads = { SEAT($seat, form: "start") } führt, { $points }
page-scoring-lead-shared = Gleichstand, { $points }
page-scoring-to-count = noch zu zählen
page-scoring-table = Punkte nach Teilen
page-scoring-player = Spieler
page-scoring-column-coaches = Geleerte Kutschen
page-scoring-column-empty = Leere Sitzplätze
page-scoring-column-nuggets = Goldnuggets
page-scoring-column-network = Größtes Netz
page-scoring-column-total = Summe
page-scoring-rank = { $rank }. Platz
page-scoring-rank-money = { page-scoring-rank }, hat { MONEY($money) }
page-scoring-legend = Legende
page-scoring-legend-coaches = Kutschen
page-scoring-legend-empty = Sitzplätze
page-scoring-legend-nuggets = Nuggets
page-scoring-legend-network = Netz
page-scoring-network = Größtes Netz: { SEAT($seat) }
page-scoring-network-size =
    { $roads ->
        [one] 1 Straße
       *[other] { $roads } Straßen
    }, { $pioneers ->
        [one] 1 Pionier
       *[other] { $pioneers } Pioniere
    } × { $each } = { $points }
page-scoring-network-none = Keine Straße führt zu einem eigenen Pionier: keine Punkte.
page-scoring-plus = +{ $points }
page-scoring-skip = Zählen überspringen
page-scoring-review = Partie ansehen
page-scoring-again = Noch einmal
page-scoring-same-deal = Gleiche Verteilung
page-scoring-leave = Verlassen
page-scoring-back = Zurück zum Ergebnis
page-scoring-look = Tisch ansehen

## Das Kartenspiel

page-scoring-cards-wins = { SEAT($seat, form: "start") } hat alles gebaut
page-scoring-cards-most = { SEAT($seat, form: "start") } hat am meisten gebaut
page-scoring-cards-after = Die Partie endete nach Streifzug { $run }.
page-scoring-cards-runs = Streifzug { $run } war der letzte: Die meisten Gebäude entscheiden.
page-scoring-cards-tie = Bei gleich vielen Gebäuden entscheiden die übrigen Vorratskarten, dann { LIST($suits) }.
page-scoring-column-buildings = Gebäude
page-scoring-column-supplies = Übrige Vorratskarten
page-scoring-built = { WORD($building, form: "label") }: gebaut
page-scoring-not-built = { WORD($building, form: "label") }: nicht gebaut

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
