// The row of phases in the bar: what of the turn (board) or of the run (cards) is done and with what result, what is
// going on now, and what is to come. It is read off the step and the events, so no rule stands here.

import type { AnyScene } from '../../state/table/scene'
import type { BoardStep, BoardView, CardStep, CardView, GameEvent } from '../../state/views'
import type { Message } from '../prompt/prompt'

export interface Phase {
  readonly id: string
  readonly label: Message
  readonly state: 'done' | 'now' | 'to-come'
  readonly result: Message | null
}

type BoardPhase = 'income' | 'purchase' | 'drive' | 'settle' | 'special' | 'join'
type CardPhase = 'exchange' | 'tricks' | 'build' | 'start'

const BOARD_PHASES: readonly BoardPhase[] = ['income', 'purchase', 'drive', 'settle', 'special', 'join']
const BOARD_LABELS: Record<BoardPhase, string> = {
  income: 'page-phase-income',
  purchase: 'page-phase-purchase',
  drive: 'page-phase-drive',
  settle: 'page-phase-settle',
  special: 'page-phase-special',
  join: 'page-phase-join',
}
const BOARD_STEPS: Record<Exclude<BoardStep, 'over'>, BoardPhase> = {
  purchase: 'purchase',
  place: 'purchase',
  drive: 'drive',
  settle: 'settle',
  sergeant: 'special',
  barkeeper: 'special',
  farmer: 'special',
  join: 'join',
}

const CARD_PHASES: readonly CardPhase[] = ['exchange', 'tricks', 'build', 'start']
const CARD_LABELS: Record<CardPhase, string> = {
  exchange: 'page-phase-exchange',
  tricks: 'page-phase-tricks',
  build: 'page-phase-build',
  start: 'page-phase-start',
}
const CARD_STEPS: Record<Exclude<CardStep, 'over'>, CardPhase> = {
  exchange: 'exchange',
  discard: 'exchange',
  play: 'tricks',
  add: 'tricks',
  take: 'tricks',
  trump: 'tricks',
  steal: 'tricks',
  plunder: 'tricks',
  build: 'build',
  pay: 'start',
}

/** The phases of what is on the screen. */
export function phasesOf(scene: AnyScene): Phase[] {
  const events = scene.log.map((entry) => entry.event)
  if (scene.view === null) return []
  return scene.view.game === 'board'
    ? boardPhases(scene.view, events, scene.turn.holding)
    : cardPhases(scene.view, events)
}

/** In which round or run the game is. */
export function whereOf(scene: AnyScene): Message | null {
  const { view, result } = scene
  if (view === null && scene.info.awaits_start) return { id: 'page-table-ready' }
  if (view === null) return scene.info.state === 'open' ? { id: 'page-table-open' } : null
  if (view.game === 'board') {
    return { id: result ? 'page-table-finished-round' : 'page-table-round', figures: { round: view.round } }
  }
  return { id: result ? 'page-table-finished-run' : 'page-table-run', figures: { run: view.run } }
}

/** The phases of the turn. A turn that is held back for its player to end (`holding`) has nothing to come any more. */
export function boardPhases(view: BoardView, events: readonly GameEvent[], holding: number | null): Phase[] {
  if (view.step === 'over') return []
  const passed = holding !== null && holding !== view.active
  const turn = passed ? eventsOfTurnBefore(events) : eventsOfTurn(events)
  const now = passed ? null : BOARD_STEPS[view.step]
  const place = now === null ? BOARD_PHASES.length : BOARD_PHASES.indexOf(now)
  const special = now === 'special' || turn.some((event) => SPECIAL.has(event.event))
  return BOARD_PHASES.filter((phase) => phase !== 'special' || special).map((phase) => {
    const position = BOARD_PHASES.indexOf(phase)
    const state = position < place ? 'done' : position === place ? 'now' : 'to-come'
    return { id: phase, label: { id: BOARD_LABELS[phase] }, state, result: boardResult(phase, state, turn) }
  })
}

const SPECIAL: ReadonlySet<string> = new Set(['built-free', 'returned', 'skipped'])

function boardResult(phase: BoardPhase, state: Phase['state'], turn: readonly GameEvent[]): Message | null {
  if (state === 'to-come') return null
  if (phase === 'income') {
    const income = turn.find((event) => event.event === 'income')
    return income?.event === 'income' ? { id: 'page-phase-received', figures: { amount: income.amount } } : null
  }
  if (phase === 'purchase') {
    const bought = turn.flatMap((event) => PURCHASES[event.event] ?? [])
    if (bought.length > 0) return { id: 'page-phase-bought', figures: { purchases: bought } }
    return state === 'done' ? { id: 'page-phase-nothing' } : null
  }
  if (phase === 'drive') {
    const drives = turn.filter((event) => event.event === 'drove')
    const last = drives.at(-1)
    if (last?.event === 'drove' && state === 'done') return { id: 'page-phase-city', figures: { city: last.city } }
    return turn.some((event) => event.event === 'passed') ? { id: 'page-phase-passed' } : null
  }
  return null
}

const PURCHASES: Readonly<Record<string, string>> = {
  'bought-road': 'road',
  'bought-roads': 'roads',
  'bought-coach': 'coach',
}

/** What has happened in the turn that goes on. */
function eventsOfTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(lastIndex(events, 'turn'))
}

function eventsOfTurnBefore(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = lastIndex(events, 'turn')
  return eventsOfTurn(events.slice(0, end))
}

/** The phases of the supply run. */
export function cardPhases(view: CardView, events: readonly GameEvent[]): Phase[] {
  if (view.step === 'over') return []
  const run = events.slice(lastIndex(events, 'run'))
  const now = CARD_PHASES.indexOf(CARD_STEPS[view.step])
  return CARD_PHASES.map((phase, position) => {
    const state = position < now ? 'done' : position === now ? 'now' : 'to-come'
    return { id: phase, label: { id: CARD_LABELS[phase] }, state, result: cardResult(phase, state, view, run) }
  })
}

function cardResult(
  phase: CardPhase,
  state: Phase['state'],
  view: CardView,
  run: readonly GameEvent[],
): Message | null {
  if (phase === 'tricks' && state !== 'to-come') {
    return state === 'now'
      ? { id: 'page-phase-trick', figures: { number: trickNumber(view, run) } }
      : {
          id: 'page-phase-tricks-played',
          figures: { count: run.filter((event) => event.event === 'trick-won').length },
        }
  }
  if (phase === 'build') {
    const built = run.filter((event) => event.event === 'building-raised').length
    return built > 0 ? { id: 'page-phase-built', figures: { count: built } } : null
  }
  return null
}

/** Which trick of the run goes on. While its storm or thief is still to be answered it is the one just won (C4.9). */
function trickNumber(view: CardView, run: readonly GameEvent[]): number {
  const won = run.filter((event) => event.event === 'trick-won').length
  return view.step === 'plunder' || view.trick.winner !== null ? won : won + 1
}

/** Where the last event of this name is; 0 if there is none. */
function lastIndex(events: readonly GameEvent[], name: GameEvent['event']): number {
  return Math.max(
    0,
    events.findLastIndex((event) => event.event === name),
  )
}
