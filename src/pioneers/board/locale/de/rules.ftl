# Die Regeln des Brettspiels für Spieler, nummeriert wie überall im Programm. Die Reihenfolge der Kapitel und Regeln und
# was klargestellt ist, steht in board/data/rules.toml.

rules-board-title = Die Regeln von Pioneers
rules-board-credit = Pioneers ist ein Spiel von Emanuele Ornella, erschienen 2017 bei Queen Games. Die Regeln stehen hier in unseren eigenen Worten.

chapter-B1 = Spielmaterial
rule-B1-1 = Es spielen zwei bis vier Personen. Jede hat eine Farbe: Blau, Grün, Rot oder Gelb.
rule-B1-2 = Der Spielplan hat zwei Seiten, eine für vier Spieler und eine für zwei oder drei. Verbindungen führen von Stadt zu Stadt, und ein Feld, mit Boston beschriftet, ist das Startfeld.
rule-B1-3 = Es gibt 49 Pionierplättchen, sieben von jeder Sorte: Bankier, Händlerin, Barkeeper, Sergeant, Farmer, Goldgräber und Hotel.
rule-B1-4 = Es gibt 24 Kutschen und vier Startkutschen. Jeder Sitzplatz einer Kutsche gehört zu einem der sechs Berufe, nie zu einem Hotel, und auf jeder Kutsche steht, wie viele Siegpunkte sie wert ist.
rule-B1-5 = Es gibt zehn Goldnuggets: Sechs sind 3 Siegpunkte wert, drei sind 4 wert und eines ist 5 wert.
rule-B1-6 = Jeder Spieler hat 20 Pioniere, 15 Straßen und ein Einkaufsplättchen. Es steht für den einen Einkauf, den alle in jedem Zug haben.
rule-B1-7 = Es gibt 45 Münzen, 27 zu 1 $ und 18 zu 2 $, zusammen 63 $. Sie begrenzen das Spiel nicht: Die Bank ist nie leer.
rule-B1-8 = Acht Abdeckplättchen nehmen im Spiel zu zweit Städte aus dem Spiel.

chapter-B2 = Vorbereitung
rule-B2-1 = Spielt auf der Seite des Spielplans, die zu eurer Spielerzahl gehört.
rule-B2-2 = Zu zweit sind acht Städte am fernen Rand des Spielplans abgedeckt und nicht im Spiel. Auf ihnen liegt kein Plättchen, die Postkutsche fährt weder dorthin noch hindurch, und niemand baut auf einer Verbindung, die eine von ihnen berührt.
rule-B2-3 = Zu zweit dürft ihr stattdessen beliebige acht Städte abdecken, selbst gewählt oder zufällig; das legt ihr vor Spielbeginn fest. Das Startfeld und seine beiden Nachbarn werden nie abgedeckt, und alles Übrige muss zusammenhängen. Eine zufällige Abdeckung lässt außerdem keine Stadt übrig, deren Wegfall den Rest in zwei Teile trennen würde.
rule-B2-4 = Sortiert Pionierplättchen aus: zu zweit zwei von jeder Sorte, zu dritt eines von jeder Sorte, zu viert keines.
rule-B2-5 = Mischt die übrigen Plättchen und legt auf jede Stadt im Spiel eines offen hin, aber keines auf das Startfeld. Was übrig bleibt, kommt aus dem Spiel.
rule-B2-6 = Zeigen die beiden Nachbarn des Startfelds dieselbe Sorte, tauscht ihr eines der beiden Plättchen gegen ein übriges, so oft, bis sie sich unterscheiden. Hilft keines der übrigen Plättchen, tauscht es den Platz mit einem anderen Plättchen aus einer zufälligen Stadt.
rule-B2-7 = Der Startspieler wird ausgelost.
rule-B2-8 = Mischt die 24 Kutschen und nehmt einige ungesehen heraus: 12 zu zweit, sechs zu dritt, zwei zu viert. Vier Kutschen kommen offen von links nach rechts in die Auslage, die anderen bilden den verdeckten Stapel.
rule-B2-9 = Mischt die Startkutschen und verteilt sie offen, an alle je eine. Die übrigen kommen aus dem Spiel.
rule-B2-10 = Du beginnst mit 2 $ und 0 Siegpunkten. Einer deiner Pioniere steht auf dem Startfeld und je einer auf jedem Sitzplatz deiner Startkutsche; die anderen und alle deine Straßen sind dein Vorrat.
rule-B2-11 = Mischt die Goldnuggets verdeckt. Die Postkutsche steht auf dem Startfeld.

chapter-B3 = Ablauf und Ende des Spiels
rule-B3-1 = Ihr spielt in Runden, gezählt ab 1, im Uhrzeigersinn ab dem Startspieler: Nach dir kommt, wer links von dir sitzt. Dein Zug hat drei Teile: Einkommen, Einkauf, dann Bewegen und Ansiedeln.
rule-B3-2 = Die Partie endet nach der Runde, in der jemand die letzte eigene Straße gebaut hat (auch die eines Sergeants zählt) oder die letzte Kutsche des Stapels in die Auslage gekommen ist. Diese Runde spielt ihr zu Ende: Den letzten Zug hat, wer rechts vom Startspieler sitzt.
rule-B3-3 = Die Partie endet auch nach zwei Runden hintereinander, in denen niemand etwas gekauft hat und die Postkutsche sich nicht bewegt hat. Nach der ersten solchen Runde werden alle gewarnt.

chapter-B4 = Einkommen
rule-B4-1 = Dein Zug beginnt mit deinem Einkommen: 3 $ und dazu 1 $ für jedes Bankier-Plättchen auf deinem Tableau.
rule-B4-2 = Höchstens zwei Bankier-Plättchen zählen. Bekommst du noch eines, geht es ohne Wirkung aus dem Spiel.

chapter-B5 = Einkauf
rule-B5-1 = Es gibt drei Arten von Einkauf: eine Straße für 2 $, zwei Straßen für 5 $ oder eine Kutsche aus der Auslage. Eine Kutsche kostet, was über ihrem Platz steht: 1 $, 2 $, 3 $ oder 4 $, von links nach rechts.
rule-B5-2 = Du hast in jedem Zug einen Einkauf und einen weiteren für jedes Händlerinnen-Plättchen auf deinem Tableau (höchstens zwei). Jede der drei Arten gibt es nur einmal im Zug. Die Reihenfolge wählst du, und du darfst vorzeitig aufhören, es sei denn, du musst eine Kutsche kaufen (B5.8).
rule-B5-3 = Bekommst du ein drittes Händlerinnen-Plättchen, geht es ohne Wirkung aus dem Spiel.
rule-B5-4 = Eine Straße bezahlst du, bevor du ihre Verbindung wählst. Sie kommt aus deinem Vorrat und sofort auf irgendeine Verbindung im Spiel, auf der noch keine Straße liegt, überall auf dem Spielplan, auch am Startfeld.
rule-B5-5 = Kaufst du zwei Straßen, musst du beide bauen; du brauchst also zwei Straßen im Vorrat und zwei Verbindungen ohne Straße. Für eine Straße brauchst du je eine davon.
rule-B5-6 = Kaufst du eine Kutsche, bezahlst du sie, nimmst sie und setzt auf jeden Sitzplatz einen Pionier aus deinem Vorrat. Reicht dein Vorrat nicht für alle Sitzplätze, darfst du diese Kutsche nicht kaufen.
rule-B5-7 = Danach rücken die Kutschen rechts der Lücke einen Platz nach links, und die oberste Kutsche des Stapels füllt offen den vierten Platz. Ist der Stapel leer, bleiben rechts Plätze leer; kaufen kannst du nur, wo eine Kutsche liegt.
rule-B5-8 = Sind zu Beginn deines Zuges alle deine Kutschen leer, musst du eine Kutsche kaufen, und zwar vor jedem anderen Einkauf. Liegt in der Auslage keine, die du sowohl bezahlen als auch besetzen kannst, entfällt die Pflicht für diesen Zug: Du darfst Straßen kaufen oder aufhören.
rule-B5-9 = Eine Kutsche kannst du noch in dem Zug nutzen, in dem du sie kaufst.
rule-B5-10 = Ein Händlerinnen- oder Bankier-Plättchen, das du bekommst, wirkt ab deinem nächsten Zug.

chapter-B6 = Die Postkutsche bewegen
rule-B6-1 = Es gibt eine Postkutsche für alle. Du fährst sie entlang der Verbindungen zu einer Stadt mit einem Pionierplättchen, zu dem du einen passenden Pionier in einer Kutsche hast. Zu einem Hotel passt jeder Pionier.
rule-B6-2 = Jede Verbindung hat ihren Preis: 1 $ an die Bank, wenn dort keine Straße liegt; 1 $ an den Besitzer, wenn dort eine fremde Straße liegt; 1 $ an jeden der beiden, wenn dort zwei fremde liegen. Mit einer eigenen Straße ist die Verbindung kostenlos, auch wenn daneben eine fremde liegt.
rule-B6-3 = Die Postkutsche hält in der ersten Stadt mit einem Plättchen; durch eine solche fährt sie nie hindurch. Städte ohne Plättchen darf sie durchqueren, das Startfeld ebenso.
rule-B6-4 = Ihre Fahrt endet nie auf einem Feld ohne Plättchen und nie bei einem Plättchen, zu dem du niemanden hast.
rule-B6-5 = Kannst du mindestens eine passende Stadt erreichen und die Fahrt bezahlen, musst du fahren. Gibt es keine, musst du passen, und die Postkutsche bleibt stehen.
rule-B6-6 = Den Weg wählst du, und es muss nicht der günstigste sein: Wem du zahlst, macht einen Unterschied. Das Geld für eine Verbindung musst du haben, wenn du sie befährst. In einem Zug betritt die Postkutsche kein Feld zweimal, auch nicht das, von dem sie losgefahren ist.
rule-B6-7 = Du kannst nicht auf ein Feld fahren, von dem aus mit dem restlichen Geld keine passende Stadt mehr zu erreichen wäre.

chapter-B7 = Ansiedeln
rule-B7-1 = Beim Ansiedeln nimmst du das Plättchen von der Stadt und stellst einen passenden Pionier aus einer deiner Kutschen dorthin. Bis dahin bleibt das Plättchen liegen. Gibt es mehrere Möglichkeiten, wählst du die Kutsche.
rule-B7-2 = Bei einem Hotel siedelst du einen beliebigen Pionier aus deinen Kutschen an. Die Sonderaktion seines Berufs entfällt.

chapter-B8 = Sonderaktionen
rule-B8-1 = Bankier und Händlerin: Das Plättchen kommt auf dein Tableau, wo von beiden je zwei Platz haben (B4.2, B5.3).
rule-B8-2 = Sergeant: Du darfst kostenlos eine Straße bauen, auf einer beliebigen Verbindung ohne Straße oder auf einer mit genau einer fremden Straße. Auf einer Verbindung liegen nie mehr als zwei Straßen und nie zwei von derselben Person.
rule-B8-3 = Barkeeper: Du darfst einen weiteren Pionier aus einer beliebigen deiner Kutschen in deinen Vorrat zurücklegen.
rule-B8-4 = Goldgräber: Du nimmst ein Goldnugget verdeckt. Nur du darfst es ansehen.
rule-B8-5 = Farmer: Du darfst bis zu zwei weitere Farmer aus deinen Kutschen in derselben Stadt ansiedeln.
rule-B8-6 = Hotel: Du erhältst 3 $ von der Bank.
rule-B8-7 = Wo du etwas tun „darfst“, heißt es: jetzt oder nie. Gibt es für eine Aktion nichts zu tun, entfällt sie ohne Frage.

chapter-B9 = Leere Kutschen
rule-B9-1 = Sobald eine deiner Kutschen leer ist, bekommst du ihre Siegpunkte und 1 $. Das gilt jederzeit, auch durch einen Barkeeper, durch Farmer oder beim Mitsiedeln in einem fremden Zug, und für jede Kutsche, die du leerst. Beim Ansiedeln kommt es vor der Sonderaktion.

chapter-B10 = Mitsiedeln
rule-B10-1 = Nach der Sonderaktion deines Zuges werden die anderen gefragt, im Uhrzeigersinn, links von dir beginnend: Für 2 $ an dich darf jemand von ihnen einen passenden Pionier in dieselbe Stadt setzen. Sobald jemand zustimmt, wird niemand mehr gefragt. Du kannst nicht ablehnen.
rule-B10-2 = Passend ist ein Pionier von der Sorte des Plättchens; bei einem Hotel einer von der Sorte, die gerade dort angesiedelt wurde.
rule-B10-3 = Du wirst nur gefragt, wenn du 2 $ und einen passenden Pionier hast, und du wählst, welche Kutsche er verlässt. Dein Geld zählt so, wie es in diesem Moment ist: Wegegeld aus diesem Zug zählt, der 1 $ für eine Kutsche, die du durch das Mitsiedeln leeren würdest, nicht.
rule-B10-4 = Wer mitsiedelt, hat keine Sonderaktion; ein Farmer kommt allein. Eine Kutsche, die du dabei leerst, zählt für dich (B9.1).
rule-B10-5 = Wer passen musste (B6.5), siedelt niemanden an, also wird auch niemand gefragt.

chapter-B11 = Endwertung
rule-B11-1 = Du bekommst 1 Siegpunkt für jeden leeren Sitzplatz in deinen Kutschen, in denen noch ein Pionier sitzt.
rule-B11-2 = Du bekommst die Siegpunkte auf deinen Goldnuggets.
rule-B11-3 = Du bekommst 2 Siegpunkte für jeden deiner Pioniere in einem Straßennetz, nämlich in dem mit den meisten davon. Ein Straßennetz sind zusammenhängende eigene Straßen mit den Feldern an ihren Enden; ein Feld verbindet auch ohne eigenen Pionier. Dein Pionier auf dem Startfeld zählt, wenn eine deiner Straßen das Startfeld berührt. Ohne Straße gibt es kein Netz.
rule-B11-4 = Die meisten Siegpunkte gewinnen. Bei Gleichstand gewinnen mehr Dollar; herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

knowledge-board-public = Alle sehen den ganzen Spielplan, alles Geld und alle Punktestände, alle Kutschen mit ihren Sitzplätzen, die Auslage, wie viele Kutschen noch im Stapel liegen und wer wie viele Goldnuggets hat.
knowledge-board-hidden = Niemand weiß, welche der noch nicht gesehenen Kutschen im Stapel liegen und in welcher Reihenfolge; welche noch nicht zu sehen waren, ist kein Geheimnis. Den Wert eines Goldnuggets kennt nur, wer es besitzt, und die Reihenfolge der Goldnuggets im Vorrat kennt niemand.

note-two-roads = Zwei Straßen zusammen kosten 5 $, mehr als das Doppelte von einer. Dafür baust du beide in einem einzigen Zug.
note-spent-fare = Du darfst Geld ausgeben, das du für die Fahrt bräuchtest. Reicht es dann für keine passende Stadt mehr, passt du.
note-must-drive = Fahren ist Pflicht, auch wenn es wehtut: selbst wenn es dein letzter Dollar ist oder eine Stadt, die du lieber für später gelassen hättest.
note-join-duty = Leerst du durch Mitsiedeln deine letzte Kutsche, beginnt dein nächster Zug nur mit leeren Kutschen, und du musst zuerst eine Kutsche kaufen (B5.8).
