# Was die Arena von diesem Spiel sagt.

## Während gespielt wird

arena-game-board = Das Postkutschenspiel

## Tabellen

arena-end-roads = jemand ohne Straßen
arena-end-stack = keine Kutsche mehr im Stapel
arena-end-idle = zwei Runden Stillstand

## Der Bericht

arena-part-coaches = Kutschen
arena-part-empty = leere Sitzplätze
arena-part-nuggets = Nuggets
arena-part-network = Straßennetz
