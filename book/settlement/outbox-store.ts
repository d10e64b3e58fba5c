/** SQL of the outbox: what a wallet has yet to hear, and what it answered. */
import type { Settlement } from '@uwanja/contract/book/slip'
import type { Sql, Tx } from '@uwanja/database/sql'

export interface OwedRow {
  readonly key: string
  readonly wallet: string
  readonly playerId: string
  readonly round: string
  readonly currency: string
  readonly bet: string
  readonly kind: 'credit' | 'rollback' | 'void' | 'change'
  readonly of: string | null
  readonly minor: string
  readonly document: Settlement | null
  readonly tries: number
}

/**
 * The clock is read once a statement and not for each row, and so it is what its index is asked for.
 * The first of each round that is due, for this process alone until `leaseS` have passed: who takes one and is killed leaves it to
 * the next. What people have to look at holds back what follows it in its round.
 */
export async function takeOwed(db: Sql, most: number, leaseS: number): Promise<OwedRow[]> {
  return db.sql<OwedRow>`
    /* kept */ with due as (
      select m.key from book.movement m
      where m.state = 'owed' and m.kind <> 'debit' and m.due_at <= (select house_now())
        and (m.leased_until is null or m.leased_until <= (select house_now())) and not exists (
        select 1 from book.movement e where e.round = m.round and e.nth < m.nth and e.kind <> 'debit' and e.state <> 'answered')
      order by m.due_at limit ${most}::int for update of m skip locked
    )
    update book.movement m set tries = m.tries + 1, leased_until = (select house_now()) + make_interval(secs => ${leaseS}::int)
    from due, book.bet b, book.player p
    where m.key = due.key and b.id = m.bet and p.id = b.player
    returning m.key, p.wallet, p.wallet_player as "playerId", m.round, b.currency, m.bet, m.kind, m.of,
      m.minor::text as minor, m.document, m.tries`
}

/** Nobody says them here any more: whoever comes next may. */
export async function giveBack(db: Sql, keys: readonly string[]): Promise<void> {
  await db.sql`
    update book.movement set leased_until = null, tries = 0
    where key = any(${keys}::text[]) and state = 'owed' and tries = 1`
}

export interface Answer {
  readonly key: string
  readonly state: 'owed' | 'answered' | 'disputed'
  readonly code: string | null
  readonly reference: string | null
  /** Of one that is said again. */
  readonly pauseS: number
}

/**
 * Each by its key: of all that is owed most is no answer's of this batch.
 * A bet whose stake is taken back for sure is undone, in the same breath, and so has its debit ended, of which nobody heard.
 */
export async function writeAnswers(tx: Tx, answers: readonly Answer[]): Promise<void> {
  await tx.sql`
    /* kept */ with heard as (
      update book.movement m set state = a.state, code = a.code, reference = coalesce(a.reference, m.reference),
        answered_at = case when a.state = 'answered' then (select house_now()) end, leased_until = null,
        due_at = case when a.state = 'owed' then (select house_now()) + make_interval(secs => a.pause) else m.due_at end
      from jsonb_to_recordset(${JSON.stringify(answers.map(({ pauseS, ...rest }) => ({ ...rest, pause: pauseS })))}::jsonb)
        as a (key text, state text, code text, reference text, pause int)
      where m.key = a.key and m.key = any(${answers.map(({ key }) => key)}::text[]) and m.state = 'owed' returning m.bet, m.kind, m.state
    ), undone as (
      update book.bet set state = 'undone'
      where state = 'undoing' and id = any(array(select bet from heard where kind = 'rollback' and state = 'answered'))
      returning id
    )
    update book.movement set state = 'ended', answered_at = (select house_now())
    where kind = 'debit' and state = 'owed' and bet = any(array(select id from undone))`
}

export interface DisputeRow {
  readonly key: string
  readonly bet: string
  readonly round: string
  readonly player: string
  readonly kind: string
  readonly minor: string
  readonly code: string | null
  readonly tries: number
  readonly at: Date
  readonly wayOut: 'again' | 'by-hand' | null
  readonly proposedBy: string | null
}

export async function disputes(db: Sql, most: number): Promise<DisputeRow[]> {
  return db.sql<DisputeRow>`
    select m.key, m.bet, m.round, p.wallet_player as player, m.kind, m.minor::text as minor, m.code, m.tries, m.at,
      m.way_out as "wayOut", m.proposed_by as "proposedBy"
    from book.movement m join book.bet b on b.id = m.bet join book.player p on p.id = b.player
    where m.state = 'disputed' order by m.at, m.key limit ${most}::int`
}

export type WayOut = 'again' | 'by-hand'

/** Whose stake two people gave back at its wallet is undone as if the wallet had answered. */
async function endedByHand(tx: Tx, key: string): Promise<void> {
  await tx.sql`
    with undone as (
      update book.bet b set state = 'undone' from book.movement m
      where m.key = ${key} and m.kind = 'rollback' and b.id = m.bet and b.state = 'undoing' returning b.id
    )
    update book.movement set state = 'ended', answered_at = house_now()
    where kind = 'debit' and state = 'owed' and bet = any(array(select id from undone))`
}

/** What was put right at the wallet is said again, or is done with; two people say so. */
export async function proposeWayOut(
  tx: Tx,
  { key, way, who }: { readonly key: string; readonly way: WayOut; readonly who: string },
): Promise<'gone' | 'same-person' | 'first' | 'second'> {
  const [row] = await tx.sql<{ wayOut: WayOut | null; proposedBy: string | null }>`
    select way_out as "wayOut", proposed_by as "proposedBy" from book.movement
    where key = ${key} and state = 'disputed' for update`
  if (!row) return 'gone'
  if (row.wayOut !== way) {
    await tx.sql`update book.movement set way_out = ${way}, proposed_by = ${who} where key = ${key}`
    return 'first'
  }
  if (row.proposedBy === who) return 'same-person'
  const state = way === 'again' ? 'owed' : 'answered'
  await tx.sql`
    update book.movement set state = ${state}, way_out = null, tries = 0, due_at = house_now(), leased_until = null,
      answered_at = case when ${state} = 'answered' then house_now() end
    where key = ${key}`
  if (way === 'by-hand') await endedByHand(tx, key)
  return 'second'
}
