import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from '../../wire/messages'
import { ProblemError } from './http'
import { FakeServer } from '../testing/scripted'

const PROBLEM = { message: 'x', figures: {}, sentence: 'No.', rule: null }

let server: FakeServer
let opened: number
let received: FromServer[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  opened = 0
  received = []
})

afterEach(() => {
  stop()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
})

function listen(): void {
  stop = server.connection.listen({
    table: 'mine',
    opened: () => (opened += 1),
    received: (message) => received.push(message),
  })
}

const notice = (table: string | null): FromServer => ({ type: 'notice', table, message: 'm', figures: {} })

describe('the one socket', () => {
  it('opens for the first who listens, and tells him of his table alone', async () => {
    expect(server.sockets).toHaveLength(0)
    listen()
    const socket = await server.welcome()
    expect(server.connection.state).toBe('open')
    expect(opened).toBe(1)
    socket.say(notice('mine'))
    socket.say(notice('another'))
    socket.say(notice(null))
    expect(received).toEqual([notice('mine'), notice(null)])
  })

  it('is kept for the next table, and closed when nobody listens any more', async () => {
    listen()
    const socket = await server.welcome()
    stop()
    listen()
    expect(opened).toBe(2)
    stop()
    vi.advanceTimersByTime(4_000)
    expect(socket.isClosed).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(socket.isClosed).toBe(true)
  })

  it('waits longer and longer between tries, never twice the same', async () => {
    listen()
    const waits: number[] = []
    await server.welcome()
    for (let attempt = 0; attempt < 8; attempt += 1) {
      // Opened, and lost before long: not refused.
      if (attempt > 0) server.socket.onmessage?.(new MessageEvent('message', { data: '{"type":"pong","time":0}' }))
      server.socket.break()
      expect(server.connection.state).toBe('lost')
      waits.push(server.connection.nextTry! - Date.now())
      await vi.advanceTimersByTimeAsync(waits.at(-1)! + 1)
    }
    expect(waits[0]).toBeLessThanOrEqual(300)
    expect(waits[4]).toBeGreaterThanOrEqual(2_400)
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000)
    expect(new Set(waits).size).toBe(waits.length)
  })

  it('tries at once when the device is online again or the page is looked at', async () => {
    server.become = () => {
      throw new Error('offline')
    }
    listen()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.sockets).toHaveLength(0)
    server.become = () => undefined
    window.dispatchEvent(new Event('online'))
    await server.welcome()
    expect(server.connection.state).toBe('open')
  })

  it('says so when the server is there but lets nobody in', async () => {
    server.become = () => {
      throw new ProblemError(PROBLEM, 403)
    }
    listen()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(server.connection.state).toBe('refused')
    expect(server.connection.nextTry! - Date.now()).toBeGreaterThan(9_000)
  })

  it('gives up a socket that shows no sign of life', async () => {
    listen()
    const socket = await server.welcome()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(socket.heardOf('ping')).toHaveLength(1)
    socket.say({ type: 'pong', time: 0 })
    await vi.advanceTimersByTimeAsync(25_000)
    expect(socket.heardOf('ping')).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(socket.isClosed).toBe(true)
    expect(server.connection.state).toBe('lost')
    await vi.advanceTimersByTimeAsync(1_000)
    await server.welcome()
    expect(server.connection.state).toBe('open')
    expect(opened).toBe(2)
  })

  it('says everything again when the server has not listened for a while', async () => {
    listen()
    const socket = await server.welcome()
    void server.connection.command({ type: 'say', table: 'mine', client: 'abcdefgh', text: 'Howdy' })
    const tooMany = { ...PROBLEM, message: 'mistake-server-messages', figures: { seconds: 2 } }
    socket.say({ type: 'problem', table: null, seat: null, problem: tooMany })
    expect(received).toEqual([])
    await vi.advanceTimersByTimeAsync(2_300)
    expect(opened).toBe(2)
    expect(socket.heardOf('say')).toHaveLength(2)
    socket.say({ type: 'accepted', table: 'mine', client: 'abcdefgh', version: 0, played: 0 })
    socket.break()
    await vi.advanceTimersByTimeAsync(1_000)
    const second = await server.welcome()
    expect(second.heardOf('say')).toEqual([])
  })
})
