import { expect, test } from 'vitest'
import type { Scene } from '../../state/table/scene'
import type { SeatInfo } from '../../wire/messages'
import { situationOf } from './waiting'

const person = (name: string): SeatInfo => ({
  name,
  person: name,
  bot: null,
  character: null,
  reserved: null,
  present: true,
})
const bot = (name: string): SeatInfo => ({
  name,
  person: null,
  bot: 'level1',
  character: null,
  reserved: null,
  present: true,
})

function scene(change: Record<string, unknown> = {}): Scene {
  return {
    seat: 0,
    mine: [0],
    live: true,
    result: null,
    step: null,
    reading: {
      namesSteps: true,
      waiting: ({ step }: { step: string }) => (step === 'join' ? 'page-prompt-waiting-join' : null),
    },
    view: { game: 'any', step: 'purchase' },
    info: { seats: [person('Mara'), bot('Jonas'), person('Élise')] },
    turn: { deciding: 0, legal: ['done'], holding: null, undo: 0, clock: null },
    ...change,
  } as unknown as Scene
}
const deciding = (seat: number) => ({ deciding: seat, legal: [], holding: null, undo: 0, clock: null })
const asked = { sentence: { id: 'ask-drive' }, buttons: [] }

test('what is asked of me comes from the game', () => {
  expect(situationOf(scene(), asked)).toMatchObject({ kind: 'asked', seat: 0, sentence: { id: 'ask-drive' } })
})

test('what others have just done is told while it is shown, unless something is asked of me', () => {
  const told = {
    step: { by: 2, events: [{ event: 'trick-won', seat: 2 }] },
    reading: { namesSteps: true, news: () => ({ sentence: { id: 'event-trick-won' }, seat: 2 }) },
  }
  expect(situationOf(scene({ ...told, turn: deciding(1) }), null)).toMatchObject({
    kind: 'watching',
    seat: 2,
    sentence: { id: 'event-trick-won' },
  })
  expect(situationOf(scene(told), asked).sentence).toEqual({ id: 'ask-drive' })
})

test('what I have done myself and what is seen at a glance is not told', () => {
  const brief = {
    step: { by: 0, events: [{ event: 'played', seat: 0 }] },
    reading: { namesSteps: true, news: () => ({ sentence: { id: 'event-played' }, seat: 0, brief: true }) },
  }
  expect(situationOf(scene({ ...brief, turn: deciding(1) }), null).sentence.id).toBe('page-prompt-thinking')
})

test('a bot thinks, a person is waited for', () => {
  expect(situationOf(scene({ turn: deciding(1) }), null).sentence).toEqual({
    id: 'page-prompt-thinking',
    figures: { seat: 1 },
  })
  const joining = scene({ turn: deciding(2), view: { game: 'any', step: 'join' } })
  expect(situationOf(joining, null).sentence.id).toBe('page-prompt-waiting-join')
})

test('who is away is said to be', () => {
  const away = scene({
    turn: deciding(2),
    info: { seats: [person('Mara'), bot('Jonas'), { ...person('Élise'), present: false }] },
  })
  expect(situationOf(away, null).notes).toEqual([{ id: 'page-prompt-away' }])
})

test('a turn that can still be taken back waits for its end', () => {
  const turn = { deciding: 1, legal: [], holding: 0, undo: 2, clock: null }
  expect(situationOf(scene({ turn }), null).kind).toBe('holding')
  expect(situationOf(scene({ turn: { ...turn, holding: 2 } }), null).sentence.id).toBe('page-prompt-waiting-end')
})

test('without a connection nothing can be done', () => {
  expect(situationOf(scene({ live: false }), asked).kind).toBe('lost')
  expect(situationOf(scene({ live: false, seat: null, turn: deciding(1) }), null).kind).toBe('waiting')
})

test('my turn has come, but is not shown yet', () => {
  const shown = situationOf(scene({ step: { by: 1 }, turn: deciding(0) }), null)
  expect(shown).toMatchObject({ kind: 'watching', seat: 1 })
})

test('in a game that is seen again nobody waits and nobody is lost', () => {
  const seats = [person('Mara'), bot('Jonas')]
  const again = scene({ live: false, info: { state: 'over', seats }, turn: deciding(1) })
  expect(situationOf(again, null)).toMatchObject({
    kind: 'watching',
    seat: 1,
    sentence: { id: 'page-prompt-replay', figures: { seat: 1, step: 'purchase' } },
  })
})
