# Was an den Optionen einer neuen Partie falsch ist, und was richtig wäre.

mistake-cover-word = „{ $cover }“ ist keine gültige Abdeckung. Meinst du „{ $nearest }“? Wähle „default“, „random“ oder eine Liste von acht Stadtkennungen.
mistake-cover-players = Städte sind nur zu zweit abgedeckt, diese Partie ist für { $players }. Lass die Option „cover“ weg.
mistake-cover-count = Die Zahl der verschiedenen Städte in der Abdeckung ist { $count }. Es müssen { $right } sein.
mistake-cover-unknown = „{ $city }“ ist keine Stadt dieses Spielplans. Meinst du „{ $nearest }“?
mistake-cover-start = { CITY($city) } lässt sich nicht abdecken: Es ist das Startfeld { CITY($start) } oder eine seiner beiden Nachbarstädte.
mistake-cover-cuts = Mit dieser Abdeckung führt kein Weg nach { LIST($cities, of: "city") }. Decke so ab, dass die übrigen Städte zusammenhängen.
mistake-cover-impossible = Dieser Spielplan hat keine zufällige Abdeckung, nach der der Rest fest zusammenhängt. Wähle selbst acht Städte oder „default“.
