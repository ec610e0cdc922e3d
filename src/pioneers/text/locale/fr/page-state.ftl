# Ce que la page dit de sa connexion au serveur, et comment elle appelle celui dont c’est le tour.

page-state-offline = Cet appareil est hors ligne. Ce qui a besoin du serveur remarchera dès qu’il y aura un réseau.
page-state-unreachable = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.
page-state-failed = Cela n’a pas marché, et le serveur n’a pas dit pourquoi. Réessayez dans un instant.
page-state-not-yours = Ce n’est pas à vous de décider maintenant.
page-state-title-turn = À vous de jouer – { $title }
page-state-notification = C’est à vous de jouer
