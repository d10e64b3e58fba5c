/** SQL of effects that look at bets: those placed by who joined, what of their stakes was cash, and what each brought. */
import type { Language } from '@uwanja/contract/wire/constants'
import type { Slip } from '@uwanja/contract/book/slip'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { DecidedBet } from './bet-effect-rules.ts'
import type { EffectOf } from './effect-rules.ts'
import { OWED_SINCE } from './effect-store.ts'

export interface LookedAt extends DecidedBet {
  readonly id: bigint
  readonly playerId: bigint
  /** Of two words about one bet the higher one holds. */
  readonly revision: number
}

/** Results are said anew most often in the first minutes. */
const RESTS_MINUTES = 60

/** Placed after joining and before the end. A free bet is none: its stake was the house's. */
const JOINED = `from promotion_taking t join promotion p on p.id = t.promotion_id
    join bet b on b.player_id = t.player_id and b.said_at >= t.joined_at and (p.ends_at is null or b.said_at < p.ends_at)
    join lateral money.keyed(b.company, 'wager.staked', b.key) j on j.details ->> 'slip' = b.content and not j.details ? 'freeBet'
    left join promotion_gift g on g.promotion_id = t.promotion_id and g.player_id = t.player_id and g.stretch = 'bet ' || b.id`

const bets = async (db: Sql, where: string, values: readonly unknown[]): Promise<LookedAt[]> =>
  (await db.query(
    `select b.id, b.player_id as "playerId", b.revision, b.slip, b.settlement, (
        select coalesce(-sum(e.minor), 0)::bigint from money.entry e
        where e.journal_id = j.id and e.account_id = b.player_id * 8) as "cashMinor"
      ${JOINED} where t.promotion_id = $1 and ${where} order by b.id limit $2`,
    [...values],
  )) as unknown as LookedAt[]

/** Lost, all of whose legs are decided, and not looked at yet. */
export const dueInsured = (db: Sql, promotionId: bigint, most: number): Promise<LookedAt[]> =>
  bets(
    db,
    `g is null and b.outcome = 'lost' and b.slip ->> 'kind' = 'multiple'
      and b.settled_at <= house_now() - make_interval(mins => $3::int)
      and (select count(*) from jsonb_array_elements(b.settlement -> 'legs') l where not l ? 'pick')
        = jsonb_array_length(b.slip -> 'legs')`,
    [promotionId, most, RESTS_MINUTES],
  )

/** Won and not looked at, or looked at before its company said the newest word. */
const BOOSTABLE = `b.settlement is not null and (g.word < b.revision or g is null and b.outcome = 'won')`

/** Those of which something was said since they were looked at last. */
export const dueBoosted = (db: Sql, promotionId: bigint, most: number): Promise<LookedAt[]> =>
  bets(db, `b.id in (select bet_id from boost_word where promotion_id = $1) and ${BOOSTABLE}`, [promotionId, most])

/** The boosts of which something was said and not looked at. */
export async function boostsWithWords(db: Sql): Promise<ReadonlySet<bigint>> {
  const rows = await db.sql<{ id: bigint }>`select distinct promotion_id as id from boost_word`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Words that bring nothing and take nothing: of bets that are lost, that were a gift, or that are looked at. One that is written just
 * now is left to the next look, and so is one that is newer than the bet as it is read here.
 */
export const dropIdleWords = (db: Sql, promotionId: bigint): Promise<unknown> =>
  db.query(
    `delete from boost_word where (promotion_id, bet_id) in (
       select w.promotion_id, w.bet_id from boost_word w join bet s on s.id = w.bet_id and s.revision >= w.revision
       where w.promotion_id = $1
         and not exists (select 1 ${JOINED} where t.promotion_id = w.promotion_id and b.id = w.bet_id and ${BOOSTABLE})
       for update of w skip locked)`,
    [promotionId],
  )

/** A boost that is over for so long takes nothing back any more. */
export const dropLateWords = (db: Sql): Promise<unknown> =>
  db.query(`delete from boost_word w using promotion p where p.id = w.promotion_id and p.ends_at <= ${OWED_SINCE}`, [])

/** In the transaction that gives by it: what was said meanwhile stays. */
export async function dropWord(
  tx: Tx,
  { promotionId, betId, word }: { readonly promotionId: bigint; readonly betId: bigint; readonly word: number },
): Promise<void> {
  await tx.sql`
    delete from boost_word where promotion_id = ${promotionId} and bet_id = ${betId} and revision <= ${word}`
}

/** How many of a player's bets brought something; their wallet is held, so that two at once are counted in turn. */
export async function countPaid(tx: Tx, promotionId: bigint, playerId: bigint): Promise<number> {
  const [row] = await tx.sql<{ bets: number }>`
    select count(*)::int as bets from promotion_gift
    where promotion_id = ${promotionId} and player_id = ${playerId} and minor > 0`
  return row!.bets
}

interface GiftName {
  readonly promotionId: bigint
  readonly playerId: bigint
  readonly stretch: string
}

export async function giftOf(
  tx: Tx,
  { promotionId, playerId, stretch: range }: GiftName,
): Promise<{ readonly minor: bigint; readonly word: number } | null> {
  const [row] = await tx.sql<{ minor: bigint; word: number }>`
    select minor, coalesce(word, -1) as word from promotion_gift
    where promotion_id = ${promotionId} and player_id = ${playerId} and stretch = ${range}`
  return row ?? null
}

/** What more, or less, it brings by the newest word. The effect's row is held. @returns false: it was more than is left of the cap. */
export async function changeGift(
  tx: Tx,
  { promotionId, playerId, stretch: range, minor, word }: GiftName & { readonly minor: bigint; readonly word: number },
): Promise<boolean> {
  const taken = await tx.sql`
    update promotion_effect set given_minor = given_minor + ${minor}
    where promotion_id = ${promotionId} and given_minor + ${minor} <= cap_minor returning 1`
  const given = taken.length > 0 ? minor : 0n
  // What is less is no row by itself: first there is one, then it is changed.
  await tx.sql`
    insert into promotion_gift (promotion_id, player_id, stretch, minor)
    values (${promotionId}, ${playerId}, ${range}, 0) on conflict do nothing`
  await tx.sql`
    update promotion_gift set minor = minor + ${given}, word = ${word}
    where promotion_id = ${promotionId} and player_id = ${playerId} and stretch = ${range}`
  return taken.length > 0
}

export interface BoostedBet {
  readonly betId: string
  readonly company: string
  readonly slip: Slip
  readonly promotionId: bigint
  readonly rule: EffectOf<'odds-boost'>['rule']
  readonly currency: EffectOf<'odds-boost'>['currency']
  readonly title: string
  readonly given: bigint
}

/** Of one player: open bets that a boost they joined may meet, and those that one was paid for. The newest first. */
export const boostedBets = async (db: Sql, playerId: bigint, language: Language): Promise<BoostedBet[]> =>
  (await db.query(
    `select b.bet_id as "betId", b.company, b.slip, e.promotion_id as "promotionId", e.rule, e.currency,
        p.texts -> 'title' ->> $2 as title, coalesce(g.minor, 0)::bigint as given
      ${JOINED} join promotion_effect e on e.promotion_id = p.id and e.kind = 'odds-boost'
      where t.player_id = $1 and (b.outcome = 'open' or g.minor > 0) order by b.id desc limit 200`,
    [playerId, language],
  )) as unknown as BoostedBet[]
