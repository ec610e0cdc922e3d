// Short words that come and go at the edge of the screen: a refusal with its rule, news, something that went wrong.

import type { Problem } from '../../wire/messages'
import { announce } from './announce.svelte'
import { sentenceOf } from './sentence'

export interface Toast {
  readonly number: number
  readonly kind: 'refusal' | 'news' | 'wrong'
  readonly text: string
  readonly rule: string | null
  readonly action: { readonly label: string; readonly run: () => void } | null
}

interface Wanted {
  readonly text: string
  readonly kind?: Toast['kind']
  readonly rule?: string | null
  readonly action?: Toast['action']
  /** How long it stays; 0 is until it is closed. One can always stop at it with pointer or focus. */
  readonly seconds?: number
}

const MOST = 3
const SECONDS = 8

let counted = 0
const shown: Toast[] = $state([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** What a screen needs for itself at its edges, in pixels. */
interface Free {
  readonly below: number
  /** At the right edge: the words stand beside the middle then. */
  readonly beside?: number
}

const NOTHING_FREE: Free = { below: 0 }

let free: Free = $state.raw(NOTHING_FREE)

/** Counts how often all words were swept away: those go at once, without fading. */
let sweeps = $state(0)

export const toasts = {
  get sweeps(): number {
    return sweeps
  },
  get free(): Free {
    return free
  },
  get shown(): readonly Toast[] {
    return shown
  },
}

/** Keep away from what one needs next. Returns how to end it. */
export function keepFree(wanted: Free): () => void {
  free = wanted
  return () => {
    free = NOTHING_FREE
  }
}

/** Show a word. The same text again takes the place of the older one. Returns its number, to close it. */
export function toast({ text, kind = 'news', rule = null, action = null, seconds = SECONDS }: Wanted): number {
  const same = shown.find((other) => other.text === text)
  if (same) closeToast(same.number)
  counted += 1
  shown.push({ number: counted, kind, text, rule, action })
  announce(text, kind === 'news' ? 'polite' : 'assertive')
  while (shown.length > MOST) closeToast(shown[0]!.number)
  if (seconds > 0) closeLater(counted, seconds)
  return counted
}

/** Tell why something was refused: what the rule says, its number, and a way into the rules. */
export function refuse(problem: Pick<Problem, 'sentence' | 'rule'>): number {
  return toast({ kind: 'refusal', text: sentenceOf(problem), rule: problem.rule })
}

export function closeToast(number: number): void {
  keepToast(number)
  const place = shown.findIndex((toast) => toast.number === number)
  if (place >= 0) shown.splice(place, 1)
}

/** Close all of them at once. */
export function sweepToasts(): void {
  if (shown.length === 0) return
  for (const { number } of shown) keepToast(number)
  shown.length = 0
  sweeps += 1
}

/** Leave it there while somebody reads it. */
export function keepToast(number: number): void {
  clearTimeout(timers.get(number))
  timers.delete(number)
}

export function closeLater(number: number, seconds: number = SECONDS): void {
  keepToast(number)
  timers.set(
    number,
    setTimeout(() => closeToast(number), seconds * 1000),
  )
}
