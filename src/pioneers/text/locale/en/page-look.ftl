# The page: words of the controls and of what all pages share.

page-look-name = Pioneers
page-look-description = Two frontier games in the browser, with friends or against bots: build roads, fill coaches and settle pioneers, or win tricks and put up buildings. In three languages, without an account.

## Ways through the page

page-look-skip = Skip to the content
page-look-start = Go to the start page
page-look-rules = Rules

## How others’ moves are shown

page-look-pace = Others’ moves
page-look-pace-watch = Watch
page-look-pace-brisk = Brisk
page-look-pace-once = At once

## Language and theme; each language is called by its own name

page-look-language = Language
page-look-language-menu = Language: { $language }
page-look-language-en = English
page-look-language-de = Deutsch
page-look-language-fr = Français
page-look-theme-dark = Dark colours
page-look-theme-light = Light colours

## Controls

page-look-close = Close
page-look-notices = Notifications
page-look-rule = Rule { $rule }
page-look-loading = Loading…

## Without the server, and new versions

page-look-offline = You’re offline.
page-look-needs-server = Tables and games need the server. You can read the rules without it.
page-look-online = You’re online again.
page-look-missing = This page couldn’t be loaded. The server may be unreachable.
page-look-again = Try again
page-look-no-script = Pioneers needs JavaScript and a recent browser.
page-look-new-version = There is a new version of this page.
page-look-reload = Reload

## Levels of the bots

page-level-level1 = easy
    .label = Easy
page-level-level2 = medium
    .label = Medium
page-level-level3 = strong
    .label = Strong
page-level-level4 = expert
    .label = Expert
page-level-level5 = master
    .label = Master
