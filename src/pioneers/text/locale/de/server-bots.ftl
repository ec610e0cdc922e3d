# Die Bots des Servers, die in eigenen Prozessen denken.

mistake-bots-closed = Das Programm wird beendet, deshalb spielen die Bots nicht weiter.
