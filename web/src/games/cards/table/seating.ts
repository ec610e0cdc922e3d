// Who sits where at the card table: two players have four places, and with separate hands a hand for each (C2.2).

import type { Card, CardComponents, CardView } from '../wire'
import { sorted } from '../faces/faces'

/** A hand that one may look into, or the backs of one that is hidden. */
export interface ShownHand {
  /** Its number in the view. */
  readonly number: number
  /** The place it belongs to, if it belongs to one alone. */
  readonly place: number | null
  /** Null is a card that may not be seen. */
  readonly cards: readonly (Card | null)[]
  /** Whether the question of this moment is about this hand. */
  readonly asked: boolean
}

/** The place at the lower edge of the wheel: the viewer's first. */
function lowerPlace(view: CardView, components: CardComponents): number {
  return view.viewer === null ? 0 : Math.max(0, components.places.indexOf(view.viewer))
}

/** All places clockwise, beginning with the one at the lower edge. */
export function placesAround(view: CardView, components: CardComponents): number[] {
  const first = lowerPlace(view, components)
  return components.places.map((_, turn) => (first + turn) % components.places.length)
}

export function seatAt(place: number, components: CardComponents): number {
  return components.places[place] ?? 0
}

/** Which of a player's two places this is, from 1; null where everybody has only one. */
export function placeNumber(place: number, components: CardComponents): number | null {
  const own = components.places.flatMap((seat, at) => (seat === components.places[place] ? [at] : []))
  return own.length > 1 ? own.indexOf(place) + 1 : null
}

/** Which hand is played or exchanged from now. The exchange goes hand by hand from the starter of the run (C2.4). */
function askedHand(view: CardView, components: CardComponents): number | null {
  if (view.seat === null) return null
  if (view.options.hands === 'one') return view.seat
  if (view.place !== null) return view.place
  if (view.step !== 'exchange' && view.step !== 'discard') return null
  return (view.starter + view.phase.asked) % components.places.length
}

/** The hands of the viewer: one, or one for each of his places. */
export function ownHands(view: CardView, components: CardComponents): ShownHand[] {
  if (view.viewer === null) return []
  const separate = view.options.hands === 'separate'
  const asked = askedHand(view, components)
  return view.hands.flatMap((cards, number) => {
    const seat = separate ? components.places[number] : number
    if (seat !== view.viewer) return []
    const open = cards.filter((card) => card !== null)
    return [
      {
        number,
        place: separate ? number : null,
        cards: open.length === cards.length ? sorted(open, components) : cards,
        asked: number === asked && view.seat === view.viewer,
      },
    ]
  })
}

/** How many cards a player holds, at all his places together. */
export function handSize(view: CardView, components: CardComponents, seat: number): number {
  return view.hands.reduce((size, cards, number) => {
    const owner = view.options.hands === 'separate' ? components.places[number] : number
    return owner === seat ? size + cards.length : size
  }, 0)
}
