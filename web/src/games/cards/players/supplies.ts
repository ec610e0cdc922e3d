// What each player has and what a building lacks: prices and supplies beside each other, nothing more.

import type { Building, CardComponents, CardView, Suit, Supplies } from '../wire'

export interface BuildingState {
  readonly id: Building
  readonly built: boolean
  /** One entry for each supply card of the price; `there` if the player has it. */
  readonly price: readonly { readonly suit: Suit; readonly there: boolean }[]
  readonly missing: readonly Suit[]
}

export function buildingsOf(view: CardView, components: CardComponents, seat: number): BuildingState[] {
  const supplies = view.supplies[seat]
  return components.buildings.map(({ id, price }) => {
    const cards = components.suits.flatMap((suit) =>
      Array.from({ length: price[suit] }, (_, number) => ({ suit, there: (supplies?.[suit] ?? 0) > number })),
    )
    return {
      id,
      built: view.buildings[seat]?.includes(id) ?? false,
      price: cards,
      missing: cards.filter((card) => !card.there).map((card) => card.suit),
    }
  })
}

/** How the supplies of a seat changed, by suit; what stayed the same is left out. */
export function changes(before: Supplies | undefined, after: Supplies | undefined): Partial<Record<Suit, number>> {
  const changed: Partial<Record<Suit, number>> = {}
  if (!before || !after) return changed
  for (const suit of Object.keys(after) as Suit[]) {
    const difference = after[suit] - before[suit]
    if (difference !== 0) changed[suit] = difference
  }
  return changed
}

/** For which buildings a supply card of this suit is still missing. */
export function wantedFor(view: CardView, components: CardComponents, seat: number, suit: Suit): Building[] {
  return buildingsOf(view, components, seat)
    .filter((building) => !building.built && building.missing.includes(suit))
    .map((building) => building.id)
}
