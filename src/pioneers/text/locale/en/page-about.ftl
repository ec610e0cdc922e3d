# About: credits, accessibility, privacy, and the ways to bots, hosting and the source.

page-about-title = About – Pioneers
page-about-heading = About Pioneers
page-about-lead = Two games from the time of the stagecoaches, to play in the browser with friends or against bots. Free software, no account, no advertising.
page-about-on-page = On this page

page-about-credits = Credits
page-about-credit-design = Game design
page-about-credit-design-text = Pioneers is a board game by Emanuele Ornella, published by Queen Games in 2017. The card game Pioneer follows a rules text that names no author. This is an independent edition: rules in our own words, board and cards reconstructed, all art our own.
page-about-credit-icons = Icons
page-about-credit-icons-text = Professions, suits and buildings: game-icons.net, by Lorc, Delapouite and others, CC BY 3.0, coloured and some outlined by us. Controls: Phosphor Icons, MIT. Stagecoach, pawns, ingots and storm are our own.
page-about-credit-map = Map
page-about-credit-map-text = Made with Natural Earth, public domain.
page-about-credit-fonts = Typefaces
page-about-credit-fonts-text = Besley by Owen Earl and Public Sans by the United States Web Design System, both SIL Open Font License.

page-about-accessibility = Accessibility
page-about-accessibility-text = The page is built to meet WCAG 2.2 at level AA. Everything works with the keyboard alone, with a visible focus. Screen readers find the board as a list of cities with tile, roads, pioneers and what you can do there, and hear what the others do. No information is given by colour alone: every player has a shape and a road pattern, every suit and profession an icon and a word. Motion follows the setting of your device and can be switched off. Text can be enlarged to 200%, and phones from 360 pixels wide are enough.
page-about-accessibility-limits = You can move and zoom the map, but you never need to: everything on it is also in the list. If something gets in your way, tell the people who run this server, or write to the project.
page-about-keys = Keys at the table
page-about-keys-what = What
page-about-keys-key = Key
page-about-keys-replay = In a replay: one move back or forward; start or end; play or pause
page-about-keys-rules = In the rules: search
page-about-key-home = Home
page-about-key-end = End
page-about-keys-letters = You can switch off single-letter shortcuts in the settings of a table.

page-about-privacy = Privacy
page-about-privacy-cookie = There is one cookie. It holds a random id and a signature, so that your seat stays yours. It is set when you first sit down or choose a name. Choices such as language and colours stay in your browser.
page-about-privacy-kept = The server saves the name and language you chose, whom you muted, when you were last here, your seats, moves and messages. It saves no address of your device and sends nothing to anyone. The page loads nothing from elsewhere.
page-about-privacy-link = The link of a table is its key: anyone who has it can watch and take a free seat. Once a game is over, anyone with the link can watch it from every seat.

page-about-bots = Write a bot
page-about-bots-text = A bot sees what its seat may know and chooses one of the actions offered. Write it in Python with the simulator, or in any language with a few lines of JSON, and measure its strength in the arena. Over the network, it plays through the same interface as this page.
page-about-bots-api = The interface of this server (OpenAPI)
page-about-bots-docs = docs/bots.md and docs/api.md in the source explain all of it with examples.

page-about-host = Host it
page-about-host-text = One process, one file with the games, no other service. At home, one command is enough; docs/hosting.md explains how to run it for others, with HTTPS, backups and limits.

page-about-source = Source
page-about-source-text = Pioneers is free software under the MIT licence. The engine, the bots, the server and this page are in one repository, with tests for every rule. The people who run this server have it and can tell you where it comes from.
