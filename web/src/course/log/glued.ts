// Punctuation after a word that can be pointed at stays with it: no line of the log begins with a lone full stop.

import type { Part } from '../../say/parts'

export interface Glued {
  readonly part: Part
  /** What follows it without a space. */
  readonly after: string
}

export function gluedParts(parts: readonly Part[]): Glued[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    const after = part.kind !== 'text' && next?.kind === 'text' ? (/^[^\s\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? '') : ''
    const before = parts[index - 1]
    if (part.kind !== 'text' || before === undefined || before.kind === 'text') return [{ part, after }]
    const taken = /^[^\s\p{L}\p{N}]+/u.exec(part.text)?.[0].length ?? 0
    const text = part.text.slice(taken)
    return text === '' ? [] : [{ part: { ...part, text }, after }]
  })
}
