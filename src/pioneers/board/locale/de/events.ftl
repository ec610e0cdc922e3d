# Der Spielverlauf: ein Satz für jedes Ereignis, in der Gegenwart.

## Zug und Einkauf

event-turn = Runde { $round }: { SEAT($seat) } ist am Zug.
event-income =
    { $bankers ->
        [0] { SEAT($seat, form: "start") } erhält { MONEY($amount) } Einkommen.
        [one] { SEAT($seat, form: "start") } erhält { MONEY($amount) } Einkommen, davon { MONEY($extra) } für 1 Bankier-Plättchen.
       *[other] { SEAT($seat, form: "start") } erhält { MONEY($amount) } Einkommen, davon { MONEY($extra) } für { $bankers } Bankier-Plättchen.
    }
event-bought-road = { SEAT($seat, form: "start") } kauft 1 Straße für { MONEY($price) }.
event-bought-roads = { SEAT($seat, form: "start") } kauft 2 Straßen für { MONEY($price) }.
event-bought-coach =
    { $points ->
        [one] { SEAT($seat, form: "start") } kauft die Kutsche von Platz { $place } für { MONEY($price) }: { LIST($seats) }, { $points } Siegpunkt wert.
       *[other] { SEAT($seat, form: "start") } kauft die Kutsche von Platz { $place } für { MONEY($price) }: { LIST($seats) }, { $points } Siegpunkte wert.
    }
event-displayed =
    { $points ->
        [one] Eine neue Kutsche kommt in die Auslage: { LIST($seats) }, { $points } Siegpunkt wert.
       *[other] Eine neue Kutsche kommt in die Auslage: { LIST($seats) }, { $points } Siegpunkte wert.
    } { $left ->
        [0] Der Stapel ist jetzt leer.
        [one] Im Stapel liegt noch 1 Kutsche.
       *[other] Im Stapel liegen noch { $left } Kutschen.
    }
event-bought-nothing-more = { SEAT($seat, form: "start") } beendet den Einkauf.
event-built = { SEAT($seat, form: "start") } baut die Straße { LINE($line) }.
event-built-free = { SEAT($seat, form: "start") } baut die Straße { LINE($line) }, dank des Sergeants kostenlos.

## Fahrt und Ansiedeln

event-drove =
    { SEAT($seat, form: "start") } fährt die Postkutsche von { CITY($start) } nach { CITY($city) } { COUNT($paid) ->
        [0] { $bank ->
            [0] und zahlt nichts.
           *[other] und zahlt { MONEY($bank) } an die Bank.
        }
        [one] { $bank ->
            [0] und zahlt { MONEY($share) } an { LIST($paid) }.
           *[other] und zahlt { MONEY($bank) } an die Bank und { MONEY($share) } an { LIST($paid) }.
        }
       *[other] { $bank ->
            [0] und zahlt je { MONEY($share) } an { LIST($paid) }.
           *[other] und zahlt { MONEY($bank) } an die Bank und je { MONEY($share) } an { LIST($paid) }.
        }
    }
event-passed = { SEAT($seat, form: "start") } kann keine passende Stadt erreichen und passt; die Postkutsche bleibt stehen.
event-settled =
    { $tile ->
        [hotel] { SEAT($seat, form: "start") } siedelt { WORD($profession, form: "one") } im Hotel in { CITY($city) } an.
       *[other] { SEAT($seat, form: "start") } siedelt { WORD($profession, form: "one") } in { CITY($city) } an.
    }
event-emptied =
    { $points ->
        [one] { SEAT($seat, form: "start") } leert eine Kutsche: { $points } Siegpunkt und { MONEY($money) }.
       *[other] { SEAT($seat, form: "start") } leert eine Kutsche: { $points } Siegpunkte und { MONEY($money) }.
    }

## Sonderaktionen und Mitsiedeln

event-tile-kept = { SEAT($seat, form: "start") } behält das { WORD($tile, form: "tile") } ({ $count } von höchstens 2).
event-tile-gone =
    { $tile ->
        [banker] { SEAT($seat, form: "start") } hat schon zwei Bankier-Plättchen, deshalb kommt dieses ohne Wirkung aus dem Spiel.
        [merchant] { SEAT($seat, form: "start") } hat schon zwei Händlerinnen-Plättchen, deshalb kommt dieses ohne Wirkung aus dem Spiel.
       *[other] { SEAT($seat, form: "start") } nimmt das { WORD($tile, form: "tile") } aus dem Spiel.
    }
event-returned = { SEAT($seat, form: "start") } legt { WORD($profession, form: "one") } in den Vorrat zurück.
event-nugget =
    { SEAT($seat, form: "start") } nimmt ein Goldnugget. { $left ->
        [0] Es war das letzte.
        [one] 1 ist noch übrig.
       *[other] { $left } sind noch übrig.
    }
event-nugget-private =
    { SEAT($seat, form: "start") } nimmt ein Goldnugget mit { $value ->
        [one] 1 Siegpunkt
       *[other] { $value } Siegpunkten
    }. { $left ->
        [0] Es war das letzte.
        [one] 1 ist noch übrig.
       *[other] { $left } sind noch übrig.
    }
event-hotel = { SEAT($seat, form: "start") } erhält im Hotel { MONEY($amount) }.
event-joined = { SEAT($seat, form: "start") } zahlt { MONEY($price) } an { SEAT($host) } und siedelt in { CITY($city) } { WORD($profession, form: "one") } mit an.
event-declined = { SEAT($seat, form: "start") } siedelt nicht mit.
event-skipped =
    { $step ->
        [sergeant] { SEAT($seat, form: "start") } verzichtet auf die kostenlose Straße.
        [barkeeper] { SEAT($seat, form: "start") } legt niemanden in den Vorrat zurück.
        [farmer] { SEAT($seat, form: "start") } siedelt keine weiteren Farmer an.
       *[other] { SEAT($seat, form: "start") } verzichtet auf einen Schritt.
    }

## Spielende

event-ending =
    { $reason ->
        [roads] { SEAT($seat, form: "start") } hat keine Straßen mehr im Vorrat: Die Partie endet nach Runde { $round }.
       *[stack] Die letzte Kutsche des Stapels liegt in der Auslage: Die Partie endet nach Runde { $round }.
    }
event-warned = In Runde { $round } hat niemand etwas gekauft, und die Postkutsche hat sich nicht bewegt. Verläuft die nächste Runde ebenso, endet die Partie.
event-over = Die Partie endet nach Runde { $round }, denn { LIST($reasons, of: "reason") }.
event-scored =
    { $total ->
        [one] { SEAT($seat, form: "start") }: { $coaches } für Kutschen, { $empty } für leere Sitzplätze, { $nuggets } für Goldnuggets, { $network } für das Straßennetz; zusammen { $total } Siegpunkt.
       *[other] { SEAT($seat, form: "start") }: { $coaches } für Kutschen, { $empty } für leere Sitzplätze, { $nuggets } für Goldnuggets, { $network } für das Straßennetz; zusammen { $total } Siegpunkte.
    }
