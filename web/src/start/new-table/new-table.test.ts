import { describe, expect, it } from 'vitest'
import { readChoices } from './choices.svelte'
import { againstBots, together, type Together } from './new-table'
import { GAMES } from '../../games/registry'

const [one, other] = GAMES
if (!one || !other) throw new Error('there are no two games')

const wish: Together = {
  game: one.name,
  players: 4,
  here: [],
  bots: 0,
  level: 'level2',
  character: 'any',
  public: false,
  hints: false,
  clock: { kind: 'none', amount: 0, increment: 0 },
  pace: 'calm',
  variants: {},
  files: [],
}
const kinds = (table: ReturnType<typeof together>) => table.seats.map((seat) => seat.kind)

describe('a new table', () => {
  it('against bots has one person and the rest bots', () => {
    const table = againstBots(other.name, { players: 3, level: 'level3', character: 'any' })
    expect(table.seats).toEqual([
      { kind: 'me' },
      ...[1, 2].map(() => ({ kind: 'bot', bot: 'level3', character: 'any' })),
    ])
  })

  it('asks for bots of a character, or says nothing of it', () => {
    const bot = (character: string) => together({ ...wish, players: 3, bots: 1, character }).seats.at(-1)
    expect(bot('builder')).toEqual({ kind: 'bot', bot: 'level2', character: 'builder' })
    expect(bot('none')).toEqual({ kind: 'bot', bot: 'level2' })
  })

  it('keeps free seats for friends, and fills up with the bots that were asked for', () => {
    expect(kinds(together(wish))).toEqual(['me', 'free', 'free', 'free'])
    expect(kinds(together({ ...wish, bots: 2 }))).toEqual(['me', 'free', 'bot', 'bot'])
    expect(kinds(together({ ...wish, players: 2, bots: 3 }))).toEqual(['me', 'bot'])
  })

  it('names those who sit at this device', () => {
    const table = together({ ...wish, players: 3, here: ['Ada', ' '], bots: 1 })
    expect(table.seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'me' },
      { kind: 'bot', bot: 'level2', character: 'any' },
    ])
  })

  it('leaves files of the other game at home', () => {
    const files = [other, one].flatMap((game) => game.files.map(({ option }) => ({ option, text: game.name })))
    expect(files.map((file) => file.text)).toContain(other.name)
    expect(together({ ...wish, files }).files?.map((file) => file.text)).toEqual(one.files.map(() => one.name))
  })

  it('counts a reserve in seconds', () => {
    const clock = { kind: 'reserve', amount: 10, increment: 5 } as const
    expect(together({ ...wish, clock }).clock).toEqual({ kind: 'reserve', seconds: 600, increment: 5 })
  })
})

describe('the choices kept', () => {
  it('have the character that was chosen, if it can be one', () => {
    const character = (word: string) => readChoices(`{"${one.name}":{"character":${word}}}`).games[one.name]?.character
    expect(character('"builder"')).toBe('builder')
    expect([character('7'), character('"<b>"'), character('null')]).toEqual(['any', 'any', 'any'])
  })

  it('survive, where they are still choices', () => {
    const kept = readChoices(`{"${one.name}":{"players":2,"level":"level9"},"screen":{"names":["Ada",3]}}`)
    expect(kept.games[one.name]).toEqual({ players: 2, level: 'level2', character: 'any' })
    expect(kept.screen.names).toEqual(['Ada'])
  })

  it('are the usual ones where nothing sensible was kept', () => {
    for (const text of [null, '[', '7', 'null'])
      expect(readChoices(text).games[other.name]?.players).toBe(other.usualPlayers)
  })
})
