# Plans of the card game, as reviews and hints tell them.

page-review-run = Run { $run }
page-review-own-supplies = Supplies
page-plan-play = Play { LIST($cards, of: "card") }.
page-plan-done = Add nothing more.
page-plan-discard = Discard { LIST($cards, of: "card") }.
page-plan-exchange = Pay a { WORD($suit, form: "supply") } and exchange cards.
page-plan-keep = Keep your hand.
page-plan-take = Take a { WORD($suit, form: "supply") }.
page-plan-trump = Make { WORD($suit) } trump.
page-plan-steal = Steal a { WORD($suit, form: "supply") }.
page-plan-steal-from = Steal a { WORD($suit, form: "supply") } from { SEAT($victim) }.
page-plan-build = Build { WORD($building, form: "one") }.
page-plan-pay = Pay a { WORD($suit, form: "supply") }.
