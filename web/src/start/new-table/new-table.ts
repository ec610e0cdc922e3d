// From what was chosen to the table that the server is asked to make.

import type { ClockSettingWish, NewTable, OwnFile, SeatWish } from '../../wire/messages'
import type { AgainstBots, ClockKind, Game, Level, Pace, Players } from './choices.svelte'

/** One person against bots: the game begins at once. */
export function againstBots(game: Game, { players, level }: AgainstBots): NewTable {
  return { game, seats: [{ kind: 'me' }, ...bots(players - 1, level)] }
}

export interface Together {
  readonly game: Game
  readonly players: Players
  /** Who sits at this device: one name or none is a table for friends who come by link. */
  readonly here: readonly string[]
  readonly bots: number
  readonly level: Level
  readonly public: boolean
  readonly clock: { readonly kind: ClockKind; readonly amount: number; readonly increment: number }
  readonly pace: Pace
  /** The variants for two: covered cities (B2.3), hands (C2.2). */
  readonly cover: 'default' | 'random' | readonly string[]
  readonly hands: 'one' | 'separate'
  readonly files: readonly OwnFile[]
}

export function together(wish: Together): NewTable {
  const here: SeatWish[] =
    wish.here.length === 0
      ? [{ kind: 'me' }]
      : wish.here.map((name) => ({ kind: 'me', ...(name.trim() && { name: name.trim() }) }))
  const machines = bots(Math.min(wish.bots, wish.players - here.length), wish.level)
  const free = Math.max(0, wish.players - here.length - machines.length)
  return {
    game: wish.game,
    seats: [...here, ...Array.from({ length: free }, (): SeatWish => ({ kind: 'free' })), ...machines],
    options: options(wish),
    files: wish.files.filter((file) => (file.option === 'deck') === (wish.game === 'cards')),
    public: wish.public,
    clock: clock(wish.clock),
    pace: wish.pace,
  }
}

function bots(count: number, bot: Level): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot }))
}

function options({ game, players, cover, hands }: Together): NonNullable<NewTable['options']> {
  if (players !== 2) return {}
  if (game === 'cards') return hands === 'one' ? {} : { hands }
  return cover === 'default' ? {} : { cover: typeof cover === 'string' ? cover : [...cover] }
}

function clock({ kind, amount, increment }: Together['clock']): ClockSettingWish {
  if (kind === 'move') return { kind, seconds: amount }
  if (kind === 'reserve') return { kind, seconds: amount * 60, increment }
  if (kind === 'days') return { kind, days: amount }
  return { kind: 'none' }
}

/** City ids from what somebody typed: "Salt Lake City, St. Paul" is salt-lake-city and st-paul. */
export function cityIds(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim().toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, '-'))
    .filter((name) => name !== '')
}
