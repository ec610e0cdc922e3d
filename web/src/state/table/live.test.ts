import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hinted } from '../../wire/messages'
import { deltaOf, freshOf, historyOf, played, seat, TABLE, tableOf, turnOf, updateOf } from '../testing/scripted'
import { ADA, ADA_AND_BOT, BOT, pause, server, sitDown, socket, table } from '../testing/seated'

const PROBLEM = { message: 'x', figures: {}, sentence: 'No.', rule: 'C3.4' }
const HINTED: Hinted = {
  type: 'hinted',
  table: TABLE,
  seat: 0,
  version: 3,
  actions: ['play stone 1'],
  chances: [0.5, 0.5],
  error: 0.01,
  reasons: [],
  line: [],
  problem: null,
}

describe('looking at a table', () => {
  it('watches from its seat and shows what it is told', async () => {
    await sitDown(ADA_AND_BOT)
    expect(socket.heard).toEqual([{ type: 'watch', table: TABLE, seat: 0, version: null, deltas: true }])
    expect(table.isThere).toBe(false)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(0, { legal: ['play thief'] })))
    expect(table.isThere).toBe(true)
    expect(table.seat).toBe(0)
    expect(table.view?.run).toBe(3)
    expect(table.turn.legal).toEqual(['play thief'])
    expect(table.live).toBe(true)
  })

  it('is a spectator without a seat, and looks from the seat that it takes', async () => {
    const open = tableOf([BOT, seat(null)], { state: 'open' })
    await sitDown(open, [historyOf(null, 0, [])])
    expect(socket.heard).toEqual([{ type: 'watch', table: TABLE, seat: null, version: null, deltas: true }])
    socket.say(freshOf(open, null, 0, turnOf(null), { view: null }))
    expect(table.live).toBe(false)
    socket.say({ type: 'info', table: TABLE, info: tableOf([BOT, ADA]) })
    expect(socket.heard.slice(1)).toEqual([
      { type: 'unwatch', table: TABLE, seat: null },
      { type: 'watch', table: TABLE, seat: 1, version: null, deltas: true },
    ])
    expect(table.mine).toEqual([1])
  })

  it('shows each update once, in whatever way it is doubled', async () => {
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    await pause()
    const update = updateOf(0, 4, turnOf(0), [played(1, 'deer 2')], { by: 1, bot: 'level1' })
    socket.say(update)
    socket.say(update)
    socket.say(updateOf(0, 3, turnOf(1), [played(1, 'deer 1')], { by: 1 }))
    expect(table.view?.run).toBe(4)
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 2')])
  })

  it('puts what has changed into what it holds, also what is not shown yet', async () => {
    await sitDown(ADA_AND_BOT)
    server.pace = { speed: 'watch', still: false }
    const first = freshOf(ADA_AND_BOT, 0, 3, turnOf(1))
    const second = updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], { by: 1 })
    const third = updateOf(0, 5, turnOf(0), [played(1, 'deer 2')], { by: 1 })
    for (const message of [first, deltaOf(first, second), deltaOf(second, third)]) socket.say(message)
    expect(table.view?.run).toBe(4)
    table.skip()
    expect(table.view?.run).toBe(5)
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 1'), played(1, 'deer 2')])
    expect(socket.heardOf('watch')).toHaveLength(1)
  })

  it('wants the whole if it holds something else than the server thinks', async () => {
    await sitDown(ADA_AND_BOT)
    const first = freshOf(ADA_AND_BOT, 0, 3, turnOf(1))
    socket.say(first)
    socket.say(deltaOf(first, updateOf(0, 4, turnOf(0), []), { base: '00000000' }))
    expect(table.view?.run).toBe(3)
    expect(socket.heardOf('watch').at(-1)).toEqual({
      type: 'watch',
      table: TABLE,
      seat: 0,
      version: null,
      deltas: true,
    })
    socket.say(freshOf(ADA_AND_BOT, 0, 4, turnOf(0)))
    expect(table.view?.run).toBe(4)
  })

  it('watches again when an update is missing, and takes up what it missed', async () => {
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    await pause()
    const lost = [played(1, 'deer 2')]
    server.histories = [historyOf(0, 6, [...lost, played(1, 'deer 3'), played(1, 'deer 4')])]
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 3')], { by: 1 }))
    socket.say(updateOf(0, 6, turnOf(0), [played(1, 'deer 4')], { by: 1 }))
    expect(table.view?.run).toBe(3)
    expect(socket.heardOf('watch').slice(1)).toEqual([
      { type: 'watch', table: TABLE, seat: 0, version: 3, deltas: true },
    ])
    const missed = [...lost, played(1, 'deer 3'), played(1, 'deer 4')]
    socket.say(updateOf(0, 6, turnOf(0, { legal: ['play thief'] }), missed, { since: 3, kind: 'missed' }))
    expect(table.view?.run).toBe(6)
    expect(table.turn.legal).toEqual(['play thief'])
    await pause()
    expect(table.log.map((entry) => entry.event)).toEqual(missed)
    expect(table.log.map((entry) => entry.number)).toEqual([1, 2, 3])
  })

  it('fills the log from the history, and does not tell twice what came meanwhile', async () => {
    const before = [played(0, 'tree 1'), played(1, 'tree 2')]
    await sitDown(ADA_AND_BOT, [historyOf(0, 4, [...before, played(1, 'deer 2')])])
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 2')], { by: 1 }))
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 3')], { by: 1 }))
    await pause()
    expect(table.log.map((entry) => entry.event)).toEqual([...before, played(1, 'deer 2'), played(1, 'deer 3')])
    expect(table.log.map((entry) => entry.step)).toEqual([0, 0, 0, 5])
  })

  it('tells chat once, and notices', async () => {
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    const line = { number: 1, time: 0, person: 'bob', name: 'Bob', text: 'Howdy', emote: null }
    socket.say({ type: 'said', table: TABLE, line })
    socket.say({ type: 'said', table: TABLE, line })
    expect(table.chat).toEqual([line])
    socket.say({ type: 'notice', table: TABLE, message: 'table-time-out', figures: { name: 'Bob' } })
    expect(table.notices).toEqual([{ number: 1, message: 'table-time-out', figures: { name: 'Bob' } }])
    table.dismissNotice(1)
    expect(table.notices).toEqual([])
  })

  it('cannot be shown any more after it was deleted', async () => {
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    socket.say({ type: 'notice', table: TABLE, message: 'table-deleted', figures: { name: 'Bob' } })
    expect(table.problem?.message).toBe('table-deleted')
    expect(table.notices).toEqual([])
  })
})

describe('playing', () => {
  beforeEach(async () => {
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(0, { legal: ['play thief'] })))
    await pause()
  })

  it('is busy at once, and shows its own move before it is accepted', async () => {
    const outcome = table.play(['play thief'])
    expect(table.busy).toBe(true)
    const [move] = socket.heardOf('play')
    expect(move).toMatchObject({ seat: 0, version: 3, actions: ['play thief'], end: false })
    socket.say(updateOf(0, 4, turnOf(1), [played(0, 'thief')], { by: 0 }))
    expect(table.view?.run).toBe(4)
    socket.say({ type: 'accepted', table: TABLE, client: move!.client, version: 4, played: 1 })
    expect(await outcome).toEqual({ done: true, played: 1 })
    expect(table.busy).toBe(false)
  })

  it('takes a change of its own move for the answer as well', async () => {
    const before = freshOf(ADA_AND_BOT, 0, 3, turnOf(0, { legal: ['play thief'] }))
    socket.say(before)
    const outcome = table.play(['play thief'])
    const { client } = socket.heardOf('play')[0]!
    const update = updateOf(0, 4, turnOf(1), [played(0, 'thief')], { by: 0 })
    socket.say(deltaOf(before, update, { client, played: 1 }))
    expect(table.view?.run).toBe(4)
    expect(await outcome).toEqual({ done: true, played: 1 })
    expect(table.busy).toBe(false)
  })

  it('sends a move once when it is clicked twice', async () => {
    const first = table.play(['play thief'])
    const second = table.play(['play thief'])
    expect(socket.heardOf('play')).toHaveLength(1)
    expect(second).toBe(first)
  })

  it('says why it was refused', async () => {
    const outcome = table.play(['play stone 1'])
    const { client } = socket.heardOf('play')[0]!
    socket.say({ type: 'refused', table: TABLE, client, version: 3, stale: false, problem: PROBLEM })
    expect(await outcome).toEqual({ done: false, problem: PROBLEM })
    expect(socket.heardOf('watch')).toHaveLength(1)
    expect(table.busy).toBe(false)
  })

  it('looks again after a stale refusal', async () => {
    const outcome = table.play(['play thief'])
    const { client } = socket.heardOf('play')[0]!
    socket.say({ type: 'refused', table: TABLE, client, version: 5, stale: true, problem: PROBLEM })
    expect(await outcome).toMatchObject({ done: false })
    expect(socket.heardOf('watch').at(-1)).toEqual({ type: 'watch', table: TABLE, seat: 0, version: 3, deltas: true })
  })

  it('sends the same move again after a reconnect in its middle, and takes its answer once', async () => {
    const outcome = table.play(['play thief'])
    const sent = socket.heardOf('play')[0]!
    socket.break()
    expect(server.connection.state).toBe('lost')
    expect(table.live).toBe(false)
    expect(table.busy).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.sockets).toHaveLength(2)
    const second = await server.welcome()
    expect(second.heard).toEqual([{ type: 'watch', table: TABLE, seat: 0, version: 3, deltas: true }, sent])
    // It had been played: the update of it comes as something missed, and only the answer once more.
    server.histories = [historyOf(0, 4, [played(0, 'thief')])]
    second.say(updateOf(0, 4, turnOf(1), [played(0, 'thief')], { since: 3, kind: 'missed' }))
    second.say({ type: 'accepted', table: TABLE, client: sent.client, version: 4, played: 1 })
    second.say({ type: 'accepted', table: TABLE, client: sent.client, version: 4, played: 1 })
    expect(await outcome).toEqual({ done: true, played: 1 })
    await pause()
    expect(table.log.map((entry) => entry.event)).toEqual([played(0, 'thief')])
    expect(table.busy).toBe(false)
    // What was answered is not sent a third time.
    second.break()
    await vi.advanceTimersByTimeAsync(1_000)
    const third = await server.welcome()
    expect(third.heardOf('play')).toEqual([])
  })

  it('keeps a move that a stopping server would not take for the next one', async () => {
    let isDone = false
    void table.play(['play thief']).then(() => (isDone = true))
    const { client } = socket.heardOf('play')[0]!
    const stopping = { ...PROBLEM, message: 'mistake-server-stopping' }
    socket.say({ type: 'refused', table: TABLE, client, version: 0, stale: false, problem: stopping })
    socket.break(1012)
    await vi.advanceTimersByTimeAsync(1_000)
    const second = await server.welcome()
    expect(isDone).toBe(false)
    expect(second.heardOf('play')[0]!.client).toBe(client)
  })

  it('takes back its own moves from the log, as many as were taken', async () => {
    socket.say(updateOf(0, 4, turnOf(0, { undo: 1 }), [played(0, 'stone 1')], { by: 0 }))
    socket.say(updateOf(0, 5, turnOf(0, { undo: 2 }), [played(0, 'stone 2')], { by: 0 }))
    socket.say(updateOf(0, 6, turnOf(0, { undo: 3 }), [played(0, 'stone 3')], { by: 0 }))
    void table.undo(true)
    expect(socket.heardOf('undo')[0]).toMatchObject({ seat: 0, version: 6, whole: true })
    socket.say(updateOf(0, 7, turnOf(0, { undo: 1 }), [], { by: 0, kind: 'undo' }))
    expect(table.log.map((entry) => entry.event)).toEqual([played(0, 'stone 1')])
    socket.say(updateOf(0, 8, turnOf(0, { undo: 0 }), [], { by: 0, kind: 'undo' }))
    expect(table.log).toEqual([])
    // Nobody had to be asked: the history was fetched once, when we came.
    expect(server.asked).toEqual([0])
  })

  it('asks the history how much another one has taken back', async () => {
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], { by: 1 }))
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 2')], { by: 1 }))
    server.histories = [historyOf(0, 6, [])]
    socket.say(updateOf(0, 6, turnOf(1), [], { by: 1, kind: 'undo' }))
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 1')])
    await pause()
    expect(table.log).toEqual([])
  })

  it('asks again for a hint that could not be given, and takes none that is for another position', async () => {
    const asked = table.hint()
    socket.say({ ...HINTED, actions: [], problem: PROBLEM })
    expect(await asked).toMatchObject({ actions: [], problem: PROBLEM })
    const again = table.hint()
    expect(socket.heardOf('hint')).toHaveLength(2)
    socket.say({ ...HINTED, version: 2, actions: ['play thief'] })
    socket.say(HINTED)
    expect(await again).toMatchObject({ actions: ['play stone 1'], problem: null })
    expect(await table.hint()).toMatchObject({ actions: ['play stone 1'] })
    expect(socket.heardOf('hint')).toHaveLength(2)
  })

  it('explains once for a position, and again for the next', async () => {
    const first = table.explain('play stone 1')
    const same = table.explain('play stone 1')
    expect(socket.heardOf('explain')).toHaveLength(1)
    socket.say({ type: 'explained', table: TABLE, seat: 0, action: 'play stone 1', problem: PROBLEM })
    expect(await first).toEqual(PROBLEM)
    expect(await same).toEqual(PROBLEM)
    socket.say(updateOf(0, 4, turnOf(0), [], { by: 0 }))
    void table.explain('play stone 1')
    expect(socket.heardOf('explain')).toHaveLength(2)
  })

  it('gives every question its own answer', async () => {
    const one = table.preview(['play thief'])
    const other = table.preview(['play stone 1'])
    const why = table.explain('keep')
    const answer = {
      type: 'previewed',
      table: TABLE,
      seat: 0,
      version: 3,
      looked: 1,
      asked: null,
      ahead: null,
      problem: null,
    } as const
    socket.say({ ...answer, actions: ['play stone 1'], events: [{ event: 'kept', seat: 0 }] })
    socket.say({ ...answer, actions: ['play thief'], events: [] })
    socket.say({ type: 'problem', table: TABLE, seat: 0, problem: PROBLEM })
    expect((await other).events).toEqual([{ event: 'kept', seat: 0 }])
    expect((await one).events).toEqual([])
    expect(await why).toEqual(PROBLEM)
    expect(table.problem).toBeNull()
  })

  it('does not wait for answers that the connection has lost', async () => {
    const why = table.explain('keep')
    socket.break()
    await vi.advanceTimersByTimeAsync(1_000)
    await server.welcome()
    expect((await why)?.message).toBe('page-state-unreachable')
  })
})
