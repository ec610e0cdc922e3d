// From the last move into the final scoring: what it needs is loaded ahead, and the table goes over into it.

import { tick } from 'svelte'
import type { ScoringComponent } from '../../games/game-page'
import { gamePage } from '../../games/registry'
import { preferences } from '../../preferences.svelte'
import { loadTexts } from '../../say/say.svelte'
import type Scoring from './Scoring.svelte'

/** All that a scoring is drawn with: what surrounds it, and the game's own part. */
export interface ScoringParts {
  readonly Scoring: typeof Scoring
  readonly Points: ScoringComponent
}

export async function scoringParts(game: string): Promise<ScoringParts> {
  const [around, Points] = await Promise.all([
    import('./Scoring.svelte'),
    gamePage(game).scoring(),
    loadTexts('scoring'),
  ])
  return { Scoring: around.default, Points }
}

/** Load it before it is wanted. What is missing then is said when it is shown. */
export function scoringAhead(game: string): void {
  scoringParts(game).catch(() => undefined)
}

/** Show the scoring: the picture of the table stays until it is drawn, and then changes into it. */
export async function goOver(game: string, change: (parts: ScoringParts | null) => void): Promise<void> {
  const parts = await scoringParts(game).catch(() => null)
  if (preferences.still || !('startViewTransition' in document) || document.visibilityState === 'hidden') {
    change(parts)
    return
  }
  document.startViewTransition(() => {
    change(parts)
    return tick()
  })
}
