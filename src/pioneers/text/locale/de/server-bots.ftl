# Die Bots des Servers, die in eigenen Prozessen denken.

mistake-bots-closed = Das Programm wird beendet, deshalb spielen die Bots nicht weiter.
mistake-bots-redis = Die Bots bekommen ihre Fragen über Redis. Gib seine Adresse mit --redis an, wie redis://localhost:6379/0.
