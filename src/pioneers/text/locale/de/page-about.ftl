# Über: Nennungen, Barrierefreiheit, Datenschutz und die Wege zu Bots, Betrieb und Quelltext.

page-about-title = Über – Pioneers
page-about-heading = Über Pioneers
page-about-lead = Zwei Spiele aus der Zeit der Postkutschen, im Browser mit Freunden oder gegen Bots. Freie Software, kein Konto, keine Werbung.
page-about-on-page = Auf dieser Seite

page-about-credits = Mitwirkende
page-about-credit-design = Spielidee
page-about-credit-design-text = Pioneers ist ein Brettspiel von Emanuele Ornella, erschienen 2017 bei Queen Games. Das Kartenspiel Pioneer folgt einem Regeltext, der keinen Autor nennt. Dies ist eine unabhängige Ausgabe: Die Regeln stehen in unseren eigenen Worten, Spielplan und Karten sind nachgebaut, die Gestaltung ist unsere eigene.
page-about-credit-icons = Symbole
page-about-credit-icons-text = Berufe, Farben und Gebäude: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0, von uns gefärbt und zum Teil umrandet. Bedienung: Phosphor Icons, MIT. Postkutsche, Figuren, Barren und Sturm sind von uns.
page-about-credit-map = Landkarte
page-about-credit-map-text = Gezeichnet nach Natural Earth, gemeinfrei.
page-about-credit-fonts = Schriften
page-about-credit-fonts-text = Besley von Owen Earl und Public Sans vom United States Web Design System, beide unter der SIL Open Font License.

page-about-accessibility = Barrierefreiheit
page-about-accessibility-text = Die Seite soll WCAG 2.2 auf der Stufe AA erfüllen. Alles geht allein mit der Tastatur, mit sichtbarem Fokus. Screenreader finden den Spielplan als Liste der Städte mit Plättchen, Straßen, Pionieren und dem, was du dort tun kannst, und sagen an, was die anderen tun. Keine Information steckt allein in der Farbe: Jeder Spieler hat eine Form und ein Straßenmuster, jede Kartenfarbe und jeder Beruf ein Symbol und ein Wort. Bewegung folgt der Einstellung deines Geräts und lässt sich abschalten. Text lässt sich auf 200 % vergrößern, und Telefone ab 360 Pixel Breite genügen.
page-about-accessibility-limits = Du kannst die Landkarte verschieben und vergrößern, musst es aber nie: Alles darauf findest du auch in der Liste. Ist dir etwas im Weg, sage es den Leuten, die diesen Server betreiben, oder schreibe dem Projekt.
page-about-keys = Tasten am Tisch
page-about-keys-what = Was
page-about-keys-key = Taste
page-about-keys-replay = In der Wiedergabe: eine Aktion zurück oder weiter; Anfang oder Ende; abspielen oder anhalten
page-about-keys-rules = In den Regeln: suchen
page-about-key-home = Pos1
page-about-key-end = Ende
page-about-keys-letters = Kürzel mit einem Buchstaben kannst du in den Einstellungen eines Tisches abschalten.

page-about-privacy = Datenschutz
page-about-privacy-cookie = Es gibt ein Cookie. Es enthält eine zufällige Kennung und eine Signatur und sorgt dafür, dass dein Platz deiner bleibt. Es wird gesetzt, wenn du dich zum ersten Mal hinsetzt oder einen Namen wählst. Einstellungen wie Sprache und Farben bleiben in deinem Browser.
page-about-privacy-kept = Der Server speichert den Namen und die Sprache, die du gewählt hast, wen du stumm geschaltet hast, wann du zuletzt da warst, deine Plätze, Aktionen und Nachrichten. Er speichert keine Adresse deines Geräts und gibt nichts weiter. Die Seite lädt nichts von anderswo.
page-about-privacy-link = Der Link eines Tisches ist sein Schlüssel: Wer ihn hat, kann zusehen und einen freien Platz nehmen. Ist eine Partie zu Ende, können alle mit dem Link sie von jedem Platz aus ansehen.

page-about-bots = Bot schreiben
page-about-bots-text = Ein Bot sieht, was sein Platz wissen darf, und wählt eine der angebotenen Aktionen. Schreibe ihn in Python mit dem Simulator oder in einer beliebigen Sprache mit ein paar Zeilen JSON, und miss seine Stärke in der Arena. Über das Netz spielt er mit derselben Schnittstelle wie diese Seite.
page-about-bots-api = Die Schnittstelle dieses Servers (OpenAPI)
page-about-bots-docs = docs/bots.md und docs/api.md im Quelltext erklären alles mit Beispielen (auf Englisch).

page-about-host = Selbst betreiben
page-about-host-text = Ein Prozess, eine Datei mit den Partien, kein anderer Dienst. Zu Hause genügt ein Befehl; docs/hosting.md erklärt den Betrieb für andere, mit HTTPS, Sicherungen und Grenzen.

page-about-source = Quelltext
page-about-source-text = Pioneers ist freie Software unter der MIT-Lizenz. Regelwerk, Bots, Server und diese Seite liegen beisammen, mit Tests zu jeder Regel. Wer diesen Server betreibt, hat den Quelltext und kann dir sagen, woher er kommt.
