/** Margins by tier of competitions, tried before they hold, and whose tier is which; behind the desk's key. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskTiers } from '@uwanja/contract/book/desk-tiers'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sideNamesOf } from '../catalogue/event.ts'
import { eventById } from '../catalogue/store.ts'
import { fixtureOf } from '../feed/registers.ts'
import { offerOf } from '../pricing/offer.ts'
import type { Tier } from '../pricing/price.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { marketViews } from '../read/views.ts'
import { keepMargins, keepTier, marginVersions, tieredLeagues } from './tiers-store.ts'

export interface TiersDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly traderOf: (request: FastifyRequest) => string
  readonly onFault: (error: unknown) => void
}

export function mountTiers(scope: FastifyInstance, { db, catalogue, traderOf, onFault }: TiersDeps): void {
  const handlers: Handlers<typeof deskTiers> = {
    async margins() {
      // Whoever asks here may have set them through another process.
      await catalogue.follow()
      return { ...catalogue.margins(), versions: await marginVersions(db) }
    },
    async tryMargins({ id, margins, tier }) {
      const event = catalogue.event(id) ?? (await eventById(db, id))
      const fixture = event && fixtureOf(event.state)
      if (!event?.place || !fixture) throw new Refused('EVENT_NOT_FOUND')
      const tried = { ...event, place: { ...event.place, tier: tier ?? event.place.tier } }
      const standing = catalogue.circumstances()
      return {
        home: fixture.home,
        away: fixture.away,
        ...sideNamesOf(event),
        tier: event.place.tier,
        before: marketViews(event, offerOf(event, null, catalogue.margins()), standing),
        after: marketViews(tried, offerOf(tried, null, margins ?? catalogue.margins()), standing),
      }
    },
    async setMargins(said, request) {
      if (!(await keepMargins(db, said, traderOf(request)))) throw new Refused('NO_LONGER_OPEN')
      await catalogue.follow()
      return null
    },
    leagues: ({ words, tier }) =>
      tieredLeagues(db, { words: words.trim(), tier: tier === undefined ? null : (Number(tier) as Tier) }),
    async setTier(said, request) {
      if (!(await keepTier(db, said, traderOf(request)))) throw new Refused('NOT_FOUND')
      await catalogue.follow()
      return null
    },
  }
  mountRows(scope, deskTiers, handlers, onFault)
}
