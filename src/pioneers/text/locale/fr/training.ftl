# L’entraînement : les réseaux du niveau 5 apprennent de parties contre eux-mêmes.

train-play = Génération { $generation }, parties : { $done } lots sur { $of }
train-fit = Génération { $generation }, réseau { $network } : pas { $done } sur { $of }
train-loss = Génération { $generation }, réseau { $network } : surprise { LIST($losses, of: "plain") }
train-end = Les réseaux sont dans { $folder }, avec un rapport dans { $report }.
train-stopped = Arrêté. Tout ce qui est terminé est dans { $folder }. Pour continuer, saisissez de nouveau la même commande.

mistake-train-number = { $name } doit être au moins 1, et non { $number }.
mistake-train-players = { $players } n’est pas un nombre de joueurs de ce jeu. Choisissez parmi { LIST($numbers, of: "plain") }, séparés par des virgules.
mistake-train-game = Le jeu « { $game } » n’a rien à entraîner : il n’a pas de réseau. Jeux qui en ont un : { LIST($games, of: "plain") }.
mistake-train-packages = L’entraînement a besoin de { LIST($packages, of: "plain") }. Installez-le avec : pip install "pioneers[train]"
mistake-training-plan = Le dossier { $folder } contient un entraînement avec d’autres réglages. Choisissez-en un autre avec --out, ou les réglages de son plan.json.
mistake-training-rows = Les leçons de { $file } sont destinées à une autre version du réseau. Supprimez-les, elles seront refaites.
mistake-training-changed = Les leçons de { $file } ne correspondent plus au jeu (partie { $seed }, après { $moment } actions) : les règles ou ce que voit le réseau ont changé. Supprimez le dossier et recommencez l’entraînement.
mistake-training-none = Il n’y a pas de leçons pour { $kind } à { $players } joueurs.
mistake-training-lost = La partie de graine { $seed } n’a pas pu être jouée : { $reason }. Tout ce qui est terminé est gardé ; saisissez de nouveau la même commande pour continuer.
