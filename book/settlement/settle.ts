/**
 * Settles the bets of a match, in slices: what people must see first is asked, everything else is decided and owed. Whoever reads
 * the same facts once more changes nothing, so a kill between two slices loses nothing and pays nothing twice.
 */
import type { HoldBounds } from '@uwanja/contract/book/settlement'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { Bet } from '../bets/store.ts'
import { readBets } from '../bets/store.ts'
import type { Exposure } from '../risk/exposure.ts'
import type { Reached } from '../process/failpoints.ts'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import { boundsNow } from './bounds-store.ts'
import { askHolds, endHolds } from './hold-store.ts'
import type { MarketSum } from './holds.ts'
import { addTo, betHolds, marketHolds } from './holds.ts'
import type { Match } from './pick.ts'
import type { Known, Plan } from './plan.ts'
import { planOf } from './plan.ts'
import type { Due, Graded } from './store.ts'
import { betsOn, columnsOf, doneWith, holdBets, marketBounds, movementsOf, readMatch, writeLegs } from './store.ts'
import { sayAndTake, type Said } from './worth.ts'
import type { OwedRow } from './outbox-store.ts'

const SLICE = 100

type KnownMatches = ReadonlyMap<string, Known>

export async function plansOf(db: Sql, known: KnownMatches, bets: readonly Bet[]): Promise<Plan[]> {
  const said = await movementsOf(
    db,
    bets.map(({ round }) => round),
  )
  return bets.map((bet) => planOf(bet, known, said.get(bet.round) ?? []))
}

/** One match, with nothing held. */
export const alone = (match: Match): KnownMatches => new Map([[match.event.id, { match, isHeld: () => false }]])

interface Walk {
  readonly db: Db
  readonly match: Match
  readonly graded: Graded
  readonly goesOn: () => boolean
}

/** What it would be cancelled within: then bets are looked at of which nothing else has changed. */
const hasWindows = ({ event }: Match): boolean => Object.keys(event.state.cancels).some((key) => !key.endsWith('@-'))

/** Every slice of bets that the match may change. False: it was told to stop. */
async function walk(parts: Walk, visit: (ids: readonly string[]) => Promise<void>): Promise<boolean> {
  const { db, match, graded, goesOn } = parts
  const areAll = hasWindows(match)
  for (let after = ''; ;) {
    if (!goesOn()) return false
    const ids = await betsOn(db, match.event.id, graded, { after, most: SLICE, areAll })
    if (ids.length > 0) await visit(ids)
    if (ids.length < SLICE) return true
    after = ids.at(-1)!
  }
}

/** What each market would come to, without deciding anything. */
export async function marketSums(parts: Walk): Promise<Map<string, MarketSum>> {
  const sums = new Map<string, MarketSum>()
  const known = alone(parts.match)
  await walk(parts, async (ids) => {
    const plans = await plansOf(parts.db, known, await readBets(parts.db, ids))
    for (const plan of plans) addTo(sums, plan)
  })
  return sums
}

/** An open bet is at risk for what no cash-out has ended of it. */
function riskOf(bet: Bet): Exposure[] {
  if (bet.outcome !== 'open') return []
  return exposureOf({ ...bet, unitMinor: bet.lines === 1 ? bet.openMinor : bet.unitMinor })
}

/** @param said Bets whose worth was said: the others stand as they did, with more of their legs decided. */
async function moveRisk(tx: Tx, plans: readonly Plan[], said: ReadonlySet<string>): Promise<void> {
  const after = plans.map(({ after: bet, worth }): Bet => {
    if (!worth || !said.has(bet.id)) return bet
    return { ...bet, outcome: worth.outcome, openMinor: worth.openMinor }
  })
  await moveExposure(
    tx,
    plans.flatMap(({ bet }) => riskOf(bet)),
    after.flatMap(riskOf),
  )
}

/** Who tells wallets, in this process: what settlement owes goes there at once, and is not looked for in the database. */
export interface Teller {
  isFree(): boolean
  take(rows: readonly OwedRow[]): void
}

interface Slice {
  readonly teller: Teller | null
  /** The match whose bets are walked; they are decided by all that is known. */
  readonly match: Match
  readonly known: KnownMatches
  readonly bounds: HoldBounds
  readonly reached: Reached
}

const NOTHING: Said = { bets: new Set(), taken: [] }

/** Under the locks of its bets, so that two matches which end at once both count. When something of it goes on by itself. */
async function settleSlice(
  tx: Tx,
  ids: readonly string[],
  { match, known, bounds, reached, teller }: Slice,
): Promise<void> {
  await holdBets(tx, ids)
  const plans = await plansOf(tx, known, await readBets(tx, ids))
  const asked = plans.flatMap((plan) => betHolds(plan, match.nowMs, bounds))
  const waiting = new Set((await askHolds(tx, match.event.id, asked)).map(({ bet }) => bet))
  const changed = plans.filter(({ picks, legs }) => picks.length + legs.length > 0)
  if (changed.length > 0) await writeLegs(tx, changed)
  const worths = plans.flatMap(({ bet, worth }) => (worth && !waiting.has(bet.id) ? [worth] : []))
  const firsts = new Set(teller?.isFree() ? plans.flatMap(({ bet, isFirst }) => (isFirst ? [bet.id] : [])) : [])
  const { bets: said, taken } = worths.length > 0 ? await sayAndTake(tx, worths, (bet) => firsts.has(bet)) : NOTHING
  if (taken.length > 0) tx.afterCommit(() => teller?.take(taken))
  await moveRisk(tx, plans, said)
  const isAnew = worths.some(({ movements }) => movements.some(({ kind }) => kind === 'change'))
  if (said.size > 0) await reached(isAnew ? 'change' : 'settle', match.event.id)
}

/** May a market wait for people? At what its bets pay at most; else what it comes to in truth need not be added up. */
async function asksAnything(db: Db, match: Match, bounds: HoldBounds): Promise<boolean> {
  const rows = await marketBounds(db, match.event.id)
  if (rows.some(({ most }) => most === null)) return true
  const isCancelled = Object.values(match.event.state.cancels).some(({ value }) => value !== null)
  const most = rows.map(({ market, bets, most: pays, open }) => {
    const cancelled = isCancelled ? { bets, stakes: BigInt(open) } : { bets: 0, stakes: 0n }
    const sum = { bets, pays: BigInt(pays!), cancelledBets: cancelled.bets, cancelledStakes: cancelled.stakes }
    return [market, sum] as const
  })
  return marketHolds(match, new Map(most), bounds).length > 0
}

interface Settling {
  readonly db: Db
  readonly reached: Reached
  readonly goesOn: () => boolean
  readonly teller: Teller | null
}

/** A match of which everything is read that decides its bets. */
interface Prepared extends Walk {
  readonly due: Due
  readonly held: ReadonlySet<string>
  /** Of its markets that wait, when the first one goes on by itself. */
  readonly until: Date | null
}

async function prepared(
  { db, goesOn }: Pick<Settling, 'db' | 'goesOn'>,
  due: Due,
  bounds: HoldBounds,
): Promise<Prepared | null> {
  const match = await readMatch(db, due.event)
  if (!match) return null
  const parts: Walk = { db, match, goesOn, graded: columnsOf(match.result?.grades ?? {}) }
  const asked = (await asksAnything(db, match, bounds)) ? marketHolds(match, await marketSums(parts), bounds) : []
  const waiting = await askHolds(db, due.event, asked)
  const untils = waiting.flatMap(({ until }) => (until ? [until.getTime()] : []))
  return {
    ...parts,
    due,
    held: new Set(waiting.flatMap(({ market }) => market ?? [])),
    until: untils.length > 0 ? new Date(Math.min(...untils)) : null,
  }
}

/**
 * Matches that are due together. Whatever bet is met is decided by all of them at once: an evening's multiple is read and written
 * once, and not once for each of its matches.
 */
export async function settleMatches(settling: Settling, dues: readonly Due[]): Promise<void> {
  const { db, reached, teller } = settling
  const bounds = await boundsNow(db)
  const all: Prepared[] = []
  for (const due of dues) {
    const one = await prepared(settling, due, bounds)
    if (one) all.push(one)
    else await doneWith(db, due, null)
  }
  const known: KnownMatches = new Map(
    all.map(({ match, held }) => [match.event.id, { match, isHeld: (market: string) => held.has(market) }]),
  )
  for (const one of all) {
    const { match, due, until } = one
    const isWhole = await walk(one, (ids) =>
      db.transaction((tx) => settleSlice(tx, ids, { match, known, bounds, reached, teller })),
    )
    if (!isWhole) return
    await endHolds(db, due.event, match.nowMs)
    await doneWith(db, due, until)
  }
}
