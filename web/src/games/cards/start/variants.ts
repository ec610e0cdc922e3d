// The variant of the card game for two: one hand for both places, or a hand for each (C2.2).

import { say } from '../../../say/say.svelte'
import type { Chosen, GameVariants } from '../../game-page'

export const HANDS = ['one', 'separate'] as const

export function handsOf(chosen: Chosen): (typeof HANDS)[number] {
  return chosen.hands === 'separate' ? 'separate' : 'one'
}

export const options = (chosen: Chosen, players: number): ReturnType<GameVariants['options']> =>
  players === 2 && handsOf(chosen) === 'separate' ? { hands: 'separate' } : {}

export const agreed: GameVariants['agreed'] = ({ players, options: { hands } }) =>
  players === 2
    ? [
        {
          label: say('page-room-hands'),
          value: say(hands === 'separate' ? 'page-room-hands-separate' : 'page-room-hands-one'),
        },
      ]
    : []
