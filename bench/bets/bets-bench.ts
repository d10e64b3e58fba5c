/** `npm run bench -- bets`: bets that players place at the book, beside the bare debit that the wallet is asked for each of them. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import type { Slip } from '@uwanja/contract/book/slip'
import { openWalletClient } from '@uwanja/providers/sports/wallet-client'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl } from '../money/databases.ts'
import { offers, type Round, runRound } from '../money/load.ts'
import { type Measured, measuredOf } from '../money/settings.ts'
import { openOurs, type Take } from '../money/side.ts'
import { spreadOf } from '../statistics.ts'
import { choicesOf, placing, UNIT } from './placing.ts'
import { refusalAims, type Refusals, refusals } from './refusals.ts'
import { type BetStage, COMPANY, KEYS, openStage, PLAYERS, type Processors, walletToken } from './stage.ts'

const LEAST_OF_BARE = 0.5
const MOST_P99_MS = 100
const [MANY, FEW] = [32, 8]
const PACE = {
  full: { rounds: 7, roundMs: 3_000, mostEvents: 20_000 },
  quick: { rounds: 3, roundMs: 1_500, mostEvents: 5_000 },
} as const
/** The same debit as the book asks for, slip and all. */
function debiting({ api }: BetStage, slip: Slip): Take {
  const url = `${api.url}/callbacks/sports/${COMPANY}`
  const wallet = openWalletClient({ url, keys: () => KEYS, timeoutMs: 20_000 })
  return async ({ playerId }) => {
    const id = randomUUID()
    const heard = await wallet.debit({
      token: walletToken(playerId),
      playerId: String(playerId),
      currency: 'NGN',
      round: id,
      key: `${id}:1`,
      minor: BigInt(UNIT),
      slip: { ...slip, bet_id: id },
    })
    if (heard.heard === 'ok') return 'ok'
    throw new Error(`a debit was answered with ${JSON.stringify(heard, (_, value: unknown) => String(value))}`)
  }
}

const PARTS = ['book', 'bookDatabase', 'api', 'apiDatabase'] as const

const between = (before: Processors, after: Processors): Processors => ({
  book: after.book - before.book,
  bookDatabase: after.bookDatabase - before.bookDatabase,
  api: after.api - before.api,
  apiDatabase: after.apiDatabase - before.apiDatabase,
})

/** Whose processor time one of so many is, in milliseconds. */
function costOf(spent: readonly Processors[], count: number): string {
  const each = (part: keyof Processors) => spent.reduce((sum, one) => sum + one[part], 0) / count
  const whole = PARTS.reduce((sum, part) => sum + each(part), 0)
  const [book, bookDatabase, api, apiDatabase] = PARTS.map((part) => each(part).toFixed(2))
  return `${whole.toFixed(2)} ms of a processor each (book ${book} + ${bookDatabase}, API ${api} + ${apiDatabase})`
}

interface Sides {
  readonly bets: Take
  readonly bare: Take
}
type Rounds = Readonly<Record<keyof Sides, Round[]>>

async function rounds(run: BenchRun, stage: BetStage, sides: Sides, callers: number): Promise<Rounds> {
  const { rounds: count, roundMs, mostEvents } = PACE[run.pace]
  const from = offers('many players', PLAYERS)
  const done: Rounds = { bets: [], bare: [] }
  const spent: Record<keyof Sides, Processors[]> = { bets: [], bare: [] }
  const names = ['bets', 'bare'] as const
  for (let round = 0; round <= count; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const before = await stage.processors()
      done[name].push(await runRound(sides[name], from, { callers, roundMs, mostEvents }))
      // The first is for compiling.
      if (round > 0) spent[name].push(between(before, await stage.processors()))
    }
  for (const name of names)
    run.say(`  ${String(callers)} callers, ${name}: ${costOf(spent[name], countOf(done[name].slice(1)))}`)
  return done
}

const countOf = (all: readonly Round[]): number => all.reduce((sum, { accepted }) => sum + accepted, 0)

const withoutFirst = ({ bets, bare }: Rounds): Rounds => ({ bets: bets.slice(1), bare: bare.slice(1) })

function say(run: BenchRun, name: string, { perSecond, p50Ms, p99Ms }: Measured): void {
  const { median, min, max } = perSecond
  run.say(
    `  ${name.padEnd(16)} ${median.toFixed(0)} (${min.toFixed(0)}-${max.toFixed(0)})/s p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms`,
  )
}

/** Every bet that stands has its one debit, and nobody has another. */
async function faultsOf(stage: BetStage, placed: number, debited: number): Promise<string[]> {
  const [book] = await stage.bookDb.sql<{ standing: number; others: number }>`
    select count(*) filter (where state = 'accepted')::int as standing, count(*) filter (where state not in ('accepted', 'refused'))::int as others
    from book.bet`
  await stage.book.stop()
  await stage.api.stop()
  const db = await stage.openPlatform()
  const all = { count: placed + debited, minor: BigInt((placed + debited) * UNIT) }
  const { faults } = await (await openOurs(db, [COMPANY])).check(all)
  await db.close()
  const isWhole = book!.standing === placed && book!.others === 0
  return [...(isWhole ? [] : [`${String(book!.standing)} bets stand, ${String(placed)} were placed`]), ...faults]
}

interface Figures {
  readonly bets: Measured
  readonly bare: Measured
  readonly few: Measured
  readonly fewBare: Measured
  readonly ratio: number
  readonly refused: Refusals
  readonly faults: readonly string[]
}

function aimsOf({ ratio, few, refused, faults }: Figures): Aim[] {
  const of = (text: string, isGood: boolean): Aim => ({ text, verdict: isGood ? 'pass' : 'fail' })
  return [
    of(
      `bets at ${String(MANY)} callers at least ${String(LEAST_OF_BARE)} x the bare debit: ${ratio.toFixed(2)}`,
      ratio >= LEAST_OF_BARE,
    ),
    of(
      `p99 at ${String(FEW)} callers at most ${String(MOST_P99_MS)} ms: ${few.p99Ms.toFixed(1)}`,
      few.p99Ms <= MOST_P99_MS,
    ),
    ...refusalAims(refused),
    of(`every bet has one debit, books whole: ${String(faults.length)} wrong`, faults.length === 0),
  ]
}

async function measured(run: BenchRun, stage: BetStage): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: MANY })
  const choices = await choicesOf(stage.book.url)
  if (choices.length === 0) throw new Error('the book shows no match')
  const bets = placing(stage, choices, agent)
  await bets({ key: '', playerId: 1n, minor: 0n })
  const platform = await stage.openPlatform()
  const [kept] = await platform.sql<{ slip: Slip }>`select slip from bet limit 1`
  await platform.close()
  const sides = { bets, bare: debiting(stage, kept!.slip) }
  const many = await rounds(run, stage, sides, MANY)
  const few = await rounds(run, stage, sides, FEW)
  agent.destroy()
  const [placed, debited] = (['bets', 'bare'] as const).map((name) => countOf([...many[name], ...few[name]]))
  const refused = await refusals(stage, choices, run.pace)
  const counted = withoutFirst(many)
  const ratio = spreadOf(counted.bets.map((one, at) => one.perSecond / counted.bare[at]!.perSecond)).median
  const faults = await faultsOf(stage, placed! + 1, debited!)
  return {
    bets: measuredOf(counted.bets),
    bare: measuredOf(counted.bare),
    few: measuredOf(withoutFirst(few).bets),
    fewBare: measuredOf(withoutFirst(few).bare),
    ratio,
    refused,
    faults,
  }
}

async function measure(run: BenchRun): Promise<Outcome> {
  const serverUrl = await postgresUrl()
  if (serverUrl === null)
    return { aims: [{ text: 'bets: PostgreSQL does not answer here', verdict: 'skipped' }], results: null }
  await buildFirst()
  const stage = await openStage(run, serverUrl)
  run.say(`Bets beside bare debits, in turns (load ${loadavg()[0]!.toFixed(1)})`)
  const figures = await measured(run, stage)
  say(run, `bets, ${String(MANY)} callers`, figures.bets)
  say(run, `bare, ${String(MANY)} callers`, figures.bare)
  say(run, `bets, ${String(FEW)} callers`, figures.few)
  say(run, `bare, ${String(FEW)} callers`, figures.fewBare)
  for (const fault of figures.faults.slice(0, 5)) run.say(`  ${fault}`)
  return { aims: aimsOf(figures), results: figures }
}

export const betsBench: Bench = {
  about: 'bets placed at the book, beside the bare debits that the wallet is asked for, on PostgreSQL',
  mostMs: { full: 10 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
