import { expect, test } from 'vitest'
import type { GameEvent } from '../../games/shapes'
import { eventsSince, sinceMyTurn } from './since'

const reading = { turnOf: ({ event, seat }: GameEvent) => (event === 'turn' ? (seat ?? null) : null) }
const logOf = (...events: string[]) =>
  events.map((text, index) => {
    const [event = '', seat] = text.split(' ')
    return { number: index + 1, step: 0, event: { event, ...(seat && { seat: Number(seat) }) } }
  })
const names = (log: ReturnType<typeof logOf>, seat: number) =>
  eventsSince(log, sinceMyTurn(log, seat, reading)).map(({ event, seat: whose }) => `${event} ${whose}`)

test('while others are on turn it is what they did since mine', () => {
  const log = logOf('turn 0', 'drove 0', 'turn 1', 'drove 1', 'turn 2', 'built 2')
  expect(names(log, 0)).toEqual(['turn 1', 'drove 1', 'turn 2', 'built 2'])
})

test('in my turn it stays what the others did before it', () => {
  const log = logOf('turn 0', 'drove 0', 'turn 1', 'drove 1', 'turn 0', 'built 0')
  expect(names(log, 0)).toEqual(['turn 1', 'drove 1'])
})

test('who had no turn yet sees all from the beginning', () => {
  expect(names(logOf('income 1', 'drove 1', 'turn 2', 'drove 2'), 0)).toHaveLength(4)
  expect(names(logOf('income 1', 'drove 1', 'turn 0'), 0)).toEqual(['income 1', 'drove 1'])
})

test('the first player has missed nothing, and a spectator has no turn', () => {
  expect(sinceMyTurn(logOf('turn 0', 'built 0'), 0, reading)).toBeNull()
  expect(sinceMyTurn(logOf('turn 1', 'built 1'), null, reading)).toBeNull()
})
