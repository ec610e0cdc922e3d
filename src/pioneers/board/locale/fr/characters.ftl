# Les caractères de ses bots : ce qu’ils sont, et comment ils jouent.

character-board-builder = bâtisseur
character-board-builder-way = Construit une route dès que c’est presque aussi bon.
character-board-miser = avare
character-board-miser-way = Garde son argent.
character-board-racer = messagère
character-board-racer-way = Vide ses chariots le plus vite possible.
character-board-trader = négociante
character-board-trader-way = Collectionne les banquiers et les marchands.
character-board-teamster = charretier
character-board-teamster-way = Aime avoir beaucoup de chariots.
