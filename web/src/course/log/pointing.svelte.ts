// What the log points at: while a place in it is hovered or focused, the map lights it.

class Pointing {
  city = $state<string | null>(null)
  line = $state<string | null>(null)
  seat = $state<number | null>(null)

  at(place: { city?: string; line?: string; seat?: number }): void {
    this.city = place.city ?? null
    this.line = place.line ?? null
    this.seat = place.seat ?? null
  }

  away(): void {
    this.at({})
  }
}

export const pointing = new Pointing()
