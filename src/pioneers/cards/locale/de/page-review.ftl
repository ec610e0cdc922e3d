# Pläne des Kartenspiels, wie Analysen und Tipps sie erzählen.

page-review-run = Streifzug { $run }
page-review-own-supplies = Vorratskarten
page-plan-play = { LIST($cards, of: "card") } spielen.
page-plan-done = Nichts mehr dazulegen.
page-plan-discard = { LIST($cards, of: "card") } ablegen.
page-plan-exchange = Eine { WORD($suit, form: "supply") } zahlen und Karten tauschen.
page-plan-keep = Blatt behalten.
page-plan-take = Eine { WORD($suit, form: "supply") } nehmen.
page-plan-trump = { WORD($suit, form: "label") } zum Trumpf bestimmen.
page-plan-steal = Eine { WORD($suit, form: "supply") } stehlen.
page-plan-steal-from = { SEAT($victim, form: "start") } eine { WORD($suit, form: "supply") } stehlen.
page-plan-build = { WORD($building, form: "label") } bauen.
page-plan-pay = Eine { WORD($suit, form: "supply") } zahlen.
