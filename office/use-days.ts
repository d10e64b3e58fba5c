/** The days that a page is about: today in the jurisdiction, and the stretch that stands in the address. */
import { useState } from 'react'
import { dayFrom, dayIn } from './days.ts'
import { useSession } from './session.ts'
import { useFilters, type Filters } from './use-filters.ts'

/** Today in the jurisdiction, as it was when the page was opened. */
export function useToday(): string {
  const zone = useSession((state) => state.session?.zone ?? 'UTC')
  const [openedMs] = useState(() => Date.now())
  return dayIn(zone, openedMs)
}

export interface DateRange {
  readonly from: string
  readonly to: string
  readonly change: (part: Readonly<Record<string, string>>) => void
}

/** @param names Filters that the page has beside its days. */
export function useDateRange(days: number, names: readonly string[] = []): DateRange & Pick<Filters, 'of'> {
  const today = useToday()
  const { of, change } = useFilters(['from', 'to', ...names])
  return { from: of('from') || dayFrom(today, 1 - days), to: of('to') || today, of, change }
}
