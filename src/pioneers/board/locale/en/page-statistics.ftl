# What points of the board game are for.

page-part-coaches = Coaches
page-part-empty = Seats
page-part-nuggets = Nuggets
page-part-network = Network
