/** How many alerts on suspicious betting nobody has looked at, beside the menu's word: they describe the link, whose name stays the page's. */
import { TriangleAlert } from 'lucide-react'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { useSpeech } from '../speech.ts'
import { ALERTS_MS } from './polling.ts'

export function AlertBadge() {
  const { texts, fill } = useSpeech()
  const { data } = useOfficeQuery(office.tradingAlertsOpen, {}, ALERTS_MS)
  const count = data?.open ?? 0
  if (count === 0) return null
  return (
    <span
      id="alerts-trading"
      role="status"
      aria-label={fill(texts.trading.alerts.waiting, { count })}
      className="flex items-center gap-1 rounded-full bg-raised px-2 text-sm font-bold text-text tabular-nums"
    >
      <TriangleAlert size={14} aria-hidden="true" />
      {count}
    </span>
  )
}
