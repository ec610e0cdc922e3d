import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, ReplayPosition } from '../../wire/messages'
import { ReplayTable, type Archive } from './replay.svelte'
import { components, played, reading, seat, TABLE, tableOf, viewOf, type CardTypes } from '../testing/scripted'

const INFO = tableOf([seat('ada'), seat('bob')], { state: 'over' })
const CARDS = ['deer 1', 'deer 2', 'deer 3', 'deer 4']

function replayOf(viewer: number | null): Replay {
  const steps = CARDS.map((card, index) => ({
    action: `play ${card}`,
    seat: index % 2,
    events: [played(index % 2, card)] as unknown as Replay['steps'][number]['events'],
  }))
  return { table: TABLE, record: {}, seat: viewer, opening: [], steps, result: { winners: [1] } }
}

let asked: string[]
let late: Map<number, () => void>
let table: ReplayTable<CardTypes>

const archive: Archive = {
  replay: async (_, viewer) => replayOf(viewer),
  position: async (id, move, viewer): Promise<ReplayPosition> => {
    asked.push(`${viewer} ${move}`)
    if (late.has(move)) await new Promise<void>((resolve) => late.set(move, resolve))
    const view = viewOf(viewer, move, move % 2) as unknown as ReplayPosition['view']
    return { table: id, move, seat: viewer, view, standing: null }
  },
  pace: () => ({ speed: 'watch', still: false }),
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  late = new Map()
  table = new ReplayTable(INFO, components, reading, replayOf(null), archive)
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('a finished game', () => {
  it('is at any move, with the log up to there, and has its result at the end alone', async () => {
    await table.goTo(2)
    expect([table.move, table.view?.run, table.turn.deciding]).toEqual([2, 2, 0])
    expect(table.log.map((entry) => [entry.step, entry.event])).toEqual([
      [1, played(0, 'deer 1')],
      [2, played(1, 'deer 2')],
    ])
    expect(table.result).toBeNull()
    await table.goTo(99)
    expect(table.move).toBe(4)
    expect(table.result?.winners).toEqual([1])
    expect(table.wholeLog).toHaveLength(4)
  })

  it('animates a step forward, and nothing else', async () => {
    await table.goTo(1)
    expect(table.step).toBeNull()
    await table.forward()
    expect(table.step).toMatchObject({ number: 2, by: 1, duration: 264, events: [played(1, 'deer 2')] })
    expect(table.step?.before?.run).toBe(1)
    await table.backward()
    expect(table.step).toBeNull()
    expect(table.move).toBe(1)
  })

  it('asks for a position once', async () => {
    await table.goTo(3)
    await table.goTo(1)
    await table.goTo(3)
    expect(asked).toEqual(['null 3', 'null 1'])
  })

  it('shows the position that was wanted last, whichever comes last', async () => {
    late.set(1, () => undefined)
    const slow = table.goTo(1)
    await table.goTo(4)
    late.get(1)!()
    await slow
    expect(table.move).toBe(4)
  })

  it('is seen from any seat', async () => {
    await table.goTo(2)
    await table.lookFrom(1)
    expect(table.seat).toBe(1)
    expect(table.view?.viewer).toBe(1)
    expect(table.move).toBe(2)
  })

  it('plays by itself, step by step, stops at the end and begins again', async () => {
    await table.goTo(1)
    table.playOn()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.move).toBe(2)
    await vi.advanceTimersByTimeAsync(863)
    expect(table.move).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.move).toBe(3)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(table.move).toBe(4)
    expect(table.isPlaying).toBe(false)
    table.playOn()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.move).toBe(0)
    table.pause()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(table.move).toBe(0)
  })

  it('lets nobody do anything', async () => {
    await table.goTo(1)
    expect(table.turn.legal).toEqual([])
    expect(table.live).toBe(false)
    expect(await table.play()).toMatchObject({ done: false, problem: { message: 'refusal-game-over' } })
  })
})
