# Héberger un serveur : ses réglages, son écran à la maison, les sauvegardes et la page qu’il montre. Les noms des réglages, des options et des fichiers ne sont jamais traduits.

## Réglages. Chaque message commence par l’endroit : une ligne d’un fichier, une variable ou une option.

mistake-setting-variable = Il n’y a pas de réglage de ce nom. Vouliez-vous dire { $nearest } ?
mistake-setting-word =
    { $nearest ->
        [none] « { $found } » n’est pas valable ici. Choisissez { LIST($words, of: "plain", by: "or") }.
       *[other] « { $found } » n’est pas valable ici. Vouliez-vous dire « { $nearest } » ? Choisissez { LIST($words, of: "plain", by: "or") }.
    }
mistake-setting-whole = « { $found } » n’est pas valable ici. Indiquez un nombre entier de { $low } à { $high }.
mistake-setting-number = « { $found } » n’est pas valable ici. Indiquez un nombre de { $low } à { $high }.
mistake-setting-text = Ce doit être un texte, entre guillemets droits.
mistake-setting-texts = Ce doit être une liste de textes, comme ["un", "deux"].
mistake-setting-origin = « { $found } » n’est pas l’adresse d’un serveur. Écrivez-la comme https://play.example.org, sans rien derrière.
mistake-setting-network = « { $found } » n’est ni une adresse ni un réseau. Écrivez-le comme 127.0.0.1 ou 10.0.0.0/8.
mistake-setting-token = Pour lire les chiffres par jeton, donnez à metrics.token au moins { $shortest } caractères que personne ne devine.
mistake-setting-truth = « { $found } » n’est pas valable ici. Indiquez true ou false.
mistake-setting-redis = « { $found } » n’est pas l’adresse d’un Redis. Écrivez-la comme redis://localhost:6379/0.
mistake-setting-processes = Plusieurs processus ont besoin d’une base de données et d’un Redis qu’ils peuvent partager. Donnez à database la valeur postgresql://… et à redis la valeur redis://…, ou à processes la valeur 1.
mistake-setting-remote = Les bots d’autres processus sont interrogés par Redis. Donnez à redis la valeur redis://…, ou à bots.remote la valeur false.

## Démarrer

mistake-serve-host = Le serveur ne peut pas écouter sur { $host } : { $reason }. Donnez le nom ou l’adresse de cette machine.
mistake-serve-port = Le serveur ne peut pas écouter sur le port { $port } de { $host } : { $reason }. Choisissez-en un autre avec --port.
mistake-serve-running = { $file } est déjà utilisé, par le serveur à l’adresse { $address }.
mistake-serve-processes = Plusieurs processus ne peuvent partager un port que sous Linux, macOS et d’autres systèmes Unix. Donnez à processes la valeur 1.
mistake-metrics-forbidden = Vous ne pouvez pas lire ces chiffres. Le réglage metrics.readers dit qui le peut.
serve-database = La base de données est { $file }.
serve-unused = { $variable } est dans l’environnement, mais il n’y a pas de réglage de ce nom.

## L’écran à la maison

home-open = Les tables sont ouvertes. Dans le navigateur de cet appareil :
home-others = Sur les téléphones et ordinateurs du même réseau :
home-alone = Cet appareil n’est dans aucun réseau : vous ne pouvez jouer que sur lui.
home-kept = Toutes les parties sont enregistrées dans { $file }.
home-stop = Ctrl-C arrête le serveur.
home-running = Les tables sont déjà ouvertes :
home-closing = Enregistrement des derniers coups…
home-goodbye = Au revoir. Toutes les parties sont enregistrées et continueront au prochain démarrage.

## Sauvegardes

backup-done = Sauvegarde faite : { LIST($files, of: "plain") }.
backup-broken =
    { $count ->
        [one] 1 table de la sauvegarde est endommagée ; toutes les autres sont en bon état. Gardez vos sauvegardes plus anciennes.
       *[other] { $count } tables de la sauvegarde sont endommagées ; toutes les autres sont en bon état. Gardez vos sauvegardes plus anciennes.
    }
restore-done = Sauvegarde restaurée : { $file }.
restore-kept = La base de données précédente est enregistrée sous { $file }.
copy-progress = Copie : { $done } lignes sur { $total }
copy-done = Copié vers { $file } et vérifié : { $people } personnes, { $tables } tables avec { $entries } entrées de journal, { $games } parties terminées (somme de contrôle { $digest }).
copy-since = { $count ->
        [one] 1 ligne a été écrite dans { $file } après le début de la copie et n’y figure pas.
       *[other] { $count } lignes ont été écrites dans { $file } après le début de la copie et n’y figurent pas.
    } Arrêtez le serveur et copiez de nouveau dans une base vide.

## La page à l’adresse du serveur

language-name = Français
unbuilt-what = Ce serveur fonctionne, mais la page pour le navigateur n’a pas été construite. Construisez-la ainsi, puis relancez le serveur :
unbuilt-terminal = Vous pouvez aussi jouer dans le terminal :
unbuilt-api = Ce que les programmes peuvent demander à ce serveur

## Un serveur en marche (/readyz)

hosting-stopping = Le serveur s’arrête.
hosting-reading = La base de données ne peut pas être lue.
hosting-full = Rien ne peut être écrit : le disque est plein.
hosting-writing = Rien ne peut être écrit dans la base de données.
hosting-degraded = Prêt, mais Redis ne répond pas. Les nouvelles entre processus prennent plus de temps ; rien n’est perdu.
