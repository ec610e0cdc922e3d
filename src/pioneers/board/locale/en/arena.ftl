# What the arena says of this game.

## While it plays

arena-game-board = The stagecoach game

## Tables

arena-end-roads = a player out of roads
arena-end-stack = no coach left in the stack
arena-end-idle = two idle rounds

## The report

arena-part-coaches = coaches
arena-part-empty = empty seats
arena-part-nuggets = nuggets
arena-part-network = road network
