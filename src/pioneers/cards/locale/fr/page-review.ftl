# Les plans du jeu de cartes, comme les racontent analyses et conseils.

page-review-run = Expédition { $run }
page-review-own-supplies = Ressources
page-plan-play = Jouer { LIST($cards, of: "card") }.
page-plan-done = Ne rien ajouter.
page-plan-discard = Écarter { LIST($cards, of: "card") }.
page-plan-exchange = Payer une { WORD($suit, form: "supply") } et échanger des cartes.
page-plan-keep = Garder votre main.
page-plan-take = Prendre une { WORD($suit, form: "supply") }.
page-plan-trump = Choisir { WORD($suit, form: "label") } comme atout.
page-plan-steal = Voler une { WORD($suit, form: "supply") }.
page-plan-steal-from = Voler une { WORD($suit, form: "supply") } à { SEAT($victim) }.
page-plan-build = Construire { WORD($building, form: "one") }.
page-plan-pay = Payer une { WORD($suit, form: "supply") }.
