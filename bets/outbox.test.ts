/** The outbox against a wallet that is silent as often as it likes. */
import { manualClock } from '@uwanja/runtime/clock'
import { expect, test } from 'vitest'
import * as life from './bet.ts'
import { newBet, type Bet } from './bet.ts'
import { openOutbox, RETRY_S, type WalletAnswer } from './outbox.ts'

const won = (key: string): Bet => life.decided(life.taken(newBet(key, 500n), 0), 900n)
/** What the promises do that are resolved already. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function anOutbox(bets: readonly Bet[], say: (key: string, nth: number) => WalletAnswer | Promise<WalletAnswer>) {
  const clock = manualClock()
  const said: string[] = []
  const rows = new Map(bets.map((bet) => [bet.key, bet]))
  const outbox = openOutbox<Bet>({
    after: (ms, fn) => void clock.after(ms, fn),
    current: (key) => rows.get(key),
    async say(_bet, { key }) {
      said.push(key)
      return say(key, said.filter((one) => one === key).length)
    },
    answered(bet, { key }, code) {
      const now = life.answered(rows.get(bet.key) ?? bet, key, code)
      rows.set(bet.key, now)
      return Promise.resolve(now)
    },
  })
  return { clock, said, rows, outbox }
}

test('M27 an obligation is said again, each time later, until it is answered, and then never more', async () => {
  const { clock, said, rows, outbox } = anOutbox([won('a')], (_key, nth) => (nth < 10 ? 'unknown' : { code: null }))
  await outbox.owe(rows.get('a')!)
  expect(said).toEqual(['a-win'])
  for (const [at, delayS] of [...RETRY_S, 60, 60].entries()) {
    clock.advance(delayS * 1000 - 1)
    await settled()
    expect(said).toHaveLength(at + 1)
    clock.advance(1)
    await settled()
    expect(said).toHaveLength(at + 2)
  }
  expect(life.isDone(rows.get('a')!)).toBe(true)
  clock.advance(10_000_000)
  await outbox.owe(rows.get('a')!)
  expect(said).toHaveLength(10)
})

test('M27 movements of one bet leave one after another, other bets do not wait for them', async () => {
  const both = life.decided(life.sentBack(life.further(life.taken(newBet('a', 500n), 0), 300n), 1), 900n)
  let isSilent = true
  const { clock, said, rows, outbox } = anOutbox([both, won('b')], (key) =>
    key === 'a-cancel-1' && isSilent ? 'unknown' : { code: null },
  )
  await Promise.all([outbox.owe(both), outbox.owe(rows.get('b')!), outbox.owe(both)])
  expect(said).toEqual(['a-cancel-1', 'b-win'])
  isSilent = false
  clock.advance(1000)
  await settled()
  expect(said).toEqual(['a-cancel-1', 'b-win', 'a-cancel-1', 'a-win'])
  expect([...rows.values()].every(life.isDone)).toBe(true)
})

test('M27 what a bet comes to owe while its wallet is silent is said too', async () => {
  const open = life.sentBack(life.further(life.taken(newBet('a', 500n), 0), 300n), 1)
  const { clock, said, rows, outbox } = anOutbox([open], (_key, nth) => (nth === 1 ? 'unknown' : { code: null }))
  await outbox.owe(open)
  rows.set('a', life.decided(open, 0n))
  clock.advance(1000)
  await settled()
  clock.advance(2000)
  await settled()
  expect(said).toEqual(['a-cancel-1', 'a-cancel-1', 'a-win', 'a-win'])
  expect(life.isDone(rows.get('a')!)).toBe(true)
})

test('M27 a closed outbox writes nothing of an answer that came too late', async () => {
  let answer: (said: WalletAnswer) => void = () => {}
  const { clock, said, rows, outbox } = anOutbox([won('a')], () => new Promise((resolve) => (answer = resolve)))
  const owing = outbox.owe(rows.get('a')!)
  await settled()
  outbox.close()
  answer({ code: null })
  await owing
  clock.advance(10_000_000)
  expect([said.length, rows.get('a')!.isTold]).toEqual([1, false])
})
