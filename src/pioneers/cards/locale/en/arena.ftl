# What the arena says of this game.

## While it plays

arena-game-cards = The card game

## Tables

arena-end-settlement = all buildings built
arena-end-runs = all runs played

## The report

arena-part-buildings = buildings
arena-part-supplies = supplies
arena-part-stone = stone
arena-part-gold = gold
arena-part-deer = deer
arena-part-tree = tree
