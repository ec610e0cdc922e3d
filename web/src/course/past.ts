// Looking back in a running game: the table (`TableScene`) offers it to what lies on it, as the log and the band.

import { getContext, setContext } from 'svelte'

export interface LookingBack {
  /** Show how it was when an event of the log had happened. */
  readonly show: (event: number) => void
  /** Go back to the table as it is now; null if one is there. */
  readonly leave: (() => void) | null
  /** Show again what happened since one's last turn; null if there is nothing. */
  readonly sinceMyTurn: (() => void) | null
  /** Ask what to do; null where that is not allowed. */
  readonly hint: (() => void) | null
  /** What it is called: who had no turn yet sees all from the beginning. */
  readonly sinceName: string
}

const KEY = Symbol('looking back')

export const offerLookingBack = (offer: () => LookingBack): void => void setContext(KEY, offer)

/** For the start of a component; the answer is null where nothing can be looked back at, as in a replay. */
export function lookingBack(): () => LookingBack | null {
  return getContext<(() => LookingBack) | undefined>(KEY) ?? (() => null)
}
