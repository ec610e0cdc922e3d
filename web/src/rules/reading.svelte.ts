// A book of rules as somebody reads it: its chapters, or of them what was looked for.

import { say } from '../say/say.svelte'
import { messageOf, type Chapter, type Rule } from './book'
import { matches, wordsOf } from './search'

export class RuleReading {
  readonly #book: () => readonly Chapter[]
  query = $state('')

  constructor(book: () => readonly Chapter[]) {
    this.#book = book
  }

  /** The words looked for; none if nothing is. */
  readonly found = $derived(wordsOf(this.query))
  readonly searching = $derived(this.found.length > 0)
  readonly chapters = $derived.by(() =>
    this.#book()
      .map((chapter) => {
        const title = say(messageOf(chapter.id))
        return {
          ...chapter,
          title,
          rules: this.searching ? chapter.rules.filter((rule) => this.#isFound(rule, title)) : chapter.rules,
        }
      })
      .filter((chapter) => chapter.rules.length > 0),
  )
  readonly count = $derived(this.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0))

  #isFound(rule: Rule, title: string): boolean {
    return matches([rule.id, title, say(messageOf(rule.id)), ...rule.notes.map((note) => say(note))], this.found)
  }
}
