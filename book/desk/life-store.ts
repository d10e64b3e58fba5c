/** SQL of one bet’s whole life, and of finding bets by what somebody has in hand. */
import type { BetLife, FoundBet } from '@uwanja/contract/book/desk-watch'
import type { Sql } from '@uwanja/database/sql'
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { namedSides } from '../catalogue/names.ts'
import type { KeptSlip } from '../codes/selections.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const minorOf = (text: string | null): number | null => (text === null ? null : Number(text))

export interface Around {
  readonly wallet: string
  readonly walletPlayer: string
  /** The bet that took its place. */
  readonly replacedBy: string | null
  readonly settledAt: Date | null
}

export async function aroundBet(db: Sql, id: string): Promise<Around> {
  const [row] = await db.sql<Around>`
    select p.wallet, p.wallet_player as "walletPlayer", b.settled_at as "settledAt",
      (select e.bet from book.edit e join book.bet n on n.id = e.bet
        where e.old = b.id and n.state = 'accepted' and b.outcome = 'replaced') as "replacedBy"
    from book.bet b join book.player p on p.id = b.player where b.id = ${id}`
  return row!
}

/** Each pick with its gate: as the page showed it, as it was read when the bet was decided, and as it is now. */
export async function picksOf(db: Sql, id: string): Promise<BetLife['picks']> {
  type Row = BetLife['picks'][number] & { readonly homeNames: PlaceNames | null; readonly awayNames: PlaceNames | null }
  const rows = await db.sql<Row>`
    select p.event::text as event, coalesce(h.name, '') as home, coalesce(a.name, '') as away, p.market, p.specifiers,
      h.called as "homeNames", a.called as "awayNames",
      p.outcome, p.shown_epoch::int as "shownEpoch", p.epoch::int as epoch, coalesce(g.epoch, 0)::int as "epochNow",
      p.is_live as "isLive", p.result_number as "resultNumber", p.void_case as "voidCase"
    from book.pick p join book.event e on e.id = p.event left join book.participant h on h.id = e.home
      left join book.participant a on a.id = e.away left join book.gate g on g.event = e.id
    where p.bet = ${id} order by p.leg, p.at`
  return rows.map(({ homeNames, awayNames, ...row }) => ({ ...row, ...namedSides(homeNames, awayNames) }))
}

type MovementRow = Omit<BetLife['movements'][number], 'minor' | 'at' | 'answeredAt'> & {
  readonly minor: string
  readonly at: Date
  readonly answeredAt: Date | null
}

export async function movementsOf(db: Sql, id: string): Promise<BetLife['movements']> {
  const rows = await db.sql<MovementRow>`
    select key, kind, of, minor::text as minor, why, state, code, reference, tries, at, answered_at as "answeredAt"
    from book.movement where bet = ${id} order by nth`
  return rows.map((row) => ({
    ...row,
    minor: Number(row.minor),
    at: row.at.toISOString(),
    answeredAt: iso(row.answeredAt),
  }))
}

type WorthRow = Pick<BetLife['worths'][number], 'revision' | 'why' | 'outcome' | 'who'> &
  Readonly<Record<'open' | 'won' | 'cashed' | 'voided', string>> & { readonly at: Date }

export async function worthsOf(db: Sql, id: string): Promise<BetLife['worths']> {
  const rows = await db.sql<WorthRow>`
    select revision, at, why, outcome, who, open_minor::text as open, won_minor::text as won, cashed_minor::text as cashed,
      voided_minor::text as voided
    from book.worth where bet = ${id} order by revision`
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    open: Number(row.open),
    won: Number(row.won),
    cashed: Number(row.cashed),
    voided: Number(row.voided),
  }))
}

type TapRow = Readonly<Record<'id' | 'state' | 'value', string>> & {
  readonly stake: string | null
  readonly paid: string | null
  readonly askedAt: Date
}

export async function tapsOf(db: Sql, id: string): Promise<BetLife['cashOuts']> {
  const rows = await db.sql<TapRow>`
    select id, value_minor::text as value, stake_minor::text as stake, state, paid_minor::text as paid, asked_at as "askedAt"
    from book.cash_out where bet = ${id} order by asked_at, id`
  return rows.map(({ id: tap, value, stake, state, paid, askedAt }) => ({
    id: tap,
    value: Number(value),
    stake: minorOf(stake),
    state,
    paid: minorOf(paid),
    askedAt: askedAt.toISOString(),
  }))
}

/** Who asked that this very cash-out be taken back. */
export async function reversalOf(db: Sql, id: string): Promise<string | null> {
  const [row] = await db.sql<{ who: string }>`
    select r.first_by as who from book.cash_out_reversal r join book.bet b on b.id = r.bet and b.revision = r.revision
    where r.bet = ${id} and b.outcome = 'cashed'`
  return row?.who ?? null
}

export async function logOfBet(db: Sql, id: string): Promise<BetLife['log']> {
  const rows = await db.sql<Omit<BetLife['log'][number], 'at'> & { at: Date }>`
    select at, who, what, details from book.desk_log where details ? 'bet' and details->>'bet' = ${id} order by id`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

type FoundRow = Pick<FoundBet, 'id' | 'wallet' | 'walletPlayer' | 'kind' | 'state' | 'outcome' | 'currency' | 'legs'> &
  Readonly<Record<'stake' | 'open' | 'won' | 'cashed' | 'voided', string>> & {
    readonly most: string | null
    readonly askedAt: Date
  }

const MOST = 50
const ROWS = `
  select b.id, p.wallet, p.wallet_player as "walletPlayer", b.asked_at as "askedAt", b.kind, b.state, b.outcome,
    b.stake_minor::text as stake, b.currency, b.most_minor::text as most,
    (select count(*) from book.leg l where l.bet = b.id)::int as legs, b.open_minor::text as open, b.won_minor::text as won,
    b.cashed_minor::text as cashed, b.voided_minor::text as voided
  from book.bet b join book.player p on p.id = b.player`

const foundOf = ({ askedAt, stake, most, open, won, cashed, voided, ...row }: FoundRow): FoundBet => ({
  ...row,
  askedAt: askedAt.toISOString(),
  stake: Number(stake),
  most: minorOf(most),
  open: Number(open),
  won: Number(won),
  cashed: Number(cashed),
  voided: Number(voided),
})

async function found(db: Sql, where: string, value: string | readonly string[]): Promise<FoundBet[]> {
  const text = `${ROWS} where ${where} order by b.nth desc limit ${String(MOST)}`
  return ((await db.query(text, [value])) as unknown as FoundRow[]).map(foundOf)
}

export const betById = (db: Sql, id: string) => found(db, 'b.id = $1', id)
export const betsOfWalletPlayer = (db: Sql, name: string) => found(db, 'p.wallet_player = $1', name)

export interface ShownCode {
  readonly code: string
  readonly slip: KeptSlip
  readonly uses: number
  readonly endsAt: Date
}

/** Looking at a code is no use of it. */
export async function codeOf(db: Sql, code: string): Promise<ShownCode | null> {
  const [row] = await db.sql<ShownCode>`
    select code, slip, uses, ends_at as "endsAt" from book.code where code = ${code}`
  return row ?? null
}

/** Bets with just these selections, in whatever order. */
export async function betsWith(db: Sql, { legs }: KeptSlip): Promise<FoundBet[]> {
  const picks = legs.flatMap((leg) => leg.picks)
  const rows = JSON.stringify(picks)
  const ids = await db.sql<{ id: string }>`
    select p.bet as id from book.pick p
    where p.bet in (
      select q.bet from book.pick q
      join jsonb_to_recordset(${rows}::jsonb) as r (event bigint, market text, specifiers text, outcome text)
        using (event, market, specifiers, outcome)
      group by q.bet having count(*) = ${picks.length}::int)
    group by p.bet having count(*) = ${picks.length}::int`
  return found(
    db,
    'b.id = any($1::text[])',
    ids.map(({ id }) => id),
  )
}

/** By match, what singles pay and multiples weigh at its dearest outcome. */
export async function atRiskOn(db: Sql, events: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql<{ event: string; minor: string }>`
    select event::text as event, max(singles_minor + weighted_minor)::text as minor from book.exposure
    where event = any(${events}::bigint[]) group by event`
  return new Map(rows.map(({ event, minor }) => [event, Number(minor)]))
}
