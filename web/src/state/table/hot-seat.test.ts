import { describe, expect, it, vi } from 'vitest'
import { freshOf, historyOf, played, seat, tableOf, turnOf, updateOf } from '../testing/scripted'
import { ADA, BOT, pause, server, sitDown, socket, table } from '../testing/seated'

describe('several people at one screen', () => {
  const BOTH = tableOf([ADA, seat('ada')])
  const BESIDE_A_BOT = tableOf([ADA, seat('ada'), BOT])
  const hands = () => JSON.stringify([table.view, table.step, table.log])

  /** Both seats are told of a step, in the order in which the server does it. */
  function tell(version: number, deciding: number, by: number, legal: string[] = []): void {
    for (const viewer of [0, 1]) {
      const turn = turnOf(deciding, { legal: viewer === deciding ? legal : [] })
      socket.say(updateOf(viewer, version, turn, [played(by, `deer ${version}`)], { by }))
    }
  }

  async function begin(deciding: number): Promise<void> {
    await sitDown(BOTH, [historyOf(0, 3, []), historyOf(1, 3, [])])
    for (const viewer of [0, 1]) socket.say(freshOf(BOTH, viewer, 3, turnOf(deciding, { legal: ['keep'] })))
    await pause()
  }

  it('hides all hands until the one who is asked says that he is there', async () => {
    server.curtain = true
    await begin(0)
    expect(socket.heardOf('watch').map((watch) => watch.seat)).toEqual([0, 1])
    expect(table.curtain).toBe(0)
    expect(table.seat).toBeNull()
    expect(table.turn.legal).toEqual([])
    expect(hands()).not.toMatch(/stone 1|thief|gold 3/)
    table.uncover()
    expect(table.curtain).toBeNull()
    expect(table.seat).toBe(0)
    expect(table.view?.hands).toEqual([
      ['stone 1', 'thief'],
      [null, null],
    ])
    expect(table.turn.legal).toEqual(['keep'])
    tell(4, 1, 0, ['play thief'])
    expect(table.curtain).toBe(1)
    expect(table.seat).toBeNull()
    expect(hands()).not.toMatch(/stone 1|thief|gold 3/)
    expect(await table.play(['play thief'])).toMatchObject({ done: false })
    table.uncover()
    expect(table.seat).toBe(1)
    expect(table.view?.hands).toEqual([
      [null, null],
      ['stone 1', 'thief'],
    ])
    expect(table.turn.legal).toEqual(['play thief'])
    void table.play(['play thief'])
    expect(socket.heardOf('play')[0]).toMatchObject({ seat: 1, version: 4 })
  })

  it('strips what only one may know from events and log', async () => {
    server.curtain = true
    await begin(0)
    table.uncover()
    socket.say(updateOf(0, 4, turnOf(0), [{ event: 'drew', seat: 0, count: 1, cards: ['storm 12'] }], { by: 0 }))
    socket.say(updateOf(1, 4, turnOf(0), [{ event: 'drew', seat: 0, count: 1 }], { by: 0 }))
    expect(hands()).toContain('storm 12')
    tell(5, 1, 0)
    expect(table.curtain).toBe(1)
    expect(hands()).not.toContain('storm 12')
    expect(table.log.map((entry) => entry.event.event)).toEqual(['drew', 'played'])
  })

  it('covers the hand as soon as the turn passes, and comes with the curtain when the own move was shown', async () => {
    server.curtain = true
    server.pace = { speed: 'watch', still: false }
    await begin(0)
    table.uncover()
    tell(4, 1, 0)
    expect(table.curtain).toBeNull()
    expect(table.step).not.toBeNull()
    expect(table.seat).toBeNull()
    expect(hands()).not.toMatch(/stone 1|thief|gold 3/)
    await vi.advanceTimersByTimeAsync(264)
    expect(table.curtain).toBe(1)
  })

  it('covers the hand with the first seat that hears of the end of the turn', async () => {
    server.curtain = true
    await sitDown(BESIDE_A_BOT, [historyOf(0, 3, []), historyOf(1, 3, [])])
    for (const viewer of [0, 1]) socket.say(freshOf(BESIDE_A_BOT, viewer, 3, turnOf(1, { legal: ['keep'] })))
    await pause()
    table.uncover()
    expect(table.seat).toBe(1)
    socket.say(updateOf(0, 4, turnOf(2), [played(1, 'deer 4')], { by: 1 }))
    expect(table.seat).toBeNull()
    expect(hands()).not.toMatch(/stone 1|thief|gold 3/)
    socket.say(updateOf(1, 4, turnOf(2), [played(1, 'deer 4')], { by: 1 }))
    expect(table.seat).toBeNull()
  })

  it('waits with the curtain while a turn is held', async () => {
    server.curtain = true
    await begin(0)
    table.uncover()
    for (const viewer of [0, 1]) {
      socket.say(
        updateOf(viewer, 4, turnOf(1, { holding: 0, undo: viewer === 0 ? 1 : 0 }), [played(0, 'thief')], { by: 0 }),
      )
    }
    expect(table.curtain).toBeNull()
    expect(table.seat).toBe(0)
    expect(table.turn.undo).toBe(1)
    for (const viewer of [0, 1]) socket.say(updateOf(viewer, 5, turnOf(1), [], { by: 0, kind: 'end' }))
    expect(table.curtain).toBe(1)
  })

  it('covers the hand of the one who has played while bots play, and opens it again for him alone', async () => {
    server.curtain = true
    await sitDown(BESIDE_A_BOT, [historyOf(0, 3, []), historyOf(1, 3, [])])
    for (const viewer of [0, 1]) socket.say(freshOf(BESIDE_A_BOT, viewer, 3, turnOf(0, { legal: ['keep'] })))
    await pause()
    table.uncover()
    expect(table.seat).toBe(0)
    tell(4, 2, 0)
    expect(table.curtain).toBeNull()
    expect(table.seat).toBeNull()
    expect(hands()).not.toMatch(/stone 1|thief|gold 3/)
    // He may ask for it, for as long as the same one is waited for.
    table.watchAs(0)
    expect(table.curtain).toBe(0)
    table.uncover()
    expect(table.seat).toBe(0)
    tell(5, 0, 2)
    expect(table.curtain).toBeNull()
    expect(table.seat).toBe(0)
    tell(6, 2, 0)
    tell(7, 1, 2)
    expect(table.curtain).toBe(1)
    expect(table.seat).toBeNull()
  })

  it('turns to the one who is asked by itself where nothing is hidden', async () => {
    await begin(0)
    expect(table.curtain).toBeNull()
    expect(table.seat).toBe(0)
    tell(4, 1, 0, ['play thief'])
    expect(table.seat).toBe(1)
    expect(table.turn.legal).toEqual(['play thief'])
    expect(table.step).toBeNull()
    expect(table.log).toHaveLength(1)
  })

  it('shows everything openly when the game is over', async () => {
    server.curtain = true
    await begin(0)
    const result = { over: true, reasons: ['runs'], scores: [1, 0], parts: [], ranks: [1, 2], winners: [0] }
    for (const viewer of [0, 1]) {
      socket.say(updateOf(viewer, 4, turnOf(null), [{ event: 'won', seats: [0] }], { by: 0, result }))
    }
    expect(table.curtain).toBeNull()
    expect(table.seat).toBe(0)
    expect(table.result?.winners).toEqual([0])
  })
})
