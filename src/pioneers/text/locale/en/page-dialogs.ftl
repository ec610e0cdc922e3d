# What the menu of a table opens: settings, people, keys, leaving.

page-settings-sound = Sounds
page-settings-sound-turn = It’s my turn
page-settings-sound-move = A piece or card moves
page-settings-sound-money = Money comes or goes
page-settings-sound-trick = A trick is won
page-settings-sound-storm = A storm or a thief
page-settings-sound-end = The game ends
page-settings-notifications = Notify me when it’s my turn
page-settings-notifications-denied = The browser blocks notifications from this page. You can change that in its settings.
page-settings-letters = Single-letter shortcuts
page-settings-curtain = Hide the table between players
page-settings-curtain-cards = Card game
page-settings-curtain-always = Always
page-settings-curtain-never = Never
page-settings-theme = Colours
page-settings-theme-device = Same as device
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-people-none = Nobody else is here.
page-people-hear = Show what { $name } writes
page-people-bot = bot
page-leave-title = Leave table?
page-leave-why = A bot plays for you until you’re back. Your seat stays yours: open the link again at any time.
page-leave-yes = Leave
page-leave-no = Stay

## Keys

page-keys = Keys
page-keys-letters-off = Single-letter shortcuts are off in the settings.
page-key-undo = Undo the last move
page-key-undo-all = Undo as far as possible
page-key-end = End turn
page-key-skip = Skip the animation
page-key-since = See what happened since your last turn
page-key-prompt = Go to your move
page-key-log = Go to the log
page-key-chat = Go to the chat
page-key-list = Go to the table as a list
page-key-keys = This overview
page-key-move = Next choice
page-key-choose = Choose
page-key-arrows = Go from city to city, or from card to card
page-key-through = Go through all choices on the map
page-keyname-space = Space
page-keyname-enter = Enter
page-keyname-escape = Esc
page-keyname-control = Ctrl
page-keyname-shift = Shift
page-keyname-tab = Tab
page-keyname-arrows = Arrows
page-keyname-page = Page Up, Page Down
page-keyname-or = or
