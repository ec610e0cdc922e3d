# Les caractères de ses bots : ce qu’ils sont, et comment ils jouent.

character-cards-builder = bâtisseur
character-cards-builder-way = Construit dès que ses ressources suffisent.
character-cards-miser = avare
character-cards-miser-way = Amasse ressources et cartes hautes.
character-cards-racer = messagère
character-cards-racer-way = Se défait vite de ses cartes.
character-cards-robber = brigand
character-cards-robber-way = Joue ses voleurs très tôt.
character-cards-gambler = flambeuse
character-cards-gambler-way = Joue ses tempêtes très tôt.
