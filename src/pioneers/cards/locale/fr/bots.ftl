# Les niveaux de ses bots : un nom et un caractère chacun.

level-cards-1 = Garçon de ranch
level-cards-1-character = Joue n’importe quelle carte sans danger.
level-cards-2 = Marchand
level-cards-2-character = Saisit la meilleure affaire en vue.
level-cards-3 = Éclaireur
level-cards-3-character = Réfléchit à chaque pli jusqu’au bout.
level-cards-4 = Shérif
level-cards-4-character = Imagine les mains cachées et joue toute l’expédition dans sa tête.
level-cards-5 = Juge
level-cards-5-character = A beaucoup appris et tire des conclusions de chaque carte jouée.
