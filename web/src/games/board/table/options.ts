// What can be done now, read from the actions that the engine offers.

import type { Profession } from '../wire'

/** A pioneer of mine who may leave a coach: to settle, to join, or back to the supply. */
export interface SeatOption {
  readonly verb: 'settle' | 'return' | 'join'
  readonly profession: Profession
  /** As in the notation: 1 is the starting coach. */
  readonly coach: number
  readonly action: string
}

export interface Options {
  readonly road: boolean
  readonly roads: boolean
  /** Places of the display from which a coach can be bought. */
  readonly places: readonly number[]
  /** Lines on which a road may be built. */
  readonly lines: readonly string[]
  /** Spaces to which the stagecoach may drive next. */
  readonly spaces: readonly string[]
  readonly seats: readonly SeatOption[]
  readonly pass: 'done' | 'skip' | 'decline' | null
}

export function optionsOf(legal: readonly string[]): Options {
  const places: number[] = []
  const lines: string[] = []
  const spaces: string[] = []
  const seats: SeatOption[] = []
  let pass: Options['pass'] = null
  for (const action of legal) {
    const [verb = '', what = '', which = ''] = action.split(' ')
    if (verb === 'buy' && what === 'coach') places.push(Number(which))
    else if (verb === 'road') lines.push(what)
    else if (verb === 'drive') spaces.push(what)
    else if (verb === 'settle' || verb === 'return' || verb === 'join') {
      seats.push({ verb, profession: what as Profession, coach: Number(which), action })
    } else if (verb === 'done' || verb === 'skip' || verb === 'decline') pass = verb
  }
  return { road: legal.includes('buy road'), roads: legal.includes('buy roads'), places, lines, spaces, seats, pass }
}
