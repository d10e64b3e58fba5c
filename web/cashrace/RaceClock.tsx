/** Days, hours, minutes and seconds to the end of a race, by the server's clock, once a second; 0 when it is over (C01, C07). */
import { Countdown } from '@uwanja/ui/Countdown'
import { serverNow } from '../server-clock.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { momentOf, timeLeft } from './race-time.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

export function RaceClock({ toDate, onEnd }: { toDate: unknown; onEnd?: () => void }) {
  const t = useTranslations('cashrace')
  const until = momentOf(toDate)
  if (Number.isNaN(until)) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">{t('left')}</p>
      <Countdown
        until={until}
        now={serverNow}
        {...(onEnd ? { onEnd } : {})}
        render={(leftMs) => {
          const left = timeLeft(leftMs)
          return (
            <span className="grid max-w-sm grid-cols-4 gap-2">
              {UNITS.map((unit) => (
                <span key={unit} className="flex flex-col items-center rounded-xl bg-raised py-2">
                  <span className="text-2xl font-bold">{String(left[unit]).padStart(2, '0')}</span>
                  <span className="text-xs text-muted">{t(unit)}</span>
                </span>
              ))}
            </span>
          )
        }}
      />
    </div>
  )
}
