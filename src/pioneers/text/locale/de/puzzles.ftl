# Rätsel: aus Partien von Bots gemacht, geprüft, auf der Seite gelöst.

puzzles-made = { $made } von { $of } Rätseln aus { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
puzzles-checking = Beweis { $done } von { $of }
puzzles-stopped = Angehalten mit { $made } Rätseln in { $file }. Derselbe Befehl macht weiter.
puzzles-written = { $count } Rätsel sind in { $file }. Gemacht: { $made }; noch einmal bewiesen: { $sound }.
puzzles-finding =
    { $state ->
        [broken] { $puzzle }: Die Partie dazu lässt sich nicht mehr spielen. { $reason }
        [fallen] { $puzzle }: Ein anderer Plan ist jetzt um { $margin } % besser.
       *[doubtful] { $puzzle }: Die Lösung ist nur um { $margin } % besser, oder nicht alle Lösungen sind gleich gut.
    }
puzzles-checked = { $game }: { $sound } von { $count } Rätseln bestehen; zweifelhaft { $doubtful }, widerlegt { $fallen }, beschädigt { $broken }. Abstände: Mitte { $median } %, kleinster { $least } %.

mistake-puzzle-number = { $name } muss mindestens 1 sein, nicht { $number }.
mistake-puzzle-game = Es gibt kein Spiel „{ $game }“ mit Bots, die denken. Wähle eines von { LIST($games, of: "plain") }.
mistake-puzzle-none = Das Spiel „{ $game }“ hat keine Rätsel. Spiele mit Rätseln: { LIST($games, of: "plain") }.
mistake-puzzle =
    { $nearest ->
        [none] Es gibt kein Rätsel „{ $puzzle }“ für das Spiel „{ $game }“.
       *[other] Es gibt kein Rätsel „{ $puzzle }“ für das Spiel „{ $game }“. Meinst du „{ $nearest }“?
    }
mistake-puzzle-data = Ein Rätsel des Spiels „{ $game }“ entstand mit anderen Daten ({ $data }) als denen des Programms ({ $right }). Mache die Rätsel mit „pioneers puzzles make“ neu.
mistake-puzzle-broken = Ein Rätsel des Spiels „{ $game }“ ist beschädigt: { $reason }. Mache die Rätsel mit „pioneers puzzles make“ neu.
mistake-puzzle-lost = Dieses Rätsel hat sich seit dem Öffnen geändert. Öffne es noch einmal.
