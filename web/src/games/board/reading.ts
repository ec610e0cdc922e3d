// How views and events of the board game are read by what surrounds its table.

import { say } from '../../say/say.svelte'
import type { Motion } from '../../state/table/pacing'
import type { GameReading } from '../game-page'
import { heldView } from './held'
import { driveOf, goesOn, TurnHeadings } from './log'
import { newsOf } from './news'
import { boardPhases } from './phases'
import type { BoardTypes } from './scene'
import type { BoardEvent } from './wire'

const LINE: Motion = { time: 220, isStretch: true }
const PIECE: Motion = { time: 240 }
/** The moments of a game are looked at longer: an emptied coach (B9.1), the beginning of the end (B3.2). */
const BEAT: Motion = { time: 240, look: 900 }
const LAST_ROUND: Motion = { time: 0, look: 2400 }

const MOVING: ReadonlySet<BoardEvent['event']> = new Set([
  'built',
  'built-free',
  'settled',
  'joined',
  'returned',
  'bought-coach',
  'tile-kept',
  'nugget',
] as const)

const MONEY: ReadonlySet<BoardEvent['event']> = new Set(['income', 'hotel', 'nugget', 'emptied'] as const)

export const reading: GameReading<BoardTypes> = {
  // Only the nuggets are secret (B8.4).
  hidesHands: false,
  names: ({ cities }) => ({ things: { city: Object.fromEntries(cities.map((city) => [city.id, city.name])) } }),
  phases: ({ view, log, turn }) =>
    view === null
      ? []
      : boardPhases(
          view,
          log.map((entry) => entry.event),
          turn.holding,
        ),
  where: ({ round, ending }, isOver) => ({
    id: isOver ? 'page-table-finished-round' : ending.length > 0 ? 'page-table-last-round' : 'page-table-round',
    figures: { round },
  }),
  /** The game ends after this round (B3.2). */
  reminder: ({ ending }) => (ending.length > 0 ? { id: 'page-prompt-last-round' } : null),
  moment: (event) =>
    event.event === 'ending'
      ? { title: { id: 'page-moment-last-round' }, words: { id: 'event-ending', figures: { ...event } } }
      : null,
  waiting: ({ step }) => (step === 'join' ? 'page-prompt-waiting-join' : null),
  namesSteps: true,
  headings: () => new TurnHeadings(),
  places: ['city', 'line'],
  privateFigures: { nugget: 'value' },
  goesOn,
  together: driveOf,
  news: newsOf,
  turnOf: (event) => (event.event === 'turn' ? event.seat : null),
  held: heldView,
  motion: ({ event }) => {
    if (event === 'drove') return LINE
    if (event === 'ending') return LAST_ROUND
    if (event === 'emptied') return BEAT
    return MOVING.has(event) ? PIECE : null
  },
  sound: ({ event }) => (MONEY.has(event) ? 'money' : event === 'drove' || MOVING.has(event) ? 'move' : null),
  round: (event) => (event.event === 'turn' ? event.round : null),
  replayMove: (figures, round) => say('page-replay-move-round', { ...figures, round }),
  masked: (view) => ({
    ...view,
    viewer: null,
    seats: view.seats.map((seat) => ({ ...seat, nuggets: seat.nuggets.map(() => null) })),
  }),
  maskedStanding: (standing) => ({
    ...standing,
    // Others' bounds are narrower for who knows some nuggets, too.
    seats: standing.seats.map((seat) => {
      const known = seat.total.low - seat.nuggets.low
      const { low, high } = seat.open_nuggets
      return { ...seat, nuggets: seat.open_nuggets, total: { low: known + low, high: known + high } }
    }),
    leading: [],
  }),
  /** B6: whole ways to drive; B5: what purchases and roads would bring. */
  wantsOutlook: (legal) => legal.some((action) => /^(drive|road|buy) /.test(action)),
}
