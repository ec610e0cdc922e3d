// Reviews and hints of a game without a folder here: plans in the words of the game where it has some, else in its notation.

import { say, trySay } from '../../say/say.svelte'
import type { GameReview } from '../game-page'
import { objectOf, verbOf } from './actions'

export const review: GameReview = {
  plan: (actions, names) =>
    actions.map((action) => trySay(`action-${verbOf(action)}`, { object: objectOf(action) }, names) ?? action),
  round: (round) => say('page-review-round', { round }),
  position: null,
}
