# Warum eine Aktion des Kartenspiels nicht erlaubt ist und was richtig wäre. Was beide Spiele ablehnen, steht in kernel.ftl.

## Tausch

refusal-no-supply = Du hast keine { WORD($suit, form: "supply") }, mit der du zahlen könntest. Wähle eine Farbe, von der du eine Vorratskarte hast.
refusal-not-in-hand = Die Karte { CARD($card) } hast du nicht auf der Hand. Wähle eine, die du hast.

## Stich

refusal-thief-lead = Einen Dieb darfst du nicht ausspielen. Spiele eine oder mehrere Karten einer Farbe aus oder einen Sturm.
refusal-must-follow = Du hast { WORD($suit) } auf der Hand und musst bedienen, deshalb darfst du { CARD($card) } nicht spielen. Spiele eine oder mehrere Karten { WORD($suit) } oder einen Sturm.
refusal-must-follow-thief = Du hast { WORD($suit) } auf der Hand und musst bedienen; einen Dieb dürftest du nur spielen, wenn schon einer im Stich läge. Spiele eine oder mehrere Karten { WORD($suit) } oder einen Sturm.
refusal-thief-before-suit = Nach dem Sturm steht noch keine Farbe fest, und du hast Farbkarten, deshalb darfst du keinen Dieb spielen. Spiele eine oder mehrere Karten einer Farbe oder noch einen Sturm.
refusal-other-suit = Du spielst gerade { WORD($suit) }, und Karten zweier Farben werden nie zusammen gespielt: { CARD($card) } passt nicht dazu. Lege noch eine Karte { WORD($suit) } dazu oder belasse es dabei.

## Nach dem Stich

refusal-stock-empty = Im Lager ist keine { WORD($suit, form: "supply") } mehr. Nimm eine Vorratskarte einer anderen Farbe.
refusal-winner-lacks = { SEAT($seat, form: "start") } hat den Stich gewonnen, besitzt aber keine { WORD($suit, form: "supply") }. Wähle eine Farbe, von der { SEAT($seat) } eine Vorratskarte hat.
refusal-seat-lacks = { SEAT($seat, form: "start") } hat keine { WORD($suit, form: "supply") }. Wähle eine andere Farbe oder einen anderen Mitspieler.
refusal-steal-from-self = Dich selbst kannst du nicht bestehlen. Wähle einen Mitspieler, der eine Vorratskarte hat.
refusal-no-such-seat = Einen Sitz { $seat } gibt es in dieser Partie nicht. { $players ->
        [2] Zu zweit haben die Sitze die Nummern 0 und 1.
        [3] Zu dritt haben die Sitze die Nummern 0 bis 2.
       *[other] Bei { $players } Personen haben die Sitze die Nummern 0 bis 3.
    }

## Bauen

refusal-already-built = Du hast { WORD($building, form: "your") } schon gebaut, und jedes Gebäude baust du nur einmal. Wähle ein anderes oder beende das Bauen.
refusal-cannot-build =
    { COUNT($missing) ->
        [one] Für { WORD($building, form: "one") } fehlt dir eine Vorratskarte: { LIST($missing) }.
       *[other] Für { WORD($building, form: "one") } fehlen dir { COUNT($missing) } Vorratskarten: { LIST($missing) }.
    } Wähle ein Gebäude, das du bezahlen kannst, oder beende das Bauen.
