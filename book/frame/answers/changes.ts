/** What the stream tells of a match, laid over what is known of it. Pure. */
import type { eventRow, market } from '@uwanja/contract/book/read'
import type { streamData } from '@uwanja/contract/book/stream'
import type * as z from 'zod/mini'

export type EventRow = z.output<typeof eventRow>
export type MarketView = z.output<typeof market>
export type Delta = z.output<typeof streamData>
type Change = Delta['events'][number]

export const marketKey = ({ market: id, specifiers }: Pick<MarketView, 'market' | 'specifiers'>): string =>
  `${id}?${specifiers}`

function withOdds(one: MarketView, odds: readonly (number | null)[] | undefined): MarketView {
  if (!odds) return one
  return { ...one, outcomes: one.outcomes.map((outcome, at) => ({ ...outcome, odds: odds[at] ?? null })) }
}

/** A match after a change: markets stay in their places, new ones come last, those that are gone go. */
export function changed(before: EventRow | undefined, { odds = {}, gone = [], markets, ...row }: Change): EventRow {
  if (!before) return { ...row, markets }
  const fresh = new Map(markets.map((one) => [marketKey(one), one]))
  const left = before.markets.flatMap((one) => {
    const key = marketKey(one)
    if (gone.includes(key)) return []
    const next = fresh.get(key) ?? withOdds(one, odds[key])
    fresh.delete(key)
    return [next]
  })
  return { ...row, markets: [...left, ...fresh.values()] }
}

/** A score that is another than before: worth saying aloud. */
export function scoredIn(before: EventRow | undefined, after: EventRow): boolean {
  const [was, is] = [before?.score ?? null, after.score]
  return was !== null && is !== null && was.join() !== is.join()
}
