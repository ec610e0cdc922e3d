# Was die Arena von diesem Spiel sagt.

## Während gespielt wird

arena-game-cards = Das Kartenspiel

## Tabellen

arena-end-settlement = alle Gebäude gebaut
arena-end-runs = alle Streifzüge gespielt

## Der Bericht

arena-part-buildings = Gebäude
arena-part-supplies = Vorräte
arena-part-stone = Stein
arena-part-gold = Gold
arena-part-deer = Hirsch
arena-part-tree = Baum
