/** Takes away the steps of payments that ended longer ago than the law wants them. */
import type { Sql } from '@uwanja/money/sql'

/** A round's most: an hour later there is another. */
const MOST_PURGED = 20_000

/** Of payments that wait for nothing and to which nothing happened since. @returns how many steps were removed. */
export async function purgePaymentEvents(db: Sql, keepDays: number): Promise<number> {
  const gone = await db.sql`
    delete from payment_event where id in (
      select e.id from payment_event e join payment p on p.id = e.payment_id
      where e.at < (select house_now()) - make_interval(days => ${keepDays}::int) and p.due_at is null
        and not exists (select from payment_event later
          where later.payment_id = e.payment_id and later.at >= (select house_now()) - make_interval(days => ${keepDays}::int))
      order by e.id limit ${MOST_PURGED}) returning 1`
  return gone.length
}
