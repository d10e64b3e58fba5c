/**
 * The arithmetic of a manual jackpot: pool, which matches count, how many a ticket has right, what each tier pays and what
 * rolls on. Pure and in whole minor units, so that anybody can recount a round from its published tickets.
 */

/** 1 home, 2 draw, 3 away; an exact score is written `2:1`. */
export type Pick = string

export interface PoolRule {
  /** Basis points of each sale that go into the pool. */
  readonly salesShare: number
  /** Basis points of the pool by number right, from the most right down; together at most 10,000. */
  readonly tiers: readonly { readonly right: number; readonly share: number }[]
  /** Prizes that do not come out of the pool: a sum for each of the earliest so many tickets with a number right. */
  readonly fixed: readonly { readonly right: number; readonly prize: bigint; readonly winners: number }[]
  /** So many of the main matches cancelled end the round. */
  readonly cancelledEnds: number
  /** Main matches that a round has. */
  readonly matches: number
}

export interface Pool {
  readonly fromSales: bigint
  readonly rolledIn: bigint
  /** What the operator adds at closing, up to the guarantee. */
  readonly added: bigint
  readonly total: bigint
}

const BASIS = 10_000n

export function poolOf(sales: bigint, rolledIn: bigint, guarantee: bigint, rule: PoolRule): Pool {
  const fromSales = (sales * BigInt(rule.salesShare)) / BASIS
  const own = fromSales + rolledIn
  const added = guarantee > own ? guarantee - own : 0n
  return { fromSales, rolledIn, added, total: own + added }
}

export interface PoolMatch {
  readonly id: string
  /** Order within the main matches or within the reserves. */
  readonly number: number
  readonly isReserve: boolean
  /** null: cancelled. */
  readonly result: Pick | null
}

/** The matches that count, reserves in for the cancelled in order of number; null: the round is cancelled. */
export function counting(matches: readonly PoolMatch[], rule: PoolRule): readonly PoolMatch[] | null {
  const byNumber = [...matches].sort((a, b) => a.number - b.number)
  const main = byNumber.filter((one) => !one.isReserve)
  const played = main.filter((one) => one.result !== null)
  const cancelled = main.length - played.length
  if (cancelled >= rule.cancelledEnds) return null
  const reserves = byNumber.filter((one) => one.isReserve && one.result !== null).slice(0, cancelled)
  const all = [...played, ...reserves]
  return all.length === rule.matches ? all : null
}

/** How many of the matches that count a ticket has right. What was not picked is wrong. */
export function rightOf(picks: ReadonlyMap<string, Pick>, matches: readonly PoolMatch[]): number {
  return matches.filter((match) => match.result !== null && picks.get(match.id) === match.result).length
}

export interface Ticket {
  readonly number: number
  readonly right: number
}

export interface PoolEnd {
  /** Of one ticket, by number right: its part of the pool. */
  readonly prizes: ReadonlyMap<number, bigint>
  /** Tickets with a fixed prize, by ticket number. */
  readonly fixed: ReadonlyMap<number, bigint>
  readonly paidFromPool: bigint
  /** To the operator: the addition, as far as what rolls can give it back. */
  readonly returned: bigint
  /** Into the next round. */
  readonly rolls: bigint
}

/**
 * Tickets of one round in the order of their sale. Prizes, what goes back and what rolls are together the pool, exactly. A
 * ticket wins in its highest tier only, because a number right is one tier's.
 */
export function endOf(tickets: Iterable<Ticket>, pool: Pool, rule: PoolRule): PoolEnd {
  const winners = new Map<number, number>()
  const fixed = new Map<number, bigint>()
  const left = new Map(rule.fixed.map((one) => [one.right, one.winners]))
  for (const { number, right } of tickets) {
    winners.set(right, (winners.get(right) ?? 0) + 1)
    const places = left.get(right) ?? 0
    if (places > 0) {
      left.set(right, places - 1)
      fixed.set(number, rule.fixed.find((one) => one.right === right)!.prize)
    }
  }
  const prizes = new Map<number, bigint>()
  let paidFromPool = 0n
  for (const { right, share } of rule.tiers) {
    const count = BigInt(winners.get(right) ?? 0)
    if (count === 0n) continue
    const each = (pool.total * BigInt(share)) / BASIS / count
    prizes.set(right, each)
    paidFromPool += each * count
  }
  const over = pool.total - paidFromPool
  const returned = over < pool.added ? over : pool.added
  return { prizes, fixed, paidFromPool, returned, rolls: over - returned }
}
