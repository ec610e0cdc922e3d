# Besprechungen beendeter Partien, und was die Analyse sagt.

review-title = Besprechung: { $players } Spieler, { $decisions } Entscheidungen
review-glance = Erster Blick: { $percent } %
review-deeper = Genauer Blick: { $percent } %
review-stopped = Vorzeitig beendet: { $percent } % geschafft. Ohne den Rest gibt es keine Mittelwerte.
review-nobody = Keine Entscheidung wurde markiert.
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-column-move = Aktion
review-column-seat = Spieler
review-column-mark = Urteil
review-column-loss = Verlust
review-column-played = Gespielt
review-column-best = Besser
review-column-why = Warum
review-column-luck = Glück
review-column-skill = Entscheidungen
review-column-rest = Rest
review-column-average = Mittlerer Verlust
review-column-marks = Ungenauigkeiten, Fehler, grobe Fehler
review-seats = Woher die Ergebnisse kamen
review-turning = Wendepunkte
review-curve = Gewinnchancen
review-percent = { $percent } %
review-points = Alle Zahlen sind Hundertstel eines Siegs, mit Standardfehler. Ergebnis ohne gleichen Anteil = Glück + Entscheidungen + Rest.
review-made = Beurteilt nach dem, was alle wissen konnten, mit { $iterations } Iterationen je Entscheidung (Programm { $program }, Bewertung { $judge }, Schwellen { $marks }).
review-open = Beurteilt mit allen Karten offen, mit { $iterations } Iterationen je Entscheidung (Programm { $program }, Bewertung { $judge }, Schwellen { $marks }).
review-written = Geschrieben: { $file }
why-chances = gewinnt in { $best } % der vorgestellten Partien, nicht in { $played } %

mistake-analysis-judge = Die Stellungen von „{ $game }“ beurteilt niemand, deshalb gibt es keine Analyse. Das Spiel braucht dafür eine Bewertung.
mistake-analysis-unfinished = Diese Partie ist nicht zu Ende: Die Aufzeichnung endet nach { $actions } Aktionen. Nur eine beendete Partie lässt sich besprechen.
mistake-analysis-turn = Für einen Tipp braucht es die Sicht der Person, die gerade entscheidet.
mistake-review-number = { $name } muss mehr als 0 sein, nicht { $number }.
mistake-review-packages = Das Bild braucht matplotlib. Installiere es mit: pip install "pioneers[report]"
mistake-review-write = { $file } lässt sich nicht schreiben: { $reason }. Wähle eine andere Datei.
