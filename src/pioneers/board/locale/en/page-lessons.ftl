# The tutorial of this game: what each step of its lessons says (data/lessons.toml), at most two sentences; `…-other` is said
# after a move that is possible but not the one wanted. Then tips for the first game, by what is asked.

## The first turn

lesson-board-journey-theme = One stagecoach crosses the country, and everyone wants it to go elsewhere. You play blue, Dora plays green.
lesson-board-journey-goal = Your pioneers wait in these coaches. Settle them in cities: emptied coaches bring points, and the most points win.
lesson-board-journey-drive = Rings mark the cities that want one of your pioneers. Drive to Albany, which wants a banker.
lesson-board-journey-drive-other = New York wants your farmer, but let’s begin with the banker. Take it back and drive to Albany.
lesson-board-journey-tile = Your banker lives in Albany now, and the tile is yours. It adds { MONEY($extra) } to your income in every turn.
lesson-board-journey-coach = Your turn again, and you have { MONEY($money) }. Buy the first coach for { MONEY($price) }: once emptied, it brings { $points } points.
lesson-board-journey-coach-other = That’s possible too, but let’s begin with a cheap coach. Take it back and buy the first one.
lesson-board-journey-onward = Drive wherever you like: the badge shows the fare. If two coaches carry the right pioneer, choose one of them.

## Roads

lesson-board-roads-tolls = Each line costs { MONEY($toll) }, paid to the owner of its road, or to the bank if there’s none. Your own roads are free.
lesson-board-roads-drive = Your blue road leads to Cincinnati. Drive there for free and settle your merchant.
lesson-board-roads-drive-other = There’s a free way for your merchant. Take it back and drive to Cincinnati.
lesson-board-roads-merchant = The merchant tile is yours: one more purchase in every turn. Now it’s Dora’s turn.
lesson-board-roads-build = In the end, each pioneer in your largest road network brings 2 points. Buy a road and build it from Cincinnati to Nashville.
lesson-board-roads-build-other = Another of your pioneers waits in Nashville. Take it back, buy one road and build it from Cincinnati to Nashville.
lesson-board-roads-network = Three of your pioneers are connected now. And anyone who drives on your roads pays you.

## Joining

lesson-board-joining-join = Dora has just settled a merchant in Pittsburgh. You have a merchant too: join for { MONEY($price) }, which Dora gets.
lesson-board-joining-join-other = You may decline, but joining empties your small coach for { $points } points. Take it back and join.
lesson-board-joining-emptied = Your coach is empty: { $points } points for you, and { MONEY($money) } from the bank. Most points come from emptied coaches.

## The first trap

lesson-board-reserve-purchase = Here’s a first trap: the nearest city for you costs { MONEY($fare) }, and you have { MONEY($money) }. Buy the coach for { MONEY($price) }, so that you can still drive.
lesson-board-reserve-purchase-other = Now your money doesn’t lead to any city, and you’d have to pass. Take it back and keep { MONEY($fare) } for the drive.
lesson-board-reserve-drive = You have { MONEY($money) } left, enough for Washington. Drive there.
lesson-board-reserve-end = The last round comes when the stack is empty or someone has built every road. Then road networks, gold nuggets and empty seats count.

## Tips in the first game

tip-board-purchase = Buy a coach or a road, or save your money: the drive comes next. Small amounts on the cities show where your money still leads.
tip-board-place = Choose a line for your road. Roads that connect your pioneers count the most.
tip-board-drive = Choose a city with a ring. The badge shows the fare, and the drive is a duty if you can pay.
tip-board-settle = Choose which coach your pioneer leaves. The one that’s nearly empty brings points sooner.
tip-board-sergeant = The sergeant builds a road for free. You may also build beside someone else’s single road.
tip-board-barkeeper = The barkeeper sends one more of your pioneers home. That helps to empty a coach.
tip-board-farmer = You may settle up to two more farmers here. Each one empties a seat.
tip-board-join = You may settle a pioneer here for { MONEY(2) }. It’s worth it if the pioneer would wait long otherwise.
