# Der Tisch des Kartenspiels auf der Seite: Beschriftungen, was neben Karten und Spielern steht, und der Tisch als Text für
# Bildschirmleser.

## Namen

page-cards-card = { CARD($card, form: "label") }
page-cards-suit = { WORD($suit, form: "label") }
page-cards-building = { WORD($building, form: "label") }
page-cards-seat = { SEAT($seat, form: "start") }
# Einer der zwei Plätze eines Spielers; der erste ist 1.
page-cards-seat-place = { SEAT($seat, form: "start") } · { $number }
page-cards-plain = { $text }
# Eine Beschriftung für Bildschirmleser, mit dem, was beim Wählen hilft.
page-cards-with-note = { $label }. { $note }

## Teile des Tisches

page-cards-table-name = Tisch
page-cards-trump = Trumpf
page-cards-in-stock = Vorräte im Lager
page-cards-in-stock-short = Lager
page-cards-your-supplies = Deine Vorräte
page-cards-your-buildings = Deine Gebäude
page-cards-run-title = Streifzug { $run }
page-cards-run-tricks = Stiche
page-cards-run-supplies = Vorräte
page-cards-run-stolen = Diebstähle
page-cards-run-thefts = +{ $stolen } −{ $lost }
page-cards-run-built = Gebaut
page-cards-you-have = Du hast
page-cards-your-hand = Dein Blatt
page-cards-hand-at = Dein Blatt für Position { $number }
page-cards-last-trick = Letzter Stich
page-cards-last-hand = Letzte Karten: { SEAT($seat) }
page-cards-players = Spieler
page-cards-tabs = Teile des Tisches
page-cards-tab-hand = Blatt
page-cards-tab-supplies = Vorräte
page-cards-tab-players = Spieler
page-cards-tab-log = Verlauf

## Neben einem Platz oder einem Spieler

page-cards-led = ausgespielt
page-cards-to-play = am Zug
page-cards-ahead = führt
page-cards-won = hat gewonnen
page-cards-thief-steals = bestiehlt den Gewinner
page-cards-thief-idle = Dieb ohne Wirkung
page-cards-ahead-with = führt mit { $sum }
page-cards-won-with = hat mit { $sum } gewonnen
page-cards-led-trick = hat ausgespielt
page-cards-played-thief = hat einen Dieb gespielt
page-cards-thinking = denkt nach
page-cards-asked = entscheidet
page-cards-away = offline
page-cards-starter = hat den Streifzug begonnen
page-cards-you = (du)
page-cards-bot = (Bot)
page-cards-void = Ohne { LIST($suits, by: "or") }
page-cards-holds =
    { $count ->
        [one] 1 Karte im Blatt
       *[other] { $count } Karten im Blatt
    }
page-cards-has-built = { $count } von { $all } Gebäuden
page-cards-standing = { $count } von { $all } gebaut, { $missing } fehlen
page-cards-missing = { $missing } fehlen
page-cards-standing-why = Gebäude, und die Vorratskarten, die für die übrigen fehlen
page-cards-leads = führt

## Gebäude

page-cards-built = gebaut
page-cards-is-built = { WORD($building, form: "label") }: gebaut
page-cards-is-paid = { WORD($building, form: "label") }: nichts fehlt
page-cards-is-missing = { WORD($building, form: "label") }: es fehlt { LIST($missing) }

## Karten wählen und spielen

page-cards-build-no-more = Bauen beenden
page-cards-clear = Zurücklegen
page-cards-play = Spielen
page-cards-play-sum = { $sum } spielen
page-cards-choose-card = Wähle zuerst eine Karte aus deinem Blatt.
page-cards-ask-lead = Du spielst aus: eine oder mehrere Karten einer Farbe oder einen Sturm.
page-cards-ask-void = Du kannst { WORD($suit) } nicht bedienen: Spiele Trumpf, einen Dieb, einen Sturm oder eine andere Karte.
# Bedient werden muss Trumpf.
page-cards-ask-void-trump = Du kannst { WORD($suit) } nicht bedienen: Spiele einen Dieb, einen Sturm oder eine andere Karte.
page-cards-ask-exchange = Du darfst { $count } Karten tauschen. Wähle die Vorratskarte, die du zahlst, oder behalte dein Blatt.
page-cards-ask-pay = Du hast die meisten Vorratskarten, allein oder bei Gleichstand: Zahle eine für den Start des nächsten Streifzugs.
page-cards-ask-discard = Lege { $count } Karten ab; niemand sonst sieht sie.
page-cards-give-away =
    { $count ->
        [one] Diese Karte ablegen
       *[other] { $count } Karten ablegen
    }
page-cards-choose-more =
    { $count ->
        [one] Wähle noch eine Karte.
       *[other] Wähle noch { $count } Karten.
    }
page-cards-alone = Wenn du nicht bedienst, zählen nur Trümpfe zusammen; eine Karte, die nicht gewinnen kann, spielst du allein.

# Die Frage auf Telefonen.
page-cards-short-exchange = { $count } neue Karten für eine Vorratskarte?
page-cards-short-trump = Bestimme den Trumpf.
page-cards-short-pay = Du hast die meisten Vorräte: Zahle einen davon.
page-cards-short-build = Baue, oder beende das Bauen.
page-cards-short-lead = Spiele eine Farbe oder einen Sturm aus.
page-cards-short-storm = Bestimme die Farbe oder spiele einen Sturm.
page-cards-short-follow = Bediene { WORD($suit) } oder spiele einen Sturm.
page-cards-short-void = { WORD($suit) } hast du nicht: Spiele eine beliebige Karte.

## Was die gewählten Karten täten

page-cards-if-sum = Wenn du { $sum } spielst
page-cards-if-card = Wenn du { CARD($card, form: "one") } spielst
page-cards-you-win = Du gewinnst den Stich
page-cards-other-wins = { SEAT($seat, form: "start") } gewinnt mit { $sum }
page-cards-you-would-lead = { $sum } läge bisher vorn
page-cards-other-ahead = { SEAT($seat, form: "start") } bleibt mit { $sum } vorn
# Wozu ein Dieb oder ein Sturm führt, während andere noch spielen.
page-cards-thief-would = Der letzte Dieb bestiehlt den Gewinner
page-cards-storm-would = Der höchste Sturm bestimmt den Trumpf
page-cards-from-stock = { WORD($suit, form: "label") } aus dem Lager
page-cards-other-takes = { SEAT($seat, form: "start") } bekommt { WORD($suit) }
page-cards-none-in-stock = { WORD($suit, form: "label") }: nicht im Lager
page-cards-stock-empty = Das Lager ist leer
page-cards-nothing-to-steal = Der Dieb findet nichts
page-cards-you-choose-supply = Du wählst eine Vorratskarte
page-cards-you-name-trump = Du bestimmst den Trumpf
page-cards-other-names-trump = { SEAT($seat, form: "start") } bestimmt den Trumpf
page-cards-you-steal = Du bestiehlst { SEAT($victim) }
page-cards-other-steals-you = { SEAT($seat, form: "start") } bestiehlt dich
page-cards-other-steals = { SEAT($seat, form: "start") } bestiehlt { SEAT($victim) }

## Eine Farbe wählen

page-cards-pay-with = Neue Karten bezahlen mit
page-cards-take-which = Aus dem Lager nehmen
page-cards-trump-which = Trumpf bestimmen
page-cards-steal-from = { SEAT($seat, form: "start") } bestehlen
page-cards-steal-which = Mit deinem Dieb stehlen
page-cards-pay-which = Für den Start zahlen
page-cards-missing-for = fehlt für { LIST($buildings) }
page-cards-you-hold =
    { $count ->
        [0] keine im Blatt
        [one] 1 Karte im Blatt
       *[other] { $count } Karten im Blatt
    }

## Der Tisch als Text

page-cards-table = Der Tisch in Worten
page-cards-trick = Stich
page-cards-stock = Lager
page-cards-place = Position { $number }
page-cards-said-run = Streifzug { $run }. Trumpf ist { WORD($trump) }.
page-cards-said-follow = Zu bedienen ist { WORD($suit) }.
page-cards-said-nothing = Noch ist keine Karte gespielt; { SEAT($seat) } spielt aus.
page-cards-said = { SEAT($seat, form: "start") }: { LIST($cards, of: "card") }.
page-cards-said-won = { SEAT($seat, form: "start") }: { LIST($cards, of: "card") }, gewonnen.
page-cards-said-ahead = { SEAT($seat, form: "start") } führt.
page-cards-said-winner = { SEAT($seat, form: "start") } hat den Stich gewonnen.
page-cards-said-hand = { LIST($cards, of: "card") }.
page-cards-said-supply = { WORD($suit) } { $count }
page-cards-said-player =
    { $count ->
        [one] { SEAT($seat, form: "start") }: 1 Karte im Blatt.
       *[other] { SEAT($seat, form: "start") }: { $count } Karten im Blatt.
    } Gebäude: { LIST($buildings) }.
