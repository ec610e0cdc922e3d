// Coming to a table by its link: who one is, what the table is, and what is said when one cannot be let in.

import type { GameReading } from '../../games/game-page'
import type { Problem, TableInfo } from '../../wire/messages'
import { problemOf, ProblemError, tableComponents, tableInfo, UnreachableError } from '../server/http'
import { gamePage } from '../../games/registry'
import { LiveTable } from './live.svelte'
import { me } from '../server/me.svelte'

const AGAIN = 4_000
const NOT_FOUND = 404

export class TableVisit {
  readonly id: string
  /** There once all is known that never changes; it is to be shown when the status is `ready`. */
  table: LiveTable | null = $state.raw(null)
  #problem: Problem | null = $state.raw(null)
  #failure: 'missing' | 'refused' | 'unreachable' | null = $state(null)
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  readonly problem: Problem | null = $derived(this.table?.problem ?? this.table?.info.stuck ?? this.#problem)
  readonly status: 'loading' | 'ready' | 'missing' | 'refused' | 'unreachable' = $derived.by(() => {
    if (this.table === null) return this.#failure ?? 'loading'
    if (this.table.problem !== null || this.table.info.stuck !== null) return 'refused'
    return this.table.isThere ? 'ready' : 'loading'
  })

  constructor(id: string) {
    this.id = id
    void this.enter()
  }

  /** Come in, or try again. */
  async enter(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      const [[info, reading], components] = await Promise.all([this.#read(), tableComponents(this.id), me.become()])
      if (this.#isClosed) return
      this.#failure = null
      this.#problem = null
      this.table = new LiveTable(info, components, reading)
    } catch (error) {
      if (this.#isClosed) return
      this.#problem = problemOf(error)
      this.#failure = failureOf(error)
      if (this.#failure === 'unreachable') this.#retry = setTimeout(() => void this.enter(), AGAIN)
    }
  }

  /** What the table is, and how its game is read. */
  async #read(): Promise<[TableInfo, GameReading]> {
    const info = await tableInfo(this.id)
    return [info, await gamePage(info.game).reading()]
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.table?.close()
  }
}

function failureOf(error: unknown): 'missing' | 'refused' | 'unreachable' {
  if (error instanceof UnreachableError) return 'unreachable'
  return error instanceof ProblemError && error.status === NOT_FOUND ? 'missing' : 'refused'
}
