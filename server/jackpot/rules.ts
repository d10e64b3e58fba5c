/** A rule set: what a round's sale asks for and how it ends. Data, with a version that tickets keep. */
import * as z from 'zod/mini'
import { decimalText, wireNumber } from '@uwanja/contract/wire/amounts'
import type { PoolRule } from '@uwanja/contract/fair/pool'

const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))
const small = z.int().check(z.minimum(1), z.maximum(64))

/** As it is stored: amounts are text of minor units. */
export const storedRule = z
  .object({
    matches: small,
    reserves: z.int().check(z.minimum(0), z.maximum(8)),
    mostTickets: z.int().check(z.minimum(1), z.maximum(1_000)),
    salesShare: basisPoints,
    tiers: z.array(z.object({ right: small, share: basisPoints })).check(z.minLength(1), z.maxLength(8)),
    fixed: z.array(z.object({ right: small, prize: z.string().check(z.regex(/^[1-9]\d{0,11}$/)), winners: small })),
    cancelledEnds: small,
    onCancelled: z.enum(['refund', 'roll']),
    unpickedReserve: z.enum(['wrong', 'drawn']),
  })
  .check(z.refine(isWhole))
export type StoredRule = z.output<typeof storedRule>

/** Tiers from the most right down, each once, together at most the whole pool; nobody is asked for more than there are matches. */
function isWhole({ tiers, fixed, matches }: { tiers: Share[]; fixed: { right: number }[]; matches: number }): boolean {
  const rights = tiers.map(({ right }) => right)
  const isOrdered = rights.every((right, at) => right <= matches && (at === 0 || right < rights[at - 1]!))
  const shares = tiers.reduce((sum, { share }) => sum + share, 0)
  const areOnce = new Set(fixed.map(({ right }) => right)).size === fixed.length
  return isOrdered && shares <= 10_000 && areOnce && fixed.every(({ right }) => right <= matches)
}
interface Share {
  right: number
  share: number
}

export const poolRule = ({ salesShare, tiers, fixed, cancelledEnds, matches }: StoredRule): PoolRule => ({
  salesShare,
  tiers,
  cancelledEnds,
  matches,
  fixed: fixed.map((one) => ({ ...one, prize: BigInt(one.prize) })),
})

/** As pages print it. */
export const shownRule = (version: number, rule: StoredRule) => ({
  version: String(version),
  mostTickets: rule.mostTickets,
  salesBasisPoints: rule.salesShare,
  tiers: rule.tiers.map(({ right, share }) => ({ right, basisPoints: share })),
  fixed: rule.fixed.map(({ right, prize, winners }) => ({ right, prize: wireNumber(BigInt(prize)), winners })),
  cancelledEnds: rule.cancelledEnds,
  onCancelled: rule.onCancelled,
  unpickedReserve: rule.unpickedReserve,
})

/** The words of a rule set, for the office's lists. */
export const prizeText = (rule: StoredRule): string =>
  [
    ...rule.tiers.map(({ right, share }) => `${String(right)}: ${decimalText(BigInt(share))}%`),
    ...rule.fixed.map(
      ({ right, prize, winners }) => `${String(right)}: ${decimalText(BigInt(prize))} × ${String(winners)}`,
    ),
  ].join(', ')
