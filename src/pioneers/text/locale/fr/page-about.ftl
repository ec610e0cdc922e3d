# À propos : crédits, accessibilité, vie privée, et les chemins vers les robots, l'hébergement et le code source.

page-about-title = À propos – Pioneers
page-about-heading = À propos de Pioneers
page-about-lead = Deux jeux du temps des diligences, dans le navigateur, entre amis ou contre des bots. Logiciel libre, sans compte, sans publicité.
page-about-on-page = Sur cette page

page-about-credits = Crédits
page-about-credit-design = Création du jeu
page-about-credit-design-text = Pioneers est un jeu de plateau d’Emanuele Ornella, publié par Queen Games en 2017. Le jeu de cartes Pioneer suit un texte de règles qui ne nomme pas d’auteur. Ceci est une édition indépendante : règles rédigées par nous, plateau et cartes reconstitués, dessins qui nous sont propres.
page-about-credit-icons = Icônes
page-about-credit-icons-text = Métiers, couleurs et bâtiments : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0, coloriés et parfois cernés par nous. Commandes : Phosphor Icons, MIT. La diligence, les pions, les lingots et la tempête sont de nous.
page-about-credit-map = Carte
page-about-credit-map-text = Dessinée d’après Natural Earth, domaine public.
page-about-credit-fonts = Caractères
page-about-credit-fonts-text = Besley d’Owen Earl et Public Sans du United States Web Design System, tous deux sous licence SIL Open Font License.

page-about-accessibility = Accessibilité
page-about-accessibility-text = La page est conçue pour respecter les WCAG 2.2 au niveau AA. Tout se fait au clavier seul, avec un focus visible. Les lecteurs d’écran trouvent le plateau sous forme de liste des villes, avec tuile, routes, pionniers et ce que vous pouvez y faire, et annoncent ce que font les autres. Aucune information ne repose sur la seule couleur : chaque joueur a une forme et un motif de route, chaque couleur de carte et chaque métier une icône et un mot. Les animations suivent le réglage de votre appareil et se désactivent. Le texte peut être agrandi à 200 %, et un téléphone de 360 pixels de large suffit.
page-about-accessibility-limits = Vous pouvez déplacer et agrandir la carte, mais ce n’est jamais nécessaire : tout ce qu’elle montre est aussi dans la liste. Si quelque chose vous gêne, dites-le aux responsables de ce serveur, ou écrivez au projet.
page-about-keys = Touches à la table
page-about-keys-what = Quoi
page-about-keys-key = Touche
page-about-keys-replay = Dans une relecture : un coup en arrière ou en avant ; début ou fin ; lecture ou pause
page-about-keys-rules = Dans les règles : chercher
page-about-key-home = Début
page-about-key-end = Fin
page-about-keys-letters = Vous pouvez désactiver les raccourcis à une lettre dans les réglages d’une table.

page-about-privacy = Vie privée
page-about-privacy-cookie = Il y a un seul cookie. Il contient un identifiant tiré au hasard et une signature, pour que votre place reste la vôtre. Il est déposé quand vous prenez place ou choisissez un nom pour la première fois. Les choix comme la langue et les couleurs restent dans votre navigateur.
page-about-privacy-kept = Le serveur enregistre le nom et la langue choisis, les personnes que vous avez masquées, la date de votre dernier passage, vos places, vos coups et vos messages. Il n’enregistre aucune adresse de votre appareil et n’envoie rien à personne. La page ne charge rien d’ailleurs.
page-about-privacy-link = Le lien d’une table en est la clé : toute personne qui l’a peut regarder et prendre une place libre. Une fois la partie terminée, elle peut la revoir depuis chaque place.

page-about-bots = Écrire un bot
page-about-bots-text = Un bot voit ce que sa place a le droit de savoir et choisit une des actions proposées. Écrivez-le en Python avec le simulateur, ou dans n’importe quel langage avec quelques lignes de JSON, et mesurez sa force dans l’arène. Sur le réseau, il joue avec la même interface que cette page.
page-about-bots-api = L’interface de ce serveur (OpenAPI)
page-about-bots-docs = docs/bots.md et docs/api.md, dans le code source, expliquent tout avec des exemples (en anglais).

page-about-host = L’héberger
page-about-host-text = Un processus, un fichier pour les parties, aucun autre service. À la maison, une commande suffit ; docs/hosting.md explique comment l’ouvrir à d’autres, avec HTTPS, sauvegardes et limites.

page-about-source = Code source
page-about-source-text = Pioneers est un logiciel libre sous licence MIT. Le moteur, les bots, le serveur et cette page sont réunis, avec des tests pour chaque règle. Les responsables de ce serveur ont le code source et peuvent vous dire d’où il vient.
