// The phases of a turn: what of it is done and with what result, what goes on now, and what is to come. It is read off
// the step and the events, so no rule stands here.

import { lastIndex, type Phase } from '../../course/bar/phases'
import type { Message } from '../../course/prompt/prompt'
import type { BoardEvent, BoardStep, BoardView } from './wire'

type BoardPhase = 'income' | 'purchase' | 'drive' | 'settle' | 'special' | 'join'

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

/** The phases of the turn. A turn that is held back for its player to end (`holding`) has nothing to come any more. */
export function boardPhases(view: BoardView, events: readonly BoardEvent[], holding: number | null): Phase[] {
  if (view.step === 'over') return []
  const passed = holding !== null
  const turn = passed && isOfAnother(events, holding) ? eventsOfTurnBefore(events) : eventsOfTurn(events)
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

function boardResult(phase: BoardPhase, state: Phase['state'], turn: readonly BoardEvent[]): Message | null {
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

/** Whether the turn has passed on in the events. */
function isOfAnother(events: readonly BoardEvent[], seat: number): boolean {
  const last = events.findLast((event) => event.event === 'turn')
  return last?.event === 'turn' && last.seat !== seat
}

/** What has happened in the turn that goes on. */
function eventsOfTurn(events: readonly BoardEvent[]): readonly BoardEvent[] {
  return events.slice(lastIndex(events, 'turn'))
}

function eventsOfTurnBefore(events: readonly BoardEvent[]): readonly BoardEvent[] {
  const end = lastIndex(events, 'turn')
  return eventsOfTurn(events.slice(0, end))
}
