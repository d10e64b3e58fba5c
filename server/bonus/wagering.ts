/** The projection of what was staked for bonuses; each round then ends the bonuses that are over. */
import type { Journal } from '@uwanja/money'
import { isSportCompany } from '@uwanja/providers/sports'
import type { Repeated } from '../runtime/every.ts'
import { openProjection, wageredIn, type Projection } from '../runtime/projections.ts'
import { CURSOR, endBonuses, sendAfter, type BonusDeps } from './bonus.ts'
import { LOW_RISK } from './rules.ts'
import { addWagered } from './store.ts'

export const WAGERED: Projection = {
  name: CURSOR,
  async write(tx, journals) {
    const wagered = wageredIn(journals, isSportCompany)
    if (wagered.length > 0) await addWagered(tx, wagered, LOW_RISK)
  },
}

/** Players who were paid or given back something. */
const paidIn = (journals: readonly Journal[]): bigint[] => [
  ...new Set(
    journals.flatMap(({ kind, playerId, totalMinor }) =>
      playerId !== null && kind.startsWith('wager.') && totalMinor > 0n ? [playerId] : [],
    ),
  ),
]

export function openBonuses(deps: BonusDeps, onFault: (error: unknown) => void, isFirst: () => boolean): Repeated {
  let isBegun = false
  const told = (journals: readonly Journal[]) => sendAfter(deps, paidIn(journals))
  return openProjection(
    { ...deps, onFault, isFirst },
    { ...WAGERED, told },
    {
      async before() {
        // What a process that was killed had read, and not sent after its bonus any more.
        if (!isBegun) await sendAfter(deps, 'everybody')
        isBegun = true
      },
      after: () => endBonuses(deps),
    },
  )
}
