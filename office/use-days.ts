/** The days that a page is about: today in the jurisdiction, and the stretch that stands in the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayFrom, dayIn } from './days.ts'
import { useSession } from './session.ts'

/** Today in the jurisdiction, as it was when the page was opened. */
export function useToday(): string {
  const zone = useSession((state) => state.session?.zone ?? 'UTC')
  const [openedMs] = useState(() => Date.now())
  return dayIn(zone, openedMs)
}

export interface DateRange {
  readonly from: string
  readonly to: string
  readonly change: (part: { readonly from?: string; readonly to?: string }) => void
}

/** The days that a page is about: those in its address, else the last `days` of the jurisdiction. */
export function useDateRange(days: number): DateRange {
  const today = useToday()
  const [address, setAddress] = useSearchParams()
  const from = address.get('from') ?? dayFrom(today, 1 - days)
  const to = address.get('to') ?? today
  return { from, to, change: (part) => setAddress({ from, to, ...part }, { replace: true }) }
}
