/** What a tap on a price puts on the slip. */
import { marketWords, outcomeWords } from '@uwanja/i18n/book-words'
import type { EventRow, MarketView } from '../answers/changes.ts'
import type { Selection } from '../slip/slip.ts'
import type { FrameTexts } from '../texts.ts'
import { matchName, sidesOf } from '../words.ts'

interface Picked {
  readonly row: EventRow
  readonly market: MarketView
  readonly outcome: string
}

export function selectionOf({ row, market, outcome }: Picked, odds: number, said: FrameTexts): Selection {
  const { market: id, specifiers } = market
  const sides = sidesOf(row, said)
  return {
    event: row.id,
    market: id,
    specifiers,
    outcome,
    odds,
    epoch: row.epoch,
    eventName: matchName(row, said),
    marketName: marketWords(market, said.names, sides),
    outcomeName: outcomeWords(market, outcome, { ...sides, names: said.names }),
    startsAt: row.startsAt,
    isLive: row.phase === 'live',
  }
}
