# This game on the start page, at a new table and in the list of finished games.

## Start

page-start-cards = The card game
page-start-cards-about = Win tricks, take supplies and be the first to build all four buildings.
page-start-play-cards = Play now: the card game against bots
page-start-continue-cards = Continue the card game, { $who }
page-start-join-cards = Join the card game, { $who }
page-start-learn-cards = Rules of the card game

## Playing together

page-together-cards = Cards
page-together-hands = Hands (two players)
page-together-hands-one = One of 16
page-together-hands-separate = Two of 8
page-together-file-deck = Your deck

## Finished games

page-games-replay-cards = Watch replay: card game, { $date }
