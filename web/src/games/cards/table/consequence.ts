// What would happen if the chosen cards were played, line by line, from the engine's preview. Nobody's hand is looked
// into: before the trick is full, the preview only says what would be ahead.

import { namesOf } from '../../../course/names'
import type { Message } from '../../../course/prompt/prompt'
import type { CardScene, Preview } from '../scene'
import type { CardEvent, CardKind, Standing, Suit } from '../wire'
import { say } from '../../../say/say.svelte'
import { isSuit, kindOf, sumOf } from '../faces/faces'
import type { CardSelection } from '../hand/selection.svelte'

export interface ConsequenceLine {
  readonly text: Message
  /** A suit, what a line is about, or whose piece stands before it. */
  readonly sign: Suit | 'won' | 'lost' | 'trump' | 'storm' | 'thief' | { readonly seat: number }
  readonly change: number | null
  readonly good: boolean | null
}

export interface Consequence {
  readonly title: Message
  readonly lines: readonly ConsequenceLine[]
}

/** The card in the lower left corner of the table; null while nothing is chosen or nothing is known. */
export function consequence(scene: CardScene, selection: CardSelection): Consequence | null {
  const { preview, whole } = selection
  const first = whole[0]
  if (!scene.view || !preview || first === undefined || selection.cards.length === 0) return null
  const title: Message = isSuit(kindOf(first))
    ? { id: 'page-cards-if-sum', figures: { sum: sumOf(whole) } }
    : { id: 'page-cards-if-card', figures: { card: first } }
  const lines = linesOf(scene, preview, kindOf(first))
  return lines.length > 0 ? { title, lines } : null
}

function linesOf(scene: CardScene, preview: Preview, kind: CardKind): ConsequenceLine[] {
  const lines = preview.events.flatMap((event) => lineOf(scene, event) ?? [])
  const { ahead, asked } = preview
  const winner = preview.events.find((event) => event.event === 'trick-won')
  if (!winner) {
    if (kind === 'thief')
      lines.push({ text: { id: 'page-cards-thief-would' }, sign: 'thief', change: null, good: null })
    // Who leads is ahead anyway.
    if (ahead && scene.view && scene.view.trick.plays.length > 0) lines.push(standing(scene, ahead))
  }
  if (asked) {
    const line = questionOf(scene, asked, winner?.event === 'trick-won' ? winner.seat : null)
    if (line) lines.push(line)
  }
  // The question about the trump comes after the trick, or after the supply card of a storm that won (C4.9).
  if (kind === 'storm' && (!winner || asked?.step === 'take')) {
    lines.push({ text: { id: 'page-cards-storm-would' }, sign: 'trump', change: null, good: null })
  }
  return lines
}

/** Others still play: what would be ahead until then. */
export function standing(scene: CardScene, ahead: Standing): ConsequenceLine {
  const { seat, sum } = ahead
  const mine = seat === scene.seat
  return {
    text: { id: mine ? 'page-cards-you-would-lead' : 'page-cards-other-ahead', figures: { seat, sum } },
    sign: mine ? 'won' : { seat },
    change: null,
    good: mine ? true : null,
  }
}

/** What a storm or a thief in the trick leads to: its player is asked next. */
function questionOf(
  scene: CardScene,
  asked: NonNullable<Preview['asked']>,
  winner: number | null,
): ConsequenceLine | null {
  const { seat, step } = asked
  const mine = seat === scene.seat
  if (step === 'take' && mine) {
    return { text: { id: 'page-cards-you-choose-supply' }, sign: 'storm', change: 1, good: true }
  }
  if (step === 'trump') {
    const text = mine ? { id: 'page-cards-you-name-trump' } : { id: 'page-cards-other-names-trump', figures: { seat } }
    return { text, sign: mine ? 'trump' : { seat }, change: null, good: null }
  }
  if (step !== 'steal' || winner === null) return null
  const figures = { seat, victim: winner }
  if (mine) return { text: { id: 'page-cards-you-steal', figures }, sign: 'thief', change: 1, good: true }
  return winner === scene.seat
    ? { text: { id: 'page-cards-other-steals-you', figures }, sign: { seat }, change: -1, good: false }
    : { text: { id: 'page-cards-other-steals', figures }, sign: { seat }, change: null, good: null }
}

function lineOf(scene: CardScene, event: CardEvent): ConsequenceLine | null {
  const me = scene.seat
  switch (event.event) {
    case 'trick-won': {
      const mine = event.seat === me
      return {
        text: mine
          ? { id: 'page-cards-you-win' }
          : { id: 'page-cards-other-wins', figures: { seat: event.seat, sum: event.sum } },
        sign: mine ? 'won' : 'lost',
        change: null,
        good: mine,
      }
    }
    case 'supply-taken': {
      const figures = { suit: event.suit, seat: event.seat }
      return event.seat === me
        ? { text: { id: 'page-cards-from-stock', figures }, sign: event.suit, change: 1, good: true }
        : { text: { id: 'page-cards-other-takes', figures }, sign: event.suit, change: null, good: null }
    }
    case 'stock-out':
      return {
        text: { id: 'page-cards-none-in-stock', figures: { suit: event.suit } },
        sign: event.suit,
        change: 0,
        good: null,
      }
    case 'storm-empty':
      return { text: { id: 'page-cards-stock-empty' }, sign: 'storm', change: 0, good: null }
    case 'thief-empty':
      return { text: { id: 'page-cards-nothing-to-steal' }, sign: 'thief', change: null, good: null }
    default:
      return null
  }
}

/** The same in one sentence, for the band of a phone. */
export function summary(scene: CardScene, selection: CardSelection): Message | null {
  const found = consequence(scene, selection)
  return found?.lines[0]?.text ?? null
}

/** What stands beside the ghost of the chosen cards. */
export function ghostNote(scene: CardScene, selection: CardSelection): string {
  const text = summary(scene, selection)
  return text ? say(text.id, text.figures, namesOf(scene)) : ''
}
