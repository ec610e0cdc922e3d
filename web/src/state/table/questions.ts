// Questions to a table that change nothing: why not, what if, what else helps. Answers carry no id; a table answers in the
// order in which it is asked, so the oldest question that fits is the one that was meant.

import type { AskHint, AskOutlook, AskPreview, Explain, FromServer, Problem } from '../../wire/messages'

export type Question = Explain | AskPreview | AskOutlook | AskHint
/** What came: the answer, or why there is none. */
export type Reply = { readonly message: FromServer } | { readonly problem: Problem }

interface Open {
  readonly question: Question
  readonly replied: (reply: Reply) => void
  readonly timer: ReturnType<typeof setTimeout>
}

const PATIENCE = 8_000
// A hint is thought about, on a busy server after others.
const THINKING = 60_000

export class Questions {
  #open: Open[] = []
  #known = new Map<string, Promise<Reply>>()
  #knownAt = ''

  constructor(
    /** Sends it; false if the connection is lost. */
    private readonly send: (question: Question) => boolean,
    private readonly unanswered: () => Problem,
  ) {}

  ask(question: Question): Promise<Reply> {
    return new Promise((replied) => {
      if (!this.send(question)) {
        replied({ problem: this.unanswered() })
        return
      }
      const open: Open = {
        question,
        replied,
        timer: setTimeout(() => this.#close(open, null), question.type === 'hint' ? THINKING : PATIENCE),
      }
      this.#open.push(open)
    })
  }

  /** Ask once in a position: what was answered there is known. */
  askOnce(question: Question, position: string): Promise<Reply> {
    if (position !== this.#knownAt) {
      this.#knownAt = position
      this.#known = new Map()
    }
    const key = JSON.stringify(question)
    let reply = this.#known.get(key)
    if (reply === undefined) {
      const known = this.#known
      reply = this.ask(question)
      known.set(key, reply)
      void reply.then((answer) => {
        // Why somebody was not answered, or there was no hint, may be over in a moment.
        if ('problem' in answer || (answer.message.type === 'hinted' && answer.message.problem !== null))
          known.delete(key)
      })
    }
    return reply
  }

  /** Whether a message was the answer to a question. */
  answered(message: FromServer): boolean {
    const found = this.#open.find(({ question }) => isAnswer(question, message))
    if (found === undefined) return false
    this.#close(found, message.type === 'problem' ? { problem: message.problem } : { message })
    return true
  }

  /** The connection is lost: nobody will answer. */
  abandon(): void {
    for (const open of [...this.#open]) this.#close(open, null)
  }

  #close(open: Open, reply: Reply | null): void {
    clearTimeout(open.timer)
    this.#open = this.#open.filter((other) => other !== open)
    open.replied(reply ?? { problem: this.unanswered() })
  }
}

function isAnswer(question: Question, message: FromServer): boolean {
  if (!('seat' in message) || message.seat !== question.seat) return false
  switch (message.type) {
    case 'explained':
      return question.type === 'explain' && question.action === message.action
    case 'previewed':
      return question.type === 'preview' && question.actions.join('\n') === message.actions.join('\n')
    case 'outlook':
      return question.type === 'outlook'
    case 'hinted':
      return question.type === 'hint' && question.version === message.version
    case 'problem':
      return true
    default:
      return false
  }
}
