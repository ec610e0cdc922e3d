# Die Regeln auf der Seite. Die Regeln selbst stehen in rules.ftl jedes Spiels.

page-rules-which = Welche Regeln
page-rules-search = In den Regeln suchen
page-rules-clear = Suche leeren
page-rules-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter. Versuche es mit weniger oder kürzeren.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
page-rules-contents = Inhalt
page-rules-minute = In einer Minute
page-rules-clarified = Klargestellt
page-rules-clarified-about = An den markierten Stellen gehen die gedruckten Regeln auseinander oder schweigen; so lesen wir sie.
page-rules-knowledge = Was du wissen darfst
page-rules-open = für alle offen
page-rules-secret = geheim
page-rules-link = Link zu Regel { $rule }
page-rules-note = Gut zu wissen
page-rules-page = Als Seite öffnen
