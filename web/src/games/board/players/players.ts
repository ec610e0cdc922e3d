// How a player at the board stands: what is said below the name.

import { say } from '../../../say/say.svelte'
import type { BoardScene } from '../scene'
import type { Desk } from '../table/desk.svelte'

export type PlayerState = 'waiting' | 'turn' | 'asked' | 'thinking' | 'away'

export function playerState(scene: BoardScene, seat: number): PlayerState {
  const { view, turn, info } = scene
  const sitting = info.seats[seat]
  const deciding = turn.deciding === seat
  if (
    sitting &&
    scene.live &&
    sitting.person !== null &&
    sitting.bot === null &&
    !sitting.present &&
    !scene.mine.includes(seat)
  ) {
    return 'away'
  }
  if (view?.step === 'over') return 'waiting'
  if (deciding && view?.step === 'join') return 'asked'
  if (deciding && sitting?.bot) return 'thinking'
  return view?.active === seat ? 'turn' : 'waiting'
}

/** The seats in the order in which they are shown: mine first, then clockwise. */
export function seatOrder(scene: BoardScene): number[] {
  const count = scene.view?.players ?? scene.info.players
  const first = scene.seat ?? 0
  return Array.from({ length: count }, (_, index) => (first + index) % count)
}

/** How a player's money has changed since my last turn, in words; '' if it has not. */
export function sinceOf({ marks }: Desk, seat: number): string {
  const gained = marks.money.get(seat) ?? 0
  if (gained === 0) return ''
  return say(gained > 0 ? 'page-board-since-more' : 'page-board-since-less', { amount: Math.abs(gained) })
}
