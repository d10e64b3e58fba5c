/** Of area User: the player's bets at any sportsbook. */
import type { user } from '@uwanja/contract/site/user'
import { BET_STATUSES, BETS_A_PAGE, type BetStatus } from '@uwanja/contract/site/bets'
import type { Db } from '@uwanja/money/sql'
import { edgeOf } from '../db/days.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { toDetails, toRow } from './history.ts'
import { betsOf, movementsOf } from './store.ts'

export interface BettingDeps {
  readonly db: Db
  readonly jurisdiction: Pick<Jurisdiction, 'zone'>
}

const ANY = { outcomes: null, from: null, to: null, betId: null } as const

function outcomesOf(status: BetStatus | 'all' | 'settled' | undefined): readonly string[] | null {
  if (status === undefined || status === 'all') return null
  return status === 'settled' ? BET_STATUSES.filter((one) => one !== 'open') : [status]
}

export function bettingHandlers({
  db,
  jurisdiction,
}: BettingDeps): Pick<Handlers<typeof user>, 'getUserBettingHistory' | 'getBettingDetails'> {
  /** Absent and empty are open. */
  async function moment(text: string | undefined, edge: 'from' | 'to'): Promise<string | null> {
    if (!text) return null
    const found = await edgeOf(db, jurisdiction.zone, text, edge)
    return found ?? refuse('VALIDATION_ERROR', { [edge]: ['not a date'] })
  }
  return {
    async getUserBettingHistory({ from, to, status, page, company }, { session: { playerId }, language }) {
      const limit = BETS_A_PAGE
      const bets = await betsOf(db, {
        ...ANY,
        playerId,
        company: company || null,
        outcomes: outcomesOf(status),
        from: await moment(from, 'from'),
        to: await moment(to, 'to'),
        limit,
        // Numbered from 1; 0 and absent mean the first, as clients in the field send all three.
        offset: (Math.max(page ?? 1, 1) - 1) * limit,
      })
      const movements = await movementsOf(db, playerId, bets)
      return bets.map((bet) => toRow(bet, movements, language))
    },
    async getBettingDetails({ betId, company }, { session: { playerId }, language }) {
      const [bet] = await betsOf(db, { ...ANY, playerId, betId, company: company || null, limit: 1, offset: 0 })
      if (!bet) return refuse('BET_NOT_FOUND')
      return toDetails(bet, await movementsOf(db, playerId, [bet]), language)
    },
  }
}
