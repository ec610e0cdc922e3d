# Training: the networks of level 5 learn from games against themselves.

train-play = Generation { $generation }, games: { $done } of { $of } batches
train-fit = Generation { $generation }, network { $network }: step { $done } of { $of }
train-loss = Generation { $generation }, network { $network }: surprise { LIST($losses, of: "plain") }
train-end = The networks are in { $folder }, with a report in { $report }.
train-stopped = Stopped. Everything finished is in { $folder }. To go on, type the same command again.

mistake-train-number = { $name } must be at least 1, not { $number }.
mistake-train-players = { $players } isn’t a number of players of this game. Choose some of { LIST($numbers, of: "plain") }, separated by commas.
mistake-train-game = The game “{ $game }” has nothing to train: it brings no network. Games that do: { LIST($games, of: "plain") }.
mistake-train-packages = Training needs { LIST($packages, of: "plain") }. Install it with: pip install "pioneers[train]"
mistake-training-plan = The folder { $folder } holds a training with other settings. Choose another one with --out, or the settings in its plan.json.
mistake-training-rows = The lessons in { $file } are for another version of the network. Delete them, and they will be made again.
mistake-training-changed = The lessons in { $file } aren’t what the game shows now (game { $seed }, after { $moment } actions): the rules or what the network sees have changed. Delete the folder and train again.
mistake-training-none = There are no lessons for { $kind } with { $players } players.
mistake-training-lost = The game of seed { $seed } could not be played: { $reason }. Everything finished is kept; type the same command again to go on.
