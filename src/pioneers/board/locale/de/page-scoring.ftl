# Die Endwertung auf der Seite.

page-scoring-led-before = { SEAT($seat, form: "start") } führte, bis die Netze gezählt wurden.
page-scoring-tie-money = Bei gleichen Punkten entscheiden die Dollar: { MONEY($most) } zu { MONEY($less) }.
page-scoring-reason = Die Partie endete nach Runde { $round }: { LIST($reasons, of: "reason") }.
page-scoring-part-coaches = Kutschen
page-scoring-part-empty = Sitzplätze
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Netz
page-scoring-column-coaches = Geleerte Kutschen
page-scoring-column-empty = Leere Sitzplätze
page-scoring-column-nuggets = Goldnuggets
page-scoring-column-network = Größtes Netz
page-scoring-rank-money = { page-scoring-rank }, hat { MONEY($money) }
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
