/** Bets as their rows are read. */
import type { Sql } from '@uwanja/database/sql'
import type { Futures } from '@uwanja/contract/fair/cash-out'
import type { Sport } from '../markets/table.ts'
import type { BetTerms } from './terms.ts'

export type BetKind = 'single' | 'multiple' | 'system' | 'flex'
export type Policy = 'none' | 'higher' | 'any'
export type BetState = 'waiting' | 'review' | 'debiting' | 'accepted' | 'refused' | 'undoing' | 'undone'
export type BetOutcome = 'open' | 'won' | 'lost' | 'void' | 'cashed' | 'replaced'

export interface Pick {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
  /** In thousandths, alone. */
  readonly odds: number | null
  readonly startsAt: Date
  readonly shownEpoch: number
  readonly epoch: number | null
  /** Was the match live when it was struck? null: not told. */
  readonly isLive: boolean | null
  /** "r v f"; null: undecided. */
  readonly result: string | null
  readonly resultNumber: number | null
  readonly voidCase: string | null
}

/** Of a same-match leg: what it is priced anew from when a pick is void. */
export interface SameMatchInputs {
  readonly sport: Sport
  readonly strength: { readonly total: number; readonly supremacy: number }
  /** The facts of the feed, as they stood. */
  readonly facts: unknown
  readonly coverage: readonly string[]
  /** Without margin. */
  readonly chance: number
}

export interface Leg {
  readonly isBanker: boolean
  readonly askedOdds: number
  readonly odds: number | null
  readonly futures: Futures | null
  readonly inputs: SameMatchInputs | null
  readonly result: string | null
  readonly settledOdds: number | null
  readonly picks: readonly Pick[]
}

export interface Bet {
  readonly id: string
  readonly nth: bigint
  readonly player: bigint
  readonly slip: string
  readonly hash: string
  readonly round: string
  readonly kind: BetKind
  readonly unitMinor: bigint
  readonly lines: number
  readonly sizes: readonly number[]
  readonly mayFail: 1 | 2 | null
  readonly stakeMinor: bigint
  readonly debitMinor: bigint
  readonly currency: string
  readonly policy: Policy
  readonly freeBet: string | null
  readonly state: BetState
  readonly reason: string | null
  readonly answer: Readonly<Record<string, unknown>> | null
  readonly offer: Readonly<Record<string, unknown>> | null
  readonly askedAt: Date
  readonly dueAt: Date | null
  readonly decidedAt: Date | null
  readonly acceptedAt: Date | null
  readonly price: number | null
  readonly terms: BetTerms
  readonly mostMinor: bigint | null
  readonly revision: number
  readonly outcome: BetOutcome
  readonly openMinor: bigint
  readonly wonMinor: bigint
  readonly cashedMinor: bigint
  readonly voidedMinor: bigint
  readonly settledAt: Date | null
  readonly legs: readonly Leg[]
}

/** Numbers that may be large travel as text. */
type BetRow = Omit<Bet, 'nth' | 'player' | 'legs' | `${string}Minor`> &
  Readonly<
    Record<
      | ('nth' | 'player' | 'unitMinor' | 'stakeMinor' | 'debitMinor')
      | ('openMinor' | 'wonMinor' | 'cashedMinor' | 'voidedMinor'),
      string
    >
  > & { readonly mostMinor: string | null; readonly legs: readonly LegRow[] }

type LegRow = Omit<Leg, 'picks'> & { readonly picks: readonly (Omit<Pick, 'startsAt'> & { startsAt: string })[] }

function betOf(row: BetRow): Bet {
  const { nth, player, unitMinor, stakeMinor, debitMinor, mostMinor, legs, ...rest } = row
  return {
    ...rest,
    nth: BigInt(nth),
    player: BigInt(player),
    unitMinor: BigInt(unitMinor),
    stakeMinor: BigInt(stakeMinor),
    debitMinor: BigInt(debitMinor),
    mostMinor: mostMinor === null ? null : BigInt(mostMinor),
    openMinor: BigInt(row.openMinor),
    wonMinor: BigInt(row.wonMinor),
    cashedMinor: BigInt(row.cashedMinor),
    voidedMinor: BigInt(row.voidedMinor),
    legs: legs.map((leg) => ({
      ...leg,
      picks: leg.picks.map((pick) => ({ ...pick, startsAt: new Date(pick.startsAt) })),
    })),
  }
}

/** Bets with their legs and picks in order, in the order in which they came. */
export async function readBets(db: Sql, ids: readonly string[]): Promise<Bet[]> {
  const rows = await db.sql<BetRow>`
    select b.id, b.nth::text as nth, b.player::text as player, b.slip, b.hash, b.round, b.kind,
      b.unit_minor::text as "unitMinor", b.lines, b.sizes::int[] as sizes, b.may_fail::int as "mayFail",
      b.stake_minor::text as "stakeMinor", b.debit_minor::text as "debitMinor", b.currency, b.policy,
      b.free_bet as "freeBet", b.state, b.reason, b.answer, b.offer, b.asked_at as "askedAt", b.due_at as "dueAt",
      b.decided_at as "decidedAt", b.accepted_at as "acceptedAt", b.price, b.terms, b.most_minor::text as "mostMinor",
      b.revision, b.outcome, b.open_minor::text as "openMinor", b.won_minor::text as "wonMinor",
      b.cashed_minor::text as "cashedMinor", b.voided_minor::text as "voidedMinor", b.settled_at as "settledAt",
      coalesce(l.legs, '[]') as legs
    from book.bet b
    left join lateral (
      select jsonb_agg(jsonb_build_object('isBanker', l.is_banker, 'askedOdds', l.asked_odds, 'odds', l.odds,
        'futures', l.futures, 'inputs', l.inputs, 'result', l.result, 'settledOdds', l.settled_odds,
        'picks', p.picks) order by l.at) as legs
      from book.leg l
      cross join lateral (
        select jsonb_agg(jsonb_build_object('event', p.event::text, 'market', p.market, 'specifiers', p.specifiers,
          'outcome', p.outcome, 'odds', p.odds, 'startsAt', p.starts_at, 'shownEpoch', p.shown_epoch,
          'epoch', p.epoch, 'isLive', p.is_live, 'result', p.result, 'resultNumber', p.result_number, 'voidCase', p.void_case)
          order by p.at) as picks
        from book.pick p where p.bet = l.bet and p.leg = l.at
      ) p
      where l.bet = b.id
    ) l on true
    where b.id = any(${ids}::text[]) order by b.nth`
  return rows.map(betOf)
}

export async function readBet(db: Sql, id: string): Promise<Bet | null> {
  return (await readBets(db, [id]))[0] ?? null
}

export async function betOfSlip(db: Sql, player: bigint, slip: string): Promise<string | undefined> {
  const [row] = await db.sql<{ id: string }>`
    select id from book.bet where player = ${String(player)}::bigint and slip = ${slip}`
  return row?.id
}

interface Listed {
  readonly player: bigint
  readonly isOpen: boolean
  /** Of the bet before which the list goes on. */
  readonly before: bigint | null
  readonly most: number
}

/** The newest first. Open are those that nothing has ended. */
export async function betsOfPlayer(db: Sql, { player, isOpen, before, most }: Listed): Promise<string[]> {
  const from = before === null ? null : String(before)
  const rows = await db.sql<{ id: string }>`
    select id from book.bet where player = ${String(player)}::bigint
      and (${from}::bigint is null or nth < ${from}::bigint)
      and (not ${isOpen}::boolean or (outcome = 'open' and state not in ('refused', 'undone')))
    order by nth desc limit ${most}`
  return rows.map(({ id }) => id)
}

const at = (ms: number): number => ms / 1000

/** Slips whose time is over, the oldest first. */
export async function due(db: Sql, nowMs: number, most: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>`
    select id from book.bet where state in ('waiting', 'review') and due_at <= to_timestamp(${at(nowMs)}::float8)
    order by due_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Bets whose wallet was asked before a moment, and nobody has said what came of it. */
export async function doubtful(db: Sql, beforeMs: number, most: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>`
    select id from book.bet where state = 'debiting' and decided_at <= to_timestamp(${at(beforeMs)}::float8)
    order by nth limit ${most}`
  return rows.map(({ id }) => id)
}

export async function walletOfPlayer(db: Sql, player: bigint): Promise<string> {
  const [row] = await db.sql<{ wallet: string }>`select wallet from book.player where id = ${String(player)}::bigint`
  return row!.wallet
}

/** Who pays a debit, and which. */
export interface Payer {
  readonly wallet: string
  readonly walletPlayer: string
  readonly token: string
  readonly key: string
  readonly minor: bigint
}

/** Of a bet whose debit is owed. */
export async function payerOf(db: Sql, id: string): Promise<Payer> {
  const [row] = await db.sql<Omit<Payer, 'minor'> & { minor: string }>`
    select p.wallet, p.wallet_player as "walletPlayer", b.wallet_token as token, m.key, m.minor::text as minor
    from book.bet b join book.player p on p.id = b.player
    join book.movement m on m.bet = b.id and m.kind = 'debit' where b.id = ${id}`
  return { ...row!, minor: BigInt(row!.minor) }
}
