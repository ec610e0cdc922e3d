# Le stockage : tables, journaux, personnes et parties terminées dans une base de données, et ses copies. Identifiants et noms de fichiers ne sont jamais traduits.

## Ce qui lui a été demandé

mistake-store-table = Il n’y a pas de table { $table }.
mistake-store-table-exists = Il y a déjà une table { $table }.
mistake-store-person = Il n’y a personne du nom de { $person }.
mistake-store-person-exists = La personne { $person } existe déjà.
mistake-store-append = L’entrée { $number } de la table { $table } n’a pas sa place ici : les entrées conservées ensemble doivent être d’une seule table et numérotées à la suite.
mistake-store-client-twice = Deux des entrées à partir de { $number } de la table { $table } ont le même identifiant d’expéditeur. Chaque coup a besoin du sien.
mistake-store-number-taken = L’entrée { $number } de la table { $table } est prise ; la dernière est { $last }. Quelqu’un d’autre écrit aussi dans ce journal : relisez-le avant de continuer.
mistake-store-number-gap = L’entrée { $number } de la table { $table } laisserait un trou ; la dernière est { $last }. Relisez le journal avant de continuer.
mistake-store-json = Ceci ne peut pas être conservé, car ce n’est pas du JSON : { $reason }.
mistake-store-page = Cette page n’existe pas. Commencez par la première.
mistake-store-finished = La partie de la table { $table } est déjà conservée, avec une autre fin (empreinte { $right } ; maintenant { $found }).
mistake-store-closed = Le stockage est fermé, car le programme s’arrête.
mistake-store-dropped = Vous étiez trop lent pour « { $topic } » et avez manqué des messages. Demandez une vue à jour.

## Le disque et le fichier

mistake-store-full = Le disque de { $file } est plein : rien n’a été conservé. Faites de la place, puis réessayez.
mistake-store-locked = Un autre programme verrouille { $file } : rien n’a été conservé. Fermez-le, puis réessayez.
mistake-store-read-only = { $file } est en lecture seule : rien n’a été conservé. Vérifiez les droits du fichier et de son dossier.
mistake-store-damaged = { $file } est endommagé ou n’est pas une base de données. Restaurez une sauvegarde.
mistake-store-broken =
    { $number ->
        [0] La table { $table } est endommagée : la table elle-même n’est plus telle qu’elle a été écrite. Restaurez une sauvegarde.
       *[other] La table { $table } est endommagée : l’entrée { $number } de son journal n’est plus telle qu’elle a été écrite. Restaurez une sauvegarde.
    }
mistake-store-unreachable = { $file } ne peut pas être utilisé : { $reason }.
mistake-store-in-use = { $file } est utilisé par le processus { $process }. Arrêtez-le d’abord, ou indiquez un autre fichier.
mistake-store-newer = { $file } vient d’une version plus récente de ce programme (sa révision est { $found }, ici on connaît { $right }). Installez cette version, ou indiquez un autre fichier.

## Sauvegardes

mistake-store-missing = Il n’y a pas de fichier { $file }.
mistake-store-target-exists = { $file } existe déjà. Indiquez un nouveau fichier pour la sauvegarde.
mistake-store-restore-exists = Il y a déjà une base de données { $file }. Dites qu’elle peut être remplacée ; elle sera gardée sous un autre nom.
mistake-store-foreign = { $file } est une base de données, mais pas de ce programme.
