/** SQL of results that are said once more: after bets were settled by what stands, two people say the very same. */
import type { Db, Sql } from '@uwanja/database/sql'
import { canonical } from '../feed/canonical.ts'
import { Refused } from '../process/mount.ts'
import { noteAction } from './store.ts'

interface Word {
  readonly scores: unknown
  readonly ending: string
}

/** Has any bet been settled by what stands now? */
export async function isSettledBy(db: Sql, event: string): Promise<boolean> {
  const rows = await db.sql`
    select 1 from book.pick p join book.bet b on b.id = p.bet
    where p.event = ${event}::bigint and p.result is not null and b.state = 'accepted' limit 1`
  return rows.length > 0
}

export async function askedResult(db: Sql, event: string): Promise<{ who: string; at: string; word: unknown } | null> {
  const [row] = await db.sql<{ who: string; at: Date; word: unknown }>`
    select who, at, word from book.result_asked where event = ${event}::bigint`
  return row ? { ...row, at: row.at.toISOString() } : null
}

/** True: another person has asked for just this, and it may be done. Else it is what is asked for from now on. */
export async function secondsResult(db: Db, event: string, word: Word, who: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The event's own row first: two who ask at once ask one after the other.
    await tx.sql`select 1 from book.event where id = ${event}::bigint for update`
    const asked = await askedResult(tx, event)
    const isSame = asked !== null && canonical(asked.word) === canonical(word)
    if (isSame && asked.who === who) throw new Refused('SECOND_PERSON_REQUIRED')
    if (isSame) {
      await tx.sql`delete from book.result_asked where event = ${event}::bigint`
      return true
    }
    const said = JSON.stringify(word)
    await tx.sql`
      insert into book.result_asked (event, word, who) values (${event}::bigint, ${said}::jsonb, ${who})
      on conflict (event) do update set word = excluded.word, who = excluded.who, at = house_now()`
    await noteAction(tx, event, { who, what: 'result-asked', details: word })
    return false
  })
}

/** What was asked for before another word held is no question any more. */
export async function dropAsked(db: Sql, event: string): Promise<void> {
  await db.sql`delete from book.result_asked where event = ${event}::bigint`
}
