// Numbers, days and clocks as each language writes them.

import { isWrittenAlike } from './messages'
import { language } from './say.svelte'

// Making one takes longer than using it many times, and numbers stand everywhere.
const plain = $derived(new Intl.NumberFormat(language.current))

/** A number with its thousands grouped: 1,234 or 1.234. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  if (!options && isWrittenAlike(value)) return String(value)
  return (options ? new Intl.NumberFormat(language.current, options) : plain).format(value)
}

/** A day, and with `time` the time of day: 16 Nov 2026, 14:05. */
export function day(when: Date | number, time = false): string {
  const options: Intl.DateTimeFormatOptions = time
    ? { dateStyle: 'medium', timeStyle: 'short' }
    : { dateStyle: 'medium' }
  return new Intl.DateTimeFormat(language.current, options).format(when)
}

/** A clock's minutes and seconds: 1:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
