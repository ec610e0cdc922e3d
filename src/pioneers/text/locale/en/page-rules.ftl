# The rules inside the page. The rules themselves are in rules.ftl of each game.

page-rules-which = Which rules
page-rules-search = Search the rules
page-rules-clear = Clear the search
page-rules-found =
    { $count ->
        [0] No rule contains these words. Try fewer or shorter ones.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
page-rules-contents = Contents
page-rules-minute = In one minute
page-rules-clarified = Clarified
page-rules-clarified-about = The printed rules differ or are silent at the marked points; this is our reading.
page-rules-knowledge = What you may know
page-rules-open = open to everyone
page-rules-secret = secret
page-rules-link = Link to rule { $rule }
page-rules-note = Good to know
page-rules-page = Open as a page
