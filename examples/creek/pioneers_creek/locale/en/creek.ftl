# Gold Creek. The names of the messages are the program's: docs/write-a-game.md lists them.

game-creek = Gold Creek
game-creek-about = Pan for gold, and bank it before the mud comes.

action-pan = Pan
action-bank = Bank your pan

field-creek-active = Turn
field-creek-gone = Washed away
field-creek-pan = In the pan
field-creek-pouches = Pouches
field-creek-creek = Left in the creek

event-panned = { SEAT($seat, form: "start") } pans.
event-panned-private =
    { $weight ->
        [0] You find mud.
       *[other] You find a nugget of { $weight }.
    }
event-sifted =
    { $mud ->
        [true] { COUNT($lost) ->
            [0] Mud. The pan was empty.
           *[other] Mud. It carries away { LIST($lost, of: "plain") }.
        }
       *[false] It is gold.
    }
event-banked =
    { $count ->
        [one] { SEAT($seat, form: "start") } banks 1 nugget.
       *[other] { SEAT($seat, form: "start") } banks { $count } nuggets.
    }
event-weighed = { SEAT($seat, form: "start") } has gold of { $total }.
refusal-empty-pan = You can’t bank an empty pan. Pan first.

rules-creek-title = The rules of Gold Creek
chapter-G1 = The creek
rule-G1-1 = The creek holds 28 pieces in random order: 7 of mud, and 21 nuggets that weigh 1, 2 or 3.
rule-G1-2 = The first player is drawn.
chapter-G2 = Your turn
rule-G2-1 = On your turn you pan until you bank or find mud. Then the next player has their turn.
rule-G2-2 = To pan, take the next piece from the creek. A nugget goes into your pan. Only you see what it weighs.
rule-G2-3 = Mud carries your whole pan away, for all to see.
rule-G2-4 = If there is a nugget in your pan, you may bank: put the whole pan into your pouch. There it is safe.
chapter-G3 = The end
rule-G3-1 = The game ends when the creek is empty. What is in the pan then goes into the pouch.
rule-G3-2 = Everyone opens their pouch. The heaviest pouch wins.
knowledge-creek-public = Everyone sees how many nuggets are in each pouch and in the pan, and what the mud carried away.
knowledge-creek-hidden = Only you know what your nuggets weigh. Nobody knows what comes next in the creek.
