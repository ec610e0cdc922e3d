# Le stockage : tables, journaux, personnes et parties terminées dans une base de données, et ses copies. Identifiants et noms de fichiers ne sont jamais traduits.

## Ce qui lui a été demandé

mistake-store-table = Il n’y a pas de table { $table }.
mistake-store-table-exists = Il y a déjà une table { $table }.
mistake-store-person = La personne { $person } n’existe pas.
mistake-store-person-exists = La personne { $person } existe déjà.
mistake-store-append = L’entrée { $number } de la table { $table } n’a pas sa place ici : les entrées enregistrées ensemble doivent être d’une seule table et numérotées à la suite.
mistake-store-client-twice = Deux des entrées à partir de { $number } de la table { $table } ont le même identifiant d’expéditeur. Chaque coup a besoin du sien.
mistake-store-number-taken = L’entrée { $number } de la table { $table } est prise ; la dernière est { $last }. Un autre programme écrit aussi dans ce journal : relisez-le d’abord.
mistake-store-number-gap = L’entrée { $number } de la table { $table } laisserait un trou ; la dernière est { $last }. Relisez d’abord le journal.
mistake-store-json = Ceci ne peut pas être enregistré, car ce n’est pas du JSON : { $reason }.
mistake-store-page = Cette page n’existe pas. Commencez par la première.
mistake-store-finished = La partie de la table { $table } est déjà enregistrée, avec une autre fin (somme de contrôle { $right } ; maintenant { $found }).
mistake-store-closed = Le programme s’arrête, et le stockage est fermé.

## Le disque et le fichier

mistake-store-full = Disque plein ({ $file }) : rien n’a été enregistré. Faites de la place, puis réessayez.
mistake-store-locked = Un autre programme verrouille { $file } : rien n’a été enregistré. Fermez-le, puis réessayez.
mistake-store-read-only = { $file } est en lecture seule : rien n’a été enregistré. Vérifiez les droits du fichier et de son dossier.
mistake-store-damaged = { $file } est endommagé ou n’est pas une base de données. Restaurez une sauvegarde.
mistake-store-broken =
    { $number ->
        [0] La table { $table } est endommagée : la table elle-même n’est plus telle qu’elle a été écrite. Restaurez une sauvegarde.
       *[other] La table { $table } est endommagée : l’entrée { $number } de son journal n’est plus telle qu’elle a été écrite. Restaurez une sauvegarde.
    }
mistake-store-unreachable = { $file } ne peut pas être utilisé : { $reason }.
mistake-store-in-use = { $file } est utilisé par le processus { $process }. Arrêtez-le d’abord, ou choisissez un autre fichier.
mistake-store-newer = { $file } vient d’une version plus récente de ce programme (révision { $found } ; celui-ci connaît { $right }). Installez cette version, ou choisissez un autre fichier.

## Un serveur de base de données

mistake-store-header-changed = Quelqu’un d’autre vient de modifier la table { $table }. Regardez-la d’abord de nouveau.
mistake-store-contention = Quelqu’un d’autre écrit la même chose en ce moment : rien n’a été enregistré. Réessayez.
mistake-store-server-lost = La base de données { $server } est inutilisable pour l’instant : { $reason }.
mistake-store-server-unsure = La base de données { $server } est inutilisable pour l’instant : { $reason }. Ce qui vient d’être envoyé est peut-être enregistré, peut-être pas ; un nouvel envoi le dira.
mistake-store-server-slow = La base de données { $server } met trop de temps : rien n’a été enregistré. Réessayez plus tard.
mistake-store-server-read-only = La base de données { $server } est en lecture seule : rien n’a été enregistré. Vérifiez si elle est la copie d’une autre, ou ce que permet son propriétaire.
mistake-store-server-address = Ce n’est pas l’adresse d’une base de données. Il faudrait postgresql://personne:motdepasse@hote:5432/nom.

## Sauvegardes

mistake-store-missing = Le fichier { $file } n’existe pas.
mistake-store-target-exists = { $file } existe déjà. Choisissez un nouveau fichier pour la sauvegarde.
mistake-store-restore-exists = Il y a déjà une base de données { $file }. Ajoutez --replace pour la remplacer ; elle sera enregistrée sous un autre nom.
mistake-store-copy-target = { $target } contient déjà des personnes ou des tables. Copiez dans une base de données vide.
mistake-store-copy-differs = La copie dans { $target } n’est pas identique à ce qui a été lu (somme de contrôle { $right } ; là-bas { $found }). Rien n’a été conservé.
mistake-store-restore-server = Une sauvegarde ne peut pas remplacer { $server }. Créez une base vide et copiez-y la sauvegarde : pioneers copy --from { $backup } --to { $server }.
mistake-store-foreign = { $file } est une base de données, mais pas de ce programme.
