// A game without a folder here: everything is offered, drawn plainly and called as the server calls it.

import { loadServerTexts, loadTexts, say, trySay } from '../../say/say.svelte'
import type { GamePage } from '../game-page'
import { asWords } from './words'

const USUAL_PLAYERS: readonly number[] = [2, 3, 4]
const known = new Map<string, GamePage>()

/** The descriptor of any game; the same one for the same name, so that nothing is drawn anew. */
export function plainGame(name: string, players: readonly number[] = USUAL_PLAYERS, hasBots = true): GamePage {
  const place = `${name} ${players.join(' ')} ${hasBots}`
  let game = known.get(place)
  if (game === undefined) {
    game = make(name, players, hasBots)
    known.set(place, game)
    void loadPlainTexts().catch(() => undefined)
  }
  return game
}

/** The texts around the table, and what the server says of its games; without those the plain words stay. */
async function loadPlainTexts(): Promise<void> {
  await Promise.all([loadTexts('plain'), loadServerTexts().catch(() => undefined)])
}

/** "Fox hunt", if the server has a word for `fox_hunt`; else the same made from its name. */
function titleOf(name: string): string {
  return trySay(`game-${name.replaceAll('_', '-')}`, {}) ?? asWords(name)
}

function make(name: string, players: readonly number[], hasBots: boolean): GamePage {
  const about = `game-${name.replaceAll('_', '-')}-about`
  const named = () => ({ game: titleOf(name) })
  return {
    name,
    order: Number.POSITIVE_INFINITY,
    icon: 'ph:dice-five',
    players,
    hasBots,
    usualPlayers: players.at(-1) ?? 2,
    minutes: null,
    words: {
      title: () => titleOf(name),
      short: () => titleOf(name),
      table: () => titleOf(name),
      about: () => trySay(about, {}) ?? say('page-plain-about'),
      play: () => say('page-plain-play', named()),
      goOn: (who) => say('page-plain-go-on', { ...named(), who }),
      join: (who) => say('page-plain-join', { ...named(), who }),
      watch: (date) => say('page-plain-watch', { ...named(), date }),
      replayTitle: (move) => say('page-plain-replay-title', { ...named(), move }),
      replayHeading: () => say('page-plain-replay-heading', named()),
    },
    variants: null,
    files: [],
    rules: null,
    hero: null,
    picture: null,
    texts: null,
    loadTexts: loadPlainTexts,
    reading: async () => (await import('./reading')).reading,
    table: async () => (await import('./PlainTable.svelte')).default,
    scoring: async () => (await import('./PlainScoring.svelte')).default,
    drawing: null,
    review: async () => (await import('./review')).review,
  }
}
