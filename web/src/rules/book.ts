// The rules in the order in which a player reads them, as the games' data gives it; their words are in the catalogue.

export interface Rule {
  readonly id: string
  /** The printed rules differ or are silent here, and this is our reading. */
  readonly clarified: boolean
  /** Messages with an example, or with what is right but surprises. */
  readonly notes: readonly string[]
}

export interface Chapter {
  readonly id: string
  readonly rules: readonly Rule[]
}

const CHAPTER = /^id = "([A-Z]\d+)"$/
const RULE = /^\{ id = "([A-Z]\d+\.\d+)"(, clarified = true)?(?:, notes = \[([^\]]*)\])? \},$/
const FRAME = /^(|#.*|\[\[chapters\]\]|rules = \[|\])$/

/** Reads the few shapes that a rules file has; anything else is an error when the page is built or tested. */
export function readBook(text: string): Chapter[] {
  const chapters: { id: string; rules: Rule[] }[] = []
  for (const line of text.split('\n').map((row) => row.trim())) {
    const chapter = CHAPTER.exec(line)
    const rule = RULE.exec(line)
    if (chapter?.[1]) chapters.push({ id: chapter[1], rules: [] })
    else if (rule?.[1] && chapters.length > 0) {
      const notes = [...(rule[3] ?? '').matchAll(/"([^"]+)"/g)].map(([, note = '']) => note)
      chapters.at(-1)?.rules.push({ id: rule[1], clarified: rule[2] !== undefined, notes })
    } else if (!FRAME.test(line)) throw new Error(`rules.toml: ${line}`)
  }
  return chapters
}

/** The message of a rule or chapter: B6.5 is rule-B6-5, B6 is chapter-B6. */
export function messageOf(id: string): string {
  return id.includes('.') ? `rule-${id.replace('.', '-')}` : `chapter-${id}`
}
