# Ce qui ne va pas dans les options d’une nouvelle partie, et ce qui serait juste.

mistake-hands-word = « { $hands } » n’est pas une façon valable de distribuer. Vouliez-vous dire « { $nearest } » ? Choisissez « one » (une main par joueur) ou « separate » (une par position).
mistake-hands-players = Les mains séparées n’existent qu’à deux joueurs ; cette partie se joue à { $players }. Retirez l’option « hands ».
