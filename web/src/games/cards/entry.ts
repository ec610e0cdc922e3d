// The card game, Pioneer: what the page asks of it.

import { loadTexts, say } from '../../say/say.svelte'
import type { GamePage } from '../game-page'
import { agreed, options } from './start/variants'
import { texts } from './texts'
import type { CardTypes } from './scene'

const entry: GamePage<CardTypes> = {
  name: 'cards',
  order: 2,
  icon: 'ph:cards-fill',
  players: [2, 3, 4],
  hasBots: true,
  usualPlayers: 4,
  minutes: 25,
  words: {
    title: () => say('page-start-cards'),
    short: () => say('page-together-cards'),
    table: () => say('page-table-cards'),
    about: () => say('page-start-cards-about'),
    play: () => say('page-start-play-cards'),
    goOn: (who) => say('page-start-continue-cards', { who }),
    join: (who) => say('page-start-join-cards', { who }),
    watch: (date) => say('page-games-replay-cards', { date }),
    replayTitle: (move) => say('page-replay-title-cards', { move }),
    replayHeading: () => say('page-replay-heading-cards'),
  },
  variants: { load: async () => (await import('./start/Variants.svelte')).default, options, agreed },
  files: [{ option: 'deck', label: () => say('page-together-file-deck') }],
  rules: {
    letter: 'C',
    icon: 'ph:cards',
    minutes: 4,
    learn: () => say('page-start-learn-cards'),
    title: () => say('page-rules-title-cards'),
    heading: () => say('rules-cards-title'),
    tab: () => say('page-rules-cards'),
    load: async () => (await import('./rules/rules')).rules,
  },
  hero: null,
  picture: async () => (await import('./start/Picture.svelte')).default,
  texts,
  loadTexts: () => loadTexts('cards'),
  reading: async () => (await import('./reading')).reading,
  table: async () => (await import('./table/CardTable.svelte')).default,
  scoring: async () => (await import('./scoring/CardScoring.svelte')).default,
  drawing: async () => (await import('./replay-picture')).cardsPicture,
  review: async () => (await import('./review/review')).review,
}
export default entry
