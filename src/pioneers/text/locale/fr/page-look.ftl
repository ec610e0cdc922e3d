# La page : mots des commandes et de ce que toutes les pages ont en commun.

page-look-name = Pioneers
page-look-description = Deux jeux de la conquête de l’Ouest dans le navigateur, entre amis ou contre des bots : construire des routes, remplir des chariots et installer des pionniers, ou gagner des plis et bâtir. En trois langues, sans compte.

## Chemins à travers la page

page-look-skip = Aller au contenu
page-look-start = Page d’accueil
page-look-rules = Règles

## How others’ moves are shown

page-look-pace = Coups des autres
page-look-pace-watch = Regarder
page-look-pace-brisk = Rapide
page-look-pace-once = Immédiat

## Langue et couleurs ; chaque langue porte le nom qu’elle se donne

page-look-language = Langue
page-look-language-menu = Langue : { $language }
page-look-language-en = English
page-look-language-de = Deutsch
page-look-language-fr = Français
page-look-theme-dark = Couleurs sombres
page-look-theme-light = Couleurs claires

## Commandes

page-look-close = Fermer
page-look-notices = Notifications
page-look-rule = Règle { $rule }
page-look-loading = Chargement…

## Sans le serveur, et nouvelles versions

page-look-offline = Vous êtes hors ligne.
page-look-needs-server = Les tables et les parties ont besoin du serveur. Vous pouvez lire les règles sans lui.
page-look-online = Vous êtes de nouveau en ligne.
page-look-missing = Cette page n’a pas pu être chargée. Le serveur est peut-être injoignable.
page-look-again = Réessayer
page-look-no-script = Pioneers a besoin de JavaScript et d’un navigateur récent.
page-look-new-version = Il existe une nouvelle version de cette page.
page-look-reload = Recharger

## Force des bots

page-level-level1 = facile
    .label = Facile
page-level-level2 = moyen
    .label = Moyen
page-level-level3 = fort
    .label = Fort
page-level-level4 = expert
    .label = Expert
page-level-level5 = maître
    .label = Maître
