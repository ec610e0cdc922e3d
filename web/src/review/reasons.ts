// Why a plan is good, in the words of its game: what it does, put together in one row.

import { say, trySay, type Names } from '../say/say.svelte'
import type { Reason } from '../wire/messages'

/** "settles 2 pioneers, pays $1 to Ben, leaves $3"; empty where the game has no words for it. */
export function reasonsFor(reasons: readonly Reason[], plan: Reason['of'], names: Names): string {
  const said = reasons.flatMap(({ key, figures, of }) => (of === plan ? (trySay(key, figures, names) ?? []) : []))
  return said.length === 0 ? '' : said.reduce((items, next) => say('list-comma', { items, next }))
}
