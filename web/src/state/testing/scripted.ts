// A server out of a script, for tests: it writes down what it hears and says what it is told to.

import type { FromClient, FromServer, History, Json, SeatInfo, TableInfo, Turn } from '../../wire/messages'
import { Connection, type Reach, type Socket } from '../server/connection.svelte'
import { digestOf } from '../table/deltas'
import type { Setting } from '../table/setting'
import type { Pace } from '../table/pacing'
import type { CardTypes } from '../../games/cards/scene'
import type { CardComponents, CardEvent, CardView } from '../../games/cards/wire'
import type { LiveTable } from '../table/live.svelte'

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly heard: FromClient[] = []
  isClosed = false

  send(text: string): void {
    if (this.isClosed) throw new Error('a closed socket was used')
    this.heard.push(JSON.parse(text) as FromClient)
  }

  close(): void {
    this.isClosed = true
  }

  say(message: FromServer): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  /** The connection breaks. */
  break(code = 1006): void {
    this.isClosed = true
    this.onclose?.(new CloseEvent('close', { code }))
  }

  heardOf<Kind extends FromClient['type']>(kind: Kind): Extract<FromClient, { type: Kind }>[] {
    return this.heard.filter((message) => message.type === kind) as Extract<FromClient, { type: Kind }>[]
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = []
  person = 'ada'
  /** What `become` does; may throw. */
  become: () => void = () => undefined

  readonly reach: Reach = {
    open: () => {
      const socket = new FakeSocket()
      this.sockets.push(socket)
      return socket
    },
    become: async () => this.become(),
    doubt: () => undefined,
    welcomed: () => undefined,
  }
  readonly connection = new Connection(this.reach)
  pace: Pace = { speed: 'once', still: true }
  curtain = false
  isHidden = false
  /** What waits for the next frame; null: every frame comes at once. */
  frame: (() => void)[] | null = null
  histories: History[] = []
  asked: (number | null)[] = []

  readonly setting: Setting = {
    connection: this.connection,
    person: () => this.person,
    muted: () => [],
    history: async (_, seat) => {
      this.asked.push(seat)
      const next = this.histories.shift()
      if (next === undefined) throw new Error('no history in the script')
      return next
    },
    pace: () => this.pace,
    afterFrame: (work) => {
      if (this.frame === null) work()
      else this.frame.push(work)
      return () => void (this.frame = this.frame?.filter((other) => other !== work) ?? null)
    },
    tellsWhenPainted: false,
    hasCurtain: () => this.curtain,
    isHidden: () => this.isHidden,
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('nobody has come')
    return socket
  }

  /** Let the next socket in. */
  async welcome(): Promise<FakeSocket> {
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    this.socket.say({ type: 'welcome', person: this.person, name: 'Ada', engine: '1' })
    return this.socket
  }
}

export { reading } from '../../games/cards/reading'
export type LiveCards = LiveTable<CardTypes>
export type { CardTypes }

export const TABLE = 'abcdefgh12345678'

export function seat(person: string | null, bot: string | null = null): SeatInfo {
  return { name: person ?? bot ?? '', person, bot, character: null, reserved: null, present: true }
}

export function tableOf(seats: readonly SeatInfo[], change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: TABLE,
    game: 'cards',
    rules: 1,
    engine: '1',
    data: 'd',
    players: seats.length,
    options: {},
    state: 'running',
    public: false,
    clock: { kind: 'none', seconds: 60, increment: 0, days: 3, bot: 'level2' },
    pace: 'instant',
    seats: [...seats],
    owner: 'ada',
    created: 0,
    commitment: 'c',
    seed: null,
    known_deal: false,
    previous: null,
    following: null,
    stuck: null,
    spectators: 0,
    deciding: null,
    awaits_start: false,
    removed: [],
    overdue: null,
    hints: false,
    hinted: [],
    origin: null,
    ...change,
  }
}

const NONE = { stone: 0, gold: 0, deer: 0, tree: 0 }

export const components: CardComponents = {
  game: 'cards',
  data: 'd',
  players: 2,
  name: 'Pioneers',
  hands: 'one',
  hand_size: 2,
  places: [0, 1, 0, 1],
  suits: ['stone', 'gold', 'deer', 'tree'],
  tie_break: ['gold', 'stone', 'deer', 'tree'],
  cards: [],
  stock: NONE,
  buildings: [],
  first_trump: 'gold',
  exchange: 2,
  runs: 40,
}

/** A view of the card game in which `run` tells one from another. */
export function viewOf(viewer: number | null, run: number, deciding: number | null): CardView {
  const hand = (owner: number) => (owner === viewer ? ['stone 1', 'thief'] : [null, null])
  return {
    game: 'cards',
    rules: 1,
    data: 'd',
    players: 2,
    options: { hands: 'one' },
    run,
    starter: 0,
    seat: deciding,
    step: 'play',
    place: 0,
    trump: 'gold',
    void: [[], []],
    gone: [],
    trick: { leader: 0, suit: null, trump: 'gold', plays: [], winner: null },
    supplies: [NONE, NONE],
    stock: NONE,
    buildings: [[], []],
    phase: { asked: 0, discarding: 0, thieves: 0, contenders: [], payers: [] },
    hands: [hand(0), hand(1)],
    discards: [[], []],
    deck: [],
    pending: viewer === deciding ? ['gold 3'] : [],
    ahead: null,
    viewer,
  }
}

export function turnOf(deciding: number | null, change: Partial<Turn> = {}): Turn {
  return { deciding, legal: [], holding: null, undo: 0, clock: null, ...change }
}

type Message<Kind extends FromServer['type']> = Extract<FromServer, { type: Kind }>

export function freshOf(
  info: TableInfo,
  viewer: number | null,
  version: number,
  turn: Turn,
  change: Partial<Message<'table'>> = {},
): Message<'table'> {
  const view = viewOf(viewer, version, turn.deciding) as unknown as Message<'table'>['view']
  return {
    type: 'table',
    table: TABLE,
    seat: viewer,
    version,
    info,
    view,
    standing: null,
    turn,
    result: null,
    chat: [],
    ...change,
  }
}

export function updateOf(
  viewer: number | null,
  version: number,
  turn: Turn,
  events: readonly CardEvent[],
  change: Partial<Message<'update'>> = {},
): Message<'update'> {
  return {
    type: 'update',
    table: TABLE,
    seat: viewer,
    since: version - 1,
    version,
    kind: 'move',
    by: null,
    bot: null,
    events: events as unknown as Message<'update'>['events'],
    view: viewOf(viewer, version, turn.deciding) as unknown as Message<'update'>['view'],
    standing: null,
    turn,
    result: null,
    ...change,
  }
}

/** An update as what it changes of the message before it. */
export function deltaOf(
  before: Message<'table'> | Message<'update'>,
  { view, standing, since: _since, ...update }: Message<'update'>,
  change: Partial<Message<'delta'>> = {},
): Message<'delta'> {
  const changes = { view: { '=': view }, standing: standing === null ? null : { '=': standing } } as Record<
    string,
    Json
  >
  return { ...update, type: 'delta', kind: 'move', base: digestOf(before), changes, ...change }
}

export const played = (by: number, card: string): CardEvent => ({ event: 'played', seat: by, place: by, cards: [card] })

export function historyOf(viewer: number | null, version: number, events: readonly CardEvent[]): History {
  return { table: TABLE, seat: viewer, version, events: events as unknown as History['events'] }
}
