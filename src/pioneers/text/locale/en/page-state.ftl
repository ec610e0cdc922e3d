# What the page says about its connection to the server, and how it calls somebody whose turn it is.

page-state-offline = This device is offline. Everything works again once you’re back online.
page-state-unreachable = The server isn’t answering. It may be restarting: try again in a moment.
page-state-failed = Something went wrong. Nothing was lost. Try again.
page-state-not-yours = It’s not your turn.
page-state-title-turn = Your turn – { $title }
page-state-notification = It’s your turn
