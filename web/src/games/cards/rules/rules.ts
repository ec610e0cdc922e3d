// The rules of the card game as a book.

import text from '../../../../../src/pioneers/cards/data/rules.toml?raw'
import { readBook } from '../../../rules/book'
import { say } from '../../../say/say.svelte'
import type { GameRules } from '../../game-page'
import CardExamples from './CardExamples.svelte'

const MINUTE_ICONS = {
  'cards-aim-build': 'ph:house-line',
  'cards-aim-trick': 'ph:cards',
  'cards-aim-others': 'storm',
  'cards-aim-run': 'ph:arrows-clockwise',
}

export const rules: GameRules = {
  book: readBook(text),
  Examples: CardExamples,
  minute: MINUTE_ICONS,
  words: {
    play: () => say('page-rules-play-cards'),
    open: () => say('knowledge-cards-public'),
    secret: () => say('knowledge-cards-hidden'),
    credit: () => say('rules-cards-credit'),
  },
}
