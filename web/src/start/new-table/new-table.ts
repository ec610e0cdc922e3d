// From what was chosen to the table that the server is asked to make.

import type { ClockSettingWish, NewTable, OwnFile, SeatWish } from '../../wire/messages'
import { wished } from '../../say/characters'
import { gamePage } from '../../games/registry'
import type { Chosen } from '../../games/game-page'
import type { AgainstBots, ClockKind, Level, Pace } from './choices.svelte'

/** One person against bots: the game begins at once. */
export function againstBots(game: string, { players, level, character }: AgainstBots): NewTable {
  return { game: game, seats: [{ kind: 'me' }, ...bots(players - 1, level, character)] }
}

export interface Together {
  readonly game: string
  readonly players: number
  /** Who sits at this device: one name or none is a table for friends who come by link. */
  readonly here: readonly string[]
  readonly bots: number
  readonly level: Level
  readonly character: string
  readonly public: boolean
  readonly hints: boolean
  readonly clock: { readonly kind: ClockKind; readonly amount: number; readonly increment: number }
  readonly pace: Pace
  /** What was chosen of the game's variants. */
  readonly variants: Chosen
  readonly files: readonly OwnFile[]
}

export function together(wish: Together): NewTable {
  const here: SeatWish[] =
    wish.here.length === 0
      ? [{ kind: 'me' }]
      : wish.here.map((name) => ({ kind: 'me', ...(name.trim() && { name: name.trim() }) }))
  const machines = bots(Math.min(wish.bots, wish.players - here.length), wish.level, wish.character)
  const free = Math.max(0, wish.players - here.length - machines.length)
  const game = gamePage(wish.game)
  return {
    game: wish.game,
    seats: [...here, ...Array.from({ length: free }, (): SeatWish => ({ kind: 'free' })), ...machines],
    options: game.variants?.options(wish.variants, wish.players) ?? {},
    files: wish.files.filter((file) => game.files.some(({ option }) => option === file.option)),
    public: wish.public,
    hints: wish.hints,
    clock: clock(wish.clock),
    pace: wish.pace,
  }
}

function bots(count: number, bot: Level, character: string): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot, ...wished(character) }))
}

function clock({ kind, amount, increment }: Together['clock']): ClockSettingWish {
  if (kind === 'move') return { kind, seconds: amount }
  if (kind === 'reserve') return { kind, seconds: amount * 60, increment }
  if (kind === 'days') return { kind, days: amount }
  return { kind: 'none' }
}
