# What the page says about its connection to the server, and how it calls somebody whose turn it is.

page-state-offline = This device is offline. What needs the server works again as soon as there is a network.
page-state-unreachable = The server does not answer. Perhaps it is being restarted: try again in a moment.
page-state-failed = That did not work, and the server did not say why. Try again in a moment.
page-state-not-yours = It is not for you to decide now.
page-state-title-turn = Your turn – { $title }
page-state-notification = It is your turn
