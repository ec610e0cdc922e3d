// The rules of the board game as a book.

import text from '../../../../../src/pioneers/board/data/rules.toml?raw'
import { readBook } from '../../../rules/book'
import { say } from '../../../say/say.svelte'
import type { GameRules } from '../../game-page'
import BoardExamples from './BoardExamples.svelte'

const MINUTE_ICONS = {
  'page-rules-minute-aim': 'round-star',
  'page-rules-minute-income': 'two-coins',
  'page-rules-minute-purchase': 'ph:shopping-bag',
  'page-rules-minute-drive': 'stagecoach',
  'page-rules-minute-settle': 'ph:house-line',
  'page-rules-minute-end': 'ph:flag-checkered',
}

export const rules: GameRules = {
  book: readBook(text),
  Examples: BoardExamples,
  minute: MINUTE_ICONS,
  words: {
    play: () => say('page-rules-play-board'),
    open: () => say('knowledge-board-public'),
    secret: () => say('knowledge-board-hidden'),
    credit: () => say('rules-board-credit'),
  },
}
