// What an answer of one's own is worth, by the plans that were judged.

import type { DecisionReviewed } from '../state/review/review'

export type Verdict =
  | { readonly kind: 'best' | 'unknown' }
  /** As good as the best, within the error. */
  | { readonly kind: 'good'; readonly loss: number }
  /** What was played in the game, or something else that costs. */
  | { readonly kind: 'same' | 'worse'; readonly loss: number }

/** The verdict of these actions, which may go on beyond the decision; null while they may still become a judged plan. */
export function verdictOf(decision: DecisionReviewed, answer: readonly string[]): Verdict | null {
  const given = parts(answer)
  const found = decision.plans
    .filter(({ actions }) => parts(actions).length > 0 && isWithin(parts(actions), given))
    // Of two plans that begin alike, the longer one says more of what was done.
    .sort((one, other) => other.actions.length - one.actions.length)[0]
  const goesOn = decision.plans.some(
    ({ actions }) => parts(actions).length > given.length && isWithin(given, parts(actions)),
  )
  if (!found) return goesOn ? null : { kind: 'unknown' }
  if (isSame(found.actions, decision.best)) return { kind: 'best' }
  if (found.loss <= found.error) return { kind: 'good', loss: found.loss }
  return { kind: isSame(found.actions, decision.played) ? 'same' : 'worse', loss: found.loss }
}

/** What one does, in any order: the cards of a play, or two roads, may be laid in another one. To end is nothing by itself. */
function parts(actions: readonly string[]): string[] {
  const done = actions.filter((action) => action !== 'done')
  return (done.length > 0 ? done : actions).map((action) => action.replace(/^add /, 'play ')).sort()
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every((action) => {
    const place = left.indexOf(action)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return parts(one).join('\n') === parts(other).join('\n')
}
