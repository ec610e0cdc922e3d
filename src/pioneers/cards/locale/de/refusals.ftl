# Warum eine Aktion des Kartenspiels nicht erlaubt ist und was richtig wäre. Was beide Spiele ablehnen, steht in kernel.ftl.

## Tausch

refusal-no-supply = Du hast keine { WORD($suit, form: "supply") }, mit der du zahlen könntest. Wähle eine Farbe, von der du eine Vorratskarte hast.
refusal-not-in-hand = Die Karte { CARD($card) } hast du nicht im Blatt. Wähle eine, die du hast.

## Stich

refusal-thief-lead = Einen Dieb kannst du nicht ausspielen. Spiele eine oder mehrere Karten einer Farbe oder einen Sturm aus.
refusal-must-follow = Du hast { WORD($suit) } im Blatt und musst bedienen, deshalb kannst du { CARD($card) } nicht spielen. Spiele eine oder mehrere Karten { WORD($suit) } oder einen Sturm.
refusal-must-follow-thief = Du hast { WORD($suit) } im Blatt, und im Stich ist noch kein Dieb, deshalb kannst du keinen spielen. Spiele eine oder mehrere Karten { WORD($suit) } oder einen Sturm.
refusal-thief-before-suit = Nach dem Sturm steht noch keine Farbe fest, und du hast Farbkarten, deshalb kannst du keinen Dieb spielen. Spiele eine oder mehrere Karten einer Farbe oder noch einen Sturm.
refusal-other-suit = Du spielst gerade { WORD($suit) }, und zwei Farben gehen nie zusammen: { CARD($card) } kannst du nicht dazulegen. Lege noch eine Karte { WORD($suit) } dazu oder belasse es dabei.

## Nach dem Stich

refusal-stock-empty = Im Lager ist keine { WORD($suit, form: "supply") } mehr. Nimm eine Vorratskarte einer anderen Farbe.
refusal-winner-lacks = { SEAT($seat, form: "start") } hat den Stich gewonnen, besitzt aber keine { WORD($suit, form: "supply") }. Wähle eine Farbe, von der { SEAT($seat) } eine Vorratskarte hat.
refusal-seat-lacks = { SEAT($seat, form: "start") } hat keine { WORD($suit, form: "supply") }. Wähle eine andere Farbe oder jemand anderen.
refusal-steal-from-self = Dich selbst kannst du nicht bestehlen. Wähle jemand anderen mit einer Vorratskarte.
refusal-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht. { $players ->
        [2] Zu zweit haben die Plätze die Nummern 0 und 1.
        [3] Zu dritt haben die Plätze die Nummern 0 bis 2.
       *[other] Bei { $players } Personen haben die Plätze die Nummern 0 bis 3.
    }

## Bauen

refusal-already-built = Du hast { WORD($building, form: "your") } schon gebaut, und jedes Gebäude baust du nur einmal. Wähle ein anderes oder beende das Bauen.
refusal-cannot-build =
    { COUNT($missing) ->
        [one] Für { WORD($building, form: "one") } fehlt dir 1 Vorratskarte: { LIST($missing) }.
       *[other] Für { WORD($building, form: "one") } fehlen dir { COUNT($missing) } Vorratskarten: { LIST($missing) }.
    } Wähle ein Gebäude, das du bezahlen kannst, oder beende das Bauen.
