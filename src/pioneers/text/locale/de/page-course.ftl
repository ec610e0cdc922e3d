# Was einen Tisch auf der Seite umgibt: Leiste, Frage, Verlauf, Chat, Uhren, Warteraum, Menü, Tasten.

## Die Leiste

page-table-open = wartet auf Mitspieler
page-table-ready = bereit zum Start
page-bar-menu = Menü
page-bar-chat-new =
    { $count ->
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }

## Phasen

page-phases = Phasen
page-phase-done = erledigt

## Die Frage

page-prompt = Deine Aktion
page-prompt-undo = Zurücknehmen
page-prompt-end = Zug beenden
page-prompt-holding = Dein Zug ist fertig. Beende ihn oder nimm etwas zurück.
page-prompt-thinking = { SEAT($seat, form: "start") } denkt nach.
page-prompt-waiting = Warten auf { SEAT($seat) }.
page-prompt-waiting-end = Warten, bis { SEAT($seat) } den Zug beendet.
page-prompt-away = offline
page-prompt-covered = Die Blätter bleiben verdeckt, bis jemand von euch spielt.
page-prompt-stands-in = Ein Bot spielt für { SEAT($seat) }.
page-prompt-stands-in-you = Ein Bot spielt für dich.
page-prompt-back = Wieder selbst spielen
page-prompt-lost = Verbindung unterbrochen. Dein Tisch wartet.
page-prompt-watch = Die letzten Aktionen werden gezeigt …
page-prompt-over = Die Partie ist zu Ende.
page-prompt-replay = { SEAT($seat, form: "start") }: { WORD($step, of: "step", form: "label") }

## Der Verlauf

page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-end = Ende der Partie
page-log-show = Diese Stellung zeigen
page-log-older = Ältere Züge zeigen
page-log-parts = Jede Strecke zeigen
page-log-parts-hide = Strecken ausblenden

## Looking back

page-past = So sah der Tisch damals aus.
page-past-back = Zurück zum Tisch
page-past-since = Seit deinem letzten Zug

## Chat

page-chat = Chat
page-chat-new =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-field = Allen am Tisch etwas sagen
page-chat-placeholder = Schreibe eine Nachricht
page-chat-send = Senden
page-chat-left =
    { $count ->
        [one] noch 1 Zeichen
       *[other] noch { $count } Zeichen
    }
page-chat-you = du
page-chat-mute = Ausblenden, was { $name } schreibt

## Uhren

page-clock-left = noch { $time }
page-clock-low = nur noch { $time }
page-clock-low-word = knapp
page-clock-days-short = { $days } T.
page-clock-hours-short = { $hours } h
page-clock-none = keine Uhr
page-clock-move =
    { $seconds ->
        [one] 1 Sekunde je Aktion
       *[other] { $seconds } Sekunden je Aktion
    }
page-clock-reserve = { $minutes } Minuten, plus { $increment } s je Aktion
page-clock-for-days =
    { $days ->
        [one] 1 Tag je Aktion
       *[other] { $days } Tage je Aktion
    }

## Verbindung

page-connection-lost = Verbindung unterbrochen. Neuer Versuch …
page-connection-refused = Der Server nimmt gerade keine Verbindungen an. Neuer Versuch …
page-connection-retry = Jetzt versuchen

## Mehrere an einem Bildschirm

page-curtain-turn = { SEAT($seat, form: "start") }, du bist am Zug
page-curtain-why = Der Tisch ist verdeckt, damit niemand fremde Karten sieht.
page-curtain-here = Ich bin da

## Menü und Einstellungen

page-menu-copy = Link zum Tisch kopieren
page-menu-copied = Link kopiert.
page-menu-copy-failed = Der Link ließ sich nicht kopieren. Hier ist er: { $address }
page-menu-keys = Tasten
page-menu-settings = Einstellungen
page-menu-people = Leute
page-menu-watch = Ansicht: { SEAT($seat) }
page-menu-record = Aufzeichnung herunterladen
page-menu-replay = Partie ansehen
page-menu-leave = Tisch verlassen
page-settings-sound = Ton, wenn ich am Zug bin
page-settings-notifications = Benachrichtigen, wenn ich am Zug bin
page-settings-notifications-denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du das ändern.
page-settings-letters = Kürzel mit einem Buchstaben
page-settings-curtain = Tisch beim Weitergeben verdecken
page-settings-curtain-cards = Kartenspiel
page-settings-curtain-always = Immer
page-settings-curtain-never = Nie
page-settings-theme = Farben
page-settings-theme-device = Wie das Gerät
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-people-none = Sonst ist niemand da.
page-people-hear = Zeigen, was { $name } schreibt
page-people-bot = Bot
page-leave-title = Tisch verlassen?
page-leave-why = Ein Bot spielt für dich weiter, bis du zurück bist. Dein Platz bleibt deiner: Öffne den Link jederzeit wieder.
page-leave-yes = Verlassen
page-leave-no = Bleiben

## Tasten

page-keys = Tasten
page-keys-letters-off = Kürzel mit einem Buchstaben sind in den Einstellungen ausgeschaltet.
page-key-undo = Letzte Aktion zurücknehmen
page-key-undo-all = So weit wie möglich zurücknehmen
page-key-end = Zug beenden
page-key-skip = Animation überspringen
page-key-since = Ansehen, was seit deinem letzten Zug geschah
page-key-prompt = Zu deiner Aktion
page-key-log = Zum Verlauf
page-key-chat = Zum Chat
page-key-list = Zum Tisch als Liste
page-key-keys = Diese Übersicht
page-key-move = Nächste Möglichkeit
page-key-choose = Wählen
page-key-arrows = Von Stadt zu Stadt, von Karte zu Karte
page-key-through = Alle Möglichkeiten auf der Karte durchgehen
page-keyname-space = Leertaste
page-keyname-enter = Eingabe
page-keyname-escape = Esc
page-keyname-control = Strg
page-keyname-shift = Umschalt
page-keyname-tab = Tab
page-keyname-arrows = Pfeile
page-keyname-page = Bild auf, Bild ab
page-keyname-or = oder

## Warteraum

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

## Jemand lässt die anderen warten

page-overdue-away = { SEAT($seat, form: "start") } ist schon länger offline.
page-overdue-idle = { SEAT($seat, form: "start") } hat schon länger nicht gespielt.
page-overdue-agreed = Zustimmung zu einem Bot: { $agreed } von { $needed }.
page-overdue-call = Bot spielen lassen
page-overdue-you = Die anderen warten auf dich. Sie können einen Bot für dich spielen lassen.

## Zustände eines Tisches

page-hall-loading = Tisch wird vorbereitet …
page-hall-missing = Diesen Tisch gibt es nicht
page-hall-missing-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.
page-hall-refused = Dieser Tisch lässt sich nicht öffnen
page-hall-unreachable = Der Server ist nicht erreichbar
page-hall-unreachable-why = Ein Tisch braucht den Server. Sobald er antwortet, öffnet sich der Tisch von selbst.
page-hall-stuck = Diese Partie kann nicht weitergehen
page-hall-home = Zur Startseite
page-following = Die anderen spielen an einem neuen Tisch weiter.
page-following-go = Mitgehen
page-spectator = Du siehst zu.

## Der untere Teil kleiner Bildschirme

page-sheet-handle = Höhe dieses Teils
