// What the page needs of the positions, events and results of every game. More than this nobody outside a game's folder
// knows; there, `wire.ts` has the game's own types.

/** A position as the engine shows it to one seat. */
export interface GameView {
  readonly game: string
  /** Who decides now; null when the game is over. */
  readonly seat?: number | null
  /** What is decided now; `over` at the end. */
  readonly step?: string
}

/** What a table is played with; it never changes during a game. A game that comes without a box has nothing of it. */
export interface GameComponents {
  readonly game?: string
}

export interface GameResult {
  readonly scores: readonly number[]
  /** By seat, 1 is the first; several may share a rank. */
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}

/** Something that happened, as one seat may know it, with its figures. The log says `event-` and its name. */
export interface GameEvent {
  readonly event: string
  /** Whose deed it is. */
  readonly seat?: number
}

/** The types of one game. */
export interface GameTypes {
  readonly view: GameView
  readonly components: GameComponents
  readonly result: GameResult
  readonly event: GameEvent
  /** What the server is asked beforehand to help with a decision; null where nothing is. */
  readonly outlook: unknown
  /** How everyone would stand if the game ended now; null where a game does not say it. */
  readonly standing: unknown
  /** What a preview says of who would be ahead. */
  readonly ahead: unknown
}
