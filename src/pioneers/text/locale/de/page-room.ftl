# Der Warteraum: ein Tisch vor der Partie.

page-room-title = Warten auf Mitspieler
page-room-free =
    { $count ->
        [one] 1 Platz ist noch frei. Die Partie beginnt von selbst, sobald er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, sobald alle besetzt sind.
    }
page-room-free-public =
    { $count ->
        [one] 1 Platz ist noch frei. Die Partie kann beginnen, sobald er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Die Partie kann beginnen, sobald alle besetzt sind.
    }
page-room-ready = Bereit zum Start
page-room-full = Alle Plätze sind besetzt. Die Partie beginnt gleich.
page-room-full-wait = Alle Plätze sind besetzt. Jetzt startet { $name } die Partie.
page-room-full-start = Alle Plätze sind besetzt. Starte die Partie oder gib vorher einen Platz frei.
page-room-full-alone = Alle Plätze sind besetzt, und wer den Tisch eröffnet hat, ist offline. Du kannst die Partie starten.
page-room-start = Partie starten
page-room-clear = Platz freigeben
page-room-clear-label = Platz von { $name } freigeben
page-room-clear-reserved-label = Platz { $number } für alle freigeben
page-room-clear-title = Platz von { $name } freigeben?
page-room-clear-why = { $name } kann weiter zusehen, sich aber erst wieder setzen, wenn du es erlaubst.
page-room-clear-no = Abbrechen
page-room-removed = Vom Tisch entfernt
page-room-removed-you = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zusehen oder an einem anderen Tisch spielen.
page-room-elsewhere = Anderen Tisch suchen
page-room-let-back = Wieder zulassen
page-room-let-back-label = { $name } wieder zulassen
page-room-seats = Plätze
page-room-seat = Platz { $number }
page-room-free-seat = frei
page-room-reserved = reserviert für jemanden aus der letzten Partie
page-room-reserved-you = für dich reserviert
page-room-you = du
page-room-bot = Bot
page-room-away = offline
page-room-sit = Hinsetzen
page-room-sit-label = Hinsetzen: Platz { $number }
page-room-sit-also = Auch hier spielen
page-room-sit-also-label = Auch hier spielen: Platz { $number }
page-room-name = Dein Name
page-room-stand = Aufstehen
page-room-put-bot = Bot dazu
page-room-put-bot-label = Bot dazu: Platz { $number }
page-room-bot-strength = Spielstärke der Bots
page-room-take-bot = Bot entfernen
page-room-take-bot-label = Bot entfernen: Platz { $number }
page-room-invite = Freunde einladen
page-room-invite-why = Wer diesen Link öffnet, kann sich hinsetzen oder zusehen.
page-room-link = Link zum Tisch
page-room-copy = Kopieren
page-room-share = Teilen
page-room-qr = QR-Code des Links
page-room-options = Dieser Tisch
page-room-game = Spiel
page-room-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
page-room-seen = Sichtbarkeit
page-room-hints = Tipps
page-room-hints-all = für alle erlaubt
page-room-public = öffentlich: in der Liste, solange jemand da ist
page-room-private = nur mit Link
page-room-clock = Uhr
page-room-pace = Bots spielen
page-room-pace-instant = sofort
page-room-pace-quick = zügig
page-room-pace-calm = gemächlich
page-room-spectators =
    { $count ->
        [0] Keine Zuschauer
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
page-room-start-bots = Mit Bots starten
page-room-start-bots-why = Starte jederzeit: Bots nehmen die freien Plätze.
page-room-host-starts = { $name } kann die Partie jederzeit starten.
page-room-seated = Du sitzt am Tisch. Es fehlen noch { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }, oder { $name } startet.
