// The options of a new table that few people change.

import type { OwnFile } from '../../wire/messages'
import type { Chosen } from '../../games/game-page'
import { ANY } from '../../say/characters'
import type { ClockKind, Level, Pace } from './choices.svelte'
import type { Together } from './new-table'

/** Usual amounts: seconds for each move, minutes for the game, days for each move. */
const USUAL: Readonly<Record<ClockKind, number>> = { none: 0, move: 60, reserve: 15, days: 2 }

export class TableWish {
  bots = $state(0)
  level: Level = $state('level2')
  character = $state(ANY)
  public = $state(false)
  /** Everyone may ask for hints. */
  hints = $state(false)
  clock: ClockKind = $state('none')
  amounts: Record<ClockKind, number> = $state({ ...USUAL })
  increment = $state(10)
  pace: Pace = $state('calm')
  /** What was chosen of the variants, by game. */
  #variants: Readonly<Record<string, Chosen>> = $state.raw({})
  files: (OwnFile & { readonly name: string })[] = $state([])

  variants(game: string): Chosen {
    return this.#variants[game] ?? {}
  }

  chooseVariant(game: string, name: string, value: string): void {
    this.#variants = { ...this.#variants, [game]: { ...this.variants(game), [name]: value } }
  }

  told(game: string, players: number, here: readonly string[]): Together {
    return {
      game,
      players,
      here,
      bots: this.bots,
      level: this.level,
      character: this.character,
      public: this.public && here.length === 0,
      hints: this.hints,
      clock: { kind: this.clock, amount: this.amounts[this.clock] || USUAL[this.clock], increment: this.increment },
      pace: this.pace,
      variants: this.variants(game),
      files: this.files.map(({ option, text }) => ({ option, text })),
    }
  }
}
