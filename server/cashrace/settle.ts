/** How a race ends: what a settlement would pay, and what two people make of it. */
import { createHash } from 'node:crypto'
import type { Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import { takenBy } from './drops.ts'
import { insertPayouts, keptOf, markReturning, type NewPayout } from './payout-store.ts'
import { poolOf } from './rules.ts'
import { standingsOf } from './standings.ts'
import { lockRace, noteSettled, noteState, type Race, type SettledDrop } from './store.ts'

export interface SettleDeps {
  readonly db: Db
  readonly money: Pick<Money, 'read'>
  readonly sealing: Sealing
}

export interface PlannedPrize extends NewPayout {
  readonly number: string
}

export interface Worked {
  readonly prizes: readonly PlannedPrize[]
  readonly drops: readonly SettledDrop[]
  readonly paid: bigint
  /** Of the whole: not won, or not divisible. */
  readonly left: bigint
}

const CURSOR = 'races'

/** Refuses while anything could still count. */
export async function dryRun({ money, sealing }: Omit<SettleDeps, 'db'>, tx: Tx, race: Race): Promise<Worked> {
  if (race.state !== 'ended') return refuse('NO_LONGER_OPEN')
  if (!race.isCounted || !(await money.read.isReadTo(tx, CURSOR, race.countsUntil))) refuse('RACE_STILL_COUNTS')
  return race.rule.counts === 'drops' ? workedDrops(sealing, tx, race) : workedPlaces(tx, race)
}

/** What a player kept of a settlement that was reversed is a part of what they have now. */
async function lessKept(tx: Tx, race: Race, prizes: readonly PlannedPrize[]): Promise<PlannedPrize[]> {
  const kept = new Map(await keptOf(tx, race.id))
  return prizes.flatMap((prize) => {
    const has = kept.get(prize.playerId) ?? 0n
    const off = has < prize.minor ? has : prize.minor
    kept.set(prize.playerId, has - off)
    return prize.minor > off ? [{ ...prize, minor: prize.minor - off }] : []
  })
}

async function workedPlaces(tx: Tx, race: Race): Promise<Worked> {
  const placed = (await standingsOf(tx, race, race.rule.prizes.length)).filter(({ prize }) => prize > 0n)
  const won = placed.reduce((sum, { prize }) => sum + prize, 0n)
  const prizes = placed.map(({ playerId, number, place, points, prize }, at) => {
    return { nth: at + 1, playerId, number, place, points, minor: prize }
  })
  return finished(tx, race, prizes, won, [])
}

async function workedDrops(sealing: Sealing, tx: Tx, race: Race): Promise<Worked> {
  const taken = (await takenBy(tx, sealing, race)).flatMap(({ by, number, prize }) =>
    by ? [{ by, number, prize }] : [],
  )
  const won = taken.reduce((sum, { prize }) => sum + prize, 0n)
  const prizes = taken.map(({ by, number, prize }) => {
    return { nth: number, playerId: by.playerId, number: by.number, place: number, points: 0n, minor: prize }
  })
  const drops = taken.map(({ by, number }) => {
    return { number, playerId: String(by.playerId), takenAt: by.stakedAt.toISOString() }
  })
  return finished(tx, race, prizes, won, drops)
}

async function finished(
  tx: Tx,
  race: Race,
  won: readonly PlannedPrize[],
  wonMinor: bigint,
  drops: readonly SettledDrop[],
): Promise<Worked> {
  const prizes = await lessKept(tx, race, won)
  const paid = prizes.reduce((sum, { minor }) => sum + minor, 0n)
  return { prizes, drops, paid, left: poolOf(race.rule) - wonMinor }
}

/** What two people agree on: the same prizes have the same print. */
export const printOf = ({ prizes, left }: Worked): string =>
  createHash('sha256')
    .update(JSON.stringify([`${left}`, prizes.map(({ nth, playerId, minor }) => [nth, `${playerId}`, `${minor}`])]))
    .digest('hex')

const found = async (tx: Tx, id: bigint): Promise<Race> => (await lockRace(tx, id)) ?? refuse('NOT_FOUND')

/** Everything is owed in one transaction; paid is in batches. Refuses other prizes than those that were approved. */
export async function settleRace(deps: Omit<SettleDeps, 'db'>, tx: Tx, id: bigint, print: string): Promise<void> {
  const race = await found(tx, id)
  const worked = await dryRun(deps, tx, race)
  if (printOf(worked) !== print) refuse('INCORRECT_PARAMETER_VALUE', { field: 'outcome' })
  const { prizes, paid, left, drops } = worked
  await insertPayouts(tx, id, race.run + 1, prizes)
  await noteSettled(tx, id, { paid: `${paid}`, left: `${left}`, winners: prizes.length, drops })
}

const OPEN: readonly Race['state'][] = ['published', 'running', 'ended']

/** Nobody is paid. A race of which prizes were kept is decided already. */
export async function cancelRace(tx: Tx, id: bigint): Promise<void> {
  mayBeCancelled(await found(tx, id))
  await noteState(tx, id, 'cancelled')
}

export const mayBeCancelled = (race: Race): Race =>
  OPEN.includes(race.state) && race.run === 0 ? race : refuse('NO_LONGER_OPEN')

/** A bonus has been wagered in part by then: what is left of it is no prize any more. */
export const mayBeReversed = (race: Race): Race =>
  race.state === 'settled' && race.rule.payAs === 'cash' ? race : refuse('NO_LONGER_OPEN')

export async function reverseRace(tx: Tx, id: bigint): Promise<void> {
  mayBeReversed(await found(tx, id))
  await markReturning(tx, id)
  await noteState(tx, id, 'reversing')
}
