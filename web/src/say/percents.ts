// Shares as each language writes them: 9% or 9 %, and with a sign where more or less is meant.

import { number } from './numbers.svelte'

const MINUS = '−'

/** "9%"; below ten with a digit after the point, where `fine`. */
export function percent(share: number, fine = false): string {
  return written(share, digits(share, fine))
}

/** "+9%" or "−9%"; nothing has no sign. */
export function signedPercent(share: number, fine = false): string {
  return written(share, { ...digits(share, fine), signDisplay: 'exceptZero' })
}

function digits(share: number, fine: boolean): Intl.NumberFormatOptions {
  const count = fine && Math.abs(share) < 0.0995 ? 1 : 0
  return { maximumFractionDigits: count, minimumFractionDigits: count }
}

function written(share: number, options: Intl.NumberFormatOptions): string {
  return number(share, { style: 'percent', ...options }).replace('-', MINUS)
}
