# Wörter und wie sie verbunden werden; die Funktionen sind in en/words.ftl erklärt.
#
# Form: label = allein auf einem Knopf oder in einer Tabelle.

## Farben der Spieler

word-blue = blau
    .label = Blau
word-green = grün
    .label = Grün
word-red = rot
    .label = Rot
word-yellow = gelb
    .label = Gelb

## Schritte eines Zuges; task = was zu tun ist (nach „jetzt geht es darum,“)

step-over = Ende der Partie
    .label = Ende der Partie
    .task = das Ergebnis anzusehen: Die Partie ist zu Ende

## Was eine Aktion tut (vor „kannst du in diesem Schritt nicht“)

verb-done = etwas beenden
verb-skip = auf etwas verzichten
verb-decline = das Mitsiedeln ablehnen

## Namen, Geld und Aufzählungen

seat-default = Spieler { $number }
    .start = Spieler { $number }
money = { $amount } $
list-comma = { $items }, { $next }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-plus = { $items } + { $last }
list-way = { $items } – { $last }
list-times = { $count } { $many }
list-empty = keine
