/** What traders see of alerts, and say of them, behind the desk's key. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskAlerts, type Alert } from '@uwanja/contract/book/alerts'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isSeason, seasonNames } from '../outrights/strike.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { countOpen, keepLooked, readAlerts } from './store.ts'

export interface AlertDeskDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly traderOf: (request: FastifyRequest) => string
  readonly onFault: (error: unknown) => void
}

/** The end of a season has a league and a side in place of a match. */
export function withSeason(catalogue: Catalogue, { pick, ...alert }: Alert): Alert {
  const event = pick && catalogue.event(pick.event)
  if (!pick || !event || !isSeason(event)) return { ...alert, pick }
  return { ...alert, pick: { ...pick, season: seasonNames(event, pick.outcome) } }
}

export function mountAlerts(scope: FastifyInstance, { db, catalogue, traderOf, onFault }: AlertDeskDeps): void {
  const handlers: Handlers<typeof deskAlerts> = {
    async alerts({ state }) {
      const alerts = await readAlerts(db, { state })
      return { alerts: alerts.map((one) => withSeason(catalogue, one)), open: await countOpen(db) }
    },
    alertsOpen: async () => ({ open: await countOpen(db) }),
    async alertLooked(said, request) {
      const isKept = await keepLooked(db, said, traderOf(request))
      if (isKept === null) throw new Refused('NOT_FOUND')
      if (!isKept) throw new Refused('NO_LONGER_OPEN')
      return null
    },
  }
  mountRows(scope, deskAlerts, handlers, onFault)
}
