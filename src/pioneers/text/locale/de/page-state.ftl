# Was die Seite über ihre Verbindung zum Server sagt und wie sie den ruft, der an der Reihe ist.

page-state-offline = Dieses Gerät ist offline. Sobald du wieder online bist, geht es weiter.
page-state-unreachable = Der Server antwortet nicht. Vielleicht startet er gerade neu: Versuche es gleich noch einmal.
page-state-failed = Etwas ist schiefgegangen. Nichts ist verloren. Versuche es noch einmal.
page-state-not-yours = Du bist gerade nicht am Zug.
page-state-title-turn = Du bist am Zug – { $title }
page-state-notification = Du bist am Zug
