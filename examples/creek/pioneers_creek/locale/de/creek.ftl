# Gold Creek. Die Namen der Nachrichten gibt das Programm vor: docs/write-a-game.md zählt sie auf.

game-creek = Goldbach
game-creek-about = Wasche Gold und bring es in Sicherheit, bevor der Schlamm kommt.

action-pan = Waschen
action-bank = Pfanne sichern

field-creek-active = Am Zug
field-creek-gone = Weggespült
field-creek-pan = In der Pfanne
field-creek-pouches = Beutel
field-creek-creek = Noch im Bach

event-panned = { SEAT($seat, form: "start") } wäscht Gold.
event-panned-private =
    { $weight ->
        [0] Du findest Schlamm.
       *[other] Du findest ein Nugget mit Gewicht { $weight }.
    }
event-sifted =
    { $mud ->
        [true] { COUNT($lost) ->
            [0] Schlamm. Die Pfanne war leer.
           *[other] Schlamm. Er spült { LIST($lost, of: "plain") } fort.
        }
       *[false] Es ist Gold.
    }
event-banked =
    { $count ->
        [one] { SEAT($seat, form: "start") } sichert 1 Nugget.
       *[other] { SEAT($seat, form: "start") } sichert { $count } Nuggets.
    }
event-weighed = { SEAT($seat, form: "start") } hat Gold mit Gewicht { $total }.
refusal-empty-pan = Eine leere Pfanne kannst du nicht sichern. Wasche zuerst Gold.

rules-creek-title = Die Regeln von Goldbach
chapter-G1 = Der Bach
rule-G1-1 = Im Bach liegen 28 Stücke in zufälliger Reihenfolge: 7-mal Schlamm und 21 Nuggets mit Gewicht 1, 2 oder 3.
rule-G1-2 = Wer beginnt, wird ausgelost.
chapter-G2 = Dein Zug
rule-G2-1 = In deinem Zug wäschst du Gold, bis du die Pfanne sicherst oder Schlamm findest. Dann ist die nächste Person am Zug.
rule-G2-2 = Beim Waschen nimmst du das nächste Stück aus dem Bach. Ein Nugget kommt in deine Pfanne. Nur du siehst sein Gewicht.
rule-G2-3 = Schlamm spült deine ganze Pfanne fort, offen für alle.
rule-G2-4 = Liegt ein Nugget in deiner Pfanne, darfst du sie sichern: Lege alles in deinen Beutel. Dort ist es sicher.
chapter-G3 = Das Ende
rule-G3-1 = Das Spiel endet, wenn der Bach leer ist. Was dann in der Pfanne liegt, kommt in den Beutel.
rule-G3-2 = Alle öffnen ihre Beutel. Der schwerste Beutel gewinnt.
knowledge-creek-public = Alle sehen, wie viele Nuggets in jedem Beutel und in der Pfanne liegen und was der Schlamm fortgespült hat.
knowledge-creek-hidden = Nur du kennst das Gewicht deiner Nuggets. Niemand weiß, was im Bach als Nächstes kommt.
