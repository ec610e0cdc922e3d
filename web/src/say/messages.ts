// The messages of one language, formatted as the server's text layer does it (`pioneers.text.messages`): the same
// functions, the same figures, the same sentences.

import { FluentBundle, FluentNumber, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { resourceOf, type CompiledTexts } from './compiled'
import { gameFunctions, wordKinds } from './game-texts'
import { marked } from './parts'

/** What a message tells: numbers, words, lists, other messages. */
export type Figure = string | number | boolean | null | undefined | Said | readonly (string | number)[]
export type Figures = Readonly<Record<string, unknown>>

/** Another message among the figures, such as the reason of a refusal. */
export interface Said {
  readonly message: string
  readonly figures: Figures
  readonly rule?: string
}

/** How players and things are called in the game spoken of. */
export interface Names {
  readonly seats?: readonly string[]
  /** By kind and id: the names of cities. */
  readonly things?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

// Fluent gives up on a text longer than 2,500 characters; what somebody typed must not break the sentence.
const LONGEST_TEXT = 2000

/** A list among the figures: Fluent itself has none. LIST shows it, COUNT counts it. */
class Items extends FluentType<readonly (string | number)[]> {
  override toString(): string {
    throw new TypeError('a list among the figures can only be shown by LIST()')
  }
}

/** A whole number below a thousand is written alike in all our languages: the browser need not load its tables for it. */
export function isWrittenAlike(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000
}

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

type Named = Record<string, FluentValue>

export class Messages {
  readonly #bundle: FluentBundle
  #names: Names = {}
  #marking = false

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        WORD: ([value], { of, form }: Named) => this.#word(plain(value), plain(of, 'word'), plain(form)),
        ...this.#ofGames(),
        SEAT: ([seat], { form }: Named) => this.#seat(Number(numeric(seat)), plain(form)),
        LIST: ([items], { of, form, by }: Named) => this.#list(listed(items), plain(of), plain(form), plain(by, 'and')),
        COUNT: ([items]) => new FluentNumber(listed(items).length),
        MONEY: ([amount]) => this.#message('money', { amount: numeric(amount) }),
      },
    })
  }

  add(texts: CompiledTexts): void {
    this.#bundle.addResource(resourceOf(texts), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message with its figures, calling things and seats by the given names. With `marking`, things and players in
   *  it are marked, to be taken apart by `partsOf`. */
  format(id: string, figures: Figures, names: Names, form: string, marking: boolean): string {
    const before = [this.#names, this.#marking] as const
    this.#names = names
    this.#marking = marking
    try {
      return this.#message(id, figures, form)
    } finally {
      ;[this.#names, this.#marking] = before
    }
  }

  #message(id: string, figures: Figures, form = ''): string {
    const message = this.#bundle.getMessage(id)
    // A language that needs no special form has none, and the plain word serves.
    const pattern = message?.attributes[form] ?? message?.value
    if (!pattern) throw new RangeError(message ? `the message ${id} has no text of its own` : `no message ${id}`)
    const given: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(figures)) given[name] = this.#argument(value)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, given, errors)
    // Fluent would go on and show `{$price}` to the player.
    if (errors[0]) throw new TypeError(`${id}: ${errors[0].message}`, { cause: errors[0] })
    return text
  }

  /** A figure as Fluent takes it. Null and truth values become words that a message can select by. */
  #argument(value: unknown): FluentVariable {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return String(value)
    if (typeof value === 'number' && isWrittenAlike(value)) return new Small(value)
    if (typeof value === 'number' || value instanceof FluentType) return value
    if (typeof value === 'string') return value.length > LONGEST_TEXT ? value.slice(0, LONGEST_TEXT) + '…' : value
    if (Array.isArray(value)) return new Items(value as (string | number)[])
    if (isSaid(value)) {
      const text = this.#message(value.message, value.figures)
      return value.rule === undefined ? text : `${value.rule}: ${text}`
    }
    throw new TypeError('a figure is neither a number nor a text, a list or a message')
  }

  // The functions that messages call. What they do is told to translators in en/words.ftl.

  #word(value: string, of: string, form: string): string {
    const text = this.#message(`${of}-${value}`, {}, form)
    const kind = of === 'word' ? wordKinds[value] : undefined
    return kind === undefined ? text : this.#mark(kind, value, text)
  }

  /** The functions that games bring: `CITY` of the kind `city`. */
  #ofGames(): Record<string, (values: FluentValue[], named: Named) => string> {
    return Object.fromEntries(
      Object.keys(gameFunctions).map((kind) => [
        kind.toUpperCase(),
        ([thing]: FluentValue[], { form }: Named) => this.#thing(kind, plain(thing), plain(form)),
      ]),
    )
  }

  #thing(kind: string, thing: string, form: string): string {
    const text = gameFunctions[kind]?.(thing, form, {
      names: this.#names,
      message: (id, figures) => this.#message(id, figures),
      word: (value, wordForm) => this.#word(value, 'word', wordForm),
    })
    return this.#mark(kind, thing, text ?? thing)
  }

  #seat(seat: number, form: string): string {
    return this.#mark(
      'seat',
      String(seat),
      this.#names.seats?.[seat] ?? this.#message('seat-default', { number: seat + 1 }, form),
    )
  }

  #list(items: readonly (string | number)[], of: string, form: string, by: string): string {
    const kind = of || (items.every((item) => typeof item === 'number') ? 'seat' : 'word')
    const counted = new Map<string | number, number>()
    for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1)
    if (kind === 'word' && counted.size < items.length) {
      // A coach may have several seats of one profession: "2 farmers and 1 sergeant".
      return this.#joined(
        [...counted].map(([word, count]) => this.#times(String(word), count)),
        by,
      )
    }
    return this.#joined(
      items.map((item) => this.#item(kind, item, form)),
      by,
    )
  }

  #times(word: string, count: number): string {
    return this.#message('list-times', { count, many: this.#word(word, 'word', count > 1 ? 'many' : '') })
  }

  #item(kind: string, item: string | number, form: string): string {
    if (kind === 'seat' && typeof item === 'number') return this.#seat(item, form)
    if (kind in gameFunctions) return this.#thing(kind, String(item), form)
    if (kind === 'plain') return String(item)
    return this.#word(String(item), kind, form)
  }

  #joined(texts: readonly string[], by: string): string {
    const [first, ...others] = texts
    if (first === undefined) return this.#message('list-empty', {})
    const last = others.pop()
    if (last === undefined) return first
    // A way is joined alike from its beginning to its end: "Tucson – El Paso – Denver".
    const before = others.reduce(
      (items, next) =>
        by === 'way' ? this.#message('list-way', { items, last: next }) : this.#message('list-comma', { items, next }),
      first,
    )
    return this.#message(`list-${by}`, { items: before, last })
  }

  #mark(kind: string, id: string, text: string): string {
    return this.#marking ? marked(kind, id, text) : text
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'message' in value && 'figures' in value
}

function plain(value: FluentValue | undefined, otherwise = ''): string {
  if (value === undefined) return otherwise
  return value instanceof FluentType ? String(value.valueOf()) : String(value)
}

function numeric(value: FluentValue | undefined): number | string {
  const number: unknown = value instanceof FluentType ? value.valueOf() : value
  return typeof number === 'number' ? number : plain(value)
}

function listed(value: FluentValue | undefined): readonly (string | number)[] {
  if (value instanceof Items) return value.value
  throw new TypeError('LIST and COUNT take a list')
}
