/** What a round comes to: its rule over its results and tickets. Nothing is written here; a dry run shows exactly what a settlement does. */
import { counting, endOf, rightOf, type Pool, type PoolMatch } from '@uwanja/contract/fair/pool'
import type { Sql } from '@uwanja/database/sql'
import { poolAt } from './pool.ts'
import { poolRule } from './rules.ts'
import { picksOf } from './slip.ts'
import { countingNow, resultOf } from './standing.ts'
import { ticketsWith, type Match, type Round, type StoredOutcome } from './store.ts'

export interface Prize {
  readonly ticketId: bigint
  readonly right: number
  readonly minor: bigint
}

export interface Worked {
  readonly outcome: StoredOutcome
  readonly prizes: readonly Prize[]
}

const SLICE = 5_000

/** Has every match that may count a result, or is it certain that too few do? */
export function isReady({ rule }: Pick<Round, 'rule'>, matches: readonly Match[]): boolean {
  const main = matches.filter(({ isReserve }) => !isReserve)
  const cancelled = main.filter(({ state }) => state === 'cancelled').length
  return cancelled >= rule.cancelledEnds || countingNow(matches).every(({ state }) => state === 'played')
}

const asPoolMatch =
  (typeId: number) =>
  (match: Match): PoolMatch => ({
    id: String(match.id),
    number: match.number,
    isReserve: match.isReserve,
    result: resultOf(match, typeId),
  })

const textsOf = ({ fromSales, rolledIn, added, total }: Pool): StoredOutcome['pool'] => ({
  fromSales: `${fromSales}`,
  rolledIn: `${rolledIn}`,
  added: `${added}`,
  total: `${total}`,
})

/** Too few matches count: what was added goes back, what was rolled in stays; the sales go back to players, or stay too. */
function ofCancelled({ rule, reversed }: Round, pool: Pool): Worked {
  const rolls = rule.onCancelled === 'roll' ? pool.fromSales + pool.rolledIn : pool.rolledIn
  return {
    prizes: [],
    outcome: {
      pool: textsOf(pool),
      winners: [],
      fixed: { tickets: 0, paid: '0' },
      paidFromPool: '0',
      returned: `${pool.added}`,
      rolls: `${rolls}`,
      how: 'cancelled',
      run: reversed + 1,
    },
  }
}

/** Tickets that may win anything, with the number that they have right: the database leaves out the others. */
async function winningTickets(db: Sql, round: Round, counted: readonly PoolMatch[]) {
  const { rule } = round
  const least = Math.min(...rule.tiers.map(({ right }) => right), ...rule.fixed.map(({ right }) => right))
  const choices = counted.flatMap(({ id, result }) => (result === null ? [] : [`${id}=${result}`]))
  const found: { number: number; right: number }[] = []
  for (let after = 0n; ;) {
    const slice = await ticketsWith(db, round.id, { choices, least }, after, SLICE)
    for (const { id, choices: picked } of slice) {
      const right = rightOf(picksOf(picked), counted)
      if (right >= least) found.push({ number: Number(id), right })
    }
    if (slice.length < SLICE) return found
    after = slice.at(-1)!.id
  }
}

export async function workedOut(db: Sql, round: Round, matches: readonly Match[]): Promise<Worked> {
  const rule = poolRule(round.rule)
  const pool = poolAt(round, round.tickets)
  const counted = counting(matches.map(asPoolMatch(round.typeId)), rule)
  if (counted === null) return ofCancelled(round, pool)
  const tickets = await winningTickets(db, round, counted)
  const end = endOf(tickets, pool, rule)
  const prizes = tickets.flatMap(({ number, right }): Prize[] => {
    const minor = (end.prizes.get(right) ?? 0n) + (end.fixed.get(number) ?? 0n)
    return minor > 0n ? [{ ticketId: BigInt(number), right, minor }] : []
  })
  const fixed = [...end.fixed.values()].reduce((sum, one) => sum + one, 0n)
  const winners = rule.tiers.map(({ right }) => ({
    right,
    tickets: tickets.filter((one) => one.right === right).length,
    each: `${end.prizes.get(right) ?? 0n}`,
  }))
  return {
    prizes,
    outcome: {
      pool: textsOf(pool),
      winners,
      fixed: { tickets: end.fixed.size, paid: `${fixed}` },
      paidFromPool: `${end.paidFromPool}`,
      returned: `${end.returned}`,
      rolls: `${end.rolls}`,
      how: 'played',
      run: round.reversed + 1,
    },
  }
}
