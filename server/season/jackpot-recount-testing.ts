/**
 * What a jackpot came to, counted by hand from the scores in the seasons' files: prizes as the most that can be handed to each, what
 * rolls on as what nobody has. It reads nothing that the platform has stored and imports none of its rules.
 */
import type { Fixture } from './calendar-testing.ts'

export interface Sold {
  readonly ticket: bigint
  readonly player: bigint
  /** A way (1 home, 2 draw, 3 away) or a score; a match that is not named was left out. */
  readonly picks: ReadonlyMap<Fixture, string>
}

export interface Drawn {
  readonly main: readonly Fixture[]
  readonly reserves: readonly Fixture[]
  readonly of: 'ways' | 'scores'
  /** Those that are never played. */
  readonly gone: ReadonlySet<Fixture>
  /** In the order of their sale. */
  readonly sold: readonly Sold[]
  readonly rolledIn: bigint
  readonly guarantee: bigint
}

/** What its rule set says, as a person would tell it. */
export interface Terms {
  readonly price: bigint
  readonly percentOfSales: bigint
  /** Of the pool, by number right. */
  readonly percents: Readonly<Record<number, bigint>>
  /** Beside the pool, to the earliest alone. */
  readonly first: { readonly right: number; readonly prize: bigint } | null
  readonly ended: 'given back' | 'rolls'
}

export interface Came {
  readonly isPlayed: boolean
  readonly pool: bigint
  readonly fromSales: bigint
  readonly added: bigint
  readonly returned: bigint
  readonly rolls: bigint
  readonly fixed: bigint
  /** By ticket. */
  readonly prizes: ReadonlyMap<bigint, bigint>
  readonly refunds: ReadonlyMap<bigint, bigint>
}

/** The most kobo for which something still holds. */
function most(holds: (minor: bigint) => boolean): bigint {
  let sum = 0n
  for (let step = 2n ** 48n; step > 0n; step >>= 1n) if (holds(sum + step)) sum += step
  return sum
}

export function inWords({ fullTime }: Fixture, of: Drawn['of']): string {
  const [home, away] = fullTime!
  if (of === 'scores') return `${String(home)}:${String(away)}`
  return ['3', '2', '1'][Math.sign(home - away) + 1]!
}

/** One after the other; whoever is missing is replaced by the next reserve that is played. null: there are too few. */
function counted({ main, reserves, gone }: Drawn): Fixture[] | null {
  if (main.filter((one) => gone.has(one)).length > 3) return null
  const bench = [...reserves]
  const list: Fixture[] = []
  for (const one of main) {
    let stands: Fixture | undefined = one
    while (stands && gone.has(stands)) stands = bench.shift()
    if (!stands) return null
    list.push(stands)
  }
  return list
}

function cancelled(drawn: Drawn, { ended, price }: Terms, sums: Pick<Came, 'pool' | 'fromSales' | 'added'>): Came {
  const back = ended === 'given back' ? drawn.sold : []
  const refunds = new Map(back.map(({ ticket }) => [ticket, price]))
  const kept = back.length > 0 ? 0n : sums.fromSales
  const none = { isPlayed: false, fixed: 0n, prizes: new Map<bigint, bigint>() }
  return { ...sums, ...none, refunds, returned: sums.added, rolls: kept + drawn.rolledIn }
}

export function cameTo(drawn: Drawn, terms: Terms): Came {
  const { sold, rolledIn, guarantee, of } = drawn
  const sales = sold.reduce((sum) => sum + terms.price, 0n)
  const fromSales = most((minor) => minor * 100n <= sales * terms.percentOfSales)
  const pool = fromSales + rolledIn < guarantee ? guarantee : fromSales + rolledIn
  const added = pool - fromSales - rolledIn
  const matches = counted(drawn)
  if (!matches) return cancelled(drawn, terms, { pool, fromSales, added })
  const right = new Map<number, Sold[]>()
  for (const one of sold) {
    const missed = matches.filter((match) => one.picks.get(match) !== inWords(match, of)).length
    const same = right.get(matches.length - missed) ?? []
    right.set(matches.length - missed, [...same, one])
  }
  const prizes = new Map<bigint, bigint>()
  let left = pool
  for (const [number, percent] of Object.entries(terms.percents)) {
    const winners = right.get(Number(number)) ?? []
    if (winners.length === 0) continue
    const each = most((minor) => minor * BigInt(winners.length) * 100n <= pool * percent)
    for (const { ticket } of winners) {
      if (each > 0n) prizes.set(ticket, each)
      left -= each
    }
  }
  const earliest = terms.first && right.get(terms.first.right)?.[0]
  const fixed = earliest ? terms.first!.prize : 0n
  if (earliest) prizes.set(earliest.ticket, (prizes.get(earliest.ticket) ?? 0n) + fixed)
  // What the house had added is the house's first, and players' money alone goes into a later round.
  const rolls = left > added ? left - added : 0n
  const end = { isPlayed: true, fixed, prizes, refunds: new Map<bigint, bigint>() }
  return { ...end, pool, fromSales, added, rolls, returned: left - rolls }
}
