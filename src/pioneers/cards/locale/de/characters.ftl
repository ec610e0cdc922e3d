# Die Charaktere seiner Bots: was sie sind, und wie sie spielen.

character-cards-builder = Baumeister
character-cards-builder-way = Baut, sobald die Vorräte reichen.
character-cards-miser = Geizhals
character-cards-miser-way = Hortet Vorräte und hohe Karten.
character-cards-racer = Eilbotin
character-cards-racer-way = Wird ihre Karten schnell los.
character-cards-robber = Räuber
character-cards-robber-way = Spielt seine Diebe früh aus.
character-cards-gambler = Zockerin
character-cards-gambler-way = Spielt ihre Stürme früh aus.
