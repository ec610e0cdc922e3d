# Training: Die Netze der Stufe 5 lernen aus Partien gegen sich selbst.

train-play = Generation { $generation }, Partien: { $done } von { $of } Paketen
train-fit = Generation { $generation }, Netz { $network }: Schritt { $done } von { $of }
train-loss = Generation { $generation }, Netz { $network }: Überraschung { LIST($losses, of: "plain") }
train-end = Die Netze liegen in { $folder }, ein Bericht in { $report }.
train-stopped = Angehalten. Alles Fertige liegt in { $folder }. Gib denselben Befehl noch einmal ein, um fortzufahren.

mistake-train-number = { $name } muss mindestens 1 sein, nicht { $number }.
mistake-train-players = { $players } ist keine Spielerzahl dieses Spiels. Wähle aus { LIST($numbers, of: "plain") }, durch Kommas getrennt.
mistake-train-game = Beim Spiel „{ $game }“ gibt es nichts zu trainieren: Es bringt kein Netz mit. Spiele mit Netz: { LIST($games, of: "plain") }.
mistake-train-packages = Für das Training fehlt { LIST($packages, of: "plain") }. Installiere es mit: pip install "pioneers[train]"
mistake-training-plan = Im Ordner { $folder } liegt ein Training mit anderen Einstellungen. Wähle mit --out einen anderen oder die Einstellungen aus seiner plan.json.
mistake-training-rows = Die Lektionen in { $file } sind für eine andere Version des Netzes. Lösche sie, dann entstehen sie neu.
mistake-training-changed = Die Lektionen in { $file } stimmen nicht mehr mit dem Spiel überein (Partie { $seed }, nach { $moment } Aktionen): Die Regeln oder das, was das Netz sieht, haben sich geändert. Lösche den Ordner und trainiere neu.
mistake-training-none = Es gibt keine Lektionen für { $kind } mit { $players } Spielern.
mistake-training-lost = Die Partie mit der Startzahl { $seed } ließ sich nicht spielen: { $reason }. Alles Fertige bleibt; gib denselben Befehl noch einmal ein, um fortzufahren.
