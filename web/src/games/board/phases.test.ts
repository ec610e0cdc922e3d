import { describe, expect, test } from 'vitest'
import { boardPhases } from './phases'
import type { BoardEvent, BoardView } from './wire'

const turn: BoardEvent[] = [
  { event: 'turn', seat: 0, round: 1 },
  { event: 'income', seat: 0, amount: 5, bankers: 2, extra: 2 },
  { event: 'bought-coach', seat: 0, place: 1, price: 1, coach: 'c1', points: 4, seats: ['farmer'] },
  { event: 'turn', seat: 1, round: 1 },
  { event: 'income', seat: 1, amount: 3, bankers: 0, extra: 0 },
  { event: 'bought-road', seat: 1, price: 2 },
  { event: 'built', seat: 1, line: 'albany--boston' },
  { event: 'drove', seat: 1, start: 'boston', city: 'albany', bank: 0, paid: [], share: 0 },
  { event: 'drove', seat: 1, start: 'albany', city: 'buffalo', bank: 1, paid: [], share: 0 },
]

function board(step: BoardView['step'], active = 1): BoardView {
  return { game: 'board', step, active, round: 1 } as BoardView
}

describe('the phases of a turn', () => {
  test('tell what is done with its result, what goes on and what is to come', () => {
    const phases = boardPhases(board('settle'), turn, null)
    expect(phases.map((phase) => [phase.id, phase.state])).toEqual([
      ['income', 'done'],
      ['purchase', 'done'],
      ['drive', 'done'],
      ['settle', 'now'],
      ['join', 'to-come'],
    ])
    expect(phases.map((phase) => phase.result)).toEqual([
      { id: 'page-phase-received', figures: { amount: 3 } },
      { id: 'page-phase-bought', figures: { purchases: ['road'] } },
      { id: 'page-phase-city', figures: { city: 'buffalo' } },
      null,
      null,
    ])
  })

  test('name the special action only where there is one', () => {
    expect(boardPhases(board('sergeant'), turn, null).find((phase) => phase.state === 'now')?.id).toBe('special')
    const after: BoardEvent[] = [...turn, { event: 'built-free', seat: 1, line: 'albany--buffalo' }]
    expect(boardPhases(board('join'), after, null).map((phase) => phase.id)).toContain('special')
  })

  test('stay with the turn that its player has not ended yet', () => {
    const phases = boardPhases(board('purchase', 1), turn.slice(0, 5), 0)
    expect(phases.every((phase) => phase.state === 'done')).toBe(true)
    expect(phases[0]?.result).toEqual({ id: 'page-phase-received', figures: { amount: 5 } })
  })

  test('say that nothing was bought, and that somebody passed', () => {
    const passed: BoardEvent[] = [
      { event: 'turn', seat: 1, round: 1 },
      { event: 'bought-nothing-more', seat: 1 },
      { event: 'passed', seat: 1 },
      { event: 'turn', seat: 2, round: 1 },
    ]
    const phases = boardPhases(board('purchase', 2), passed, 1)
    expect(phases.find((phase) => phase.id === 'purchase')?.result).toEqual({ id: 'page-phase-nothing' })
    expect(phases.find((phase) => phase.id === 'drive')?.result).toEqual({ id: 'page-phase-passed' })
  })

  test('are none when the game is over', () => {
    expect(boardPhases(board('over'), turn, null)).toEqual([])
  })
})
