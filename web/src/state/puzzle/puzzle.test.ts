import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PuzzleEntry, PuzzlePosition, PuzzleStart, PuzzleVerdict } from '../../wire/messages'
import { components, reading, viewOf, type CardTypes } from '../testing/scripted'
import { PuzzleTable, type PuzzleDesk } from './puzzle.svelte'
import { loadTexts } from '../../say/say.svelte'
import { nextOf, solved } from './solved.svelte'

const START: PuzzleStart = {
  game: 'cards',
  puzzle: 'c0ffee00',
  players: 2,
  seat: 0,
  rating: 1300,
  themes: ['storm'],
  components: components as unknown as PuzzleStart['components'],
  events: [],
}
const PLAN = { actions: ['play deer 1', 'done'], chances: [0.6, 0.4], error: 0.01, line: [] }
const VERDICT: PuzzleVerdict = { right: 1, played: 0, plans: [PLAN], reasons: [], others: [], found: 3 }

let asked: (readonly string[])[]
let table: PuzzleTable<CardTypes>

/** Two actions make a decision; anything else is refused. */
const desk: PuzzleDesk = {
  move: async (_game, _puzzle, { played, move }): Promise<PuzzlePosition> => {
    asked.push([...played, ...move])
    const refused = move.includes('nonsense')
    const done = refused ? played : [...played, ...move]
    const isOver = done.length === PLAN.actions.length
    return {
      played: done,
      events: [],
      view: viewOf(0, done.length, 0) as unknown as PuzzlePosition['view'],
      standing: null,
      turn: { deciding: 0, legal: isOver ? [] : ['play deer 1', 'done'], holding: null, undo: 0, clock: null },
      outlook: {},
      problem: refused ? { message: 'refusal-unknown-here', figures: {}, sentence: 'No.', rule: null } : null,
      verdict: isOver ? VERDICT : null,
    }
  },
  preview: async () => ({ events: [], looked: 1, asked: null, ahead: null, problem: null }),
}

beforeEach(async () => {
  await loadTexts('start')
  asked = []
  table = new PuzzleTable(START, reading, desk)
  await table.enter()
})

describe('a puzzle', () => {
  it('is played action by action, each handed over with those before it', async () => {
    expect(await table.play(['play deer 1'])).toEqual({ done: true, played: 1 })
    await vi.waitFor(() => expect(table.isShowing).toBe(false))
    expect([table.verdict, table.live, table.turn.undo]).toEqual([null, true, 1])
    await table.play(['done'])
    await vi.waitFor(() => expect(table.verdict).toEqual(VERDICT))
    expect(asked).toEqual([[], ['play deer 1'], ['play deer 1', 'done']])
    expect([table.live, table.turn.legal, table.turn.undo]).toEqual([false, [], 0])
  })

  it('can be taken back until the decision is made, and begun again after it', async () => {
    await table.play(['play deer 1'])
    await vi.waitFor(() => expect(table.played).toEqual(['play deer 1']))
    await table.undo()
    expect(table.played).toEqual([])
    await table.play(PLAN.actions)
    await vi.waitFor(() => expect(table.verdict).not.toBeNull())
    await table.enter()
    expect([table.verdict, table.played, table.live]).toEqual([null, [], true])
  })

  it('says why something cannot be done, and stays as it was', async () => {
    expect(await table.play(['nonsense'])).toMatchObject({ done: false, problem: { sentence: 'No.' } })
    expect([table.played, table.turn.undo]).toEqual([[], 0])
  })

  it('shows the plans of the verdict on the position before the decision', async () => {
    await table.play(PLAN.actions)
    await vi.waitFor(() => expect(table.verdict).not.toBeNull())
    await table.draw([{ kind: 'better', actions: PLAN.actions }])
    expect(table.plans).toHaveLength(1)
    expect(table.view?.run).toBe(0)
    expect(table.verdict).toEqual(VERDICT)
  })
})

describe('what was solved', () => {
  const entry = (id: string, rating: number, ...themes: string[]): PuzzleEntry => ({ id, players: 2, rating, themes })

  it('counts once, and is not offered again', () => {
    const puzzles = [entry('a', 1250, 'storm'), entry('b', 1900, 'thief'), entry('c', 900, 'storm')]
    expect(nextOf(puzzles, 'cards', null)?.id).toBe('a')
    expect(solved.answered('cards', 'a', 1250, false)).toBeLessThan(0)
    expect(solved.answered('cards', 'a', 1250, true)).toBe(0)
    expect(solved.of('cards').solved).toEqual({ a: false })
    expect(nextOf(puzzles, 'cards', 'storm')?.id).toBe('c')
    expect(nextOf(puzzles, 'cards', 'fare')).toBeNull()
    expect(solved.of('board').solved).toEqual({})
  })
})
