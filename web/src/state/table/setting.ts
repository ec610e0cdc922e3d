// What a live table has around it: the connection, the person, the preferences. Tests give it other things.

import { preferences } from '../../preferences.svelte'
import type { History } from '../../wire/messages'
import { connection, type Connection } from '../server/connection.svelte'
import { tableHistory } from '../server/http'
import { me } from '../server/me.svelte'
import type { Pace } from './pacing'

export interface Setting {
  readonly connection: Pick<Connection, 'state' | 'listen' | 'send' | 'command'>
  person(): string | null
  muted(): readonly string[]
  history(table: string, seat: number | null): Promise<History>
  pace(): Pace
  /** Do something when the next frame has been painted. Returns how to withdraw it. */
  afterFrame(work: () => void): () => void
  /** Whether a table says when it is painted (`LiveTable.painted`): what others do is not shown before. */
  readonly tellsWhenPainted: boolean
  /** Whether people who share this screen hide from each other what only one of them may know. */
  hasCurtain(hidesHands: boolean): boolean
  isHidden(): boolean
}

/** The page in a browser. */
export const page: Setting = {
  connection,
  person: () => me.person,
  muted: () => me.muted,
  history: tableHistory,
  pace: () => ({ speed: preferences.speed, still: preferences.still }),
  afterFrame: (work) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(work)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  },
  tellsWhenPainted: true,
  hasCurtain: (hidesHands) => preferences.curtain === 'always' || (preferences.curtain === 'hands' && hidesHands),
  isHidden: () => document.hidden,
}
