// For tests: somebody has come to a table whose server follows a script. Each test begins anew.

import { afterEach, beforeEach, vi } from 'vitest'
import type { TableInfo } from '../../wire/messages'
import { LiveTable } from '../table/live.svelte'
import { components, FakeServer, historyOf, reading, seat, tableOf, type FakeSocket, type LiveCards } from './scripted'

export const ADA = seat('ada')
export const BOT = seat(null, 'level1')
export const ADA_AND_BOT = tableOf([ADA, BOT])

export let server: FakeServer
export let table: LiveCards
export let socket: FakeSocket

export async function sitDown(info: TableInfo, histories = [historyOf(0, 3, [])]): Promise<void> {
  server.histories = histories
  table = new LiveTable(info, components, reading, server.setting)
  socket = await server.welcome()
}

/** Let promises go on without letting time pass. */
export async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})
