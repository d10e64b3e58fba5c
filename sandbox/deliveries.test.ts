/** Callbacks: tried again on the schedule, given up at its end, taken up after a restart. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBooks } from '@uwanja/runtime/books'
import { manualClock } from '@uwanja/runtime/clock'
import { type Delivery, openDeliveries } from './deliveries.ts'

let folder: string
let target: Server
let came: { body: string; stamp: string | undefined }[]
let answers: number[]
let at: ReturnType<typeof open>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-deliveries-'))
  came = []
  answers = []
  target = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      came.push({ body, stamp: request.headers['x-stamp'] as string | undefined })
      response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  at = open(manualClock(1_000_000))
})
afterEach(async () => {
  await at.deliveries.close()
  at.books.close()
  target.closeAllConnections()
  await new Promise((resolve) => target.close(resolve))
  rmSync(folder, { recursive: true })
})

function open(clock: ReturnType<typeof manualClock>) {
  const books = openBooks(folder)
  return { books, clock, deliveries: openDeliveries({ books, clock }) }
}
async function restart(): Promise<void> {
  await at.deliveries.close()
  at.books.close()
  // The timers of a process die with it.
  at.clock.stop()
  at = open(at.clock)
}
const delivery = (delaysS: number[] = [60, 300]): Delivery => ({
  id: 'd1',
  url: `http://127.0.0.1:${String((target.address() as AddressInfo).port)}/callback`,
  body: '{"n":1}',
  headers: (nowMs) => ({ 'x-stamp': String(nowMs) }),
  delaysS,
  about: { msisdn: '2348012345678', amount: '500.00' },
})
async function pass(ms: number): Promise<void> {
  at.clock.advance(ms)
  await at.deliveries.idle()
}
const shown = () => at.deliveries.list()[0]

test('a 2xx ends it', async () => {
  at.deliveries.take(delivery())
  await pass(0)
  expect(came).toEqual([{ body: '{"n":1}', stamp: '1000000' }])
  expect(shown()).toMatchObject({ state: 'delivered', tries: 1, lastHttp: 200, nextAt: null })
  await pass(10_000_000)
  expect(came).toHaveLength(1)
})

test('it comes again after each delay, signed anew, then is given up', async () => {
  answers = [500, 302, 404]
  at.deliveries.take(delivery())
  await pass(0)
  await pass(59_999)
  expect(came).toHaveLength(1)
  await pass(1)
  expect(came).toHaveLength(2)
  expect(shown()).toMatchObject({ state: 'waiting', tries: 2, lastHttp: 302 })
  await pass(300_000)
  expect(came.map(({ stamp }) => stamp)).toEqual(['1000000', '1060000', '1360000'])
  expect(new Set(came.map(({ body }) => body)).size).toBe(1)
  expect(shown()).toMatchObject({ state: 'given-up', tries: 3, lastHttp: 404 })
  await pass(10_000_000)
  expect(came).toHaveLength(3)
})

test('a shifted clock hurries the schedule and not the signature', async () => {
  answers = [500]
  at.deliveries.take(delivery())
  await pass(0)
  at.clock.shift(60_000)
  await at.deliveries.idle()
  expect(came.map(({ stamp }) => stamp)).toEqual(['1000000', '1000000'])
  expect(shown()).toMatchObject({ state: 'delivered' })
})

test('nobody at the address is a failed try', async () => {
  at.deliveries.take({ ...delivery(), url: 'http://127.0.0.1:9/' })
  await pass(0)
  expect(shown()).toMatchObject({ state: 'waiting', tries: 1, lastHttp: null })
})

test('the same id is one delivery', async () => {
  at.deliveries.take(delivery())
  at.deliveries.take(delivery())
  await pass(0)
  at.deliveries.take(delivery())
  await pass(0)
  expect(came).toHaveLength(1)
})

test('after a restart it goes on where it was, and what is done stays done', async () => {
  answers = [500, 500]
  at.deliveries.take(delivery())
  await pass(0)
  await restart()
  await pass(30_000)
  expect(came).toHaveLength(1)
  at.deliveries.take(delivery())
  await pass(29_999)
  expect(came).toHaveLength(1)
  await pass(1)
  expect(came).toHaveLength(2)
  await pass(300_000)
  expect(shown()).toMatchObject({ state: 'delivered', tries: 3 })
  await restart()
  at.deliveries.take(delivery())
  await pass(10_000_000)
  expect(came).toHaveLength(3)
})
