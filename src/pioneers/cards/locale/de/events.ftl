# Der Verlauf des Kartenspiels: ein Satz für jedes Ereignis, in der Gegenwart. Private Ereignisse sind für den, dessen
# Karten sie nennen.

## Austeilen und Tausch

event-run = Streifzug { $run } beginnt; den Anfang macht { SEAT($starter) }.
event-dealt =
    { $count ->
        [one] { SEAT($seat, form: "start") } bekommt 1 Karte.
       *[other] { SEAT($seat, form: "start") } bekommt { $count } Karten.
    }
event-dealt-private = { SEAT($seat, form: "start") } bekommt { LIST($cards, of: "card", form: "one") }.
event-exchange-paid = { SEAT($seat, form: "start") } zahlt eine { WORD($suit, form: "supply") }, um Karten zu tauschen.
event-kept = { SEAT($seat, form: "start") } tauscht keine Karten.
event-discarded = { SEAT($seat, form: "start") } legt verdeckt eine Karte ab.
event-discarded-private = { SEAT($seat, form: "start") } legt verdeckt { CARD($card, form: "one") } ab.
event-drew =
    { $count ->
        [one] { SEAT($seat, form: "start") } zieht eine neue Karte.
       *[other] { SEAT($seat, form: "start") } zieht { $count } neue Karten.
    }
event-drew-private = { SEAT($seat, form: "start") } zieht { LIST($cards, of: "card", form: "one") }.

## Stich

event-played = { SEAT($seat, form: "start") } spielt { LIST($cards, of: "card", form: "one") }.
event-trick-won =
    { $by ->
        [suit] { SEAT($seat, form: "start") } gewinnt den Stich mit { $sum } in { WORD($suit) }.
        [trump] { SEAT($seat, form: "start") } gewinnt den Stich mit { $sum } in { WORD($suit) }, also mit Trumpf.
       *[storm] { SEAT($seat, form: "start") } gewinnt den Stich mit Sturm { $sum }.
    }
event-supply-taken = { SEAT($seat, form: "start") } nimmt eine { WORD($suit, form: "supply") }.
event-stock-out = Im Lager ist keine { WORD($suit, form: "supply") } mehr: { SEAT($seat) } geht leer aus.
event-storm-took = { SEAT($seat, form: "start") } wählt für den Sturm eine { WORD($suit, form: "supply") }.
event-storm-empty = Im Lager ist gar keine Vorratskarte mehr: { SEAT($seat) } geht trotz des Sturms leer aus.
event-trump-named = { SEAT($seat, form: "start") } bestimmt den Trumpf: { WORD($suit) }.
event-stolen = { SEAT($seat, form: "start") } stiehlt { SEAT($victim) } eine { WORD($suit, form: "supply") }.
event-thief-empty = { SEAT($seat, form: "start") } hat den letzten Dieb gespielt, doch beim Gewinner gibt es nichts zu stehlen.
event-thieves-lost =
    { $count ->
        [one] { SEAT($seat, form: "start") } müsste ausspielen, hat aber nur noch einen Dieb, der verloren ist.
       *[other] { SEAT($seat, form: "start") } müsste ausspielen, hat aber nur noch { $count } Diebe, die verloren sind.
    }

## Der Letzte mit Karten

event-last-hand = Nur { SEAT($seat) } hat noch Karten: { LIST($cards, of: "card") }.
event-thief-lost = { SEAT($seat, form: "start") } verliert einen Dieb, weil es bei den anderen nichts zu stehlen gibt.
event-run-ends = Streifzug { $run } ist zu Ende. Jetzt dürfen alle bauen.

## Bauen, zahlen, beginnen

event-building-raised = { SEAT($seat, form: "start") } baut { WORD($building, form: "one") }.
event-build-done = { SEAT($seat, form: "start") } beendet das Bauen.
event-paid-start = { SEAT($seat, form: "start") } zahlt eine Vorratskarte für den Start: { WORD($suit) }.
event-starter-drawn = Unter { LIST($among) } entscheidet das Los: { SEAT($seat) } beginnt den nächsten Streifzug.

## Spielende

event-game-finished =
    { $reason ->
        [settlement] Die Partie endet nach Streifzug { $run }: Jemand hat alle vier Gebäude gebaut.
       *[runs] Die Partie endet nach Streifzug { $run }, dem letzten: Die meisten Gebäude entscheiden.
    }
event-counted =
    { SEAT($seat, form: "start") }: { $buildings ->
        [0] keine Gebäude
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    }, { $supplies ->
        [0] keine Vorratskarten übrig.
        [one] 1 Vorratskarte übrig.
       *[other] { $supplies } Vorratskarten übrig.
    }
