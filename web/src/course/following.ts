// The table that follows a finished one.

import { go } from '../router.svelte'
import { tableInfo, takeSeat } from '../state/server/http'
import { me } from '../state/server/me.svelte'

/** Go on there, on the seats that are kept for one. */
export async function follow(table: string): Promise<void> {
  try {
    const { seats } = await tableInfo(table)
    for (const [number, seat] of seats.entries()) {
      if (seat.reserved !== null && seat.reserved === me.person) await takeSeat(table, number)
    }
  } catch {
    // The table itself shows how it stands.
  }
  go(`/table/${table}`)
}
