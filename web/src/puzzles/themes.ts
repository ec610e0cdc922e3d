// What the themes of puzzles are called. A game that the page does not know says no more than their names.

import { trySay } from '../say/say.svelte'

export const themeName = (game: string, theme: string): string => trySay(`page-puzzles-${game}-${theme}`, {}) ?? theme
