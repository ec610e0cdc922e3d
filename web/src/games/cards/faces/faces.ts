// What stands on a card and how cards are drawn: kind, number, icon, and their order in a hand.

import type { Building, Card, CardComponents, CardKind, Suit } from '../wire'

export const CARD_ICONS: Readonly<Record<CardKind, string>> = {
  stone: 'stone-block',
  gold: 'ingots',
  deer: 'deer-head',
  tree: 'pine-tree',
  storm: 'storm',
  thief: 'bandit',
}

export const BUILDING_ICONS: Readonly<Record<Building, string>> = {
  house: 'house',
  windmill: 'windmill',
  barn: 'barn',
  storehouse: 'wooden-crate',
}

/** `deer` of `deer 4`. */
export function kindOf(card: Card): CardKind {
  return card.split(' ')[0] as CardKind
}

/** 4 of `deer 4`; a thief has none. */
export function numberOf(card: Card): number | null {
  const number = card.split(' ')[1]
  return number === undefined ? null : Number(number)
}

export function isSuit(kind: CardKind): kind is Suit {
  return kind !== 'thief' && kind !== 'storm'
}

/** What the cards of one play come to. */
export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (numberOf(card) ?? 0), 0)
}

/** "4 + 5 = 9". */
export function additionOf(cards: readonly Card[]): string {
  return `${cards.map((card) => numberOf(card)).join(' + ')} = ${sumOf(cards)}`
}

/** By suit and number, thieves and storms last: the order of the deck, which stays the same through the whole game. */
export function sorted(cards: readonly Card[], components: CardComponents): Card[] {
  const order = new Map(components.cards.map((card, place) => [card.id, place]))
  return [...cards].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
}
