/** The time of day over a game, which fills the window and hides the phone's own clock. */
import { useEffect, useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { serverNow } from '../server-clock.ts'
import { useDates } from '../texts/use-dates.ts'

const MINUTE_MS = 60_000

export function GameClock() {
  const t = useTranslations('game')
  const dates = useDates()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p className="shrink-0 px-2 text-end text-sm text-muted tabular-nums">
      <span className="sr-only">{t('clock')} </span>
      <time suppressHydrationWarning dateTime={new Date(now).toISOString()}>
        {dates(now, 'clock')}
      </time>
    </p>
  )
}
