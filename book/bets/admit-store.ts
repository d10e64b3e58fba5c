/**
 * SQL by which slips come in: known ones are found again, what they put at risk is reserved against the limits, and they are
 * written.
 */
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import type { Futures } from '@uwanja/contract/fair/cash-out'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Exposure } from '../risk/exposure.ts'
import { asJson } from '../risk/store.ts'
import type { BetKind, BetState, Edit, Policy, SameMatchInputs } from './store.ts'
import type { BetTerms } from './terms.ts'

export interface NewPick {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
  readonly odds: number | null
  readonly startsAt: string
  readonly shownEpoch: number
  readonly epoch: number | null
  /** Was its match played already? */
  readonly isLive: boolean
}

export interface NewLeg {
  readonly isBanker: boolean
  readonly askedOdds: number
  readonly odds: number | null
  readonly futures: Futures
  readonly inputs: SameMatchInputs | null
  readonly picks: readonly NewPick[]
}

export interface NewBet {
  readonly id: string
  readonly player: string
  readonly slip: string
  readonly hash: string
  readonly kind: BetKind
  readonly unit: string
  readonly lines: number
  readonly sizes: readonly number[]
  readonly mayFail: 1 | 2 | null
  readonly currency: string
  readonly policy: Policy
  readonly freeBet: string | null
  /** The wallet's round, and what it is asked for. */
  readonly round: string
  readonly debit: string
  readonly edit: Edit | null
  readonly walletToken: string
  readonly state: Extract<BetState, 'waiting' | 'review' | 'debiting' | 'refused'>
  readonly reason: Reason | null
  readonly answer: PlayerLimits | null
  /** ISO 8601. */
  readonly askedAt: string
  readonly dueAt: string | null
  readonly decidedAt: string | null
  readonly price: number | null
  readonly terms: BetTerms | Record<never, never>
  readonly most: string | null
  readonly legs: readonly NewLeg[]
}

export interface Admission {
  readonly bet: NewBet
  /** Empty for one that is refused anyhow. */
  readonly exposure: readonly Exposure[]
  /** What each of these may come to in all, in their order. */
  readonly outcomeLimits: readonly bigint[]
  readonly playerLimit: bigint
}

export type Admitted =
  | { readonly status: 'written'; readonly bet: NewBet }
  | { readonly status: 'known'; readonly id: string; readonly hash: string }

interface Answer {
  /** The bet that the slip is already, and the hash of what it asked for then. */
  readonly known_as: string | null
  readonly known_hash: string | null
  readonly is_full: boolean
}

const nameOf = ({ bet: { player, slip } }: Admission): string => `${player} ${slip}`

/** Written in one statement, which is a transaction of its own (schema/functions/admit.sql). */
export async function admit(db: Sql, all: readonly Admission[]): Promise<Admitted[]> {
  // Of copies in one group the first is written, and the others are known then.
  const firsts = new Map<string, Admission>()
  for (const one of all) if (!firsts.has(nameOf(one))) firsts.set(nameOf(one), one)
  const rows = await written(db, [...firsts.values()])
  const answers = new Map([...firsts.keys()].map((name, at) => [name, rows[at]!]))
  return all.map((one): Admitted => {
    const { bet } = one
    const first = firsts.get(nameOf(one))!
    const { known_as: id, known_hash: hash, is_full: isFull } = answers.get(nameOf(one))!
    if (id !== null) return { status: 'known', id, hash: hash! }
    if (one !== first) return { status: 'known', id: first.bet.id, hash: first.bet.hash }
    return { status: 'written', bet: isFull ? { ...bet, state: 'refused', reason: 'EXPOSURE_FULL', dueAt: null } : bet }
  })
}

/** In the order of the slips. */
async function written(db: Sql, all: readonly Admission[]): Promise<Answer[]> {
  const places = all.map((one, at) => ({ ...one, nth: at + 1 }))
  const slips = places.map(({ nth, playerLimit, bet: { legs: _legs, edit: _edit, ...row } }) => ({
    ...row,
    nth,
    most_open: playerLimit,
  }))
  const legs = all.flatMap(({ bet }) => bet.legs.map((leg, at) => ({ ...leg, bet: bet.id, at })))
  const picks = legs.flatMap(({ bet, at: leg, picks: own }) => own.map((pick, at) => ({ ...pick, bet, leg, at })))
  const exposure = places.flatMap(({ nth, exposure: rows, outcomeLimits }) =>
    rows.map((row, at) => ({ ...row, nth, most: outcomeLimits[at] })),
  )
  const edits = all.flatMap(({ bet: { id, edit, legs: own } }) =>
    edit && own.length > 0 ? [{ ...edit, bet: id }] : [],
  )
  return db.sql<Answer>`
    select * from book.admit(${asJson(slips)}::jsonb, ${asJson(legs.map(({ picks: _, ...leg }) => leg))}::jsonb,
      ${asJson(picks)}::jsonb, ${asJson(exposure)}::jsonb, ${asJson(edits)}::jsonb)`
}

/** What a wallet is asked for, before it is asked; of nothing it is not. @param bets A JSON list of `{bet}`. */
export async function oweDebits(tx: Tx, bets: string): Promise<void> {
  await tx.sql`
    insert into book.movement (key, round, nth, bet, kind, minor)
    select b.round || ':' || next.nth, b.round, next.nth, b.id, 'debit', b.debit_minor
    from book.bet b join jsonb_to_recordset(${bets}::jsonb) as r (bet text) on r.bet = b.id
    cross join lateral (
      select (coalesce(max(m.nth), 0) + 1)::smallint as nth from book.movement m where m.round = b.round
    ) next
    where b.debit_minor > 0`
}
