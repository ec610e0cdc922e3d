# Die Stufen seiner Bots: je ein Name und ein Charakter.

level-board-1 = Grünschnabel
level-board-1-character = Fährt, wohin der Weg schön aussieht, schadet sich aber nie selbst.
level-board-2 = Hausierer
level-board-2-character = Nimmt, was im Augenblick am meisten bringt.
level-board-3 = Landvermesser
level-board-3-character = Denkt den ganzen Zug durch, bevor es losgeht.
level-board-4 = Treckführer
level-board-4-character = Stellt sich vor, was verborgen ist und was die anderen tun, und plant danach.
level-board-5 = Wegbereiter
level-board-5-character = Hat aus vielen tausend Partien gelernt, was zum Sieg führt.
