# Le décompte final sur la page.

page-scoring-cards-wins = { SEAT($seat, form: "start") } a tout construit
page-scoring-cards-most = { SEAT($seat, form: "start") } a construit le plus
page-scoring-cards-after = La partie s’est terminée après l’expédition { $run }.
page-scoring-cards-runs = L’expédition { $run } était la dernière : le plus grand nombre de bâtiments décide.
page-scoring-cards-tie = À nombre égal de bâtiments, les ressources restantes décident, puis dans cet ordre : { LIST($suits) }.
page-scoring-column-buildings = Bâtiments
page-scoring-column-supplies = Ressources restantes
page-scoring-built = { WORD($building, form: "label") } : en place
page-scoring-not-built = { WORD($building, form: "label") } : pas en place
