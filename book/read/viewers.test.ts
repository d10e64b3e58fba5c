/** Those who watch, over real lines. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { BOUNDS, openViewers } from './viewers.ts'

const server = createServer()
afterEach(() => server.close())

test('Y22 who has gone while something is told takes nobody along, and is forgotten', async () => {
  const faults: unknown[] = []
  const hear = (error: unknown): void => void faults.push(error)
  process.on('uncaughtException', hear)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [asked, leave] = [once(server, 'request'), new AbortController()]
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const answer = fetch(address, { signal: leave.signal }).catch(() => null)
  const [, viewer] = (await asked) as unknown as [unknown, ServerResponse]
  const viewers = openViewers(BOUNDS)
  expect(viewers.take('41.1.2.3', viewer)).toBeNull()
  viewer.destroy()
  for (let times = 0; times < 3; times++) viewers.tell([viewer], Buffer.from(': news\n\n'))
  await answer
  await expect.poll(viewers.count).toBe(0)
  await new Promise(setImmediate)
  process.off('uncaughtException', hear)
  viewers.close()
  expect(faults).toEqual([])
})
