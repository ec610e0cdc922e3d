// A small set of sounds, each of which can be off: soft, short, made on the spot. They are loaded when the first is wanted.

import { untrack } from 'svelte'
import type { GameReading } from '../../games/game-page'
import type { GameEvent } from '../../games/shapes'
import { preferences, type SoundName } from '../../preferences.svelte'
import type { LiveTable } from '../table/live.svelte'

/** What zzfx makes them of: volume, randomness, frequency, attack, sustain, release, shape … */
const MADE_OF: Readonly<Record<SoundName, readonly number[]>> = {
  // Two soft tones, like a small bell.
  turn: [0.6, 0, 523, 0.02, 0.12, 0.35, 0, 1.4, 0, 0, 261, 0.09, 0, 0, 0, 0, 0, 0.7, 0.04],
  move: [0.3, 0, 190, 0.004, 0.02, 0.07, 1, 1.6],
  money: [0.25, 0, 880, 0.004, 0.03, 0.14, 0, 1.2, 0, 0, 440, 0.05],
  trick: [0.4, 0, 330, 0.01, 0.05, 0.22, 1, 1.2, 0, 0, 165, 0.06],
  storm: [0.35, 0, 90, 0.04, 0.2, 0.4, 4, 1, -0.4, 0, 0, 0, 0, 0.7],
  end: [0.5, 0, 392, 0.02, 0.2, 0.6, 0, 1.4, 0, 0, 196, 0.15],
}
/** Sounds of one step come one after the other. */
const APART = 140

/** What a step sounds like: each kind once, however many coins move. */
export function soundsOf(events: readonly GameEvent[], reading: Pick<GameReading, 'sound'>): SoundName[] {
  return [...new Set(events.flatMap((event) => reading.sound?.(event) ?? []))]
}

/** Play those that somebody wants to hear. */
export async function play(...names: readonly SoundName[]): Promise<void> {
  const wanted = names.filter((name) => preferences.hears(name))
  if (wanted.length === 0) return
  try {
    const { zzfx } = await import('zzfx')
    wanted.forEach((name, place) => setTimeout(() => zzfx(...MADE_OF[name]), place * APART))
  } catch {
    // No sound on this device, or the page has not been touched yet: the screen says it too.
  }
}

/** Let what happens at a table be heard, from now on. For the start of a component. */
export function soundSteps(table: () => Pick<LiveTable, 'step' | 'result' | 'reading'>): void {
  let heard = 0
  let wasOver = untrack(() => table().result !== null)
  $effect(() => {
    const { step, result, reading } = table()
    if (step && step.number > heard) {
      heard = step.number
      if (step.kind !== 'undo') void play(...soundsOf(step.events, reading))
    }
    if (result !== null && !wasOver) void play('end')
    wasOver = result !== null
  })
}
