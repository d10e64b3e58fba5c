/** The time of day over a game, which fills the window and hides the phone's own clock. */
import { join } from '@uwanja/ui/looks/join'
import { useEffect, useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { serverNow } from '../server-clock.ts'
import { useDates } from '../texts/use-dates.ts'

const MINUTE_MS = 60_000

/** `bar`: beside the way back. `line`: a popup has no bar. */
export function GameClock({ place }: { place: 'bar' | 'line' }) {
  const t = useTranslations('game')
  const dates = useDates()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p
      className={join(
        'shrink-0 text-end text-muted tabular-nums',
        place === 'bar' ? 'px-2 text-sm' : 'border-b border-line px-3 py-0.5 text-xs',
      )}
    >
      <span className="sr-only">{t('clock')} </span>
      <time suppressHydrationWarning dateTime={new Date(now).toISOString()}>
        {dates(now, 'clock')}
      </time>
    </p>
  )
}
