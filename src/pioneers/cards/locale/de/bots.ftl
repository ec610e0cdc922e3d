# Die Stufen seiner Bots: je ein Name und ein Charakter.

level-cards-1 = Stallbursche
level-cards-1-character = Spielt eine beliebige Karte, die nicht schadet.
level-cards-2 = Händler
level-cards-2-character = Greift nach dem besten Geschäft in Sicht.
level-cards-3 = Kundschafter
level-cards-3-character = Denkt jeden Stich bis zum Ende durch.
level-cards-4 = Sheriff
level-cards-4-character = Stellt sich die verborgenen Blätter vor und spielt den Streifzug im Kopf zu Ende.
level-cards-5 = Richter
level-cards-5-character = Hat aus vielen Partien gelernt und zieht aus jeder gespielten Karte seine Schlüsse.
