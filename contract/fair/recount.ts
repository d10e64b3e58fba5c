/**
 * The file of a jackpot's tickets, and the whole round counted again from it: whether the tickets are those of the number that was
 * published before the first match, who won, and that prizes, what goes back and what rolls on are the pool. Pure; it needs nobody.
 */
import { counting, endOf, poolOf, rightOf, type PoolMatch, type PoolRule, type Ticket } from './pool.ts'
import { leafOf, lineText, rootOf, sha256, type Digest, type TicketLine } from './ticket-tree.ts'

/** The first line of the file, as JSON. Amounts are minor units as text. */
export interface RoundFile {
  readonly version: 1
  readonly round: number
  readonly name: string
  readonly currency: string
  readonly price: string
  readonly guarantee: string
  readonly rolledIn: string
  readonly rule: Omit<PoolRule, 'fixed'> & {
    readonly fixed: readonly { readonly right: number; readonly prize: string; readonly winners: number }[]
  }
  readonly onCancelled: 'refund' | 'roll'
  readonly matches: readonly PoolMatch[]
  /** What was published over the tickets. */
  readonly root: string
  /** What was paid by it. */
  readonly said: Counted
}

export interface Counted {
  readonly tickets: number
  readonly how: 'played' | 'cancelled'
  readonly pool: string
  /** By number right, as the rule has them. */
  readonly winners: readonly { readonly right: number; readonly tickets: number; readonly each: string }[]
  readonly fixedPaid: string
  readonly paidFromPool: string
  readonly returned: string
  readonly rolls: string
}

export interface Recount {
  readonly root: string
  readonly counted: Counted
  /** Names of what differs from the file's first line; empty: the round is right. */
  readonly differs: readonly string[]
}

/** A ticket's line of the file: what stands in the tree. */
export const fileLine: (ticket: TicketLine) => string = lineText

/** @returns null for what is no line. */
export function readLine(text: string): TicketLine | null {
  const [number, at, choices, salt, more] = text.split('|')
  if (!/^[1-9]\d{0,15}$/.test(number ?? '') || !at || choices === undefined || !salt || more !== undefined) return null
  return { number: Number(number), at, choices, salt }
}

const picksOf = (choices: string): ReadonlyMap<string, string> =>
  new Map(choices.split(',').map((one) => one.split('=') as [string, string]))

/** A power of two, so that a node over so many leaves is a node of the whole tree: a million leaves are never in memory at once. */
const LEAVES = 256

/** @param lines Those after the first, without empty ones. @throws A sentence for a line that is none. */
export async function recount(
  file: RoundFile,
  lines: AsyncIterable<string> | Iterable<string>,
  digest: Digest = sha256,
): Promise<Recount> {
  const rule: PoolRule = { ...file.rule, fixed: file.rule.fixed.map((one) => ({ ...one, prize: BigInt(one.prize) })) }
  const counts = counting(file.matches, rule)
  const won: Ticket[] = []
  const nodes: string[] = []
  let leaves: string[] = []
  let tickets = 0
  for await (const text of lines) {
    const line = readLine(text)
    if (line === null) throw new Error(`line ${String(tickets + 2)} is no ticket`)
    tickets++
    leaves.push(await leafOf(line, digest))
    if (leaves.length === LEAVES) {
      nodes.push(await rootOf(leaves, digest))
      leaves = []
    }
    if (counts !== null) won.push({ number: line.number, right: rightOf(picksOf(line.choices), counts) })
  }
  if (leaves.length > 0) nodes.push(await rootOf(leaves, digest))
  const root = nodes.length === 0 ? await digest('no ticket') : await rootOf(nodes, digest)
  const counted = countedFrom(file, rule, won, tickets, counts !== null)
  return { root, counted, differs: difference(file, root, counted) }
}

function countedFrom(
  file: RoundFile,
  rule: PoolRule,
  won: readonly Ticket[],
  tickets: number,
  isPlayed: boolean,
): Counted {
  const pool = poolOf(BigInt(file.price) * BigInt(tickets), BigInt(file.rolledIn), BigInt(file.guarantee), rule)
  if (!isPlayed) {
    const rolls = file.onCancelled === 'roll' ? pool.fromSales + pool.rolledIn : pool.rolledIn
    const nothing = { winners: [], fixedPaid: '0', paidFromPool: '0' }
    return {
      tickets,
      how: 'cancelled',
      pool: `${pool.total}`,
      ...nothing,
      returned: `${pool.added}`,
      rolls: `${rolls}`,
    }
  }
  const end = endOf(won, pool, rule)
  return {
    tickets,
    how: 'played',
    pool: `${pool.total}`,
    winners: rule.tiers.map(({ right }) => ({
      right,
      tickets: won.filter((one) => one.right === right).length,
      each: `${end.prizes.get(right) ?? 0n}`,
    })),
    fixedPaid: `${[...end.fixed.values()].reduce((sum, one) => sum + one, 0n)}`,
    paidFromPool: `${end.paidFromPool}`,
    returned: `${end.returned}`,
    rolls: `${end.rolls}`,
  }
}

function difference({ root: published, said }: RoundFile, root: string, counted: Counted): string[] {
  const names = Object.keys(counted) as (keyof Counted)[]
  const sums = names.filter((name) => textOf(counted, name) !== textOf(said, name))
  return [...(root === published ? [] : ['root']), ...sums]
}

/** A sum as text; the order of a winner's fields says nothing. */
function textOf(of: Counted, name: keyof Counted): string {
  if (name !== 'winners') return String(of[name])
  return of.winners.map(({ right, tickets, each }) => `${String(right)}:${String(tickets)}:${each}`).join()
}
