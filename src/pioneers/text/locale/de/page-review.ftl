# Die Analyse einer beendeten Partie: Wendepunkte, Chancen, Glück und Entscheidungen; und Tipps am Tisch.

page-review-title = Analyse – { $game }
page-review-heading = Analyse
page-review-curve = Gewinnchance
page-review-curve-said = Gewinnchance im Lauf der Partie. Am Ende: { $chances }
page-review-curve-table = Als Tabelle zeigen
page-review-end = Ende
page-review-luck = Glück
page-review-skill = Entscheidungen
page-review-average = Verlust im Schnitt
page-review-marks = Ungenauigkeiten, Fehler, grobe Fehler
page-review-inaccuracy = ungenau
page-review-mistake = Fehler
page-review-blunder = grober Fehler
page-review-inaccuracies = Ungenauigkeiten
page-review-mistakes = Fehler
page-review-blunders = Grobe Fehler
page-review-chance = Etwas wurde zufällig bestimmt.
page-review-set-up = Der Aufbau ist zufällig: wer beginnt, wer was bekommt, was wo liegt.
page-review-covered = Was würdest du hier tun?
page-review-played = Gespielt
page-review-better = Besser
page-review-hint = Tipp
page-review-error = Genau auf ±{ $error }
page-review-goes-on = Wie es weitergehen kann
page-review-round = Runde { $round }
page-review-sums = Glück und Entscheidungen
page-review-sums-about = Was Glück und Entscheidungen zur Gewinnchance aller beigetragen haben. Die dünnen Linien zeigen, wie genau das ist.
page-review-not-yet = Der Schnitt folgt, wenn die ganze Partie bewertet ist.
page-review-waiting = Die Partie wird bewertet …
page-review-count =
    { $count ->
        [0] Keine Fehler gefunden
        [one] 1 Entscheidung zum Nachdenken
       *[other] { $count } Entscheidungen zum Nachdenken
    }
page-review-cost =
    { $count ->
        [one] Sie kostete { $cost } der Gewinnchance.
       *[other] Die teuerste davon kostete { $cost } der Gewinnchance.
    }
page-review-judge =
    { $count ->
        [one] Jede Entscheidung ist durch eine Suche mit 1 Schritt bewertet, nach dem, was ihr Spieler wusste.
       *[other] Jede Entscheidung ist durch eine Suche mit { $steps } Schritten bewertet, nach dem, was ihr Spieler wusste.
    }
page-review-none-hint = Jede Entscheidung war so gut wie jede andere, oder fast.
page-review-progress = Fortschritt der Analyse
page-review-refining = Bis die ganze Partie bewertet ist, kann sich noch etwas ändern.
page-review-stopped = Diese Analyse ist nicht möglich.
page-review-whose = Wessen Entscheidungen
page-review-everyone = Alle
page-review-cover = Urteile verbergen
page-review-more = Mehr zeigen
page-review-in-replay = Ab hier ansehen
page-review-renew = Neu bewerten
page-review-print = Drucken
page-review-try = Neu versuchen

## Neu versuchen: ein Tisch, der eine beendete Partie fortsetzt

page-trial = Neu versuchen
page-trial-ask = Du stehst wieder vor dieser Entscheidung. Was tust du jetzt?
page-trial-best = Das ist der beste Plan, der gefunden wurde.
page-trial-good = Das ist so gut wie der beste Plan, im Rahmen des Fehlers.
page-trial-same = Das hast du schon gespielt: Es kostet { $loss } der Gewinnchance.
page-trial-worse = Das kostet { $loss } der Gewinnchance.
page-trial-unknown = Dieser Plan wurde nicht bewertet.
page-trial-on = Weiterspielen
page-trial-back = Zurück zur Analyse

## Tipps

page-hint-chance = Gewinnchance danach: { $chance } (±{ $error })
page-hint-close = Tipp schließen
page-hint-thinking = Wird überlegt …
