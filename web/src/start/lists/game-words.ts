// What is said of a finished game in a list: who won, and how.

import { say } from '../../say/say.svelte'
import type { GameSummary } from '../../wire/messages'
import { joined } from './table-words'

export function winners(game: GameSummary): number[] {
  const seats = game.result.winners
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : []
}

/** What each seat came to, if the result has it: points, or buildings. */
export function scores(game: GameSummary): number[] {
  const found = game.result.scores
  return Array.isArray(found) ? found.filter((score) => typeof score === 'number') : []
}

export function resultWords(game: GameSummary): string {
  const names = winners(game).map((seat) => game.names[seat] ?? '')
  return names.length === 1
    ? say('page-games-won', { name: names[0] ?? '' })
    : say('page-games-shared', { names: joined(names) })
}
