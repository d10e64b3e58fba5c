/** Counts tries in the database: one row a try. */
import type { Db } from '@uwanja/money/sql'
import { EVERYONE, planOf } from './limit.ts'
import { clearTriesBelow, countTries, forgiveTries, takeTry } from './store.ts'
import type { Ticket, Tries } from './throttle.ts'

export function databaseTries(db: Db): Tries {
  return {
    async take(limits, alsoCounted) {
      const asks = limits.map((limit) => ({ kind: limit.kind, subject: limit.subject, ...planOf(limit) }))
      const locks = limits.filter(({ subject }) => subject !== EVERYONE)
      const { waitS, tickets } = await takeTry(db, asks, alsoCounted, locks)
      if (waitS > 0) return { taken: false, waitS: Math.ceil(waitS) }
      return {
        taken: true,
        tickets: new Map(tickets.map((one): [string, Ticket] => [one.kind, { ...one, place: 'database' }])),
      }
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
