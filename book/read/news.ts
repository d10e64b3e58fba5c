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

/** Finds what a market was before: nearly always in the same place, else by its name. */
function finder(before: readonly MarketView[]): (one: MarketView, at: number) => MarketView | undefined {
  let known: Map<string, MarketView> | null = null
  return (one, at) => {
    const was = before[at]
    if (was?.market === one.market && was.specifiers === one.specifiers) return was
    known ??= new Map(before.map((other) => [keyOf(other), other]))
    return known.get(keyOf(one))
  }
}

const isMoved = (was: MarketView, one: MarketView): boolean =>
  one.outcomes.some((outcome, at) => was.outcomes[at]!.odds !== outcome.odds)

/** What of a row is news to who has `before`; null: nothing. */
export function newsOf(before: EventRow | undefined, after: EventRow): Change | null {
  if (!before) return after
  const find = finder(before.markets)
  const markets: MarketView[] = []
  const odds: Record<string, (number | null)[]> = {}
  let [moved, found] = [0, 0]
  after.markets.forEach((one, at) => {
    const was = find(one, at)
    if (was) found++
    if (!was || !isAlike(was, one)) markets.push(one)
    else if (isMoved(was, one)) {
      odds[keyOf(one)] = one.outcomes.map((outcome) => outcome.odds)
      moved++
    }
  })
  const now = found < before.markets.length ? new Set(after.markets.map(keyOf)) : null
  const gone = now ? before.markets.map(keyOf).filter((key) => !now.has(key)) : []
  const isSame = JSON.stringify({ ...before, markets: [] }) === JSON.stringify({ ...after, markets: [] })
  if (isSame && markets.length + moved + gone.length === 0) return null
  return { ...after, markets, ...(moved > 0 ? { odds } : {}), ...(gone.length > 0 ? { gone } : {}) }
}
