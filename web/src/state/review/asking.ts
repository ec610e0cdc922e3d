// What reviews ask of the server, apart from what every page asks for.

import type { PlayOn, Review, StartReview, TableInfo } from '../../wire/messages'
import { expectTable } from '../server/expected'
import { ask } from '../server/http'

/** The review of a finished game as far as it has come; `decisions` are those that changed after the number `since`. */
export const gameReview = (table: string, since: number): Promise<Review> =>
  ask('GET', `/api/games/${encodeURIComponent(table)}/review?since=${since}`)
/** Have a game reviewed; `again` makes one anew that an older judge has made. */
export const startReview = (table: string, again = false): Promise<Review> =>
  ask('POST', `/api/games/${encodeURIComponent(table)}/review`, { again } satisfies StartReview)
/** A new table that goes on from a finished game, against bots. */
export async function playOn(table: string, wish: PlayOn): Promise<TableInfo> {
  const made: TableInfo = await ask('POST', `/api/games/${encodeURIComponent(table)}/play-on`, wish)
  expectTable()
  return made
}
