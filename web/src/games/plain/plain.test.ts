import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { canSay, loadTexts } from '../../say/say.svelte'
import { seat, tableOf } from '../../state/testing/scripted'
import type { Scene } from '../../state/table/scene'
import { kindsIn } from '../offered.svelte'
import { gamePage } from '../registry'
import { plainGame } from './plain-game'
import PlainScoring from './PlainScoring.svelte'
import PlainTable from './PlainTable.svelte'
import { reading } from './reading'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  await loadTexts('core', 'course', 'plain', 'scoring')
})

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }))
const VIEW = {
  game: 'fox_hunt',
  rules: 1,
  seat: 0,
  step: 'hunt',
  owner: 0,
  holes: [3, null, null],
  scores: [4, 1],
  den: { foxes: 2 },
}

function sceneOf(change: Partial<Scene> = {}): Scene {
  return {
    id: 'x',
    game: 'fox_hunt',
    reading,
    info: tableOf([seat('Ada'), seat('Ben')]),
    components: { game: 'fox_hunt' },
    seat: 0,
    mine: [0],
    view: VIEW,
    standing: null,
    turn: { deciding: 0, legal: ['dig 1', 'dig 2', 'wait'], holding: null, undo: 0, clock: null },
    result: null,
    step: null,
    log: [],
    chat: [],
    busy: false,
    live: true,
    isPast: false,
    outlook: null,
    play: vi.fn(),
    undo: vi.fn(),
    endTurn: vi.fn(),
    explain: vi.fn(),
    preview: vi.fn(),
    say: vi.fn(),
    ...change,
  }
}

test('a game that the page does not know is drawn plainly, and called as the server calls it', () => {
  const game = gamePage('fox_hunt')
  expect(game.words.title()).toBe('Fox hunt')
  expect(game).toBe(plainGame('fox_hunt'))
  expect(game.rules).toBeNull()
})

test('the actions are buttons, grouped by verb, and a press plays one', async () => {
  const play = vi.fn(() => Promise.resolve({ done: true, played: 1 } as const))
  render(PlainTable, { scene: sceneOf({ play }), aside: nothing })
  const digging = screen.getByRole('group', { name: 'Dig' })
  expect(within(digging).getAllByRole('button')).toHaveLength(2)
  expect(screen.getByText('It’s your turn. Choose an action.')).toBeTruthy()
  await fireEvent.click(within(digging).getByRole('button', { name: 'dig 2' }))
  expect(play).toHaveBeenCalledWith(['dig 2'])
})

test('the position is a list of names and values, with players by their names', () => {
  render(PlainTable, { scene: sceneOf(), aside: nothing })
  const position = screen.getByRole('region', { name: 'Position' })
  const facts = within(position)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()])
  expect(facts).toContainEqual(['Owner', 'Ada'])
  expect(facts).toContainEqual(['Holes', '3, 2 hidden'])
  expect(facts).toContainEqual(['Ben', '1'])
  expect(facts).toContainEqual(['Foxes', '2'])
  expect(facts.map(([name]) => name)).not.toContain('Rules')
})

test('who only looks on is offered nothing', () => {
  render(PlainTable, { scene: sceneOf({ seat: null, mine: [], live: false }), aside: nothing })
  expect(screen.queryByRole('button', { name: 'wait' })).toBeNull()
})

test('the end says who won, with points and ranks from the first place on', () => {
  const result = { scores: [4, 9], ranks: [2, 1], winners: [1] }
  render(PlainScoring, { scene: sceneOf({ result }), result, next: nothing })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben won')
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
  expect(rows.slice(1)).toEqual([
    ['1', 'Ben', '9'],
    ['2', 'Ada', '4'],
  ])
})

test('an event without a sentence is told by its name and its figures', () => {
  const event = { event: 'dug_hole', seat: 1, hole: 3 }
  expect(reading.message?.(event)).toEqual({
    id: 'page-plain-event-by',
    figures: { name: 'Dug hole', figures: 'Hole: 3', seat: 1 },
  })
})

test('an event is told in the words of the game, with more for the one who knows more', async () => {
  await loadTexts('board')
  expect(canSay('event-nugget-private')).toBe(true)
  const nugget = { event: 'nugget', seat: 1, left: 4 }
  expect(reading.message?.(nugget)?.id).toBe('event-nugget')
  expect(reading.message?.({ ...nugget, value: 3 } as never)?.id).toBe('event-nugget-private')
})

test('where several people share the screen, nothing of it is seen that might be secret', () => {
  expect(reading.masked(VIEW)).toEqual({ game: 'fox_hunt', seat: 0, step: 'hunt' })
  expect(reading.told?.({ event: 'drew', seat: 1, cards: [3] } as never)).toEqual({ event: 'drew', seat: 1 })
})

test('the list of games is taken from the server only if it is one', () => {
  expect(kindsIn([{ name: 'fox_hunt', players: [2, 3], bots: [] }, { name: 3 }])).toHaveLength(1)
  for (const answer of [null, {}, [], [{ name: 'x' }], 'no']) expect(kindsIn(answer)).toBeNull()
})
