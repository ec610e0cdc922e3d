# Ce qui ne va pas dans l’usage d’un environnement d’apprentissage, et ce qui serait juste. Les mots des options ne sont jamais traduits.

mistake-env-over = La partie est terminée ou n’a pas commencé. Appelez reset() pour en commencer une autre.
mistake-env-action = { $action } n’est pas une action. Les actions sont des nombres entiers de 0 à { $most } ; permises maintenant : { LIST($legal, of: "plain") }.
mistake-env-illegal = L’action { $action } ({ $text }) n’est pas permise maintenant. { $reason } Actions permises : { LIST($legal, of: "plain") }.
mistake-env-actions = Il faut { $right } actions, un nombre entier pour chaque partie, et non un tableau de forme { $found }.
mistake-env-array = Les tableaux des observations et des masques doivent avoir les formes { $right }, et non { $found }.
mistake-env-word = L’option « { $option } » ne connaît pas « { $word } ». Vouliez-vous dire « { $nearest } » ? Mots possibles : { LIST($words, of: "plain") }.
mistake-env-opponents = Il y a { $count } adversaires. Une partie à { $players } en demande { $right }, un pour chaque autre place, ou un seul nom pour tous.
mistake-env-observer = Le jeu « { $game } » n’a pas d’observations pour l’apprentissage : son descripteur ne nomme pas d’observateur.
