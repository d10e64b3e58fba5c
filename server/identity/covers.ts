/** How far a player must be known for what they move, and who checks documents. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Tier } from '@uwanja/contract/site/identity'
import type { Tx } from '@uwanja/money/sql'
import { IDENTITY } from '@uwanja/providers/identity'
import type { CheckIdentity } from '@uwanja/providers/identity/identity'
import type { Settings } from '../settings/env.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Wires } from '../companies/wires.ts'
import { knownOf } from './store.ts'

type Thresholds = Jurisdiction['identity']
/** Each way has its own total. */
type Way = 'in' | 'out'

/** What a tier allows in all, one way; null: no limit of this kind. */
export function upToOf(thresholds: Thresholds, tier: Tier, way: Way): bigint | null {
  if (tier === 0) return namelessUpTo(thresholds, way)
  return tier === 1 ? thresholds.documentAboveMinor : null
}

/** No money leaves without names and birthday, in whatever country; some want them before any comes in. */
const namelessUpTo = ({ namesBefore, namesAboveMinor }: Thresholds, way: Way): bigint =>
  way === 'out' || namesBefore === 'deposit' ? 0n : namesAboveMinor

function tierFor(thresholds: Thresholds, totalMinor: bigint, way: Way): Tier {
  if (totalMinor > thresholds.documentAboveMinor) return 2
  return totalMinor > namelessUpTo(thresholds, way) ? 1 : 0
}

export function openIdentity(settings: Pick<Settings, 'identityProvider'>, wires: Wires, jurisdiction: Jurisdiction) {
  const { identityProvider } = settings
  const checkIdentity: CheckIdentity =
    identityProvider === null ? async () => 'unavailable' : IDENTITY[identityProvider].open(wires.identity())
  return {
    checkIdentity,
    /** Each way has its own total: who paid in a lot may take it out again. */
    async isWithinKycLimit(tx: Tx, playerId: bigint, more: { readonly deposit: bigint } | 'what was withdrawn') {
      const known = (await knownOf(tx, playerId)) ?? refuse('UNAUTHORIZED')
      const way = more === 'what was withdrawn' ? 'out' : 'in'
      const total = more === 'what was withdrawn' ? known.countedOut : known.countedIn + more.deposit
      const tier = tierFor(jurisdiction.identity, total, way)
      if (tier <= known.tier) return
      const upTo = upToOf(jurisdiction.identity, known.tier, way)
      refuse('IDENTITY_REQUIRED', { tier, upTo: upTo === null ? null : Number(decimalText(upTo)) })
    },
  }
}
