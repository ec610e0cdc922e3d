import { expect, test, vi } from 'vitest'
import type { CardScene, Preview } from '../scene'
import type { Card } from '../wire'
import { atoms, CardSelection, type Refusal } from './selection.svelte'

const HAND: Card[] = ['deer 2', 'deer 4', 'deer 5', 'tree 7', 'tree 8', 'thief']

/** A hand of which `playable` may be played; the engine adds up deer, and plays trees alone. */
function table(playable: readonly Card[], step = 'play') {
  const play = vi.fn(async (actions: readonly string[], _end?: boolean) => ({
    done: true as const,
    played: actions.length,
  }))
  const preview = async (actions: readonly string[]): Promise<Preview> => {
    const cards = actions.filter((action) => action !== 'done').map((action) => action.replace(/^\w+ /, ''))
    const alone = cards[0]?.startsWith('deer') !== true
    const mixed = !alone && cards.some((card) => !card.startsWith('deer'))
    const problem = mixed ? { message: 'refusal-other-suit', figures: {}, sentence: '', rule: 'C3.9' } : null
    const lying = alone ? cards.slice(0, 1) : cards
    const events = problem ? [] : [{ event: 'played' as const, seat: 0, place: 0, cards: lying }]
    return { events, looked: 0, problem, asked: null, ahead: null }
  }
  const scene = {
    view: {
      viewer: 0,
      seat: 0,
      place: 0,
      step,
      pending: [],
      options: { hands: 'one' },
      hands: [HAND, [null]],
      phase: { discarding: 2, asked: 0 },
    },
    components: { places: [0, 1], cards: HAND.map((id) => ({ id })) },
    turn: { legal: playable.map((card) => `${step} ${card}`) },
    live: true,
    busy: false,
    play,
    preview,
    explain: async () => ({ message: 'refusal-must-follow', figures: {}, sentence: '', rule: 'C3.4' }),
  } as unknown as CardScene
  const refused: Refusal[] = []
  return {
    selection: new CardSelection(
      () => scene,
      (refusal) => refused.push(refusal),
    ),
    play,
    refused,
    scene,
  }
}

test('the atoms of several cards end with done', () => {
  expect(atoms('play', ['deer 4', 'deer 5'])).toEqual(['play deer 4', 'add deer 5', 'done'])
  expect(atoms('add', ['deer 5'])).toEqual(['add deer 5', 'done'])
  expect(atoms('discard', ['thief', 'deer 2'])).toEqual(['discard thief', 'discard deer 2'])
})

test('cards that the engine adds up are chosen together and sent at once', async () => {
  const { selection, play } = table(['deer 2', 'deer 4', 'deer 5'])
  await selection.toggle(2)
  await selection.toggle(1)
  expect(selection.cards).toEqual(['deer 4', 'deer 5'])
  await selection.play()
  expect(play).toHaveBeenCalledWith(['play deer 4', 'add deer 5', 'done'], true)
  expect(selection.chosen).toEqual([])
})

test('a preview that nobody answers takes nothing back, and what is played is what was chosen', async () => {
  const { selection, play, scene } = table(['deer 2', 'deer 4', 'deer 5'])
  const problem = { message: 'page-state-unreachable', figures: {}, sentence: '', rule: null }
  scene.preview = async () => ({ events: [], looked: 0, asked: null, ahead: null, problem })
  await selection.toggle(1)
  await selection.toggle(2)
  expect(selection.cards).toEqual(['deer 4', 'deer 5'])
  await selection.play()
  expect(play).toHaveBeenCalledWith(['play deer 4', 'add deer 5', 'done'], true)
})

test('a card of another suit takes the place of the chosen one', async () => {
  const { selection, refused } = table(HAND)
  await selection.toggle(1)
  await selection.toggle(3)
  expect(selection.cards).toEqual(['tree 7'])
  expect(refused).toEqual([])
})

test('of cards that cannot win only one is played, and the player is told', async () => {
  const { selection, refused } = table(HAND)
  await selection.toggle(3)
  await selection.toggle(4)
  expect(selection.cards).toEqual(['tree 8'])
  expect(refused).toMatchObject([{ rule: 'C3.5' }])
})

test('a card that is not offered says why', async () => {
  const { selection, refused } = table(['deer 2'])
  await selection.toggle(5)
  expect(selection.chosen).toEqual([])
  expect(refused).toMatchObject([{ rule: 'C3.4' }])
})

test('a card that is not offered does not let the chosen ones be played without it', async () => {
  const { selection, play, refused } = table(['deer 2', 'deer 4'])
  await selection.toggle(0)
  await selection.playWith(5)
  expect(refused).toMatchObject([{ rule: 'C3.4' }])
  expect(play).not.toHaveBeenCalled()
})

test('who gives too few cards away is told how many are missing', async () => {
  const { selection, play, refused } = table(HAND, 'discard')
  await selection.play()
  await selection.playWith(0)
  expect(refused).toMatchObject([{ figures: { count: 2 } }, { figures: { count: 1 }, rule: 'C2.4' }])
  expect(play).not.toHaveBeenCalled()
  await selection.playWith(1)
  expect(play).toHaveBeenCalledWith(['discard deer 2', 'discard deer 4'], true)
  expect(refused).toHaveLength(2)
})

test('two cards are given away, and a third takes the place of the first', async () => {
  const { selection } = table(HAND, 'discard')
  await selection.toggle(0)
  expect(selection.ready).toBe(false)
  await selection.toggle(1)
  await selection.toggle(5)
  expect(selection.cards).toEqual(['deer 4', 'thief'])
  expect(selection.ready).toBe(true)
})

test('the only card that can be played is played at once', async () => {
  const { selection, play } = table(['tree 7'])
  await selection.toggle(3)
  expect(play).toHaveBeenCalledExactlyOnceWith(['play tree 7', 'done'], true)
})

test('a card that is to be given away with others waits for them', async () => {
  const { selection, play } = table(['tree 7'], 'discard')
  await selection.toggle(3)
  expect(play).not.toHaveBeenCalled()
})
