// Several people before one screen: who of them sits in front of it, and when what he knows must be covered. The screen
// goes from hand to hand: nobody's cards may lie open when the next one takes it.

import type { Turn } from '../../wire/messages'
import { askedBy } from './asked'

/** How far a perspective has come. */
interface Standpoint {
  readonly seat: number | null
  readonly turn: Turn
  readonly result: unknown
  readonly isBehind: boolean
  readonly step: object | null
}

interface Surroundings {
  mine(): readonly number[]
  /** Whether the people here hide from each other what only one of them may know. */
  hasCurtain(): boolean
  /** Whether the person of a seat plays at this screen, and no bot for him. */
  playsHere(seat: number): boolean
  standpoint(seat: number): Standpoint | undefined
}

export class HotSeat {
  /** The seat that must say that it is there, before anything of it is shown. */
  curtain: number | null = $state(null)
  /** Which of one's seats sits in front of the screen. */
  present: number | null = $state(null)
  // Who is asked, as any of our seats has heard it last.
  #asked: number | null = $state(null)
  // Whose turn it was when somebody asked to look at his own in between.
  #lookedDuring: number | null = $state(null)

  readonly #around: Surroundings

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Whether nothing may be seen that only one of the people here knows. */
  isCovered(shown: Standpoint): boolean {
    if (this.#around.mine().length < 2 || !this.#around.hasCurtain() || shown.result !== null) return false
    return (
      this.curtain !== null ||
      this.present === null ||
      this.#isHandedOn(askedBy(shown.turn)) ||
      this.#isHandedOn(this.#asked)
    )
  }

  /** One of our seats hears whose turn it is. Each is told by itself: the first that hears of its end covers the screen. */
  heard(turn: Turn): void {
    this.#asked = askedBy(turn)
  }

  /** His turn is over, also while his last move is still shown: the screen is on its way to the next of us. */
  #isHandedOn(asked: number | null): boolean {
    if (asked === null || asked === this.present || asked === this.#lookedDuring) return false
    return this.#around.mine().some((seat) => seat !== this.present && this.#around.playsHere(seat))
  }

  /** The one behind the curtain says that he sits in front of the screen, and the others look away. */
  uncover(shown: Standpoint | null): void {
    if (this.curtain === null) return
    this.present = this.curtain
    this.curtain = null
    this.#lookedDuring = shown === null ? null : askedBy(shown.turn)
  }

  /** Somebody wants to look from his seat. Where there is a curtain, he must come first. */
  lookFrom(seat: number, shown: Standpoint | null): void {
    if (!this.#around.mine().includes(seat)) return
    const isOver = shown === null || shown.result !== null
    if (isOver || !this.#around.hasCurtain()) this.present = seat
    else if (seat !== this.present || this.isCovered(shown)) this.curtain = seat
  }

  /** All is shown: who sits in front of the screen now? */
  settle(shown: Standpoint | null): void {
    const mine = this.#around.mine()
    if (shown === null || mine.length < 2 || shown.result !== null) {
      this.curtain = null
      if (shown !== null && (this.present === null || !mine.includes(this.present))) this.present = shown.seat
      return
    }
    if (shown.isBehind || shown.step !== null) return
    const asked = askedBy(shown.turn)
    if (asked !== this.#lookedDuring) this.#lookedDuring = null
    if (asked === null || asked === this.present || !this.#around.playsHere(asked)) {
      this.curtain = null
      return
    }
    // His own perspective must have come as far.
    const his = this.#around.standpoint(asked)
    if (his === undefined || askedBy(his.turn) !== asked) return
    if (this.#around.hasCurtain()) this.curtain = asked
    else this.present = asked
  }
}
