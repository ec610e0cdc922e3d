// How views and events of any game are read: as little as every game has.

import { say, trySay } from '../../say/say.svelte'
import type { GameReading } from '../game-page'
import type { GameEvent } from '../shapes'
import { asWords } from './words'

/** "Card: 3, to: 1": the figures of an event that has no sentence. */
function figuresOf(event: GameEvent): string | null {
  const figures = Object.entries(event)
    .filter(([name]) => name !== 'event' && name !== 'seat')
    .map(([name, value]) => `${asWords(name)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')
  return figures === '' ? null : figures
}

export const reading: GameReading = {
  // Nobody here knows what is secret in it.
  hidesHands: true,
  names: () => ({}),
  phases: () => [],
  where: () => null,
  namesSteps: false,
  headings: () => ({
    before: () => null,
    beginning: () => ({ id: 'page-plain-log' }),
    isOpening: () => false,
  }),
  privateFigures: {},
  message: (event) => {
    const { event: name, ...told } = event
    // More is told to the one who knows the figures of it.
    for (const id of [`event-${name}-private`, `event-${name}`]) {
      if (trySay(id, told) !== null) return { id, figures: told }
    }
    const figures = { name: asWords(name), figures: figuresOf(event) }
    if (event.seat === undefined) return { id: 'page-plain-event', figures }
    return { id: 'page-plain-event-by', figures: { ...figures, seat: event.seat } }
  },
  motion: () => null,
  round: () => null,
  replayMove: (figures) => say('page-plain-replay-move', figures),
  // Whatever an event or a view holds may be secret.
  told: ({ event, seat }) => ({ event, ...(seat !== undefined && { seat }) }),
  masked: ({ game, seat, step }) => ({ game, seat: seat ?? null, ...(step !== undefined && { step }) }),
}
