/** Seats from the first to the last place. */
export function byRank(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other)
}
