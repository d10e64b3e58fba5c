/**
 * Settles the bets of a match, in slices: what people must see first is asked, everything else is decided and owed. Whoever reads
 * the same facts once more changes nothing, so a kill between two slices loses nothing and pays nothing twice.
 */
import type { HoldBounds } from '@uwanja/contract/book/settlement'
import type { Db, Sql, Tx } from '@uwanja/database/sql'
import type { Bet } from '../bets/store.ts'
import { readBets } from '../bets/store.ts'
import type { Exposure } from '../risk/exposure.ts'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import { boundsNow } from './bounds-store.ts'
import { askHolds, endHolds } from './hold-store.ts'
import type { MarketSum } from './holds.ts'
import { addTo, betHolds, marketHolds } from './holds.ts'
import type { Match } from './pick.ts'
import type { Plan } from './plan.ts'
import { planOf } from './plan.ts'
import type { Due, Graded } from './store.ts'
import { betsOn, columnsOf, doneWith, holdBets, movementsOf, readMatch, writeLegs } from './store.ts'
import { sayWorths } from './worth.ts'

const SLICE = 250

type IsHeld = (market: string) => boolean

export async function plansOf(db: Sql, match: Match, bets: readonly Bet[], isHeld: IsHeld): Promise<Plan[]> {
  const said = await movementsOf(
    db,
    bets.map(({ round }) => round),
  )
  return bets.map((bet) => planOf(bet, match, said.get(bet.round) ?? [], isHeld))
}

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

const never: IsHeld = () => false

/** What each market would come to, without deciding anything. */
export async function marketSums(parts: Walk): Promise<Map<string, MarketSum>> {
  const sums = new Map<string, MarketSum>()
  await walk(parts, async (ids) => {
    const plans = await plansOf(parts.db, parts.match, await readBets(parts.db, ids), never)
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

interface Slice {
  readonly match: Match
  readonly isHeld: IsHeld
  readonly bounds: HoldBounds
}

/** Under the locks of its bets, so that two matches which end at once both count. When something of it goes on by itself. */
async function settleSlice(tx: Tx, ids: readonly string[], { match, isHeld, bounds }: Slice): Promise<void> {
  await holdBets(tx, ids)
  const plans = await plansOf(tx, match, await readBets(tx, ids), isHeld)
  const asked = plans.flatMap((plan) => betHolds(plan, match.nowMs, bounds))
  const waiting = new Set((await askHolds(tx, match.event.id, asked)).map(({ bet }) => bet))
  const changed = plans.filter(({ picks, legs }) => picks.length + legs.length > 0)
  if (changed.length > 0) await writeLegs(tx, changed, match.result?.number ?? null)
  const worths = plans.flatMap(({ bet, worth }) => (worth && !waiting.has(bet.id) ? [worth] : []))
  const said = worths.length > 0 ? await sayWorths(tx, worths) : new Set<string>()
  await moveRisk(tx, plans, said)
}

/** How far a match got: everything, or not because it was told to stop. */
export async function settleMatch(db: Db, due: Due, goesOn: () => boolean): Promise<void> {
  const match = await readMatch(db, due.event)
  if (!match) return doneWith(db, due, null)
  const bounds = await boundsNow(db)
  const parts: Walk = { db, match, goesOn, graded: columnsOf(match.result?.grades ?? {}) }
  const asked = marketHolds(match, await marketSums(parts), bounds)
  const waiting = await askHolds(db, due.event, asked)
  const held = new Set(waiting.map(({ market }) => market))
  const isWhole = await walk(parts, (ids) =>
    db.transaction((tx) => settleSlice(tx, ids, { match, isHeld: (market) => held.has(market), bounds })),
  )
  if (!isWhole) return
  await endHolds(db, due.event, match.nowMs)
  const untils = waiting.flatMap(({ until }) => (until ? [until.getTime()] : []))
  await doneWith(db, due, untils.length > 0 ? new Date(Math.min(...untils)) : null)
}
