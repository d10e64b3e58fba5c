/** `npm run bench -- books`: pages of a long history, and how many journals a second those who read the book follow. */
import type { Db } from '@uwanja/money/sql'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, seededOn, type DatabaseKind } from '../money/databases.ts'
import { percentile } from '../statistics.ts'

const SIZES = { quick: [20_000, 100_000], full: [20_000, 100_000, 1_000_000] } as const
/** As many players share the journals by which the readers are measured. */
const PLAYERS = 2_000
const AT_ONCE = 20_000
const PAGE = 500
const TIMES = 7
const SLICE = 500
const SLICES = 20
const MOST_PAGE_100_MS = 200
/** What grouped stakes reached at most (docs/decisions/003). */
const LEAST_A_SECOND = 10_000

interface Result {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | '/s'
}

/** Journals `from` to `to` of a player: a stake, a win of nothing, a stake, a win; one each ten seconds. */
async function plays(db: Db, player: number, [from, to]: readonly [number, number]): Promise<void> {
  await db.sql`
    with rows as (select nextval('money.journal_id') as id, v from generate_series(${from}::int, ${to}::int) v), written as (
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
        bonus_after, held_after, debt_after, round)
      select money.epoch_to_write(), id, timestamptz '2020-01-01' + make_interval(secs => v * 10), 'studio',
        case v % 2 when 0 then 'wager.staked' else 'wager.won' end, ${`${player}-`} || v, 'h', 'NGN', ${player}::bigint, v, 1000,
        0, 0, 0, 'r' from rows returning id, version)
    insert into money.posting (journal_id, line, currency, from_account, to_account, minor)
      select id, 1, 'NGN', case version % 2 when 0 then ${player}::bigint * 8 else -1 end,
        case version % 2 when 0 then -1 else ${player}::bigint * 8 end, 100
      from written where version % 4 <> 1`
}

async function seeded(db: Db, sizes: readonly number[]): Promise<void> {
  await db.sql`insert into money.account (id, currency, name) values (-1, 'NGN', 'games:studio')`
  await db.sql`
    insert into player (id, number, password_hash, currency, country) overriding system value
      select n, (2348000000000 + n)::text, 'none', 'NGN', 'NG' from generate_series(1, ${sizes.length + PLAYERS}::int) n`
  await db.sql`select money.open_wallet(id, 'NGN') from player`
  for (const [at, size] of sizes.entries()) {
    for (let from = 1; from <= size; from += AT_ONCE)
      await plays(db, at + 1, [from, Math.min(size, from + AT_ONCE - 1)])
  }
  // What was written so far is read; the readers follow what comes now.
  await db.sql`
    update money.cursor set read = (select count(*) from money.journal),
      (epoch, xid, id) = (select epoch, xid, id from money.journal order by epoch desc, xid desc, id desc limit 1)`
  for (let at = 0; at < PLAYERS; at++) await plays(db, sizes.length + 1 + at, [1, (SLICE * SLICES) / PLAYERS])
  await db.script('analyze')
}

async function pages(db: Db, playerId: bigint, page: number): Promise<number> {
  const took: number[] = []
  for (let nth = 0; nth < TIMES; nth++) {
    const begins = performance.now()
    const rows = await db.sql`
      select * from player_history(${playerId}, null, null, null, null, ${PAGE}::int, ${(page - 1) * PAGE}::int)`
    took.push(performance.now() - begins)
    if (rows.length !== PAGE) throw new Error(`page ${page} has ${rows.length} rows`)
  }
  return percentile(took, 50)
}

/** Journals a second, of all of them: the slices grow no slower. */
async function reading(db: Db, statement: string): Promise<number> {
  const begins = performance.now()
  let journals = 0
  for (let nth = 0; nth < SLICES; nth++) {
    const [row] = await db.query(statement, [SLICE])
    journals += Number(row!['journals'])
  }
  return journals / ((performance.now() - begins) / 1000)
}

async function measureOn(run: BenchRun, database: DatabaseKind, url: string | null): Promise<[Result[], Aim[]]> {
  const sizes = SIZES[database === 'embedded' ? 'quick' : run.pace]
  const copy = await seededOn(run, database, url ?? '', (db) => seeded(db, sizes))
  const db = await copy.open()
  const results: Result[] = []
  const first: number[] = []
  const aims: Aim[] = []
  const judge = (text: string, isMet: boolean) =>
    aims.push({ text: `${database}: ${text}`, verdict: isMet ? 'pass' : 'fail' })
  for (const [at, size] of sizes.entries()) {
    const playerId = BigInt(at + 1)
    first.push(await pages(db, playerId, 1))
    results.push({ name: `${database}, ${size} movements, page 1`, value: first.at(-1)!, unit: 'ms' })
    if (size < PAGE * 100 * 2) continue
    const late = await pages(db, playerId, 100)
    results.push({ name: `${database}, ${size} movements, page 100`, value: late, unit: 'ms' })
    judge(`page 100 of ${size} within ${MOST_PAGE_100_MS} ms: ${late.toFixed(0)}`, late <= MOST_PAGE_100_MS)
  }
  const [least, most] = [first[0]!, first.at(-1)!]
  judge(`page 1 is as quick with most movements: ${least.toFixed(0)} and ${most.toFixed(0)} ms`, most <= least * 2 + 10)
  for (const [name, statement] of [
    ['the proof', 'select journals from money.prove($1)'],
    ['the hours', 'select money.count_hours($1) as journals'],
  ] as const) {
    const rate = await reading(db, statement)
    results.push({ name: `${database}, ${name}`, value: rate, unit: '/s' })
    judge(`${name} follow ${LEAST_A_SECOND} journals a second: ${rate.toFixed(0)}`, rate >= LEAST_A_SECOND)
  }
  await db.close()
  for (const { name, value, unit } of results) run.say(`${name.padEnd(44)} ${value.toFixed(0)} ${unit}`)
  return [results, aims]
}

async function measure(run: BenchRun): Promise<Outcome> {
  const url = await postgresUrl()
  const all = [await measureOn(run, 'embedded', null)]
  if (url !== null) all.push(await measureOn(run, 'postgres', url))
  return { aims: all.flatMap(([, aims]) => aims), results: all.flatMap(([results]) => results) }
}

export const booksBench: Bench = {
  about: 'pages of a long history, and how fast the proof and the reports follow the book',
  mostMs: { full: 600_000, quick: 300_000 },
  run: measure,
}
