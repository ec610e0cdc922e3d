// Answers given on the table itself, and the word on what was refused.

import { namesOf } from '../../../course/names'
import { refuseMove } from '../../../look/surfaces/refusal.svelte'
import { canSay, say } from '../../../say/say.svelte'
import type { CardScene } from '../scene'
import type { Refusal } from './selection.svelte'

/** What can be chosen on the table: an action that is offered, or one that says why it is not. */
export interface Offer {
  readonly action: string
  readonly offered: boolean
}

/** Say why something is not possible, with the number of the rule. */
export function refuseAt(scene: CardScene, refusal: Refusal): void {
  const own = 'id' in refusal ? refusal.id : refusal.message
  const sentence =
    'sentence' in refusal && !canSay(own) ? refusal.sentence : say(own, refusal.figures ?? {}, namesOf(scene))
  refuseMove({ sentence, rule: refusal.rule ?? null })
}

/** Play the action of an offer; what is not offered is explained. */
export async function answer(scene: CardScene, offer: Offer, end: boolean): Promise<void> {
  if (!scene.live || scene.busy) return
  if (offer.offered) {
    const outcome = await scene.play([offer.action], end)
    if (!outcome.done) refuseAt(scene, outcome.problem)
    return
  }
  const problem = await scene.explain(offer.action)
  if (problem) refuseAt(scene, problem)
}
