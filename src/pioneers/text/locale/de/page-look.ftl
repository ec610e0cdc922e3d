# Die Seite: Wörter der Bedienelemente und dessen, was alle Seiten gemeinsam haben.

page-look-name = Pioneers
page-look-description = Zwei Spiele vom Aufbruch nach Westen im Browser, mit Freunden oder gegen Bots: Straßen bauen, Kutschen füllen und Pioniere ansiedeln oder Stiche machen und Gebäude errichten. In drei Sprachen, ohne Konto.

## Wege durch die Seite

page-look-skip = Zum Inhalt springen
page-look-start = Zur Startseite
page-look-rules = Regeln

## How others’ moves are shown

page-look-pace = Aktionen der anderen
page-look-pace-watch = Zusehen
page-look-pace-brisk = Zügig
page-look-pace-once = Sofort

## Sprache und Farben; jede Sprache heißt, wie sie sich selbst nennt

page-look-language = Sprache
page-look-language-menu = Sprache: { $language }
page-look-language-en = English
page-look-language-de = Deutsch
page-look-language-fr = Français
page-look-theme-dark = Dunkle Farben
page-look-theme-light = Helle Farben

## Bedienelemente

page-look-close = Schließen
page-look-notices = Benachrichtigungen
page-look-rule = Regel { $rule }
page-look-loading = Wird geladen …

## Ohne Server, und neue Versionen

page-look-offline = Du bist offline.
page-look-needs-server = Tische und Partien brauchen den Server. Die Regeln kannst du auch ohne ihn lesen.
page-look-online = Du bist wieder online.
page-look-missing = Diese Seite konnte nicht geladen werden. Vielleicht ist der Server nicht erreichbar.
page-look-again = Noch einmal versuchen
page-look-no-script = Pioneers braucht JavaScript und einen aktuellen Browser.
page-look-new-version = Es gibt eine neue Version dieser Seite.
page-look-reload = Neu laden

## Spielstärke der Bots

page-level-level1 = leicht
    .label = Leicht
page-level-level2 = mittel
    .label = Mittel
page-level-level3 = stark
    .label = Stark
page-level-level4 = Profi
    .label = Profi
page-level-level5 = Meister
    .label = Meister
