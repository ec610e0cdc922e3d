// How many tables and games this browser had the last time: so much room is kept for them, and nothing jumps when they come.

const PLACE = 'pioneers-lists'

export interface Expected {
  readonly tables: number
  readonly games: number
}

export function expected(): Expected {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Record<keyof Expected, unknown>> | null
    return { tables: Number(kept?.tables) || 0, games: Number(kept?.games) || 0 }
  } catch {
    // The storage is blocked, or somebody else wrote there.
    return { tables: 0, games: 0 }
  }
}

export function expectLists(next: Expected): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(next))
  } catch {
    // Blocked or full: less room is kept the next time.
  }
}

/** One has a seat at a table. */
export function expectTable(): void {
  const { tables, games } = expected()
  expectLists({ tables: Math.max(1, tables), games })
}
