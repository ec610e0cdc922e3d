// The one socket of the page. It comes back by itself, tells the tables when it has, and sends what was not answered
// once more: under the same id, so it counts once.

import type { Accepted, Emote, EndTurn, FromClient, FromServer, Play, Refused, Say, Undo } from '../../wire/messages'
import { ProblemError } from './http'
import { me } from './me.svelte'

/** As much of a WebSocket as is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(code?: number): void
}

/** What is answered by `accepted` or `refused`. */
export type Command = Play | Undo | EndTurn | Say | Emote
export type Answer = Accepted | Refused

/** Who wants to hear of a table. */
export interface Listener {
  readonly table: string
  /** The socket is open, for the first time or again: say what is watched. */
  opened(): void
  received(message: FromServer): void
}

/** How a connection reaches the world: other ones in tests. */
export interface Reach {
  open(): Socket
  /** Somebody needs a cookie before he may open a socket. Throws if that cannot be asked or is refused. */
  become(): Promise<unknown>
  /** A socket was not let in: `become` should ask the server anew. */
  doubt(): void
  /** The server says who one is. */
  welcomed(person: string, name: string): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 15_000
// The server was reached and let nobody in: it is no use to knock all the time.
const REFUSED_WAIT = 30_000
const REFUSALS = 3
const PING_EVERY = 25_000
const PONG_WITHIN = 8_000
// Somebody has just come back to the page, or the network has changed: it is known sooner whether the socket still lives.
const PONG_SOON = 3_000
// A table that is left for the next one does not need another socket.
const LINGER = 5_000
const STOPPING = 'mistake-server-stopping'
const TOO_MANY = 'mistake-server-messages'
const CODE_POLICY = 1008

const browser: Reach = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  become: () => me.become(),
  doubt: () => me.doubt(),
  welcomed: (person, name) => me.welcomed(person, name),
}

interface Sent {
  readonly message: Command
  readonly answered: (answer: Answer) => void
}

export class Connection {
  /** `lost` tries again by itself, at `nextTry`; `refused` too, but seldom: the server lets nobody in. */
  state: 'connecting' | 'open' | 'lost' | 'refused' = $state('connecting')
  /** When it is tried again, as `Date.now()` counts. */
  nextTry: number | null = $state(null)
  /** The version of the server's program. */
  engine: string | null = $state(null)

  readonly #reach: Reach
  readonly #listeners = new Set<Listener>()
  readonly #sent = new Map<string, Sent>()
  #socket: Socket | null = null
  #isOpening = false
  #failures = 0
  #refusals = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined
  #farewell: ReturnType<typeof setTimeout> | undefined

  constructor(reach: Reach = browser) {
    this.#reach = reach
    if (typeof window === 'undefined') return
    window.addEventListener('online', () => this.#hurry())
    window.addEventListener('offline', () => this.#check(PONG_SOON))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry()
    })
    // A page that is kept for the back button must not keep its seat warm.
    window.addEventListener('pagehide', () => this.#drop())
    window.addEventListener('pageshow', () => this.#hurry())
  }

  /** Hear of a table. The first one opens the socket; returns how to stop. */
  listen(listener: Listener): () => void {
    clearTimeout(this.#farewell)
    this.#listeners.add(listener)
    if (this.state === 'open') listener.opened()
    else this.#hurry()
    return () => {
      this.#listeners.delete(listener)
      for (const [client, sent] of this.#sent) if (sent.message.table === listener.table) this.#sent.delete(client)
      if (this.#listeners.size === 0) {
        clearTimeout(this.#farewell)
        this.#farewell = setTimeout(() => this.#drop(), LINGER)
      }
    }
  }

  /** Send something that nobody misses if it is lost: false if the socket is not open. */
  send(message: FromClient): boolean {
    if (this.state !== 'open' || this.#socket === null) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Send a move, undo, end of turn or line of chat, again and again until it is answered. */
  command(message: Command): Promise<Answer> {
    return new Promise((answered) => {
      this.#sent.set(message.client, { message, answered })
      this.send(message)
    })
  }

  /** Try at once instead of at `nextTry`. */
  tryNow(): void {
    this.#hurry()
  }

  // ── Opening and losing ─────────────────────────────────────────────────────────────────────────────────

  #hurry(): void {
    if (this.#listeners.size === 0) return
    if (this.#socket !== null) {
      if (this.state === 'open') this.#check(PONG_SOON)
    } else if (!this.#isOpening) {
      clearTimeout(this.#retry)
      void this.#open()
    }
  }

  async #open(): Promise<void> {
    this.#isOpening = true
    this.nextTry = null
    if (this.state !== 'lost' && this.state !== 'refused') this.state = 'connecting'
    try {
      await this.#reach.become()
    } catch (error) {
      this.#isOpening = false
      // A status is an answer: somebody is there, but does not want us.
      this.#failed(error instanceof ProblemError && error.status > 0)
      return
    }
    this.#isOpening = false
    if (this.#listeners.size === 0) return
    const socket = this.#reach.open()
    let wasOpen = false
    this.#socket = socket
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      wasOpen = true
      this.#received(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#stopPings()
      if (event.code === CODE_POLICY) this.#failures = Math.max(this.#failures, 4)
      // Before it is opened a browser does not tell why: the cookie may be another one by now, or there is no room.
      if (!wasOpen) this.#reach.doubt()
      this.#failed(!wasOpen)
    }
  }

  #failed(refused: boolean): void {
    this.#refusals = refused ? this.#refusals + 1 : 0
    this.state = this.#refusals >= REFUSALS ? 'refused' : 'lost'
    if (this.#listeners.size === 0) return
    const most = this.state === 'refused' ? REFUSED_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)
    this.#failures += 1
    // Jitter: all the clients of a server that starts anew must not come at the same moment.
    const wait = most * (0.5 + Math.random() / 2)
    this.nextTry = Date.now() + wait
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#open(), wait)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    this.#stopPings()
    const socket = this.#socket
    this.#socket = null
    this.nextTry = null
    this.state = 'connecting'
    socket?.close(1000)
  }

  // ── Signs of life ──────────────────────────────────────────────────────────────────────────────────────

  #stopPings(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#pong)
    this.#pong = undefined
  }

  /** After every message the next sign of life is asked for later. */
  #alive(): void {
    this.#stopPings()
    this.#ping = setTimeout(() => this.#check(PONG_WITHIN), PING_EVERY)
  }

  /** Ask for a sign of life; without one the socket is given up: a network that is gone often does not say so. */
  #check(patience: number): void {
    if (this.#pong !== undefined || !this.send({ type: 'ping', time: 0 })) return
    this.#pong = setTimeout(() => {
      const socket = this.#socket
      this.#socket = null
      this.#stopPings()
      socket?.close(4000)
      this.#failed(false)
    }, patience)
  }

  // ── Messages ───────────────────────────────────────────────────────────────────────────────────────────

  #received(message: FromServer): void {
    this.#alive()
    switch (message.type) {
      case 'welcome':
        this.engine = message.engine
        this.#reach.welcomed(message.person, message.name)
        this.#failures = 0
        this.#refusals = 0
        this.state = 'open'
        this.#again()
        return
      case 'pong':
        return
      case 'accepted':
      case 'refused':
        this.#answered(message)
        return
      case 'delta': {
        // Who made the move hears with it that it was taken; the table comes first, as with two messages.
        const { table, client, version, played = 0 } = message
        this.#tell(message)
        if (client !== undefined) this.#answered({ type: 'accepted', table, client, version, played })
        return
      }
      case 'problem':
        if (message.problem.message === TOO_MANY) {
          // Nothing that was sent meanwhile was heard.
          const seconds = Number(message.problem.figures.seconds ?? 1)
          setTimeout(() => this.state === 'open' && this.#again(), seconds * 1000 + 200)
          return
        }
        break
    }
    this.#tell(message)
  }

  #tell(message: FromServer): void {
    const table = 'table' in message ? message.table : null
    for (const listener of [...this.#listeners]) {
      if (table === null || listener.table === table) listener.received(message)
    }
  }

  /** Say to a server that does not know it (any more) what is watched, then what it has not answered. */
  #again(): void {
    for (const listener of [...this.#listeners]) listener.opened()
    for (const { message } of this.#sent.values()) this.send(message)
  }

  #answered(message: Answer): void {
    const sent = this.#sent.get(message.client)
    if (sent === undefined) return
    // A server that stops takes nothing any more; the next one will.
    if (message.type === 'refused' && message.problem.message === STOPPING) return
    this.#sent.delete(message.client)
    sent.answered(message)
  }
}

/** An id for a command that nobody has used before. */
export function freshClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `w-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const connection = new Connection()
