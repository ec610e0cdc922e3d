// Why a move was refused: the band of a table tells it in its own place for a moment. Where there is no band, a toast does.

import type { Problem } from '../../wire/messages'
import { announce } from './announce.svelte'
import { sentenceOf } from './sentence'
import { refuse } from './toasts.svelte'

export interface Refused {
  readonly text: string
  readonly rule: string | null
}

const SECONDS = 8

let shown = $state.raw<Refused | null>(null)
let bands = 0
let timer: ReturnType<typeof setTimeout> | undefined

export const refusal = {
  get shown(): Refused | null {
    return shown
  },
}

/** There is a band that shows refusals. Returns how to end it. */
export function showRefusals(): () => void {
  bands += 1
  return () => {
    bands -= 1
    forgetRefusal()
  }
}

/** Tell why a move was refused: what the rule says, its number, and a way into the rules. */
export function refuseMove(problem: Pick<Problem, 'sentence' | 'rule'>): void {
  if (bands === 0) {
    refuse(problem)
    return
  }
  shown = { text: sentenceOf(problem), rule: problem.rule }
  announce(shown.text, 'assertive')
  leaveRefusal()
}

/** Something else was chosen, or is asked: the last refusal is out of date. */
export function forgetRefusal(): void {
  clearTimeout(timer)
  shown = null
}

/** Leave it there while somebody reads it; then it goes in its own time. */
export const keepRefusal = (): void => clearTimeout(timer)

export function leaveRefusal(): void {
  clearTimeout(timer)
  timer = setTimeout(forgetRefusal, SECONDS * 1000)
}
