// The lists of the start page: my tables, open tables, finished games. They are asked for again while the page is looked at.

import { expected, expectLists } from '../../state/server/expected'
import {
  finishedGames,
  myTables,
  openTables,
  problemOf,
  runningTables,
  UnreachableError,
} from '../../state/server/http'
import { me } from '../../state/server/me.svelte'
import type { GameSummary, TableInfo } from '../../wire/messages'
import { isMyTurn } from './table-words'

const REFRESH = 15_000

export class Lists {
  mine: readonly TableInfo[] | null = $state.raw(null)
  open: readonly TableInfo[] | null = $state.raw(null)
  /** Public games that others play now. */
  running: readonly TableInfo[] = $state.raw([])
  games: readonly GameSummary[] | null = $state.raw(null)
  /** What went wrong the last time; null if all is well. */
  problem: string | null = $state(null)
  unreachable = $state(false)
  readonly expected = expected()

  /** Ask now, and again from time to time. Returns how to stop. */
  follow(): () => void {
    void this.refresh()
    const timer = setInterval(() => void (document.hidden || this.refresh()), REFRESH)
    const back = () => void (document.hidden || this.refresh())
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }

  async refresh(): Promise<void> {
    try {
      await me.load()
      const [mine, open, running, games] = await Promise.all([
        this.#mine(),
        openTables(),
        runningTables(),
        this.#games(),
      ])
      this.mine = mine
      this.open = open.tables.filter((table) => !mine.some((own) => own.id === table.id))
      this.running = running.tables.filter((table) => !mine.some((own) => own.id === table.id))
      this.games = games
      this.problem = null
      this.unreachable = false
      expectLists({ tables: mine.length, games: games.length })
    } catch (error) {
      this.problem = problemOf(error).sentence
      this.unreachable = error instanceof UnreachableError
    }
  }

  /** Mine that are not over; where it is my turn first. */
  async #mine(): Promise<readonly TableInfo[]> {
    if (me.person === null) return []
    const { tables } = await myTables()
    const unfinished = tables.filter((table) => table.state !== 'over')
    const waiting = unfinished.filter((table) => isMyTurn(table, me.person))
    return [...waiting, ...unfinished.filter((table) => !waiting.includes(table))]
  }

  async #games(): Promise<readonly GameSummary[]> {
    if (me.person === null) return []
    return (await finishedGames({ person: me.person })).games
  }
}
