/** Cases as traders open, write and close them behind the desk's key. */
import type { FastifyInstance } from 'fastify'
import { deskCases } from '@uwanja/contract/book/cases'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { closeCase, noteCase, notesOf, openCase, pageOfCases, readCase } from './cases-store.ts'
import { withSeason, type AlertDeskDeps } from './desk.ts'
import { readAlerts } from './store.ts'

/** false: somebody was there before. null: there is none. */
function kept<Kept>(done: Kept | false | null): Kept {
  if (done === null) throw new Refused('NOT_FOUND')
  if (done === false) throw new Refused('NO_LONGER_OPEN')
  return done
}

export function mountCases(scope: FastifyInstance, { db, catalogue, traderOf, onFault }: AlertDeskDeps): void {
  const handlers: Handlers<typeof deskCases> = {
    cases: ({ before }) => pageOfCases(db, before || null),
    async case({ id }) {
      const found = await readCase(db, id)
      if (!found) throw new Refused('NOT_FOUND')
      const alerts = await readAlerts(db, { case: id })
      return { case: found, alerts: alerts.map((one) => withSeason(catalogue, one)), notes: await notesOf(db, id) }
    },
    openCase: async (said, request) => ({ id: kept(await openCase(db, said, traderOf(request))) }),
    async noteCase(said, request) {
      kept(await noteCase(db, said, traderOf(request)))
      return null
    },
    async closeCase(said, request) {
      kept(await closeCase(db, said, traderOf(request)))
      return null
    },
  }
  mountRows(scope, deskCases, handlers, onFault)
}
