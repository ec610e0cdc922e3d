# What a plan of the card game does, in the analysis: joined by commas, so without a capital or a full stop.

why-raises = builds { WORD($building, form: "one") }
why-steals = steals a { WORD($suit, form: "supply") } from { SEAT($victim) }
why-wins = wins the trick
why-loses = leaves the trick to { SEAT($winner) }
why-ahead = is ahead in the trick
why-behind = leaves { SEAT($leader) } ahead in the trick
why-takes = takes a { WORD($suit, form: "supply") }
why-trump = chooses the trump: { WORD($suit) }
why-exchanges = pays a { WORD($suit, form: "supply") } for new cards
why-pays-start = pays a supply card for the start: { WORD($suit) }
why-plays =
    { $count ->
        [one] plays { $count } card
       *[other] plays { $count } cards
    }
