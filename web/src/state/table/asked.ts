// Whose decision a table waits for.

import type { Turn } from '../../wire/messages'

/** The seat that is asked; a turn that is complete still belongs to the one who may take it back, until he lets it stand. */
export function askedBy(turn: Pick<Turn, 'holding' | 'deciding'>): number | null {
  return turn.holding ?? turn.deciding
}
