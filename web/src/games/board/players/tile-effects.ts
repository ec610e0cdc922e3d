// What settling on a tile brings, in one short sentence (B8).

import type { Message } from '../../../course/prompt/prompt'
import type { BoardComponents, BoardPlayer, Tile } from '../wire'

/** Who looks on (no player) is told what it brings to one who has no tiles yet. */
export function tileEffect(
  tile: Tile,
  { money, limits, nugget_values: nuggets }: BoardComponents,
  player: BoardPlayer | null,
): Message {
  switch (tile) {
    case 'banker':
      if (player && player.bankers >= limits.bankers)
        return { id: 'page-board-effect-full', figures: { count: limits.bankers } }
      return { id: 'page-board-effect-banker', figures: { amount: money.banker } }
    case 'merchant':
      if (player && player.merchants >= limits.merchants)
        return { id: 'page-board-effect-full', figures: { count: limits.merchants } }
      return { id: 'page-board-effect-merchant' }
    case 'barkeeper':
      return { id: 'page-board-effect-barkeeper' }
    case 'sergeant':
      return { id: 'page-board-effect-sergeant' }
    case 'farmer':
      return { id: 'page-board-effect-farmer', figures: { count: limits.farmers } }
    case 'gold-digger':
      return {
        id: 'page-board-effect-gold-digger',
        figures: { least: Math.min(...nuggets), most: Math.max(...nuggets) },
      }
    case 'hotel':
      return { id: 'page-board-effect-hotel', figures: { amount: money.hotel } }
  }
}
