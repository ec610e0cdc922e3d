// What a screen reader hears while one plays: what happened, what is asked. Sentences that come together are said
// together, and of a long row only the last, so that nobody has to listen to a backlog.

import { announce, silence } from '../../look/surfaces/announce.svelte'
import { canSay, say } from '../../say/say.svelte'
import type { Scene } from '../../state/table/scene'
import { wordsOf } from '../chat/emotes'
import { linesOf, messageOfLine } from '../log/log-turns'
import { namesOf } from '../names'

const GATHERING = 600
const MOST_SENTENCES = 5

let waiting: string[] = []
let question = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Say a sentence soon, together with others that come at the same time. */
export function tell(sentence: string): void {
  if (sentence === '' || waiting.at(-1) === sentence) return
  waiting.push(sentence)
  gather()
}

/** Say what is asked, after what led to it. A question that is answered or put otherwise meanwhile is not said; '' is none. */
export function ask(sentence: string): void {
  question = sentence
  if (sentence !== '') gather()
}

/** Nothing that was said or is about to be said stays: somebody else comes to the screen. */
export function hush(): void {
  waiting = []
  question = ''
  silence()
}

function gather(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    const sentences = [...waiting.slice(-MOST_SENTENCES), question].filter(Boolean)
    waiting = []
    question = ''
    if (sentences.length > 0) announce(sentences.join(' '))
  }, GATHERING)
}

/** Tell what happens at a table, from now on: what one chose oneself brings income, tiles and fares too. For the start of a component. */
export function tellOfEvents(scene: () => Scene | null): void {
  // What had happened before one came in is in the log; only what is new is told.
  let told: number | null = null
  $effect(() => {
    const table = scene()
    if (table === null) return
    const since = told
    told = table.log.at(-1)?.number ?? 0
    if (since === null) return
    const names = namesOf(table)
    const fresh = table.log.slice(-MOST_SENTENCES * 4).filter(({ number }) => number > since)
    for (const line of linesOf(fresh, table.reading)) {
      const { id, figures } = messageOfLine(line, table.reading)
      if (canSay(id)) tell(say(id, figures, names))
    }
  })
}

/** Tell what others say in the chat, from now on. For the start of a component. */
export function tellOfChat(scene: () => Scene | null, me: () => string | null): void {
  let told: number | null = null
  $effect(() => {
    const lines = scene()?.chat
    if (lines === undefined) return
    const since = told
    told = lines.at(-1)?.number ?? 0
    if (since === null) return
    for (const line of lines.slice(-MOST_SENTENCES)) {
      if (line.number > since && line.person !== me()) tell(`${line.name}: ${wordsOf(line)}`)
    }
  })
}
