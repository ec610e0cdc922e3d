// One's finished games added up, over all of them or over those of one game.

import type { GamesCounted } from '../wire/messages'

export interface Sum {
  readonly games: number
  /** How often each place was taken. */
  readonly places: readonly number[]
  readonly won: number
  readonly reviewed: number
  /** Over the games that were reviewed; null without any. */
  readonly averageLoss: number | null
  readonly luck: number | null
}

export function sumOf(counted: readonly GamesCounted[]): Sum {
  const games = total(counted, ({ games: many }) => many)
  const places: number[] = []
  for (const { places: taken } of counted) taken.forEach((many, place) => (places[place] = (places[place] ?? 0) + many))
  const reviewed = total(counted, ({ reviewed: many }) => many)
  const decisions = total(counted, ({ decisions: many }) => many)
  return {
    games,
    places,
    won: games === 0 ? 0 : (places[0] ?? 0) / games,
    reviewed,
    // A loss is that of a decision, luck that of a game: each counts as often as there are of them.
    averageLoss: decisions === 0 ? null : total(counted, (one) => (one.average_loss ?? 0) * one.decisions) / decisions,
    luck: reviewed === 0 ? null : total(counted, (one) => (one.luck ?? 0) * one.reviewed) / reviewed,
  }
}

/** The points of an average game by what they are for, in the order in which the game tells them. */
export function partsOf(counted: readonly GamesCounted[]): { readonly name: string; readonly points: number }[] {
  const games = total(counted, ({ games: many }) => many)
  const names = [...new Set(counted.flatMap(({ parts }) => Object.keys(parts)))]
  return names.map((name) => ({
    name,
    points: total(counted, ({ parts, games: many }) => (parts[name] ?? 0) * many) / Math.max(1, games),
  }))
}

function total(counted: readonly GamesCounted[], of: (one: GamesCounted) => number): number {
  return counted.reduce((sum, one) => sum + of(one), 0)
}
