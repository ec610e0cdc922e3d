import { expect, test, vi } from 'vitest'
import { ProblemError, UnreachableError } from '../state/server/http'
import { Course } from './course.svelte'

const { gameLessons } = vi.hoisted(() => ({ gameLessons: vi.fn() }))
vi.mock('../state/lesson/asking', () => ({ gameLessons, lessonStart: vi.fn() }))

test('a game that has no lessons, or is none, is not asked for again', async () => {
  const problem = { message: 'mistake-request-form', figures: {}, sentence: '', rule: null }
  gameLessons.mockRejectedValue(new ProblemError(problem, 400))
  const course = new Course('nothing')
  await vi.waitFor(() => expect(course.status).toBe('none'))
})

test('where nobody answers, one may ask again', async () => {
  gameLessons.mockRejectedValue(new UnreachableError())
  const course = new Course('board')
  await vi.waitFor(() => expect(course.status).toBe('refused'))
})
