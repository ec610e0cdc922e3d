# Partien auf einem Cluster. „local“, Adressen, Befehle und Namen von Paketen werden nicht übersetzt.

arena-joining = Verbindung zu { $address } wird aufgebaut. Das kann eine halbe Minute dauern.

mistake-cluster-address = „{ $address }“ ist kein Ort zum Spielen. Schreibe „{ $local }“ für dieses Gerät oder die Adresse eines Clusters, zum Beispiel { $example }.
mistake-cluster-packages = Das Spielen auf einem Cluster braucht weitere Pakete: { LIST($packages, of: "plain") }. Installiere sie mit pip install "pioneers[cluster]".
mistake-cluster-unreachable = Unter { $address } antwortet niemand: { $reason }. Prüfe die Adresse, ob dort Ray läuft und ob die Firewall dich durchlässt.
mistake-cluster-refused = Der Cluster unter { $address } lässt dich nicht herein: { $reason }. Prüfe, ob Python und Ray dort dieselbe Version haben und ob RAY_AUTH_MODE und das Token übereinstimmen.
mistake-cluster-start = Ray startet auf diesem Gerät nicht: { $reason }. Gib Speicher frei und versuche es noch einmal, oder lass --on weg.
mistake-cluster-empty = Der Cluster unter { $address } hat keine Prozessoren. Füge mit ray start Rechner hinzu.
mistake-cluster-program = Der Rechner { $machine } hat ein anderes Programm als dieses Gerät, seine Ergebnisse könnten abweichen. Nicht gleich sind (hier, dort): { LIST($differences, of: "plain") }. Installiere auf allen Rechnern dasselbe pioneers, mit denselben Dateien in denselben Ordnern, und starte Ray dort neu.
mistake-cluster-without = Der Rechner { $machine } hat pioneers { $version } nicht. Installiere es dort in dem Python, mit dem Ray läuft, und starte Ray dort neu.
mistake-cluster-lost = Die Verbindung zu { $address } ist unterbrochen. Was fertig war, ist gespeichert. Prüfe den Cluster und spiele mit --resume weiter.
