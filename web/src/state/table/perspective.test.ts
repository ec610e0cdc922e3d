import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshOf, historyOf, played, turnOf, updateOf } from '../testing/scripted'
import { ADA_AND_BOT, pause, server, sitDown, socket, table } from '../testing/seated'

describe('showing what the others did', () => {
  const bot = { by: 1, bot: 'level1' }

  beforeEach(async () => {
    server.pace = { speed: 'watch', still: false }
    await sitDown(ADA_AND_BOT)
    socket.say(freshOf(ADA_AND_BOT, 0, 3, turnOf(1)))
    await pause()
  })

  it('goes step by step, and nothing can be decided before the last is shown', async () => {
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], bot))
    socket.say(updateOf(0, 5, turnOf(0, { legal: ['play thief'] }), [played(1, 'deer 2')], bot))
    expect(table.step).toMatchObject({ number: 4, by: 1, duration: 264 })
    expect(table.step?.before?.run).toBe(3)
    expect(table.view?.run).toBe(4)
    await vi.advanceTimersByTimeAsync(863)
    expect(table.step?.number).toBe(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.step?.number).toBe(5)
    expect(table.view?.run).toBe(5)
    expect(table.turn.deciding).toBe(0)
    expect(table.turn.legal).toEqual([])
    expect(table.log).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(864)
    expect(table.step).toBeNull()
    expect(table.turn.legal).toEqual(['play thief'])
  })

  it('can be clicked through', () => {
    for (const version of [4, 5, 6]) {
      socket.say(
        updateOf(0, version, turnOf(version === 6 ? 0 : 1, { legal: ['keep'] }), [played(1, `deer ${version}`)], bot),
      )
    }
    table.skip()
    expect(table.view?.run).toBe(6)
    expect(table.step).toBeNull()
    expect(table.turn.legal).toEqual(['keep'])
    expect(table.log).toHaveLength(3)
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1) // the next sign of life alone
  })

  it('takes longer to be watched than to be brisk, and rests without moving where nothing may move', async () => {
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], bot))
    expect(table.step?.duration).toBe(264)
    table.skip()
    server.pace = { speed: 'brisk', still: false }
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 1')], bot))
    expect(table.step?.duration).toBe(154)
    table.skip()
    server.pace = { speed: 'watch', still: true }
    socket.say(updateOf(0, 6, turnOf(0, { legal: ['keep'] }), [played(1, 'deer 1')], bot))
    expect(table.step?.duration).toBe(0)
    expect(table.turn.legal).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(table.turn.legal).toEqual(['keep'])
  })

  it('shows all at once if one wants so, in a hidden tab, and to somebody who returns', () => {
    const turn = turnOf(0, { legal: ['keep'] })
    server.pace = { speed: 'once', still: true }
    socket.say(updateOf(0, 4, turn, [played(1, 'deer 1')], bot))
    expect(table.turn.legal).toEqual(['keep'])
    server.pace = { speed: 'watch', still: false }
    server.isHidden = true
    socket.say(updateOf(0, 5, turn, [played(1, 'deer 2')], bot))
    expect(table.turn.legal).toEqual(['keep'])
    server.isHidden = false
    socket.say(updateOf(0, 9, turn, [played(1, 'deer 3')], { since: 5, kind: 'missed' }))
    expect(table.view?.run).toBe(9)
    expect(table.turn.legal).toEqual(['keep'])
  })

  it('where all is shown at once draws what comes before one frame once, as the last leaves it', () => {
    server.pace = { speed: 'once', still: true }
    server.frame = []
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], bot))
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 2')], bot))
    socket.say(updateOf(0, 6, turnOf(0, { legal: ['keep'] }), [played(1, 'deer 3')], bot))
    expect(table.turn.legal).toEqual([])
    expect(server.frame).toHaveLength(1)
    server.frame[0]!()
    expect(table.view?.run).toBe(6)
    expect(table.turn.legal).toEqual(['keep'])
    expect(table.log.length).toBeGreaterThan(2)
  })

  it('does not let one wait for a frame who has played himself', () => {
    server.pace = { speed: 'once', still: true }
    server.frame = []
    socket.say(updateOf(0, 4, turnOf(0, { legal: ['keep'] }), [played(1, 'deer 1')], bot))
    socket.say(updateOf(0, 5, turnOf(1), [played(0, 'deer 2')], { by: 0 }))
    expect(table.view?.run).toBe(5)
    expect(server.frame).toEqual([])
  })

  it('jumps when too much waits', async () => {
    for (let version = 4; version < 84; version += 1) {
      socket.say(updateOf(0, version, turnOf(1), [played(1, `deer ${version}`)], bot))
    }
    await vi.advanceTimersByTimeAsync(864)
    expect(table.view?.run).toBeGreaterThan(15)
    await vi.advanceTimersByTimeAsync(48 * 864)
    expect(table.view?.run).toBe(83)
    expect(table.log).toHaveLength(80)
  })

  it('does not make somebody wait for his own move', () => {
    socket.say(updateOf(0, 4, turnOf(0, { legal: ['play thief'] }), [played(1, 'deer 1')], bot))
    table.skip()
    void table.play(['play thief'])
    socket.say(updateOf(0, 5, turnOf(0, { legal: ['keep'] }), [played(0, 'thief')], { by: 0 }))
    expect(table.step).toMatchObject({ number: 5, duration: 264 })
    expect(table.turn.legal).toEqual(['keep'])
    socket.say(updateOf(0, 6, turnOf(0, { legal: ['done'] }), [played(0, 'stone 1')], { by: 0 }))
    expect(table.step?.number).toBe(6)
    expect(table.turn.legal).toEqual(['done'])
  })

  it('does not tell in the log what is not shown yet', async () => {
    socket.say(updateOf(0, 4, turnOf(1), [played(1, 'deer 1')], bot))
    server.histories = [historyOf(0, 7, [played(1, 'deer 1'), played(1, 'deer 4')])]
    socket.say(updateOf(0, 5, turnOf(1), [played(1, 'deer 2')], bot))
    socket.say(updateOf(0, 6, turnOf(1), [], { by: 1, kind: 'undo' }))
    socket.say(updateOf(0, 7, turnOf(1), [played(1, 'deer 4')], bot))
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 1')])
    await vi.advanceTimersByTimeAsync(864)
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 1'), played(1, 'deer 2')])
    await vi.advanceTimersByTimeAsync(864)
    expect(table.log.map((entry) => entry.event)).toEqual([played(1, 'deer 1'), played(1, 'deer 4')])
  })
})
