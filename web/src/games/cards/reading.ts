// How views and events of the card game are read by what surrounds its table.

import type { SoundName } from '../../preferences.svelte'
import { say } from '../../say/say.svelte'
import type { Motion } from '../../state/table/pacing'
import type { GameReading } from '../game-page'
import { TrickHeadings } from './log'
import { newsOf } from './news'
import { cardPhases } from './phases'
import type { CardTypes } from './scene'
import type { CardEvent } from './wire'

const PIECE: Motion = { time: 240 }
/** The moments of a game are looked at longer. */
const BEAT: Motion = { time: 240, look: 800 }
const CARD: Motion = { time: 220 }
// A complete trick is looked at before it is taken: up to four plays with their sums, perhaps a thief.
const TRICK: Motion = { time: 320, look: 1400 }

const MOTIONS: Readonly<Partial<Record<CardEvent['event'], Motion>>> = {
  'supply-taken': PIECE,
  'storm-took': BEAT,
  stolen: BEAT,
  'exchange-paid': PIECE,
  'building-raised': BEAT,
  'paid-start': PIECE,
  played: CARD,
  dealt: CARD,
  drew: CARD,
  'thieves-lost': CARD,
  'last-hand': CARD,
  'trick-won': TRICK,
  'run-ends': { time: 0, look: 1600 },
}

const SOUNDS: Readonly<Partial<Record<CardEvent['event'], SoundName>>> = {
  played: 'move',
  dealt: 'move',
  'supply-taken': 'money',
  'building-raised': 'money',
  'trick-won': 'trick',
  'storm-took': 'storm',
  stolen: 'storm',
}

const covered = (cards: readonly unknown[]) => cards.map(() => null)

export const reading: GameReading<CardTypes> = {
  hidesHands: true,
  names: () => ({}),
  phases: ({ view, log }) =>
    view === null
      ? []
      : cardPhases(
          view,
          log.map((entry) => entry.event),
        ),
  where: ({ run }, isOver) => ({ id: isOver ? 'page-table-finished-run' : 'page-table-run', figures: { run } }),
  namesSteps: true,
  headings: () => new TrickHeadings(),
  privateFigures: { dealt: 'cards', drew: 'cards', discarded: 'card' },
  news: newsOf,
  /** A card that is played is a turn. */
  turnOf: (event) => (event.event === 'played' ? event.seat : null),
  motion: ({ event }) => MOTIONS[event] ?? null,
  sound: ({ event }) => SOUNDS[event] ?? null,
  round: (event) => (event.event === 'run' ? event.run : null),
  replayMove: (figures, run) => say('page-replay-move-run', { ...figures, run }),
  masked: (view) => ({
    ...view,
    viewer: null,
    hands: view.hands.map(covered),
    discards: view.discards.map(covered),
    pending: [],
  }),
}
