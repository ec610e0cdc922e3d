// From the last move into the final scoring: what it needs is loaded ahead, and the table goes over into it.

import { tick } from 'svelte'
import { gamePage } from '../../games/registry'
import { preferences } from '../../preferences.svelte'
import { loadTexts } from '../../say/say.svelte'

/** Load the scoring of a game before it is wanted. What is missing then is said when it is shown. */
export function scoringAhead(game: string): Promise<unknown> {
  return Promise.all([import('./Scoring.svelte'), gamePage(game).scoring(), loadTexts('scoring')]).catch(
    () => undefined,
  )
}

const PAUSE = 10
/** What takes longer is shown as it comes. */
const PATIENCE = 1_000

/** Show the scoring: the picture of the table stays until it is drawn, and then changes into it. */
export async function goOver(game: string, change: () => void): Promise<void> {
  await scoringAhead(game)
  if (preferences.still || !('startViewTransition' in document) || document.visibilityState === 'hidden') {
    change()
    return
  }
  document.startViewTransition(async () => {
    change()
    await tick()
    const began = performance.now()
    while (!document.querySelector('[data-course=scored]') && performance.now() - began < PATIENCE) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  })
}
