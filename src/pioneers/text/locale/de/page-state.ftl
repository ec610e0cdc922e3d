# Was die Seite über ihre Verbindung zum Server sagt und wie sie den ruft, der an der Reihe ist.

page-state-offline = Dieses Gerät ist offline. Was den Server braucht, geht wieder, sobald es ein Netz gibt.
page-state-unreachable = Der Server antwortet nicht. Vielleicht wird er gerade neu gestartet: Versuch es gleich noch einmal.
page-state-failed = Das hat nicht geklappt, und der Server hat nicht gesagt, warum. Versuch es gleich noch einmal.
page-state-not-yours = Jetzt entscheidest nicht du.
page-state-title-turn = Du bist dran – { $title }
page-state-notification = Du bist dran
