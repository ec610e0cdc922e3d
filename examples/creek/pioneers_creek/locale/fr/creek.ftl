# Gold Creek. Les noms des messages sont ceux du programme : docs/write-a-game.md en donne la liste.

game-creek = Le ruisseau d’or
game-creek-about = Cherchez de l’or et mettez-le à l’abri avant la boue.

action-pan = Chercher de l’or
action-bank = Vider la batée

field-creek-active = À qui de jouer
field-creek-gone = Emporté
field-creek-pan = Dans la batée
field-creek-pouches = Bourses
field-creek-creek = Encore dans le ruisseau

event-panned = { SEAT($seat, form: "start") } cherche de l’or.
event-panned-private =
    { $weight ->
        [0] Vous trouvez de la boue.
       *[other] Vous trouvez une pépite de poids { $weight }.
    }
event-sifted =
    { $mud ->
        [true] { COUNT($lost) ->
            [0] De la boue. La batée était vide.
           *[other] De la boue. Elle emporte { LIST($lost, of: "plain") }.
        }
       *[false] C’est de l’or.
    }
event-banked =
    { $count ->
        [one] { SEAT($seat, form: "start") } met 1 pépite à l’abri.
       *[other] { SEAT($seat, form: "start") } met { $count } pépites à l’abri.
    }
event-weighed = { SEAT($seat, form: "start") } a { $total } d’or.
refusal-empty-pan = Vous ne pouvez pas vider une batée vide. Cherchez d’abord de l’or.

rules-creek-title = Les règles du Ruisseau d’or
chapter-G1 = Le ruisseau
rule-G1-1 = Le ruisseau contient 28 pièces dans un ordre aléatoire : 7 de boue et 21 pépites de poids 1, 2 ou 3.
rule-G1-2 = Le sort désigne la personne qui commence.
chapter-G2 = Votre tour
rule-G2-1 = À votre tour, vous cherchez de l’or jusqu’à ce que vous vidiez la batée ou trouviez de la boue. Puis c’est à la personne suivante.
rule-G2-2 = Pour chercher, prenez la pièce suivante du ruisseau. Une pépite va dans votre batée. Personne d’autre ne voit son poids.
rule-G2-3 = La boue emporte toute votre batée, à la vue de tout le monde.
rule-G2-4 = S’il y a une pépite dans votre batée, vous pouvez la vider dans votre bourse. L’or y est à l’abri.
chapter-G3 = La fin
rule-G3-1 = La partie se termine quand le ruisseau est vide. Ce qui reste dans la batée va dans la bourse.
rule-G3-2 = Tout le monde ouvre sa bourse. La bourse la plus lourde gagne.
knowledge-creek-public = Tout le monde voit combien de pépites il y a dans chaque bourse et dans la batée, et ce que la boue a emporté.
knowledge-creek-hidden = Le poids de vos pépites n’est connu que de vous. Personne ne sait ce qui vient ensuite dans le ruisseau.
