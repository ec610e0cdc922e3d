# Die Bots des Servers, die in eigenen Prozessen denken.

mistake-bots-closed = Die Bots denken nicht mehr, denn das Programm wird beendet.
