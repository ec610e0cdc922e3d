# Ce que la page dit de sa connexion au serveur, et comment elle appelle celui dont c’est le tour.

page-state-offline = Cet appareil est hors ligne. Tout fonctionnera de nouveau dès le retour du réseau.
page-state-unreachable = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.
page-state-failed = Une erreur s’est produite. Rien n’est perdu. Réessayez.
page-state-not-yours = Ce n’est pas à vous de jouer.
page-state-title-turn = C’est à vous – { $title }
page-state-notification = C’est à vous
