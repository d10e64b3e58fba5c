/** Counts tries in the database: one row a try. */
import type { Db } from '@uwanja/money/sql'
import { EVERYONE, planOf, type Limit } from './limit.ts'
import { clearTriesBelow, countTries, forgiveTries, takeTry, type TakenTry } from './store.ts'
import type { Ticket, Tries, Try } from './throttle.ts'

/** The limits as the function take_try has them. */
export const asksOf = (limits: readonly Limit[]) =>
  limits.map((limit) => ({ kind: limit.kind, subject: limit.subject, ...planOf(limit) }))

/** What the function take_try has answered. */
export function tryOf({ waitS, tickets }: TakenTry): Try {
  if (waitS > 0) return { taken: false, waitS: Math.ceil(waitS) }
  const own = tickets.map((one): [string, Ticket] => [one.kind, { ...one, place: 'database' }])
  return { taken: true, tickets: new Map(own) }
}

export function databaseTries(db: Db): Tries {
  return {
    async take(limits, alsoCounted) {
      const locks = limits.filter(({ subject }) => subject !== EVERYONE)
      return tryOf(await takeTry(db, asksOf(limits), alsoCounted, locks))
    },
    async isFull(cap) {
      return (await countTries(db, cap, cap.windowS, cap.most)) >= cap.most
    },
    async forgive(tickets, subjects) {
      const ids = tickets.map(({ id }) => id)
      await forgiveTries(db, ids, subjects)
      return true
    },
    async clearBelow(subject) {
      await clearTriesBelow(db, subject)
      return true
    },
  }
}
