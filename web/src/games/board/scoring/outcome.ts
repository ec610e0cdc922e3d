// What is said of the final scoring of the board game: who won, how, and who led on the way.

import type { BoardResult } from '../wire'
import { leadAfter, PARTS } from './counting'
import type { Message } from '../../../course/prompt/prompt'

/** By how much somebody won (B11.4). */
export function headlineOf(result: BoardResult): Message {
  const [winner, ...others] = result.winners
  if (winner === undefined || others.length > 0) {
    return { id: 'page-scoring-shared', figures: { seats: [...result.winners] } }
  }
  const points = leadOver(result, winner)
  return points > 0
    ? { id: 'page-scoring-wins-points', figures: { seat: winner, points } }
    : { id: 'page-scoring-wins-tie', figures: { seat: winner } }
}

function leadOver(result: BoardResult, winner: number): number {
  const next = Math.max(...result.scores.filter((_, seat) => seat !== winner))
  return (result.scores[winner] ?? 0) - next
}

export function sublineOf(result: BoardResult, round: number): Message {
  const [winner, ...others] = result.winners
  if (winner === undefined || others.length > 0) return reasonOf(result, round)
  if (leadOver(result, winner) === 0) {
    const rivals = result.money.filter((_, seat) => seat !== winner && result.scores[seat] === result.scores[winner])
    const figures = { most: result.money[winner] ?? 0, less: Math.max(...rivals) }
    return { id: 'page-scoring-tie-money', figures }
  }
  const before = leadAfter(result, PARTS.indexOf('network')).seats
  const [leader] = before
  if (before.length === 1 && leader !== undefined && leader !== winner) {
    return { id: 'page-scoring-led-before', figures: { seat: leader } }
  }
  const always = PARTS.every((_, part) => {
    const lead = leadAfter(result, part + 1).seats
    return lead.length === 1 && lead[0] === winner
  })
  return always ? { id: 'page-scoring-led-always', figures: { seat: winner } } : reasonOf(result, round)
}

/** Why the game was over. */
export function reasonOf(result: BoardResult, round: number): Message {
  return { id: 'page-scoring-reason', figures: { round, reasons: [...result.reasons] } }
}

/** What is said of the lead after a part, once it is counted. */
export function leadOf(result: BoardResult, part: number, counted: number): Message {
  if (part >= counted) return { id: 'page-scoring-to-count' }
  const { seats, points } = leadAfter(result, part + 1)
  const [seat] = seats
  return seats.length === 1 && seat !== undefined
    ? { id: 'page-scoring-leads', figures: { seat, points } }
    : { id: 'page-scoring-lead-shared', figures: { points } }
}

export function rankOf(result: BoardResult, seat: number): Message {
  const rank = result.ranks[seat] ?? 0
  const tied = result.scores.some((score, other) => other !== seat && score === result.scores[seat])
  return tied
    ? { id: 'page-scoring-rank-money', figures: { rank, money: result.money[seat] ?? 0 } }
    : { id: 'page-scoring-rank', figures: { rank } }
}
