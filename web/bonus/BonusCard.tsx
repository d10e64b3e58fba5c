/** The bonus on the deposit page, for whom there is one: the others do not download what it says. */
import { late } from '../missing/late.ts'
import { openBonus, useBonuses } from './use-bonuses.ts'

const BonusShown = late(async () => (await import('./BonusShown.tsx')).BonusShown)

export function BonusCard() {
  const bonuses = useBonuses()
  const isThere = openBonus(bonuses) ?? bonuses?.offers?.[0] ?? bonuses?.freeBets?.[0] ?? bonuses?.freeSpins?.[0]
  return isThere && <BonusShown />
}
