# Der Spielplan als Liste: für Vorleseprogramme und für alle, die gern lesen.

page-board-list-which = Welche Städte
page-board-list-all = Alle
page-board-list-open = Was ich tun kann
page-board-list-close = Liste schließen
page-board-list-lines = Wo du eine Straße bauen kannst
page-board-list-city = Stadt
page-board-list-tile = Plättchen
page-board-list-roads = Verbindungen
page-board-list-pioneers = Pioniere
page-board-list-options = Was ich tun kann
page-board-stagecoach-at = Die Postkutsche ist in { CITY($city) }.
page-board-no-tile = kein Plättchen
page-board-road-free = { $city } (keine Straße)
page-board-road-of = { $city } ({ LIST($owners, of: "plain") })
page-board-drive-way =
    { $fare ->
        [0] Nach { CITY($city) }, kostenlos: { LIST($path, of: "city") }
       *[other] Nach { CITY($city) }, { MONEY($fare) }: { LIST($path, of: "city") }
    }
page-board-why-not = Warum nicht?
page-board-why-not-city = Warum nicht { CITY($city) }?
