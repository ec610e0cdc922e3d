# Warum eine Aktion des Brettspiels nicht erlaubt ist und was richtig wäre. Was beide Spiele ablehnen, steht in kernel.ftl.

## Städte und Verbindungen, die nicht im Spiel sind

refusal-covered-city = { CITY($city) } ist in dieser Partie abgedeckt: Die Postkutsche hält dort nicht und fährt nicht hindurch. Wähle eine Stadt, die im Spiel ist.
refusal-covered-line = Die Verbindung { LINE($line) } berührt eine abgedeckte Stadt, deshalb kann dort niemand bauen. Wähle eine Verbindung, deren beide Enden im Spiel sind.

## Einkauf

refusal-too-dear =
    { $money ->
        [0] Das kannst du nicht bezahlen: Es kostet { MONEY($price) }, und du hast kein Geld mehr. Warte auf dein nächstes Einkommen.
       *[other] Das kannst du nicht bezahlen: Es kostet { MONEY($price) }, und du hast { MONEY($money) }. Wähle etwas Günstigeres.
    }
refusal-purchase-used = Du hast in diesem Zug schon { WORD($purchase, of: "purchase") } gekauft, und jede Art von Einkauf gibt es nur einmal. Wähle eine andere oder beende den Einkauf.
refusal-line-taken = Auf der Verbindung { LINE($line) } liegt schon eine Straße. Wähle eine ohne Straße; nur ein Sergeant darf neben einer fremden Straße bauen.
refusal-too-few-roads =
    { $roads ->
        [0] Du hast keine Straßen mehr im Vorrat. Kaufe stattdessen eine Kutsche oder beende den Einkauf.
        [one] Dafür brauchst du { $need } Straßen, du hast aber nur noch eine im Vorrat. Kaufe stattdessen eine einzelne Straße.
       *[other] Dafür brauchst du { $need } Straßen, du hast aber nur noch { $roads } im Vorrat. Kaufe weniger Straßen.
    }
refusal-too-few-lines =
    { $lines ->
        [0] Auf jeder Verbindung liegt schon eine Straße. Kaufe stattdessen eine Kutsche oder beende den Einkauf.
        [one] Dafür brauchst du { $need } Verbindungen ohne Straße, es gibt aber nur noch eine. Kaufe stattdessen eine einzelne Straße.
       *[other] Dafür brauchst du { $need } Verbindungen ohne Straße, es gibt aber nur noch { $lines }. Kaufe weniger Straßen.
    }
refusal-too-few-pioneers =
    { $need ->
        [one] Diese Kutsche braucht einen Pionier für ihren Sitzplatz
       *[other] Diese Kutsche braucht { $need } Pioniere, einen für jeden Sitzplatz
    }, { $pioneers ->
        [0] du hast aber keinen mehr im Vorrat. Kaufe stattdessen Straßen oder beende den Einkauf.
        [one] du hast aber nur noch einen im Vorrat. Kaufe stattdessen Straßen oder beende den Einkauf.
       *[other] du hast aber nur noch { $pioneers } im Vorrat. Wähle eine Kutsche mit höchstens { $pioneers } Sitzplätzen.
    }
refusal-place-empty = Auf Platz { $place } der Auslage liegt keine Kutsche, und der Stapel ist leer. Wähle einen Platz mit einer Kutsche.
refusal-coach-first = Alle deine Kutschen waren zu Beginn deines Zuges leer, deshalb musst du zuerst eine Kutsche kaufen. Wähle eine, die du bezahlen und besetzen kannst.

## Fahrt

refusal-not-a-neighbour = Von { CITY($start) } führt keine Verbindung direkt nach { CITY($city) }. Fahre immer nur eine Verbindung weit, auf ein benachbartes Feld.
refusal-no-match = Das Plättchen in { CITY($city) } zeigt { WORD($tile, form: "one") }, und in deinen Kutschen passt niemand dazu. Fahre zu einer passenden Stadt; durch eine Stadt mit Plättchen kannst du nicht fahren.
refusal-fare =
    { $money ->
        [0] Die Verbindung nach { CITY($city) } kostet { MONEY($fare) }, und du hast kein Geld mehr. Deine eigenen Straßen sind kostenlos.
       *[other] Die Verbindung nach { CITY($city) } kostet { MONEY($fare) }, du hast aber nur { MONEY($money) }. Nimm eine Verbindung, die du bezahlen kannst; deine eigenen Straßen sind kostenlos.
    }
refusal-visited = Die Postkutsche war in diesem Zug schon in { CITY($city) }, und sie kann kein Feld zweimal betreten. Fahre auf ein Feld, auf dem sie noch nicht war.
refusal-dead-end = Von { CITY($city) } aus reicht dein Geld zu keiner passenden Stadt mehr. Wähle einen Weg, der noch zu einer führt.
refusal-nobody-aboard = Alle deine Kutschen sind leer, also kann sich in { CITY($city) } niemand ansiedeln. Du brauchst eine Kutsche mit Pionieren.
refusal-way-too-dear =
    { $money ->
        [0] Der günstigste Weg nach { CITY($city) } kostet { MONEY($fare) }, und du hast kein Geld. Deine eigenen Straßen sind kostenlos.
       *[other] Der günstigste Weg nach { CITY($city) } kostet { MONEY($fare) }, du hast aber nur { MONEY($money) }. Deine eigenen Straßen sind kostenlos.
    }
refusal-way-visited = Jeder Weg nach { CITY($city) } führt über ein Feld, auf dem die Postkutsche in diesem Zug schon war. Fahre in eine andere Stadt.
refusal-way-blocked = Jeder Weg nach { CITY($city) } führt durch eine Stadt mit Plättchen, und dort muss die Postkutsche halten. Ist dieses Plättchen weg, ist der Weg offen.

## Ansiedeln und Sonderaktionen

refusal-wrong-pioneer = Diese Stadt braucht { WORD($tile, form: "one") }, nicht { WORD($profession, form: "one") }. Siedle { WORD($tile, form: "one") } aus einer deiner Kutschen an.
refusal-no-such-coach =
    { $coaches ->
        [one] Du hast keine Kutsche { $coach }. Deine einzige Kutsche hat die Nummer 1.
       *[other] Du hast keine Kutsche { $coach }. Deine Kutschen haben die Nummern 1 bis { $coaches }.
    }
refusal-not-aboard = In deiner Kutsche { $coach } sitzt { WORD($profession, form: "no") }. Wähle eine Kutsche, in der jemand mit diesem Beruf sitzt.
refusal-line-full = Auf der Verbindung { LINE($line) } liegen schon zwei Straßen, für eine dritte ist kein Platz. Wähle eine Verbindung ohne Straße oder eine mit genau einer fremden Straße.
refusal-own-road = Auf der Verbindung { LINE($line) } liegt schon eine deiner Straßen, und niemand darf zwei auf derselben Verbindung haben. Wähle eine Verbindung ohne Straße oder eine mit genau einer fremden Straße.
refusal-farmers-only = Hier kannst du nur weitere Farmer ansiedeln, nicht { WORD($profession, form: "one") }. Wähle einen Farmer aus einer deiner Kutschen oder verzichte.

## Mitsiedeln

refusal-wrong-joiner = In dieser Stadt kannst du nur { WORD($wanted, form: "one") } mit ansiedeln, nicht { WORD($profession, form: "one") }. Wähle einen passenden Pionier oder lehne ab.
