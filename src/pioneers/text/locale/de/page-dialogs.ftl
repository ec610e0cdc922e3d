# Was das Menü eines Tisches öffnet: Einstellungen, Leute, Tasten, Verlassen.

page-settings-sound = Töne
page-settings-sound-turn = Ich bin am Zug
page-settings-sound-move = Etwas bewegt sich
page-settings-sound-money = Geld kommt oder geht
page-settings-sound-trick = Ein Stich ist gewonnen
page-settings-sound-storm = Sturm oder Dieb
page-settings-sound-end = Die Partie ist zu Ende
page-settings-notifications = Benachrichtigen, wenn ich am Zug bin
page-settings-notifications-denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du das ändern.
page-settings-letters = Kürzel mit einem Buchstaben
page-settings-curtain = Tisch beim Weitergeben verdecken
page-settings-curtain-cards = Kartenspiel
page-settings-curtain-always = Immer
page-settings-curtain-never = Nie
page-settings-theme = Farben
page-settings-theme-device = Wie das Gerät
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-people-none = Sonst ist niemand da.
page-people-hear = Zeigen, was { $name } schreibt
page-people-bot = Bot
page-leave-title = Tisch verlassen?
page-leave-why = Ein Bot spielt für dich weiter, bis du zurück bist. Dein Platz bleibt deiner: Öffne den Link jederzeit wieder.
page-leave-yes = Verlassen
page-leave-no = Bleiben

## Tasten

page-keys = Tasten
page-keys-letters-off = Kürzel mit einem Buchstaben sind in den Einstellungen ausgeschaltet.
page-key-undo = Letzte Aktion zurücknehmen
page-key-undo-all = So weit wie möglich zurücknehmen
page-key-end = Zug beenden
page-key-skip = Animation überspringen
page-key-since = Ansehen, was seit deinem letzten Zug geschah
page-key-prompt = Zu deiner Aktion
page-key-log = Zum Verlauf
page-key-chat = Zum Chat
page-key-list = Zum Tisch als Liste
page-key-keys = Diese Übersicht
page-key-move = Nächste Möglichkeit
page-key-choose = Wählen
page-key-arrows = Von Stadt zu Stadt, von Karte zu Karte
page-key-through = Alle Möglichkeiten auf der Karte durchgehen
page-keyname-space = Leertaste
page-keyname-enter = Eingabe
page-keyname-escape = Esc
page-keyname-control = Strg
page-keyname-shift = Umschalt
page-keyname-tab = Tab
page-keyname-arrows = Pfeile
page-keyname-page = Bild auf, Bild ab
page-keyname-or = oder
