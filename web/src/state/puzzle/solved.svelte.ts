// What somebody has done with puzzles, kept in this browser alone: a rating for each game, and which were solved. Where
// the storage is blocked, it lasts until the page closes.

import type { PuzzleEntry } from '../../wire/messages'
import { AT_FIRST, rated, type Rating } from './rating'

const PLACE = 'pioneers-puzzles'

interface Kept {
  readonly rating: Rating
  /** By puzzle: whether the first answer was right. */
  readonly solved: Readonly<Record<string, boolean>>
}

const NOTHING: Kept = { rating: AT_FIRST, solved: {} }

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Kept] => isKept(entry[1])))
  } catch {
    // The storage is blocked, or somebody else wrote there.
    return {}
  }
}

function isKept(found: unknown): found is Kept {
  const kept = found as Partial<Kept> | null
  const numbers = [kept?.rating?.rating, kept?.rating?.deviation]
  return numbers.every((number) => Number.isFinite(number)) && typeof kept?.solved === 'object' && kept.solved !== null
}

class Solved {
  #games: Record<string, Kept> = $state.raw(read())

  of(game: string): Kept {
    return this.#games[game] ?? NOTHING
  }

  /** The first answer counts; gives how the rating has changed. */
  answered(game: string, puzzle: string, hardness: number, right: boolean): number {
    const kept = this.of(game)
    if (puzzle in kept.solved) return 0
    const rating = rated(kept.rating, hardness, right)
    this.#games = { ...this.#games, [game]: { rating, solved: { ...kept.solved, [puzzle]: right } } }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#games))
    } catch {
      // It lasts until the page closes.
    }
    return rating.rating - kept.rating.rating
  }
}

export const solved = new Solved()

/** Puzzles that are offered next: not answered yet, the nearest to one's rating first. */
export function nextOf(puzzles: readonly PuzzleEntry[], game: string, theme: string | null): PuzzleEntry | null {
  const { rating, solved: done } = solved.of(game)
  const left = puzzles.filter(({ id, themes }) => !(id in done) && (theme === null || themes.includes(theme)))
  const [first = null] = left.toSorted(
    (one, other) => Math.abs(one.rating - rating.rating) - Math.abs(other.rating - rating.rating),
  )
  return first
}
