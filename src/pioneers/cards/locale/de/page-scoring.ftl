# Die Endwertung auf der Seite.

page-scoring-cards-wins = { SEAT($seat, form: "start") } hat alles gebaut
page-scoring-cards-most = { SEAT($seat, form: "start") } hat am meisten gebaut
page-scoring-cards-after = Die Partie endete nach Streifzug { $run }.
page-scoring-cards-runs = Streifzug { $run } war der letzte: Die meisten Gebäude entscheiden.
page-scoring-cards-tie = Bei gleich vielen Gebäuden entscheiden die übrigen Vorratskarten, dann { LIST($suits) }.
page-scoring-column-buildings = Gebäude
page-scoring-column-supplies = Übrige Vorratskarten
page-scoring-built = { WORD($building, form: "label") }: gebaut
page-scoring-not-built = { WORD($building, form: "label") }: nicht gebaut
