# Ce que le serveur répond aux requêtes HTTP qu’il ne peut pas satisfaire. Les noms de champs, de méthodes et de types de contenu ne sont jamais traduits.

## Ce qui ne va pas dans le contenu d’une requête. Chaque message commence par l’endroit, s’il y en a un.

mistake-request-empty = Cette requête a besoin d’un contenu : envoyez un objet JSON.
mistake-request-json = Le contenu n’est pas du JSON : vérifiez-le à l’octet { $byte }.
mistake-request-deep = Le contenu est imbriqué trop profondément.
mistake-request-value = { $place } : cette valeur ne peut pas servir ici.
mistake-request-field = { $place } : il n’y a pas de champ « { $field } » ici. Champs possibles : { LIST($fields, of: "plain") }.
mistake-request-choice = { $place } : cette valeur n’est pas valable. Choisissez { LIST($choices, of: "plain", by: "or") }.
mistake-request-text-short = { $place } : ce texte est trop court. Il lui faut une longueur d’au moins { $right }.
mistake-request-text-long = { $place } : ce texte est trop long. { $right } caractères au plus sont permis.
mistake-request-list-short = { $place } : il y a trop peu d’entrées. Il en faut au moins { $right }.
mistake-request-list-long = { $place } : il y a trop d’entrées. { $right } au plus sont permises.
mistake-request-small = { $place } : ce nombre est trop petit. Il doit être d’au moins { $right }.
mistake-request-large = { $place } : ce nombre est trop grand. Il doit être d’au plus { $right }.
mistake-request-form = { $place } : ce texte n’a pas la bonne forme. Il doit correspondre à { $form }.
mistake-request-null = { $place } : null n’est pas permis ici. Retirez le paramètre.
mistake-request-name = Un nom a besoin d’au moins une lettre ou un chiffre visible.

## Ce qui ne va pas dans la requête elle-même

mistake-http-request = Le serveur ne comprend pas cette requête. Vérifiez sa forme.
mistake-http-route = Il n’y a rien à cette adresse. Vérifiez-en l’orthographe.
mistake-http-method = { $method } n’est pas possible à cette adresse.
mistake-http-large = Le contenu de cette requête est trop grand.
mistake-http-head = Les en-têtes de cette requête sont trop longs ou trop nombreux. Envoyez au plus 32 ko et 100 en-têtes.
mistake-http-slow = Cette requête est arrivée trop lentement, et le serveur ne l’attend plus. Envoyez-la de nouveau.
mistake-http-game = Il n’y a pas de partie terminée à cette adresse. Si elle est encore en cours, regardez sa table.

## Ce qui ne va pas dans le serveur

mistake-http-unavailable = Le serveur ne peut rien enregistrer ni retrouver pour le moment. Rien n’a été modifié. Réessayez plus tard.
mistake-http-failure = Une erreur s’est produite. Rien n’est perdu. Réessayez. La raison est dans le journal du serveur, sous le numéro { $number }.
