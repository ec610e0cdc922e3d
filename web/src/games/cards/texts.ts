// What only messages of the card game call: its cards.

import type { GameTexts } from '../../say/game-texts'

export const texts: GameTexts = {
  functions: {
    /** `stone 4`, `thief`: as in the notation. */
    card: (card, form, saying) => {
      const [kind = '', number] = card.split(' ')
      const word = saying.word(kind, form)
      return number ? saying.message('card-numbered', { kind: word, number }) : word
    },
  },
  kinds: {},
}
