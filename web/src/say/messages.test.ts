// @vitest-environment node
import { expect, test } from 'vitest'
import { compile, GROUPS, textsOf } from '../../tools/texts'
import { texts as board } from '../games/board/texts'
import { texts as cards } from '../games/cards/texts'
import { contribute } from './game-texts'
import { Messages } from './messages'
import { partsOf } from './parts'
import sample from './sentences.json'

contribute(board)
contribute(cards)
const names = { things: { city: sample.cities }, seats: sample.seats }

function speaking(language: string): Messages {
  const messages = new Messages(language)
  for (const group of GROUPS) messages.add(compile(textsOf(language, group)))
  return messages
}

for (const language of ['en', 'de', 'fr'] as const) {
  const messages = speaking(language)

  test(`the page says in ${language} what the server says`, () => {
    for (const { message, figures, said } of sample.sentences) {
      expect(messages.format(message, figures, names, '', false)).toBe(said[language])
    }
  })

  test(`sentences taken apart in ${language} are the same sentences`, () => {
    for (const { message, figures, said } of sample.sentences) {
      const parts = partsOf(messages.format(message, figures, names, '', true))
      expect(parts.map((part) => part.text).join('')).toBe(said[language])
    }
  })
}

const english = speaking('en')

test('parts tell cities, lines, players, cards and professions by their ids', () => {
  const parts = (message: string, figures: Record<string, unknown>) =>
    partsOf(english.format(message, figures, names, '', true)).filter((part) => part.kind !== 'text')
  expect(
    parts('event-joined', { seat: 0, host: 1, profession: 'farmer', coach: 1, city: 'st-louis', price: 2 }),
  ).toEqual([
    { kind: 'seat', id: '0', text: 'Mara' },
    { kind: 'seat', id: '1', text: 'Élise' },
    { kind: 'city', id: 'st-louis', text: 'St. Louis' },
    { kind: 'profession', id: 'farmer', text: 'a farmer' },
  ])
  expect(parts('event-built', { seat: 3, line: 'new-york--boston' })).toEqual([
    { kind: 'seat', id: '3', text: 'Player 4' },
    { kind: 'line', id: 'new-york--boston', text: 'New York – Boston' },
  ])
  expect(parts('event-discarded-private', { seat: 0, card: 'deer 4' }).at(-1)).toEqual({
    kind: 'card',
    id: 'deer 4',
    text: 'deer 4',
  })
})

test('a form takes the attribute of a message, and the plain word where there is none', () => {
  expect(english.format('word-banker', {}, {}, 'label', false)).toBe('Banker')
  expect(english.format('word-blue', {}, {}, 'many', false)).toBe('blue')
})

test('a missing figure is an error and never shown', () => {
  expect(() => english.format('money', {}, {}, '', false)).toThrow('money')
  expect(() => english.format('no-such-message', {}, {}, '', false)).toThrow('no-such-message')
  expect(() => english.format('money', { amount: [1, 2] }, {}, '', false)).toThrow('LIST')
})

test('a name is never read as a message or as a mark', () => {
  const sly = { seats: ['{ $seat } {word-banker}'] }
  expect(english.format('event-declined', { seat: 0 }, sly, '', false)).toBe('{ $seat } {word-banker} does not join.')
  const marked = { seats: ['\uE000city boston\uE001Boston\uE002'] }
  expect(partsOf(english.format('event-declined', { seat: 0 }, marked, '', true))).toEqual([
    { kind: 'seat', id: '0', text: 'Boston' },
    { kind: 'text', id: '', text: ' does not join.' },
  ])
})
