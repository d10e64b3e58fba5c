/** What of a match is news to who has seen it before: odds alone, markets that are new, the names of those that went. */
import type * as z from 'zod/mini'
import type { streamData } from '@uwanja/contract/book/stream'
import type { EventRow, MarketView } from './views.ts'

export type Delta = z.output<typeof streamData>
type Change = Delta['events'][number]

const keyOf = ({ market, specifiers }: MarketView): string => `${market}?${specifiers}`

/** Are two views of one market the same but for their odds? */
function isAlike(before: MarketView, after: MarketView): boolean {
  return (
    before.status === after.status &&
    before.outcomes.length === after.outcomes.length &&
    after.outcomes.every(({ id }, at) => before.outcomes[at]!.id === id)
  )
}

/** What of a row is news to who has `before`; null: nothing. */
export function newsOf(before: EventRow | undefined, after: EventRow): Change | null {
  if (!before) return after
  const known = new Map(before.markets.map((one) => [keyOf(one), one]))
  const markets: MarketView[] = []
  const odds: Record<string, (number | null)[]> = {}
  let moved = 0
  for (const one of after.markets) {
    const key = keyOf(one)
    const was = known.get(key)
    known.delete(key)
    if (!was || !isAlike(was, one)) markets.push(one)
    else if (one.outcomes.some((outcome, at) => was.outcomes[at]!.odds !== outcome.odds)) {
      odds[key] = one.outcomes.map((outcome) => outcome.odds)
      moved++
    }
  }
  const gone = [...known.keys()]
  const isSame = JSON.stringify({ ...before, markets: [] }) === JSON.stringify({ ...after, markets: [] })
  if (isSame && markets.length + moved + gone.length === 0) return null
  return { ...after, markets, ...(moved > 0 ? { odds } : {}), ...(gone.length > 0 ? { gone } : {}) }
}
