# Pläne des Brettspiels, wie Analysen und Tipps sie erzählen: ein Satz für jedes, was du tust.

page-plan-buy-road = 1 Straße kaufen.
page-plan-buy-roads = 2 Straßen kaufen.
page-plan-buy-coach = Kutsche { $place } der Auslage kaufen.
page-plan-nothing = Nichts kaufen.
page-plan-road = Straße { LINE($line) } bauen.
page-plan-drive = Nach { CITY($city) } fahren.
page-plan-drive-by = Über { LIST($by, of: "city", by: "way") } nach { CITY($city) } fahren.
page-plan-settle =
    { $points ->
        [0] { WORD($profession, form: "label") } aus Kutsche { $coach } ansiedeln.
       *[other] { WORD($profession, form: "label") } aus der { $points }-Punkte-Kutsche ansiedeln.
    }
page-plan-return =
    { $points ->
        [0] { WORD($profession, form: "label") } aus Kutsche { $coach } in den Vorrat zurücklegen.
       *[other] { WORD($profession, form: "label") } aus der { $points }-Punkte-Kutsche in den Vorrat zurücklegen.
    }
page-plan-join =
    { $points ->
        [0] Mitsiedeln: { WORD($profession, form: "label") } aus Kutsche { $coach }.
       *[other] Mitsiedeln: { WORD($profession, form: "label") } aus der { $points }-Punkte-Kutsche.
    }
page-plan-skip = Verzichten.
page-plan-decline = Ablehnen.
