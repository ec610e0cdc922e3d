# Die Schlusswertung beider Spiele auf der Seite.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } gewinnt mit einem Punkt Vorsprung
       *[other] { SEAT($seat, form: "start") } gewinnt mit { $points } Punkten Vorsprung
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } gewinnt den Gleichstand
page-scoring-shared = { LIST($seats) } gewinnen gemeinsam
page-scoring-led-before = { SEAT($seat, form: "start") } führte, bis die Netze gezählt wurden.
page-scoring-led-always = { SEAT($seat, form: "start") } führte in jedem Teil.
page-scoring-tie-money = Bei gleichen Punkten entscheiden die Dollar: { MONEY($most) } zu { MONEY($less) }.
page-scoring-reason = Das Spiel endete nach Runde { $round }: { LIST($reasons, of: "reason") }.
page-scoring-counting = Die Punkte werden gezählt
page-scoring-parts = Teile der Wertung
page-scoring-part-coaches = Kutschen
page-scoring-part-empty = Sitze
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Netz
page-scoring-leads = { SEAT($seat, form: "start") } führt, { $points }
page-scoring-lead-shared = Gleichstand, { $points }
page-scoring-to-count = noch zu zählen
page-scoring-table = Punkte nach Teilen
page-scoring-player = Spieler
page-scoring-column-coaches = Geleerte Kutschen
page-scoring-column-empty = Leere Sitze
page-scoring-column-nuggets = Gold-Nuggets
page-scoring-column-network = Größtes Netz
page-scoring-column-total = Summe
page-scoring-rank = { $rank }. Platz
page-scoring-rank-money = { page-scoring-rank }, hat { MONEY($money) }
page-scoring-legend = Legende
page-scoring-legend-coaches = Kutschen
page-scoring-legend-empty = Sitze
page-scoring-legend-nuggets = Nuggets
page-scoring-legend-network = Netz
page-scoring-network = Größtes Netz: { SEAT($seat) }
page-scoring-network-size =
    { $roads ->
        [one] eine Straße
       *[other] { $roads } Straßen
    }, { $pioneers ->
        [one] ein Pionier
       *[other] { $pioneers } Pioniere
    } × { $each } = { $points }
page-scoring-network-none = An keiner Straße steht ein eigener Pionier: keine Punkte.
page-scoring-plus = +{ $points }
page-scoring-skip = Alles auf einmal zählen
page-scoring-review = Spiel ansehen
page-scoring-again = Noch einmal
page-scoring-same-deal = Gleiche Verteilung
page-scoring-leave = Verlassen
page-scoring-back = Zurück zum Ergebnis
page-scoring-look = Tisch ansehen

## Das Kartenspiel

page-scoring-cards-wins = { SEAT($seat, form: "start") } hat alles gebaut
page-scoring-cards-most = { SEAT($seat, form: "start") } hat am meisten gebaut
page-scoring-cards-after = Das Spiel endete nach Streifzug { $run }.
page-scoring-cards-runs = Streifzug { $run } war der letzte: Die meisten Gebäude entscheiden.
page-scoring-cards-tie = Bei gleich vielen Gebäuden entscheiden die übrigen Vorratskarten, dann { LIST($suits) }.
page-scoring-column-buildings = Gebäude
page-scoring-column-supplies = Übrige Vorratskarten
page-scoring-built = { WORD($building, form: "label") }: gebaut
page-scoring-not-built = { WORD($building, form: "label") }: nicht gebaut

## Fairness

page-fair = Wurde fair ausgeteilt?
page-fair-why = Vor dem ersten Zug zeigte der Server den Hash der Startzahl, aus der aller Zufall kommt. Jetzt siehst du die Startzahl: Wer den Hash von „pioneers deal“ und der Zahl berechnet, erhält denselben.
page-fair-commitment = Hash, zu Beginn gezeigt
page-fair-seed = Startzahl
page-fair-check = Hier prüfen
page-fair-right = Der Hash passt: Alles war vor dem ersten Zug festgelegt.
page-fair-wrong = Der Hash passt nicht.
page-fair-record = Aufzeichnung herunterladen
page-fair-known = Diese Verteilung war bekannt: Sie wurde mit Absicht noch einmal gespielt.
