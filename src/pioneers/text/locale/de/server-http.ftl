# Was der Server auf Anfragen über HTTP antwortet, die er nicht erfüllen kann. Namen von Feldern, Methoden und Arten des Inhalts werden nie übersetzt.

## Was am Inhalt einer Anfrage nicht stimmt. Jede Meldung beginnt mit der Stelle, wenn es eine gibt.

mistake-request-empty = Diese Anfrage braucht einen Inhalt: Schicke ein JSON-Objekt.
mistake-request-json = Der Inhalt ist kein JSON: Prüfe ihn bei Byte { $byte }.
mistake-request-deep = Der Inhalt ist zu tief verschachtelt.
mistake-request-value = { $place }: Dieser Wert lässt sich hier nicht verwenden.
mistake-request-field = { $place }: Ein Feld „{ $field }“ gibt es hier nicht. Mögliche Felder: { LIST($fields, of: "plain") }.
mistake-request-choice = { $place }: Dieser Wert ist nicht gültig. Wähle { LIST($choices, of: "plain", by: "or") }.
mistake-request-text-short = { $place }: Dieser Text ist zu kurz. Er braucht eine Länge von mindestens { $right }.
mistake-request-text-long = { $place }: Dieser Text ist zu lang. Erlaubt sind höchstens { $right } Zeichen.
mistake-request-list-short = { $place }: Das sind zu wenige Einträge. Nötig sind mindestens { $right }.
mistake-request-list-long = { $place }: Das sind zu viele Einträge. Erlaubt sind höchstens { $right }.
mistake-request-small = { $place }: Diese Zahl ist zu klein. Sie muss mindestens { $right } sein.
mistake-request-large = { $place }: Diese Zahl ist zu groß. Sie darf höchstens { $right } sein.
mistake-request-form = { $place }: Dieser Text hat nicht die richtige Form. Er muss zu { $form } passen.
mistake-request-null = { $place }: null ist hier nicht erlaubt. Lass den Parameter weg.
mistake-request-name = Ein Name braucht mindestens einen sichtbaren Buchstaben oder eine sichtbare Ziffer.

## Was an der Anfrage selbst nicht stimmt

mistake-http-request = Der Server versteht diese Anfrage nicht. Prüfe ihre Form.
mistake-http-route = Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler.
mistake-http-method = { $method } ist unter dieser Adresse nicht möglich.
mistake-http-large = Der Inhalt dieser Anfrage ist zu groß.
mistake-http-head = Die Kopfzeilen dieser Anfrage sind zu lang oder zu viele. Schicke höchstens 32 kB und 100 Kopfzeilen.
mistake-http-slow = Diese Anfrage kam zu langsam, deshalb wartet der Server nicht länger. Schicke sie noch einmal.
mistake-http-game = Unter dieser Adresse gibt es keine beendete Partie. Läuft sie noch, sieh dir ihren Tisch an.

## Was am Server nicht stimmt

mistake-http-unavailable = Der Server kann gerade nichts speichern oder finden. Geändert wurde nichts. Versuche es später noch einmal.
mistake-http-failure = Etwas ist schiefgegangen. Nichts ist verloren. Versuche es noch einmal. Der Grund steht im Protokoll des Servers unter der Nummer { $number }.
