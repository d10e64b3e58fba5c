/** A bet that the slip is to take the place of: what it is worth now, which it brings along. Forgotten with the page. */
import { bookCashOut, type CashOutQuote } from '@uwanja/contract/book/cash-out'
import { create } from 'zustand'
import { send } from '../send.ts'
import { usePolled } from './polled.ts'

/** A quote can be tapped for five seconds. */
const EVERY_MS = 3000

export interface Edited {
  readonly bet: string
  /** In minor units. */
  readonly stake: number
  readonly currency: string
}

export const useEdited = create<{ readonly edited: Edited | null }>(() => ({ edited: null }))

export function beginEditing(edited: Edited): void {
  useEdited.setState({ edited })
}
export function endEditing(): void {
  useEdited.setState({ edited: null })
}

/** null: it has no value now. */
export async function valueOf(bet: string, signal?: AbortSignal): Promise<CashOutQuote | null> {
  const heard = await send(bookCashOut.values, { bets: bet }, signal ? { signal } : {})
  return heard.ok ? (heard.data.values.find((one) => one.bet === bet)?.quote ?? null) : null
}

export interface Editing extends Edited {
  /** Absent: not known yet. null: it has none. */
  readonly quote: CashOutQuote | null | undefined
}

/** null: the slip is a new bet. */
export function useEditing(): Editing | null {
  const { edited } = useEdited()
  const { data } = usePolled(
    edited?.bet ?? '',
    edited === null ? null : async (signal) => ({ quote: await valueOf(edited.bet, signal) }),
    EVERY_MS,
  )
  return edited === null ? null : { ...edited, quote: data?.quote }
}
