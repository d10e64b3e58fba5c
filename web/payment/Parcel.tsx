/** A withdrawal followed like a parcel: what is behind it, where it is, and what is still to come (R66). */
import { join } from '@uwanja/ui/looks/join'
import { Check } from 'lucide-react'
import { spanText } from '../texts/span.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { parcelOf, type ParcelFacts, type Stop } from './parcel-rules.ts'

export function Parcel({ payment }: { payment: ParcelFacts }) {
  const t = useTranslations('parcel')
  const span = useTranslations('span')
  const stops = parcelOf(payment)
  if (stops === null) return null
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label={t('title')} className="flex flex-col">
        {stops.map((stop) => (
          <Station key={stop.station} stop={stop} cancelUntil={payment.cancelUntil ?? ''} />
        ))}
      </ol>
      {typeof payment.usualS === 'number' && (
        <p className="text-sm text-muted">{t('usual', { time: spanText(span, payment.usualS * 1_000) })}</p>
      )}
    </div>
  )
}

const LINE =
  'relative not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line'

const MARKS = {
  done: 'border-win bg-win-ground text-win',
  now: 'animate-pulse border-primary bg-primary',
  ahead: 'border-line bg-surface',
} as const

type StationProps = { stop: Stop; cancelUntil: string }

function Station({ stop: { station, is, atMs }, cancelUntil }: StationProps) {
  const t = useTranslations('parcel')
  const dates = useDates()
  const until = Date.parse(cancelUntil)
  return (
    <li aria-current={is === 'now' ? 'step' : undefined} className={join('flex gap-3 pb-3', LINE)}>
      <span
        aria-hidden="true"
        className={join('z-10 flex size-6 shrink-0 items-center justify-center rounded-full border-2', MARKS[is])}
      >
        {is === 'done' && <Check size={14} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className={is === 'ahead' ? 'text-muted' : 'font-semibold'}>{t(station)}</span>
          {atMs !== null && <span className="text-sm text-muted tabular-nums">{dates(atMs, 'step')}</span>}
        </span>
        {station === 'asked' && Number.isFinite(until) && (
          <span className="block text-sm">{t('cancelUntil', { time: dates(until, 'clock') })}</span>
        )}
        {station === 'checked' && is === 'now' && <span className="block text-sm">{t('checkedText')}</span>}
      </span>
    </li>
  )
}
