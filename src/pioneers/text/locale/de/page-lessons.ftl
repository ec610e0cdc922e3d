# Das Tutorial: was die Lektionen jedes Spiels umgibt, und die Tipps in der ersten Partie.

page-lessons-title = Tutorial: { $game }
page-lessons-name = Tutorial
page-lessons-loading = Tutorial wird geladen …
page-lessons-step = Schritt { $step } von { $all }
page-lessons-astray = Noch nicht ganz.
page-lessons-done = Gut gemacht.
page-lessons-read = Lies das Tutorial, dann geht es weiter.
page-lessons-next = Weiter
page-lessons-back = Zurück
page-lessons-undo = Zurücknehmen
page-lessons-again = Von vorn beginnen
page-lessons-leave = Tutorial verlassen
page-lessons-resumed = Willkommen zurück: Das Tutorial geht weiter, wo du aufgehört hast.
page-lessons-over = Jetzt kennst du das Spiel.
page-lessons-over-more = Spiele eine ganze Partie gegen einen Bot der Stufe 1: Kurze Tipps begleiten dich.
page-lessons-first = Meine erste Partie
page-lessons-rules = Regeln lesen
page-lessons-none = Hier gibt es kein Tutorial.
page-lessons-none-hint = Wähle ein Spiel auf der Startseite oder lies seine Regeln.
page-lessons-tip = Tipp
page-lessons-tip-close = Diesen Tipp ausblenden
page-lessons-tips-off = Keine Tipps mehr
