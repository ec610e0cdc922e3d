# Ein Spiel, das keine eigenen Worte für das Terminal mitbringt.

plain-turn = { SEAT($seat, form: "start") } entscheidet.
plain-ask = Wähle eine Aktion.
plain-column-rank = Platz
plain-column-player = Name
plain-column-score = Wertung
command-view = sicht
command-help-view = Zeigt den Tisch, wie du ihn siehst.
level-plain-1 = Stufe 1
level-plain-1-character = Tut alles, was nicht offensichtlich schadet.
level-plain-2 = Stufe 2
level-plain-2-character = Nimmt, was im Augenblick am besten ist.
level-plain-3 = Stufe 3
level-plain-3-character = Denkt einige Züge voraus.
level-plain-4 = Stufe 4
level-plain-4-character = Stellt sich vor, was verborgen ist und was die anderen tun werden.
level-plain-5 = Stufe 5
level-plain-5-character = Hat aus vielen Partien gelernt, was zum Sieg führt.
mistake-rule-none = Das Spiel „{ $game }“ bringt keine Regeln zum Nachlesen mit.
