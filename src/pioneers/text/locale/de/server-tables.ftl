# Was Tische antworten, wenn etwas nicht geht.

mistake-server-stopping = Der Server wird gerade beendet. Komm gleich wieder: Nichts ist verloren.
mistake-server-failed = Etwas ist schiefgegangen. Nichts ist verloren. Versuche es noch einmal.
mistake-server-checking = Der Server kann gerade keine Dateien prüfen. Nichts ist verloren. Versuche es gleich noch einmal.
mistake-server-checking-yours = { $most } deiner Dateien warten noch auf die Prüfung. Warte erst auf sie.
mistake-table-missing = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link.
mistake-table-seat = An diesem Tisch gibt es keinen Platz { $seat }: Er hat { $seats } Plätze, gezählt ab 0.
mistake-table-begun = Die Partie hat schon begonnen: Plätze lassen sich nicht mehr einnehmen oder vergeben. Du kannst zusehen.
mistake-table-over = Die Partie an diesem Tisch ist zu Ende. Bitte um eine weitere mit denselben Leuten.
mistake-table-delete-over = Diese Partie ist zu Ende. Beendete Partien bleiben. Unter „Partien“ kannst du sie noch einmal ansehen.
mistake-table-delete-others = Die Partie hat begonnen und andere spielen mit, deshalb bleibt sie. Du kannst deinen Platz verlassen: Ein Bot spielt für dich.
mistake-table-not-over = Die Partie ist noch nicht zu Ende. Danach kannst du um eine weitere bitten.
mistake-table-not-begun = Die Partie hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind und sie beginnt.
mistake-table-seat-taken = Auf Platz { $seat } sitzt { $name }. Wähle einen freien Platz.
mistake-table-seat-reserved = Platz { $seat } ist für jemanden aus der letzten Partie reserviert. Wähle einen anderen.
mistake-table-one-seat = Du hast schon einen Platz an diesem Tisch. Gib ihn frei, bevor du einen anderen nimmst.
mistake-table-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zusehen oder an einem anderen Tisch spielen.
mistake-table-seat-free = Dieser Platz ist schon frei.
mistake-table-not-full = Es sind noch Plätze frei. Die Partie kann beginnen, wenn alle besetzt sind.
mistake-table-not-overdue = { $name } hat noch Zeit. Warte noch etwas, bevor du einen Bot spielen lässt.
mistake-table-not-player-now = Nur die anderen, die mitspielen, können einen Bot spielen lassen.
mistake-table-not-yours = Platz { $seat } dieses Tisches gehört dir nicht.
mistake-table-not-owner = Das kann nur, wer den Tisch eröffnet hat.
mistake-table-not-player = Um eine weitere Partie können nur die bitten, die mitgespielt haben.
mistake-table-holding = { $name } hat den Zug noch nicht beendet.
mistake-table-nothing-to-end = Du hast keinen Zug zu beenden.
mistake-table-not-your-turn = Du bist nicht am Zug.
mistake-table-file-option = Gib die Option „{ $option }“ als Text der Datei unter „files“ an, nicht als Pfad.
mistake-table-file-costly = Deine Datei zu lesen braucht zu viel Zeit oder Speicher ({ LIST($options, of: "plain") }). Beginne mit einer Kopie einer eingebauten Datei und ändere sie Schritt für Schritt.
mistake-table-too-many-watched = Du siehst schon an { $most } Tischen zu. Verlasse erst einen.
mistake-table-too-many = Du hast schon { $most } Tische mit unfertigen Partien. Beende erst eine.
mistake-table-too-many-here = Von deiner Adresse aus wurden an einem Tag schon { $most } Tische eröffnet, die noch nicht zu Ende sind. Beendet erst einige davon oder komm morgen wieder.
mistake-table-broken = Die Partie konnte nicht gespeichert werden. Nichts ist verloren. Versuche es noch einmal.
mistake-table-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Nichts ist verloren. Versuche es noch einmal.
mistake-table-damaged = Ein Teil dieser Partie ist auf der Platte des Servers beschädigt, deshalb geht sie nicht weiter. Sage den Leuten Bescheid, die den Server betreiben.
mistake-chat-too-fast = Du schreibst sehr schnell. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} bis zur nächsten Nachricht.
mistake-chat-empty = Diese Nachricht ist leer. Schreibe ein, zwei Worte.

table-bot-replaced = Bot { $name } ist ausgefallen; ein einfacherer übernimmt.
table-time-out = Die Zeit von { $name } ist um; ein Bot spielt, bis { $name } zurück ist.
table-forgotten = Lange war niemand mehr da, und die Partie hatte nie begonnen: Der Tisch wurde geschlossen.
table-deleted = { $name } hat diesen Tisch gelöscht.
table-called-in = Für { $name } spielt ein Bot, bis { $name } zurück ist.
