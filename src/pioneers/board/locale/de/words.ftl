# Wörter des Brettspiels; die Funktionen sind in en/words.ftl erklärt.
#
# Formen: one, the = als Objekt im Akkusativ; no = im Nominativ; many = nach einer Zahl; tile = das Plättchen;
# label = allein auf einem Knopf oder in einer Tabelle.

## Berufe und das Hotel

word-banker = Bankier
    .one = einen Bankier
    .the = den Bankier
    .no = kein Bankier
    .many = Bankiers
    .tile = Bankier-Plättchen
    .label = Bankier
word-merchant = Händlerin
    .one = eine Händlerin
    .the = die Händlerin
    .no = keine Händlerin
    .many = Händlerinnen
    .tile = Händlerinnen-Plättchen
    .label = Händlerin
word-barkeeper = Barkeeper
    .one = einen Barkeeper
    .the = den Barkeeper
    .no = kein Barkeeper
    .many = Barkeeper
    .tile = Barkeeper-Plättchen
    .label = Barkeeper
word-sergeant = Sergeant
    .one = einen Sergeant
    .the = den Sergeant
    .no = kein Sergeant
    .many = Sergeants
    .tile = Sergeant-Plättchen
    .label = Sergeant
word-farmer = Farmer
    .one = einen Farmer
    .the = den Farmer
    .no = kein Farmer
    .many = Farmer
    .tile = Farmer-Plättchen
    .label = Farmer
word-gold-digger = Goldgräber
    .one = einen Goldgräber
    .the = den Goldgräber
    .no = kein Goldgräber
    .many = Goldgräber
    .tile = Goldgräber-Plättchen
    .label = Goldgräber
word-hotel = Hotel
    .one = ein Hotel
    .the = das Hotel
    .no = kein Hotel
    .many = Hotels
    .tile = Hotel-Plättchen
    .label = Hotel

## Schritte eines Zuges; task = was zu tun ist (nach „jetzt geht es darum,“)

step-purchase = Einkauf
    .label = Einkauf
    .task = Straßen oder eine Kutsche zu kaufen oder den Einkauf zu beenden
step-place = Straßen platzieren
    .label = Straßen platzieren
    .task = eine Verbindung für die gekaufte Straße zu wählen
step-drive = Fahrt
    .label = Fahrt
    .task = die Postkutsche auf ein benachbartes Feld zu fahren
step-settle = Ansiedeln
    .label = Ansiedeln
    .task = einen Pionier in der Stadt anzusiedeln
step-sergeant = Straße des Sergeants
    .label = Straße des Sergeants
    .task = eine Verbindung für die kostenlose Straße zu wählen oder zu verzichten
step-barkeeper = zurück in den Vorrat
    .label = Zurück in den Vorrat
    .task = einen Pionier in deinen Vorrat zurückzulegen oder zu verzichten
step-farmer = weitere Farmer
    .label = Weitere Farmer
    .task = noch einen Farmer anzusiedeln oder zu verzichten
step-join = Mitsiedeln
    .label = Mitsiedeln
    .task = mit einem deiner Pioniere mitzusiedeln oder abzulehnen

## Was eine Aktion tut (vor „kannst du in diesem Schritt nicht“)

verb-buy = etwas kaufen
verb-road = eine Straße bauen
verb-drive = die Postkutsche fahren
verb-settle = einen Pionier ansiedeln
verb-return = einen Pionier in den Vorrat zurücklegen
verb-join = mitsiedeln

## Gründe für das Spielende

reason-roads = jemand hat alle eigenen Straßen gebaut
reason-stack = die letzte Kutsche des Stapels ist in die Auslage gekommen
reason-idle = zwei Runden lang hat niemand etwas gekauft und die Postkutsche stand still

## Eine Verbindung zweier Felder

line-name = { $from } – { $to }
