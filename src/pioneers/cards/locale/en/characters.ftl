# The characters of its bots: what they are, and how they play.

character-cards-builder = builder
character-cards-builder-way = Builds as soon as it can pay.
character-cards-miser = miser
character-cards-miser-way = Hoards supplies and high cards.
character-cards-racer = racer
character-cards-racer-way = Gets rid of its cards quickly.
character-cards-robber = robber
character-cards-robber-way = Plays thieves early.
character-cards-gambler = gambler
character-cards-gambler-way = Lets storms loose early.
