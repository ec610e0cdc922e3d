# Die Charaktere seiner Bots: was sie sind, und wie sie spielen.

character-board-builder = Baumeister
character-board-builder-way = Baut eine Straße, wo das fast genauso gut ist.
character-board-miser = Geizhals
character-board-miser-way = Hält sein Geld zusammen.
character-board-racer = Eilbotin
character-board-racer-way = Leert ihre Kutschen, so schnell es geht.
character-board-trader = Kauffrau
character-board-trader-way = Sammelt Bankiers und Händlerinnen.
character-board-teamster = Fuhrmann
character-board-teamster-way = Hat gern viele Kutschen.
