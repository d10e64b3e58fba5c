/** A cash-out under way: the quote that was tapped, how long it waits, and what became of it. */
import { useState } from 'react'
import { bookCashOut, type CashOutQuote, type Tapped } from '@uwanja/contract/book/cash-out'
import { tell } from '../host.ts'
import { randomId } from '../random-id.ts'
import { send } from '../send.ts'
import { pause } from '../slip/placing.ts'

export type Cashing =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting'; readonly untilMs: number }
  | { readonly state: 'done'; readonly paid: number }
  | { readonly state: 'changed' | 'ended' | 'failed' }

const AGAIN_MS = 1500
const LOOK_MS = 500

/** The same tap is said until it is answered: it executes once. null: it was refused. */
async function tapped(id: string, quote: CashOutQuote, stake: number | null): Promise<Tapped | 'ended' | 'failed'> {
  for (let tries = 0; ; tries++)
    try {
      const heard = await send(bookCashOut.tap, { id, ...quote, ...(stake === null ? {} : { stake }) })
      if (heard.ok) return heard.data
      return heard.status === 'QUOTE_ENDED' ? 'ended' : 'failed'
    } catch {
      if (tries > 20) return 'failed'
      await pause(AGAIN_MS)
    }
}

async function settled(first: Tapped): Promise<Tapped> {
  let known = first
  while (known.state === 'waiting') {
    await pause(LOOK_MS)
    const heard = await send(bookCashOut.tapped, { bet: first.bet, id: first.id }).catch(() => null)
    if (heard?.ok) known = heard.data
  }
  return known
}

export function useCashing(renew: () => void) {
  const [cashing, setCashing] = useState<Cashing>({ state: 'idle' })
  /** The bet's revision that was cashed out last: its quotes have ended. */
  const [spent, setSpent] = useState(-1)
  async function cashOut(quote: CashOutQuote, stake: number | null, delay: number): Promise<void> {
    setCashing({ state: 'waiting', untilMs: Date.now() + delay * 1000 })
    const first = await tapped(randomId('tap'), quote, stake)
    if (typeof first === 'string') setCashing({ state: first })
    else {
      const last = await settled(first)
      if (last.state === 'done') {
        tell('betCashedOut', { betId: last.bet })
        setSpent(quote.revision)
        setCashing({ state: 'done', paid: last.paid ?? 0 })
      } else setCashing({ state: 'changed' })
    }
    renew()
  }
  return { cashing, spent, cashOut }
}
