// Puzzles over HTTP, apart from what every page asks for: few people solve any.

import type {
  LessonPreview,
  PuzzleList,
  PuzzleMove,
  PuzzlePosition,
  PuzzleStart,
  PuzzleTrial,
} from '../../wire/messages'
import { ask } from '../server/http'

/** The puzzles of a game, without their answers. */
export const gamePuzzles = (game: string): Promise<PuzzleList> => ask('GET', `/api/puzzles/${game}`)
export const puzzleStart = (game: string, puzzle: string): Promise<PuzzleStart> =>
  ask('GET', `/api/puzzles/${game}/${puzzle}`)
export const puzzleMove = (game: string, puzzle: string, move: PuzzleMove): Promise<PuzzlePosition> =>
  ask('POST', `/api/puzzles/${game}/${puzzle}`, move)
export const puzzlePreview = (game: string, puzzle: string, trial: PuzzleTrial): Promise<LessonPreview> =>
  ask('POST', `/api/puzzles/${game}/${puzzle}/preview`, trial)
