/** The server's time as the answers tell it: late by their way, never early, whatever this machine's clock says. */
import { beforeEach, expect, test, vi } from 'vitest'
import { makeSend } from './send.ts'
import { site } from '@uwanja/contract/site/site'

const HOUR_MS = 3_600_000
let clock: typeof import('./server-clock.ts')
beforeEach(async () => {
  vi.resetModules()
  clock = await import('./server-clock.ts')
})
const told = (ms: number) => clock.noteServerDate(new Date(ms).toUTCString())

test('B02 before any answer it is this machine’s', () => {
  expect(Math.abs(clock.serverNow() - Date.now())).toBeLessThan(1_000)
  for (const raw of [null, '', 'soon']) clock.noteServerDate(raw)
  expect(Math.abs(clock.serverNow() - Date.now())).toBeLessThan(1_000)
})
test('B02 a clock that runs an hour fast is not believed', () => {
  const truthMs = Date.now() - HOUR_MS
  told(truthMs)
  expect(clock.serverNow()).toBeLessThanOrEqual(truthMs + 1_000)
  expect(clock.serverNow()).toBeGreaterThan(truthMs - 1_000)
})
test('B02 an answer that was long under way says less than one that was not', () => {
  const truthMs = Date.now() + HOUR_MS
  told(truthMs)
  told(truthMs - 30_000)
  expect(clock.serverNow()).toBeGreaterThan(truthMs - 1_000)
})
test('B02 every answer tells it', async () => {
  const dates: (string | null)[] = []
  const send = makeSend({
    fetch: async () => Response.json({ statusCode: 0 }, { headers: { date: 'Sun, 22 Nov 2026 10:14:00 GMT' } }),
    token: () => '',
    log: () => {},
    connection: () => {},
    date: (raw) => dates.push(raw),
  })
  await send(site.getCapabilities, {})
  expect(dates).toEqual(['Sun, 22 Nov 2026 10:14:00 GMT'])
})
