# Was Tische antworten, wenn etwas nicht geht.

mistake-server-stopping = Der Server hält gerade an. Komm gleich wieder: Nichts geht verloren.
mistake-server-failed = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert; bitte versuch es noch einmal.
mistake-server-checking = Der Server kann im Augenblick keine eigenen Dateien prüfen. Nichts ging verloren. Versuche es gleich noch einmal.
mistake-server-checking-yours = { $most } deiner Dateien warten noch auf die Prüfung. Warte erst auf sie.
mistake-table-missing = Es gibt keinen Tisch „{ $table }“. Bitte prüf den Link.
mistake-table-seat = An diesem Tisch gibt es keinen Platz { $seat }: Er hat { $seats } Plätze, gezählt ab 0.
mistake-table-begun = Das Spiel hat schon begonnen: Plätze lassen sich nicht mehr einnehmen oder vergeben. Du kannst zuschauen.
mistake-table-over = Das Spiel an diesem Tisch ist zu Ende. Bitte um ein weiteres mit denselben Leuten.
mistake-table-not-over = Das Spiel ist noch nicht zu Ende. Erst danach gibt es ein weiteres.
mistake-table-not-begun = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind und es losgeht.
mistake-table-seat-taken = Platz { $seat } ist von { $name } besetzt. Wähl einen freien.
mistake-table-seat-reserved = Platz { $seat } ist für jemanden aus dem vorigen Spiel freigehalten. Wähl einen anderen.
mistake-table-one-seat = Du hast schon einen Platz an diesem Tisch. Gib ihn frei, bevor du einen anderen nimmst.
mistake-table-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zusehen oder an einem anderen Tisch spielen.
mistake-table-seat-free = Dieser Platz ist schon frei.
mistake-table-not-full = Es sind noch Plätze frei. Die Partie kann beginnen, wenn alle besetzt sind.
mistake-table-not-overdue = { $name } hat noch Zeit. Warte noch etwas, bevor du einen Bot spielen lässt.
mistake-table-not-player-now = Einen Bot können nur die anderen rufen, die mitspielen.
mistake-table-not-yours = Platz { $seat } dieses Tisches gehört dir nicht.
mistake-table-not-owner = Das kann nur, wer den Tisch eröffnet hat.
mistake-table-not-player = Um ein weiteres Spiel bitten können nur die, die mitgespielt haben.
mistake-table-holding = { $name } hat den Zug noch nicht beendet.
mistake-table-nothing-to-end = Kein Zug von dir wartet darauf, beendet zu werden.
mistake-table-not-your-turn = Du bist nicht am Zug.
mistake-table-file-option = Die Option „{ $option }“ wird als Text der Datei unter „files“ angegeben, nicht als Pfad.
mistake-table-file-costly = Deine Datei zu lesen braucht zu viel Zeit oder Speicher ({ LIST($options, of: "plain") }). Beginne mit einer Kopie einer eingebauten Datei und ändere sie Schritt für Schritt.
mistake-table-too-many-watched = Du schaust schon an { $most } Tischen zu. Verlass erst einen.
mistake-table-too-many = Du hast schon { $most } Tische, die noch nicht zu Ende sind. Beende erst einen.
mistake-table-too-many-here = Von deiner Adresse aus wurden an einem Tag schon { $most } Tische eröffnet, die noch nicht zu Ende sind. Beendet erst einige davon, oder komm morgen wieder.
mistake-table-broken = Das Spiel konnte nicht gespeichert werden. Nichts wurde verändert; bitte versuch es noch einmal.
mistake-table-damaged = Ein Teil dieser Partie ist auf der Platte des Servers beschädigt, deshalb geht sie nicht weiter. Sage der Person Bescheid, die den Server betreibt.
mistake-chat-too-fast = Du schreibst sehr schnell. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} bis zur nächsten Zeile.
mistake-chat-empty = In dieser Nachricht steht nichts. Schreib ein, zwei Worte.

table-bot-replaced = Dem Bot { $name } ist ein Missgeschick passiert; ein einfacherer spielt weiter.
table-time-out = Die Zeit von { $name } ist um; ein Bot spielt, bis { $name } zurück ist.
table-forgotten = Von denen, die hier saßen, war lange niemand mehr da, und das Spiel hatte nie begonnen: Der Tisch wurde abgeräumt.
table-called-in = Für { $name } spielt ein Bot, bis { $name } zurück ist.
