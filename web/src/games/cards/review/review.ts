// How the card game speaks of plans: all cards of a play are one sentence.

import { say } from '../../../say/say.svelte'
import type { GameReview } from '../../game-page'
import type { CardTypes } from '../scene'

type Sentence = readonly [id: string, figures: Readonly<Record<string, unknown>>]

/** The actions by verb, those of one play or one exchange together. */
export function sentencesOf(actions: readonly string[]): Sentence[] {
  const sentences: Sentence[] = []
  const played: string[] = []
  const discarded: string[] = []
  for (const action of actions) {
    const [verb = ''] = action.split(' ', 1)
    const what = action.slice(verb.length + 1)
    if (verb === 'play' || verb === 'add') played.push(what)
    else if (verb === 'discard') discarded.push(what)
    else if (verb === 'done') {
      if (actions.length === 1) sentences.push(['page-plan-done', {}])
    } else if (verb === 'keep') sentences.push(['page-plan-keep', {}])
    else if (verb === 'exchange') sentences.push(['page-plan-exchange', { suit: what }])
    else if (verb === 'take') sentences.push(['page-plan-take', { suit: what }])
    else if (verb === 'trump') sentences.push(['page-plan-trump', { suit: what }])
    else if (verb === 'build') sentences.push(['page-plan-build', { building: what }])
    else if (verb === 'pay') sentences.push(['page-plan-pay', { suit: what }])
    else if (verb === 'steal') sentences.push(stolen(what))
  }
  if (played.length > 0) sentences.unshift(['page-plan-play', { cards: played }])
  if (discarded.length > 0) sentences.push(['page-plan-discard', { cards: discarded }])
  return sentences
}

/** `gold`, or `gold from 2`, by seats that count from 0. */
function stolen(what: string): Sentence {
  const [suit = '', ...from] = what.split(' ')
  const victim = from.findLast((word) => /^\d+$/.test(word))
  return victim === undefined
    ? ['page-plan-steal', { suit }]
    : ['page-plan-steal-from', { suit, victim: Number(victim) }]
}

export const review: GameReview<CardTypes> = {
  plan: (actions, names) => sentencesOf(actions).map(([id, figures]) => say(id, figures, names)),
  round: (round) => say('page-review-run', { run: round }),
  position: async () => (await import('./CardPosition.svelte')).default,
}
