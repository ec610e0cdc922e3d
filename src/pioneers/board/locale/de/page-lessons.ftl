# Das Tutorial dieses Spiels: was jeder Schritt seiner Lektionen sagt (data/lessons.toml), höchstens zwei Sätze; `…-other` nach
# einer Aktion, die möglich ist, aber nicht die gewünschte. Danach Tipps für die erste Partie, je nachdem, was gefragt ist.

## Der erste Zug

lesson-board-journey-theme = Eine Postkutsche fährt durchs Land, und alle wollen sie woandershin lenken. Du spielst Blau, Dora spielt Grün.
lesson-board-journey-goal = In diesen Kutschen warten deine Pioniere. Siedle sie in Städten an: Leere Kutschen bringen Punkte, und die meisten Punkte gewinnen.
lesson-board-journey-drive = Ringe zeigen die Städte, die einen deiner Pioniere suchen. Fahre nach Albany, wo ein Bankier gesucht wird.
lesson-board-journey-drive-other = New York sucht deinen Farmer, aber fangen wir mit dem Bankier an. Nimm es zurück und fahre nach Albany.
lesson-board-journey-tile = Dein Bankier wohnt jetzt in Albany, und das Plättchen gehört dir. Es bringt dir in jedem Zug { MONEY($extra) } mehr Einkommen.
lesson-board-journey-coach = Du bist wieder am Zug und hast { MONEY($money) }. Kaufe die erste Kutsche für { MONEY($price) }: Ist sie leer, bringt sie { $points } Punkte.
lesson-board-journey-coach-other = Auch das geht, aber fangen wir mit einer billigen Kutsche an. Nimm es zurück und kaufe die erste.
lesson-board-journey-onward = Fahre, wohin du willst: Das Schild zeigt den Fahrpreis. Sitzt der passende Pionier in zwei Kutschen, wähle eine davon.

## Straßen

lesson-board-roads-tolls = Jede Verbindung kostet { MONEY($toll) }, für die Person, der die Straße gehört, sonst für die Bank. Deine eigenen Straßen sind kostenlos.
lesson-board-roads-drive = Deine blaue Straße führt nach Cincinnati. Fahre kostenlos hin und siedle deine Händlerin an.
lesson-board-roads-drive-other = Für deine Händlerin gibt es einen kostenlosen Weg. Nimm es zurück und fahre nach Cincinnati.
lesson-board-roads-merchant = Das Händlerinnen-Plättchen gehört dir: ein Einkauf mehr in jedem Zug. Jetzt ist Dora am Zug.
lesson-board-roads-build = Am Ende bringt jeder Pionier in deinem größten Straßennetz 2 Punkte. Kaufe eine Straße und baue sie von Cincinnati nach Nashville.
lesson-board-roads-build-other = In Nashville wartet noch einer deiner Pioniere. Nimm es zurück, kaufe eine Straße und baue sie von Cincinnati nach Nashville.
lesson-board-roads-network = Drei deiner Pioniere sind jetzt verbunden. Und alle anderen zahlen dir, wenn sie deine Straßen benutzen.

## Mitsiedeln

lesson-board-joining-join = Dora hat gerade eine Händlerin in Pittsburgh angesiedelt. Auch du hast eine: Siedle für { MONEY($price) } mit, die Dora bekommt.
lesson-board-joining-join-other = Du darfst ablehnen, aber Mitsiedeln leert deine kleine Kutsche und bringt { $points } Punkte. Nimm es zurück und siedle mit.
lesson-board-joining-emptied = Deine Kutsche ist leer: { $points } Punkte für dich und { MONEY($money) } von der Bank. Die meisten Punkte kommen von leeren Kutschen.

## Die erste Falle

lesson-board-reserve-purchase = Hier ist eine erste Falle: Die nächste Stadt für dich kostet { MONEY($fare) }, und du hast { MONEY($money) }. Kaufe die Kutsche für { MONEY($price) }, damit du noch fahren kannst.
lesson-board-reserve-purchase-other = Jetzt führt dein Geld in keine Stadt mehr, und du müsstest passen. Nimm es zurück und behalte { MONEY($fare) } für die Fahrt.
lesson-board-reserve-drive = Du hast noch { MONEY($money) }, genug für Washington. Fahre hin.
lesson-board-reserve-end = Die letzte Runde kommt, wenn der Stapel leer ist oder jemand alle Straßen gebaut hat. Dann zählen Straßennetze, Goldnuggets und leere Sitzplätze.

## Tipps in der ersten Partie

tip-board-purchase = Kaufe eine Kutsche oder eine Straße, oder spare: Gleich kommt die Fahrt. Kleine Beträge an den Städten zeigen, wohin dein Geld noch reicht.
tip-board-place = Wähle eine Verbindung für deine Straße. Am meisten zählen Straßen, die deine Pioniere verbinden.
tip-board-drive = Wähle eine Stadt mit Ring. Das Schild zeigt den Fahrpreis, und wer zahlen kann, muss fahren.
tip-board-settle = Wähle, aus welcher Kutsche dein Pionier kommt. Die fast leere bringt früher Punkte.
tip-board-sergeant = Der Sergeant baut kostenlos eine Straße. Du darfst auch neben einer einzelnen fremden Straße bauen.
tip-board-barkeeper = Der Barkeeper schickt noch einen deiner Pioniere in den Vorrat. So wird eine Kutsche schneller leer.
tip-board-farmer = Du darfst hier bis zu zwei weitere Farmer ansiedeln. Jeder leert einen Sitzplatz.
tip-board-join = Du darfst hier für { MONEY(2) } einen Pionier ansiedeln. Das lohnt sich, wenn er sonst lange warten müsste.
