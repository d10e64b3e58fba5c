/** The player's bets a page at a time, looked at again while somebody reads them. */
import { useState } from 'react'
import { bookBets, type BetView } from '@uwanja/contract/book/bets'
import { bookCashOut, type ValuedBet } from '@uwanja/contract/book/cash-out'
import { bookMine, type Receipt } from '@uwanja/contract/book/mine'
import { send } from '../send.ts'
import { usePolled } from '../slip/polled.ts'

export type Which = 'open' | 'any' | 'won' | 'lost' | 'void' | 'cashed'

const PAGE = 20
const EVERY_MS = 8000
/** The value of a bet can be tapped for five seconds. */
const VALUES_EVERY_MS = 4000

class Refused extends Error {}

async function asked<T>(answer: Promise<{ ok: true; data: T } | { ok: false; status: string }>): Promise<T> {
  const heard = await answer
  if (heard.ok) return heard.data
  throw new Refused(heard.status)
}

export interface Page {
  readonly bets: readonly BetView[]
  readonly receipts: readonly Receipt[]
  readonly hasMore: boolean
}

async function readPages(which: Which, pages: number, signal: AbortSignal): Promise<Page> {
  const kind = which === 'open' ? { open: '1' as const } : { ended: which }
  const bets: BetView[] = []
  let hasMore = true
  for (let page = 0; page < pages && hasMore; page++) {
    const last = bets.at(-1)
    const query = { ...kind, most: PAGE, ...(last ? { before: last.id } : {}) }
    const heard = await asked(send(bookBets.mine, query, { signal }))
    bets.push(...heard.bets)
    hasMore = heard.bets.length === PAGE
  }
  const receipts: Receipt[] = []
  for (let at = 0; at < bets.length; at += 50) {
    const ids = bets.slice(at, at + 50).map(({ id }) => id)
    receipts.push(...(await asked(send(bookMine.receipts, { bets: ids.join(',') }, { signal }))).receipts)
  }
  return { bets, receipts, hasMore }
}

export function useBets(which: Which) {
  const [pages, setPages] = useState(1)
  const { data, isLost, again } = usePolled(
    `${which} ${String(pages)}`,
    (signal) => readPages(which, pages, signal),
    EVERY_MS,
  )
  return { page: data, isLost, again, more: () => setPages(pages + 1) }
}

/** What open bets are worth now, by their ids. */
export function useValues(bets: readonly BetView[]) {
  const ids = bets.filter(({ state, outcome }) => state === 'accepted' && outcome === 'open').map(({ id }) => id)
  const { data, again } = usePolled(
    ids.join(','),
    ids.length > 0
      ? async (signal) => {
          const heard = await asked(send(bookCashOut.values, { bets: ids.slice(0, 50).join(',') }, { signal }))
          return { values: heard.values, atMs: Date.now() }
        }
      : null,
    VALUES_EVERY_MS,
  )
  const valueOf = (id: string): ValuedBet | null => data?.values.find(({ bet }) => bet === id) ?? null
  return { valueOf, atMs: data?.atMs ?? 0, again }
}
