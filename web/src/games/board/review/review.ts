// How the board game speaks of plans: one sentence for a whole drive, one for each other thing.

import { say } from '../../../say/say.svelte'
import type { GameReview } from '../../game-page'
import type { BoardTypes } from '../scene'

type Sentence = readonly [id: string, figures: Readonly<Record<string, unknown>>]

/** The points of a coach by its number; 0 where they are not known. The screen names coaches by their points. */
type PointsOf = (coach: number) => number

/** What an action is told as; null for the end of something that was done. */
function sentenceOf(
  [verb = '', what = '', which = '']: readonly string[],
  isOnly: boolean,
  pointsOf: PointsOf,
): Sentence | null {
  const pioneer = { profession: what, coach: Number(which), points: pointsOf(Number(which)) }
  switch (verb) {
    case 'buy':
      if (what === 'coach') return ['page-plan-buy-coach', { place: Number(which) }]
      return [what === 'road' ? 'page-plan-buy-road' : 'page-plan-buy-roads', {}]
    case 'road':
      return ['page-plan-road', { line: what }]
    case 'settle':
      return ['page-plan-settle', pioneer]
    case 'return':
      return ['page-plan-return', pioneer]
    case 'join':
      return ['page-plan-join', pioneer]
    case 'skip':
      return isOnly ? ['page-plan-skip', {}] : null
    case 'decline':
      return ['page-plan-decline', {}]
    case 'done':
      return isOnly ? ['page-plan-nothing', {}] : null
    default:
      return null
  }
}

/** The plan as things that one does, the spaces of a drive together. */
export function sentencesOf(actions: readonly string[], pointsOf: PointsOf = () => 0): Sentence[] {
  const sentences: Sentence[] = []
  let spaces: string[] = []
  const arrive = () => {
    if (spaces.length === 0) return
    const city = spaces.at(-1)
    const by = spaces.slice(0, -1)
    sentences.push(by.length === 0 ? ['page-plan-drive', { city }] : ['page-plan-drive-by', { city, by }])
    spaces = []
  }
  for (const action of actions) {
    const words = action.split(' ')
    if (words[0] === 'drive' && words[1] !== undefined) {
      spaces.push(words[1])
      continue
    }
    arrive()
    const sentence = sentenceOf(words, actions.length === 1, pointsOf)
    if (sentence) sentences.push(sentence)
  }
  arrive()
  return sentences
}

export const review: GameReview<BoardTypes> = {
  plan: (actions, names, place) => {
    const coaches = place?.view?.seats[place.seat]?.coaches
    const pointsOf = (coach: number) => coaches?.[coach - 1]?.points ?? 0
    return sentencesOf(actions, pointsOf).map(([id, figures]) => say(id, figures, names))
  },
  round: (round) => say('page-review-round', { round }),
  position: async () => (await import('./BoardPosition.svelte')).default,
}
