// Which cards of a hand belong to a plan.

import type { ShownPlan } from '../../../state/table/scene'
import type { Card } from '../wire'

export interface MarkedCard {
  /** The place in the hand. */
  readonly place: number
  readonly kinds: readonly ShownPlan['kind'][]
}

const HANDLED = /^(?:play|add|discard) (.+)$/

/** A plan takes each card once: of two alike, the first one that is free. */
export function cardsOfPlans(cards: readonly (Card | null)[], plans: readonly ShownPlan[]): MarkedCard[] {
  const kinds = new Map<number, ShownPlan['kind'][]>()
  for (const plan of plans) {
    const taken = new Set<number>()
    for (const action of plan.actions) {
      const wanted = HANDLED.exec(action)?.[1]
      const place = cards.findIndex((card, index) => card === wanted && !taken.has(index))
      if (wanted === undefined || place < 0) continue
      taken.add(place)
      kinds.set(place, [...(kinds.get(place) ?? []), plan.kind])
    }
  }
  return [...kinds].map(([place, found]) => ({ place, kinds: found })).sort((one, other) => one.place - other.place)
}
