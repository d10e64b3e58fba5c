/** Bets, and what of them lies behind the desk's key. */
import type { FastifyInstance } from 'fastify'
import { openAlerts } from '../alerts/alerts.ts'
import { mountCases } from '../alerts/cases-desk.ts'
import { mountAlerts } from '../alerts/desk.ts'
import { mountInsiders } from '../alerts/insiders-desk.ts'
import { answerOffer, mountBets } from '../bets/calls.ts'
import { openChances } from '../bets/chances.ts'
import { mountBetDesk } from '../bets/desk.ts'
import { openBets, type BetDeps } from '../bets/engine.ts'
import { takeOffer } from '../bets/review-store.ts'
import { readBet } from '../bets/store.ts'
import { openTerms } from '../bets/terms-store.ts'
import { openStanding } from '../cash-out/calls.ts'
import { traderOf } from '../desk/desk.ts'
import { mountRules } from '../desk/rules.ts'
import { mountTiers } from '../desk/tiers.ts'
import { mountWatch } from '../desk/watch.ts'
import { mountEdit } from '../edit/calls.ts'
import { openReplacing } from '../edit/replacing.ts'
import { mountMine } from '../mine/calls.ts'
import { nowhere } from './failpoints.ts'
import { Refused } from './mount.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Settlement } from '../settlement/open.ts'

export function openBetting(
  app: FastifyInstance,
  deps: Omit<BetDeps, 'replacing'>,
  { sessions, settlement }: { readonly sessions: Sessions; readonly settlement: Settlement },
) {
  const { db, catalogue, now, onFault, reached = nowhere } = deps
  const terms = openTerms(db, now).now
  const bets = openBets({
    ...deps,
    replacing: openReplacing({ db, known: { catalogue, chances: openChances() }, terms }),
  })
  const { sessionOf, stakerOf } = sessions
  mountEdit(app, { db, catalogue, bets, sessionOf, now, onFault })
  mountBets(app, { ...deps, bets, sessionOf, stakerOf })
  mountMine(app, { ...deps, sessionOf })
  const standing = openStanding(app, { db, catalogue, now, onFault, sessionOf, reached })
  const alerts = openAlerts({ db, catalogue, now, onFault })
  return {
    standing: {
      ...standing,
      async takeOffer(player: bigint, id: string): Promise<void> {
        const bet = await readBet(db, id)
        if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
        await answerOffer({ db, bets, now }, takeOffer, id)
      },
    },
    bets: {
      ...bets,
      look: async () => void (await Promise.all([bets.look(), standing.look(), alerts.look()])),
      async close(): Promise<void> {
        await alerts.settled()
        await bets.close()
      },
    },
    more(scope: FastifyInstance): void {
      mountBetDesk(scope, { ...deps, bets, traderOf })
      standing.mountDesk(scope, traderOf)
      settlement.mountDesk(scope)
      mountWatch(scope, { db, catalogue, onFault })
      mountRules(scope, { db, traderOf, onFault })
      mountTiers(scope, { db, catalogue, traderOf, onFault })
      mountAlerts(scope, { db, catalogue, traderOf, onFault })
      mountCases(scope, { db, catalogue, traderOf, onFault })
      mountInsiders(scope, { ...deps, traderOf })
    },
  }
}
