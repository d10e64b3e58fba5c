/** Counts tries in the database: one row a try. */
import type { Db } from '@uwanja/money/sql'
import { EVERYONE, planOf, waitUnder, type Limit } from './limit.ts'
import { clearTries, clearTriesBelow, countTries, deleteTries, insertTries, lockSubjects } from './store.ts'
import type { Ticket, Tries } from './throttle.ts'

const asked = (limit: Limit) => {
  const { windowS, most } = planOf(limit)
  return { kind: limit.kind, subject: limit.subject, windowS, most }
}

export function databaseTries(db: Db): Tries {
  return {
    take: (limits, alsoCounted) =>
      db.transaction(async (tx) => {
        await lockSubjects(
          tx,
          limits.filter(({ subject }) => subject !== EVERYONE),
        )
        const counts = await countTries(tx, limits.map(asked))
        const waitS = Math.max(0, ...limits.map((limit, place) => waitUnder(limit, counts[place]!)))
        if (waitS > 0) return { taken: false, waitS: Math.ceil(waitS) }
        const rows = await insertTries(tx, [...limits, ...alsoCounted])
        const tickets = rows.map(({ id, ...subject }): Ticket => ({ ...subject, place: 'database', id: `${id}` }))
        return { taken: true, tickets: new Map(tickets.map((ticket) => [ticket.kind, ticket])) }
      }),
    async isFull(cap) {
      const [count] = await countTries(db, [asked(cap)])
      return (count?.tries ?? 0) >= cap.most
    },
    async giveBack(tickets) {
      await deleteTries(
        db,
        tickets.map(({ id }) => id),
      )
      return true
    },
    async clear(subject) {
      await clearTries(db, subject)
      return true
    },
    async clearBelow(subject) {
      await clearTriesBelow(db, subject)
      return true
    },
  }
}
