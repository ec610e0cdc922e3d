// The board game, Pioneers: what the page asks of it.

import { loadTexts, say } from '../../say/say.svelte'
import type { GamePage } from '../game-page'
import { agreed, options } from './start/variants'
import { texts } from './texts'
import type { BoardTypes } from './scene'

const entry: GamePage<BoardTypes> = {
  name: 'board',
  order: 1,
  icon: 'stagecoach',
  players: [2, 3, 4],
  hasBots: true,
  usualPlayers: 3,
  minutes: 45,
  words: {
    title: () => say('page-start-board'),
    short: () => say('page-together-board'),
    table: () => say('page-table-board'),
    about: () => say('page-start-board-about'),
    play: () => say('page-start-play-board'),
    goOn: (who) => say('page-start-continue-board', { who }),
    join: (who) => say('page-start-join-board', { who }),
    watch: (date) => say('page-games-replay-board', { date }),
    replayTitle: (move) => say('page-replay-title-board', { move }),
    replayHeading: () => say('page-replay-heading-board'),
  },
  variants: { load: async () => (await import('./start/Variants.svelte')).default, options, agreed },
  files: [
    { option: 'board', label: () => say('page-together-file-board') },
    { option: 'coaches', label: () => say('page-together-file-coaches') },
  ],
  rules: {
    letter: 'B',
    icon: 'ph:map-trifold',
    minutes: 5,
    learn: () => say('page-start-learn-board'),
    title: () => say('page-rules-title-board'),
    heading: () => say('rules-board-title'),
    tab: () => say('page-rules-board'),
    load: async () => (await import('./rules/rules')).rules,
  },
  hero: async () => (await import('./start/HeroPicture.svelte')).default,
  picture: async () => (await import('./start/Picture.svelte')).default,
  texts,
  loadTexts: () => loadTexts('board'),
  reading: async () => (await import('./reading')).reading,
  table: async () => (await import('./table/BoardTable.svelte')).default,
  scoring: async () => (await import('./scoring/BoardScoring.svelte')).default,
  drawing: async () => (await import('./replay-picture')).boardPicture,
  review: async () => (await import('./review/review')).review,
}
export default entry
