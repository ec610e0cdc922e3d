import { expect, test } from 'vitest'
import type { BoardComponents, BoardView } from '../../wire'
import { planOf } from '../plan/plan'
import { onMapAll } from './plans'

const components = {
  ...{ width: 1600, height: 1000 },
  cities: [
    { id: 'boston', name: 'Boston', x: 100, y: 100 },
    { id: 'albany', name: 'Albany', x: 300, y: 100 },
    { id: 'buffalo', name: 'Buffalo', x: 500, y: 100 },
  ],
  lines: [
    { id: 'albany--boston', between: ['albany', 'boston'] },
    { id: 'albany--buffalo', between: ['albany', 'buffalo'] },
  ],
} as unknown as BoardComponents
const view = { stagecoach: 'boston', seat: 1 } as unknown as BoardView
const shown = (...plans: [kind: 'better' | 'played', ...actions: string[]][]) =>
  onMapAll(
    planOf(components),
    view,
    plans.map(([kind, ...actions]) => ({ kind, actions })),
  )

test('a drive is drawn line by line from the stagecoach, and its sign stands where somebody settles', () => {
  const [plan] = shown(['better', 'drive albany', 'drive buffalo', 'settle farmer 1'])
  expect(plan?.way.map(({ from, to }) => [from.x, to.x])).toEqual([
    [100, 300],
    [300, 500],
  ])
  expect(plan).toMatchObject({ city: 'buffalo', settles: 1, at: { x: 500 } })
})

test('a road stands on its line, a refusal where the stagecoach is, a purchase nowhere', () => {
  expect(shown(['better', 'buy road', 'road albany--buffalo'])[0]).toMatchObject({
    city: null,
    built: [{ id: 'albany--buffalo' }],
  })
  expect(shown(['played', 'decline'])[0]).toMatchObject({ city: 'boston', settles: null })
  expect(shown(['played', 'buy coach 2'])[0]?.at).toBeNull()
})

test('the signs of two plans for one place stand below each other', () => {
  const plans = shown(['played', 'drive albany', 'settle farmer 1'], ['better', 'drive albany', 'settle banker 2'])
  expect(plans.map(({ row }) => row)).toEqual([0, 1])
  expect(shown(['played', 'drive albany'], ['better', 'decline']).map(({ row }) => row)).toEqual([0, 0])
})
