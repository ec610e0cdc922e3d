# Was das Terminal rund um eine Partie sagt: Vorbereiten, Antworten, Speichern, Nachspielen, Dateien prüfen. Was in
# Anführungszeichen steht, wird genau so getippt. Zusätze zu Antworten (play-leaves …) sind keine Sätze.

## Vorbereiten

play-ask-bots = Gegen wie viele Bots möchtest du spielen, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-level = { $number }. { $name }: { $character }
play-ask-level = Wie gut sollen sie spielen, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-ask-players = Wie viele Personen spielen an dieser Tastatur, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-ask-name =
    { $count ->
        [1] Wie heißt du? [Enter: { $usual }]
       *[other] Wie heißt Spieler { $number }? [Enter: { $usual }]
    }
play-usual-name =
    { $count ->
        [1] Pionier
       *[other] Spieler { $number }
    }
play-ask-resume = Es gibt eine unfertige Partie ({ LIST($names, of: "plain") }, { $moves } Aktionen). Weiterspielen, ja oder nein? [Enter: ja]
play-yes = ja
play-no = nein
play-commands = Du antwortest mit der Nummer einer Möglichkeit. Außerdem kannst du jederzeit { LIST($looks, of: "plain", by: "or") } tippen, um nachzusehen, „regeln“, um nachzulesen, „hilfe“ für alles Weitere und „ende“, um aufzuhören: Die Partie wird gespeichert.
play-pause = [Enter: weiter]
play-again = Die Partie geht da weiter, wo du aufgehört hast.
# Ein Wort, das getippt wird, in Anführungszeichen; der Name der Taste hinter dem, was sie bewirkt.
play-typed = „{ $word }“
play-enter = Enter

## Fragen und Antworten

play-thinking = { SEAT($seat, form: "start") } denkt nach …
play-hand-over = { SEAT($seat, form: "start") }, komm an die Tastatur und drücke Enter.
play-hide = { SEAT($seat, form: "start") }, drücke Enter, um zu verdecken, was die anderen nicht sehen dürfen.
play-barred = Ohne Nummer: jetzt nicht möglich; „{ $example }“ sagt, warum.
play-open = Deine Antwort steht noch aus (1 bis { $count }). „{ $list }“ zeigt die Möglichkeiten noch einmal.
play-several = Das passt auf mehrere. Tippe die Nummer:
play-allowed = Das ist möglich: { $choice }
play-see-rule = „regeln { $rule }“ zeigt die ganze Regel.

mistake-answer-empty =
    { $count ->
        [1] Tippe 1 oder drücke Enter; „hilfe“ zeigt, was du sonst tippen kannst.
       *[other] Tippe eine Nummer von 1 bis { $count }; „hilfe“ zeigt, was du sonst tippen kannst.
    }
mistake-answer-number =
    { $count ->
        [1] Die Nummer { $number } gibt es hier nicht, nur die 1.
       *[other] Die Nummer { $number } gibt es hier nicht. Tippe eine von 1 bis { $count }.
    }
mistake-answer-one = Hier kannst du nur eines wählen. Tippe eine Nummer von 1 bis { $count }.
mistake-answer =
    { $nearest ->
        [none] „{ $text }“ ist hier keine Antwort. Tippe eine Nummer von 1 bis { $count }; „hilfe“ zeigt, was du sonst tippen kannst.
       *[other] „{ $text }“ ist hier keine Antwort. Meinst du „{ $nearest }“? Sonst tippe eine Nummer von 1 bis { $count }.
    }
mistake-answer-why = Sage dazu, was du tun möchtest, zum Beispiel „warum { $example }“.
mistake-answer-choose = „{ $text }“ ist hier keine Antwort. Tippe { LIST($numbers, of: "plain", by: "or") }, oder drücke einfach Enter.
mistake-name = „{ $name }“ ist kein gültiger Name. Verwende 1 bis { $most } sichtbare Zeichen.
mistake-bots-number =
    { $bots ->
        [0] Hier spielt kein Bot mit. Lass --bots weg.
        [1] Du hast { $kinds } Arten für einen Bot angegeben. Gib eine an.
       *[other] Du hast { $kinds } Arten für { $bots } Bots angegeben. Gib eine für alle oder { $bots } an.
    }
mistake-names-many = { $names } Namen sind zu viele für { $players } Spieler. Lass einige weg.
mistake-names-twice = Zwei Spieler heißen gleich. Alle brauchen einen eigenen Namen.

## Speichern und weiterspielen

play-saved = Die Partie ist gespeichert in { $file }.
play-resume = Zum Weiterspielen tippe:
play-replay = Um die Partie Aktion für Aktion anzusehen, tippe:
play-scoring = Endwertung
mistake-save = Die Partie lässt sich nicht in { $file } speichern: { $reason }. Versuche „speichern“ mit einem anderen Dateinamen.
mistake-resume-option = Eine fortgesetzte Partie behält ihre Spieler, ihre Startzahl und ihre Daten. Lass { $option } weg.
mistake-resume-bot = In dieser Partie spielte ein Bot der Art „{ $kind }“, den dieses Programm nicht kennt. Es kennt: { LIST($bots, of: "plain") }.

## Befehle: was man tippt, und was es bewirkt

command-players = spieler
command-list = liste
command-rules = regeln
command-why = warum
command-save = speichern
command-help = hilfe
command-quit = ende
command-forward = vor
command-back = zurück
command-turn = zug
command-help-players = Zeigt Geld, Punkte und Vorräte aller.
command-help-list = Zeigt die Frage noch einmal, mit allen Möglichkeiten.
command-help-rules = Zeigt die Kapitel der Regeln; mit einer Nummer ein Kapitel oder eine Regel.
command-help-why = Erklärt, warum etwas nicht erlaubt ist: „warum“, und dahinter, was du tun möchtest.
command-help-save = Speichert die Partie jetzt; „speichern DATEI“ speichert dort eine Kopie.
command-help-help = Zeigt diese Liste.
command-help-quit = Speichert die Partie, sagt, wie es weitergeht, und hört auf.
command-help-forward = Eine Aktion vor (auch „n“ oder nur Enter).
command-help-back = Eine Aktion zurück (auch „b“).
command-help-turn = Zum nächsten Zug oder zum Ende des Stichs (auch „t“). Eine Nummer führt zur Stellung nach dieser Aktion.

## Regeln

rules-clarified = klargestellt
knowledge-title = Was du wissen darfst
rules-how = „regeln { $chapter }“ zeigt ein Kapitel, „regeln { $rule }“ eine einzelne Regel.
mistake-rule = Eine Regel „{ $number }“ gibt es nicht. Meinst du { $nearest }? Die Kapitel sind { $first } bis { $last }.

## Nachspielen

replay-title = Eine Partie von { LIST($names, of: "plain") }: { $moves } Aktionen
replay-how = Enter oder „n“ geht vor, „b“ zurück, „t“ zum nächsten Zug, eine Nummer zu dieser Aktion; { LIST($looks, of: "plain") } zeigen die Stellung, „q“ beendet.
replay-prompt = Aktion { $at } von { $last } >
replay-start = Der Anfang: Noch ist nichts gespielt.
replay-verified =
    { $finished ->
        [true] Die Partie lässt sich bis zum Ende nachspielen, wie aufgezeichnet, { $moves } Aktionen. Die Prüfsumme der letzten Stellung:
       *[false] Die Partie lässt sich so weit nachspielen, wie sie gespielt wurde, { $moves } Aktionen. Die Prüfsumme der letzten Stellung:
    }
mistake-replay-first = Das ist der Anfang. „n“ geht vor.
mistake-replay-last = Das war die letzte Aktion. „b“ geht zurück, „q“ beendet.
mistake-replay-number = Eine Aktion { $number } gibt es nicht. Tippe eine Nummer von 0 bis { $last }.
mistake-replay-answer =
    { $nearest ->
        [none] „{ $text }“ ist hier kein Befehl. „hilfe“ zeigt, was du tippen kannst.
       *[other] „{ $text }“ ist hier kein Befehl. Meinst du „{ $nearest }“?
    }

## Dateien prüfen

check-problems =
    { $count ->
        [one] { $file }: 1 Fehler.
       *[other] { $file }: { $count } Fehler.
    }
check-record =
    { $finished ->
        [true] { $file }: gültige Aufzeichnung einer beendeten Partie ({ $game }): { LIST($names, of: "plain") }, { $actions } Aktionen.
       *[false] { $file }: gültige Aufzeichnung einer unfertigen Partie ({ $game }): { LIST($names, of: "plain") }, bisher { $actions } Aktionen.
    }

## Falscher Aufruf

mistake-command-word =
    { $nearest ->
        [none] Einen Befehl „{ $word }“ gibt es nicht. Die Befehle sind: { LIST($commands, of: "plain") }.
       *[other] Einen Befehl „{ $word }“ gibt es nicht. Meinst du „{ $nearest }“? Die Befehle sind: { LIST($commands, of: "plain") }.
    }
mistake-command-option =
    { $nearest ->
        [none] Eine Option „{ $word }“ gibt es hier nicht. Die Optionen sind: { LIST($options, of: "plain") }.
       *[other] Eine Option „{ $word }“ gibt es hier nicht. Meinst du „{ $nearest }“?
    }
mistake-command-value =
    { COUNT($choices) ->
        [0] „{ $value }“ ist für { $name } nicht gültig. Gib eine ganze Zahl an.
       *[other] „{ $value }“ ist für { $name } nicht gültig. Wähle { LIST($choices, of: "plain", by: "or") }.
    }
mistake-command-missing = { $name } fehlt. „--help“ zeigt, was dort hingehört.
mistake-command-twice = { $name } ist zweimal angegeben. Einmal genügt.
mistake-command-more = Zu viele Wörter: { LIST($words, of: "plain") }. „--help“ zeigt, was zu dem Befehl gehört.
