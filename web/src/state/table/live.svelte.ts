// A table where something goes on: seen from one's seats, or as a spectator. It draws nothing and knows no rule; it puts
// together what the server says, so that the screens find it as one scene.

import type { GameReading } from '../../games/game-page'
import { inGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { say } from '../../say/say.svelte'
import type {
  ChatLine,
  Emote,
  FromServer,
  Hinted,
  Notice,
  Previewed,
  Problem,
  TableInfo,
  Turn,
} from '../../wire/messages'
import { askedBy } from './asked'
import { Clocks } from './clock.svelte'
import { freshClientId, type Command, type Listener } from '../server/connection.svelte'
import { wholeTurn } from './deltas'
import { told, toldEntries } from './hidden'
import { HotSeat } from './hot-seat.svelte'
import { unreachable } from '../server/http'
import { Perspective } from './perspective.svelte'
import { Questions, type Question, type Reply } from './questions'
import type { LogEntry, Outcome, Preview, Scene, ShownPlan, ShownStep } from './scene'
import { page, type Setting } from './setting'

/** Something that all at the table are told, in the order in which it came. */
export interface NoticeLine extends Pick<Notice, 'message' | 'figures'> {
  readonly number: number
}

const MOST_NOTICES = 20
// Notices after which there is no table any more.
const GONE = new Set(['table-deleted', 'table-forgotten'])
const HISTORY_AGAIN = 2_000

export class LiveTable<Types extends GameTypes = GameTypes> implements Scene<Types>, Listener {
  readonly id: string
  readonly table: string
  readonly game: string
  readonly reading: GameReading
  readonly components: Types['components']
  readonly clocks = new Clocks()
  readonly isPast = false

  info: TableInfo = $state.raw()!
  busy = $state(false)
  notices: readonly NoticeLine[] = $state.raw([])
  /** Why the table cannot be looked at any more. */
  problem: Problem | null = $state.raw(null)
  plans: readonly ShownPlan[] = $state.raw([])
  /** Is told what was played here. */
  onplayed: ((actions: readonly string[]) => void) | null = null
  /** Is told how many plays were taken back here. */
  onundone: ((plays: number) => void) | null = null

  readonly #setting: Setting
  readonly #questions: Questions
  readonly #stopListening: () => void
  #perspectives: readonly Perspective<Types>[] = $state.raw([])
  readonly #hotSeat: HotSeat
  #lines: readonly ChatLine[] = $state.raw([])
  #outlook: { readonly seat: number; readonly version: number; readonly outlook: Types['outlook'] } | null =
    $state.raw(null)
  #command: Promise<Outcome> | null = null
  #asking = new Set<number | null>()
  #isPainted: boolean

  readonly mine: readonly number[] = $derived.by(() => {
    const person = this.#setting.person()
    return this.info.seats.flatMap((seat, number) => (person !== null && seat.person === person ? [number] : []))
  })
  readonly chat: readonly ChatLine[] = $derived.by(() => {
    const muted = this.#setting.muted()
    return muted.length === 0 ? this.#lines : this.#lines.filter((line) => !muted.includes(line.person))
  })
  readonly #base: Perspective<Types> | null = $derived.by(
    () => this.#perspective(this.#hotSeat.present) ?? this.#perspectives[0] ?? null,
  )
  /** Several people look at the screen, and none of them may see what another knows. */
  readonly isCovered: boolean = $derived.by(
    () => this.#base !== null && this.#base.view !== null && this.#hotSeat.isCovered(this.#base),
  )
  /** The seat that is asked and must say that it is there, before anything of it is shown. */
  readonly curtain: number | null = $derived.by(() => this.#hotSeat.curtain)

  readonly seat: number | null = $derived(this.isCovered ? null : (this.#base?.seat ?? null))
  readonly view: Types['view'] | null = $derived.by(() => {
    const base = this.#base
    const told = base?.view ?? null
    if (base === null || told === null) return null
    const { holding } = base.turn
    const events = () => base.log.entries.map((entry) => entry.event)
    const view = holding === null || !this.reading.held ? told : this.reading.held(told, events(), holding)
    return this.isCovered ? this.reading.masked(view) : view
  })
  readonly standing: Types['standing'] | null = $derived.by(() => {
    const standing = this.#base?.standing ?? null
    return standing !== null && this.isCovered ? (this.reading.maskedStanding?.(standing) ?? standing) : standing
  })
  readonly turn: Turn = $derived.by(() => {
    const base = this.#base
    if (base === null) return { deciding: null, legal: [], holding: null, undo: 0, clock: null }
    // Until a turn is ended, it is that of the one who may still take something back.
    const turn = { ...base.turn, deciding: askedBy(base.turn) }
    if (this.isCovered) return { ...turn, legal: [], undo: 0 }
    return base.isBehind ? { ...turn, legal: [] } : turn
  })
  readonly result: Types['result'] | null = $derived(this.#base?.result ?? null)
  readonly step: ShownStep<Types> | null = $derived.by(() => {
    const step = this.#base?.step ?? null
    if (step === null || !this.isCovered) return step
    return {
      ...step,
      before: step.before === null ? null : this.reading.masked(step.before),
      events: step.events.map((event) => told(event, this.reading)),
    }
  })
  /** What happened, without what the next turn has brought as long as the one before it is not ended. */
  readonly #entries: readonly LogEntry<Types['event']>[] = $derived.by(() => {
    const entries = this.#base?.log.entries ?? []
    const holding = this.#base?.turn.holding ?? null
    if (holding === null || !this.reading.held) return entries
    const begun = entries.findLastIndex(({ event }) => (this.reading.turnOf?.(event) ?? null) !== null)
    const isPassedOn = begun >= 0 && this.reading.turnOf?.(entries[begun]!.event) !== holding
    return isPassedOn ? entries.slice(0, begun) : entries
  })
  readonly log: readonly LogEntry<Types['event']>[] = $derived.by(() => {
    const entries = this.#entries
    return this.isCovered ? toldEntries(entries, this.reading) : entries
  })
  readonly live: boolean = $derived.by(() => this.#setting.connection.state === 'open' && this.mine.length > 0)
  readonly outlook: Types['outlook'] | null = $derived.by(() => {
    const found = this.#outlook
    if (found === null || this.seat !== found.seat || this.#base?.isBehind !== false) return null
    return this.#base.shownVersion === found.version ? found.outlook : null
  })
  /** Whether the server has said how the table stands. */
  readonly isThere: boolean = $derived(this.#base?.version != null)
  /** Whether steps wait to be shown, or one is being shown. */
  readonly isShowing: boolean = $derived(this.#base !== null && (this.#base.isBehind || this.#base.step !== null))

  constructor(info: TableInfo, components: Types['components'], reading: GameReading, setting: Setting = page) {
    this.id = info.id
    this.table = info.id
    this.game = info.game
    this.components = components
    this.reading = reading
    this.#setting = setting
    this.#isPainted = !setting.tellsWhenPainted
    this.#hotSeat = new HotSeat({
      mine: () => this.mine,
      hasCurtain: () => setting.hasCurtain(reading.hidesHands),
      playsHere: (seat) => this.mine.includes(seat) && this.info.seats[seat]?.bot === null,
      standpoint: (seat) => this.#perspective(seat),
    })
    this.info = info
    this.#questions = new Questions(
      (question) => setting.connection.send(question),
      () => unreachable(),
    )
    document.addEventListener('visibilitychange', this.#looked)
    this.#stopListening = setting.connection.listen(this)
    this.#takeSeats()
  }

  /** Leave the table on the screen: nothing is heard of it any more. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#looked)
    for (const perspective of this.#perspectives) {
      this.#setting.connection.send({ type: 'unwatch', table: this.id, seat: perspective.seat })
      perspective.close()
    }
    this.#questions.abandon()
    this.#stopListening()
  }

  // ── What one does ──────────────────────────────────────────────────────────────────────────────────────

  play(actions: readonly string[], end = false): Promise<Outcome> {
    const before = this.#command
    const playing = this.#act((seat, version, client) => ({
      type: 'play',
      table: this.id,
      seat,
      version,
      client,
      actions: [...actions],
      end,
    }))
    if (playing !== before) void playing.then(({ done }) => done && this.onplayed?.(actions))
    return playing
  }

  undo(whole = false): Promise<Outcome> {
    const before = this.#command
    const plays = whole ? this.turn.undo : 1
    const undoing = this.#act((seat, version, client) => ({
      type: 'undo',
      table: this.id,
      seat,
      version,
      client,
      whole,
    }))
    if (undoing !== before) void undoing.then(({ done }) => done && this.onundone?.(plays))
    return undoing
  }

  endTurn(): Promise<Outcome> {
    return this.#act((seat, version, client) => ({ type: 'end', table: this.id, seat, version, client }))
  }

  async say(what: string, isEmote = false): Promise<Outcome> {
    const line = { table: this.id, client: freshClientId() }
    const answer = await this.#setting.connection.command(
      isEmote ? { type: 'emote', ...line, emote: what as Emote['emote'] } : { type: 'say', ...line, text: what },
    )
    return answer.type === 'accepted' ? { done: true, played: 0 } : { done: false, problem: answer.problem }
  }

  async explain(action: string): Promise<Problem | null> {
    const seat = this.seat
    if (seat === null) return notYours()
    const reply = await this.#answer({ type: 'explain', table: this.id, seat, action })
    if ('problem' in reply) return reply.problem
    return reply.message.type === 'explained' ? reply.message.problem : null
  }

  async preview(actions: readonly string[]): Promise<Preview<Types>> {
    const seat = this.seat
    const nothing: Preview<Types> = { events: [], looked: 0, asked: null, ahead: null, problem: null }
    if (seat === null) return { ...nothing, problem: notYours() }
    if (actions.length === 0) return nothing
    const reply = await this.#answer({ type: 'preview', table: this.id, seat, actions: [...actions] })
    if ('problem' in reply) return { ...nothing, problem: reply.problem }
    if (reply.message.type !== 'previewed') return nothing
    const { events, looked, asked, ahead, problem } = inGame<Types, Previewed>(reply.message)
    return { events, looked, asked, ahead, problem }
  }

  /** What to do now, as a search sees it that knows what this seat knows. */
  async hint(): Promise<Hinted | { readonly problem: Problem }> {
    const { seat } = this
    const version = this.#base?.version ?? null
    if (seat === null || version === null) return { problem: notYours() }
    const reply = await this.#answer({ type: 'hint', table: this.id, seat, version })
    if ('problem' in reply) return reply
    return reply.message.type === 'hinted' ? reply.message : { problem: notYours() }
  }

  /** The table can be seen: what others did meanwhile is shown now. */
  painted(): void {
    this.#isPainted = true
    for (const perspective of this.#perspectives) perspective.begin()
  }

  /** Show all that is still being shown at once. */
  skip(): void {
    this.#base?.skip()
  }

  /** The one who is asked says that he sits in front of the screen, and the others look away. */
  uncover(): void {
    this.#hotSeat.uncover(this.#base)
    this.#settled()
  }

  /** Look from another of one's seats. Where there is a curtain, its person must come first. */
  watchAs(seat: number): void {
    this.#hotSeat.lookFrom(seat, this.#base)
  }

  /** Play oneself again where a bot has stood in. */
  back(seat: number): void {
    this.#setting.connection.send({ type: 'back', table: this.id, seat })
  }

  dismissNotice(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number)
  }

  #act(message: (seat: number, version: number, client: string) => Command): Promise<Outcome> {
    // A second click while the first is on its way means the same.
    if (this.#command !== null) return this.#command
    const base = this.#base
    const seat = this.seat
    if (base === null || base.version === null || seat === null) {
      return Promise.resolve({ done: false, problem: notYours() })
    }
    this.busy = true
    const command = message(seat, base.version, freshClientId())
    this.#command = this.#setting.connection.command(command).then((answer): Outcome => {
      this.busy = false
      this.#command = null
      if (answer.type === 'accepted') {
        if (base.version === null || answer.version > base.version) base.watchAgain()
        return { done: true, played: answer.played }
      }
      if (answer.stale) base.watchAgain()
      return { done: false, problem: answer.problem }
    })
    return this.#command
  }

  /** An answer holds as long as nothing changes. */
  #answer(question: Question): Promise<Reply> {
    return this.#questions.askOnce(question, `${this.seat} ${this.#base?.version}`)
  }

  // ── What the server says ───────────────────────────────────────────────────────────────────────────────

  opened(): void {
    this.#questions.abandon()
    this.#outlook = null
    for (const perspective of this.#perspectives) this.#watch(perspective)
    this.#settled()
  }

  received(message: FromServer): void {
    if (this.#questions.answered(message)) return
    if ('turn' in message) this.#hotSeat.heard(wholeTurn(message.turn))
    switch (message.type) {
      case 'table': {
        this.info = message.info
        this.problem = null
        this.#lines = message.chat
        this.clocks.set(message.turn.clock)
        this.#perspective(message.seat)?.fresh(inGame(message))
        this.#takeSeats()
        return
      }
      case 'update':
        this.clocks.set(message.turn.clock)
        this.#perspective(message.seat)?.update(inGame(message))
        return
      case 'delta':
        this.clocks.set(message.turn.clock ?? null)
        this.#perspective(message.seat)?.change(message)
        return
      case 'info':
        this.info = message.info
        for (const perspective of this.#perspectives) perspective.complete()
        this.#takeSeats()
        return
      case 'clock':
        this.clocks.set(message.clock)
        return
      case 'said':
        if (!this.#lines.some((line) => line.number === message.line.number))
          this.#lines = [...this.#lines, message.line]
        return
      case 'notice':
        this.#notice(message)
        return
      case 'problem':
        if (message.table === this.id) this.problem = message.problem
        return
    }
  }

  #notice(notice: Notice): void {
    if (GONE.has(notice.message)) {
      const { message, figures } = notice
      this.problem = { message, figures, sentence: say(message, figures), rule: null }
      return
    }
    const number = (this.notices.at(-1)?.number ?? 0) + 1
    const line = { number, message: notice.message, figures: notice.figures }
    this.notices = [...this.notices, line].slice(-MOST_NOTICES)
  }

  // ── Perspectives ───────────────────────────────────────────────────────────────────────────────────────

  #perspective(seat: number | null): Perspective<Types> | undefined {
    return this.#perspectives.find((perspective) => perspective.seat === seat)
  }

  #watch(perspective: Perspective<Types>): void {
    const { seat, version } = perspective
    this.#setting.connection.send({ type: 'watch', table: this.id, seat, version, deltas: true })
  }

  /** Look from all of one's seats, and from no other; who has none is a spectator. */
  #takeSeats(): void {
    const wanted: readonly (number | null)[] = this.mine.length > 0 ? this.mine : [null]
    const kept = this.#perspectives.filter((perspective) => wanted.includes(perspective.seat))
    const added = wanted
      .filter((seat) => !kept.some((perspective) => perspective.seat === seat))
      .map((seat) => this.#newPerspective(seat))
    if (added.length > 0 || kept.length < this.#perspectives.length) {
      const left = this.#perspectives.filter((perspective) => !kept.includes(perspective))
      this.#perspectives = [...kept, ...added].sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0))
      for (const perspective of left) {
        perspective.close()
        this.#setting.connection.send({ type: 'unwatch', table: this.id, seat: perspective.seat })
      }
      for (const perspective of added) this.#watch(perspective)
    }
    this.#settled()
  }

  #newPerspective(seat: number | null): Perspective<Types> {
    const perspective: Perspective<Types> = new Perspective<Types>(seat, {
      motion: (event) => this.reading.motion(event),
      telling: (events) => {
        const news = this.reading.news?.(events) ?? null
        return news === null ? 'none' : news.brief ? 'brief' : 'whole'
      },
      pace: () => this.#setting.pace(),
      isPainted: () => this.#isPainted,
      afterFrame: (work) => this.#setting.afterFrame(work),
      isUnseen: () => this.#setting.isHidden() || this.#base !== perspective,
      missing: () => this.#watch(perspective),
      logUnsure: () => void this.#askHistory(perspective),
      settled: () => this.#settled(),
    })
    return perspective
  }

  async #askHistory(perspective: Perspective<Types>): Promise<void> {
    if (this.#asking.has(perspective.seat) || perspective.version === 0) return
    this.#asking.add(perspective.seat)
    try {
      const history = await this.#setting.history(this.id, perspective.seat)
      this.#asking.delete(perspective.seat)
      perspective.putRight(inGame(history))
    } catch {
      // The log is the least that is missed when the connection is lost. It is asked for again.
      setTimeout(() => {
        this.#asking.delete(perspective.seat)
        if (this.#perspectives.includes(perspective)) void this.#askHistory(perspective)
      }, HISTORY_AGAIN)
    }
  }

  readonly #looked = (): void => {
    if (document.hidden) this.skip()
  }

  /** All is shown: who sits in front of the screen now, and what does he want to know? */
  #settled(): void {
    this.#hotSeat.settle(this.#base)
    this.#askOutlook()
  }

  /** What helps with the decision is asked for as soon as it is ours. */
  #askOutlook(): void {
    const base = this.#base
    if (base === null || base.seat === null || this.isCovered || base.isBehind) return
    const { seat, shownVersion } = base
    if (!this.reading.wantsOutlook?.(base.turn.legal)) return
    if (this.#outlook?.seat === seat && this.#outlook.version === shownVersion) return
    void this.#answer({ type: 'outlook', table: this.id, seat }).then((reply) => {
      if ('problem' in reply || reply.message.type !== 'outlook') return
      const { version, outlook } = inGame<Types, typeof reply.message>(reply.message)
      this.#outlook = { seat, version, outlook }
    })
  }
}

function notYours(): Problem {
  return {
    message: 'page-state-not-yours',
    figures: {},
    sentence: say('page-state-not-yours'),
    rule: null,
  }
}
