/** What a round is worth now: its rule over what was sold, asked at most once in a few seconds. */
import { poolOf, type Pool } from '@uwanja/contract/fair/pool'
import type { Db } from '@uwanja/database/sql'
import { poolRule } from './rules.ts'
import { soldOf, type Round } from './store.ts'

/** A list that every visitor asks for counts tickets no more often than this. */
const KEPT_MS = 3_000

export const poolAt = ({ priceMinor, rolledInMinor, guaranteeMinor, rule }: Round, tickets: number): Pool =>
  poolOf(priceMinor * BigInt(tickets), rolledInMinor, guaranteeMinor, poolRule(rule))

export type Worth = Pool & { readonly tickets: number }

export interface Pools {
  /** Of a round whose sale has ended it is exact, of an open one a few seconds old. */
  of(db: Db, rounds: readonly Round[]): Promise<ReadonlyMap<bigint, Worth>>
}

export function openPools(now: () => number = performance.now.bind(performance)): Pools {
  let kept: { readonly at: number; readonly sold: Promise<ReadonlyMap<bigint, number>>; readonly key: string } | null =
    null
  return {
    async of(db, rounds) {
      const open = rounds.filter(({ state }) => state === 'open').map(({ id }) => id)
      const key = open.join()
      if (kept?.key !== key || now() - kept.at > KEPT_MS) {
        const sold = open.length === 0 ? Promise.resolve(new Map<bigint, number>()) : soldOf(db, open)
        kept = { at: now(), key, sold }
        // What failed is asked anew by the next.
        sold.catch(() => (kept = null))
      }
      const sold = await kept.sold
      const worthOf = (round: Round): Worth => {
        const tickets = round.state === 'open' ? (sold.get(round.id) ?? 0) : round.tickets
        return { ...poolAt(round, tickets), tickets }
      }
      return new Map(rounds.map((round) => [round.id, worthOf(round)]))
    },
  }
}
