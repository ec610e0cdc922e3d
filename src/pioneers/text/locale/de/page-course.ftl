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
page-past-so-far = Was bisher geschah

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
page-chat-emotes = Ohne eigene Worte sagen
page-emote-hello = Hallo
page-emote-luck = Viel Glück
page-emote-played = Gut gespielt
page-emote-thanks = Danke
page-emote-sorry = Entschuldigung
page-emote-wow = Stark
page-emote-moment = Einen Moment, bitte
page-emote-bye = Auf Wiedersehen
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

## Hints

page-prompt-hint = Tipp
page-log-hints = Tipps genommen: { $hints }
page-log-hints-of = { SEAT($seat, form: "start") } { $count }
