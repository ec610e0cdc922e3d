// What the log points at: while a place in it is hovered or focused, the table lights it.

class Pointing {
  #at = $state.raw<Readonly<Record<string, string | number>>>({})

  /** Which city, line or seat is pointed at; null if none is. */
  thing(kind: string): string | null {
    const found = this.#at[kind]
    return found === undefined ? null : String(found)
  }

  at(place: Readonly<Record<string, string | number>>): void {
    this.#at = place
  }

  away(): void {
    this.at({})
  }
}

export const pointing = new Pointing()
