/** The table of the ways of the money is whole: nobody moves money on a way that no crash test walks. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTS, actOf, type ActName } from '../banking/life.ts'
import { DATABASE_KINDS } from '../db/testing.ts'
import { MONEY_PATHS, type MoneyPath } from '../runtime/failpoints.ts'
import { casesOf } from './crash-suite.ts'

const SERVER = new URL('../', import.meta.url)
/** Behind the doors and before they open: the demo's players, each with their money or not at all. */
const BEFORE_THE_DOORS = ['process/demo.ts']
/** Their failpoints stand in the money room, beside the COMMIT that many share. */
const WAGERS = ['game/callbacks.ts', 'bets/wagers.ts', 'jackpot/settle.ts'].map((file) => `${file} wager`)

/** Its doors and failpoints are those of the table of a payment's life. */
const PAYMENTS = 'banking/apply.ts'
const paymentsDie = (Object.keys(ACTS) as ActName[]).flatMap((act) => actOf(act).mayDie ?? [])

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter(
    (file) =>
      !/(test|testing)\.ts$|^crash\/|^process\/counting-money\.ts$/.test(file) && !BEFORE_THE_DOORS.includes(file),
  )
  .map((file) => ({ file, text: readFileSync(new URL(file, SERVER), 'utf8') }))

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, name: match[1]! })))

const PATHS = Object.keys(MONEY_PATHS) as MoneyPath[]
const doorsOf = (path: MoneyPath): readonly string[] => MONEY_PATHS[path].doors

it('M20 every call of a door of the money belongs to a way of the table, whose failpoint stands in the same file', () => {
  const calls = found(
    /\bmoney\s*\.\s*((?:deposit|withdrawal|bonus|correction|dormancy|pool)\.\w+|walletOpened|wager|stake)\(/g,
  )
  const failpoints = [
    ...found(/\bmayDie\(tx, '([\w.-]+)'\)/g),
    ...found(/\bmayDie\(tx, (act\.mayDie)\)/g).flatMap(({ file }) => paymentsDie.map((name) => ({ file, name }))),
  ]
  expect(failpoints.filter(({ name }) => (paymentsDie as string[]).includes(name)).map(({ file }) => file)).toEqual(
    paymentsDie.map(() => PAYMENTS),
  )
  const covered = failpoints.flatMap(({ file, name }) => doorsOf(name as MoneyPath).map((door) => `${file} ${door}`))
  const asked = calls.map(({ file, name }) => `${file} ${name}`)
  expect(asked.filter((call) => !WAGERS.includes(call) && !covered.includes(call))).toEqual([])
  // And the table says nothing that is not so.
  expect(covered.filter((door) => !asked.includes(door))).toEqual([])
  // Twice in one file would be two ways under one name.
  const own = asked.filter((call) => !WAGERS.includes(call))
  expect(new Set(own).size).toBe(own.length)
  const named = failpoints.map(({ name }) => name).sort()
  expect(named).toEqual(PATHS.filter((path) => !path.startsWith('wager.')).sort())
})

it('M20 every way is walked on every database that is there, and on both sides of its COMMIT', () => {
  const walked = DATABASE_KINDS.map((kind) => casesOf(kind).map(({ failpoint }) => failpoint))
  for (const path of PATHS) {
    const points = walked.map((failpoints) => failpoints.filter((one) => one.startsWith(`${path}:`)))
    expect(points.map((some) => some.length > 0)).toEqual(DATABASE_KINDS.map(() => true))
    if (DATABASE_KINDS.length === 1) continue
    expect(points.flat()).toContain(`${path}:before-commit`)
    expect(points.flat().length).toBeGreaterThan(1)
  }
})

it('M20 a retry never walks the way of its successor', () => {
  for (const kind of DATABASE_KINDS) {
    const paths = casesOf(kind).map(({ failpoint }) => failpoint.split(':')[0]!)
    expect(paths.filter((path, index) => (RETRIES[path] ?? [path]).includes(paths[index + 1] ?? ''))).toEqual([])
  }
})

/** Their processes send without a hold: what a retry orders there goes out. */
const AT_ONCE = ['withdrawal.sent', 'withdrawal.paid', 'withdrawal.returned']
/** What the retry of a way walks. */
const RETRIES: Readonly<Record<string, readonly string[]>> = {
  'bonus.granted': ['bonus.granted', 'deposit.credited'],
  'bonus.ended': ['bonus.ended', 'withdrawal.requested', ...AT_ONCE],
  'deposit.started': ['deposit.started', 'deposit.credited'],
  'deposit.brought': ['deposit.brought', 'deposit.credited'],
  'deposit.parked': ['deposit.parked', 'parked.sent-back'],
  'return.sent': ['return.sent', 'return.paid', 'parked.sent-back'],
  'withdrawal.requested': ['withdrawal.requested', ...AT_ONCE],
  'withdrawal.approved': ['withdrawal.approved', ...AT_ONCE],
  'withdrawal.sent': ['withdrawal.sent', 'withdrawal.paid', 'withdrawal.returned'],
}
