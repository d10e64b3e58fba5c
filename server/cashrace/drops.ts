/** The drops of a race: their moments by the sealed seed, and who took those that have come. */
import { randomBytes } from 'node:crypto'
import { dropsCommitment, dropsOf, type Drop } from '@uwanja/contract/fair/drops'
import type { Sql } from '@uwanja/database/sql'
import type { Sealing } from '../sealing/sealing.ts'
import { nextTaker, numbersOf, type TakingRound } from './standings-store.ts'
import type { Race } from './store.ts'

const SEED_BYTES = 32
/** Sealed for one race it opens for no other. */
const ownerOf = (urlSuffix: string): string => `race ${urlSuffix}`

export async function newSeed(sealing: Sealing, urlSuffix: string) {
  const seed = randomBytes(SEED_BYTES)
  const commitment = await dropsCommitment(seed.toString('hex'))
  return { seed: sealing.seal(seed, ownerOf(urlSuffix)), commitment }
}

/** 64 hexadecimal digits, as it is shown after the end. */
export const seedOf = (sealing: Sealing, { seed, urlSuffix }: Race): string =>
  sealing.open(seed!, ownerOf(urlSuffix)).toString('hex')

export interface TakenDrop extends Drop {
  readonly prize: bigint
  readonly by: Pick<TakingRound, 'playerId' | 'number' | 'stakedAt'> | null
}

const planOf = ({ fromAt, plannedTo, rule }: Race) => ({
  fromMs: fromAt.getTime(),
  untilMs: plannedTo.getTime(),
  count: rule.prizes.length,
})

/** All moments, also those to come. */
export const momentsOf = (sealing: Sealing, race: Race): Promise<readonly Drop[]> =>
  dropsOf(seedOf(sealing, race), planOf(race))

/** Those that have come by the house's clock, with who took them; of a race that was settled as it was settled. */
export async function takenBy(db: Sql, sealing: Sealing, race: Race): Promise<readonly TakenDrop[]> {
  const [clock] = await db.sql<{ now: Date }>`select least(house_now(), ${race.toAt}::timestamptz) as now`
  const come = (await momentsOf(sealing, race)).filter(({ atMs }) => atMs < clock!.now.getTime())
  const prizeOf = ({ number }: Drop) => BigInt(race.rule.prizes[number - 1]!)
  const settled = race.state === 'ended' || race.state === 'running' || race.state === 'published' ? null : race.outcome
  if (settled) {
    const numbers = await numbersOf(
      db,
      settled.drops.map(({ playerId }) => BigInt(playerId)),
    )
    const taken = new Map(settled.drops.map((one) => [one.number, one]))
    return come.map((drop) => {
      const one = taken.get(drop.number)
      const by = one && {
        playerId: BigInt(one.playerId),
        number: numbers.get(one.playerId) ?? '',
        stakedAt: new Date(one.takenAt),
      }
      return { ...drop, prize: prizeOf(drop), by: by ?? null }
    })
  }
  const drops: TakenDrop[] = []
  let last: TakingRound | null = null
  let isOver = false
  for (const drop of come) {
    const by: TakingRound | null = isOver ? null : await nextTaker(db, race.id, new Date(drop.atMs), last)
    // A later drop finds nobody either.
    if (by === null) isOver = true
    else last = by
    drops.push({ ...drop, prize: prizeOf(drop), by })
  }
  return drops
}
