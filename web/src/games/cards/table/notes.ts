// The few words beside a place of the trick and on a player's board: who led, what is ahead, what a thief will do.

import type { Message } from '../../../course/prompt/prompt'
import type { CardComponents, CardView, Trick } from '../wire'
import { additionOf, isSuit, kindOf, sumOf } from '../faces/faces'
import { seatAt } from './seating'
import { cardsAt } from '../trick/trick'

/** The place of the last thief, the only one that counts (C4.6). */
export function lastThief(trick: Trick): number | null {
  return trick.plays.findLast((play) => play.cards.some((card) => kindOf(card) === 'thief'))?.place ?? null
}

/** Which place is ahead in the trick that is drawn, or has won it. */
export function aheadIn(view: CardView, trick: Trick): number | null {
  return trick.winner ?? (trick === view.trick ? (view.ahead?.place ?? null) : null)
}

/** `brief`: without what the cards themselves say. */
export function noteOf(view: CardView, trick: Trick, place: number, brief: boolean): Message[] {
  const notes: Message[] = []
  const cards = cardsAt(trick, place)
  if (!cards) {
    if (trick.winner === null && view.place === place) notes.push({ id: 'page-cards-to-play' })
    return notes
  }
  const first = cards[0] ?? ''
  const kind = kindOf(first)
  if (trick.leader === place) notes.push({ id: 'page-cards-led' })
  if (kind === 'thief') {
    notes.push({ id: lastThief(trick) === place ? 'page-cards-thief-steals' : 'page-cards-thief-idle' })
  } else if (isSuit(kind) && cards.length > 1) {
    notes.push({ id: 'page-cards-plain', figures: { text: additionOf(cards) } })
  } else if (!brief) {
    notes.push({ id: 'page-cards-card', figures: { card: first } })
  }
  if (trick.winner === place) notes.push({ id: 'page-cards-won' })
  else if (trick.winner === null && aheadIn(view, trick) === place) notes.push({ id: 'page-cards-ahead' })
  return notes
}

/** What the last play of a seat was, for its board; two players may have two places. */
export function seatNote(view: CardView, components: CardComponents, seat: number): Message[] {
  const { trick } = view
  const places = components.places.flatMap((owner, place) => (owner === seat ? [place] : []))
  const ahead = places.find((place) => aheadIn(view, trick) === place)
  if (ahead !== undefined) {
    const cards = cardsAt(trick, ahead) ?? []
    return [
      { id: trick.winner === null ? 'page-cards-ahead-with' : 'page-cards-won-with', figures: { sum: sumOf(cards) } },
    ]
  }
  if (trick.plays.length > 0 && seatAt(trick.leader, components) === seat) return [{ id: 'page-cards-led-trick' }]
  if (places.some((place) => lastThief(trick) === place)) return [{ id: 'page-cards-played-thief' }]
  return []
}
