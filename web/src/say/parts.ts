// Sentences taken apart: which words of them are a player, a city, a card or another thing. The messages know it while
// they are formatted, and mark it with characters that no text has.

export interface Part {
  /** `text`, `seat`, or the kind of thing that a game names. */
  readonly kind: string
  /** Which one it is; '' in plain text. */
  readonly id: string
  readonly text: string
}

// From Unicode's private area: begin, between id and text, end.
const BEGIN = '\uE000'
const MIDDLE = '\uE001'
const END = '\uE002'
const MARKS = new RegExp(`[${BEGIN}${MIDDLE}${END}]`, 'g')

export function marked(kind: string, id: string, text: string): string {
  // A mark within a mark (the profession of a card) says nothing more: the outer one stays.
  return `${BEGIN}${kind} ${id}${MIDDLE}${partsOf(text)
    .map((part) => part.text)
    .join('')}${END}`
}

/** The parts of a marked sentence. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = []
  const add = (text: string) => {
    if (text) parts.push({ kind: 'text', id: '', text: text.replace(MARKS, '') })
  }
  let read = 0
  for (const found of sentence.matchAll(new RegExp(`${BEGIN}(\\w+) ([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, 'g'))) {
    const [whole, kind, id, text] = found as unknown as [string, string, string, string]
    add(sentence.slice(read, found.index))
    parts.push({ kind, id, text })
    read = found.index + whole.length
  }
  add(sentence.slice(read))
  return parts
}
