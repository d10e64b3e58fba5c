/** Messages, wallets and prompts, on a clock turned by hand and across restarts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PromptEnd } from '@uwanja/providers/world'
import { openBooks } from '@uwanja/runtime/books'
import { manualClock } from '@uwanja/runtime/clock'
import { openMessages } from './messages.ts'
import { openPrompts } from './prompts.ts'
import { openWallets } from './wallets.ts'

const ada = '2348012345678'
const push = { kind: 'push', amount: '500.00', currency: 'NGN', payee: 'Uwanja', reference: 'ada' } as const

let folder: string
let phones: ReturnType<typeof open>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-phones-'))
  phones = open(manualClock())
})
afterEach(() => {
  phones.books.close()
  rmSync(folder, { recursive: true })
})

function open(clock: ReturnType<typeof manualClock>) {
  const books = openBooks(folder)
  const wallets = openWallets({ books, clock })
  const prompts = openPrompts({ books, clock, wallets })
  return { books, clock, wallets, prompts, messages: openMessages({ books, clock }) }
}
function restart(): void {
  phones.books.close()
  phones = open(phones.clock)
}
function show(id: string, msisdn = ada, change: { amount?: string } = {}): PromptEnd[] {
  const ends: PromptEnd[] = []
  phones.prompts.show(msisdn, { ...push, ...change, id }, (end) => ends.push(end))
  return ends
}
const balance = (msisdn = ada) => phones.wallets.show(msisdn).balance

test('messages are listed newest first, and are there after a restart', () => {
  phones.messages.deliver(ada, { from: 'UWANJA', text: 'one' })
  phones.clock.advance(1_000)
  phones.messages.deliver(ada, { from: 'UWANJA', text: 'two' })
  restart()
  phones.messages.deliver(ada, { from: 'UWANJA', text: 'three' })
  const list = phones.messages.list(ada)
  expect(list.map(({ text }) => text)).toEqual(['three', 'two', 'one'])
  expect(new Set(list.map(({ id }) => id)).size).toBe(3)
  expect(list[2]?.at).toBe('2026-01-01T00:00:00.000Z')
  expect(phones.messages.list('2348099999999')).toEqual([])
})

test('a wallet starts with 100,000.00 of its market and moves once for each id', () => {
  const credit = {
    id: 'c1',
    msisdn: ada,
    kind: 'in',
    amount: '1.5',
    currency: 'NGN',
    party: 'Uwanja',
    reference: 'r',
  } as const
  expect(phones.wallets.show('255712345678')).toEqual({ balance: '100000.00', currency: 'TZS', movements: [] })
  expect(phones.wallets.move(credit)).toBe('moved')
  expect(phones.wallets.move(credit)).toBe('moved')
  expect(balance()).toBe('100001.50')
  expect(phones.wallets.move({ ...credit, id: 'c2', currency: 'TZS' })).toBe('impossible')
  expect(phones.wallets.move({ ...credit, id: 'c3', amount: '-5' })).toBe('impossible')
  expect(phones.wallets.move({ ...credit, id: 'c4', kind: 'out', amount: '100001.51' })).toBe('insufficient')
  restart()
  expect(phones.wallets.move(credit)).toBe('moved')
  expect(balance()).toBe('100001.50')
})

test('the right PIN takes the money once and ends the prompt', () => {
  const ends = show('p1')
  expect(phones.prompts.list(ada)).toEqual([{ ...push, id: 'p1' }])
  expect(phones.prompts.answer(ada, 'p1', { pin: '1234' })).toEqual({ ok: true })
  expect(phones.prompts.answer(ada, 'p1', { pin: '1234' })).toEqual({ ok: false, reason: 'unknown-prompt' })
  expect(ends).toEqual([{ ok: true }])
  expect(balance()).toBe('99500.00')
  expect(phones.prompts.list(ada)).toEqual([])
})

test('a wrong PIN may be tried again twice, then the prompt is over', () => {
  const ends = show('p1')
  for (const triesLeft of [2, 1, 0]) {
    expect(phones.prompts.answer(ada, 'p1', { pin: '9999' })).toEqual({ ok: false, reason: 'wrong-pin', triesLeft })
  }
  expect(phones.prompts.answer(ada, 'p1', { pin: '1234' })).toEqual({ ok: false, reason: 'unknown-prompt' })
  expect(ends).toEqual([{ ok: false, reason: 'wrong-pin' }])
  expect(balance()).toBe('100000.00')
})

test('declining, having too little and waiting too long each end it, with nothing moved', () => {
  const declined = show('p1')
  expect(phones.prompts.answer(ada, 'p1', { decline: true })).toEqual({ ok: true })
  const poor = show('p2', ada, { amount: '100000.01' })
  expect(phones.prompts.answer(ada, 'p2', { pin: '1234' })).toEqual({ ok: false, reason: 'insufficient' })
  const slow = show('p3')
  phones.clock.advance(179_999)
  expect(slow).toEqual([])
  phones.clock.advance(1)
  expect([declined[0], poor[0], slow[0]]).toEqual([
    { ok: false, reason: 'declined' },
    { ok: false, reason: 'insufficient' },
    { ok: false, reason: 'expired' },
  ])
  expect(balance()).toBe('100000.00')
})

test('another phone cannot answer it', () => {
  show('p1')
  expect(phones.prompts.answer('2348012345679', 'p1', { pin: '1234' })).toEqual({ ok: false, reason: 'unknown-prompt' })
  expect(phones.prompts.list(ada)).toHaveLength(1)
})

test('a number ending in 000 shows the prompt for ever and answers nothing', () => {
  const ends = show('p1', '2348012345000')
  expect(phones.prompts.answer('2348012345000', 'p1', { pin: '1234' })).toEqual({ ok: false, reason: 'silent' })
  phones.clock.advance(1_000_000_000)
  expect(phones.prompts.list('2348012345000')).toHaveLength(1)
  expect(ends).toEqual([])
  expect(balance('2348012345000')).toBe('100000.00')
})

test('an open prompt outlives a restart; who asks again hears its end', () => {
  show('p1')
  show('p2')
  phones.prompts.answer(ada, 'p2', { pin: '1234' })
  restart()
  expect(phones.prompts.list(ada).map(({ id }) => id)).toEqual(['p1'])
  expect(show('p2')).toEqual([{ ok: true }])
  const ends = show('p1')
  expect(phones.prompts.list(ada)).toHaveLength(1)
  phones.clock.advance(180_000)
  expect(ends).toEqual([{ ok: false, reason: 'expired' }])
})
