// Searching the rules as one types: without regard to capitals and accents, and with what was found marked.

/** A text to compare, and for each of its characters where it stands in the original. */
interface Folded {
  readonly text: string
  readonly origin: readonly number[]
}

function fold(text: string): Folded {
  let folded = ''
  const origin: number[] = []
  for (let index = 0; index < text.length; index++) {
    const plain = (text[index] ?? '')
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('’', "'")
      .replaceAll(/\s/g, ' ')
    folded += plain
    origin.push(...Array<number>(plain.length).fill(index))
  }
  return { text: folded, origin }
}

/** The words looked for; empty if nothing is. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .text.split(' ')
    .filter((word) => word !== '')
}

/** Whether every word stands in one of the texts. */
export function matches(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.map((text) => fold(text).text)
  return words.every((word) => all.some((text) => text.includes(word)))
}

export interface Piece {
  readonly text: string
  readonly found: boolean
  /** The rule or chapter that is named here. */
  readonly reference: string | null
}

// Not a part of a longer number: "B6.5", "C4".
const REFERENCE = /\b[BC]\d+(?:\.\d+)?\b/g

/** A text cut where something was found and where another rule is named. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const found = marks(text, words)
  const references = [...text.matchAll(REFERENCE)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    id: match[0],
  }))
  const cuts = new Set([0, text.length])
  for (const { from, to } of [...found, ...references]) cuts.add(from).add(to)
  const places = [...cuts].sort((one, other) => one - other)
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? 0
    return {
      text: text.slice(from, to),
      found: found.some((mark) => mark.from <= from && to <= mark.to),
      reference: references.find((reference) => reference.from <= from && to <= reference.to)?.id ?? null,
    }
  })
}

function marks(text: string, words: readonly string[]): { from: number; to: number }[] {
  const folded = fold(text)
  const found: { from: number; to: number }[] = []
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      found.push({ from: folded.origin[at] ?? 0, to: (folded.origin[at + word.length - 1] ?? 0) + 1 })
    }
  }
  return found
}
