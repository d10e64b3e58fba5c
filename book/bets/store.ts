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
  /** How the match stood when it was decided, as a person reads it. */
  readonly score: string | null
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

/** Of a bet that lives on the value of the one before it: as its player was quoted that one. */
export interface Edit {
  readonly old: string
  readonly revision: number
  /** Of all that was open of it. */
  readonly value: bigint
  readonly epochs: Readonly<Record<string, number>>
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
  /** null: it is a bet of its own. */
  readonly edit: Edit | null
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
type BetRow = Omit<Bet, 'nth' | 'player' | 'legs' | 'edit' | `${string}Minor`> &
  Readonly<
    Record<
      | ('nth' | 'player' | 'unitMinor' | 'stakeMinor' | 'debitMinor')
      | ('openMinor' | 'wonMinor' | 'cashedMinor' | 'voidedMinor'),
      string
    >
  > & {
    readonly mostMinor: string | null
    readonly edit: (Omit<Edit, 'value'> & { readonly value: string }) | null
    readonly picks: readonly LegPickRow[]
  }

type Parts<Whole, Names extends readonly (keyof Whole)[]> = { readonly [At in keyof Names]: Whole[Names[At]] }
type LegRow = Parts<Leg, ['isBanker', 'askedOdds', 'odds', 'futures', 'inputs', 'result', 'settledOdds']>
type PickRow = Parts<
  Omit<Pick, 'startsAt'> & { readonly startsAt: string },
  [
    'event',
    'market',
    'specifiers',
    'outcome',
    'odds',
    'startsAt',
    'shownEpoch',
    'epoch',
    'isLive',
    'result',
    'resultNumber',
    'voidCase',
    'score',
  ]
>
/** A pick with the number and the parts of its leg: without names, because the database makes a thousand of them at once. */
type LegPickRow = readonly [leg: number, ...LegRow, ...PickRow]

function legsOf(rows: readonly LegPickRow[]): Leg[] {
  const legs = new Map<number, Leg & { readonly picks: Pick[] }>()
  for (const [at, isBanker, askedOdds, odds, futures, inputs, result, settledOdds, ...pick] of rows) {
    const leg = legs.get(at) ?? { isBanker, askedOdds, odds, futures, inputs, result, settledOdds, picks: [] }
    legs.set(at, leg)
    leg.picks.push(pickOf(pick))
  }
  return [...legs.values()]
}

const pickOf = ([
  event,
  market,
  specifiers,
  outcome,
  odds,
  startsAt,
  shownEpoch,
  epoch,
  isLive,
  result,
  resultNumber,
  voidCase,
  score,
]: PickRow): Pick => ({
  event,
  market,
  specifiers,
  outcome,
  odds,
  startsAt: new Date(startsAt),
  shownEpoch,
  epoch,
  isLive,
  result,
  resultNumber,
  voidCase,
  score,
})

function betOf(row: BetRow): Bet {
  const { nth, player, unitMinor, stakeMinor, debitMinor, mostMinor, edit, picks, ...rest } = row
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
    edit: edit && { ...edit, value: BigInt(edit.value) },
    legs: legsOf(picks),
  }
}

/** Bets with their legs and picks in order, in the order in which they came; along the keys, a bet at a time: a join of all reads whole tables. */
export async function readBets(db: Sql, ids: readonly string[]): Promise<Bet[]> {
  const rows = await db.sql<BetRow>`
    /* kept */ select b.id, b.nth::text as nth, b.player::text as player, b.slip, b.hash, b.round, b.kind,
      b.unit_minor::text as "unitMinor", b.lines, b.sizes::int[] as sizes, b.may_fail::int as "mayFail",
      b.stake_minor::text as "stakeMinor", b.debit_minor::text as "debitMinor", b.currency, b.policy,
      b.free_bet as "freeBet", b.state, b.reason, b.answer, b.offer, b.asked_at as "askedAt", b.due_at as "dueAt",
      b.decided_at as "decidedAt", b.accepted_at as "acceptedAt", b.price, b.terms, b.most_minor::text as "mostMinor",
      b.revision, b.outcome, b.open_minor::text as "openMinor", b.won_minor::text as "wonMinor",
      b.cashed_minor::text as "cashedMinor", b.voided_minor::text as "voidedMinor", b.settled_at as "settledAt",
      coalesce((
        select json_agg(json_build_array(l.at, l.is_banker, l.asked_odds, l.odds, l.futures, l.inputs, l.result, l.settled_odds,
          p.event::text, p.market, p.specifiers, p.outcome, p.odds, p.starts_at, p.shown_epoch, p.epoch, p.is_live, p.result,
          p.result_number, p.void_case, p.score) order by l.at, p.at)
        from book.pick p join book.leg l on l.bet = p.bet and l.at = p.leg where p.bet = b.id), '[]') as picks,
      case when e.bet is not null then json_build_object('old', e.old, 'revision', e.revision,
        'value', e.value_minor::text, 'epochs', e.epochs) end as edit
    from book.bet b left join book.edit e on e.bet = b.id
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
  /** By what they came to; `any`: whatever it is. Absent: also those that nothing has ended. */
  readonly ended?: 'any' | Exclude<BetOutcome, 'open' | 'replaced'> | undefined
  /** Of the bet before which the list goes on. */
  readonly before: bigint | null
  readonly most: number
}

/** The newest first. Open are those that nothing has ended. */
export async function betsOfPlayer(db: Sql, { player, isOpen, ended, before, most }: Listed): Promise<string[]> {
  const from = before === null ? null : String(before)
  const outcome = ended ?? null
  const rows = await db.sql<{ id: string }>`
    select id from book.bet where player = ${String(player)}::bigint
      and (${from}::bigint is null or nth < ${from}::bigint)
      and (not ${isOpen}::boolean or (outcome = 'open' and state not in ('refused', 'undone')))
      and (${outcome}::text is null or outcome = ${outcome}::text or (${outcome}::text = 'any' and outcome <> 'open'))
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

/** Of a bet whose debit is owed; of one that asks for nothing there is none. */
export async function payerOf(db: Sql, id: string): Promise<Payer> {
  const [row] = await db.sql<Omit<Payer, 'minor'> & { minor: string }>`
    select p.wallet, p.wallet_player as "walletPlayer", b.wallet_token as token, coalesce(m.key, '') as key,
      b.debit_minor::text as minor
    from book.bet b join book.player p on p.id = b.player
    left join book.movement m on m.bet = b.id and m.kind = 'debit' where b.id = ${id}`
  return { ...row!, minor: BigInt(row!.minor) }
}
