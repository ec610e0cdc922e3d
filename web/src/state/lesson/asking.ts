// What the lessons ask of the server.

import type {
  LessonMove,
  LessonOutline,
  LessonPosition,
  LessonPreview,
  LessonStart,
  LessonTrial,
} from '../../wire/messages'
import { ask } from '../server/http'

export const gameLessons = (game: string): Promise<LessonOutline[]> => ask('GET', `/api/lessons/${game}`)
export const lessonStart = (game: string, lesson: string): Promise<LessonStart> =>
  ask('GET', `/api/lessons/${game}/${lesson}`)
export const lessonMove = (game: string, lesson: string, move: LessonMove): Promise<LessonPosition> =>
  ask('POST', `/api/lessons/${game}/${lesson}`, move)
export const lessonPreview = (game: string, lesson: string, trial: LessonTrial): Promise<LessonPreview> =>
  ask('POST', `/api/lessons/${game}/${lesson}/preview`, trial)
