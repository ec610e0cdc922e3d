# Analysen beendeter Partien, Tipps am Tisch, weiterspielen ab einer beendeten Partie.

mistake-review-too-long = Diese Partie ist zu lang für eine Analyse hier. Lade ihre Aufzeichnung herunter und nutze „pioneers review“.
mistake-review-queue = Viele Partien warten auf eine Analyse. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
mistake-review-too-many = Du hast in kurzer Zeit mehrere Analysen verlangt. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} bis zur nächsten.
mistake-review-failed = Diese Partie konnte nicht analysiert werden. Nichts ist verloren. Versuche es später noch einmal.
mistake-hint-not-here = An diesem Tisch gibt es keine Tipps: Hier spielen andere mit, und er wurde ohne Tipps eröffnet.
mistake-hint-too-fast = Du hast in kurzer Zeit mehrere Tipps verlangt. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} bis zum nächsten.
mistake-hint-late = Die Partie ist seit deiner Frage weitergegangen. Frage noch einmal.
mistake-hint-none = Diesmal wurde kein Tipp gefunden. Frage noch einmal oder entscheide selbst.
mistake-play-on-over = An dieser Stelle war die Partie zu Ende. Wähle eine frühere.

table-hint = { $name } fragt nach einem Tipp.
