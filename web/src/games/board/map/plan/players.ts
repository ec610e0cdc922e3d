// The colours of the seats inside the map: those of the page (`look/players`), as paints.

import { colourOf } from '../../../../look/pieces/players'

export const enamel = (seat: number): string => `var(--player-${colourOf(seat)})`
export const enamelMark = (seat: number): string => `var(--mark-${colourOf(seat)})`
