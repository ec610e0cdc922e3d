# Was an einer Stellung falsch ist. Jede Meldung beginnt mit der Stelle im JSON.

mistake-position-start-tile = { $place }: Auf dem Startfeld liegt nie ein Plättchen.
mistake-position-tiles = { $place }: Von der Art { WORD($tile) } gibt es nur { $most } Plättchen.
mistake-position-roads = { $place }: Platz { $seat } hat mehr als { $most } Straßen auf dem Spielplan.
mistake-position-aboard = { $place }: In der Kutsche sitzen { LIST($aboard) }, sie hat aber diese Sitzplätze: { LIST($seats) }.
mistake-position-no-coach = { $place }: Alle haben ihre Startkutsche, auch wenn sie leer ist.
mistake-position-display = { $place }: Solange der Stapel Kutschen enthält, liegen { $most } in der Auslage.
mistake-position-nuggets = { $place }: Alle Goldnuggets zusammen müssen sechs mit 3, drei mit 4 und eines mit 5 sein; hier sind es { LIST($found, of: "plain") }.
mistake-position-settled = { $place }: Ein besiedeltes Plättchen und der Beruf, der es besiedelt hat, gehören zusammen, oder beide sind null.
mistake-position-pioneers = { $place }: Vorrat, Kutschen und Spielplan enthalten { $total } Pioniere dieser Person. Es müssen { $right } sein.
mistake-position-start-pioneer = { $place }: Auf dem Start steht genau ein Pionier von Platz { $seat }.
mistake-position-under-tile = { $place }: In einer Stadt, deren Plättchen noch liegt, steht niemand.
mistake-position-diggers = { $place }: Im Vorrat liegen { $nuggets } Goldnuggets, auf dem Spielplan aber noch { $tiles } Goldgräber-Plättchen. Für jedes muss eines da sein.
mistake-position-stagecoach = { $place }: Die Postkutsche steht genau dann bei einem Plättchen, wenn sich dort gleich jemand ansiedelt (Schritt „settle“), nicht beim Schritt „{ $step }“.
mistake-position-visited = { $place }: Zu den Feldern, die in diesem Zug betreten wurden, muss { $city } gehören, wo die Postkutsche steht.
mistake-position-ending = { $place }: Die Partie kann nicht zu Ende sein: Niemand hat alle Straßen gebaut, der Stapel ist nicht leer, und es gab keine zwei untätigen Runden.
