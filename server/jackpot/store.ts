/** SQL of the jackpot: rounds, matches, tickets, and what tickets are paid. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { StoredRule } from './rules.ts'

export type RoundState = 'draft' | 'open' | 'closed' | 'paying' | 'settled' | 'undoing' | 'cancelled'

export interface Round {
  readonly id: bigint
  readonly name: string
  readonly typeId: number
  readonly version: number
  readonly rule: StoredRule
  readonly ruleId: bigint
  readonly ruleName: string
  readonly currency: Currency
  readonly priceMinor: bigint
  readonly guaranteeMinor: bigint
  readonly rolledFrom: bigint | null
  readonly rolledInMinor: bigint
  readonly state: RoundState
  readonly closesAt: Date | null
  readonly tickets: number
  readonly salesMinor: bigint
  readonly root: string
  /** What it came to; null: not yet. */
  readonly outcome: StoredOutcome | null
  readonly endedAt: Date | null
  /** So often was it settled and taken back. */
  readonly reversed: number
  /** By the database's clock, and nothing else. */
  readonly isSold: boolean
}

/** Amounts as text of minor units. */
export interface StoredOutcome {
  readonly pool: { fromSales: string; rolledIn: string; added: string; total: string }
  readonly winners: readonly { readonly right: number; readonly tickets: number; readonly each: string }[]
  readonly fixed: { readonly tickets: number; readonly paid: string }
  readonly paidFromPool: string
  readonly returned: string
  readonly rolls: string
  /** `cancelled`: too few matches count. */
  readonly how: 'played' | 'cancelled'
  readonly run: number
}

export interface Match {
  readonly id: bigint
  readonly isReserve: boolean
  readonly number: number
  readonly participant1: string
  readonly participant2: string
  readonly league: string
  readonly startsAt: Date
  readonly firstStartsAt: Date
  readonly bookEvent: string
  readonly state: 'ahead' | 'played' | 'cancelled'
  readonly score1: number | null
  readonly score2: number | null
}

const ROUND = `j.id, j.name, u.type_id as "typeId", u.version, u.rule, j.rule_id as "ruleId", u.name as "ruleName", j.currency,
  j.price_minor as "priceMinor", j.guarantee_minor as "guaranteeMinor", j.rolled_from as "rolledFrom",
  j.rolled_in_minor as "rolledInMinor", j.state, j.closes_at as "closesAt", j.tickets, j.sales_minor as "salesMinor", j.root,
  j.outcome, j.ended_at as "endedAt", j.reversed, j.state = 'open' and j.closes_at > house_now() as "isSold"`

const rounds = async (db: Sql, rest: string, values: readonly unknown[]): Promise<Round[]> =>
  (await db.query(`select ${ROUND} from jackpot j join jackpot_rule u on u.id = j.rule_id ${rest}`, [
    ...values,
  ])) as unknown as Round[]

/** Those of which tickets are sold, the one that closes first at the head. */
export const openRounds = (db: Sql): Promise<Round[]> =>
  rounds(db, `where j.state = 'open' and j.closes_at > house_now() order by j.closes_at, j.id`, [])

/** Those whose sale has ended, the newest first. */
export const pastRounds = (db: Sql, most: number): Promise<Round[]> =>
  rounds(
    db,
    `where j.state in ('closed', 'paying', 'settled', 'undoing', 'cancelled') order by j.closes_at desc, j.id desc limit $1`,
    [most],
  )

/** For operators: all of them, the newest first. */
export const allRounds = (db: Sql, most: number): Promise<Round[]> => rounds(db, 'order by j.id desc limit $1', [most])

export const dueToClose = (db: Sql): Promise<Round[]> =>
  rounds(db, `where j.state = 'open' and j.closes_at <= house_now() order by j.closes_at, j.id`, [])

export const roundsInState = (db: Sql, state: RoundState): Promise<Round[]> =>
  rounds(db, 'where j.state = $1 order by j.id', [state])

export const roundsById = (db: Sql, ids: readonly bigint[]): Promise<Round[]> =>
  rounds(db, 'where j.id = any ($1::text[]::bigint[])', [ids.map(String)])

export const roundById = async (db: Sql, id: bigint): Promise<Round | null> =>
  (await rounds(db, 'where j.id = $1', [id]))[0] ?? null

/** Shared by sales, alone for whoever ends them: a closing waits for the sales that are under way, and no sale follows it. */
export const lockRound = async (tx: Tx, id: bigint, how: 'share' | 'update'): Promise<Round | null> =>
  (await rounds(tx, `where j.id = $1 for ${how} of j`, [id]))[0] ?? null

export interface Sale extends Round {
  /** In their order, the reserves after the others. */
  readonly matches: readonly Pick<Match, 'id' | 'isReserve'>[]
}

/** Shared, with what slips name: in one question, because every sale asks. */
export async function lockSales(tx: Tx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Sale>> {
  const found = (await tx.query(
    `select ${ROUND}, (select coalesce(jsonb_agg(jsonb_build_array(m.id::text, m.is_reserve) order by m.is_reserve, m.number), '[]')
        from jackpot_match m where m.jackpot_id = j.id) as matches
     from jackpot j join jackpot_rule u on u.id = j.rule_id
     where j.id = any ($1::text[]::bigint[]) order by j.id for share of j`,
    [ids.map(String)],
  )) as unknown as (Round & { readonly matches: readonly [id: string, isReserve: boolean][] })[]
  const saleOf = ({ matches, ...round }: (typeof found)[number]): Sale => ({
    ...round,
    matches: matches.map(([id, isReserve]) => ({ id: BigInt(id), isReserve })),
  })
  return new Map(found.map((one) => [one.id, saleOf(one)]))
}

const MATCH = `id, is_reserve as "isReserve", number, participant1, participant2, league, starts_at as "startsAt",
  first_starts_at as "firstStartsAt", book_event as "bookEvent", state, score1, score2`

/** In their order, the reserves after the others. */
export const matchesOf = async (db: Sql, jackpotId: bigint): Promise<Match[]> =>
  (await db.query(`select ${MATCH} from jackpot_match where jackpot_id = $1 order by is_reserve, number`, [
    jackpotId,
  ])) as unknown as Match[]

/** Of several rounds at once, because anybody may ask for a list. A round without matches has an empty list. */
export async function matchesByRound(
  db: Sql,
  jackpotIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Match[]>> {
  const found = (await db.query(
    `select ${MATCH}, jackpot_id as "jackpotId" from jackpot_match where jackpot_id = any ($1::text[]::bigint[])
     order by jackpot_id, is_reserve, number`,
    [jackpotIds.map(String)],
  )) as unknown as (Match & { readonly jackpotId: bigint })[]
  const byRound = new Map<bigint, Match[]>(jackpotIds.map((id) => [id, []]))
  for (const { jackpotId, ...match } of found) byRound.get(jackpotId)!.push(match)
  return byRound
}

/** So many tickets a round, of those that were sold by now. */
export async function soldOf(db: Sql, jackpotIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.sql<{ id: bigint; tickets: number }>`
    select jackpot_id as id, count(*)::int as tickets from jackpot_ticket
    where jackpot_id = any (${jackpotIds.map(String)}::text[]::bigint[]) group by jackpot_id`
  return new Map(rows.map(({ id, tickets }) => [id, tickets]))
}

export interface Ticket {
  readonly id: bigint
  readonly jackpotId: bigint
  readonly playerId: bigint
  readonly at: Date
  readonly choices: string
  readonly drawn: string
  readonly salt: string
}
const TICKET = `t.id, t.jackpot_id as "jackpotId", t.player_id as "playerId", t.at, t.choices, t.drawn, t.salt`

/** With the numbers that they were given. */
export async function insertTickets(tx: Tx, tickets: readonly Omit<Ticket, 'at'>[]): Promise<void> {
  const rows = tickets.map(({ id, jackpotId, playerId, ...rest }) => ({
    ...rest,
    id: `${id}`,
    jackpot: `${jackpotId}`,
    player: `${playerId}`,
  }))
  await tx.sql`
    insert into jackpot_ticket (id, jackpot_id, player_id, at, choices, drawn, salt) overriding system value
    select x.id, x.jackpot, x.player, date_trunc('milliseconds', house_now()), x.choices, x.drawn, x.salt
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id bigint, jackpot bigint, player bigint, choices text, drawn text, salt text)`
}

/** Within so many seconds the same choices are the same tap. */
const SAME_TAP_S = 10

export interface Held {
  /** What the player has of the round. */
  readonly tickets: number
  /** The ticket that these choices were a moment ago. */
  readonly same: bigint | null
  /** A number for the next one. */
  readonly next: bigint
}

/** In the order of the slips. The wallets are locked before, so that of one player the next sale counts this one. */
export async function heldOf(
  tx: Tx,
  slips: readonly Pick<Ticket, 'jackpotId' | 'playerId' | 'choices'>[],
): Promise<readonly Held[]> {
  const rows = slips.map(({ jackpotId, playerId, choices }, nth) => {
    return { nth, jackpot: `${jackpotId}`, player: `${playerId}`, choices }
  })
  return tx.sql<Held>`
    select h.tickets, h.same, nextval(pg_get_serial_sequence('jackpot_ticket', 'id')) as next from (
      select w.nth, count(t.id)::int as tickets, max(t.id) filter (where t.choices = w.choices
        and t.at > house_now() - make_interval(secs => ${SAME_TAP_S}::int)) as same
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (nth int, jackpot bigint, player bigint, choices text)
        left join jackpot_ticket t on t.player_id = w.player and t.jackpot_id = w.jackpot
      group by w.nth order by w.nth) h`
}

export type PaidState = 'owed' | 'paid' | 'taken-back'
export interface PlayerTicket extends Ticket {
  /** Its payout that stands; null: it has none. */
  readonly paid: { readonly kind: 'prize' | 'refund'; readonly minor: string; readonly state: PaidState } | null
}

const PLAYER_TICKET = `${TICKET}, (select jsonb_build_object('kind', p.kind, 'minor', p.minor::text, 'state', p.state)
  from jackpot_payout p where p.ticket_id = t.id and p.state <> 'taken-back') as paid`

export const ticketsOf = async (db: Sql, playerId: bigint, most: number): Promise<PlayerTicket[]> =>
  (await db.query(`select ${PLAYER_TICKET} from jackpot_ticket t where t.player_id = $1 order by t.id desc limit $2`, [
    playerId,
    most,
  ])) as unknown as PlayerTicket[]

export const ticketOf = async (db: Sql, playerId: bigint, id: bigint): Promise<PlayerTicket | null> =>
  (
    (await db.query(`select ${PLAYER_TICKET} from jackpot_ticket t where t.player_id = $1 and t.id = $2`, [
      playerId,
      id,
    ])) as unknown as PlayerTicket[]
  )[0] ?? null

/**
 * The next tickets that have so many of these choices at least (`match=pick`), so that a million of which two hundred win are not
 * carried out of the database.
 */
export const ticketsWith = async (
  db: Sql,
  jackpotId: bigint,
  { choices, least }: { readonly choices: readonly string[]; readonly least: number },
  after: bigint,
  most: number,
): Promise<Ticket[]> => {
  const right = choices.map((_choice, at) => `(strpos(',' || t.choices || ',', $${String(at + 5)}) > 0)::int`)
  return (await db.query(
    `select ${TICKET} from jackpot_ticket t
     where t.jackpot_id = $1 and t.id > $2 and ${['0', ...right].join(' + ')} >= $4::int order by t.id limit $3`,
    [jackpotId, after, most, least, ...choices.map((choice) => `,${choice},`)],
  )) as unknown as Ticket[]
}

/** The next tickets of a round in the order of their numbers. */
export const ticketsAfter = async (db: Sql, jackpotId: bigint, after: bigint, most: number): Promise<Ticket[]> =>
  (await db.query(
    `select ${TICKET} from jackpot_ticket t where t.jackpot_id = $1 and t.id > $2 order by t.id limit $3`,
    [jackpotId, after, most],
  )) as unknown as Ticket[]
