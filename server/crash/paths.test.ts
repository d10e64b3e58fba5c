/** The table of the ways of the money is whole: nobody moves money on a way that no crash test walks. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTS, actOf, type ActName } from '../banking/life.ts'
import { DATABASE_KINDS, FULLEST, type DatabaseKind } from '../db/testing.ts'
import { MONEY_PATHS, type MoneyPath } from '../runtime/failpoints.ts'
import { casesOf } from './crash-suite.ts'

const SERVER = new URL('../', import.meta.url)
/** Behind the doors and before they open: the demo's players, each with their money or not at all. */
const BEFORE_THE_DOORS = ['process/demo.ts']
/** Their failpoints stand in the money room, beside the COMMIT that many share. */
const WAGERS = ['wallet/callbacks.ts', 'bets/wagers.ts', 'jackpot/settle.ts', 'jackpot/reverse.ts'].map(
  (file) => `${file} wager`,
)

/** Its doors and failpoints are those of the table of a payment's life. */
const PAYMENTS = 'banking/apply.ts'
const paymentsDie = (Object.keys(ACTS) as ActName[]).flatMap((act) => actOf(act).mayDie ?? [])

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter(
    (file) =>
      !/(test|testing)\.ts$|^(?:crash|testing)\/|^process\/counting-money\.ts$/.test(file) &&
      !BEFORE_THE_DOORS.includes(file),
  )
  .map((file) => ({ file, text: readFileSync(new URL(file, SERVER), 'utf8') }))

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, name: match[1]! })))

const PATHS = Object.keys(MONEY_PATHS) as MoneyPath[]
const doorsOf = (path: MoneyPath): readonly string[] => MONEY_PATHS[path].doors

it('M20 every call of a door of the money belongs to a way of the table, whose failpoint stands in the same file', () => {
  const calls = found(
    /\bmoney\s*\.\s*((?:deposit|withdrawal|bonus|correction|dormancy|pool|race)\.\w+|promotion\.(?:funded|covered|paid|takenBack)|walletOpened|wager|stakes?)\(/g,
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

it('M20 every way is walked on both sides of its COMMIT, all on the fuller database and one in three on the embedded one', () => {
  const walked = (kind: DatabaseKind) => casesOf(kind).map(({ failpoint }) => failpoint)
  const pathsOf = (kind: DatabaseKind) => [...new Set(walked(kind).map((failpoint) => failpoint.split(':')[0]))]
  expect(pathsOf(FULLEST).toSorted()).toEqual(PATHS.toSorted())
  expect(pathsOf('embedded').length).toBeGreaterThanOrEqual(Math.floor(PATHS.length / 3))
  const everywhere = DATABASE_KINDS.flatMap(walked)
  for (const path of PATHS) {
    const points = everywhere.filter((failpoint) => failpoint.startsWith(`${path}:`))
    expect(points).toContain(`${path}:before-commit`)
    expect(new Set(points).size).toBeGreaterThan(1)
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
  'free-spins.given': ['free-spins.given', 'deposit.credited'],
  'promotion.given': ['promotion.given', 'deposit.credited'],
  'bonus.ended': ['bonus.ended', 'withdrawal.requested', ...AT_ONCE],
  'deposit.started': ['deposit.started', 'deposit.credited'],
  'deposit.brought': ['deposit.brought', 'deposit.credited'],
  'deposit.parked': ['deposit.parked', 'parked.sent-back'],
  'return.sent': ['return.sent', 'return.paid', 'parked.sent-back'],
  'withdrawal.requested': ['withdrawal.requested', ...AT_ONCE],
  'withdrawal.approved': ['withdrawal.approved', ...AT_ONCE],
  'withdrawal.sent': ['withdrawal.sent', 'withdrawal.paid', 'withdrawal.returned'],
}
