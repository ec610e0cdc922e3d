// The phases of a supply run: what of it is done and with what result, what goes on now, and what is to come. It is read
// off the step and the events, so no rule stands here.

import { lastIndex, type Phase } from '../../course/bar/phases'
import type { Message } from '../../course/prompt/prompt'
import type { CardEvent, CardStep, CardView } from './wire'

type CardPhase = 'exchange' | 'tricks' | 'build' | 'start'

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

/** The phases of the supply run. */
export function cardPhases(view: CardView, events: readonly CardEvent[]): Phase[] {
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
  run: readonly CardEvent[],
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
function trickNumber(view: CardView, run: readonly CardEvent[]): number {
  const won = run.filter((event) => event.event === 'trick-won').length
  return view.step === 'plunder' || view.trick.winner !== null ? won : won + 1
}
