/** How far a player must be known for what he moves, and who checks documents. */
import { decimalText } from '@uwanja/contract/amounts'
import type { Tier } from '@uwanja/contract/identity'
import type { Tx } from '@uwanja/money/sql'
import { IDENTITY } from '@uwanja/providers/identity'
import type { CheckIdentity } from '@uwanja/providers/identity/identity'
import type { Settings } from '../env.ts'
import type { Market } from '../markets.ts'
import { refuse } from '../refuse.ts'
import type { Wires } from '../wires.ts'
import { knownOf } from './store.ts'

type Thresholds = Market['identity']

/** What a tier allows in all, each way; null: no limit of this kind. */
export function upToOf({ namesAboveMinor, documentAboveMinor }: Thresholds, tier: Tier): bigint | null {
  return tier === 0 ? namesAboveMinor : tier === 1 ? documentAboveMinor : null
}

function tierFor(thresholds: Thresholds, totalMinor: bigint): Tier {
  return totalMinor > thresholds.documentAboveMinor ? 2 : totalMinor > thresholds.namesAboveMinor ? 1 : 0
}

export function openIdentity(settings: Pick<Settings, 'identityProvider'>, wires: Wires, market: Market) {
  const { identityProvider } = settings
  const checkIdentity: CheckIdentity =
    identityProvider === null ? async () => 'unavailable' : IDENTITY[identityProvider].open(wires.identity())
  return {
    checkIdentity,
    /** Each way has its own total: who paid in a lot may take it out again. */
    async identityCovers(tx: Tx, playerId: bigint, more: { readonly deposit: bigint } | 'what was withdrawn') {
      const known = (await knownOf(tx, playerId)) ?? refuse('UNAUTHORIZED')
      const total = more === 'what was withdrawn' ? known.withdrawn : known.deposited + more.deposit
      const tier = tierFor(market.identity, total)
      if (tier <= known.tier) return
      const upTo = upToOf(market.identity, known.tier)
      refuse('IDENTITY_REQUIRED', { tier, upTo: upTo === null ? null : Number(decimalText(upTo)) })
    },
  }
}
