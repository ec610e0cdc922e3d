// The options of a new table that few people change.

import type { OwnFile } from '../../wire/messages'
import type { ClockKind, Game, Level, Pace, Players } from './choices.svelte'
import { cityIds, type Together } from './new-table'

/** Usual amounts: seconds for each move, minutes for the game, days for each move. */
const USUAL: Readonly<Record<ClockKind, number>> = { none: 0, move: 60, reserve: 15, days: 2 }

export class TableWish {
  bots = $state(0)
  level: Level = $state('level2')
  public = $state(false)
  clock: ClockKind = $state('none')
  amounts: Record<ClockKind, number> = $state({ ...USUAL })
  increment = $state(10)
  pace: Pace = $state('calm')
  cover: 'default' | 'random' | 'own' = $state('default')
  coverCities = $state('')
  hands: 'one' | 'separate' = $state('one')
  files: (OwnFile & { readonly name: string })[] = $state([])

  told(game: Game, players: Players, here: readonly string[]): Together {
    return {
      game,
      players,
      here,
      bots: this.bots,
      level: this.level,
      public: this.public && here.length === 0,
      clock: { kind: this.clock, amount: this.amounts[this.clock] || USUAL[this.clock], increment: this.increment },
      pace: this.pace,
      cover: this.cover === 'own' ? cityIds(this.coverCities) : this.cover,
      hands: this.hands,
      files: this.files.map(({ option, text }) => ({ option, text })),
    }
  }
}
