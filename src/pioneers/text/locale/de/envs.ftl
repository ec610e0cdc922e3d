# Was am Gebrauch einer Lernumgebung falsch ist, und was richtig wäre. Wörter von Optionen werden nie übersetzt.

mistake-env-over = Die Partie ist zu Ende oder hat noch nicht begonnen. Beginne mit reset() eine neue.
mistake-env-action = { $action } ist keine Aktion. Aktionen sind ganze Zahlen von 0 bis { $most }; jetzt erlaubt: { LIST($legal, of: "plain") }.
mistake-env-illegal = Aktion { $action } ({ $text }) ist jetzt nicht erlaubt. { $reason } Erlaubte Aktionen: { LIST($legal, of: "plain") }.
mistake-env-actions = Es müssen { $right } Aktionen sein, eine ganze Zahl je Partie, kein Feld der Form { $found }.
mistake-env-array = Die Felder für Beobachtungen und Masken müssen die Formen { $right } haben, nicht { $found }.
mistake-env-word = Die Option „{ $option }“ kennt „{ $word }“ nicht. Meinst du „{ $nearest }“? Mögliche Wörter: { LIST($words, of: "plain") }.
mistake-env-opponents = Es gibt { $count } Gegner. Eine Partie zu { $players } braucht { $right }, einen für jeden anderen Platz, oder einen Namen für alle.
mistake-env-observer = Das Spiel „{ $game }“ hat keine Beobachtungen zum Lernen: Seine Beschreibung nennt keinen Beobachter.
