/**
 * SQL by which slips come in: known ones are found again, what they put at risk is reserved against the limits, and they are
 * written. A group of slips is one transaction; players first, then outcomes, each in the order of their ids.
 */
import type { Reason, PlayerLimits } from '@uwanja/contract/book/bets'
import type { Futures } from '@uwanja/contract/fair/cash-out'
import type { Tx } from '@uwanja/database/sql'
import type { Exposure } from '../risk/exposure.ts'
import { keyOf } from '../risk/exposure.ts'
import { exposedAt, moveExposure, reserve } from '../risk/store.ts'
import type { BetKind, BetState, Edit, Policy, SameMatchInputs } from './store.ts'
import { holdOld } from './round-store.ts'
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

interface Held {
  readonly open: Map<string, bigint>
  readonly outcomes: Map<string, bigint>
}

interface Before {
  /** What of a player's bets may still cost something. */
  readonly open: Map<string, bigint>
  /** Slips that are known, by player and name. */
  readonly known: Map<string, { id: string; hash: string }>
}

type Found = { name: string } & ({ most: string; id: null; hash: null } | { most: null; id: string; hash: string })

/** With the players' rows held: of two processes one adds up after the other. */
async function heldPlayers(tx: Tx, all: readonly Admission[]): Promise<Before> {
  const players = [...new Set(all.map(({ bet }) => bet.player))]
  const slips = JSON.stringify(all.map(({ bet: { player, slip } }) => ({ player, slip })))
  await tx.sql`/* kept */ select 1 from book.player where id = any(${players}::bigint[]) order by id for no key update`
  const rows = await tx.sql<Found>`
    /* kept */ select player || ' ' || slip as name, null as most, id, hash from book.bet
    join jsonb_to_recordset(${slips}::jsonb) as r (player bigint, slip text) using (player, slip)
    union all
    select player::text, sum(most_minor)::text, null, null from (
      select player, most_minor from book.bet
      where player = any(${players}::bigint[]) and state in ('waiting', 'review', 'debiting')
      union all
      select player, most_minor from book.bet
      where player = any(${players}::bigint[]) and state = 'accepted' and outcome = 'open'
    ) as o group by player`
  return {
    open: new Map(rows.flatMap(({ name, most }) => (most === null ? [] : [[name, BigInt(most)] as const]))),
    known: new Map(rows.flatMap(({ name, id, hash }) => (id === null ? [] : [[name, { id, hash }] as const]))),
  }
}

/** null: it fits, and counts from now on. */
function full({ bet, exposure, outcomeLimits, playerLimit }: Admission, held: Held): boolean {
  const open = (held.open.get(bet.player) ?? 0n) + BigInt(bet.most ?? 0)
  const sums = exposure.map((row) => exposedAt(held.outcomes, row) + row.singles + row.weighted)
  if (open > playerLimit || sums.some((sum, at) => sum > outcomeLimits[at]!)) return true
  held.open.set(bet.player, open)
  exposure.forEach((row, at) => held.outcomes.set(keyOf(row), sums[at]!))
  return false
}

const nameOf = ({ player, slip }: NewBet): string => `${player} ${slip}`

/** Reserved first and looked at then: what does not fit is given back, which hardly ever happens. */
export async function admit(tx: Tx, all: readonly Admission[]): Promise<Admitted[]> {
  const { open, known: before } = await heldPlayers(tx, all)
  await holdOld(
    tx,
    all.flatMap(({ bet }) => bet.edit?.old ?? []),
  )
  // Of copies in one group the first is written, and the others are known then.
  const fresh = all.filter(
    ({ bet }, at) =>
      bet.state !== 'refused' &&
      !before.has(nameOf(bet)) &&
      all.findIndex((other) => nameOf(other.bet) === nameOf(bet)) === at,
  )
  const outcomes = await reserve(
    tx,
    fresh.flatMap(({ exposure }) => exposure),
  )
  const held = { open, outcomes: new Map(outcomes) }
  const written: NewBet[] = []
  const tooMuch: Exposure[] = []
  const answers = all.map((one): Admitted => {
    const { bet, exposure } = one
    const found = before.get(nameOf(bet))
    if (found) return { status: 'known', ...found }
    before.set(nameOf(bet), bet)
    const isFull = bet.state !== 'refused' && full(one, held)
    const kept: NewBet = isFull ? { ...bet, state: 'refused', reason: 'EXPOSURE_FULL', dueAt: null } : bet
    written.push(kept)
    if (isFull) tooMuch.push(...exposure)
    return { status: 'written', bet: kept }
  })
  await write(tx, written)
  await moveExposure(tx, tooMuch, [])
  return answers
}

/** In one statement: each costs a way to the database, and a plan. */
async function write(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return
  const rows = JSON.stringify(bets.map(({ legs: _, edit: _edit, ...bet }) => bet))
  const legs = bets.flatMap(({ id, legs: all }) => all.map((leg, at) => ({ ...leg, bet: id, at })))
  const picks = legs.flatMap(({ bet, at: leg, picks: all }) => all.map((pick, at) => ({ ...pick, bet, leg, at })))
  await tx.sql`
    /* kept */ with asked as (
      select * from jsonb_to_recordset(${rows}::jsonb) as r (id text, player bigint, slip text, hash text, round text, kind text,
        unit bigint, debit bigint, lines int, sizes jsonb, "mayFail" smallint, currency text, policy text, "freeBet" text, "walletToken" text,
        state text, reason text, answer jsonb, "askedAt" timestamptz, "dueAt" timestamptz, "decidedAt" timestamptz,
        price int, terms jsonb, most bigint)
    ), bets as (
      insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, may_fail, debit_minor, currency,
        policy, free_bet, wallet_token, state, reason, answer, asked_at, due_at, decided_at, price, terms, most_minor,
        open_minor)
      select id, player, slip, hash, round, kind, unit, lines,
        array(select jsonb_array_elements_text(sizes)::smallint), "mayFail", debit, currency, policy, "freeBet",
        case when state <> 'refused' then "walletToken" end, state, reason, nullif(answer, 'null'), "askedAt", "dueAt",
        "decidedAt", price, terms, most, case when state = 'refused' then 0 else unit * lines end
      from asked
    ), legs as (
      insert into book.leg (bet, at, is_banker, asked_odds, odds, futures, inputs)
      select bet, at, "isBanker", "askedOdds", odds, futures, nullif(inputs, 'null')
      from jsonb_to_recordset(${JSON.stringify(legs.map(({ picks: _, ...leg }) => leg))}::jsonb) as r (bet text,
        at smallint, "isBanker" boolean, "askedOdds" int, odds int, futures jsonb, inputs jsonb)
    ), picks as (
      insert into book.pick (bet, leg, at, event, market, specifiers, outcome, odds, starts_at, shown_epoch, epoch, is_live)
      select bet, leg, at, event, market, specifiers, outcome, odds, "startsAt", "shownEpoch", epoch, "isLive"
      from jsonb_to_recordset(${JSON.stringify(picks)}::jsonb) as r (bet text, leg smallint, at smallint, event bigint,
        market text, specifiers text, outcome text, odds int, "startsAt" timestamptz, "shownEpoch" bigint, epoch bigint, "isLive" boolean)
    )
    insert into book.movement (key, round, nth, bet, kind, minor)
    select asked.round || ':' || next.nth, asked.round, next.nth, asked.id, 'debit', asked.debit
    from asked cross join lateral (
      select (coalesce(max(m.nth), 0) + 1)::smallint as nth from book.movement m where m.round = asked.round
    ) next
    where asked.state = 'debiting' and asked.debit > 0`
  await writeEdits(tx, bets)
}

async function writeEdits(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  const edits = bets.flatMap(({ id, edit, legs }) =>
    edit && legs.length > 0 ? [{ ...edit, bet: id, value: String(edit.value) }] : [],
  )
  if (edits.length === 0) return
  await tx.sql`
    insert into book.edit (bet, old, revision, value_minor, epochs)
    select bet, old, revision, value, epochs
    from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as r (bet text, old text, revision int, value bigint, epochs jsonb)`
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
