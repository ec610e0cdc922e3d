import { describe, expect, it } from 'vitest'
import { readChoices } from './choices.svelte'
import { againstBots, cityIds, together, type Together } from './new-table'

const wish: Together = {
  game: 'board',
  players: 4,
  here: [],
  bots: 0,
  level: 'level2',
  public: false,
  clock: { kind: 'none', amount: 0, increment: 0 },
  pace: 'calm',
  cover: 'default',
  hands: 'one',
  files: [],
}
const kinds = (table: ReturnType<typeof together>) => table.seats.map((seat) => seat.kind)

describe('a new table', () => {
  it('against bots has one person and the rest bots', () => {
    const table = againstBots('cards', { players: 3, level: 'level3' })
    expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'level3' }, { kind: 'bot', bot: 'level3' }])
  })

  it('keeps free seats for friends, and fills up with the bots that were asked for', () => {
    expect(kinds(together(wish))).toEqual(['me', 'free', 'free', 'free'])
    expect(kinds(together({ ...wish, bots: 2 }))).toEqual(['me', 'free', 'bot', 'bot'])
    expect(kinds(together({ ...wish, players: 2, bots: 3 }))).toEqual(['me', 'bot'])
  })

  it('names those who sit at this device', () => {
    const table = together({ ...wish, players: 3, here: ['Ada', ' '], bots: 1 })
    expect(table.seats).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'me' }, { kind: 'bot', bot: 'level2' }])
  })

  it('sends the variants for two only where two play, each with its own game', () => {
    const variants = { ...wish, cover: 'random', hands: 'separate' } as const
    expect(together(variants).options).toEqual({})
    expect(together({ ...variants, players: 2 }).options).toEqual({ cover: 'random' })
    expect(together({ ...variants, players: 2, game: 'cards' }).options).toEqual({ hands: 'separate' })
    expect(together({ ...wish, players: 2, cover: ['seattle'] }).options).toEqual({ cover: ['seattle'] })
  })

  it('leaves files of the other game at home', () => {
    const files = [
      { option: 'deck', text: 'a' },
      { option: 'board', text: 'b' },
    ] as const
    expect(together({ ...wish, files }).files).toEqual([{ option: 'board', text: 'b' }])
  })

  it('counts a reserve in seconds', () => {
    const clock = { kind: 'reserve', amount: 10, increment: 5 } as const
    expect(together({ ...wish, clock }).clock).toEqual({ kind: 'reserve', seconds: 600, increment: 5 })
  })

  it('understands cities as people write them', () => {
    expect(cityIds('Salt Lake City, St. Paul;boise,')).toEqual(['salt-lake-city', 'st-paul', 'boise'])
  })
})

describe('the choices kept', () => {
  it('survive, where they are still choices', () => {
    const kept = readChoices('{"board":{"players":2,"level":"level9"},"screen":{"names":["Ada",3]}}')
    expect(kept.board).toEqual({ players: 2, level: 'level2' })
    expect(kept.screen.names).toEqual(['Ada'])
  })

  it('are the usual ones where nothing sensible was kept', () => {
    for (const text of [null, '[', '7', 'null']) expect(readChoices(text).cards.players).toBe(4)
  })
})
